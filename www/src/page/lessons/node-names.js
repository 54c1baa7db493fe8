/** The names of nodes in what a lesson says. Pure. */

/** @import { Inline } from './format.js' */

/** `[B]`: one word. Round anything else, brackets are brackets. */
const NAME = /\[(\p{L}[\p{L}\p{N}_-]*)\]/u;

/**
 * Words, and the names of nodes among them.
 * @param {string} text
 * @param {string} of the view whose nodes they are
 * @returns {Inline[]}
 */
export const withNames = (text, of) =>
  text.split(NAME).flatMap((piece, at) => pieceOf(piece, at % 2 === 1, of));

/** @param {string} piece @param {boolean} isName @param {string} of @returns {Inline[]} */
function pieceOf(piece, isName, of) {
  if (isName) return [{ kind: 'node', text: piece, of }];
  return piece === '' ? [] : [{ kind: 'text', text: piece }];
}

/**
 * What is named of each view, in a part of a lesson or in the whole of it.
 * @param {unknown} part
 * @param {Map<string, Set<string>>} [names]
 */
export function namedIn(part, names = new Map()) {
  if (typeof part !== 'object' || part === null) return names;
  if ('kind' in part && part.kind === 'node') {
    const { of, text } = /** @type {Extract<Inline, {kind: 'node'}>} */ (part);
    names.set(of, (names.get(of) ?? new Set()).add(text));
  } else for (const each of Object.values(part)) namedIn(each, names);
  return names;
}
