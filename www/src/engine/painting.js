/** The dense rows of a search's pictures, which the core paints as pixels. */

/** @import { Area, Canvas, Painting as Request, Study } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

export class Painting {
  #search;
  /** The study that knows the places of nodes. @type {Study | null} */
  #study = null;
  /** Those places. @type {Float32Array | null} */
  #x = null;
  /** The last owner of each canvas. @type {Map<Canvas, object>} */
  #owners = new Map();

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * Paints rows, or what a step has changed in them.
   * @param {Canvas} canvas
   * @param {object} owner the keeper of the painted image
   * @param {number} step
   * @param {Float32Array} x of each node
   * @param {() => Request} request what is painted
   * @param {boolean} again whether only the step may have changed
   * @returns {{image: ImageData | null, dirty: Area[] | null}} the pixels, valid until the next question to the search, and
   *   the areas that have changed; null for all
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

  /** The places of nodes that a study knows; null if it knows none. @param {Study} study */
  placesIn(study) {
    return study === this.#study ? this.#x : null;
  }

  /** Begins with a study that knows these places already. @param {Study} study @param {Float32Array | null} x */
  begin(study, x) {
    [this.#study, this.#x] = [study, x];
  }

  /** Takes the places of nodes, which takes time, before anything is painted. @param {Float32Array} x of each node */
  place(x) {
    this.#search.ask((study) => this.#place(study, x));
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
  // If the memory grew while the image was handed over, the pixels have moved.
  return image?.data.length === 0 ? (study.image(canvas) ?? null) : image;
}
