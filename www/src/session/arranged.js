/**
 * What an author arranges for every search, by attributes, with what it is until then. One more is its property and its value here, and
 * its row in `element/attributes.js`. Pure.
 */

import { PANELS } from './panels.js';

/** @import { Panel } from './panels.js' */

/**
 * @typedef {object} Arranged
 * @property {boolean} loops whether playing begins again at the end
 * @property {boolean} editable whether the tree can be changed
 * @property {readonly Panel[]} panels the tabs beside the tree, where there are any
 * @property {'all' | 'none'} keys `none` if only the control that has the keyboard takes any
 * @property {'auto' | 'none'} gauge whether the window is drawn as jaws
 */

/** @type {Arranged} */
export const ARRANGED = {
  loops: false,
  editable: true,
  panels: PANELS,
  keys: 'all',
  gauge: 'auto',
};
