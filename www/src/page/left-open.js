/** Remembers what a reader left open beside the tree, for the next visit: the tab, its sheet on a phone, and the table of results. */

import { ONE_COLUMN } from '../layout/widths.js';
import { keptIn } from '../session/exhibit.js';
import { store, stored } from './storage.js';

/** @import { Exhibit } from '../session/exhibit.js' */
/** @import { Key } from './storage.js' */

/** @typedef {[Key, ReturnType<typeof keptIn>[number][1]]} Kept */

const OPEN = /** @type {Kept[]} */ (keptIn('visit'));

/** What is kept that cannot be read is as it is at first. On a phone the tree and the sentence begin alone. @returns {Exhibit} */
export function leftOpen() {
  const all = OPEN.map(([name, { read, initial }]) => {
    const said = read(stored(name));
    return 'kind' in said ? initial : said;
  });
  const isNarrow = matchMedia(`(width <= ${ONE_COLUMN}px)`).matches;
  return Object.assign({}, ...all, isNarrow && { sheet: false });
}

/** @param {Exhibit} open */
export function keepOpen(open) {
  for (const [name, { write }] of OPEN) store(name, write(open));
}
