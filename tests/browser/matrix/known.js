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
    size: PHONES,
    place: IN_HALL,
    of: 'a phone is no hall: what is said takes half of it',
  },
  {
    measure: 'share',
    size: TOUCH,
    place: AT_DESK,
    of: 'a phone and a tablet: bars and panels leave too little',
  },
  { measure: 'blank', what: /blank$/, place: IN_HALL, of: 'a fifth of a hall is empty' },
  {
    measure: 'cut',
    what: /by svg\.picture/,
    state: /^growth/,
    size: TOUCH,
    of: 'labels of the axes',
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
    place: AT_DESK,
    of: 'the sentence scrolls below what is open',
  },
  {
    measure: 'target',
    what: /^button\.(line|breakpoint|at|band|fold) /,
    of: 'lines of the code, rows of the stack',
  },
  { measure: 'target', what: /^g\.point /, of: 'points of the chart of growth' },
  {
    measure: 'target',
    what: /^p(\.name)? a “/,
    state: /^(the list of lessons|dialog help)$/,
    of: 'links whose tile is pressed, and one of the help',
  },
  {
    measure: 'type',
    what: /^11 px/,
    state: /^the list of lessons$/,
    of: 'names in miniatures of trees',
  },
  {
    measure: 'type',
    what: /^(9|10|18\.67|26\.4) px/,
    state: /^(growth|dialog (games|gallery))/,
    of: 'raised numbers, and signs of games',
  },
  {
    measure: 'type',
    what: /^the sentence/,
    size: PHONES,
    place: IN_HALL,
    of: 'a phone is no hall',
  },
  {
    measure: 'across',
    what: /^div\.(lists|rows|scroll|code|side)/,
    place: AT_DESK,
    of: 'tables and code in narrow panels',
  },
  { measure: 'across', what: /^div\.(presets|cm-scroller)/, size: PHONES, of: 'rows in dialogs' },
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
