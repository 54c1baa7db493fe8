/** What is on screen, as the parts of a link. Pure. */

import { attributesOf } from './authored.js';
import { besidePreset, presetOf } from './choices.js';
import { position } from './steps.js';

/** @import { Session } from './session.js' */

/**
 * The parts of a link to a session's state: a preset by its id, without its own switches.
 * @param {Pick<Session, 'state' | 'search' | 'choice' | 'catalogue'>} session
 */
export function linkOf({ state, search, choice, catalogue }) {
  const { tree, work, algorithm, folds, breakpoints, lines, compare, labels, code } = state;
  const { bounds, gauge, predicting, start } = state;
  const { title, note } = work;
  const text = presetOf(catalogue, tree)?.id ?? search?.text ?? tree;
  const options = besidePreset(state, choice, catalogue);
  return {
    ...{ tree: text, algorithm, options, step: position(state), compare, start },
    ...bounds,
    ...{ folds, breakpoints, lines, labels, code, title, note },
    ...attributesOf(predicting),
    ...(gauge === 'none' && { gauge }),
  };
}
