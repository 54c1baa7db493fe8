/** Panics without words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import binaryen from 'binaryen';
import { withoutWords } from '../../../scripts/panics.mjs';

const HASH = '[c5930c85a12de822]';

/** Functions that stop the program, one of each kind, as rustc names them. */
const STOPS = [
  `core${HASH}::panicking::panic_bounds_check`,
  `core${HASH}::slice::index::slice_index_fail`,
  `core${HASH}::cell::panic_already_mutably_borrowed`,
  `alloc${HASH}::raw_vec::handle_error`,
  `__rustc${HASH}::rust_begin_unwind`,
  `std${HASH}::panicking::panic_with_hook`,
];

const OTHERS = ['plyscope_search::panicking', `<u64>::_fmt`];

/** A module whose functions return 1. @param {string[]} names */
function returning(names) {
  const module = new binaryen.Module();
  for (const [at, name] of names.entries()) {
    module.addFunction(name, binaryen.none, binaryen.i32, [], module.i32.const(1));
    module.addFunctionExport(name, String(at));
  }
  binaryen.setDebugInfo(true);
  return module.emitBinary();
}

test('what stops the program traps, and everything else is as it was', async () => {
  const module = await withoutWords(returning([...STOPS, ...OTHERS]));
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(module));
  const calls = Object.values(instance.exports).map((each) => /** @type {() => number} */ (each));
  for (const call of calls.slice(0, STOPS.length)) assert.throws(call, WebAssembly.RuntimeError);
  for (const call of calls.slice(STOPS.length)) assert.equal(call(), 1);
});

test('where rustc names them in another way, the build stops', async () => {
  await assert.rejects(withoutWords(returning([...STOPS.slice(1), ...OTHERS])), /other names/);
});
