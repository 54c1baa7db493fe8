/** What a search has saved against plain minimax. Pure. */

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */

/** The algorithms that leave nothing out, or do not look for the value of the whole tree. */
const WITHOUT_SAVINGS = ['one-ply', 'minimax', 'negamax', 'minimal', 'null-window'];

/**
 * The nodes entered, and how many fewer or more than minimax enters; for an algorithm that saves nothing, that is not compared.
 *
 * @param {Pick<Overview, 'algorithm' | 'total' | 'minimax'>} overview
 */
export function comparedWithMinimax({ algorithm, total, minimax }) {
  const saved = minimax.entered - total.entered;
  const compared = saved > 0 ? 'fewer' : saved < 0 ? 'more' : 'same';
  return {
    compared: WITHOUT_SAVINGS.includes(algorithm) ? 'none' : compared,
    entered: total.entered,
    minimax: minimax.entered,
    difference: Math.abs(saved),
    percent: Math.round((100 * Math.abs(saved)) / minimax.entered),
  };
}
