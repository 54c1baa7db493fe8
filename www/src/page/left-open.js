/**
 * Remembers what a reader left open beside the tree, for the next visit: the tab, its sheet on a phone, and the table of results.
 */

import { PANELS } from '../session/panels.js';
import { COLUMNS } from '../session/results.js';
import { store, stored } from './storage.js';

/** @import { State } from '../session/state.js' */
/** @import { Wanted } from '../session/wanted.js' */

/** @returns {Pick<Wanted, 'panel' | 'sheet' | 'results'>} */
export function leftOpen() {
  const panel = PANELS.find((each) => each === stored('panel'));
  const [column, order] = stored('results').split(' ');
  const by = COLUMNS.find((each) => each === column);
  const results = by === undefined ? null : { by, descending: order === 'descending' };
  return { panel, sheet: stored('sheet') !== 'closed', results };
}

/** @param {Pick<State, 'panel' | 'sheet' | 'results'>} open */
export function keepOpen({ panel, sheet, results }) {
  store('panel', panel);
  store('sheet', sheet ? '' : 'closed');
  const order = results?.descending ? 'descending' : 'ascending';
  store('results', results === null ? '' : `${results.by} ${order}`);
}
