/** The module that compares traces of other programs, loaded when one is opened. */

import { instance } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js';
import { compileDiagnose } from '../files/diagnose.js';

/** @import { Core } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */

/** @type {Core | undefined} */
let core;

/** Loads the wasm, once. */
export async function load() {
  if (core === undefined) begin(await compileDiagnose());
}

/** Begins the instance that answers. @param {WebAssembly.Module} compiled */
export function begin(compiled) {
  const made = instance();
  made.initSync({ module: compiled });
  core = made;
}

/** The functions of the wasm, once it is loaded. @returns {Core} */
export function diagnosis() {
  if (core === undefined) throw new Error('what compares traces is not loaded');
  return core;
}
