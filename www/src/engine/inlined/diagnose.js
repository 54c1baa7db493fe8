/** The wasm that compares traces, within the script itself. */

import deflated from 'virtual:plyscope/diagnose';
import { compileDeflated } from './wasm.js';

export const compileDiagnose = () => compileDeflated(deflated);
