/** The work in a session as it is kept, and whether it is the reader's own. Pure. */

import { isRecipe } from '../../engine/is-recipe.js';
import { write } from '../address.js';
import { presetOf } from '../choices.js';

/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Session } from '../session.js' */
/** @import { State } from '../state.js' */
/** @import { Snapshot } from './kept-tree.js' */

/**
 * @typedef {object} PresentWork
 * @property {number} number no other work in this view has it
 * @property {boolean} isOwn whether it is more than a tree that came along, or that a link brought
 * @property {boolean} isChosen whether it was chosen here, as no link is
 * @property {Snapshot} snapshot
 */

/** @param {Session} session @returns {PresentWork | null} */
export function workOf(session) {
  const { state, search, catalogue, link } = session;
  if (search === null) return null;
  const { nodes, leaves, height } = search.overview;
  const { number, title } = state.work;
  const snapshot = {
    ...{
      text: search.text,
      name: title,
      from: originOf(state, catalogue),
      place: write(link, 'tree'),
    },
    nodes,
    leaves,
    plies: height,
  };
  const isOwn = isMade(state, catalogue);
  const isChosen = isOwn || state.past.some(({ kind }) => kind === 'choose');
  return { number, isOwn, isChosen, snapshot };
}

/** The trees before the edits of the present work, the oldest first. @param {State} state */
const before = ({ past, work }) => past.filter((each) => each.work.number === work.number);

/** Whether the present tree is somebody’s own. @param {State} state @param {Catalogue} catalogue */
function isMade(state, catalogue) {
  const { tree, past, start } = state;
  // What is changed at a stop of Start here is an exercise of the guide's.
  if (start > 0 || presetOf(catalogue, tree) !== undefined) return false;
  // A tree from a file was chosen; a recipe can be chosen again.
  return before(state).length > 0 || (past.at(-1)?.kind === 'choose' && !isRecipe(tree));
}

/** The preset that the work began with; empty if it began with another tree. @param {State} state @param {Catalogue} catalogue */
function originOf(state, catalogue) {
  const [first = state] = before(state);
  return presetOf(catalogue, first.tree)?.id ?? '';
}
