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

const PHONES = /^(360×640|390×844)$/;
const TOUCH = /^(360×640|390×844|768×1024|1024×768)$/;
const [AT_DESK, IN_HALL] = /** @type {const} */ (['desk', 'hall']);

/** @type {readonly Known[]} */
export const KNOWN = [
  {
    measure: 'share',
    state: /^(stop |4 panes)/,
    size: /^(360×640|1024×768)$/,
    place: AT_DESK,
    of: 'a stop of Start here on a small phone, and four panes on a tablet',
  },
  {
    measure: 'share',
    size: PHONES,
    place: IN_HALL,
    of: 'what is said takes half of a phone that presents',
  },
  {
    measure: 'type',
    what: /^the sentence/,
    size: PHONES,
    place: IN_HALL,
    of: 'the sentence of a phone that presents has the size of a desk',
  },
  {
    measure: 'blank',
    what: /blank$/,
    size: PHONES,
    place: IN_HALL,
    of: 'a phone that presents has room around its tree',
  },
  {
    measure: 'blank',
    what: /^1[567] % .*blank$/,
    size: /^1024×768$/,
    place: IN_HALL,
    of: 'a sixth of a low hall is empty',
  },
  {
    measure: 'covered in the tree',
    what: /by (button\.(icon|fold-handle)|div\.)/,
    size: TOUCH,
    of: 'buttons over the tree',
  },
  { measure: 'running line', size: TOUCH, of: 'the code is lower than a line' },
  {
    measure: 'in sight',
    what: /p\.sentence/,
    state: /^(stop |results|a trace)/,
    size: TOUCH,
    place: AT_DESK,
    of: 'the sentence scrolls below what is open',
  },
];

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
