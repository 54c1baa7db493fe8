/** How a search is made: at once, out of the present one after an edit, or by a worker where it is large. */

import { isStopped } from '../engine/failures.js';
import { NoWorker } from '../engine/jobs/calls.js';
import { Job } from '../engine/jobs/job.js';
import { isLarge } from '../engine/jobs/large.js';
import { Search } from '../engine/search.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */

/**
 * @param {Request} request
 * @param {Search | null} present
 * @param {() => void} progressed called when a search that a worker makes has come further
 * @returns {Search | Job}
 */
export function searched(request, present, progressed) {
  if (!isLarge(request.tree, present)) {
    try {
      return new Search(request);
    } catch (error) {
      // A small tree may be searched for long.
      if (!isStopped(error)) throw error;
    }
  }
  try {
    return new Job(request, progressed);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    return searchedHere(request);
  }
}

/** A search that is made at once, however long that takes: where there can be no worker. @param {Request} request */
export const searchedHere = (request) => new Search(request, undefined, Number.POSITIVE_INFINITY);
