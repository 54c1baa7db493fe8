/** The wasm, within the script itself. */

import deflated from 'virtual:plyscope/wasm';
import { compileDeflated } from './compiling.js';

export const compileWasm = () => compileDeflated(deflated);
