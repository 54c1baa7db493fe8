/** What the hall reads at a moment of a lecture: its passage, with live words filled in, and without what is not true. */

import { partsIn } from '../lessons/live.js';

/** What is shown only while something is true: `:when[So nobody looks at G.]{is="cut:G"}`. */
const WHEN = /:when\[([^\]]*)\]\{is="([^"]*)"\}/g;

/**
 * @param {string} passage
 * @param {{wordsFor: (what: string) => string | null, holds: (condition: string) => boolean | null}} view
 */
export const filledIn = (passage, view) =>
  partsIn(passage.replace(WHEN, (_, text, is) => (view.holds(is) ? text : '')))
    .map((part) => ('text' in part ? part.text : (view.wordsFor(part.what) ?? '…')))
    .join('');
