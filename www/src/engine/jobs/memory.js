/**
 * An instance of the wasm carried over to another place: its memory, part by part, and the texts in its
 * table. While nothing runs in it, that is all that it is, so that whatever lies in there goes on as it was.
 * Pure, but for the instances that it is given.
 */

/** @import { Core } from '../../../pkg/plyscope_wasm.js' */

/** How many bytes are carried at once: few enough that the page does not notice. */
export const PART = 2 ** 21;

const PAGE = 2 ** 16;

/**
 * How large an instance is.
 * @typedef {object} Extent
 * @property {number} bytes
 * @property {(string | undefined)[]} texts what of its table is text; the rest is alike in all instances
 */

/** @param {Core} core @returns {Extent} */
export function extent({ exports }) {
  const table = exports.__wbindgen_externrefs;
  const texts = Array.from({ length: table.length }, (_, at) => {
    const entry = table.get(at);
    return typeof entry === 'string' ? entry : undefined;
  });
  return { bytes: exports.memory.buffer.byteLength, texts };
}

/**
 * A part of an instance's memory; null where nothing was ever written.
 * @param {Core} core
 * @param {number} from
 * @param {number} bytes of the memory as it was when this began
 */
export function part({ exports }, from, bytes) {
  const copied = exports.memory.buffer.slice(from, Math.min(bytes, from + PART));
  return new Int32Array(copied).some(Boolean) ? copied : null;
}

/**
 * Makes room in a new instance for one that is carried there.
 * @param {Core} core
 * @param {Extent} extent
 * @throws {RangeError} where there is not so much memory
 */
export function makeRoom({ exports }, { bytes, texts }) {
  const { memory, __wbindgen_externrefs: table } = exports;
  memory.grow((bytes - memory.buffer.byteLength) / PAGE);
  table.grow(texts.length - table.length);
  for (const [at, text] of texts.entries()) if (text !== undefined) table.set(at, text);
}

/**
 * @param {Core} core
 * @param {number} from
 * @param {ArrayBuffer | null} copied
 */
export function put({ exports }, from, copied) {
  // A new instance has zeros there already, but for what the module itself brings.
  if (copied !== null) new Uint8Array(exports.memory.buffer).set(new Uint8Array(copied), from);
}
