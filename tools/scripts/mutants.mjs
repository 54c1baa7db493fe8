// Seeds faults in a copy of this checkout, one at a time, and tells which of them no test has seen.

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { MUTANTS } from '../../tests/mutants/page.js';
import { GATE } from './browsers.mjs';
import { Failure, ROOT, run } from './run.mjs';

/** @import { Mutant } from '../../tests/mutants/page.js' */

/** Nothing is ever changed outside it, so that a run which is ended leaves nothing behind. */
const COPY = join(ROOT, 'target', 'mutants', 'checkout');

/** The folders of the tests that run in Node. */
const IN_NODE = ['tests/unit', 'tests/dom'];

/** This test fails with any fault that is in its place. */
const OF_MUTANTS = 'tests/unit/scripts/mutants.test.js';

/** The browser in which some specs run, instead of those. */
const IN_CHROMIUM = '--project=chromium';

/** Where source is that tests import. */
const SOURCES = ['www/src', 'packages/command', ...IN_NODE];

/** Only a hang takes as long, in milliseconds. */
const LONGEST = 30 * 60_000;

/**
 * What has seen a fault, in words; null if nothing has.
 * @typedef {string | null} Killer
 */

/** A stage of tests, which ends at the first failure. @typedef {(mutant: Mutant | null) => Promise<Killer>} Stage */

/**
 * Runs the tests over each mutant.
 *
 * @param {string[]} args a part of the names of mutants; `--from` and the number of the first of them; `--only node` or
 *   `--only browser`; `--with` and names of browser specs, which then run in place of those of `npm test`
 */
export async function testMutants(args) {
  const { mutants, stages } = wanted(args);
  await copyCheckout();
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
  const options = /** @type {const} */ ({ only: { type: 'string' }, from: { type: 'string' } });
  const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true });
  const { only, from = '1' } = values;
  if (only !== undefined && only !== 'node' && only !== 'browser')
    throw new Failure('--only is followed by node or browser');
  if (!(Number(from) >= 1)) throw new Failure('--from is followed by a number, from 1');
  const words = positionals.join(' ');
  const called = MUTANTS.filter(({ name, file }) => `${name} ${file}`.includes(words));
  const mutants = called.slice(Number(from) - 1);
  if (mutants.length === 0) throw new Failure(`No mutant from ${from} on is called ${words}`);
  const tests = at < 0 ? GATE : [IN_CHROMIUM, ...specs];
  /** @type {Stage[]} */
  const browser = only === 'node' ? [] : [build, () => inBrowsers(tests)];
  const stages = only === 'browser' ? browser : [nearInNode, ...browser, otherwiseInNode];
  return { mutants, stages };
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

/** A text with a fault. @param {string} text @param {Mutant} mutant @throws {Failure} if what it changes does not stand there once */
export function faulty(text, { name, file, find, replace }) {
  const parts = text.split(find);
  const times = parts.length - 1;
  if (times !== 1) throw new Failure(`${file} has ${times} times what “${name}” changes`);
  return parts.join(replace);
}

/**
 * Does something while a fault is in the copy.
 *
 * @template T
 * @param {Mutant} mutant
 * @param {() => Promise<T>} doing
 */
async function seeded(mutant, doing) {
  const path = join(COPY, mutant.file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, faulty(text, mutant));
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

/** The tests in Node that import the file with the fault: first those that do so by the shortest way. @type {Stage} */
async function nearInNode(mutant) {
  const [nearest, farther] = await testsAround(mutant);
  return (await failureInNode(nearest)) ?? failureInNode(farther);
}

/** Those that do not, of which some read the source as text. @type {Stage} */
async function otherwiseInNode(mutant) {
  const [, , others] = await testsAround(mutant);
  return failureInNode(others);
}

/** The tests in Node: nearest to the file with the fault, farther from it, and without a way to it. @param {Mutant | null} mutant */
async function testsAround(mutant) {
  const tests = (await filesIn(IN_NODE)).filter(
    (name) => name.endsWith('.test.js') && name !== OF_MUTANTS,
  );
  if (mutant === null) return [tests, [], []];
  const ways = await waysTo(mutant.file);
  const shortest = Math.min(...tests.map((name) => ways.get(name) ?? Number.POSITIVE_INFINITY));
  const [near, others] = [true, false].map((is) => tests.filter((name) => ways.has(name) === is));
  const nearest = near.filter((name) => ways.get(name) === shortest);
  return [nearest, near.filter((name) => !nearest.includes(name)), others];
}

/** @param {string[]} files @returns {Promise<Killer>} */
async function failureInNode(files) {
  // Without files Node would look for some by itself.
  if (files.length === 0) return null;
  const atOnce = `--test-concurrency=${availableParallelism()}`;
  let name = '';
  // The innermost test that fails is told first, and then where it stands.
  const failure = (/** @type {string} */ line) => {
    name = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1] ?? name;
    const place = /^\s*location: '(.*)'$/.exec(line)?.[1];
    return name === '' || place === undefined
      ? null
      : `${place.replace(join(COPY, '/'), '')} “${name}”`;
  };
  return failing(['--test', atOnce, '--test-reporter=tap', ...files], failure, true);
}

/** @type {Stage} */
async function build() {
  const script = "await (await import('./tools/scripts/package/build.mjs')).buildDist()";
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
  let error = '';
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), LONGEST);
  const hear = (/** @type {string} */ coloured) => {
    const line = stripVTControlCharacters(coloured);
    if (error === '' && /\bError\b/.test(line)) error = line.trim();
    failure ??= failureIn(line);
    if (stops && failure !== null) ending.abort();
  };
  try {
    await run(process.execPath, args, { cwd: COPY, hear, signal: ending.signal });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    if (failure !== null) return failure;
    return ending.signal.aborted
      ? `the limit of ${LONGEST / 60_000} minutes`
      : error || thrown.message;
  } finally {
    clearTimeout(late);
  }
}

/** The scripts in some folders of the copy, of which one may not be there. @param {readonly string[]} folders */
async function filesIn(folders) {
  const found = folders.map(async (folder) => {
    const names = await readdir(join(COPY, folder), { recursive: true }).catch(() => []);
    return names.map((name) => posix.join(folder, name.replaceAll('\\', '/')));
  });
  return (await Promise.all(found)).flat().filter((name) => name.endsWith('.js'));
}

/** How many imports lead to a file from each that imports it, or one that does, and so on. @param {string} file */
async function waysTo(file) {
  const files = await filesIn(SOURCES);
  const imports = await Promise.all(files.map(importsOf));
  const ways = new Map([[file, 0]]);
  // What is added on the way is met by the same loop.
  for (const [to, length] of ways)
    for (const [at, name] of files.entries())
      if (!ways.has(name) && imports[at].includes(to)) ways.set(name, length + 1);
  return ways;
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
