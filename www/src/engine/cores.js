/**
 * The instances of the wasm: which module there is, who shares it, and what goes wrong there. It begins with the small
 * module; `whole.js` and the worker import the whole one, and nobody else imports any.
 */

import * as beginning from '../../pkg/plyscope_wasm.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').Core} Core
 * @typedef {import('./engine.js').Catalogue} Catalogue
 * @typedef {import('./engine.js').PlyscopeError} PlyscopeError
 */

/**
 * Who gives instances of the module that all small searches share: of a small one that holds what the first picture
 * needs, until the whole one is there.
 */
let source = /** @type {{instance: () => Core}} */ (beginning);

/** The instance that they share. */
let shared = beginning.first;

/** A new instance of it. */
export const instance = () => source.instance();

/** Whether everything can be asked. */
export const isWhole = () => shared.exports?.most_nodes !== undefined;

/** Thrown where something is asked that the first module does not know, or refuses. */
export const WANTS_WHOLE = { kind: 'wants-whole' };

/** Whether the whole module is to be asked, once it has come. @param {unknown} error */
export const wantsWhole = (error) => error === WANTS_WHOLE;

/**
 * Takes the whole module, whose instance has begun, for the one that all views share. From then on every search is
 * asked there.
 * @param {{first: Core, instance: () => Core}} found
 */
export function share(found) {
  source = found;
  shared = found.first;
}

/**
 * Asks the instance that all share. What the first module refuses it says nothing of: the whole one does it, or
 * says why not.
 * @template T
 * @param {(core: Core) => T} question
 * @returns {T}
 */
export function asked(question) {
  try {
    return question(shared);
  } catch (error) {
    throw error === null ? WANTS_WHOLE : error;
  }
}

/** The module as the browser has compiled it. */
export const compiled = () => shared.module;

/**
 * What can be chosen for an algorithm, given the switches that are chosen already.
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 */
export const applicable = (algorithm, options) =>
  asked((core) => core.applicable(algorithm, options));

/** How many nodes the tree of a text has at most; of a recipe, once that can be read. @param {string} tree */
export const mostNodes = (tree) => (isWhole() ? shared.most_nodes(tree) : tree.length);

/** What a text says, if it is a recipe for a random tree, and how large that would be; else null. @type {Core['recipe']} */
export const recipe = (text) => shared.recipe(text);

/** @type {Promise<Catalogue> | undefined} */
let loading;

/**
 * Loads the wasm once for all views.
 * @returns {Promise<Catalogue>}
 */
export function load() {
  loading ??= shared.init().then(() => ({
    presets: shared.presets(),
    algorithms: shared.algorithms(),
    switches: shared.switches(),
  }));
  return loading;
}

/** The instance that all share now. */
export const present = () => shared;

/** The wasm has run out of memory, and is left behind as it is: another instance takes its place. */
export function renew() {
  const module = compiled();
  shared = instance();
  shared.initSync({ module });
}

/** Whether the wasm has stopped; it does where there is no memory for what it does. @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * What went wrong, to be put into words. The core throws plain objects; where there is no memory for what it
 * does, the wasm stops, and the browser says so by errors of its own.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function whatFailed(error) {
  if (error instanceof RangeError || isTrap(error)) {
    return { kind: 'out-of-memory' };
  }
  return plainError(error);
}

/**
 * What the core threw, to be put into words. Anything else is a fault of ours, and goes on its way.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}
