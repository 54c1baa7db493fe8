/** The wasm, a file beside the scripts. A build into a single file takes `inlined/wasm.js` instead. */

import { compileFile } from './compiling.js';

export const compileWasm = () =>
  compileFile(new URL('../../../pkg/plyscope_wasm_bg.wasm', import.meta.url));
