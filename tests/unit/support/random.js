/** Chance with a seed, so that what fails once fails again. */

import { EFFORT, SEED } from './effort.js';

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

/** A number of a text (FNV-1a: Fowler, Noll and Vo 1991). @param {string} text */
const hashOf = (text) =>
  [...text].reduce(
    (hash, each) => Math.imul(hash ^ (each.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/**
 * Those of many things of one kind that are tried: all of them, or, with less effort than usual, one of them and as large a share of the
 * others. Which they are, the seed says, and for a list that is gone through again and again, the place.
 * @template T
 * @param {Iterable<T>} all
 * @param {string} [place] within which other lists
 */
export function some(all, place = '') {
  const list = [...all];
  if (EFFORT >= 1 || list.length === 0) return list;
  const { chance, int } = random(hashOf(place));
  const one = int(0, list.length - 1);
  return list.filter((_, at) => at === one || chance(EFFORT));
}
