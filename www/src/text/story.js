/**
 * The story of a search up to a step: its lines, nested by visit. A finished visit is one line until it is opened. The
 * lines are known before any is put into words, so only visible ones are worded. Pure.
 */

import { inMarkdown } from './markdown.js';

/** @import { Moment, Search } from '../engine/search.js' */

/**
 * A line as the core gives it; `lines.rs` in `crates/trace` explains the fields.
 * @typedef {{begin: number, end: number, group: boolean}} Line
 */

/**
 * A line: the step that it words, and whether it stands for the present step, as exactly one line does. A group, which is a
 * visit or a search of the root, also has its first step, whether it is open, and its lines. A closed one words its result.
 * @typedef {object} Item
 * @property {number} step
 * @property {boolean} present
 * @property {{begin: number, open: boolean, inner: Part | null} | null} group
 */

/**
 * The lines of a group.
 * @typedef {object} Part
 * @property {number} group the step at which it begins; 0 for the whole search
 * @property {number} earlier how many of its steps are left out before its first line
 * @property {boolean} deep whether they are left out because the nesting is too deep
 * @property {Item[]} items
 */

/** Lines of a group at first, and lines added by each request for more. */
const LINES = 20;
const MORE = 100;

/** Levels of nesting at first, and levels added by each request. */
const LEVELS = 20;

/** Beyond this many lines, "open all" opens nothing more. */
export const ALL = 500;

/** The reader's choices: groups opened and closed, and how much of each is listed. */
export class Opened {
  /** Whether a group is open, by its first step. @type {Map<number, boolean>} */
  groups = new Map();
  /** How many lines of a group are listed, by its first step. @type {Map<number, number>} */
  #lines = new Map();
  levels = LEVELS;
  /** Whether groups without an entry are open. */
  all = false;

  /** @param {boolean} open */
  setAll(open) {
    this.groups.clear();
    this.all = open;
  }

  /** @param {number} group */
  lines(group) {
    return this.#lines.get(group) ?? (this.all ? MORE : LINES);
  }

  /** Lists more of what a part leaves out. @param {Part} part */
  listMore({ group, deep }) {
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
    // A visit that has not returned has no result to word.
    const own = open || end > step ? begin : end;
    const present = open ? begin === step : end >= step;
    return { step: own, present, group: { begin, open, inner } };
  };
  /** @param {number} group @returns {Part} */
  const part = (group) => {
    // The line of step 0, "nothing has happened yet", holds at step 0 only.
    const lines = toLines(search.lists.lines(group, step, opened.lines(group))).filter(
      ({ end }) => end > 0 || step === 0,
    );
    // The latest lines matter most if not all fit.
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
const toLines = (flat) =>
  Array.from({ length: flat.length / 3 }, (_, at) => {
    const [begin, end, group] = flat.subarray(3 * at);
    return { begin, end, group: group === 1 };
  });

/** Whether anything is left out before a line. @param {Part} part @returns {boolean} */
export const leavesOut = ({ earlier, items }) =>
  earlier > 0 || items.some(({ group }) => group?.inner && leavesOut(group.inner));

/** @typedef {'text' | 'markdown'} Format */

/**
 * The story as plain text or as a nested list in Markdown.
 * @param {Part} part
 * @param {Format} format
 * @param {{step: (step: number) => string, earlier: (steps: number) => string}} words
 * @returns {string[]} line by line
 */
export function storyLines(part, format, words) {
  const mark = format === 'markdown' ? '- ' : '';
  const plain = (/** @type {string} */ text) => (format === 'markdown' ? inMarkdown(text) : text);
  /** @param {Part} part @param {string} indent @returns {string[]} */
  const lines = ({ earlier, items }, indent) => {
    const start = indent + mark;
    const left = earlier > 0 ? [start + plain(words.earlier(earlier))] : [];
    const listed = items.flatMap(({ step, group }) => {
      const inner = group?.inner ? lines(group.inner, `${indent}  `) : [];
      return [start + plain(words.step(step)), ...inner];
    });
    return [...left, ...listed];
  };
  return lines(part, '');
}
