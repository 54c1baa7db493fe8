// A crate -> a package for JavaScript: cargo compiles, wasm-bindgen writes the JavaScript and its types, wasm-opt
// optimises.

import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { importedBy, manyInstances, typesOfMany } from './instances.mjs';
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

/** Lets the whole module's JavaScript run the one that is loaded first, and takes its words away. @param {string} folder */
async function makeFirst(folder) {
  await shareGlue(folder);
  const module = join(folder, 'plyscope_wasm_bg.wasm');
  await writeFile(module, withoutPlaces(await withoutWords(await readFile(module))));
}

/**
 * The module that is loaded first is run by the JavaScript of the whole one, which must give it all that it asks for, and
 * the same. Then its own is not needed.
 *
 * @param {string} folder
 */
async function shareGlue(folder) {
  const [own, whole] = [folder, PACKAGE].map((each) => join(each, 'plyscope_wasm.js'));
  const given = await readFile(whole, 'utf8');
  for (const each of importedBy(await readFile(own, 'utf8'))) {
    if (!given.includes(each)) throw new Error(`the whole module gives no such function: ${each}`);
  }
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
