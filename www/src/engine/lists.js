/** Lists of a search: the transposition table, the OPEN list, visits, the story's lines, and results of all algorithms. */

/** @import { OpenList, Result, Table } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

/** A search for the table of results stops after so many events. */
const MOST_EVENTS = 300_000;

export class Lists {
  #search;
  /** The OPEN lists of the last two steps looked up. @type {{step: number, list: OpenList | null}[]} */
  #openLists = [];
  /** @type {number | undefined} */
  #longest;
  /** The results under the switches looked up last. @type {{options: object, rows: Result[]} | undefined} */
  #results;

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * The transposition table; null without one.
   * @param {number} step
   * @param {number} rows at most so many
   * @param {number | null} [round] rows around this node's entry; by default around the latest entry
   * @returns {Table | null}
   */
  table(step, rows, round = null) {
    return this.#search.ask((study) => study.table(step, rows, round));
  }

  /**
   * The list of a best-first search, and its solution tree so far; null for any other search.
   * @param {number} step
   * @returns {OpenList | null}
   */
  open(step) {
    const known = this.#openLists.find((each) => each.step === step);
    if (known !== undefined) return known.list;
    const list = this.#search.ask((study) => study.open_list(step));
    this.#openLists = [{ step, list }, ...this.#openLists].slice(0, 2);
    return list;
  }

  /** The greatest length of the list of a best-first search. */
  get longestOpen() {
    this.#longest ??= this.#search.ask((study) => study.longest_list());
    return this.#longest;
  }

  /** The visits on the path at a step, from the root down. @param {number} step */
  visits(step) {
    return this.#search.ask((study) => study.visits(step));
  }

  /**
   * The latest lines of a group up to a step. The step at which it begins identifies a group; 0 is the whole search.
   * @param {number} group
   * @param {number} upto
   * @param {number} most at most so many
   * @returns {Uint32Array} three numbers each: its first step, its last, and 1 for a group
   */
  lines(group, upto, most) {
    return this.#search.ask((study) => study.story_lines(group, upto, most));
  }

  /**
   * The results of all algorithms on this tree under these switches; none of a search that takes too long.
   * @param {Readonly<Record<string, string>>} options
   */
  results(options) {
    if (this.#results?.options !== options) {
      const rows = this.#search.ask((study) => study.results(options, MOST_EVENTS));
      this.#results = { options, rows };
    }
    return this.#results.rows;
  }

  /**
   * The nodes that this search enters with shuffled children, for each seed from one to another.
   * @param {number} from
   * @param {number} to
   * @throws {PlyscopeError} if one of these searches takes too long
   */
  enteredShuffled(from, to) {
    return this.#search.ask((study) => study.entered_shuffled(from, to));
  }
}
