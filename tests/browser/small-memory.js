// A page whose WebAssembly has little memory, so that it truly runs out of it.

/** @import { Page } from '@playwright/test' */

/** The section of a module that says how large its memory is. */
const MEMORY = 5;

/** @param {number[]} bytes @param {number} at */
function readNumber(bytes, at) {
  let [value, shift, length] = [0, 0, 0];
  for (;;) {
    const byte = bytes[at + length];
    length += 1;
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte < 0x80) return { value, length };
  }
}

/** @param {number} value */
function number(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/**
 * The module with a memory that grows by so many pages at most.
 *
 * @param {Buffer} module
 * @param {number} pages of 64 kB
 */
function limited(module, pages) {
  const bytes = [...module];
  let at = 8;
  while (at < bytes.length) {
    const size = readNumber(bytes, at + 1);
    const begin = at + 1 + size.length;
    if (bytes[at] === MEMORY) {
      // One memory, which begins with so many pages and has no maximum yet.
      const { value } = readNumber(bytes, begin + 2);
      const content = [1, 1, ...number(value), ...number(value + pages)];
      const section = [MEMORY, ...number(content.length), ...content];
      return Buffer.from([...bytes.slice(0, at), ...section, ...bytes.slice(begin + size.value)]);
    }
    at = begin + size.value;
  }
  throw new Error('the module has no memory of its own');
}

/**
 * @param {Page} page
 * @param {number} pages
 */
export const small = (page, pages) =>
  page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: limited(await response.body(), pages) });
  });
