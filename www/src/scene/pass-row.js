/** One search of the root as a row: its window on a number line, and the returned value. */

import { owners } from '../engine/owners.js';
import { NEG_INF, POS_INF } from '../engine/score.js';
import { breakMark } from './gauge/line-breaks.js';
import { FONT, ROW } from './gauge/passes-box.js';
import { text } from './text.js';

/** @import { Pass } from './gauge/passes.js' */
/** @import { Run, Shape, Show } from './scene.js' */

/**
 * The line of one pass on the screen.
 * @typedef {object} Track
 * @property {number} left
 * @property {number} right
 * @property {number} y
 * @property {boolean} wordy whether there is room for words
 * @property {boolean} present whether it is the current one
 * @property {(units: number) => number} along
 * @property {number[]} breaks where the line is shortened
 */

/**
 * @param {Show} show
 * @param {Pass} pass
 * @param {Track} track
 * @param {number} edge the left end of the row
 * @returns {Shape[]}
 */
export function row(show, pass, track, edge) {
  const { left, right, y, present, along } = track;
  const whose = owners(show.search, 0);
  const known = { low: pass.lower ?? pass.alpha, high: pass.upper ?? pass.beta };
  const [low, high] = [along(known.low), along(known.high)];
  const band = { kind: /** @type {const} */ ('band'), y: y - ROW / 2, height: ROW };
  const alpha = present ? 0.3 : 0.18;
  const name =
    pass.depth === null ? `${pass.number}` : show.say('pass-depth', { depth: pass.depth });
  const style = { align: /** @type {const} */ ('left') };
  /** @type {Shape[]} */
  const shapes = [
    text({ x: edge, y }, 11, [{ text: name, colour: present ? 'ink' : 'quiet' }], style),
    { ...band, x: left, width: low - left, colour: whose.alpha, alpha },
    { ...band, x: high, width: right - high, colour: whose.beta, alpha },
    stroke(left, right, y, 1, present ? 0.7 : 0.35),
  ];
  if (low < high) shapes.push(stroke(low, high, y, present ? 3 : 2, present ? 1 : 0.5));
  return [
    ...shapes,
    ...track.breaks.flatMap((x) => breakMark(x, y, 4)),
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
  const height = ROW - 4;
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
  const jaw = {
    kind: /** @type {const} */ ('jaw'),
    y: y - height / 2,
    height,
    met: false,
    ...fade,
  };
  if (alpha !== NEG_INF) jaws.push({ ...jaw, x: along(alpha), side: 'left', colour: whose.alpha });
  if (beta !== POS_INF) jaws.push({ ...jaw, x: along(beta), side: 'right', colour: whose.beta });
  return jaws;
}

/** @param {Pass} pass @param {Track} track @returns {Shape[]} */
function guess({ guess: units }, { y, along }) {
  if (units === null) return [];
  return [
    { kind: 'mark', shape: 'down', x: along(units), y: y - ROW / 2, size: 4.5, colour: 'ink' },
  ];
}

/**
 * The mark of the returned value, as soon as there is one.
 * @param {Show} show
 * @param {Pass} pass
 * @param {Track} track
 * @returns {Shape[]}
 */
function fall({ step, score, say }, { value, fell, ended }, track) {
  const { right, y, present, along, wordy } = track;
  if (value === null || fell === null || step < ended) return [];
  const colour = present ? 'focus' : 'ink';
  const result = { low: '≤', inside: '=', high: '≥' }[fell] + score(value);
  /** @type {Run} */
  const number = { text: result, colour, weight: 600 };
  /** @type {Run[]} */
  const words = wordy ? [{ text: `  ${say(`pass-${fell}`)}`, colour: 'quiet' }] : [];
  return [
    { kind: 'mark', shape: 'diamond', x: along(value), y, size: present ? 7 : 5.5, colour },
    text({ x: right + 8, y }, FONT, [number, ...words], { align: 'left' }),
  ];
}
