/**
 * The store of kept trees in the browser's IndexedDB. Each call is one transaction: it happens as a whole, or not at all. It
 * awaits one request after another, for the next may throw, and the promise of the one before would be left alone.
 */

import { openDB } from 'idb';
import { StoreError } from '../../session/collection/collection.js';
import { keptTreeIn } from '../../session/collection/kept-tree.js';
import { newId } from '../new-id.js';

/** @import { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb' */
/** @import { Archived } from '../../session/collection/archive.js' */
/** @import { Fault, Listing } from '../../session/collection/collection.js' */
/** @import { KeptTree, Snapshot } from '../../session/collection/kept-tree.js' */

/**
 * @typedef {DBSchema & {
 *   trees: {key: string, value: KeptTree},
 *   texts: {key: string, value: {id: string, text: string}},
 * }} Schema texts are apart, so that a list needs none of them
 */

/** @typedef {IDBPDatabase<Schema>} Database */
/** @typedef {IDBPTransaction<Schema, ('trees' | 'texts')[], 'readwrite'>} Writing */

const NAME = 'plyscope';

/**
 * What leads from each version of the store to the next. Browsers keep old ones for years, so none is ever changed here. A
 * field that is new in a tree needs none: see `keptTreeIn`.
 * @type {((db: Database) => void)[]}
 */
const UPGRADES = [
  (db) => {
    db.createObjectStore('trees', { keyPath: 'id' });
    db.createObjectStore('texts', { keyPath: 'id' });
  },
];

/** What a tree is kept as: its id, and the revision that the next change is based on. @typedef {{id: string, revision: number}} Kept */

export class Store {
  /** @type {Promise<Database> | null} */
  #opening = null;

  /** @returns {Promise<Omit<Listing, 'noted'>>} */
  list() {
    return this.#try(async (db) => {
      const found = await db.getAll('trees');
      const trees = found.flatMap((each) => keptTreeIn(each) ?? []).sort(latestFirst);
      return { trees, unreadable: found.length - trees.length };
    });
  }

  /**
   * A tree and its text; null if it is gone, or cannot be read.
   * @param {string} id
   * @returns {Promise<Archived | null>}
   */
  read(id) {
    return this.#try(async (db) => {
      const transaction = db.transaction(['trees', 'texts']);
      const tree = await transaction.objectStore('trees').get(id);
      return archivedOf(tree, await transaction.objectStore('texts').get(id));
    });
  }

  /**
   * Keeps what is being worked on. If somebody else has changed the same tree meanwhile, theirs stays, and this becomes a
   * tree of its own; so it does if they have deleted it, and may bring it back.
   * @param {Kept | null} kept null for the first time
   * @param {Snapshot} snapshot its name counts the first time only; where it came from is not forgotten
   * @param {number} now in milliseconds since 1970
   * @returns {Promise<Kept & {isCopy: boolean}>}
   */
  keep(kept, snapshot, now) {
    const { text, name, from, ...changes } = snapshot;
    return this.#write(async (transaction) => {
      const [trees, texts] = storesOf(transaction);
      const there = kept === null ? null : keptTreeIn(await trees.get(kept.id));
      const isOther = there !== null && there.revision !== kept?.revision;
      const isSame = isOther && (await texts.get(there.id))?.text === text;
      if (kept !== null && isSame) return { id: kept.id, revision: there.revision, isCopy: false };
      const isNew = there === null || isOther;
      const id = isNew ? newId() : there.id;
      const revision = isNew ? 1 : there.revision + 1;
      const before = there ?? { name, notes: '', from };
      await trees.put({ ...before, ...changes, id, revision, changed: now });
      await texts.put({ id, text });
      return { id, revision, isCopy: isOther };
    });
  }

  /**
   * Keeps what else is on screen, unless somebody else has changed the tree.
   * @param {Kept} kept
   * @param {string} place
   */
  move({ id, revision }, place) {
    return this.#change(id, (tree) => (tree.revision === revision ? { ...tree, place } : tree));
  }

  /**
   * Keeps a name or notes. If somebody else has changed the notes meanwhile, theirs stay, and these stand below them; whether
   * that was so.
   * @param {string} id
   * @param {{name?: string, notes?: string}} changes
   * @param {{notes: string}} [seen] the notes that the writer began with
   */
  async describe(id, changes, seen) {
    let isJoined = false;
    await this.#change(id, (tree) => {
      const { notes = tree.notes } = changes;
      isJoined = ![seen?.notes, notes].includes(tree.notes) && seen !== undefined;
      return { ...tree, ...changes, notes: isJoined ? `${tree.notes}\n\n${notes}` : notes };
    });
    return isJoined;
  }

  /** @param {string} id @param {(tree: KeptTree) => KeptTree} change */
  #change(id, change) {
    return this.#write(async (transaction) => {
      const [trees] = storesOf(transaction);
      const tree = keptTreeIn(await trees.get(id));
      if (tree !== null) await trees.put(change(tree));
    });
  }

  /** All trees and their texts, the latest first. @returns {Promise<Archived[]>} */
  all() {
    return this.#try(async (db) => {
      const transaction = db.transaction(['trees', 'texts']);
      const trees = await transaction.objectStore('trees').getAll();
      const texts = await transaction.objectStore('texts').getAll();
      const byId = new Map(texts.map((each) => [each.id, each]));
      return trees.flatMap((each) => archivedOf(each, byId.get(each.id)) ?? []).sort(latestFirst);
    });
  }

  /** Adds trees, or puts them back; whatever has the id of one by now stays. @param {readonly Archived[]} added */
  add(added) {
    return this.#write(async (transaction) => {
      const [trees, texts] = storesOf(transaction);
      for (const { text, ...tree } of added) {
        const id = (await trees.get(tree.id)) === undefined ? tree.id : newId();
        await trees.put({ ...tree, id });
        await texts.put({ id, text });
      }
    });
  }

  /** Removes trees, and returns them. @param {readonly string[]} ids @returns {Promise<Archived[]>} */
  remove(ids) {
    return this.#write(async (transaction) => {
      const [trees, texts] = storesOf(transaction);
      const removed = [];
      for (const id of ids) {
        removed.push(archivedOf(await trees.get(id), await texts.get(id)));
        await trees.delete(id);
        await texts.delete(id);
      }
      return removed.filter((each) => each !== null);
    });
  }

  /**
   * @template T
   * @param {(transaction: Writing) => Promise<T>} write
   */
  #write(write) {
    return this.#try(async (db) => {
      const transaction = db.transaction(['trees', 'texts'], 'readwrite');
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
   * @param {(db: Database) => Promise<T>} work
   * @returns {Promise<T>}
   * @throws {StoreError}
   */
  async #try(work) {
    try {
      this.#opening ??= this.#open();
      return await work(await this.#opening);
    } catch (error) {
      // The next call tries again from scratch.
      this.#close();
      throw error instanceof StoreError ? error : new StoreError(faultIn(error), error);
    }
  }

  /** @returns {Promise<Database>} */
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

/** @param {KeptTree} one @param {KeptTree} other */
const latestFirst = (one, other) => other.changed - one.changed;

/** @param {Writing} transaction */
const storesOf = (transaction) =>
  /** @type {const} */ ([transaction.objectStore('trees'), transaction.objectStore('texts')]);

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

/**
 * @param {unknown} tree
 * @param {{text?: unknown} | undefined} kept
 * @returns {Archived | null}
 */
function archivedOf(tree, kept) {
  const found = keptTreeIn(tree);
  const text = kept?.text;
  return found !== null && typeof text === 'string' && text !== '' ? { ...found, text } : null;
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
