/**
 * Calls of WebAssembly as they are, not inlined into the code that calls them. V8 of Node 20 ends the process with
 * “unreachable code” when it has to give up such code in the middle of a call. Browsers that the page runs in have a later
 * V8.
 */

import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-turbo-inline-js-wasm-calls');
