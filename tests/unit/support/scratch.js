/** A session's search beside the same search from scratch. */

import assert from 'node:assert/strict';
import { Search } from '../../../www/src/engine/search.js';
import { place } from '../../../www/src/layout/plane.js';
import { everyState } from './core.js';

/** @import { Session } from '../../../www/src/session/session.js' */

/** All that the page knows of a search. @param {Search} search */
function all(search) {
  const { overview, nodes, cutoffs, text } = search;
  const { parent, depth, max, leaf, ends, units, position, part, end, lacksStatic, longest } =
    nodes;
  const { steps } = overview;
  return {
    ...{ overview, cutoffs, text, parent, depth, max, leaf, ends, units, position, part },
    ...{ end, lacksStatic, longest },
    x: place(search).x,
    states: [0, Math.floor(steps / 3), steps].map((step) => everyState(search, step)),
    moments: [0, Math.floor(steps / 2), steps].map((step) => search.moment(step)),
    wasted: search.wasted(steps),
  };
}

/** @param {Session} session */
export function expectFromScratch(session) {
  const { search } = session;
  assert.ok(search);
  const scratch = new Search(search.request);
  assert.deepEqual(all(search), all(scratch), search.request.tree);
  scratch.free();
}
