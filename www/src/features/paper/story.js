/** The part of the story between two moments that fits on a page. Pure. */

import { Opened, story } from '../../text/story.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Item, Part } from '../../text/story.js' */

/** A line, by the step that it words, and how deep it is nested. @typedef {{step: number, depth: number}} Line */

/** The most lines of a story between two moments. */
export const MOST_LINES = 12;

/**
 * What has happened after one step, up to another: every step if there is room, otherwise each finished visit as one line; and of
 * these the latest.
 * @param {Search} search
 * @param {number} since −1 for what holds before the search begins
 * @param {number} step
 * @returns {{lines: Line[], earlier: boolean}} `earlier`: whether some are left out before them
 */
export function storyBetween(search, since, step) {
  const whole = between(search, since, step, true);
  const { lines, earlier } =
    whole.lines.length <= MOST_LINES ? whole : between(search, since, step, false);
  const listed = lines.slice(-MOST_LINES);
  const least = Math.min(...listed.map(({ depth }) => depth));
  return {
    lines: listed.map((line) => ({ ...line, depth: line.depth - least })),
    earlier: earlier || listed.length < lines.length,
  };
}

/** @param {Search} search @param {number} since @param {number} step @param {boolean} all whether every visit is open */
function between(search, since, step, all) {
  const opened = new Opened();
  if (all) opened.setAll(true);
  let earlier = false;
  /** @param {Part} part @param {number} depth @returns {Line[]} */
  const linesOf = (part, depth) => {
    const [first] = part.items;
    if (part.earlier > 0 && (first?.group?.begin ?? first?.step) > since + 1) earlier = true;
    return part.items.flatMap((item) => lineOf(item, depth));
  };
  /** @param {Item} item @param {number} depth @returns {Line[]} */
  const lineOf = ({ step: own, group }, depth) => {
    const line = own > since ? [{ step: own, depth }] : [];
    return group?.inner ? [...line, ...linesOf(group.inner, depth + line.length)] : line;
  };
  const part = story(search, search.moment(step), step, opened);
  return { lines: linesOf(part, 0), earlier };
}
