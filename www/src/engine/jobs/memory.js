/**
 * Copying an instance of the wasm: its memory, part by part, and the texts in its table. While nothing runs in an
 * instance, that is its whole state, so everything in it works on in the copy. Pure, but for the instances passed in.
 */

/** @import { Instance } from '../instances.js' */

/** Bytes copied at once: few enough that the page stays responsive. */
export const PART = 2 ** 21;

const PAGE = 2 ** 16;

/**
 * The size of an instance.
 * @typedef {object} Extent
 * @property {number} bytes
 * @property {(string | undefined)[]} texts the texts in its table; the rest is the same in all instances
 */

/** @param {Instance} core @returns {Extent} */
export function extent({ exports }) {
  const table = exports.__wbindgen_externrefs;
  const texts = Array.from({ length: table.length }, (_, at) => {
    const entry = table.get(at);
    return typeof entry === 'string' ? entry : undefined;
  });
  return { bytes: exports.memory.buffer.byteLength, texts };
}

/**
 * A part of an instance's memory; null if it is all zeros.
 * @param {Instance} core
 * @param {number} from
 * @param {number} bytes the size of the memory when the copying began
 */
export function part({ exports }, from, bytes) {
  const copied = exports.memory.buffer.slice(from, Math.min(bytes, from + PART));
  return new Int32Array(copied).some(Boolean) ? copied : null;
}

/**
 * Grows a new instance to the size of the one to copy.
 * @param {Instance} core
 * @param {Extent} extent
 * @throws {RangeError} if there is not enough memory
 */
export function grow({ exports }, { bytes, texts }) {
  const { memory, __wbindgen_externrefs: table } = exports;
  memory.grow((bytes - memory.buffer.byteLength) / PAGE);
  table.grow(texts.length - table.length);
  for (const [at, text] of texts.entries()) if (text !== undefined) table.set(at, text);
}

/**
 * @param {Instance} core
 * @param {number} from
 * @param {ArrayBuffer | null} bytes
 */
export function copyPart({ exports }, from, bytes) {
  // A new instance has zeros there already, apart from the module's own data.
  if (bytes !== null) new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes), from);
}
