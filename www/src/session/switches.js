/** Switches as text, as an attribute and a compared search name them: `cut=gt order=killer,history`. Pure. */

/**
 * A comma followed by another name separates two switches; blanks and semicolons do so too.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readSwitches(text) {
  const pairs = text.split(/[\s;]+|,(?=\s|$|[^\s,;=]+=)/).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/s, '')]),
  );
}

/** @param {Readonly<Record<string, string>>} options */
export const writeSwitches = (options) =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
