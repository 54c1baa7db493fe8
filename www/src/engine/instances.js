/** The instances of the wasm: the one that all small searches share, and others of the same module. */

import * as wasm from '../../pkg/plyscope_wasm.js';

/** @import { Core } from '../../pkg/plyscope_wasm.js' */

/** @type {Core} */
let shared = wasm.first;

/** The instance that all small searches share. */
export const sharedInstance = () => shared;

/** The module as the browser has compiled it. */
export const compiled = () => shared.module;

/** A new instance, with a memory of its own. */
export function instance() {
  const core = wasm.instance();
  core.initSync({ module: compiled() });
  return core;
}

/** Puts a new instance in the place of the shared one, which has run out of memory. */
export function renew() {
  shared = instance();
}
