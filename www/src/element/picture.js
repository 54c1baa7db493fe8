/** The picture of a view: on its canvas as long as there is one, and in a corner as a map where it cannot all be seen. */

import { PicturePlace } from '../input/picture-place.js';
import { isClear as isClearIn } from '../layout/detail.js';
import { place } from '../layout/plane.js';

/** @typedef {import('../panels/model.js').Model} Model */

/**
 * The view.
 * @typedef {object} Host
 * @property {() => import('./parts.js').Parts | null} parts
 * @property {(node: number) => boolean} answers whether a press of a node answers a question
 * @property {() => void} mounted called when there is a canvas
 */

export class Picture {
  /** @type {PicturePlace | null} */
  place = null;
  #view;
  #host;
  #abort = new AbortController();
  /** The theme that it was drawn in last. */
  #theme = '';

  /** @param {import('./view.js').PlyscopeView} view @param {Host} host */
  constructor(view, host) {
    this.#view = view;
    this.#host = host;
    view.addController(this);
  }

  hostConnected() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const recolour = () => this.place?.stage.recolour();
    for (const choice of ['color-scheme: dark', 'contrast: more'])
      matchMedia(`(prefers-${choice})`).addEventListener('change', recolour, { signal });
  }

  hostDisconnected() {
    this.#abort.abort();
    this.#unmount();
  }

  /** The stage, where it has a map of the whole tree; null where all of it can be seen. @param {Model} model */
  mapped(model) {
    const { controls, presenting } = this.#view;
    const { camera, size } = model.state;
    if (controls === 'none' || presenting || size === null) return null;
    const isClear = camera === null && isClearIn(place(model.search), size);
    return isClear ? null : (this.place?.stage ?? null);
  }

  /** Shows a model on the canvas that was rendered. @param {Model | null} model */
  show(model) {
    const root = this.#view.renderRoot;
    const canvas = root.querySelector('canvas');
    // Where there is nothing to show there is no canvas; later there is another one.
    if (model === null || canvas === null) return this.#unmount();
    this.place ??= this.#mount(canvas);
    if (this.#theme !== this.#view.theme) this.place?.stage.recolour();
    this.#theme = this.#view.theme;
    this.place?.show(model);
    const map = root.querySelector('.overview .map');
    this.place?.stage.mapIn(map instanceof HTMLElement ? map : null);
  }

  /** @param {HTMLCanvasElement} canvas */
  #mount(canvas) {
    const [view, parts] = [this.#view, this.#host.parts()];
    if (parts === null) return null;
    this.#host.mounted();
    return new PicturePlace(canvas, parts.session, {
      root: view.renderRoot,
      editing: parts.editing,
      answers: this.#host.answers,
      wheelZooms: () => view.controls === 'full' || view.matches(':focus-within'),
      changed: () => view.requestUpdate(),
    });
  }

  #unmount() {
    this.place?.remove();
    this.place = null;
  }
}
