/** The words of a lesson as plain text. Pure. */

/** @import { Inline } from './format.js' */

/** The plain text of parts of a sentence. @param {readonly Inline[]} parts @returns {string} */
export const plain = (parts) =>
  parts
    .map((part) => ('parts' in part ? plain(part.parts) : 'text' in part ? part.text : ''))
    .join('');
