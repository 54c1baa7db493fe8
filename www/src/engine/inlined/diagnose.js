/** The wasm that compares traces, within the script itself. */

import deflated from 'virtual:plyscope/diagnose';
import { compileDeflated } from './compiling.js';

export const compileDiagnose = () => compileDeflated(deflated);
