/**
 * The story of a search up to a step: its lines, nested by visit, of which a finished visit is one line until somebody
 * opens it. Which lines there are is known without a word of them, so that only those are made that are shown. Pure.
 */

import { inMarkdown } from './copying.js';

/**
 * @typedef {import('../engine/search.js').Search} Search
 * @typedef {import('../engine/search.js').Moment} Moment
 */

/**
 * A line as the core has it: its `trace/lines.rs` says what it means.
 * @typedef {{begin: number, end: number, group: boolean}} Line
 */

/**
 * A line: the step that it tells; whether it stands for the present step, as one line does; and of a group, a visit or a
 * search of the root, where it begins, whether it is open, and what then stands in it. A closed one tells what it came to.
 * @typedef {object} Item
 * @property {number} step
 * @property {boolean} present
 * @property {{begin: number, open: boolean, inner: Part | null} | null} group
 */

/**
 * What stands in a group.
 * @typedef {object} Part
 * @property {number} group the step at which it begins; 0 for all that happens
 * @property {number} earlier how many steps of it are left out before its first line
 * @property {boolean} deep whether they are left out since too many groups lie round this
 * @property {Item[]} items
 */

/** So many lines of a group are told at first, and so many more at a time to whoever asks. */
const LINES = 20;
const MORE = 100;

/** So many groups lie one in another at most, until somebody asks for more. */
const LEVELS = 20;

/** Beyond so many lines nothing is opened that nobody has asked for by itself. */
const ALL = 500;

/** What somebody has opened and closed, and asked for. */
export class Opened {
  /** Whether groups are open, by where they begin. @type {Map<number, boolean>} */
  groups = new Map();
  /** How many lines of a group are told. @type {Map<number, number>} */
  #lines = new Map();
  levels = LEVELS;
  /** Whether groups are open of which nobody has said so. */
  all = false;

  /** Opens or closes all. @param {boolean} open */
  turn(open) {
    this.groups.clear();
    this.all = open;
  }

  /** @param {number} group */
  lines(group) {
    return this.#lines.get(group) ?? (this.all ? MORE : LINES);
  }

  /** Some of what is left out of a part is asked for. @param {Part} part */
  ask({ group, deep }) {
    if (deep) this.levels += LEVELS;
    else this.#lines.set(group, this.lines(group) + MORE);
  }
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {number} step
 * @param {Opened} opened
 * @returns {Part}
 */
export function story(search, { path }, step, opened) {
  let left = ALL;
  /** @param {Line} line @returns {Item} */
  const item = ({ begin, end, group }) => {
    left -= 1;
    if (!group) {
      const own = Math.min(end, step);
      return { step: own, present: own === step, group: null };
    }
    const open = opened.groups.get(begin) ?? (end >= step || (opened.all && left > 0));
    const inner = open ? part(begin) : null;
    // What has not returned yet has come to nothing that could be told.
    const own = open || end > step ? begin : end;
    const present = open ? begin === step : end >= step;
    return { step: own, present, group: { begin, open, inner } };
  };
  /** @param {number} group @returns {Part} */
  const part = (group) => {
    // That nothing has happened yet is not true any more.
    const lines = inThrees(search.lists.lines(group, step, opened.lines(group))).filter(
      ({ end }) => end > 0 || step === 0,
    );
    // What is latest is what counts, where not all can be told.
    const items = lines.reverse().map(item).reverse();
    const first = lines.at(-1)?.begin ?? step + 1;
    const own = step === 0 ? 0 : group + 1;
    return { group, earlier: first - own, deep: false, items };
  };
  const outer =
    path.length > opened.levels ? search.lists.visits(step).at(-opened.levels) : undefined;
  if (outer === undefined) return part(0);
  const { entered, left: end } = outer;
  const items = [item({ begin: entered, end, group: true })];
  return { group: 0, earlier: entered - 1, deep: true, items };
}

/** Lines, of three numbers each. @param {Uint32Array} flat @returns {Line[]} */
const inThrees = (flat) =>
  Array.from({ length: flat.length / 3 }, (_, at) => {
    const [begin, end, group] = flat.subarray(3 * at);
    return { begin, end, group: group === 1 };
  });

/** Whether anything is left out before a line. @param {Part} part @returns {boolean} */
export const leavesOut = ({ earlier, items }) =>
  earlier > 0 || items.some(({ group }) => group?.inner && leavesOut(group.inner));

/** How a line is written. @typedef {'text' | 'markdown'} Format */

/**
 * The story as it is shown, as text or as a nested list in Markdown.
 * @param {Part} part
 * @param {Format} format
 * @param {{step: (step: number) => string, earlier: (steps: number) => string}} words
 * @returns {string[]} line by line
 */
export function written(part, format, words) {
  const mark = format === 'markdown' ? '- ' : '';
  const plain = (/** @type {string} */ text) => (format === 'markdown' ? inMarkdown(text) : text);
  /** @param {Part} part @param {string} indent @returns {string[]} */
  const lines = ({ earlier, items }, indent) => {
    const start = indent + mark;
    const left = earlier > 0 ? [start + plain(words.earlier(earlier))] : [];
    const told = items.flatMap(({ step, group }) => {
      const inner = group?.inner ? lines(group.inner, `${indent}  `) : [];
      return [start + plain(words.step(step)), ...inner];
    });
    return [...left, ...told];
  };
  return lines(part, '');
}
