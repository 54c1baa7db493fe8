/** Searches of every kind. */

import { inForce } from '../../../www/src/session/choices.js';
import { ALGORITHMS, catalogue, withSearch } from './core.js';
import { rounds as roundsOf } from './effort.js';
import { random } from './random.js';
import { randomOptions, randomTree, write } from './trees.js';

/** @import { Request } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Random } from './random.js' */

/** The algorithms that search any tree, also one without static values. */
export const UNDEMANDING = catalogue.algorithms
  .filter(({ needs }) => needs !== 'static-values')
  .map(({ name }) => name);

/**
 * Any request of an algorithm.
 * @param {Random} chance
 * @param {string} algorithm
 * @param {number} most nodes, about
 * @returns {Request}
 */
export function randomRequest(chance, algorithm, most) {
  const tree = write(randomTree(chance, most));
  const { depth, ...options } = randomOptions(chance);
  const request = {
    ...options,
    // One search of the root is not deeper than itself.
    ...(depth !== undefined && { depth: String(Math.max(1, Number(depth))) }),
    ...(chance.chance(0.7) && { guess: String(chance.int(-9, 9)), at: String(chance.int(-9, 9)) }),
    ...(chance.chance(0.5) && { table: String(chance.int(1, 40)) }),
    ...(chance.chance(0.4) && { inner: chance.pick(['negascout', 'pvs', 'aspiration', 'mtd-f']) }),
  };
  return { tree, algorithm, options: inForce(algorithm, request).options };
}

/**
 * Searches of every algorithm over random trees.
 * @param {(search: Search, about: string, chance: Random) => void} look
 * @param {{rounds?: number, most?: number, algorithms?: readonly string[], isSeen?: () => boolean}} [extent]
 *   `isSeen` says whether everything has been seen that has to be
 */
export function everySearch(look, extent = {}) {
  const { rounds = 6, most = 40, algorithms = ALGORITHMS, isSeen = () => true } = extent;
  for (const round of roundsOf(rounds, isSeen)) {
    for (const [index, algorithm] of algorithms.entries()) {
      const chance = random(round * 100 + index);
      const request = randomRequest(chance, algorithm, most);
      withSearch(request, (search) => look(search, JSON.stringify(request), chance));
    }
  }
}
