// A crate -> a package for JavaScript: cargo compiles, wasm-bindgen writes the JavaScript and the types of its functions, and
// for what is shipped wasm-opt optimises. The package exports one function, `instance()`, each call of which gives the crate's
// functions and classes with a memory of their own.

import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT, run, runInstalled } from './run.mjs';
import { readOr } from './tools.mjs';

/**
 * How a module is compiled: `quick`, as tests are, in seconds; or `release`, as it is shipped, optimised for minutes.
 *
 * @typedef {'quick' | 'release'} Manner
 */

/** @typedef {{ crate: string, folder: string, example?: string }} Module `example` prints the types that cross its boundary */

const PACKAGE = join(ROOT, 'www', 'pkg');

/** The modules of the page, which finds the core from the start and the others when it needs them. @type {Record<string, Module>} */
export const MODULES = {
  core: { crate: 'plyscope-wasm', folder: PACKAGE, example: 'typescript' },
  games: {
    crate: 'plyscope-games-wasm',
    folder: join(PACKAGE, 'games'),
    example: 'games-typescript',
  },
  diagnose: {
    crate: 'plyscope-diagnose-wasm',
    folder: join(PACKAGE, 'diagnose'),
    example: 'diagnose-typescript',
  },
  formats: {
    crate: 'plyscope-formats-wasm',
    folder: join(PACKAGE, 'formats'),
    example: 'formats-typescript',
  },
};

/** The modules that a page loads later. */
export const LATER = [MODULES.games, MODULES.diagnose, MODULES.formats];

/** The crates that are tools, with much that nothing else needs: wasm-bindgen, and a parser of Rust. */
export const TOOL_CRATES = ['xtask', 'plyscope-mutants'];

/** All other crates, with their tests and examples. */
export const CRATES = [
  '--locked',
  '--workspace',
  ...TOOL_CRATES.flatMap((crate) => ['--exclude', crate]),
  '--all-features',
];

/** The folder of the bench's own package. */
export const BENCH_PACKAGE = join(ROOT, 'target', 'bench-wasm');

const PROFILES = { quick: 'dev', release: 'release' };

/**
 * The options of wasm-opt. A function with one caller is inlined only while it is small: functions with very many locals
 * compress badly (232 kB instead of 220 in brotli).
 */
const OPTIMIZE = ['-O3', '--converge', '--one-caller-inline-max-function-size', '20'];

/** What a package depends on besides its module. */
const TOOLS = [
  'Cargo.lock',
  'package-lock.json',
  'tools/scripts/wasm.mjs',
  'tools/xtask/src/main.rs',
];

/** All modules of the page. @param {Manner} manner */
export const buildWasm = (manner) => buildModules(Object.values(MODULES), manner);

/** tools/bench-wasm, which is compiled and optimised as the page's module is, and never shipped. */
export const buildBenchWasm = () =>
  buildModules([{ crate: 'plyscope-bench-wasm', folder: BENCH_PACKAGE }], 'release');

/**
 * Builds packages, without the types that cross their boundaries, and returns whether anything in them changed. The old package
 * stays if the code does not compile.
 *
 * @param {Module[]} modules
 * @param {Manner} manner
 */
export async function buildModules(modules, manner) {
  // One call compiles what all of them share once. A release is compiled crate by crate, so that none gets what another one asks
  // of a package; meanwhile the one before is optimised.
  const groups = manner === 'quick' ? [modules] : modules.map((module) => [module]);
  /** @type {Promise<boolean>[]} */
  const finished = [];
  for (const group of groups) {
    const compiled = await compile(group, manner);
    finished.push(...group.map((module, index) => finish(module, compiled[index], manner)));
  }
  return (await Promise.all(finished)).includes(true);
}

/**
 * Compiles crates and returns the paths of their modules.
 *
 * @param {Module[]} modules
 * @param {Manner} manner
 */
async function compile(modules, manner) {
  const crates = modules.flatMap(({ crate }) => ['--package', crate]);
  const target = ['--target', 'wasm32-unknown-unknown', '--profile', PROFILES[manner]];
  const format = ['--message-format', 'json-render-diagnostics'];
  const args = ['build', '--locked', ...crates, '--lib', ...target, ...format];
  const options = { output: /** @type {const} */ ('take'), downloads: 'The Rust crates' };
  const messages = (await run('cargo', args, options)).split('\n');
  return modules.map(({ crate }) => {
    for (const line of messages) {
      if (!line.includes(`"${nameOf(crate)}"`)) continue;
      /** @type {{ filenames?: string[] }} */
      const message = JSON.parse(line);
      const file = message.filenames?.find((name) => name.endsWith('.wasm'));
      if (file) return file;
    }
    throw new Error(`cargo build did not name the .wasm of ${crate}`);
  });
}

/** Where what was made of a crate is kept. @param {string} crate @param {Manner} manner */
const madeOf = (crate, manner) => join(ROOT, 'target', 'packages', manner, crate);

/** @param {string} crate */
const nameOf = (crate) => crate.replaceAll('-', '_');

/**
 * Puts the package of a compiled module in its place, and returns whether that changed anything. What was made of the same module
 * before is kept for each manner.
 *
 * @param {Module} module
 * @param {string} compiled
 * @param {Manner} manner
 */
async function finish({ crate, folder }, compiled, manner) {
  const made = madeOf(crate, manner);
  const stamp = await stampOf(compiled, manner);
  if ((await readOr(join(folder, '.stamp'), '')) === stamp) return false;
  if ((await readOr(join(made, '.stamp'), '')) !== stamp) await make(crate, compiled, manner, made);
  // The stamp is written last, so that a package without it is not whole.
  await writeFile(join(made, '.stamp'), stamp);
  await rm(join(folder, '.stamp'), { force: true });
  await cp(made, folder, { recursive: true, filter: (path) => !path.endsWith('.stamp') });
  await writeFile(join(folder, '.stamp'), stamp);
  return true;
}

/**
 * @param {string} crate
 * @param {string} compiled
 * @param {Manner} manner
 * @param {string} made where it is kept
 */
async function make(crate, compiled, manner, made) {
  // In a folder of its own, since another command may be at it too.
  const folder = `${made}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  await run('cargo', ['xtask', 'bindgen', compiled, folder], { downloads: 'The Rust crates' });
  const script = join(folder, `${nameOf(crate)}.js`);
  const code = await readFile(script, 'utf8');
  await writeFile(script, `export function instance() {\n${code}\nreturn wasm_bindgen;\n}\n`);
  if (manner === 'release') await optimize(join(folder, `${nameOf(crate)}_bg.wasm`));
  await rm(made, { recursive: true, force: true });
  await rename(folder, made);
}

/** @param {string} module */
async function optimize(module) {
  const kilobytes = async () => ((await stat(module)).size / 1000).toFixed(0);
  const before = await kilobytes();
  await runInstalled('binaryen/bin/wasm-opt', [...OPTIMIZE, module, '-o', module]);
  console.log(`${relative(ROOT, module)}: ${await kilobytes()} kB (${before} before wasm-opt)`);
}

/** A package's stamp of its input. @param {string} compiled @param {Manner} manner */
async function stampOf(compiled, manner) {
  const hash = createHash('sha256').update(manner);
  for (const path of [compiled, ...TOOLS.map((name) => join(ROOT, name))]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}

/**
 * Writes the types of all packages, which only checks need: those of their functions by wasm-bindgen, and those of what they take
 * and give by ts-rs.
 *
 * @param {Manner} manner in which they have been built
 */
export async function writeTypes(manner) {
  const modules = Object.values(MODULES);
  // As the tests are compiled, so that nothing is compiled for this alone.
  const args = ['build', '--quiet', ...CRATES, '--examples', '--profile', 'test'];
  await run('cargo', args, { downloads: 'The Rust crates' });
  for (const module of modules) await writeTypesOf(module, manner);
}

/** @param {Module} module @param {Manner} manner */
async function writeTypesOf({ crate, folder, example }, manner) {
  const program = join(ROOT, 'target', 'debug', 'examples', `${example}`);
  const declarations = await run(program, [], { output: 'take' });
  const types = `${nameOf(crate)}.d.ts`;
  const functions = await readFile(join(madeOf(crate, manner), types), 'utf8');
  const classes = ['Study', 'TraceFile', 'Watch']
    .filter((name) => new RegExp(`export (class|type) ${name}\\b`).test(functions))
    .map((name) => `export type ${name} = wasm_bindgen.${name};\n`);
  const exported = `
/** The functions and classes of the crate, once \`initSync\` has been called. */
export type Core = typeof wasm_bindgen;
${classes.join('')}export type Exports = InitOutput;

export function instance(): Core;
`;
  await writeFile(join(folder, types), `${declarations}${functions}${exported}`);
}
