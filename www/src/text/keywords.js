/** The keywords of the listings in pseudocode. Pure. */

/** All other words are names. */
export const KEYWORDS = [
  'if',
  'else',
  'for',
  'in',
  'while',
  'repeat',
  'break',
  'return',
  'and',
  'or',
  'not',
  'true',
  'false',
];
