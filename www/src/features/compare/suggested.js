/** The first search of a new pane. Pure. */

import { INSTRUCTIVE } from '../../session/usual-searches.js';

/** The first algorithm that has no pane yet. @param {readonly string[]} present */
export const suggestion = (present) =>
  INSTRUCTIVE.find((each) => !present.includes(each)) ?? INSTRUCTIVE[0];
