/** The store of kept trees in the browser. */

import { keptTreeIn } from '../../session/collection/kept-tree.js';
import { newId } from '../new-id.js';

/** @import { Archived } from '../../session/collection/archive.js' */
/** @import { Listing } from '../../session/collection/collection.js' */
/** @import { KeptTree, Snapshot } from '../../session/collection/kept-tree.js' */
/** @import { Database, StoreName, Writing } from './database.js' */

/** @type {StoreName[]} */
const STORES = ['trees', 'texts'];

/** What a tree is kept as: its id, and the revision that the next change is based on. @typedef {{id: string, revision: number}} Revision */

export class TreeStore {
  #database;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /** @returns {Promise<Omit<Listing, 'noted'>>} */
  list() {
    return this.#database.read(async (db) => {
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
    return this.#database.read(async (db) => {
      const transaction = db.transaction(STORES);
      const tree = await transaction.objectStore('trees').get(id);
      return archivedOf(tree, await transaction.objectStore('texts').get(id));
    });
  }

  /**
   * Keeps what is being worked on. If somebody else has changed the same tree meanwhile, theirs stays, and this becomes a
   * tree of its own; so it does if they have deleted it, and may bring it back.
   * @param {Revision | null} kept null for the first time
   * @param {Snapshot} snapshot its name counts the first time only; where it came from is not forgotten
   * @param {number} now in milliseconds since 1970
   * @returns {Promise<Revision & {isCopy: boolean}>}
   */
  keep(kept, snapshot, now) {
    const { text, name, from, ...changes } = snapshot;
    return this.#database.write(STORES, async (transaction) => {
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
   * @param {Revision} kept
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
    return this.#database.write(STORES, async (transaction) => {
      const [trees] = storesOf(transaction);
      const tree = keptTreeIn(await trees.get(id));
      if (tree !== null) await trees.put(change(tree));
    });
  }

  /** All trees and their texts, the latest first. @returns {Promise<Archived[]>} */
  all() {
    return this.#database.read(async (db) => {
      const transaction = db.transaction(STORES);
      const trees = await transaction.objectStore('trees').getAll();
      const texts = await transaction.objectStore('texts').getAll();
      const byId = new Map(texts.map((each) => [each.id, each]));
      return trees.flatMap((each) => archivedOf(each, byId.get(each.id)) ?? []).sort(latestFirst);
    });
  }

  /** Adds trees, or puts them back; whatever has the id of one by now stays. @param {readonly Archived[]} added */
  add(added) {
    return this.#database.write(STORES, async (transaction) => {
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
    return this.#database.write(STORES, async (transaction) => {
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
}

/** @param {KeptTree} one @param {KeptTree} other */
const latestFirst = (one, other) => other.changed - one.changed;

/** @param {Writing} transaction */
const storesOf = (transaction) =>
  /** @type {const} */ ([transaction.objectStore('trees'), transaction.objectStore('texts')]);

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
