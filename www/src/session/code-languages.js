/** The languages in which a search can be written. Pure. */

/** The languages on offer, the default first. */
export const CODE_LANGUAGES = /** @type {const} */ ([
  'pseudocode',
  'python',
  'javascript',
  'rust',
  'c',
]);

/** @typedef {typeof CODE_LANGUAGES[number]} CodeLanguage */
/** One in which programs are written. @typedef {Exclude<CodeLanguage, 'pseudocode'>} Language */
