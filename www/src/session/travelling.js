/** Undo and redo: going back and forth between the trees of a session. */

import { rowOf } from './actions.js';
import { CANCELLED, orElse } from './outcome.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Action } from './actions.js' */
/** @import { Edits } from './edits.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Pending } from './pending.js' */
/** @import { UndoEntry, State } from './state.js' */

/** @typedef {Extract<Action, {type: 'undo' | 'redo'}>} Travel */

/**
 * The session, as far as undo and redo need it.
 * @typedef {object} Session
 * @property {() => State} state
 * @property {Pending} pending
 * @property {Edits} edits
 * @property {(action: Action) => Outcome} attempt
 */

export class Travelling {
  #session;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** Goes to another tree, by the present algorithm if it can search that one. @param {Travel} action @returns {Outcome} */
  go(action) {
    const { pending, edits, attempt } = this.#session;
    if (isTakenBack(pending.type, action)) {
      pending.drop(CANCELLED);
      return null;
    }
    if (pending.type === action.type) return this.#goFarther(action);
    const state = this.#session.state();
    const to = ahead(state, action).at(-1);
    if (to === undefined) return null;
    const followed = withNumbers(action, state.tree, to.tree, edits);
    const outcome = attempt(followed);
    if (to.left === undefined) return outcome;
    return orElse(outcome, () => attempt({ ...followed, asLeft: true }));
  }

  /** Goes on once the search of the tree on the way there is made. @param {Travel} action @returns {Promise<PlyscopeError | null>} */
  async #goFarther(action) {
    const { pending, state } = this.#session;
    const before = ahead(state(), action).length;
    while (pending.type === action.type) await pending.outcome;
    // If that search was refused, or another action came first, the journey ends.
    return ahead(state(), action).length < before ? this.go(action) : null;
  }
}

/**
 * Whether an undo or a redo only takes back the change whose search is being made.
 * @param {Action['type'] | null} pending
 * @param {Travel} action
 */
function isTakenBack(pending, { type }) {
  if (type === 'redo') return pending === 'undo';
  const { edits = false } = pending === null ? {} : rowOf(pending);
  return pending !== 'undo' && (edits || pending === 'choose');
}

/** The trees in the direction of the action, the next one last. @param {State} state @param {Travel} action @returns {readonly UndoEntry[]} */
const ahead = ({ past, future }, { type }) => (type === 'undo' ? past : future);

/**
 * An undo or a redo with the new numbers of nodes, if they are known.
 * @param {Travel} action
 * @param {string} from
 * @param {string} to
 * @param {Edits} edits
 * @returns {Travel}
 */
function withNumbers(action, from, to, edits) {
  // Where a value has changed, or MAX and MIN have changed places, all nodes keep their numbers.
  const stay = to === from || edits.between(from, to) !== null;
  const numbers = stay ? null : edits.numbers(from, to);
  return numbers === undefined ? action : { ...action, renumbering: { numbers, at: 0 } };
}
