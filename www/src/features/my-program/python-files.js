/** MicroPython, as files of the page: they are loaded when a program in Python is first run. */

import address from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';

/** @type {ArrayBuffer | null} */
let kept = null;

/** The bytes of the wasm: a copy, since each worker takes its own. */
async function bytesOf() {
  if (kept === null) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const bytes = await response.arrayBuffer();
    // A host may send something else in place of a file that it has not.
    if (!WebAssembly.validate(bytes)) throw new Error(`no WebAssembly: ${address}`);
    kept = bytes;
  }
  return kept.slice(0);
}

/** The script of the worker, and the bytes that it needs. */
export async function loadPython() {
  const loading = import('virtual:plyscope/program-python');
  const [{ default: script }, bytes] = await Promise.all([loading, bytesOf()]);
  return { script, bytes };
}
