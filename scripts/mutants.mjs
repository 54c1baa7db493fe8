// Seeds faults in a copy of this checkout, one at a time, and tells which of them no test has seen.

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { MUTANTS } from '../tests/mutants/page.js';
import { Failure, ROOT, run } from './run.mjs';

/** @import { Mutant } from '../tests/mutants/page.js' */

/** Nothing is ever changed outside it, so that a run which is ended leaves nothing behind. */
const COPY = join(ROOT, 'target', 'mutants', 'checkout');

/** The folders of the tests that run in Node. */
const IN_NODE = ['tests/unit', 'tests/dom'];

/** Which browser tests belong to `npm test`. */
const GATE = ['--grep', '@gate'];

/** What Playwright is told for the tests of some files, instead of those. */
const IN_CHROMIUM = ['--project', 'chromium'];

/** Where source is that tests import. */
const SOURCES = ['www/src', 'command', ...IN_NODE];

/** Only a hang takes as long, in milliseconds. */
const LONGEST = 15 * 60_000;

/**
 * What has seen a fault, in words; null if nothing has.
 * @typedef {string | null} Killer
 */

/** A stage of tests, which ends at the first failure. @typedef {(mutant: Mutant | null) => Promise<Killer>} Stage */

/**
 * Runs the tests over each mutant.
 *
 * @param {string[]} args a part of the names of mutants; `--only node` or `--only browser`; `--with` and names of browser specs,
 *   which then run in place of those of `npm test`
 */
export async function testMutants(args) {
  const { mutants, stages } = wanted(args);
  await copyCheckout();
  await Promise.all(MUTANTS.map(textWith));
  console.log(`━━ Without a fault`);
  const fault = await firstKiller(stages, null);
  if (fault !== null) throw new Failure(`Without a fault the tests fail already: ${fault}`);
  /** @type {string[]} */
  const survived = [];
  for (const [at, mutant] of mutants.entries()) {
    console.log(`\n━━ ${at + 1} of ${mutants.length}: ${mutant.name} (${mutant.file})`);
    const began = performance.now();
    const killer = await seeded(mutant, () => firstKiller(stages, mutant));
    if (killer === null) survived.push(mutant.name);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${killer === null ? 'SURVIVED' : `Killed by ${killer}`} (${seconds} s)`);
  }
  console.log(`\n${mutants.length - survived.length} of ${mutants.length} mutants killed`);
  if (survived.length > 0) throw new Failure(`SURVIVED:\n  ${survived.join('\n  ')}`);
}

/** @param {string[]} args @returns {{mutants: readonly Mutant[], stages: Stage[]}} */
function wanted(args) {
  const at = args.indexOf('--with');
  const [own, specs] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)];
  const only = own.includes('--only') ? own[own.indexOf('--only') + 1] : null;
  if (only !== null && !['node', 'browser'].includes(only))
    throw new Failure('--only is followed by node or browser');
  const words = own.filter((arg) => arg !== '--only' && arg !== only).join(' ');
  const mutants = MUTANTS.filter(({ name, file }) => `${name} ${file}`.includes(words));
  if (mutants.length === 0) throw new Failure(`No mutant is called ${words}`);
  const tests = at < 0 ? GATE : [...IN_CHROMIUM, ...specs];
  /** @type {Stage[]} */
  const browser = [build, () => inBrowsers(tests)];
  return {
    mutants,
    stages: [...(only === 'browser' ? [] : [inNode]), ...(only === 'node' ? [] : browser)],
  };
}

/** Copies whatever git knows of, or might, and links the packages. */
async function copyCheckout() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = (await run('git', args, { output: 'take' })).split('\0');
  const files = [...new Set(names)].filter((name) => name !== '' && existsSync(join(ROOT, name)));
  await rm(COPY, { recursive: true, force: true });
  for (const name of [...files, join('www', 'pkg')]) {
    await mkdir(dirname(join(COPY, name)), { recursive: true });
    await cp(join(ROOT, name), join(COPY, name), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'junction');
}

/** A file with a fault, and without. @param {Mutant} mutant */
async function textWith({ name, file, find, replace }) {
  const text = await readFile(join(ROOT, file), 'utf8');
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Failure(`${file} has not once but ${parts.length - 1} times what “${name}” changes`);
  return { text, faulty: parts.join(replace) };
}

/**
 * Does something while a fault is in the copy.
 *
 * @template T
 * @param {Mutant} mutant
 * @param {() => Promise<T>} doing
 */
async function seeded(mutant, doing) {
  const { text, faulty } = await textWith(mutant);
  const path = join(COPY, mutant.file);
  await writeFile(path, faulty);
  try {
    return await doing();
  } finally {
    await writeFile(path, text);
  }
}

/** @param {Stage[]} stages @param {Mutant | null} mutant @returns {Promise<Killer>} */
async function firstKiller(stages, mutant) {
  for (const stage of stages) {
    const killer = await stage(mutant);
    if (killer !== null) return killer;
  }
  return null;
}

/** The tests in Node: those first that import the file with the fault. @type {Stage} */
async function inNode(mutant) {
  const files = (await filesIn(IN_NODE)).filter((name) => name.endsWith('.test.js'));
  const near = mutant === null ? new Set(files) : await importersOf(mutant.file);
  for (const some of [
    files.filter((name) => near.has(name)),
    files.filter((name) => !near.has(name)),
  ]) {
    const killer = some.length === 0 ? null : await failureInNode(some);
    if (killer !== null) return killer;
  }
  return null;
}

/** @param {string[]} files @returns {Promise<Killer>} */
function failureInNode(files) {
  const atOnce = `--test-concurrency=${availableParallelism()}`;
  let name = '';
  // The innermost test that fails is told first, and then where it stands.
  const failure = (/** @type {string} */ line) => {
    name = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1] ?? name;
    const place = /^\s*location: '(.*)'$/.exec(line)?.[1];
    return name === '' || place === undefined ? null : `${fromCopy(place)} “${name}”`;
  };
  return failing(['--test', atOnce, '--test-reporter=tap', ...files], failure, true);
}

/** @type {Stage} */
async function build() {
  const script = "await (await import('./scripts/package/build.mjs')).buildDist()";
  const failure = await failing(['--input-type=module', '--eval', script], () => null);
  return failure && 'the build';
}

/** @param {string[]} tests what Playwright is told @returns {Promise<Killer>} */
function inBrowsers(tests) {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const config = join('tests', 'mutants', 'playwright.config.js');
  const args = [cli, 'test', '--config', config, '--reporter', 'list', ...tests];
  return failing(args, (line) => /^\s*✘\s+\d+\s+(.*?)(?: \([^()]*\))?$/.exec(line)?.[1] ?? null);
}

/**
 * The first failure that Node tells of, run in the copy; null if all is well.
 *
 * @param {string[]} args
 * @param {(line: string) => string | null} failureIn a line of its output
 * @param {boolean} [stops] whether to end it at that line; else it ends by itself
 * @returns {Promise<Killer>}
 */
async function failing(args, failureIn, stops = false) {
  /** @type {Killer} */
  let failure = null;
  let last = '';
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), LONGEST);
  const hear = (/** @type {string} */ coloured) => {
    const line = stripVTControlCharacters(coloured);
    if (line.trim() !== '') last = line.trim();
    failure ??= failureIn(line);
    if (stops && failure !== null) ending.abort();
  };
  try {
    await run(process.execPath, args, { cwd: COPY, hear, signal: ending.signal });
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (failure !== null) return failure;
    return ending.signal.aborted ? `the limit of ${LONGEST / 60_000} minutes` : last;
  } finally {
    clearTimeout(late);
  }
}

/** The paths of all files of scripts in some folders of the copy. @param {readonly string[]} folders */
async function filesIn(folders) {
  const there = folders.filter((folder) => existsSync(join(COPY, folder)));
  const names = await Promise.all(
    there.map(async (folder) =>
      (await readdir(join(COPY, folder), { recursive: true })).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    ),
  );
  return names.flat().filter((name) => name.endsWith('.js'));
}

/** The files that import a file, or one that imports it, and so on. @param {string} file */
async function importersOf(file) {
  const files = await filesIn(SOURCES);
  const imports = await Promise.all(files.map(importsOf));
  const found = new Set([file]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [at, name] of files.entries())
      if (imports[at].some((each) => found.has(each))) found.add(name);
  }
  return found;
}

/** @param {string} file */
async function importsOf(file) {
  const text = await readFile(join(COPY, file), 'utf8');
  // In comments types are imported, which run nothing.
  const source = text.replace(/\/\*\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)].map(([, to]) =>
    posix.join(posix.dirname(file), to),
  );
}

/** A path in the copy, as one of the checkout. @param {string} path */
const fromCopy = (path) => path.replace(COPY, '').replace(/^[\\/]/, '');
