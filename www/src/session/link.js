/** What is on show in a session, as an exhibit. Pure. */

import { attributesOf } from './authored.js';
import { besidePreset, presetOf } from './choices.js';
import { ofState } from './exhibit.js';
import { position } from './steps.js';

/** @import { Session } from './session.js' */
/** @import { Link } from './address.js' */

/**
 * A session's exhibit: a preset by its id, without its own switches.
 * @param {Pick<Session, 'state' | 'search' | 'choice' | 'catalogue'>} session
 * @returns {Link}
 */
export function linkOf({ state, search, choice, catalogue }) {
  const { tree, work, bounds, gauge, predicting } = state;
  return {
    tree: presetOf(catalogue, tree)?.id ?? search?.text ?? tree,
    algorithm: state.algorithm,
    options: besidePreset(state, choice, catalogue),
    step: position(state),
    from: bounds.from,
    to: bounds.to,
    ...Object.fromEntries(ofState().map((name) => [name, state[name]])),
    predict: predicting !== null && !predicting.exercise ? 'all' : 'none',
    title: work.title,
    note: work.note,
    ...attributesOf(predicting),
    ...(gauge === 'none' && { gauge }),
  };
}
