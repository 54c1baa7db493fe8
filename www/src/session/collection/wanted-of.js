/** What shows a kept tree as it was left. Pure. */

import { read } from '../address.js';

/** @import { Wanted } from '../wanted.js' */
/** @import { Archived } from './archive.js' */

/** @param {Pick<Archived, 'text' | 'name' | 'place'>} kept @returns {Wanted} */
export function wantedOf({ text, name, place }) {
  const found = read(place);
  const link = 'link' in found ? found.link : { options: {} };
  return { ...link, tree: text, title: name };
}
