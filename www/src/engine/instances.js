/** Instances of the wasm module: the one that all small searches share, and others. */

import * as wasm from '../../pkg/plyscope_wasm.js';

/** @import { Core } from '../../pkg/plyscope_wasm.js' */

/** @type {Core} */
let shared = wasm.first;

/** The instance that all small searches share. */
export const sharedInstance = () => shared;

/** The compiled module. */
export const compiled = () => shared.module;

/** A new instance, with a memory of its own. */
export function instance() {
  const core = wasm.instance();
  core.initSync({ module: compiled() });
  return core;
}

/** Replaces the shared instance after it has run out of memory. */
export function renew() {
  shared = instance();
}
