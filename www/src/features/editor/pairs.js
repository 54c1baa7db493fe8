/** Brackets that belong together. */

/** Quoted text, in which brackets mean nothing, and brackets. An apostrophe within a word opens no quotes. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"|(?<![^\s[\](){},:=])'(?:[^'\\\n]|\\.)*'|[[\](){}]/g;

/** @type {Record<string, string>} */
const OPENING = { ']': '[', ')': '(', '}': '{' };

/**
 * The offsets of the bracket beside a cursor and of the one that it belongs to; null if there is none. Of two brackets
 * beside it, the one before it counts.
 * @param {string} text
 * @param {number} cursor
 * @returns {readonly [number, number] | null}
 */
export function pairAt(text, cursor) {
  /** @type {readonly [number, number] | null} */
  let behind = null;
  /** @type {number[]} */
  const open = [];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token.length > 1) continue;
    if (!(token in OPENING)) {
      open.push(index);
      continue;
    }
    const opened = open.pop();
    if (opened === undefined || text[opened] !== OPENING[token]) return behind;
    const pair = /** @type {const} */ ([opened, index]);
    if (pair.includes(cursor - 1)) return pair;
    if (pair.includes(cursor)) behind = pair;
  }
  return behind;
}
