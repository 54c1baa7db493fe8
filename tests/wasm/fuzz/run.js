/** Calls of the wasm, made and judged. */

import { readFileSync } from 'node:fs';
import { instance } from '../../../www/pkg/plyscope_wasm.js';
import { real } from './values.js';

/** @import { Core, Study } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Call } from './calls.js' */

const file = new URL('../../../www/pkg/plyscope_wasm_bg.wasm', import.meta.url);
const module = new WebAssembly.Module(readFileSync(file));

/** As much of the browser's as is used. */
class Image {
  /** @param {Uint8ClampedArray} data @param {number} width @param {number} height */
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}

/** What wasm-bindgen says of an object that was freed. */
const FREED = ['Attempt to use a moved value', 'null pointer passed to rust'];

/** What JavaScript says where it makes a number of an argument. Any other error of its own is a mistake. */
const NO_NUMBER = /^Cannot convert a (Symbol|BigInt) value to a number$/;

/** A search that gives the same as long as the module works. */
const REQUEST = { tree: '[[3, 12, 2.5]=4, [2, 3]=1]', algorithm: 'alpha-beta' };

/** The module that the next calls are of; a new one after a failure. @type {Core | undefined} */
let core;

/**
 * Makes the calls, one after the other.
 *
 * @param {readonly Call[]} calls
 * @returns {string | null} what went wrong; null if each call returned, or threw as it may
 */
export function failureOf(calls) {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: Image });
  core ??= begun();
  const failure = firstFailure(core, calls) ?? health(core);
  if (failure !== null) core = undefined;
  return failure;
}

/**
 * The calls without those that the failure does not need.
 *
 * @param {readonly Call[]} calls that fail
 */
export function fewest(calls) {
  let left = [...calls];
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const without = left.toSpliced(at, 1);
    if (failureOf(without) !== null) left = without;
  }
  return left;
}

function begun() {
  const begun = instance();
  begun.initSync({ module });
  return begun;
}

/** @param {Core} core @param {readonly Call[]} calls @returns {string | null} */
function firstFailure(core, calls) {
  /** @type {Study[]} */
  const studies = [];
  /** Those that were freed: a call of theirs throws. @type {Set<unknown>} */
  const freed = new Set();
  for (const call of calls) {
    const target = call.study === undefined ? core : studies[call.study % studies.length];
    if (target === undefined) continue;
    try {
      const returned = made(target, call);
      if (returned instanceof core.Study) studies.push(returned);
      if (call.name === 'free') freed.add(target);
    } catch (error) {
      if (!isAllowed(error, freed.has(target))) return `${JSON.stringify(call)} threw ${error}`;
    }
  }
  return firstStuck(studies.filter((study) => !freed.has(study)));
}

/** Frees the studies, none of which may still be in use. @param {Study[]} studies @returns {string | null} */
function firstStuck(studies) {
  for (const study of studies) {
    try {
      study.free();
    } catch (error) {
      return `free threw ${error}`;
    }
  }
  return null;
}

/** @param {object} target @param {Call} call */
function made(target, { name, given }) {
  /** @type {any} */
  const callee = Reflect.get(target, name);
  const args = given.map(real);
  return name === 'Study' ? new callee(...args) : Reflect.apply(callee, target, args);
}

/**
 * Whether that may be thrown: an error of Plyscope's, of JavaScript's own conversions, or of a study that was freed.
 *
 * @param {unknown} error @param {boolean} freed
 */
function isAllowed(error, freed) {
  if (error instanceof TypeError) return NO_NUMBER.test(error.message);
  if (error instanceof Error)
    return error.message.startsWith('expected a') || (freed && FREED.includes(error.message));
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** Whether the module still works. @param {Core} core @returns {string | null} */
function health(core) {
  try {
    const study = new core.Study(REQUEST);
    const { value, steps } = study.overview();
    study.free();
    return value === 25 && steps === 23 ? null : `afterwards, ${value} in ${steps} steps`;
  } catch (error) {
    return `afterwards, a search threw ${error}`;
  }
}
