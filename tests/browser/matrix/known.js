/**
 * Faults that are known, by their kinds, each with where it is told. They are counted and do not fail; a row that nothing is a fault of any
 * more does, and goes. No fault is added here that a change has brought about.
 */

/** @import { Fault } from './report.js' */

/**
 * @typedef {object} Known
 * @property {string} measure
 * @property {RegExp} [what] what the fault says
 * @property {RegExp} [state] the name of the state
 * @property {RegExp} [size] of the window
 * @property {'desk' | 'hall'} [place]
 * @property {string} of why it is there, in a few words
 */

/** @type {readonly Known[]} */
export const KNOWN = [];

/** The row that a fault is known by. @param {Fault} fault @param {readonly Known[]} [known] */
export const knownAs = (fault, known = KNOWN) =>
  known.find(
    ({ measure, what, state, size, place }) =>
      measure === fault.measure &&
      (what?.test(fault.what) ?? true) &&
      (state?.test(fault.state) ?? true) &&
      (size?.test(fault.size) ?? true) &&
      (place === undefined || place === fault.place),
  );
