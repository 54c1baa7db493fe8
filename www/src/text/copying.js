/** Text for the clipboard. */

/**
 * Copies a text. Browsers ask for a secure connection, and may ask the reader.
 * @param {() => string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export const copyText = (text) =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text()))
    .then(() => true)
    .catch(() => false);

/** The text in the clipboard; null if the browser does not give it. @returns {Promise<string | null>} */
export const readText = () =>
  Promise.resolve()
    .then(() => navigator.clipboard.readText())
    .catch(() => null);

/** A text escaped for Markdown, on one line. @param {string} text */
export const inMarkdown = (text) =>
  text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
