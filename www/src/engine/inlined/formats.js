/** The wasm that reads the formats of others, within the script itself. */

import deflated from 'virtual:plyscope/formats';
import { compileDeflated } from './wasm.js';

export const compileFormats = () => compileDeflated(deflated);
