/** Instances of the wasm module: the one that all small searches share, and others. */

import { instance } from '../../pkg/plyscope_wasm.js';
import { compileWasm } from './files/wasm.js';

/** @import { Core, Exports } from '../../pkg/plyscope_wasm.js' */

/**
 * The functions and classes of the wasm with a memory of their own, which is among its exports.
 * @typedef {Core & {exports: Exports}} Instance
 */

/** @type {WebAssembly.Module} */
let module;

/** @type {Instance} */
let shared;

/** Loads the wasm, and begins the instance that all small searches share. */
export async function load() {
  begin(await compileWasm());
}

/** Begins the instance that all small searches share. @param {WebAssembly.Module} compiled */
export function begin(compiled) {
  module = compiled;
  shared = newInstance();
}

/** The instance that all small searches share. */
export const sharedInstance = () => shared;

/** The compiled module. */
export const compiled = () => module;

/** A new instance, with a memory of its own. */
export function newInstance(of = module) {
  const core = instance();
  return Object.assign(core, { exports: core.initSync({ module: of }) });
}

/** Replaces the shared instance after it has run out of memory. */
export function renew() {
  shared = newInstance();
}
