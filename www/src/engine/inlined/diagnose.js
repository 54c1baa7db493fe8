/** The wasm that compares traces, within a script. */

import { compileDeflated } from './wasm.js';

export const compileDiagnose = async () =>
  compileDeflated((await import('virtual:plyscope/diagnose')).default);
