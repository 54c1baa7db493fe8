// A panic in WebAssembly says nothing to anybody: the standard library puts it into words, has nowhere to write them, and stops
// at an instruction that traps. Where bytes count, it traps at once. No other code formats anything: see CONTRIBUTING.md.

/** What stops the program, in Rust's libraries, by the names that rustc writes. */
const STOPS = [
  /^core::panicking::/,
  /^core::(slice|str)::\S*_fail$/,
  /^core::(option|result|cell)::\S*(failed|panic_)\S*$/,
  /^alloc::(raw_vec::(handle_error|capacity_overflow)|alloc::handle_alloc_error)$/,
  /^__rustc::(rust_begin_unwind|rust_panic|__rust_start_panic)$/,
  /^std::(panicking|alloc::rust_oom|sys::backtrace)\b/,
];

/** What only puts such an end into words. */
const WORDS = [/ as core::fmt::/, /^<?core::fmt::/, / as core::panic::PanicPayload>/];

/**
 * The module with panics that trap at once.
 *
 * @param {Uint8Array} module with the names of its functions
 */
export async function withoutWords(module) {
  const { default: binaryen } = await import('binaryen');
  const all = binaryen.readBinary(module);
  const functions = Array.from({ length: all.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(all.getFunctionByIndex(at)),
  );
  const ends = functions.filter(({ name, module }) => module === '' && isEnd(name));
  const missing = STOPS.filter((stop) => !ends.some(({ name }) => stop.test(plain(name))));
  if (missing.length > 0) throw new Error(`rustc has other names for ${missing.join(', ')}`);
  for (const { name, params, results } of ends) {
    all.removeFunction(name);
    all.addFunction(name, params, results, [], all.unreachable());
  }
  if (!all.validate()) throw new Error('the module without words is none');
  return all.emitBinary();
}

/** A name without the crates' hashes. @param {string} name */
const plain = (name) => name.replace(/\[[0-9a-f]{16}\]/g, '');

/** @param {string} name */
const isEnd = (name) => [...STOPS, ...WORDS].some((end) => end.test(plain(name)));
