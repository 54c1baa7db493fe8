// The crates whose code is in the page's WebAssembly, its own and those that are loaded later, as cargo knows them.

import { dirname } from 'node:path';
import { run } from '../run.mjs';
import { MODULES } from '../wasm.mjs';
import { textsOf } from './packages.mjs';

/** @import { Shipped } from './packages.mjs' */

/**
 * @typedef {object} CargoPackage
 * @property {string} name
 * @property {string} version
 * @property {string | null} license
 * @property {string | null} source none for our own crates
 * @property {string} manifest_path
 */

const WASM = 'wasm32-unknown-unknown';

/** @returns {Promise<Shipped[]>} */
export async function crates() {
  const linked = await linkedCrates();
  const args = ['metadata', '--locked', '--format-version', '1', '--filter-platform', WASM];
  /** @type {{ packages: CargoPackage[] }} */
  const { packages } = JSON.parse(await run('cargo', args, { output: 'take' }));
  const theirs = packages.filter(
    ({ name, version, source }) => source !== null && linked.has(`${name} v${version}`),
  );
  return Promise.all(theirs.map(shipped));
}

/**
 * The crates in the modules, ours too. `cargo metadata` would count those that only the features of the whole workspace bring.
 */
async function linkedCrates() {
  const modules = Object.values(MODULES).flatMap(({ crate }) => ['--package', crate]);
  const args = ['--locked', ...modules, '--target', WASM];
  // Procedural macros and build scripts run in the compiler.
  const edges = ['--edges', 'normal,no-proc-macro'];
  const form = ['--prefix', 'none', '--format', '{p}'];
  const lines = await run('cargo', ['tree', ...args, ...edges, ...form], { output: 'take' });
  return new Set(lines.split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')));
}

/** @param {CargoPackage} package_ @returns {Promise<Shipped>} */
async function shipped({ name, version, license, manifest_path }) {
  const texts = await textsOf({ name, licence: license, folder: dirname(manifest_path) });
  return { name, version, licence: license ?? '', from: 'crates.io', texts };
}
