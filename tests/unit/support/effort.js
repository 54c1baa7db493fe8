/**
 * How many random cases the tests try, and which: the same every time, unless `PLYSCOPE_EFFORT` or `PLYSCOPE_SEED` is set.
 * The crate `tools/effort` does the same for the tests in Rust.
 */

const { PLYSCOPE_EFFORT = '1', PLYSCOPE_SEED = '0' } = process.env;

/** How many times as many cases as usual. */
export const EFFORT = Number(PLYSCOPE_EFFORT);
if (!(EFFORT > 0 && EFFORT < Infinity)) throw new Error('PLYSCOPE_EFFORT is a positive number');

/** What every seed is counted from. */
export const SEED = Number(PLYSCOPE_SEED);
if (!/^\d+$/.test(PLYSCOPE_SEED) || SEED >= 2 ** 32)
  throw new Error('PLYSCOPE_SEED is a whole number below 2^32');

/** How to try the same cases again. */
export const AGAIN = `PLYSCOPE_SEED=${SEED} PLYSCOPE_EFFORT=${EFFORT}`;

// The code is 1 when a test of this process has failed.
process.once('exit', (code) => {
  if (code !== 0) console.log(`The random cases were those of ${AGAIN}`);
});

/** A usual number of cases, times the effort. @param {number} usual */
export const times = (usual) => Math.max(1, Math.round(usual * EFFORT));

/** A usual number of things in lists of which more effort has no more to try. @param {number} usual */
export const timesUpTo = (usual) => Math.min(usual, times(usual));

/**
 * The rounds of a property that has to see everything that there is: the usual number times the effort, and more of them, up to four times
 * as many as usual or as these, for as long as something has not been seen.
 * @param {number} usual
 * @param {() => boolean} isSeen whether everything has been
 */
export function* rounds(usual, isSeen) {
  const most = 4 * Math.max(usual, times(usual));
  for (let round = 0; round < times(usual) || (round < most && !isSeen()); round += 1) yield round;
}
