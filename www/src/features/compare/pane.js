/** One of the compared searches: a session of its own, which follows the shared tree. Without a screen. */

import { inForce, sameOptions } from '../../session/choices.js';
import { after } from '../../session/outcome.js';
import { Session } from '../../session/session.js';
import { update } from '../../session/update.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Choice } from '../../session/choices.js' */
/** @import { Compared } from '../../session/compared.js' */
/** @import { Edits } from '../../session/edits.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Action } from '../../session/actions.js' */

/** Actions that concern one pane alone. */
const CHOICES = ['algorithm', 'option', 'options'];

/** Whether both are the same search. @param {Compared} one @param {Compared} other */
const isSame = (one, other) =>
  one.algorithm === other.algorithm && sameOptions(one.options, other.options);

export class Pane {
  /** The last request to show something. @type {{state: State, compared: Compared} | null} */
  #wanted = null;
  /** Whether its search is being made by a worker. */
  #waits = false;
  /** The reason why it cannot be shown. @type {PlyscopeError | null} */
  error = null;
  #changed;

  /**
   * @param {Catalogue} catalogue
   * @param {() => void} changed called when the pane has changed
   * @param {Edits} [edits] of the shared tree
   */
  constructor(catalogue, changed, edits) {
    this.#changed = changed;
    this.session = new Session(catalogue, changed, changed, edits);
  }

  /** The search, once it is the requested one. */
  get search() {
    const { search } = this.session;
    return this.#waits || this.error !== null || search?.isLost ? null : search;
  }

  /** Whether its search is not known yet. */
  get isPending() {
    return this.#waits || (this.error === null && this.search === null);
  }

  /** Shows a search of a state's tree, with its folds. @param {State} state @param {Compared} compared */
  follow(state, compared) {
    const before = this.#wanted;
    const { tree, folds, size } = state;
    const { session } = this;
    const { algorithm, options } = compared;
    if (size !== null && session.state.size !== size) session.dispatch({ type: 'resize', size });
    const stays = before?.state.tree === tree && before.state.folds === folds;
    if (stays && isSame(before.compared, compared)) return;
    const wanted = { state, compared };
    this.#wanted = wanted;
    // A choice made in the pane is there already.
    if (stays && isSame(session.state, compared) && this.search !== null) return;
    const outcome = session.dispatch({ type: 'begin', tree, algorithm, options, folds });
    this.#waits = outcome instanceof Promise;
    after(outcome, (error) => {
      if (this.#wanted !== wanted) return error;
      this.error = error;
      // The old search is not of this tree.
      if (error !== null) session.putAway();
      // The session reported the change before its outcome was known.
      const waited = this.#waits;
      this.#waits = false;
      if (waited) this.#changed();
      return error;
    });
  }

  /** The choices on offer, and the switches in force; empty for an invalid search. @returns {Choice} */
  get choice() {
    const { algorithm = '', options = {} } = this.#wanted?.compared ?? {};
    try {
      return inForce(algorithm, options);
    } catch {
      return { offered: { switches: [], orders: [], inner: [], forms: [] }, options: {} };
    }
  }

  /**
   * Chooses something in this pane alone, and reports it on success.
   * @param {Action} action
   * @param {(compared: Compared) => void} chosen
   */
  choose(action, chosen) {
    const { session } = this;
    if (!CHOICES.includes(action.type)) return session.dispatch(action);
    const { algorithm = '', options = {} } = this.#wanted?.compared ?? {};
    const next = update({ ...session.state, algorithm, options }, action);
    // Without a search, the choice is tried when the state follows.
    const outcome = this.search === null ? null : session.dispatch(action);
    return after(outcome, (error) => {
      if (error === null) chosen({ algorithm: next.algorithm, options: next.options });
      return error;
    });
  }

  /** Frees the memory. */
  end() {
    this.#wanted = null;
    this.session.putAway();
  }
}
