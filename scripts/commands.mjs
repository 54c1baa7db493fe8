// The commands behind the npm scripts, and what each check and test runs.

import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bench } from './bench.mjs';
import { ensureBrowsers } from './browsers.mjs';
import { checkCrates } from './deny.mjs';
import { testDocusaurus } from './docusaurus.mjs';
import { fuzz } from './fuzz.mjs';
import { checkLayers } from './layers.mjs';
import { checkLengths } from './lengths.mjs';
import { withTable } from './package/readme.mjs';
import { runParts } from './parts.mjs';
import { testPython } from './python.mjs';
import { Failure, ROOT, run, runInstalled } from './run.mjs';
import { serve } from './serve.mjs';
import { ensureTools } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

/** @import { Part } from './parts.mjs' */

/** Vite is there only after `ensureTools()`. */
const buildDist = async () => (await import('./package/build.mjs')).buildDist();

const BIOME = '@biomejs/biome/bin/biome';
const WASM = ['--package', 'plyscope-wasm', '--target', 'wasm32-unknown-unknown'];
const DENY = ['--locked', '--', '--deny', 'warnings'];
/** The modules that a page loads later. */
const LATER = ['--package', 'plyscope-games-wasm', '--package', 'plyscope-diagnose-wasm'];

/** The packages without tests on this machine: those of the modules are tested as WebAssembly. */
const UNTESTED = [
  'xtask',
  'plyscope-wasm',
  'plyscope-games-wasm',
  'plyscope-diagnose-wasm',
  'plyscope-bench-wasm',
];

const LINT = ['--all-targets', ...DENY];

/** @type {Part[]} */
const CHECKS = [
  { name: 'Rust format', run: () => run('cargo', ['fmt', '--all', '--check']) },
  {
    name: 'JavaScript format and lints',
    run: () => runInstalled(BIOME, ['check', '--error-on-warnings']),
  },
  { name: 'Imports downwards only', run: checkLayers },
  { name: 'Files and functions of few lines', run: checkLengths },
  { name: 'Rust lints', run: () => run('cargo', ['clippy', '--workspace', ...LINT]) },
  {
    name: 'Rust lints for WebAssembly',
    run: () => run('cargo', ['clippy', ...WASM, ...LATER, ...LINT]),
  },
  { name: 'WebAssembly build', run: buildWasm },
  { name: 'Types', run: () => runInstalled('typescript/bin/tsc') },
  { name: 'Unused files, exports and packages', run: () => runInstalled('knip/bin/knip.js') },
  { name: 'Licences, sources and vulnerabilities of crates', run: checkCrates },
];

/** @type {Part[]} */
const TESTS = [
  {
    name: 'Rust tests',
    run: () =>
      run(
        'cargo',
        [
          'test',
          '--workspace',
          ...UNTESTED.flatMap((name) => ['--exclude', name]),
          '--no-fail-fast',
        ],
        counted(),
      ),
  },
  {
    name: 'WebAssembly tests in Rust, unoptimised, in Node',
    run: () => run('cargo', ['test', ...WASM, '--profile', 'dev'], counted()),
  },
  { name: 'JavaScript unit tests', run: () => nodeTests('tests/unit') },
  { name: 'Tests of the built WebAssembly in Node', run: () => nodeTests('tests/wasm') },
  { name: 'Production build', run: buildDist },
  { name: 'Tests of dist in Node', run: () => nodeTests('tests/dist') },
  { name: 'Tests of the Python package', run: testPython },
  {
    name: 'Browser tests in Chromium and Firefox',
    run: () => runInstalled('@playwright/test/cli.js', ['test'], counted()),
  },
];

/** Each takes the arguments after its name. @type {Record<string, (...args: string[]) => Promise<unknown>>} */
export const commands = {
  start: serve,

  async test() {
    await ensureTools();
    await ensureBrowsers();
    await runParts([...CHECKS, ...TESTS]);
  },

  async check() {
    await ensureTools();
    await runParts(CHECKS);
  },

  async build() {
    await ensureTools();
    await buildWasm();
    await buildDist();
  },

  async wasm() {
    await ensureTools();
    await buildWasm();
  },

  async format() {
    await ensureTools();
    await run('cargo', ['fmt', '--all']);
    await runInstalled(BIOME, ['check', '--write']);
    const readme = join(ROOT, 'README.md');
    await writeFile(readme, withTable(await readFile(readme, 'utf8')));
  },

  async python() {
    await ensureTools();
    await testPython();
  },

  async fuzz(...args) {
    await ensureTools();
    await fuzz(args);
  },

  async latex() {
    await ensureTools();
    // Its modules need the built wasm.
    const { compileFigures } = await import('./latex.mjs');
    await compileFigures();
  },

  async docusaurus() {
    await ensureTools();
    await ensureBrowsers();
    await buildWasm();
    await buildDist();
    await testDocusaurus();
  },

  async bench() {
    await ensureTools();
    await bench();
  },
};

/**
 * How `run` runs tests: it shows their output, and returns it to be counted.
 *
 * @returns {NonNullable<Parameters<typeof run>[2]>}
 */
function counted() {
  // Without this, output through a pipe would not be coloured.
  const colours = { CARGO_TERM_COLOR: 'always', FORCE_COLOR: '1' };
  return { output: 'both', env: process.stdout.isTTY ? colours : {} };
}

/** @param {string} folder */
async function nodeTests(folder) {
  const names = existsSync(join(ROOT, folder))
    ? await readdir(join(ROOT, folder), { recursive: true })
    : [];
  // Named one by one: the releases of Node differ in what a folder stands for.
  const files = names.filter((name) => name.endsWith('.test.js')).map((name) => join(folder, name));
  if (files.length === 0) throw new Failure(`${folder} holds no *.test.js`);
  // By itself Node leaves one processor idle, which is half of two.
  const atOnce = `--test-concurrency=${availableParallelism()}`;
  const options = ['--test', atOnce, '--test-reporter=spec'];
  return run(process.execPath, [...options, ...files.sort()], counted());
}
