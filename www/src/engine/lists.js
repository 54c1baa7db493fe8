/** What stands in lists: the transposition table, the OPEN list, visits, the story's lines, and other searches. */

/** @import { OpenList, Result, Table } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

/** A search that is run for the table of results stops after so many events. */
const MOST_EVENTS = 300_000;

export class Lists {
  #search;
  /** The OPEN lists of the last two steps that were asked for. @type {{step: number, list: OpenList | null}[]} */
  #openLists = [];
  /** @type {number | undefined} */
  #longest;
  /** The results with the switches that were asked for last. @type {{options: object, rows: Result[]} | undefined} */
  #results;

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * The transposition table; null without one.
   * @param {number} step
   * @param {number} rows no more than so many
   * @param {number | null} [round] those round the place of this node, or else round the latest entry
   * @returns {Table | null}
   */
  table(step, rows, round = null) {
    return this.#search.ask((study) => study.table(step, rows, round));
  }

  /**
   * The list of a best-first search, and the solution tree that is growing; null of any other search.
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

  /** How many states the list of a best-first search has at most. */
  get longestOpen() {
    this.#longest ??= this.#search.ask((study) => study.longest_list());
    return this.#longest;
  }

  /** The visits on the path at a step, from the root's down. @param {number} step */
  visits(step) {
    return this.#search.ask((study) => study.visits(step));
  }

  /**
   * The latest lines of a group up to a step: the group is known by the step at which it begins, and 0 is all.
   * @param {number} group
   * @param {number} upto
   * @param {number} most no more than so many
   * @returns {Uint32Array} three numbers each: where it begins, where it ends, and 1 if it is a group
   */
  lines(group, upto, most) {
    return this.#search.ask((study) => study.story_lines(group, upto, most));
  }

  /**
   * What every search of this tree comes to with these switches, each as far as so much is done at once.
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
   * How many nodes this search enters where the children are shuffled, with each seed from one to another.
   * @param {number} from
   * @param {number} to
   * @throws {PlyscopeError} where it does too much in one of these orders
   */
  enteredShuffled(from, to) {
    return this.#search.ask((study) => study.entered_shuffled(from, to));
  }
}
