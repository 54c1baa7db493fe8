/** The wasm that compares traces, a file beside the others. A build into a single file takes `inlined/diagnose.js` instead. */

import { compileFile } from './wasm.js';

export const compileDiagnose = () =>
  compileFile(new URL('../../../pkg/diagnose/plyscope_diagnose_wasm_bg.wasm', import.meta.url));
