/**
 * The worker's side of a search: it makes the search, hands over its memory in parts, and then the facts that hold for
 * the whole search. Those come last: computing them takes memory too, which is not handed over.
 */

import { place } from '../../layout/plane.js';
import { newInstance } from '../instances.js';
import { knownOf, Search } from '../search.js';
import { extent, part } from './memory.js';

/** @import { GrownTree } from '../../../pkg/games/plyscope_games_wasm.js' */
/** @import { Request, Study, Watch } from '../../../pkg/plyscope_wasm.js' */
/** @import { Known } from '../search.js' */
/** @import { Extent } from './memory.js' */

/**
 * The answers to the page's calls, by type.
 * @typedef {object} Answers
 * @property {Extent & {address: number}} search
 * @property {ArrayBuffer | null} part
 * @property {Known} rest
 * @property {Float64Array} grow
 * @property {GrownTree} grow-game
 */

export class Making {
  #core;
  #request;
  #study;
  #extent;

  /**
   * Makes the search.
   * @param {WebAssembly.Module} module
   * @param {Request} request
   * @param {Watch} watch
   * @throws {PlyscopeError}
   */
  constructor(module, request, watch) {
    this.#core = newInstance(module);
    this.#request = request;
    this.#study = new this.#core.Study(request, watch);
    // What repeated visits have cost is kept in the study, and takes the page too long in a search of many millions of steps.
    this.#study.wasted(0);
    this.#extent = extent(this.#core);
  }

  /** The address of the search, and the size of its memory. @returns {Answers['search']} */
  location() {
    return { ...this.#extent, address: addressOf(this.#study) };
  }

  /** @param {number} from */
  part(from) {
    return part(this.#core, from, this.#extent.bytes);
  }

  /** @returns {Known} */
  rest() {
    const known = knownOf(this.#study);
    const own = { core: this.#core, isLost: false };
    const made = { study: this.#study, own, known };
    const search = new Search(this.#request, made);
    const { start, nodes } = place(search).rows;
    const { end, lacksStatic, longest } = search.nodes;
    // The page makes its own plane: it is larger than its parts.
    const layout = search.laid && { ...search.laid, plane: undefined, rows: { start, nodes } };
    return { ...known, derived: { end, lacksStatic, longest }, layout };
  }
}

/** The address of a study in its memory. @param {Study} study @returns {number} */
const addressOf = (study) => Object(study).__wbg_ptr;
