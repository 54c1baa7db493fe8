/**
 * A cutoff as a scene of five beats, one after the other: the value comes up its edge, the ruler is struck where its plates have met, the bound lights at its
 * owner and its link is drawn down, the strokes fall, the branch goes quiet. Pure: how far the scene has come is a number.
 */

/** @import { Gauge } from './gauge/gauge.js' */
/** @import { Look } from './look.js' */
/** @import { Show } from './scene.js' */
/** @import { Shape } from './scene.js' */

/** How long it takes, in milliseconds. */
export const SCENE = 700;

/** When each beat begins and ends, as parts of the scene. */
export const BEATS = /** @type {const} */ ({
  value: [0, 0.26],
  plate: [0.22, 0.46],
  link: [0.42, 0.64],
  strokes: [0.62, 0.8],
  quiet: [0.76, 1],
});

/** @typedef {keyof typeof BEATS} Beat */

/** How far a beat has come: 0 before it, 1 after it, and where nothing is staged. @param {number | null} staged @param {Beat} beat */
export function beat(staged, beat) {
  if (staged === null) return 1;
  const [from, to] = BEATS[beat];
  const part = Math.max(0, Math.min(1, (staged - from) / (to - from)));
  return 1 - (1 - part) ** 3;
}

/** Whether a step is staged: a cutoff that skips something. @param {Show['moment']} moment */
export const isStaged = ({ fact }) => fact.kind === 'cutoff' && fact.skipped > 0;

/**
 * The value on its way up, from the child that returned it to the node that is cut off.
 * @param {Look} look
 * @returns {Shape[]}
 */
export function value(look) {
  const { moment, staged, states, at } = look.show;
  const { node } = moment;
  const part = beat(staged, 'value');
  if (staged === null || part >= 1 || node === null) return [];
  const child = states.of(node).bestChild;
  if (child < 0 || Number.isNaN(at.x(child))) return [];
  const mix = (/** @type {(node: number) => number} */ place) =>
    place(child) + (place(node) - place(child)) * part;
  const size = 8 * Math.min(1.4, Math.max(0.7, look.scale(node)));
  return [{ kind: 'mark', shape: 'diamond', x: mix(at.x), y: mix(at.y), size, colour: 'focus' }];
}

/**
 * The gauge while the scene goes on: its plates have met, and are struck when their beat is over.
 * @param {Gauge} gauge
 * @param {number | null} staged
 * @returns {Gauge}
 */
export function closing(gauge, staged) {
  const part = beat(staged, 'plate');
  return part >= 1 ? gauge : { ...gauge, skips: false };
}
