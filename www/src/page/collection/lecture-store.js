/** The store of kept lectures in the browser. */

import { keptLectureIn } from '../../session/lecture.js';
import { newId } from '../new-id.js';

/** @import { KeptLecture } from '../../session/lecture.js' */
/** @import { Database, StoreName } from './database.js' */

/** @type {StoreName[]} */
const STORES = ['lectures'];

/** A title with the first number that no other has after it; none stays none. @param {string} title @param {readonly unknown[]} others */
function numbered(title, others) {
  const itself = title.replace(/ \(\d+\)$/u, '');
  let number = 2;
  while (others.includes(`${itself} (${number})`)) number += 1;
  return title && `${itself} (${number})`;
}

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
   * Keeps a lecture. If another window has changed it meanwhile, theirs stays, and this becomes a lecture of its own, with a number after
   * its title.
   * @param {KeptLecture} lecture
   * @param {number} base when it had been changed last, as its writer knows; 0 if it was not kept yet
   * @returns {Promise<KeptLecture>} as it is kept
   */
  keep(lecture, base) {
    return this.#database.write(STORES, async (transaction) => {
      const lectures = transaction.objectStore('lectures');
      const there = keptLectureIn(await lectures.get(lecture.id));
      const isOther = there !== null && there.changed !== base;
      const titles = isOther ? (await lectures.getAll()).map(({ title }) => title) : [];
      const kept = isOther
        ? { ...lecture, id: newId(), title: numbered(lecture.title, titles) }
        : lecture;
      await lectures.put(kept);
      return kept;
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
