// Texts that say the same are the same: without the differences that no reader sees.

/** A text with `\n` at its line ends, and without blanks before them and empty lines around it. @param {string} text */
export function plain(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
