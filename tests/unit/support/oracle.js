/**
 * Everything that happens in a search, found by other searches than the core’s, written for the tests alone:
 * they see everything with MAX’s eyes, know no negamax, pass no window down, and keep their own table, their
 * own list of states and their own minds about the order of moves.
 */

import { bestFirst } from './oracle/best-first.js';
import { Driver, driverOf } from './oracle/drivers.js';
import { Minimal } from './oracle/minimal.js';
import { Walk } from './oracle/walk.js';

/** @import { TraceEvent } from './oracle/events.js' */
/** @import { Flat } from './trees.js' */

/**
 * @param {Flat} tree
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {{events: TraceEvent[], line: number[] | null}} with the best line below the root, as far as the
 *   search knows it; null if it is not looked for
 */
export function replay(tree, algorithm, options) {
  if (algorithm.endsWith('-star')) {
    return { events: bestFirst(tree, algorithm, options), line: null };
  }
  const { inner, walker } = driverOf(algorithm, options);
  if (algorithm === 'minimal') {
    const search = new Minimal(tree, { algorithm, walker, options });
    search.part(0, 'pv');
    return { events: search.events, line: null };
  }
  const walk = new Walk(tree, { algorithm, walker, options });
  const line = new Driver(walk, { algorithm, inner }).run();
  return { events: walk.events, line };
}
