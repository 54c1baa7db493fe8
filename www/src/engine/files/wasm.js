/** The wasm, a file beside the scripts. A build into a single file takes `inlined/wasm.js` instead. */

import { compileFile } from './compiling.js';

/** What was requested ahead. @type {Promise<WebAssembly.Module> | null} */
let ahead = null;

const request = () => compileFile(new URL('../../../pkg/plyscope_wasm_bg.wasm', import.meta.url));

/**
 * Requests it while the scripts that need it are on their way. Browsers warn of a file that a page names as a preload, and that
 * nothing has requested some seconds after the page was loaded.
 */
export function requestWasm() {
  ahead = request();
  // Whoever needs it hears of it.
  ahead.catch(() => undefined);
}

export function compileWasm() {
  const compiling = ahead ?? request();
  // Another attempt is another request.
  ahead = null;
  return compiling;
}
