/** The places of nodes on the screen and their level of detail, computed again when folds, camera or canvas change. */

import { detail } from '../layout/detail.js';
import { NOWHERE, place } from '../layout/plane.js';
import { fit, project, zoomed } from '../layout/projection.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Camera } from '../layout/camera.js' */
/** @import { Size } from '../layout/picture-size.js' */
/** @import { Show } from '../scene/scene.js' */

/** @typedef {Pick<Show, 'at' | 'detail' | 'size'>} Placed */

export class Placement {
  /** @type {Placed | null} */
  #placed = null;
  plane = NOWHERE;

  /** Places the nodes of a search. @param {Search} search */
  place(search) {
    this.plane = place(search);
  }

  /** The camera that shows the whole tree. @param {Size} size */
  fit(size) {
    return fit(this.plane, size);
  }

  /** A camera, scaled about a point of the screen. @param {Camera} camera @param {Size} size @param {number} factor @param {{x: number, y: number}} at */
  zoomed(camera, size, factor, at) {
    return zoomed(this.plane, size, camera, factor, at);
  }

  /**
   * The places of nodes: the same object as long as nothing has changed.
   * @param {Camera} camera
   * @param {Size} size
   * @returns {Placed}
   */
  at(camera, size) {
    const known = this.#placed;
    if (known !== null && this.#isAt(known, camera, size)) return known;
    const at = project(this.plane, size, camera);
    this.#placed = { at, size, detail: detail(at, size) };
    return this.#placed;
  }

  /** @param {Placed} placed @param {Camera} camera @param {Size} size */
  #isAt({ at, size: { width, height, short, strip } }, { k, x, y }, size) {
    const isExtent = width === size.width && height === size.height;
    const isSized = isExtent && short === size.short && strip === size.strip;
    const { camera } = at;
    const isThere = camera.k === k && camera.x === x && camera.y === y;
    return at.plane === this.plane && isSized && isThere;
  }
}
