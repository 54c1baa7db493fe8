/** One of the searches beside: a session of its own, which follows the tree that all share. Without a screen. */

import { inForce, sameOptions } from '../../session/choices.js';
import { after } from '../../session/outcome.js';
import { Session } from '../../session/session.js';
import { update } from '../../session/update.js';

/** @import { PlyscopeError } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Choice } from '../../session/choices.js' */
/** @import { Compared } from '../../session/compared.js' */
/** @import { Edits } from '../../session/edits.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Action } from '../../session/update.js' */

/** What somebody may choose in a pane. */
const CHOICES = ['algorithm', 'option', 'options'];

/** Whether both are the same search. @param {Compared} one @param {Compared} other */
const isSame = (one, other) =>
  one.algorithm === other.algorithm && sameOptions(one.options, other.options);

export class Pane {
  /** What it is to show, as it was said last. @type {{state: State, compared: Compared} | null} */
  #wanted = null;
  /** Whether that is being made elsewhere. */
  #waits = false;
  /** Why it cannot be shown. @type {PlyscopeError | null} */
  error = null;
  #changed;

  /**
   * @param {Catalogue} catalogue
   * @param {() => void} changed called when there is something else to be shown
   * @param {Edits} [edits] of the tree that all share
   */
  constructor(catalogue, changed, edits) {
    this.#changed = changed;
    this.session = new Session(catalogue, changed, changed, edits);
  }

  /** The search, where what it is to show is there. */
  get search() {
    const { search } = this.session;
    return this.#waits || this.error !== null || search?.isLost ? null : search;
  }

  /** Whether it is not known yet what it will show. */
  get isPending() {
    return this.#waits || (this.error === null && this.search === null);
  }

  /**
   * Shows a search of the tree of a state, with what is folded there.
   * @param {State} state
   * @param {Compared} compared
   */
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
    // What was chosen in the pane is there already.
    if (stays && isSame(session.state, compared) && this.search !== null) return;
    const outcome = session.dispatch({ type: 'begin', tree, algorithm, options, folds });
    this.#waits = outcome instanceof Promise;
    after(outcome, (error) => {
      if (this.#wanted !== wanted) return error;
      this.error = error;
      // What was there before is no search of this tree.
      if (error !== null) session.putAway();
      // The session has told of it before anybody knew what became of it.
      const waited = this.#waits;
      this.#waits = false;
      if (waited) this.#changed();
      return error;
    });
  }

  /** What can be chosen, and what is in force: nothing in a search that there is not. @returns {Choice} */
  get choice() {
    const { algorithm = '', options = {} } = this.#wanted?.compared ?? {};
    try {
      return inForce(algorithm, options);
    } catch {
      return { offered: { switches: [], orders: [], inner: [] }, options: {} };
    }
  }

  /**
   * Chooses something in this pane alone. Of what could be done, the state is told.
   * @param {Action} action
   * @param {(compared: Compared) => void} chosen
   */
  choose(action, chosen) {
    const { session } = this;
    if (!CHOICES.includes(action.type)) return session.dispatch(action);
    const { algorithm = '', options = {} } = this.#wanted?.compared ?? {};
    const next = update({ ...session.state, algorithm, options }, action);
    // Where there is no search, it is seen afterwards whether there is one now.
    const outcome = this.search === null ? null : session.dispatch(action);
    return after(outcome, (error) => {
      if (error === null) chosen({ algorithm: next.algorithm, options: next.options });
      return error;
    });
  }

  /** Gives the memory back. */
  end() {
    this.#wanted = null;
    this.session.putAway();
  }
}
