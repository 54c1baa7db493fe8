/** Searches of one tree beside each other, in step with the one that leads. Without a screen. */

import { read } from '../../session/compared.js';
import { counted } from './marks.js';
import { further, stepOf } from './pace.js';
import { Pane } from './pane.js';

/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { StatesAt } from '../../engine/states.js' */
/** @import { Plan } from '../../session/compared.js' */
/** @import { Edits } from '../../session/edits.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Seen } from './marks.js' */

/**
 * A search on show: the one that leads, or one beside it.
 * @typedef {object} Member
 * @property {Search} search
 * @property {number} step at which it stands
 * @property {StatesAt} states
 * @property {Moment} moment
 */

/** Marks are counted at every step in trees of so many nodes at most. */
const MOST_COUNTED = 5000;

export class Comparison {
  /** Those beside the one that leads. @type {Pane[]} */
  panes = [];
  #catalogue;
  #pane;

  /**
   * @param {Catalogue} catalogue
   * @param {() => void} changed called when there is something else to be shown
   * @param {Edits} [edits] of the tree that all share
   */
  constructor(catalogue, changed, edits) {
    this.#catalogue = catalogue;
    this.#pane = () => new Pane(catalogue, changed, edits);
  }

  /**
   * What is to be compared, without switches that are at their default; nothing where that cannot be read. Who moves at
   * the root belongs to the tree, and so is the same in all.
   * @param {Pick<State, 'compare' | 'options'>} state
   * @returns {Plan}
   */
  plan({ compare, options: { root } }) {
    const { panes, pace } = read(compare) ?? { panes: [], pace: 'step' };
    const standard = (/** @type {string} */ name) =>
      this.#catalogue.switches.find((each) => each.name === name)?.default;
    const chosen = (/** @type {Readonly<Record<string, string>>} */ options) =>
      Object.fromEntries(
        Object.entries(options).filter(([name, value]) => value !== standard(name)),
      );
    /** @type {Record<string, string>} */
    const shared = root === undefined ? {} : { root };
    return {
      pace,
      panes: panes.map(({ algorithm, options: { root: _, ...own } }) => ({
        algorithm,
        options: { ...chosen(own), ...shared },
      })),
    };
  }

  /**
   * Brings all panes to where they belong beside a search.
   * @param {State} state
   * @param {Search} leader
   */
  follow(state, leader) {
    const { panes: wanted, pace } = this.plan(state);
    while (this.panes.length > wanted.length) this.panes.pop()?.end();
    for (const [at, compared] of wanted.entries()) {
      this.panes[at] ??= this.#pane();
      const pane = this.panes[at];
      pane.follow(state, compared);
      const { search } = pane;
      if (search === null) continue;
      const step = stepOf(pace, leader, state, search);
      if (pane.session.state.step !== step) pane.session.go(step);
    }
  }

  /**
   * For how many steps the others go on after the search that leads has ended; nothing as long as that is not known.
   * @param {State} state
   * @param {Search} leader
   */
  further(state, leader) {
    if (this.panes.some((pane) => pane.isPending)) return undefined;
    const searches = this.panes.flatMap(({ search }) => search ?? []);
    return further(this.plan(state).pace, leader, searches);
  }

  /** Closes a pane. @param {number} at */
  close(at) {
    for (const pane of this.panes.splice(at, 1)) pane.end();
  }

  /** What a pane shows; null where it has nothing to show. @param {Pane} pane @returns {Member | null} */
  shown({ search, session }) {
    if (search === null) return null;
    const { states, moment } = session.seen(search);
    return { search, step: session.state.step, states, moment };
  }

  /** Gives all memory back. */
  end() {
    for (const pane of this.panes.splice(0)) pane.end();
  }
}

/**
 * A search and those that it is compared with, as marks ask for them.
 * @param {readonly (Member | null)[]} members
 * @param {number} at
 * @returns {{own: Seen, others: Seen[]} | null} null where there is none
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

/** Whether a search has done all that it does. @param {Member} member */
export const isEnded = ({ step, search }) => step === search.overview.steps;

/**
 * How many nodes of a pane are marked; null where there are too many nodes to be counted at every step.
 * @param {readonly (Member | null)[]} members
 * @param {number} at
 */
export function marked(members, at) {
  const nodes = members[at]?.search.overview.nodes ?? 0;
  const pair = compared(members, at);
  return pair === null || nodes > MOST_COUNTED ? null : counted(pair.own, pair.others, nodes);
}
