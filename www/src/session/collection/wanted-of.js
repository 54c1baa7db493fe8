/** The request that shows a kept tree as it was left. Pure. */

import { read } from '../address.js';

/** @import { Wanted } from '../wanted.js' */
/** @import { Archived } from './archive.js' */

/** Earlier versions kept trees at a stop of *Start here*, too. @param {Pick<Archived, 'text' | 'name' | 'place'>} kept @returns {Wanted} */
export function wantedOf({ text, name, place }) {
  const { start: _, ...link } = read(place).link;
  return { ...link, tree: text, title: name };
}
