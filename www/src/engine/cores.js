/** The instances of the wasm: the one that all small searches share, others of the same module, and what goes wrong there. */

import * as wasm from '../../pkg/plyscope_wasm.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').Core} Core
 * @typedef {import('./engine.js').Catalogue} Catalogue
 * @typedef {import('./engine.js').PlyscopeError} PlyscopeError
 */

/** The instance that all small searches share. @type {Core} */
let shared = wasm.first;

/** A new instance of the module, with a memory of its own. */
export function instance() {
  const core = wasm.instance();
  core.initSync({ module: compiled() });
  return core;
}

/** The module as the browser has compiled it. */
export const compiled = () => shared.module;

/**
 * What can be chosen for an algorithm, given the switches that are chosen already.
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 */
export const applicable = (algorithm, options) => shared.applicable(algorithm, options);

/** How many nodes the tree of a text has at most. @param {string} tree */
export const mostNodes = (tree) => shared.most_nodes(tree);

/** What a text says, if it is a recipe for a random tree, and how large that tree would be; else null. @type {Core['recipe']} */
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

/** Puts a new instance in the place of the shared one, which has run out of memory. */
export function renew() {
  shared = instance();
}

/** Whether the wasm has trapped, as it does where there is no memory for what it does. @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * What went wrong, to be put into words. The core throws plain objects; where it has no memory, the wasm traps,
 * and the browser throws errors of its own.
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
 * What the core threw, to be put into words. Any other error is a bug in the page, and is thrown again.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}
