/** The events that a view sends its page. */

import { sameOptions } from '../session/choices.js';

/** @import { Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */

/**
 * @param {HTMLElement} view
 * @param {Session} session
 * @param {State} before
 * @param {State} after
 */
export function announce(view, session, before, after) {
  const send = (/** @type {string} */ name, /** @type {object} */ detail) =>
    view.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  const { tree, algorithm, step } = after;
  if (!isSame(before, after)) {
    const options = { ...session.choice.options };
    send('plyscope-change', { tree, algorithm, options });
  }
  if (before.panel !== after.panel && after.panelBefore === null)
    send('plyscope-panel', { panel: after.panel });
  // Not those that a link names.
  if (before.labels !== after.labels && before.work === after.work)
    send('plyscope-labels', { labels: after.labels });
  if (before.step !== step || before.overtime !== after.overtime)
    send('plyscope-step', { step, steps: session.steps });
}

/** Whether two states show the same, apart from the step. @param {State} before @param {State} after */
const isSame = (before, after) =>
  [
    'tree',
    'work',
    'algorithm',
    'breakpoints',
    'lines',
    'compare',
    'folds',
    'labels',
    'start',
  ].every((name) => {
    const field = /** @type {keyof State} */ (name);
    return before[field] === after[field];
  }) && sameOptions(before.options, after.options);
