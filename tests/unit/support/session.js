/** Sessions for tests. */

import assert from 'node:assert/strict';
import { Session } from '../../../www/src/session/session.js';
import { catalogue } from './core.js';

/** @import { State } from '../../../www/src/session/state.js' */
/** @import { Wanted } from '../../../www/src/session/wanted.js' */

/** A session that shows what is wanted, and the changes of its state. @param {Wanted} [wanted] */
export function startSession(wanted = {}) {
  /** @type {[State, State][]} */
  const changes = [];
  const session = new Session(catalogue, (before, after) => changes.push([before, after]));
  assert.equal(session.display(wanted), null);
  return { session, changes };
}
