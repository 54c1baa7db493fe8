/** The wasm, within the script itself. */

import deflated from 'virtual:plyscope/wasm';

/** @returns {Promise<WebAssembly.Module>} */
export async function compileWasm() {
  const bytes = Uint8Array.from(atob(deflated), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(inflated).arrayBuffer());
}
