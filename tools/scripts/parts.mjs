// What `npm test` and `npm run test:all` are made of. A part is a row, a command of its own (`npm run part -- NAME`), and runs as one, so
// that several run side by side and what each prints stays together.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countTests } from './counts.mjs';
import { Failure, ROOT, run } from './run.mjs';

/**
 * @typedef {object} Part
 * @property {string} name by which it is run alone
 * @property {string} says what it is, in a few words
 * @property {string[]} [needs] the parts that come before it, as far as they are in the same run
 * @property {boolean} [builds] true if it makes what others need, so that it goes before them when one of them is run alone
 * @property {() => Promise<unknown>} run
 */

/**
 * A part, and those before it that make what it needs, in their order.
 *
 * @param {Part} part
 * @param {Part[]} all
 * @returns {Part[]}
 */
export function withBuilds(part, all) {
  const builds = all.filter(({ name, builds }) => builds && part.needs?.includes(name));
  return [...new Set([...builds.flatMap((build) => withBuilds(build, all)), part])];
}

/**
 * Runs parts: up to the first that fails, which ends the others, or to the end, without those that need what was not made. One more runs at
 * once than there are processors, since each waits now and then.
 *
 * @param {Part[]} parts in the order in which they begin if nothing holds them up
 * @param {Record<string, string>} [env]
 * @param {{toTheEnd?: boolean}} [manner]
 */
export async function runParts(parts, env = {}, { toTheEnd = false } = {}) {
  const start = performance.now();
  const waiting = [...parts];
  const ending = new AbortController();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Part[]} */
  const failed = [];
  let passed = 0;
  const isHeldUp = (/** @type {Part} */ { needs = [] }) =>
    [...waiting, ...parts.filter(({ name }) => running.has(name))].some(({ name }) =>
      needs.includes(name),
    );
  /** What was not made. @param {Part} part */
  const lacks = ({ needs = [] }) =>
    failed.filter(({ name, builds }) => builds && needs.includes(name));
  while (waiting.length > 0 || running.size > 0) {
    const free = availableParallelism() + 1 - running.size;
    for (const part of waiting.filter((each) => !isHeldUp(each)).slice(0, free)) {
      waiting.splice(waiting.indexOf(part), 1);
      const [lacking] = lacks(part);
      if (lacking) {
        console.log(`✗ NOT RUN: ${part.says}, which needs: ${lacking.says}`);
        failed.push(part);
        continue;
      }
      const done = runPart(part, env, ending.signal).then(
        (count) => {
          passed += count;
          running.delete(part.name);
        },
        (error) => {
          if (!toTheEnd || !(error instanceof Failure)) throw error;
          console.log(error.message);
          failed.push(part);
          running.delete(part.name);
        },
      );
      running.set(part.name, done);
    }
    try {
      if (running.size > 0) await Promise.race(running.values());
    } catch (error) {
      ending.abort();
      // The others fail now because they were ended.
      await Promise.allSettled(running.values());
      throw error;
    }
  }
  if (failed.length > 0) {
    const names = failed.map(({ says }) => `\n  ${says}`).join('');
    throw new Failure(
      `${failed.length} of ${parts.length} parts failed in ${since(start)}:${names}`,
    );
  }
  console.log(`\nAll ${parts.length} parts passed in ${since(start)}`);
  // All tests counted here have passed: with one that failed, the part had.
  console.log(`${passed} passed, 0 failed`);
}

/**
 * Runs a part as a command of its own, and returns the number of its tests.
 *
 * @param {Part} part
 * @param {Record<string, string>} env
 * @param {AbortSignal} signal ends it
 */
async function runPart({ name, says }, env, signal) {
  const began = performance.now();
  console.log(`… ${says}`);
  /** @type {string[]} */
  const lines = [];
  try {
    const args = [join(ROOT, 'tools', 'scripts', 'plyscope.mjs'), 'part', name];
    const hear = (/** @type {string} */ line) => lines.push(line);
    await run(process.execPath, args, { env: { ...env, [PREPARED]: 'yes' }, hear, signal });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const again = `Run it again alone: npm run part -- ${name}`;
    throw new Failure(`${lines.join('\n')}\n✗ FAILED: ${says} (${since(began)}). ${again}`);
  }
  // What a part could not do, it says in capitals.
  for (const line of lines) if (line.startsWith('NOT RUN')) console.log(line);
  const count = countTests(lines.join('\n'));
  console.log(`✓ ${says}: ${count > 0 ? `${count} tests, ` : ''}${since(began)}`);
  return count;
}

/** Set where everything that a part needs is there. */
export const PREPARED = 'PLYSCOPE_PREPARED';

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
