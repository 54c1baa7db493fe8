/** Names of files. Pure. */

/** The greatest length of a name, in characters: no system takes more than 255 bytes. */
const LONGEST = 60;

/**
 * A text as the name of a file, without its ending: letters and digits of any script stay, and what some system cannot have is a hyphen.
 * @param {string} text
 */
export const asFileName = (text) =>
  [...text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
