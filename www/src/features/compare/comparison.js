/** Compared searches of one tree, in step with the leader. Without a screen. */

import { panesOf } from '../../session/compared.js';
import { counted } from './marks.js';
import { maxOvertime, stepOf } from './pace.js';
import { Pane } from './pane.js';

/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { StatesAt } from '../../engine/states.js' */
/** @import { Edits } from '../../session/edits.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Seen } from './marks.js' */

/**
 * A compared search: the leader or another.
 * @typedef {object} Member
 * @property {Search} search
 * @property {number} step its current one
 * @property {StatesAt} states
 * @property {Moment} moment
 */

/** Marks are counted at every step in trees of at most so many nodes. */
const MOST_COUNTED = 5000;

export class Comparison {
  /** The searches beside the leader. @type {Pane[]} */
  panes = [];
  #catalogue;
  #pane;

  /**
   * @param {Catalogue} catalogue
   * @param {() => void} changed called when a pane has changed
   * @param {Edits} [edits] of the shared tree
   */
  constructor(catalogue, changed, edits) {
    this.#catalogue = catalogue;
    this.#pane = () => new Pane(catalogue, changed, edits);
  }

  /** The searches beside the leader, as they are made. @param {Pick<State, 'compare' | 'options'>} state */
  panesOf = (state) => panesOf(state, this.#catalogue.switches);

  /** Brings all panes into step with the leader. @param {State} state @param {Search} leader */
  follow(state, leader) {
    const wanted = this.panesOf(state);
    while (this.panes.length > wanted.length) this.panes.pop()?.end();
    for (const [at, compared] of wanted.entries()) {
      this.panes[at] ??= this.#pane();
      const pane = this.panes[at];
      pane.follow(state, compared);
      const { search } = pane;
      if (search === null) continue;
      const step = stepOf(state.compare.pace, leader, state, search);
      if (pane.session.state.step !== step) pane.session.go(step);
    }
  }

  /**
   * The number of steps that the others go on after the leader has ended; undefined until known.
   * @param {State} state
   * @param {Search} leader
   */
  maxOvertime(state, leader) {
    if (this.panes.some((pane) => pane.isPending)) return undefined;
    const searches = this.panes.flatMap(({ search }) => search ?? []);
    return maxOvertime(state.compare.pace, leader, searches);
  }

  /** Closes a pane. @param {number} at */
  close(at) {
    for (const pane of this.panes.splice(at, 1)) pane.end();
  }

  /** The search of a pane as a member; null if it has none. @param {Pane} pane @returns {Member | null} */
  memberOf({ search, session }) {
    if (search === null) return null;
    const { states, moment } = session.present(search);
    return { search, step: session.state.step, states, moment };
  }

  /** Frees all memory. */
  end() {
    for (const pane of this.panes.splice(0)) pane.end();
  }
}

/**
 * A search and those that it is compared with.
 * @param {readonly (Member | null)[]} members
 * @param {number} at
 * @returns {{own: Seen, others: Seen[]} | null} null if there is none
 */
export function compared(members, at) {
  const seen = members.map((each) => each && { ...each, ended: isEnded(each) });
  const own = seen[at];
  return (
    own && {
      own,
      others: seen.filter((each) => each !== null && each !== own).flatMap((each) => each ?? []),
    }
  );
}

/** Whether a search is at its end. @param {Member} member */
export const isEnded = ({ step, search }) => step === search.overview.steps;

/**
 * The number of marked nodes in a pane; null in a tree too large to count them at every step.
 * @param {readonly (Member | null)[]} members
 * @param {number} at
 */
export function markCount(members, at) {
  const nodes = members[at]?.search.overview.nodes ?? 0;
  const pair = compared(members, at);
  return pair === null || nodes > MOST_COUNTED ? null : counted(pair.own, pair.others, nodes);
}
