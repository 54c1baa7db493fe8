/**
 * One search on show, without a screen: the state, the search that belongs to it, and what both look
 * like at the present step. A state that cannot be searched never comes about.
 */

import { plainError, Search } from './engine.js';
import { defaults } from './state.js';
import { update } from './update.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./update.js').Action} Action
 * @typedef {import('./engine.js').Catalogue} Catalogue
 * @typedef {import('./engine.js').PlyscopeError} PlyscopeError
 * @typedef {import('./engine.js').Overview['total']} Counts
 * @typedef {{tree?: string, algorithm?: string, step?: number, options?: Record<string, string>}} Wanted
 * @typedef {{states: import('./engine.js').States, moment: import('./engine.js').Moment}} Seen
 */

export class Session {
  /** @type {State} */
  #state = defaults();
  /** @type {Search | null} */
  #search = null;
  /** What the present step looks like, until it is another. @type {({step: number} & Seen) | null} */
  #seen = null;
  /** The counts of the whole search before the last change of the tree. @type {Counts | null} */
  #before = null;
  #catalogue;
  #changed;

  /**
   * @param {Catalogue} catalogue
   * @param {(before: State, after: State) => void} changed called after each change
   */
  constructor(catalogue, changed) {
    this.#catalogue = catalogue;
    this.#changed = changed;
  }

  get state() {
    return this.#state;
  }

  get catalogue() {
    return this.#catalogue;
  }

  /** The present search; none before anything could be shown, and while it is put away. */
  get search() {
    return this.#search;
  }

  /** How many steps there are. */
  get steps() {
    return this.#search?.overview.steps ?? 0;
  }

  /** The counts of the whole search before the tree was changed; null where it is another search. */
  get countsBefore() {
    return this.#before;
  }

  /** Every node, and what happens, at the present step. @param {Search} search the present one */
  seen(search) {
    const { step } = this.#state;
    if (this.#seen?.step !== step) {
      this.#seen = { step, states: search.states(step), moment: search.moment(step) };
    }
    return this.#seen;
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was.
   * @param {Wanted} wanted what is left out has its default
   * @returns {PlyscopeError | null}
   */
  display(wanted) {
    const { presets } = this.#catalogue;
    const preset = presets.find(({ id, tree }) => [id, tree].includes(wanted.tree ?? ''));
    const tree = preset?.tree ?? wanted.tree ?? presets[0].tree;
    const algorithm = wanted.algorithm ?? preset?.algorithm ?? 'alpha-beta';
    const options = this.#withoutDefaults({ root: preset?.root ?? 'max', ...wanted.options });
    const error = this.dispatch({ type: 'begin', tree, algorithm, options });
    if (error === null && wanted.step !== undefined) this.go(wanted.step);
    return error;
  }

  /** @param {number} step */
  go(step) {
    return this.dispatch({ type: 'go', step });
  }

  /**
   * @param {Action} action
   * @returns {PlyscopeError | null} why it could not be done; then everything is as it was
   */
  dispatch(action) {
    const before = this.#state;
    const asked = update(before, action);
    if (asked === before) return null;
    const fresh = ['begin', 'choose'].includes(action.type);
    if (this.#search === null && !fresh) {
      // Put away: what still comes in is kept, and nothing is searched for it.
      this.#state = asked;
      return null;
    }
    try {
      this.#state = this.#searched(before, asked, fresh);
    } catch (error) {
      return plainError(error);
    }
    this.#changed(before, this.#state);
    return null;
  }

  /** Gives the memory of the search back; `resume` searches again. */
  putAway() {
    this.#search?.free();
    this.#search = null;
    this.#seen = null;
  }

  /** Searches again what was on show before it was put away. */
  resume() {
    if (this.#search !== null) return;
    const { tree, algorithm, options } = this.#state;
    this.#search = new Search({ tree, algorithm, options });
  }

  /**
   * The state with the search that it asks for done, and the step where it belongs in that.
   * @param {State} before
   * @param {State} after
   * @param {boolean} fresh whether the step starts anew
   */
  #searched(before, after, fresh) {
    const old = this.#search;
    const { tree, algorithm, options } = after;
    const alike = before.algorithm === algorithm && sameOptions(before.options, options);
    let { step } = after;
    if (old === null || before.tree !== tree || !alike) {
      const next = new Search({ tree, algorithm, options });
      if (old !== null && !fresh) step = next.sameStep(old, before.step);
      // Counts are compared where only values differ: the same algorithm over a tree as large.
      const edited = old !== null && alike && old.overview.nodes === next.overview.nodes;
      this.#before = edited && !fresh ? old.overview.total : null;
      this.#search = next;
      this.#seen = null;
      old?.free();
    }
    step = Math.max(0, Math.min(this.steps, Math.trunc(step) || 0));
    // However it was written, a tree has one text here; so an edit that leads back to a preset is
    // seen to, and another way of writing the same tree is nothing to undo.
    const written = this.#search?.text ?? tree;
    const history = before.tree === written ? before : after;
    return { ...after, step, tree: written, past: history.past, future: history.future };
  }

  /** @param {Record<string, string>} options */
  #withoutDefaults(options) {
    const usual = this.#catalogue.switches;
    return Object.fromEntries(
      Object.entries(options).filter(
        ([name, value]) => !usual.some((each) => each.name === name && each.default === value),
      ),
    );
  }
}

/**
 * Whether two choices of switches are the same.
 * @param {State['options']} one
 * @param {State['options']} other
 */
function sameOptions(one, other) {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
