/** Text to the clipboard, and from it. */

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
