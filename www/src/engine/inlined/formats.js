/** The wasm that reads the formats of others, within a script. */

import { compileDeflated } from './wasm.js';

export const compileFormats = async () =>
  compileDeflated((await import('virtual:plyscope/formats')).default);
