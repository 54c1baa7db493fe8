/** What is on show in a session, as an exhibit. Pure. */

import { sized } from '../layout/picture-size.js';
import { place } from '../layout/plane.js';
import { sightOf } from '../layout/projection.js';
import { attributesOf } from './authored.js';
import { besidePreset, presetOf } from './choices.js';
import { ofState } from './exhibit.js';
import { namesOf } from './predicting/toggling.js';
import { position } from './steps.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Session } from './session.js' */
/** @import { State } from './state.js' */
/** @import { Link } from './address.js' */

/**
 * A session's exhibit: a preset by its id, without its own switches.
 * @param {Pick<Session, 'state' | 'search' | 'choice' | 'catalogue'>} session
 * @returns {Link}
 */
export function linkOf({ state, search, choice, catalogue }) {
  const { tree, work, bounds, gauge, predicting, traced } = state;
  return {
    tree: presetOf(catalogue, tree)?.id ?? search?.text ?? tree,
    algorithm: state.algorithm,
    options: besidePreset(state, choice, catalogue),
    step: position(state),
    from: bounds.from,
    to: bounds.to,
    ...Object.fromEntries(ofState().map((name) => [name, state[name]])),
    sight: state.sight ?? (search && sightIn(state, search)),
    trace: traced?.tree === tree ? { name: traced.name, text: traced.text } : null,
    predict: predicting !== null && !predicting.exercise ? namesOf(predicting.kinds) : 'none',
    title: work.title,
    note: work.note,
    ...attributesOf(predicting),
    ...(gauge === 'none' && { gauge }),
  };
}

/** What is in sight; null if that is the whole tree. @param {State} state @param {Search} search */
const sightIn = ({ camera, size, gauge }, search) =>
  camera && size && sightOf(place(search), sized(size, { gauge }), camera);
