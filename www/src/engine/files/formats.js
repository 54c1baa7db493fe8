/** The wasm that reads the formats of others, a file beside the others. A build into a single file takes `inlined/formats.js` instead. */

import { compileFile } from './wasm.js';

export const compileFormats = () =>
  compileFile(new URL('../../../pkg/formats/plyscope_formats_wasm_bg.wasm', import.meta.url));
