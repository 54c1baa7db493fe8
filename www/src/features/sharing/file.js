/** What is on screen as a file: a collection of one tree, whose notes are those for the reader. */

import { writeArchive } from '../../session/collection/archive.js';
import { workOf } from '../../session/collection/work.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function fileOf(session) {
  const work = workOf(session);
  if (work === null) return writeArchive([]);
  const notes = session.state.work.note;
  return writeArchive([{ ...work.snapshot, notes, id: '', revision: 1, changed: Date.now() }]);
}
