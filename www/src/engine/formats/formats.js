/** The module of the formats of others, loaded when a text is met that is in none of our own notations. */

import { instance } from '../../../pkg/formats/plyscope_formats_wasm.js';
import { compileFormats } from '../files/formats.js';

/** The functions of the wasm. @param {WebAssembly.Module} [compiled] */
export async function load(compiled) {
  const core = instance();
  core.initSync({ module: compiled ?? (await compileFormats()) });
  return core;
}
