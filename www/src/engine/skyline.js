/** The depth of a search over its steps, in columns, from which the whole of it is drawn. */

/** @import { Search } from './search.js' */

/** The most columns: on no slider can more be told apart. */
export const MOST = 1024;

/** The numbers of a column. */
const WORDS = 4;

/**
 * Some consecutive steps.
 * @typedef {object} Column
 * @property {number} least the least depth of their nodes
 * @property {number} greatest
 * @property {boolean} evaluates whether any of them evaluates a node
 * @property {number | null} cut the depth of the cutoff that stands for all of them: the one nearest to the root, of those that
 *   skip something if there are such
 * @property {boolean} idle whether it skips nothing
 */

export class Skyline {
  #search;
  /** The latest columns asked for. @type {{from: number, to: number, columns: readonly Column[]} | null} */
  #latest = null;

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * The columns of the steps after one up to another: one for each of them if there are no more than `MOST`. They are the same
   * array until other steps are asked for.
   * @param {number} from
   * @param {number} to
   */
  between(from, to) {
    if (this.#latest?.from !== from || this.#latest.to !== to) {
      const numbers = this.#search.ask((study) => study.skyline(from, to, MOST));
      this.#latest = { from, to, columns: columnsOf(numbers) };
    }
    return this.#latest.columns;
  }
}

/** @param {Uint16Array} numbers @returns {readonly Column[]} */
const columnsOf = (numbers) =>
  Array.from({ length: numbers.length / WORDS }, (_, at) => {
    const [least, greatest, below, signs] = numbers.subarray(WORDS * at);
    return {
      least,
      greatest,
      evaluates: (signs & 1) > 0,
      cut: below === 0 ? null : below - 1,
      idle: (signs & 2) > 0,
    };
  });
