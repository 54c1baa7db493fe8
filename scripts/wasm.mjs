// A crate -> a package for JavaScript: cargo compiles, wasm-bindgen writes the JavaScript and its types, wasm-opt
// optimises.

import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { manyInstances, plainImports, typesOfMany } from './instances.mjs';
import { withoutWords } from './panics.mjs';
import { withoutPlaces } from './places.mjs';
import { ROOT, run, runInstalled } from './run.mjs';
import { readOr } from './tools.mjs';

/** Where the bench's own package is written. */
export const BENCH_PACKAGE = join(ROOT, 'target', 'bench-wasm');

/** The package of crates/wasm. */
const PACKAGE = join(ROOT, 'www', 'pkg');

/** How a module is compiled and optimised that is quick. */
const QUICK = { cargo: ['--profile', 'wasm'], optimise: ['-O3'], suffix: '_bg' };

/**
 * How the one is that is loaded first, for which a reader waits: without what can wait, and for size. What each pass
 * of wasm-opt leaves is measured: see `bench/size.mjs`. Functions that are called once, and are not tiny, stay
 * functions: the module itself is larger so, but what comes over the line is smaller, since brotli finds more that is alike.
 */
const SMALL = {
  cargo: ['--profile', 'wasm-first', '--no-default-features'],
  optimise: ['--flatten', '--rereloop', '-Oz', '-Oz', '-ocimfs', '20'],
  suffix: '_first',
};

/** crates/wasm -> www/pkg: the whole module, and the one that is loaded first. Tells whether anything changed. */
export async function buildWasm() {
  const whole = await buildPackage('plyscope-wasm', PACKAGE, QUICK, makeMany);
  const first = await buildPackage('plyscope-wasm', join(PACKAGE, 'first'), SMALL, makeFirst);
  return whole || first;
}

/** crates/bench-wasm, which is compiled and optimised as the page's module is, and never shipped. */
export const buildBenchWasm = () =>
  buildPackage('plyscope-bench-wasm', BENCH_PACKAGE, QUICK, async () => {});

/**
 * Builds a package, and tells whether anything in it changed. What is there stays as it is where the code does not
 * compile.
 *
 * @param {string} crate
 * @param {string} folder
 * @param {typeof QUICK} how
 * @param {(folder: string) => Promise<void>} finish what is done to the JavaScript that wasm-bindgen writes
 */
async function buildPackage(crate, folder, how, finish) {
  const name = crate.replaceAll('-', '_');
  const [bound, optimised] = ['_bg', how.suffix].map((suffix) =>
    join(folder, `${name}${suffix}.wasm`),
  );
  const stampFile = join(folder, '.stamp');
  const compiled = await compile(crate, name, how.cargo);
  const stamp = await stampOf(compiled);
  if ((await readOr(stampFile, '')) === stamp) return false;
  await rm(stampFile, { force: true });
  await run('cargo', ['xtask', 'bindgen', '--target', 'web', '--out-dir', folder, compiled]);
  await finish(folder);
  const before = (await stat(bound)).size;
  await runInstalled('binaryen/bin/wasm-opt', [...how.optimise, bound, '-o', optimised]);
  await writeFile(stampFile, stamp);
  const kilobytes = (/** @type {number} */ size) => (size / 1000).toFixed(0);
  const after = (await stat(optimised)).size;
  console.log(
    `${relative(ROOT, optimised)}: ${kilobytes(after)} kB (${kilobytes(before)} before wasm-opt)`,
  );
  return true;
}

/** Lets the page's package have several instances. @param {string} folder */
async function makeMany(folder) {
  const [code, types] = ['js', 'd.ts'].map((end) => join(folder, `plyscope_wasm.${end}`));
  const glue = await readFile(code, 'utf8');
  await writeFile(types, typesOfMany(await readFile(types, 'utf8'), glue));
  await writeFile(code, manyInstances(glue));
}

/** Lets the module that is loaded first stand by itself, and takes its words away. @param {string} folder */
async function makeFirst(folder) {
  await makeMany(folder);
  const [code, module] = ['.js', '_bg.wasm'].map((end) => join(folder, `plyscope_wasm${end}`));
  const glue = await readFile(code, 'utf8');
  const named = glue.replace('plyscope_wasm_bg.wasm', `plyscope_wasm${SMALL.suffix}.wasm`);
  if (named === glue) throw new Error('wasm-bindgen names the module in another way');
  const names = [...plainImports(named)];
  const plain = (/** @type {string} */ text) =>
    names.reduce((text, [name, plain]) => text.replaceAll(name, plain), text);
  await writeFile(code, plain(named));
  // As long as before, so that everything else stays where it is.
  const renamed = Buffer.from(plain((await readFile(module)).toString('latin1')), 'latin1');
  await writeFile(module, withoutPlaces(await withoutWords(renamed)));
}

/**
 * Compiles a crate and gives the path of the module.
 *
 * @param {string} crate
 * @param {string} name
 * @param {readonly string[]} how
 */
async function compile(crate, name, how) {
  const target = ['--package', crate, '--target', 'wasm32-unknown-unknown'];
  const format = ['--message-format', 'json-render-diagnostics'];
  const messages = await run('cargo', ['build', ...target, ...how, ...format], { output: 'take' });
  for (const line of messages.split('\n')) {
    if (!line.includes(`"${name}"`)) continue;
    /** @type {{ filenames?: string[] }} */
    const message = JSON.parse(line);
    const file = message.filenames?.find((name) => name.endsWith('.wasm'));
    if (file) return file;
  }
  throw new Error('cargo build did not name the .wasm that it wrote');
}

/**
 * What a package depends on: the module, and the versions and options of the two tools that work on it.
 *
 * @param {string} compiled
 */
async function stampOf(compiled) {
  const hash = createHash('sha256');
  const scripts = ['wasm', 'instances', 'panics', 'places'].map((name) => `scripts/${name}.mjs`);
  const tools = ['Cargo.lock', 'package-lock.json', ...scripts];
  for (const path of [compiled, ...tools.map((name) => join(ROOT, name))]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}
