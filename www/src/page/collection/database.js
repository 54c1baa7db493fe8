/**
 * The browser's IndexedDB as the collection uses it. Each call is one transaction: it happens as a whole, or not at all. It
 * awaits one request after another, for the next may throw, and the promise of the one before would be left alone.
 */

import { openDB } from 'idb';
import { StoreError } from '../../session/collection/collection.js';

/** @import { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb' */
/** @import { Fault } from '../../session/collection/collection.js' */
/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { KeptLecture } from '../../session/lecture.js' */

/**
 * @typedef {DBSchema & {
 *   trees: {key: string, value: KeptTree},
 *   texts: {key: string, value: {id: string, text: string}},
 *   lectures: {key: string, value: KeptLecture},
 * }} Schema texts are apart, so that a list needs none of them
 */

/** @typedef {'trees' | 'texts' | 'lectures'} StoreName */
/** @typedef {IDBPDatabase<Schema>} Opened */
/** @typedef {IDBPTransaction<Schema, StoreName[], 'readwrite'>} Writing */

const NAME = 'plyscope';

/**
 * What leads from each version of the store to the next. Browsers keep old ones for years, so none is ever changed here. A
 * field that is new in a tree needs none: see `keptTreeIn`.
 * @type {((db: Opened) => void)[]}
 */
const UPGRADES = [
  (db) => {
    db.createObjectStore('trees', { keyPath: 'id' });
    db.createObjectStore('texts', { keyPath: 'id' });
  },
  (db) => {
    db.createObjectStore('lectures', { keyPath: 'id' });
  },
];

export class Database {
  /** @type {Promise<Opened> | null} */
  #opening = null;

  /**
   * Writes into some stores.
   * @template T
   * @param {StoreName[]} names
   * @param {(transaction: Writing) => Promise<T>} write
   * @throws {StoreError}
   */
  write(names, write) {
    return this.read(async (db) => {
      const transaction = db.transaction(names, 'readwrite');
      // It is aborted if anything in it fails, and that error counts.
      const done = transaction.done.then(
        () => null,
        (error) => error,
      );
      try {
        const result = await write(transaction);
        const error = await done;
        if (error !== null) throw error;
        return result;
      } catch (error) {
        throw (await abort(transaction, done)) ?? error;
      }
    });
  }

  /**
   * @template T
   * @param {(db: Opened) => Promise<T>} work
   * @returns {Promise<T>}
   * @throws {StoreError}
   */
  async read(work) {
    try {
      this.#opening ??= this.#open();
      return await work(await this.#opening);
    } catch (error) {
      // The next call tries again from scratch.
      this.#close();
      throw error instanceof StoreError ? error : new StoreError(faultIn(error), error);
    }
  }

  /** @returns {Promise<Opened>} */
  #open() {
    return openDB(NAME, UPGRADES.length, {
      upgrade(db, from) {
        for (const upgrade of UPGRADES.slice(from)) upgrade(db);
      },
      // A newer page in another tab brings the store forward.
      blocking: () => this.#close(),
      terminated: () => this.#close(),
    });
  }

  #close() {
    this.#opening?.then((db) => db.close()).catch(() => undefined);
    this.#opening = null;
  }
}

/**
 * Ends a transaction without a trace of it; returns the error that had ended it already, if one had.
 * @param {Writing} transaction
 * @param {Promise<unknown>} done
 */
async function abort(transaction, done) {
  try {
    transaction.abort();
  } catch {
    return done;
  }
  await done;
  return null;
}

/** @param {unknown} error @returns {Fault} */
function faultIn(error) {
  if (typeof indexedDB === 'undefined' || indexedDB === null) return 'forbidden';
  switch (error instanceof DOMException ? error.name : '') {
    case 'QuotaExceededError':
      return 'full';
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return 'forbidden';
    case 'VersionError':
      return 'newer';
    default:
      return 'broken';
  }
}
