/** Making a search: at once, or by a worker if it is large. */

import { isStopped } from '../engine/errors.js';
import { NoWorker } from '../engine/jobs/calls.js';
import { Job } from '../engine/jobs/job.js';
import { isLarge, isLargeToEdit } from '../engine/jobs/large.js';
import { Search } from '../engine/search.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */
/** @import { Plan } from './planning.js' */
/** @import { Session } from './session.js' */

/**
 * The search of a plan, or the job that makes it: after an edit, only what that can have changed is searched again.
 * @param {Plan} plan
 * @param {Pick<Session, 'search' | 'state' | 'edits'>} present
 * @param {() => void} progressed called when a worker reports progress
 */
export function searchOf({ request, isSameSearch }, { search, state, edits }, progressed) {
  if (request === null) return search;
  const isAtOnce = isSameSearch && search !== null && !isLargeToEdit(search);
  const change = isAtOnce ? edits.between(state.tree, request.tree) : null;
  const edited = change && search?.edited(request, change);
  return edited ?? makeSearch(request, search, progressed);
}

/**
 * @param {Request} request
 * @param {Search | null} present
 * @param {() => void} progressed called when a worker reports progress
 * @returns {Search | Job}
 */
export function makeSearch(request, present, progressed) {
  if (!isLarge(request.tree, present)) {
    try {
      return new Search(request);
    } catch (error) {
      // The search of a small tree may be long.
      if (!isStopped(error)) throw error;
    }
  }
  return makeJob(request, progressed) ?? makeSearchHere(request);
}

/**
 * @param {Request} request
 * @param {() => void} progressed called when the worker reports progress
 * @returns {Job | null} null if there can be no worker
 */
export function makeJob(request, progressed) {
  try {
    return new Job(request, progressed);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    return null;
  }
}

/** Makes a search at once, however long it takes, if there can be no worker. @param {Request} request */
export const makeSearchHere = (request) => new Search(request, undefined, Number.POSITIVE_INFINITY);
