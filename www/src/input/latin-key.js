/** The keys of shortcuts on keyboards of other scripts, where the key of `z` types `я`. */

/** What the keys beside the letters type in the Latin layout, with and without Shift. @type {Record<string, string>} */
const SIGNS = { BracketLeft: '[', BracketRight: ']' };

/**
 * The key as shortcuts know it: what it types, or, if that is a letter of another script, what the same key types in the Latin layout.
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>} event
 */
export function latinKey({ key, code, shiftKey }) {
  if (!/^(?!\p{Script=Latin})\p{L}$/u.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return SIGNS[code] ?? key;
}
