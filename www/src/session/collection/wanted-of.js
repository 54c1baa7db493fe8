/** What shows a kept tree as it was left. Pure. */

import { read } from '../address.js';

/** @import { Wanted } from '../wanted.js' */
/** @import { Archived } from './archive.js' */

/** @param {Pick<Archived, 'text' | 'name' | 'place'>} kept @returns {Wanted} */
export function wantedOf({ text, name, place }) {
  return { ...read(place).link, tree: text, title: name };
}
