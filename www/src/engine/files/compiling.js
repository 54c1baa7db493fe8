/** Compiling a file of wasm. */

/** @param {URL} url @returns {Promise<WebAssembly.Module>} */
export async function compileFile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  // A host may not know the type of such a file, and browsers compile while they load only what has that type.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
