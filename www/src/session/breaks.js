/** Breakpoints: at visits of nodes, and at lines of the pseudocode. */

/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */

/**
 * The nearest breakpoint, forwards or backwards; null if there is none.
 * @param {boolean} forward
 * @param {Pick<State, 'step' | 'breakpoints' | 'lines'>} state
 * @param {Search} search
 */
export function toBreak(forward, { step, breakpoints, lines }, search) {
  const visit =
    breakpoints.length > 0 ? search.stepping.stopAt('visit', step, forward, breakpoints) : null;
  const runs = lines.map((each) => {
    const [routine, line] = each.split('.').map(Number);
    return search.code.nextRun(routine, line, step, forward);
  });
  const steps = [visit, ...runs].filter((each) => each !== null);
  if (steps.length === 0) return null;
  return forward ? Math.min(...steps) : Math.max(...steps);
}
