/**
 * The bounds of the nodes on the path. Each stands at the node that set it, and where it came in with the root's window; below,
 * where it is inherited, a tick stands for it. In a picture without a ruler the node at work has its whole window.
 */

import { owners } from '../engine/owners.js';
import { NEG_INF, POS_INF } from '../engine/score.js';
import { stripIn } from '../layout/picture-size.js';
import { enlarged, haloSize, SMALLEST_TEXT } from '../layout/sizes.js';
import { endText } from './gauge/number-line.js';
import { LEAST_ROW } from './look.js';
import { text, widthOf } from './text.js';
import { besideNode } from './values.js';

/** @import { Moment } from '../engine/search.js' */
/** @import { Look } from './look.js' */
/** @import { Run, Shape } from './scene.js' */

/** @typedef {Moment['path'][number]} Frame */
/** @typedef {{letter: 'α' | 'β', owner: 'max' | 'min', units: number, by: number | null}} Bound */

/** The size of a tick beside a node, and its distance from it. */
const TICK = { height: 12, width: 2.5, apart: 5 };

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function windows(look) {
  const { at, marks, moment, size: canvas } = look.show;
  if (at.row < LEAST_ROW || marks?.bare) return [];
  const working = moment.path.at(-1)?.node;
  return moment.path.flatMap((frame, index) => {
    const { node } = frame;
    const above = moment.path[index - 1] ?? null;
    const all = boundsOf(look, frame);
    const whole = canvas.short && node === working;
    const told = all.filter((bound) => whole || isNew(look, bound, node, above));
    const ticks = all.filter((bound) => !told.includes(bound) && !isOpen(bound));
    return [...ticks.map((bound) => tick(look, node, bound)), ...label(look, node, told)];
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

/** @param {Look} look @param {number} node @param {Bound[]} told @returns {Shape[]} */
function label(look, node, told) {
  if (told.length === 0) return [];
  const most = 14 * enlarged(look.show.at);
  const size = Math.min(most, Math.max(SMALLEST_TEXT, 13 * look.scale(node)));
  const runs = told.flatMap(({ letter, owner, units }, index) => {
    /** @type {Run} */
    const bound = { text: `${letter} ${endText(units, look.show.score)}`, colour: owner };
    return index === 0 ? [bound] : [{ text: '   ', colour: /** @type {const} */ ('quiet') }, bound];
  });
  const place = placeOf(look, node, { width: widthOf(runs, size), height: size });
  return [text(place, size, runs, { weight: 600, backed: true })];
}

/**
 * The middle of a node's label: above the node; beside it where the strip or the edge of the picture would hide it.
 * @param {Look} look
 * @param {number} node
 * @param {{width: number, height: number}} label
 */
function placeOf(look, node, { width, height }) {
  const { at, size: canvas } = look.show;
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const { x, y } = look.place(node);
  // A small node is lower than the value beside it.
  const value = besideNode(look, node) === null ? 0 : (look.font(node) + height) / 2 + 3;
  const nodeTop = Math.max(look.size(node).height / 2 + 10 * enlarged(at), halo + height / 2 + 2);
  const above = y - Math.max(nodeTop, value);
  // At an edge of the picture it moves in, but not away from a node that lies outside.
  const isSeen = x >= 0 && x <= canvas.width;
  const middle = isSeen ? Math.max(width / 2, Math.min(canvas.width - width / 2, x)) : x;
  if (above - height / 2 >= stripIn(at.plane, canvas)) return { x: middle, y: above };
  const away = Math.max(look.size(node).width / 2, halo) + width / 2 + 6;
  return { x: x + away + width / 2 > canvas.width ? x - away : x + away, y };
}
