/** The rows of a search's pictures that the core paints pixel by pixel, and what of them it has painted last. */

/** @import { Area, Canvas, Painting as Request, Study } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

export class Painting {
  #search;
  /** Which study knows where nodes lie. @type {Study | null} */
  #study = null;
  /** Where they lie. @type {Float32Array | null} */
  #x = null;
  /** For whom each canvas was painted last. @type {Map<Canvas, object>} */
  #owners = new Map();

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * Paints rows, or what a step has changed of them.
   * @param {Canvas} canvas
   * @param {object} owner who keeps what was painted there
   * @param {number} step
   * @param {Float32Array} x where each node lies
   * @param {() => Request} request what is painted
   * @param {boolean} again whether only the step may be another than before
   * @returns {{image: ImageData | null, dirty: Area[] | null}} the pixels, until the search is asked for anything else, and
   *   where they are others than before; null where all may be
   */
  paint(canvas, owner, step, x, request, again) {
    return this.#search.ask((study) => {
      this.#place(study, x);
      const known = again && this.#owners.get(canvas) === owner;
      this.#owners.set(canvas, owner);
      if (!known) study.paint(canvas, step, request());
      const dirty = known ? study.repaint(canvas, step) : null;
      return { image: imageOf(study, canvas), dirty };
    });
  }

  /** @param {Study} study @param {Float32Array} x */
  #place(study, x) {
    if (this.#study === study && this.#x === x) return;
    study.place(x);
    [this.#study, this.#x] = [study, x];
    this.#owners.clear();
  }
}

/** @param {Study} study @param {Canvas} canvas */
function imageOf(study, canvas) {
  const image = study.image(canvas) ?? null;
  // Where the memory has grown while the image was handed over, the pixels lie elsewhere now.
  return image?.data.length === 0 ? (study.image(canvas) ?? null) : image;
}
