/** The wasm, a file beside the scripts. A build into a single file takes `inlined/wasm.js` instead. */

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

/** Compiles a file of wasm. @param {URL} url @returns {Promise<WebAssembly.Module>} */
export async function compileFile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  // A host may not know the type of such a file, and browsers compile while they load only what has that type.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
