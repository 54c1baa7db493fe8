/** The reading of texts in the formats of others, in a module that is loaded when the first of them is met. */

import { LazyModule } from '../lazy-module.js';
import { isLoaded, isToRead, use } from './known.js';

const formats = new LazyModule(() => import('./formats.js'));

/** Loads the module, if it can be loaded. @param {WebAssembly.Module} [compiled] its wasm, if that is there already */
export async function begin(compiled) {
  if (isLoaded()) return;
  try {
    const { load } = await formats.load();
    use(await load(compiled));
  } catch {
    // Without it, the core says what it thinks of a text.
  }
}

/**
 * Reads a text, if it is in none of our own notations.
 * @param {string} text
 * @param {WebAssembly.Module} [compiled]
 */
export async function read(text, compiled) {
  if (!isToRead(text)) return;
  await begin(compiled);
  // What was read is known from now on.
  isToRead(text);
}
