/** A session's search beside the same search from scratch. */

import assert from 'node:assert/strict';
import { Search } from '../../../www/src/engine/search.js';
import { place } from '../../../www/src/layout/plane.js';
import { everyState } from './core.js';

/** @import { Session } from '../../../www/src/session/session.js' */

/** The most steps of a search that are compared. */
const MOST = 1000;

/** What happens at each step, or in a long search at so many of them. @param {Search} search */
function happenings(search) {
  const { steps } = search.overview;
  const apart = Math.ceil(steps / MOST);
  const asked = Array.from({ length: Math.floor(steps / apart) + 1 }, (_, at) => at * apart);
  return asked.map((step) => search.moment(step));
}

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
    happenings: happenings(search),
    states: [0, Math.floor(steps / 3), steps].map((step) => everyState(search, step)),
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
