/** The module of trace files, loaded when one is opened or saved. */

import { instance } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js';
import { compileDiagnose } from '../files/diagnose.js';
import { withGrown } from '../games/grown.js';

/** @import { Core, TraceFile } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Request } from '../../../pkg/plyscope_wasm.js' */

/** @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {Core | undefined} */
let core;

/** Loads the wasm, once. */
export async function load() {
  if (core === undefined) begin(await compileDiagnose());
}

/** Begins the instance that answers. @param {WebAssembly.Module} module */
export function begin(module) {
  compiled = module;
  core = made(module);
}

/** @param {WebAssembly.Module} module */
function made(module) {
  const core = instance();
  core.initSync({ module });
  return core;
}

/** The functions of the wasm, once it is loaded. @returns {Core} */
export function diagnosis() {
  if (core === undefined) throw new Error('what compares traces is not loaded');
  return core;
}

/**
 * The trace file of a search. It has an instance of its own, the memory of which goes with it: a trace may be large.
 * @param {Request} request
 * @returns {Promise<TraceFile>}
 */
export async function traceFileOf(request) {
  const { tree, grown, algorithm, options } = withGrown(request);
  compiled ??= await compileDiagnose();
  return new (made(compiled).TraceFile)(tree, grown, algorithm, { ...options });
}
