/**
 * The bounds of the nodes on the path. Each stands at the node that set it, and where it came in with the root's window; below,
 * where it is inherited, a tick stands for it. In a picture without a ruler the node at work has its whole window.
 */

import { owners } from '../engine/owners.js';
import { NEG_INF, POS_INF } from '../engine/score.js';
import { enlarged, haloSize, SMALLEST_TEXT } from '../layout/sizes.js';
import { endText } from './gauge/number-line.js';
import { LEAST_ROW } from './look.js';
import { RANK } from './placing.js';
import { text, widthOf } from './text.js';

/** @import { Moment } from '../engine/search.js' */
/** @import { Look } from './look.js' */
/** @import { Label } from './placing.js' */
/** @import { Run, Shape } from './scene.js' */

/** @typedef {Moment['path'][number]} Frame */
/** @typedef {{letter: 'α' | 'β', owner: 'max' | 'min', units: number, by: number | null}} Bound */

/** The size of a tick beside a node, and its distance from it. */
const TICK = { height: 12, width: 2.5, apart: 5 };

/** The ticks of inherited bounds. @param {Look} look @returns {Shape[]} */
export const windowTicks = (look) =>
  onPath(look).flatMap(({ node, all, told }) =>
    all
      .filter((bound) => !told.includes(bound) && !isOpen(bound))
      .map((bound) => tick(look, node, bound)),
  );

/** The bounds where they are set. @param {Look} look @returns {Label[]} */
export const boundLabels = (look) =>
  onPath(look).flatMap(({ node, told }) => (told.length === 0 ? [] : [label(look, node, told)]));

/** The bounds of the nodes on the path, and those of them that are told there. @param {Look} look */
function onPath(look) {
  const { at, marks, moment, size: canvas } = look.show;
  if (at.row < LEAST_ROW || marks?.bare) return [];
  const working = moment.path.at(-1)?.node;
  return moment.path.map((frame, index) => {
    const { node } = frame;
    const above = moment.path[index - 1] ?? null;
    const all = boundsOf(look, frame).filter(({ by }) => !marks?.unvalued || by !== marks.node);
    const whole = canvas.short && node === working;
    return { node, all, told: all.filter((bound) => whole || isNew(look, bound, node, above)) };
  });
}

/** The ends of a node's window; none if it has no window. @param {Look} look @param {Frame} frame @returns {Bound[]} */
function boundsOf({ show }, { node, now }) {
  if (now === null) return [];
  const whose = owners(show.search, node);
  return [
    { letter: 'α', owner: whose.alpha, units: now.alpha, by: now.alphaBy },
    { letter: 'β', owner: whose.beta, units: now.beta, by: now.betaBy },
  ];
}

/** Whether a bound excludes nothing. @param {Bound} bound */
const isOpen = ({ letter, units }) => units === (letter === 'α' ? NEG_INF : POS_INF);

/**
 * Whether a bound is another than that of the node above: by its own doing, or because the node was entered with a window of its
 * own, as in a test.
 * @param {Look} look
 * @param {Bound} bound
 * @param {number} node
 * @param {Frame | null} above
 */
function isNew(look, { letter, owner, units, by }, node, above) {
  if (by === node) return true;
  const before = above && boundsOf(look, above).find((each) => each.owner === owner);
  if (!before) return !isOpen({ letter, owner, units, by });
  // Where each side sees its own values, a bound changes its letter and its sign.
  return (before.letter === letter ? before.units : 0 - before.units) !== units;
}

/** @param {Look} look @param {number} node @param {Bound} bound @returns {Shape} */
function tick(look, node, { letter, owner }) {
  const times = enlarged(look.show.at);
  const { x, y } = look.place(node);
  const away = look.size(node).width / 2 + TICK.apart * times;
  const at = letter === 'α' ? x - away : x + away;
  const half = (TICK.height * times) / 2;
  const ends = { x1: at, y1: y - half, x2: at, y2: y + half };
  return { kind: 'edge', ...ends, colour: owner, width: TICK.width * times, alpha: 0.8 };
}

/**
 * The label of a node: above it, else beside or below it.
 * @param {Look} look
 * @param {number} node
 * @param {Bound[]} told
 * @returns {Label}
 */
function label(look, node, told) {
  const times = enlarged(look.show.at);
  const size = Math.min(14 * times, Math.max(SMALLEST_TEXT, 13 * look.scale(node)));
  const runs = told.flatMap(({ letter, owner, units }, index) => {
    /** @type {Run} */
    const bound = { text: `${letter} ${endText(units, look.show.score)}`, colour: owner };
    return index === 0 ? [bound] : [{ text: '   ', colour: /** @type {const} */ ('quiet') }, bound];
  });
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const { x, y } = look.place(node);
  const over = Math.max(look.size(node).height / 2 + 10 * times, halo + size * 0.62 + 1);
  const away = Math.max(look.size(node).width / 2, halo) + widthOf(runs, size) * 0.6 + 6;
  const line = (/** @type {number} */ x, /** @type {number} */ y) => [
    text({ x, y }, size, runs, { weight: 600, backed: true }),
  ];
  const places = [line(x, y - over), line(x + away, y), line(x - away, y), line(x, y + over)];
  return { node, rank: RANK.bounds, places, around: 'free' };
}
