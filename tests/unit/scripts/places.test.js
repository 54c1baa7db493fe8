/** Panics without the places of their source. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import binaryen from 'binaryen';
import { withoutPlaces } from '../../../scripts/places.mjs';

const NAME = 'crates/tree/src/tree.rs';
const TEXT = 'What is read.rs';
const AT = { name: 1028, text: 1100, location: 1200, other: 1216 };
/** How much of the memory is looked at. */
const END = 1300;

/** A module with a memory of these words and texts, by their addresses. @param {Record<number, string | number[]>} data */
function remembering(data) {
  const module = new binaryen.Module();
  const segments = Object.entries(data).map(([address, what]) => ({
    offset: module.i32.const(Number(address)),
    data: typeof what === 'string' ? new TextEncoder().encode(what) : bytesOf(what),
    passive: false,
  }));
  module.setMemory(1, 1, 'memory', segments);
  return module.emitBinary();
}

/** @param {number[]} words */
const bytesOf = (words) => new Uint8Array(Uint32Array.from(words).buffer);

/** The memory as it is at first. @param {Uint8Array} module */
async function memoryOf(module) {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(module));
  const { buffer } = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  return new Uint8Array(buffer, 0, END);
}

/** A text and where it stands are read elsewhere: nothing says that it is a place. */
const READ = { [AT.text]: TEXT, [AT.other]: [AT.text, TEXT.length, 0, 0] };

test('places are gone, and all else is as it was', async () => {
  const places = { [AT.name]: NAME, [AT.location]: [AT.name, NAME.length, 12, 5] };
  const before = remembering({ ...places, ...READ });
  assert.deepEqual(await memoryOf(withoutPlaces(before)), await memoryOf(remembering(READ)));
});

test('where rustc writes them in another way, the build stops', () => {
  assert.throws(() => withoutPlaces(remembering(READ)), /another way/);
});
