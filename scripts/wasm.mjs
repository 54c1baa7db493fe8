// crates/wasm -> www/pkg: cargo compiles, wasm-bindgen writes the JavaScript and its types, wasm-opt optimises.

import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manyInstances, typesOfMany } from './instances.mjs';
import { ROOT, run, runInstalled } from './run.mjs';
import { readOr } from './tools.mjs';

const PACKAGE = join(ROOT, 'www', 'pkg');
const OPTIMISED = join(PACKAGE, 'plyscope_wasm_bg.wasm');
const STAMP = join(PACKAGE, '.stamp');

/**
 * Builds www/pkg, and tells whether anything in it changed. What is there stays as it is where the code does not
 * compile.
 */
export async function buildWasm() {
  const compiled = await compile();
  const stamp = await stampOf(compiled);
  if ((await readOr(STAMP, '')) === stamp) return false;
  await rm(STAMP, { force: true });
  await run('cargo', ['xtask', 'bindgen', '--target', 'web', '--out-dir', PACKAGE, compiled]);
  await makeMany();
  const before = (await stat(OPTIMISED)).size;
  await runInstalled('binaryen/bin/wasm-opt', ['-O3', OPTIMISED, '-o', OPTIMISED]);
  await writeFile(STAMP, stamp);
  const kilobytes = (/** @type {number} */ size) => (size / 1000).toFixed(0);
  const after = (await stat(OPTIMISED)).size;
  console.log(
    `www/pkg: ${kilobytes(after)} kB of WebAssembly (${kilobytes(before)} before wasm-opt)`,
  );
  return true;
}

/** Lets the package have several instances. */
async function makeMany() {
  const [code, types] = ['js', 'd.ts'].map((end) => join(PACKAGE, `plyscope_wasm.${end}`));
  const glue = await readFile(code, 'utf8');
  await writeFile(types, typesOfMany(await readFile(types, 'utf8'), glue));
  await writeFile(code, manyInstances(glue));
}

/** Compiles crates/wasm and gives the path of the module. */
async function compile() {
  const target = ['--package', 'plyscope-wasm', '--target', 'wasm32-unknown-unknown'];
  const profile = ['--profile', 'wasm'];
  const format = ['--message-format', 'json-render-diagnostics'];
  const messages = await run('cargo', ['build', ...target, ...profile, ...format], {
    output: 'take',
  });
  for (const line of messages.split('\n')) {
    if (!line.includes('"plyscope_wasm"')) continue;
    /** @type {{ filenames?: string[] }} */
    const message = JSON.parse(line);
    const file = message.filenames?.find((name) => name.endsWith('.wasm'));
    if (file) return file;
  }
  throw new Error('cargo build did not name the .wasm that it wrote');
}

/**
 * What www/pkg depends on: the module, and the versions and options of the two tools that work on it.
 *
 * @param {string} compiled
 */
async function stampOf(compiled) {
  const hash = createHash('sha256');
  const tools = ['Cargo.lock', 'package-lock.json', 'scripts/wasm.mjs', 'scripts/instances.mjs'];
  for (const path of [compiled, ...tools.map((name) => join(ROOT, name))]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}
