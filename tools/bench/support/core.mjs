// The core in WebAssembly, with the bench's own exports.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BENCH_PACKAGE } from '../../scripts/wasm.mjs';

const name = join(BENCH_PACKAGE, 'plyscope_bench_wasm');
const { instance } = await import(pathToFileURL(`${name}.js`).href);
const core = instance();

/** The memory of the WebAssembly. @type {WebAssembly.Memory} */
export const memory = core.initSync({ module: readFileSync(`${name}_bg.wasm`) }).memory;

/**
 * A tree, and the operations on it: see tools/bench-wasm.
 *
 * @typedef {object} Bench
 * @property {number} events
 * @property {number} nodes
 * @property {() => number} search
 * @property {() => number} record
 * @property {() => object[]} objects
 * @property {(count: number) => Record<string, number>[]} serde
 * @property {() => Uint32Array} memory
 * @property {(algorithm: string) => Uint32Array} bytes
 * @property {() => Uint32Array} evaluated
 * @property {(node: number, value: number) => void} edit
 * @property {() => number} scratch
 * @property {() => number} again
 * @property {() => boolean} same
 * @property {(siblings: number, others: number) => Float32Array} layout
 * @property {() => Int32Array} parents
 * @property {(count: number) => number} replay
 * @property {(step: number, nodes: Uint32Array) => number} show
 * @property {() => void} free
 */

/** @type {(text: string, algorithm?: string) => Bench} */
export const benchOf = (text, algorithm = 'alpha-beta') => new core.Bench(text, algorithm);

/**
 * A uniform tree with independent leaves.
 *
 * @param {number} branching
 * @param {number} depth
 * @param {string} [algorithm]
 */
export const uniform = (branching, depth, algorithm) =>
  benchOf(
    `random(branching=${branching}, depth=${depth}, seed=1975, leaves=uniform(-1000000..1000000))`,
    algorithm,
  );
