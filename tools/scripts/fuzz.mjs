// `npm run fuzz`: every fuzz target for a share of the time, on all processors. What fails is kept in the corpus, which the tests
// run from then on.

import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, ROOT, run } from './run.mjs';
import { buildWasm } from './wasm.mjs';

/** @typedef {{ target: string, by: 'seeds' | 'libFuzzer', inputs: number, failed: boolean }} Job */

/** The targets of tools/fuzz. */
const CORE = ['notations', 'traces', 'searches', 'edits', 'games'];
/** The target in tests/wasm/fuzz. */
const CALLS = 'calls';

/** The version that is installed, into target/ alone. */
const CARGO_FUZZ = '0.13.2';
const TOOLS = join(ROOT, 'target', 'tools');

/** No input takes longer, in seconds. */
const SLOWEST = 10;
/** The time to make an input that fails smaller, in seconds. */
const SMALLER = 30;
/** The time between two reports, in milliseconds. */
const REPORT_EVERY = 10_000;

/** Runs the targets that the arguments name, for as long as they say. @param {string[]} args */
export async function fuzz(args) {
  const { minutes, targets } = read(args);
  const jobs = await prepare(targets);
  const waves = Math.ceil(jobs.length / availableParallelism());
  const seconds = Math.max(1, Math.floor((minutes * 60) / waves));
  console.log(`${jobs.length} runs of ${seconds} s, ${availableParallelism()} at once`);
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await perform(job, seconds);
  };
  const report = setInterval(() => console.log(shown(jobs)), REPORT_EVERY);
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  clearInterval(report);
  console.log(shown(jobs));
  if (jobs.some(({ failed }) => failed)) {
    throw new Failure(
      'Inputs that failed are in the corpus. Run them again with `cargo test -p plyscope-fuzz --test smoke` ' +
        'or `node --test tests/wasm/calls.test.js`.',
    );
  }
}

/** @param {string[]} args */
function read(args) {
  const options = /** @type {const} */ ({
    minutes: { type: 'string', default: '10' },
    target: { type: 'string' },
  });
  const usage = `usage: npm run fuzz -- [--minutes 60] [--target ${[...CORE, CALLS].join('|')}]`;
  try {
    const { minutes, target } = parseArgs({ args, options }).values;
    const targets = [...CORE, CALLS].filter((each) => target === undefined || each === target);
    if (targets.length > 0 && Number(minutes) > 0) return { minutes: Number(minutes), targets };
  } catch {
    // The usage says what is right.
  }
  throw new Failure(usage);
}

/** Builds what the targets need, so that no run waits for it. @param {string[]} targets @returns {Promise<Job[]>} */
async function prepare(targets) {
  const core = CORE.filter((target) => targets.includes(target));
  /** @type {Job[]} */
  const jobs = [];
  const add = (/** @type {string} */ target, /** @type {Job['by']} */ by) =>
    jobs.push({ target, by, inputs: 0, failed: false });
  if (core.length > 0) {
    await run('cargo', ['build', ...SEEDED]);
    for (const target of core) add(target, 'seeds');
    if (await hasLibFuzzer()) for (const target of core) add(target, 'libFuzzer');
  }
  if (targets.includes(CALLS)) {
    await buildWasm('quick');
    add(CALLS, 'seeds');
  }
  return jobs;
}

/** Compiled as tests are: optimised, with all assertions, and with panics that can be caught. */
const SEEDED = '--profile test --package plyscope-fuzz --example seeded'.split(' ');

/** `cargo fuzz`, which is nothing but the compiler's own instrumentation without a sanitizer: no code here is unsafe. */
const LIBFUZZER = '--fuzz-dir tools/libfuzzer --target-dir target/fuzz --sanitizer none'.split(' ');

/** Builds the targets with libFuzzer, and returns whether that is possible: it takes Clang's or GCC's C++. */
async function hasLibFuzzer() {
  process.env.PATH += delimiter + join(TOOLS, 'bin');
  try {
    if (!existsSync(join(TOOLS, 'bin'))) {
      const version = ['cargo-fuzz', '--version', CARGO_FUZZ, '--locked'];
      await run('cargo', ['install', ...version, '--root', TOOLS]);
    }
    await run('cargo', ['fuzz', 'build', ...LIBFUZZER]);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(
      `${error.message}\nThere is no libFuzzer here: the inputs are those of seeds alone.`,
    );
    return false;
  }
}

/** Runs a target until the time is up or an input fails. @param {Job} job @param {number} seconds */
async function perform(job, seconds) {
  /** The last lines, to be shown if it fails. @type {string[]} */
  const last = [];
  const hear = (/** @type {string} */ line) => {
    const inputs = /^(?:#|Done )(\d+)/.exec(line)?.[1];
    if (inputs !== undefined) job.inputs = Number(inputs);
    else if (last.push(line) > 40) last.shift();
  };
  const seed = Date.now() * 1000;
  const file = join(ROOT, 'tools', 'fuzz', 'corpus', job.target, `found-${job.by}-${seed}`);
  const [command, args] = await commandOf(job, seconds, seed, file);
  try {
    await run(command, args, { hear });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    job.failed = true;
    console.log([...last, `━━ FAILED: ${job.target}, by ${job.by}`].join('\n'));
    if (existsSync(file)) await makeSmaller(job.target, file);
  }
}

/**
 * @param {Job} job @param {number} seconds @param {number} seed @param {string} file where an input that fails is put
 * @returns {Promise<[string, string[]]>}
 */
async function commandOf({ target, by }, seconds, seed, file) {
  if (target === CALLS) {
    return [process.execPath, ['tests/wasm/fuzz/long.js', String(seconds), String(seed)]];
  }
  const known = join(ROOT, 'tools', 'fuzz', 'corpus', target);
  await mkdir(known, { recursive: true });
  if (by === 'seeds') {
    const given = [target, String(seconds), String(seed), file];
    return ['cargo', ['run', '--quiet', ...SEEDED, '--', ...given]];
  }
  // libFuzzer keeps what leads it on in the first folder.
  const learnt = join(ROOT, 'target', 'fuzz', 'corpus', target);
  await mkdir(learnt, { recursive: true });
  const limits = [`-max_total_time=${seconds}`, `-timeout=${SLOWEST}`, '-max_len=1024'];
  const words = target === 'notations' ? ['-dict=tools/libfuzzer/notations.dict'] : [];
  return ['cargo', [...libFuzzer(target), learnt, known, '--', ...limits, ...words, kept(file)]];
}

/** @param {string} target */
const libFuzzer = (target) => ['fuzz', 'run', ...LIBFUZZER, target];
/** @param {string} file */
const kept = (file) => `-exact_artifact_path=${file}`;

/** Takes away what an input does not need in order to fail. @param {string} target @param {string} file */
async function makeSmaller(target, file) {
  const limits = ['-minimize_crash=1', `-max_total_time=${SMALLER}`, kept(file)];
  const options = { hear: () => {} };
  // It ends with an error when it can do no more.
  await run('cargo', [...libFuzzer(target), file, '--', ...limits], options).catch(() => {});
  await rm(join(ROOT, 'tools', 'libfuzzer', 'artifacts'), { recursive: true, force: true });
}

/** The inputs so far. @param {Job[]} jobs */
function shown(jobs) {
  const count = (/** @type {number} */ inputs) => inputs.toLocaleString('en');
  const each = jobs.map(({ target, by, inputs }) => `${target} by ${by} ${count(inputs)}`);
  const all = jobs.reduce((sum, { inputs }) => sum + inputs, 0);
  return `inputs: ${count(all)} (${each.join(', ')})`;
}
