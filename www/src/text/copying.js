/** Text that is copied. */

/**
 * Copies a text, which needs a secure connection and the reader's leave.
 * @param {() => string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export const copied = (text) =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text()))
    .then(() => true)
    .catch(() => false);

/** A text in Markdown, on one line: what would mean something there stands for itself. @param {string} text */
export const inMarkdown = (text) =>
  text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
