// The commands behind the npm scripts, and what each check and test runs.

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowsers } from './browsers.mjs';
import { runParts } from './parts.mjs';
import { Failure, ROOT, run } from './run.mjs';
import { serve } from './serve.mjs';
import { ensureTools } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

const WASM = ['--package', 'plyscope-wasm', '--target', 'wasm32-unknown-unknown'];
const LINT = ['--all-targets', '--locked', '--', '--deny', 'warnings'];

/** @type {import('./parts.mjs').Part[]} */
const CHECKS = [
  { name: 'Rust format', run: () => run('cargo', ['fmt', '--all', '--check']) },
  { name: 'JavaScript format and lints', run: () => biome('check', '--error-on-warnings') },
  { name: 'Rust lints', run: () => run('cargo', ['clippy', '--workspace', ...LINT]) },
  { name: 'Rust lints for WebAssembly', run: () => run('cargo', ['clippy', ...WASM, ...LINT]) },
  { name: 'WebAssembly build', run: buildWasm },
  { name: 'Types', run: () => bin('typescript/bin/tsc') },
  { name: 'Unused files, exports and packages', run: () => bin('knip/bin/knip.js') },
];

/** @type {import('./parts.mjs').Part[]} */
const TESTS = [
  {
    name: 'Rust tests',
    run: () => counted('cargo', ['test', '--workspace', '--exclude', 'xtask', '--no-fail-fast']),
  },
  {
    name: 'WebAssembly tests in Rust, unoptimised, in Node',
    run: () => counted('cargo', ['test', ...WASM, '--profile', 'dev']),
  },
  { name: 'JavaScript unit tests', run: () => nodeTests('tests/unit') },
  { name: 'Tests of the built WebAssembly in Node', run: () => nodeTests('tests/wasm') },
  { name: 'Production build', run: () => bin('vite/bin/vite.js', 'build', '--logLevel', 'warn') },
  {
    name: 'Browser tests in Chromium and Firefox',
    run: () => counted(process.execPath, [modulePath('@playwright/test/cli.js'), 'test']),
  },
];

/** @type {Record<string, () => Promise<unknown>>} */
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
    await bin('vite/bin/vite.js', 'build');
  },

  async wasm() {
    await ensureTools();
    await buildWasm();
  },

  async format() {
    await ensureTools();
    await run('cargo', ['fmt', '--all']);
    await biome('check', '--write');
  },
};

/** @param {string[]} args */
function biome(...args) {
  return bin('@biomejs/biome/bin/biome', ...args);
}

/**
 * Runs a package's own script, without npx between, which would cost half a second.
 *
 * @param {string} path
 * @param {string[]} args
 */
function bin(path, ...args) {
  return run(process.execPath, [modulePath(path), ...args]);
}

/** @param {string} path */
function modulePath(path) {
  return join(ROOT, 'node_modules', path);
}

/**
 * Runs tests whose output is shown and then counted.
 *
 * @param {string} command
 * @param {string[]} args
 */
function counted(command, args) {
  // Behind a pipe they would not colour what a person is going to read.
  const colours = { CARGO_TERM_COLOR: 'always', FORCE_COLOR: '1' };
  return run(command, args, { output: 'both', env: process.stdout.isTTY ? colours : {} });
}

/** @param {string} folder */
async function nodeTests(folder) {
  const names = existsSync(join(ROOT, folder))
    ? await readdir(join(ROOT, folder), { recursive: true })
    : [];
  // Named one by one: the releases of Node differ in what a folder stands for.
  const files = names.filter((name) => name.endsWith('.test.js')).map((name) => join(folder, name));
  if (files.length === 0) throw new Failure(`${folder} holds no *.test.js`);
  return counted(process.execPath, ['--test', '--test-reporter=spec', ...files.sort()]);
}
