/** The wasm, within a script of its own, or within the only one. */

export const compileWasm = async () =>
  compileDeflated((await import('virtual:plyscope/wasm')).default);

/** Compiles wasm that is within the script. @param {string} deflated by raw deflate, in base64 @returns {Promise<WebAssembly.Module>} */
export async function compileDeflated(deflated) {
  const bytes = Uint8Array.from(atob(deflated), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(inflated).arrayBuffer());
}
