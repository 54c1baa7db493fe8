/** What a search has saved against plain minimax. Pure. */

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */

/**
 * The nodes entered, and how many fewer or more than minimax enters; for an algorithm that saves nothing, that is not compared.
 *
 * @param {Pick<Overview, 'hasWindow' | 'bestFirst' | 'criticalAlone' | 'drive' | 'total' | 'minimax'>} overview
 */
export function comparedWithMinimax(overview) {
  const { hasWindow, bestFirst, criticalAlone, drive, total, minimax } = overview;
  const leavesNothingOut = drive === null && !hasWindow && !bestFirst;
  const looksForValue = drive !== 'tests' && !criticalAlone;
  const isCompared = looksForValue && !leavesNothingOut;
  const saved = minimax.entered - total.entered;
  const compared = saved > 0 ? 'fewer' : saved < 0 ? 'more' : 'same';
  return {
    compared: isCompared ? compared : 'none',
    entered: total.entered,
    minimax: minimax.entered,
    difference: Math.abs(saved),
    percent: Math.round((100 * Math.abs(saved)) / minimax.entered),
  };
}
