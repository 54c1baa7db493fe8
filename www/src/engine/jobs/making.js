/**
 * A search in the making, in the worker: first all that happens, then its memory in parts, then what the
 * page knows of it as a whole. What makes the last needs memory too, which is not carried over.
 */

import { instance } from '../../../pkg/plyscope_wasm.js';
import { place } from '../../layout/plane.js';
import { knownOf, Search } from '../search.js';
import { extent, part } from './memory.js';

/** @import { Request, Study, Watch } from '../../../pkg/plyscope_wasm.js' */
/** @import { Known } from '../search.js' */
/** @import { Extent } from './memory.js' */

/**
 * What the page asks for, one after another, and gets.
 * @typedef {object} Answers
 * @property {Extent & {address: number}} search
 * @property {ArrayBuffer | null} part
 * @property {Known} rest
 * @property {Float64Array} grow
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
    this.#core = instance();
    this.#core.initSync({ module });
    this.#request = request;
    this.#study = new this.#core.Study(request, watch);
    this.#extent = extent(this.#core);
  }

  /** Where the search lies, and how much memory there is to be carried. @returns {Answers['search']} */
  begun() {
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
    // What the plane is made of is made again there: it is more than its parts.
    const layout = search.laid && { ...search.laid, plane: undefined, rows: { start, nodes } };
    return { ...known, derived: { end, lacksStatic, longest }, layout };
  }
}

/** Where in its memory a study lies. @param {Study} study @returns {number} */
const addressOf = (study) => Object(study).__wbg_ptr;
