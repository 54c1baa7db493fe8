/** A session's search beside the same search from scratch. */

import assert from 'node:assert/strict';
import { Search } from '../../../www/src/engine/search.js';
import { place } from '../../../www/src/layout/plane.js';
import { everyState } from './core.js';

/** @import { Session } from '../../../www/src/session/session.js' */

/** Every event, as in the trace file. @param {Search} search */
const traceOf = (search) =>
  search.ask((study) => Buffer.from(study.trace_part(0, study.trace_pieces())).toString());

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
    trace: traceOf(search),
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
