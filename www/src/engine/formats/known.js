/**
 * Texts in the formats of others. The core knows only the notations in which trees are kept and passed on; what is in none of them is
 * read by a module of its own, and the core is given what that makes of it.
 */

import { sharedInstance } from '../instances.js';

/** @import { Core, ReadTree } from '../../../pkg/formats/plyscope_formats_wasm.js' */

/** The most texts that are kept. */
const MOST_KEPT = 50;

/** What was read, or why nothing could be; the latest last. @type {Map<string, {tree: ReadTree} | {error: unknown}>} */
const known = new Map();

/** @type {Core | undefined} */
let core;

/** Whether a text is a tree in a notation of our own. @param {string} text */
export const isOwn = (text) => sharedInstance().format(text) !== undefined;

/** Whether a text has yet to be read by a module that has to be loaded first. @param {string} text */
export function isToRead(text) {
  if (known.has(text) || !sharedInstance().is_foreign(text)) return false;
  if (core === undefined) return true;
  keep(text, core);
  return false;
}

/** Whether the module is there. */
export const isLoaded = () => core !== undefined;

/** From now on texts are read by this module. @param {Core} loaded */
export function use(loaded) {
  core = loaded;
}

/** @param {string} text @param {Core} core */
function keep(text, core) {
  try {
    known.set(text, { tree: core.read(text) });
  } catch (error) {
    known.set(text, { error });
  }
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT) known.delete(oldest);
}

/** What was read of a text in another's format. @param {string} text */
export function readOf(text) {
  const found = known.get(text);
  return found && 'tree' in found ? found.tree : undefined;
}

/** The places of the nodes in such a text. @param {string} text */
export const placesIn = (text) => core?.places(text);

/**
 * A text in a notation of our own: what was read, or the text itself.
 * @param {string} text
 * @throws {PlyscopeError} what is wrong with it in the format that it is in
 */
export function ownText(text) {
  const found = known.get(text);
  if (found && 'error' in found) throw found.error;
  return found?.tree.text ?? text;
}
