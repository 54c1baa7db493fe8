/** Chance with a seed, so that what fails once fails again. */

import { SEED } from './effort.js';

/** @typedef {ReturnType<typeof random>} Random */

/** @param {number} seed counted from that of all random cases */
export function random(seed) {
  let state = (SEED + seed) >>> 0;
  // Mulberry32 (Tommy Ettinger 2017).
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @param {number} from @param {number} to both may come */
  const int = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => list[int(0, list.length - 1)],
  };
}
