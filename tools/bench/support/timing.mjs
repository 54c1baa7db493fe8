// Taking times so that they can be compared on a machine that does other things as well.

/**
 * The processor time of some work, in milliseconds. Other work of the machine does not count.
 *
 * @param {() => unknown} doing
 */
export function time(doing) {
  const began = process.cpuUsage();
  doing();
  const { user, system } = process.cpuUsage(began);
  return Math.max(user + system, 1) / 1000;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/**
 * The ratio of two times: the median over pairs of runs that followed each other at
 * once, so that whatever else is going on weighs on both.
 *
 * @param {() => unknown} one
 * @param {() => unknown} other
 * @param {number} runs
 */
export function ratio(one, other, runs) {
  // Until both are compiled as well as they ever will be.
  for (let run = 0; run < 3; run += 1) {
    one();
    other();
  }
  const ratios = Array.from({ length: runs }, (_, run) => {
    // Each comes first in turn.
    if (run % 2 === 0) {
      const first = time(one);
      return first / time(other);
    }
    const first = time(other);
    return time(one) / first;
  });
  return median(ratios);
}

/**
 * Numbers from 0 up to 1, the same each time: the generator of Park and Miller (1988).
 *
 * @param {number} seed
 */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
