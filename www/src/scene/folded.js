/**
 * The symbol of a folded subtree: three short edges below its root lead to a bar. The bar is the whole subtree:
 * entered nodes are solid, skipped ones hatched, unreached ones empty. The same counts stand below it as numbers,
 * if there is room.
 */

import { nodeSize, SMALLEST_TEXT, scaleOf, UNIT } from '../layout/sizes.js';
import { LEAST_ROW, PHASE } from './look.js';
import { RANK } from './placing.js';
import { text, widthOf } from './text.js';

/** @import { FoldedSubtree, Search } from '../engine/search.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Look } from './look.js' */
/** @import { Label } from './placing.js' */
/** @import { Box, Colour, Shape } from './scene.js' */

/** The distance between lines of text. */
const LINE = 13;
/** The width that the text may have at a node that is pointed at. */
const POINTED = 150;

/**
 * The place of the bar, relative to the middle of its node.
 * @param {{k: number, row: number}} at
 * @param {{width: number, height: number}} size of the node
 * @param {number} gap to the next node of the row
 */
export function barBelow({ k, row }, { height }, gap) {
  const width = Math.max(4, Math.min(1.25 * UNIT * k, gap - 6));
  const thick = Math.max(3, Math.min(9, row * 0.13));
  return { width, height: thick, top: height / 2 + Math.max(2, Math.min(16, row * 0.16)) };
}

/**
 * The shapes below the root of a folded subtree.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function folded(look, node) {
  const { search, step, at, blank } = look.show;
  const place = search.folding.around(node);
  if (place < 0) return [];
  const whole = search.folded(place, step);
  const subtree = blank === 'cutoffs' ? { ...whole, skipped: 0 } : whole;
  const { x, y } = look.place(node);
  const { width, height, top } = barBelow(own(at, node), look.size(node), look.gap(node));
  const bar = { x: x - width / 2, y: y + top, width, height };
  return [...fan(look, node, bar), ...parts(look, node, bar, subtree)];
}

/**
 * The counts below the bar.
 * @param {Look} look
 * @param {number} node
 * @returns {Label[]}
 */
export function belowFolded(look, node) {
  const { search, step, at, blank } = look.show;
  const place = search.folding.around(node);
  if (place < 0 || blank) return [];
  const { x, y } = look.place(node);
  const { height, top } = barBelow(own(at, node), look.size(node), look.gap(node));
  const lines = counts(look, node, { x, y: y + top + height }, search.folded(place, step));
  return lines.length === 0 ? [] : [{ node, rank: RANK.counts, places: [lines] }];
}

/** How faint a symbol is. @param {Look} look @param {number} node */
function alpha(look, node) {
  if (look.isBeyond(node)) return 0.25;
  return look.phase(node) === PHASE.unreached ? 0.5 : 0.9;
}

/**
 * The three edges.
 * @param {Look} look
 * @param {number} node
 * @param {Box} bar
 * @returns {Shape[]}
 */
function fan(look, node, bar) {
  const { x, y } = look.place(node);
  const y1 = y + look.size(node).height / 2;
  return [0.1, 0.5, 0.9].map((part) => ({
    kind: /** @type {const} */ ('edge'),
    x1: x,
    y1,
    x2: bar.x + part * bar.width,
    y2: bar.y,
    colour: /** @type {const} */ ('ink'),
    width: 1,
    alpha: alpha(look, node) * 0.7,
  }));
}

/**
 * The bar, in proportion to the counts. Each that is not 0 can be seen, however small.
 * @param {Look} look
 * @param {number} node
 * @param {Box} bar
 * @param {FoldedSubtree} subtree
 * @returns {Shape[]}
 */
function parts(look, node, bar, { nodes, entered, skipped }) {
  /** @param {number} some */
  const part = (some) => (some === 0 ? 0 : Math.max(2, (bar.width * some) / nodes));
  const full = Math.min(part(entered), bar.width - (entered < nodes ? 2 : 0));
  const left = Math.min(part(skipped), bar.width - full);
  const middle = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
  /** @type {Shape[]} */
  const shapes = [
    {
      kind: 'node',
      shape: 'box',
      ...middle,
      width: bar.width,
      height: bar.height,
      colour: 'ink',
      fill: 0,
      stroke: 1,
      alpha: alpha(look, node),
      dashed: false,
    },
  ];
  if (full > 0) shapes.push({ kind: 'band', ...bar, width: full, colour: 'ink', alpha: 0.6 });
  if (left > 0) {
    // Its ends are round.
    const end = Math.min(left, bar.height) / 2;
    const from = bar.x + bar.width - left + end;
    const ends = { x1: from, y1: middle.y, x2: bar.x + bar.width - end, y2: middle.y };
    shapes.push({ kind: 'hatch', ...ends, width: bar.height });
  }
  return shapes;
}

/**
 * The counts in the longest form that fits; in full at a node that is pointed at.
 * @param {Look} look
 * @param {number} node
 * @param {{x: number, y: number}} bar the middle of its lower edge
 * @param {FoldedSubtree} subtree
 */
function counts(look, node, bar, subtree) {
  const { at, say } = look.show;
  const pointed = look.isPointed(node);
  if (look.isBeyond(node) || (at.row < LEAST_ROW && !pointed)) return [];
  const { nodes, entered, skipped } = subtree;
  const passed = skipped === 0 ? [] : [say('folded-skipped', { skipped })];
  const idle = entered + skipped === 0;
  const forms = idle
    ? [[say('folded-nodes', { nodes })], [say('folded-nodes.short', { nodes })]]
    : [
        [say('folded-entered', { entered, nodes }), ...passed],
        [say('folded-entered.brief', { entered, nodes }), ...passed],
        [say('folded-entered.short', { entered, nodes })],
        // The bar shows the rest.
        [say('folded-nodes.short', { nodes })],
      ];
  const width = Math.max(look.gap(node) - 4, pointed ? POINTED : 0);
  const fits = (/** @type {string[]} */ lines) =>
    lines.every((line) => widthOf([{ text: line }], SMALLEST_TEXT) <= width);
  const lines = forms.find(fits) ?? [];
  /** @type {Colour} */
  const colour = look.phase(node) === PHASE.unreached ? 'quiet' : 'ink';
  const first = bar.y + LINE * 0.75;
  return lines.map((content, line) => {
    const runs = [{ text: content, colour }];
    return text({ x: bar.x, y: first + line * LINE }, SMALLEST_TEXT, runs, { backed: true });
  });
}

/** The scale at which a node is drawn. @param {At} at @param {number} node */
const own = (at, node) => ({ k: scaleOf(at, node), row: at.row });

/**
 * The symbol whose bar lies under a point of the screen.
 * @param {Search} search
 * @param {At} at
 * @param {{x: number, y: number}} point
 */
export function symbolAt({ folding }, at, point) {
  for (let place = 0; place < folding.count; place += 1) {
    const symbol = folding.symbol(place);
    const [dx, dy] = [point.x - at.x(symbol), point.y - at.y(symbol)];
    if (dy < 0 || dy > at.row || Math.abs(dx) > UNIT) continue;
    const scale = own(at, symbol);
    const { width, height, top } = barBelow(scale, nodeSize(scale), UNIT * scale.k);
    if (Math.abs(dx) <= width / 2 + 4 && dy <= top + height + 6) return symbol;
  }
  return null;
}
