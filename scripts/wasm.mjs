// A crate -> a package for JavaScript: cargo compiles, wasm-bindgen writes the JavaScript and the types of its functions,
// ts-rs the types of what they take and give, and wasm-opt optimises. The package exports one function, `instance()`, each call
// of which gives the crate's functions and classes with a memory of their own.

import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT, run, runInstalled } from './run.mjs';
import { readOr } from './tools.mjs';

/**
 * The options of wasm-bindgen. Its JavaScript for pages without modules is one expression, so a function can give it anew. With
 * `--debug` it throws where an argument has another type or an object was freed, before it touches the memory: a page need not be
 * typed.
 */
const BIND = ['--target', 'no-modules', '--debug'];

/** The folder of the bench's own package. */
export const BENCH_PACKAGE = join(ROOT, 'target', 'bench-wasm');

/** The package of crates/wasm. */
const PACKAGE = join(ROOT, 'www', 'pkg');

/** The package of crates/games-wasm. */
const GAMES_PACKAGE = join(PACKAGE, 'games');

/**
 * The options of wasm-opt. A function with one caller is inlined only while it is small: functions with very many locals
 * compress badly (232 kB instead of 220 in brotli).
 */
const OPTIMIZE = ['-O3', '--converge', '--one-caller-inline-max-function-size', '20'];

/** The package of crates/diagnose-wasm. */
const DIAGNOSE_PACKAGE = join(PACKAGE, 'diagnose');

/** crates/wasm -> www/pkg, and those that are loaded later to folders in it. Returns whether anything changed. */
export async function buildWasm() {
  const core = await buildPackage('plyscope-wasm', PACKAGE, await typesOf('wasm', 'typescript'));
  const ofGames = await typesOf('games-wasm', 'games-typescript');
  const games = await buildPackage('plyscope-games-wasm', GAMES_PACKAGE, ofGames);
  const ofTraces = await typesOf('diagnose-wasm', 'diagnose-typescript');
  const diagnose = await buildPackage('plyscope-diagnose-wasm', DIAGNOSE_PACKAGE, ofTraces);
  return core || games || diagnose;
}

/** The types of what crosses a crate's boundary. @param {string} crate @param {string} example that prints them */
const typesOf = (crate, example) =>
  run('cargo', ['run', '--quiet', '--package', `plyscope-${crate}`, '--example', example], {
    output: 'take',
  });

/** crates/bench-wasm, which is compiled and optimised as the page's module is, and never shipped. */
export const buildBenchWasm = () => buildPackage('plyscope-bench-wasm', BENCH_PACKAGE, '');

/**
 * Builds a package, and returns whether anything in it changed. The old package stays if the code does not
 * compile.
 *
 * @param {string} crate
 * @param {string} folder
 * @param {string} declarations the types that cross the boundary
 */
async function buildPackage(crate, folder, declarations) {
  const name = crate.replaceAll('-', '_');
  const module = join(folder, `${name}_bg.wasm`);
  const stampFile = join(folder, '.stamp');
  const compiled = await compile(crate, name);
  const stamp = await stampOf(compiled, declarations);
  if ((await readOr(stampFile, '')) === stamp) return false;
  await rm(stampFile, { force: true });
  await run('cargo', ['xtask', 'bindgen', ...BIND, '--out-dir', folder, compiled]);
  await exportInstances(join(folder, name), declarations);
  const before = (await stat(module)).size;
  await runInstalled('binaryen/bin/wasm-opt', [...OPTIMIZE, module, '-o', module]);
  await writeFile(stampFile, stamp);
  const kilobytes = (/** @type {number} */ size) => (size / 1000).toFixed(0);
  const after = (await stat(module)).size;
  console.log(
    `${relative(ROOT, module)}: ${kilobytes(after)} kB (${kilobytes(before)} before wasm-opt)`,
  );
  return true;
}

/**
 * Makes a module of what wasm-bindgen wrote: a function around its JavaScript, and the declarations before its types.
 *
 * @param {string} path of the JavaScript, without its ending
 * @param {string} declarations the types that cross the boundary
 */
async function exportInstances(path, declarations) {
  const code = await readFile(`${path}.js`, 'utf8');
  const types = await readFile(`${path}.d.ts`, 'utf8');
  await writeFile(`${path}.js`, `export function instance() {\n${code}\nreturn wasm_bindgen;\n}\n`);
  const classes = ['Study', 'Watch']
    .filter((name) => new RegExp(`export (class|type) ${name}\\b`).test(types))
    .map((name) => `export type ${name} = wasm_bindgen.${name};\n`);
  const exported = `
/** The functions and classes of the crate, once \`initSync\` has been called. */
export type Core = typeof wasm_bindgen;
${classes.join('')}export type Exports = InitOutput;

export function instance(): Core;
`;
  await writeFile(`${path}.d.ts`, `${declarations}${types}${exported}`);
}

/**
 * Compiles a crate and returns the path of the module.
 *
 * @param {string} crate
 * @param {string} name
 */
async function compile(crate, name) {
  const target = ['--package', crate, '--target', 'wasm32-unknown-unknown'];
  const format = ['--message-format', 'json-render-diagnostics'];
  const messages = await run('cargo', ['build', ...target, '--release', ...format], {
    output: 'take',
  });
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
 * A package's stamp of its input: the module, the types that cross the boundary, and the versions and options of the tools for
 * them.
 *
 * @param {string} compiled
 * @param {string} declarations
 */
async function stampOf(compiled, declarations) {
  const hash = createHash('sha256').update(declarations);
  const tools = ['Cargo.lock', 'package-lock.json', 'scripts/wasm.mjs'];
  for (const path of [compiled, ...tools.map((name) => join(ROOT, name))]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}
