/** The searches of the root with windows of their own, a row for each below the ruler: one sees how they close in on the value. */

import { owners } from '../../engine/owners.js';
import { NEG_INF, POS_INF } from '../../engine/score.js';
import { SMALLEST_TEXT } from '../../layout/sizes.js';
import { text, widthOf } from '../text.js';
import { breakMark } from './line-breaks.js';
import { numberLine } from './number-line.js';

/** @import { Pass } from '../../engine/passes.js' */
/** @import { Shape, Show } from '../scene.js' */

/** The distance of rows, as the height of the strip has room for. */
const ROW = 13;
/** The distance of the names and results from the line. */
const APART = 10;

/**
 * The line of one pass on the screen.
 * @typedef {object} Track
 * @property {number} left
 * @property {number} right
 * @property {number} y
 * @property {boolean} present whether it is the current one
 * @property {(units: number) => number} along
 * @property {number[]} breaks where the line is shortened
 */

/**
 * @param {Show} show
 * @param {{left: number, right: number, y: number}} line the ends of the ruler's line, and the upper edge of the rows
 * @returns {Shape[]}
 */
export function passRows(show, { left, right, y }) {
  const { at, breaks } = numberLine(show.search, 0);
  /** @param {number} part */
  const place = (part) => left + (right - left) * part;
  const last = show.passes.length - 1;
  return show.passes.flatMap((pass, index) =>
    row(show, pass, {
      left,
      right,
      y: y + ROW * (index + 0.5),
      present: index === last,
      along: (units) => place(at(units)),
      breaks: breaks.map(place),
    }),
  );
}

/**
 * The width of the longest result that a pass can have, at any step: a value of the tree with either sign.
 * @param {Pick<Show, 'search' | 'score'>} show
 */
export function resultWidth({ search, score }) {
  const { lowest, highest } = search.overview;
  if (search.passRows === 0) return 0;
  const results = [lowest ?? 0, highest ?? 0].flatMap((units) => [units, 0 - units]);
  return Math.max(
    ...results.map((units) => widthOf([{ text: `≥${score(units)}` }], SMALLEST_TEXT)),
  );
}

/** @param {Show} show @param {Pass} pass @param {Track} track @returns {Shape[]} */
function row(show, pass, track) {
  const { left, right, y, present, along } = track;
  const whose = owners(show.search, 0);
  const known = { low: pass.lower ?? pass.alpha, high: pass.upper ?? pass.beta };
  const [low, high] = [along(known.low), along(known.high)];
  const band = { kind: /** @type {const} */ ('band'), y: y - ROW / 2 + 1, height: ROW - 2 };
  const alpha = present ? 0.34 : 0.18;
  const name =
    pass.depth === null ? `${pass.number}` : show.say('pass-depth', { depth: pass.depth });
  const runs = [{ text: name, colour: /** @type {'ink' | 'quiet'} */ (present ? 'ink' : 'quiet') }];
  /** @type {Shape[]} */
  const shapes = [
    text({ x: left - APART, y }, SMALLEST_TEXT, runs, { align: 'right' }),
    { ...band, x: left, width: low - left, colour: whose.alpha, alpha },
    { ...band, x: high, width: right - high, colour: whose.beta, alpha },
    stroke(left, right, y, 1, present ? 0.7 : 0.35),
  ];
  if (low < high) shapes.push(stroke(low, high, y, present ? 3 : 2, present ? 1 : 0.5));
  return [
    ...shapes,
    ...track.breaks.flatMap((x) => breakMark(x, y, 3)),
    ...window(pass, track, whose),
    ...guess(pass, track),
    ...fall(show, pass, track),
  ];
}

/**
 * @param {number} x1
 * @param {number} x2
 * @param {number} y
 * @param {number} width
 * @param {number} alpha
 * @returns {Shape}
 */
const stroke = (x1, x2, y, width, alpha) => {
  return { kind: 'edge', x1, y1: y, x2, y2: y, colour: 'ink', width, alpha };
};

/**
 * The window as two brackets; a test as two strokes.
 * @param {Pass} pass
 * @param {Track} track
 * @param {ReturnType<typeof owners>} whose
 * @returns {Shape[]}
 */
function window({ alpha, beta, lower }, { y, present, along }, whose) {
  const height = ROW - 3;
  const fade = { alpha: present ? 1 : 0.55 };
  if (lower !== null) {
    // One unit apart on the line, but never so close that they look like one stroke.
    const middle = (along(alpha) + along(beta)) / 2;
    const apart = Math.max(4, along(beta) - along(alpha)) / 2;
    return [-apart, apart].map((dx) => ({
      kind: /** @type {const} */ ('edge'),
      x1: middle + dx,
      y1: y - height / 2,
      x2: middle + dx,
      y2: y + height / 2,
      colour: dx < 0 ? whose.alpha : whose.beta,
      width: 2,
      ...fade,
    }));
  }
  /** @type {Shape[]} */
  const jaws = [];
  const jaw = { kind: /** @type {const} */ ('jaw'), y: y - height / 2, height, ...fade };
  if (alpha !== NEG_INF) jaws.push({ ...jaw, x: along(alpha), side: 'left', colour: whose.alpha });
  if (beta !== POS_INF) jaws.push({ ...jaw, x: along(beta), side: 'right', colour: whose.beta });
  return jaws;
}

/** @param {Pass} pass @param {Track} track @returns {Shape[]} */
function guess({ guess: units }, { y, along }) {
  if (units === null) return [];
  return [{ kind: 'mark', shape: 'down', x: along(units), y: y - ROW / 2, size: 4, colour: 'ink' }];
}

/**
 * The mark of the returned value, and its number behind the line, as soon as there is one.
 * @param {Show} show
 * @param {Pass} pass
 * @param {Track} track
 * @returns {Shape[]}
 */
function fall({ step, score }, { value, fell, ended }, { right, y, present, along }) {
  if (value === null || fell === null || step < ended) return [];
  const colour = present ? 'focus' : 'ink';
  const result = { low: '≤', inside: '', high: '≥' }[fell] + score(value);
  const runs = [{ text: result, colour: /** @type {'focus' | 'ink'} */ (colour) }];
  return [
    { kind: 'mark', shape: 'diamond', x: along(value), y, size: present ? 5.5 : 4.5, colour },
    text({ x: right + APART, y }, SMALLEST_TEXT, runs, { align: 'left', weight: 600 }),
  ];
}
