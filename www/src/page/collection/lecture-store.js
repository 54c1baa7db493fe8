/** The store of kept lectures in the browser. */

import { keptLectureIn } from '../../session/lecture.js';
import { newId } from '../new-id.js';

/** @import { KeptLecture } from '../../session/lecture.js' */
/** @import { Database, StoreName } from './database.js' */

/** @type {StoreName[]} */
const STORES = ['lectures'];

export class LectureStore {
  #database;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /** All of them, the latest first. @returns {Promise<KeptLecture[]>} */
  all() {
    return this.#database.read(async (db) =>
      (await db.getAll('lectures'))
        .flatMap((each) => keptLectureIn(each) ?? [])
        .sort((one, other) => other.changed - one.changed),
    );
  }

  /** @param {string} id @returns {Promise<KeptLecture | null>} null if it is gone */
  one(id) {
    return this.#database.read(async (db) => keptLectureIn(await db.get('lectures', id)));
  }

  /**
   * Keeps a lecture. If another window has changed it meanwhile, theirs stays, and this becomes a lecture of its own.
   * @param {KeptLecture} lecture
   * @param {number} base when it had been changed last, as its writer knows; 0 if it was not kept yet
   * @returns {Promise<string>} its id
   */
  keep(lecture, base) {
    return this.#database.write(STORES, async (transaction) => {
      const lectures = transaction.objectStore('lectures');
      const there = keptLectureIn(await lectures.get(lecture.id));
      const id = there !== null && there.changed !== base ? newId() : lecture.id;
      await lectures.put({ ...lecture, id });
      return id;
    });
  }

  /** Adds lectures, or puts them back; whatever has the id of one by now stays. @param {readonly KeptLecture[]} added */
  add(added) {
    return this.#database.write(STORES, async (transaction) => {
      const lectures = transaction.objectStore('lectures');
      for (const lecture of added) {
        const isFree = (await lectures.get(lecture.id)) === undefined;
        await lectures.put({ ...lecture, id: isFree ? lecture.id : newId() });
      }
    });
  }

  /** Removes a lecture, and returns it. @param {string} id @returns {Promise<KeptLecture | null>} */
  remove(id) {
    return this.#database.write(STORES, async (transaction) => {
      const lectures = transaction.objectStore('lectures');
      const removed = keptLectureIn(await lectures.get(id));
      await lectures.delete(id);
      return removed;
    });
  }
}
