/**
 * What a view may ask of the collection of kept trees. The page owns it, for a view touches no storage; a view in
 * somebody's tutorial has none.
 */

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Archive, Archived } from './archive.js' */
/** @import { KeptLecture } from '../lecture.js' */
/** @import { KeptTree } from './kept-tree.js' */

/**
 * Why nothing can be kept: there is no room, the browser forbids it, a newer version of the page has kept trees here in its
 * own way, or the store is broken.
 * @typedef {'full' | 'forbidden' | 'newer' | 'broken'} Fault
 */

/**
 * @typedef {object} Listing
 * @property {KeptTree[]} trees the latest first
 * @property {number} unreadable how many are there that cannot be read
 * @property {number} noted how many trees a presenter has notes on
 */

/**
 * Every promise is rejected with a `StoreError` if the store fails.
 * @typedef {object} Collection
 * @property {string} present the id of the tree on screen; empty if it is not kept
 * @property {() => Promise<Listing>} list
 * @property {(id: string) => Promise<string>} text of a tree; empty if it is gone
 * @property {(id: string) => Promise<PlyscopeError | null>} open shows a tree, or returns the error
 * @property {() => Promise<void>} keep keeps the tree on screen
 * @property {(id: string, changes: {name?: string, notes?: string}, seen: {notes: string}) => Promise<boolean>} describe `seen`
 *   are the notes that the writer began with; whether somebody else has changed them meanwhile, so that both are there
 * @property {(id: string, name: string) => Promise<void>} duplicate
 * @property {(ids: readonly string[]) => Promise<Archived[]>} remove returns what is gone
 * @property {(trees: readonly Archived[]) => Promise<void>} restore puts back what was removed
 * @property {() => Promise<string>} archive all trees as a file
 * @property {(archive: Pick<Archive, 'trees' | 'presenting' | 'lectures'>) => Promise<Added>} add adds what is in a file and not here yet
 * @property {Lectures} lectures
 */

/**
 * The kept lectures.
 * @typedef {object} Lectures
 * @property {() => Promise<KeptLecture[]>} list the latest first
 * @property {(id: string) => Promise<void>} open
 * @property {(id: string) => Promise<KeptLecture | null>} remove returns what is gone
 * @property {(lectures: readonly KeptLecture[]) => Promise<void>} restore puts back what was removed
 */

/** What came of a file: new trees and lectures, those that were here already, and a presenter's notes. @typedef {{added: number, known: number, noted: number, lectured: number}} Added */

/** The store has failed. */
export class StoreError extends Error {
  /** @param {Fault} fault @param {unknown} cause */
  constructor(fault, cause) {
    super(`the store of trees is ${fault}`, { cause });
    this.fault = fault;
  }
}
