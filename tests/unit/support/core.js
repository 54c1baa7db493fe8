/** The core and its catalogue, loaded in Node. */

import './stable-calls.js';
import { readFileSync } from 'node:fs';
import { isToRead } from '../../../www/src/engine/formats/known.js';
import { begin as beginFormats } from '../../../www/src/engine/formats/read.js';
import { begin, sharedInstance } from '../../../www/src/engine/instances.js';
import { Search } from '../../../www/src/engine/search.js';

/** @import { Request, States } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../../../www/src/engine/errors.js' */
/** @import { Catalogue } from '../../../www/src/engine/catalogue.js' */

/** @param {string} path */
const module = (path) =>
  new WebAssembly.Module(readFileSync(new URL(`../../../www/pkg/${path}`, import.meta.url)));

begin(module('plyscope_wasm_bg.wasm'));
await beginFormats(module('formats/plyscope_formats_wasm_bg.wasm'));

/** The functions and classes of the wasm. */
export const core = sharedInstance();

/** The memory that the core has taken, in bytes. */
export const memorySize = () => core.exports.memory.buffer.byteLength;

/** @type {Catalogue} */
export const catalogue = {
  presets: core.presets(),
  algorithms: core.algorithms(),
  switches: core.switches(),
};

export const ALGORITHMS = catalogue.algorithms.map(({ name }) => name);

/**
 * @param {string} id
 * @returns {string} the preset's text
 */
export function preset(id) {
  const found = catalogue.presets.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no preset ${id}`);
  return found.tree;
}

/**
 * Every node at a step.
 * @param {Search} search
 * @param {number} step
 */
export function everyState(search, step) {
  const states = search.states(step);
  const all = Array.from(search.nodes.parent, (_, node) => node);
  states.fetch(all);
  /** @param {keyof States} field */
  const list = (field) => all.map((node) => states.of(node)[field]);
  return {
    phase: list('phase'),
    visits: list('visits'),
    kind: list('kind'),
    best: list('best'),
    returned: list('returned'),
    bound: list('bound'),
    known: list('known'),
  };
}

/**
 * Searches a tree, hands the search over, and frees it.
 * @template T
 * @param {Request} request
 * @param {(search: Search) => T} look
 * @returns {T}
 */
export function withSearch(request, look) {
  // A session does so too.
  isToRead(request.tree);
  const search = new Search(request);
  try {
    return look(search);
  } finally {
    search.free();
  }
}

/**
 * What a call makes, or its error if that is of a kind that may be. Any other is thrown.
 *
 * @template T
 * @param {readonly string[]} kinds
 * @param {() => T} make
 * @returns {{made: T, error: null} | {made: null, error: PlyscopeError}}
 */
export function madeOr(kinds, make) {
  try {
    return { made: make(), error: null };
  } catch (thrown) {
    const error = /** @type {PlyscopeError} */ (thrown);
    if (!kinds.includes(error.kind)) throw thrown;
    return { made: null, error };
  }
}

/** The errors of a tree that has values only at its leaves. */
export const UNSEARCHABLE = ['no-static-value', 'needs-static-values'];

/**
 * Looks at a search if the tree allows it: a random one may lack a static value where this search would end. Any other error
 * is thrown.
 *
 * @param {Request} request
 * @param {(search: Search) => void} look
 * @returns {boolean} whether there was a search
 */
export function withSearchIfAny(request, look) {
  const { made: search } = madeOr(UNSEARCHABLE, () => new Search(request));
  if (search === null) return false;
  try {
    look(search);
  } finally {
    search.free();
  }
  return true;
}
