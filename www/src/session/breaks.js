/** Where playing halts: at the visits of nodes, and where lines of the pseudocode run. */

/**
 * The nearest step on one side at which it halts; null where there is none.
 * @param {boolean} forward
 * @param {Pick<import('./state.js').State, 'step' | 'breakpoints' | 'lines'>} state
 * @param {import('../engine/search.js').Search} search
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
