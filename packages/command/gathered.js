/** The files that a page needs: what it loads from its own folder, what that loads in turn, and what does not come along. */

import { posix } from 'node:path';
import { strFromU8 } from 'fflate';
import { parse } from 'parse5';
import { Mistake } from './arguments.js';
import { inPage, inStyles, NOTHING } from './loaded.js';
import { attribute, beside, elementsIn, fileNamed } from './page.js';

/** @import { Found } from './loaded.js' */
/** @import { Document } from './page.js' */
/** @import { Surroundings } from './surroundings.js' */

/**
 * A file or an address that the package leaves out.
 * @typedef {object} Left
 * @property {'elsewhere' | 'linked' | 'imports'} why it is loaded from another place; a reader may go there; or it is a script, and
 *     what that imports is not known
 * @property {string} name
 * @property {string} path of the file that names it
 */

/**
 * @typedef {object} Host
 * @property {Surroundings['readBytes']} readBytes
 * @property {(address: string) => boolean} comesAlong whether the page's script at an address comes along anyway
 * @property {readonly string[]} taken names that no file may have
 */

/** A path that leads out of the page's folder. */
const OUTSIDE = /^(\/|\.\.(\/|$))/;

/** An address that a browser fetches from another place. */
const ELSEWHERE = /^\s*(https?:|\/\/)/i;

export class Gathered {
  /** By their names, relative to the page's folder. @type {Record<string, Uint8Array>} */
  files = {};
  /** @type {Left[]} */
  #left = [];
  #page;
  #own;
  #host;

  /** @param {string} page its path @param {Host} host */
  constructor(page, host) {
    this.#page = page;
    this.#own = posix.basename(page.replaceAll('\\', '/'));
    this.#host = host;
  }

  /** The files and addresses that were left out, each once. */
  get left() {
    const isLeft = (/** @type {Left} */ { why, name }) =>
      why !== 'linked' || (name !== this.#own && !Object.hasOwn(this.files, name));
    return [
      ...new Map(
        this.#left.filter(isLeft).map((left) => [`${left.why} ${left.name}`, left]),
      ).values(),
    ];
  }

  /** Takes what the page needs. @param {Document} document @throws {Mistake} */
  async follow(document) {
    await this.#take(pageAt(this.#page, document), this.#own);
  }

  /** Takes what a file needs. @param {Found} found in it @param {string} from its name */
  async #take({ loaded, linked, modules }, from) {
    const path = beside(this.#page, from);
    const isPage = from === this.#own;
    for (const address of loaded) {
      if (isPage && this.#host.comesAlong(address)) continue;
      const name = fileNamed(address, from);
      if (name !== null) await this.#add(name, path);
      else if (ELSEWHERE.test(address)) this.#left.push({ why: 'elsewhere', name: address, path });
    }
    /** @type {[Left['why'], readonly string[]][]} */
    const unfollowed = [
      ['linked', linked],
      ['imports', modules],
    ];
    for (const [why, addresses] of unfollowed)
      for (const address of addresses) {
        const name = fileNamed(address, from);
        if (name !== null && !this.#host.comesAlong(address)) this.#left.push({ why, name, path });
      }
  }

  /** Adds a file, with what it needs. @param {string} name @param {string} path of the file that names it */
  async #add(name, path) {
    if (name === this.#own || Object.hasOwn(this.files, name)) return;
    if (OUTSIDE.test(name)) throw new Mistake('scorm-outside', { path, name }, 1);
    if (this.#host.taken.includes(name)) throw new Mistake('scorm-taken', { path, name }, 1);
    const where = beside(this.#page, name);
    const bytes = await this.#host.readBytes(where);
    if (bytes === null) throw new Mistake('scorm-not-beside', { path, name }, 1);
    this.files[name] = bytes;
    await this.#take(foundIn(where, bytes), name);
  }
}

/** The addresses in a file, found as its kind has them. @param {string} path @param {Uint8Array} bytes @returns {Found} */
function foundIn(path, bytes) {
  if (/\.css$/i.test(path)) return inStyles(strFromU8(bytes));
  return /\.x?html?$/i.test(path) ? pageAt(path, parse(strFromU8(bytes))) : NOTHING;
}

/** The addresses in a page. @param {string} path @param {Document} document @throws {Mistake} */
function pageAt(path, document) {
  const base = elementsIn(document).find(
    (element) => element.tagName === 'base' && attribute(element, 'href') !== null,
  );
  if (base !== undefined) throw new Mistake('scorm-base', { path }, 1);
  return inPage(document);
}
