/** The whole module on its way, where something has to wait for it: a job at which nothing is made yet. */

import { whole } from '../whole.js';

/** @typedef {import('../engine.js').Request} Request */

export class Arrival {
  /** How far it has come, which nobody knows. @type {import('./job.js').Progress} */
  progress = { phase: 'start', done: 0, total: null, events: 0 };

  /** Whether nobody waits any more. */
  isOver = false;

  /** @param {Request} request what is to be on show then */
  constructor(request) {
    this.request = request;
    /** Fulfilled once it is there, or else rejected with the reason. */
    this.result = whole();
  }

  /** It comes all the same. */
  cancel() {
    this.isOver = true;
  }
}
