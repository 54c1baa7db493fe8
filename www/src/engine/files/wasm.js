/** The wasm, a file beside the scripts. A build into a single file takes `inlined/wasm.js` instead. */

/** @returns {Promise<WebAssembly.Module>} */
export async function compileWasm() {
  const url = new URL('../../../pkg/plyscope_wasm_bg.wasm', import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  // A host may not know the type of such a file, and browsers compile while they load only what has that type.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
