/** The tree that a command is given, the search of it, and the file that it writes. */

import { whatFailed } from '../../www/src/engine/errors.js';
import { Search } from '../../www/src/engine/search.js';
import { inForce } from '../../www/src/session/choices.js';
import { beginning } from '../../www/src/session/wanted.js';
import { errorText } from '../../www/src/text/wording.js';
import { Mistake } from './arguments.js';
import { readyIn } from './surroundings.js';

/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Messages } from '../../www/src/text/messages.js' */
/** @import { Arguments } from './arguments.js' */
/** @import { Surroundings } from './surroundings.js' */

/** The names of files that are trees, not trees themselves. */
const LIKE_A_NAME = /^[\w./\\: -]+$/;
/** Searches of more events need more memory than a figure is worth. */
const MOST_EVENTS = 20_000_000;

/** Writes a file, or says why it could not be written. @param {string} path @param {string | Uint8Array} text @param {Surroundings} io */
export async function writeFile(path, text, { write }) {
  try {
    await write(path, text);
  } catch (error) {
    throw new Mistake('command-not-written', { path, reason: reasonOf(error) }, 1);
  }
}

/** The reason in a system's error, without the call and the path. @param {unknown} error */
const reasonOf = (error) =>
  String(error instanceof Error ? error.message : error).replace(/, \w+ '.*/s, '');

/**
 * The text of the tree: a preset's id, what comes in, a file, or the tree itself.
 * @param {string | null} tree
 * @param {Catalogue} catalogue
 * @param {Surroundings} io
 */
export async function treeOf(tree, { presets }, { read, input }) {
  if (tree === null) throw new Mistake('command-no-tree');
  if (tree === '-') return { text: await input(), path: null };
  if (presets.some(({ id }) => id === tree)) return { text: tree, path: null };
  /** @param {unknown} error */
  const unreadable = (error) => {
    throw new Mistake('command-not-read', { path: tree, reason: reasonOf(error) }, 1);
  };
  const isName = LIKE_A_NAME.test(tree) && /[A-Za-z]/.test(tree);
  const text = LIKE_A_NAME.test(tree) ? await read(tree).catch(unreadable) : null;
  if (text === null && isName) {
    throw new Mistake('command-no-such-tree', {
      tree,
      presets: presets.map(({ id }) => id).join(', '),
    });
  }
  return { text: text ?? tree, path: text === null ? null : tree };
}

/**
 * @param {{text: string, path: string | null}} tree and the file that it is from
 * @param {Arguments} given
 * @param {Catalogue} catalogue
 * @param {Messages} words
 * @param {Surroundings} io
 */
export async function searchOf({ text, path }, { values, switches }, catalogue, { say }, io) {
  const algorithm = values.get('algorithm');
  const known = beginning({ tree: text, algorithm }, undefined, catalogue);
  const brought = inForce(known.algorithm, known.options).options;
  const options = { ...brought, ...switches };
  const request = { tree: known.tree, algorithm: known.algorithm, options };
  try {
    await readyIn(known.tree, io);
    return new Search(request, undefined, MOST_EVENTS);
  } catch (error) {
    const what = whatFailed(error);
    if (path === null || !('parse' in what)) throw what;
    throw new Mistake('command-in-file', { path, reason: errorText(what, say) }, 1);
  }
}
