/** Remembers what a reader left open beside the tree, for the next visit: the tab, its sheet on a phone, and the table of results. */

import { keptIn } from '../session/exhibit.js';
import { store, stored } from './storage.js';

/** @import { Exhibit } from '../session/exhibit.js' */
/** @import { Key } from './storage.js' */

/** @typedef {[Key, ReturnType<typeof keptIn>[number][1]]} Kept */

const OPEN = /** @type {Kept[]} */ (keptIn('visit'));

/** What is kept that cannot be read is as it is at first. @returns {Exhibit} */
export function leftOpen() {
  const all = OPEN.map(([name, { read, initial }]) => {
    const said = read(stored(name));
    return 'kind' in said ? initial : said;
  });
  return Object.assign({}, ...all);
}

/** @param {Exhibit} open */
export function keepOpen(open) {
  for (const [name, { write }] of OPEN) store(name, write(open));
}
