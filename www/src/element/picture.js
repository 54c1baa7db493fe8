/** The picture of a view, on its canvas while there is one, with a map in a corner if not all of it can be seen. */

import { PicturePlace } from '../input/picture-place.js';
import { isClear as isClearIn } from '../layout/detail.js';
import { sized } from '../layout/picture-size.js';
import { place } from '../layout/plane.js';
import { narration } from '../panels/now.js';

/** @import { Model } from '../panels/model.js' */
/** @import { PlyscopeView } from './view.js' */

export class Picture {
  /** @type {PicturePlace | null} */
  place = null;
  /** Whether a first picture was drawn. The panels below the sentence wait for it, so that it comes sooner. */
  wasDrawn = false;
  /** Resolves once a first picture was drawn. */
  drawn;
  /** @type {() => void} */
  #resolve = () => {};
  #view;
  #abort = new AbortController();
  /** The theme that was drawn last. */
  #theme = '';

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    this.drawn = /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        this.#resolve = resolve;
      })
    );
    view.addController(this);
  }

  hostConnected() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const recolour = () => this.place?.stage.recolour();
    matchMedia('(prefers-contrast: more)').addEventListener('change', recolour, { signal });
    const end = () => this.place?.stage.endScene();
    for (const type of ['keydown', 'pointerdown', 'wheel'])
      this.#view.addEventListener(type, end, { signal, capture: true, passive: true });
  }

  hostDisconnected() {
    this.#abort.abort();
    this.#unmount();
  }

  /** The stage if a map of the whole tree is needed; null if all of it can be seen. @param {Model} model */
  mapped(model) {
    const { controls, presenting } = this.#view;
    const { camera, size } = model.state;
    if (controls === 'none' || presenting || size === null) return null;
    const isClear = camera === null && isClearIn(place(model.search), sized(size, model.state));
    return isClear ? null : (this.place?.stage ?? null);
  }

  /** Shows a model on the rendered canvas. @param {Model | null} model */
  show(model) {
    const root = this.#view.renderRoot;
    const canvas = /** @type {HTMLCanvasElement | null} */ (root.querySelector('.stage canvas'));
    // There is no canvas while there is nothing to show; later there is a new one.
    if (model === null || canvas === null) return this.#unmount();
    this.place ??= this.#mount(canvas);
    if (this.#theme !== this.#view.theme) this.place?.stage.recolour();
    this.#theme = this.#view.theme;
    const told = new Set([...narration(model).nodes, ...(model.named ?? [])]);
    this.place?.show({ ...model, told });
    const map = root.querySelector('.overview .map');
    this.place?.stage.mapIn(map instanceof HTMLElement ? map : null);
  }

  /** @param {HTMLCanvasElement} canvas */
  #mount(canvas) {
    const view = this.#view;
    const { parts, renderRoot: root } = view;
    if (parts === null) return null;
    if (!this.wasDrawn) afterFrame(() => this.#noteDrawn());
    return new PicturePlace(canvas, parts.session, {
      root,
      editing: parts.editing,
      answers: (node, pressed) =>
        view.models.answersQuestion((feature, model) => feature.click(node, pressed, model, root)),
      menu: (node, at) => view.openMenu(node, at),
      wheelZooms: (isPinch) => wheelZooms(view, isPinch),
      changed: () => view.requestUpdate(),
    });
  }

  #noteDrawn() {
    this.wasDrawn = true;
    this.#resolve();
    this.#view.requestUpdate();
  }

  #unmount() {
    this.place?.remove();
    this.place = null;
  }
}

/** Calls back once the next frame is on screen; at once in a hidden tab, which draws none. @param {() => void} then */
function afterFrame(then) {
  if (document.hidden) return then();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

/**
 * Whether the wheel zooms the tree: as the author says, or else if the view has the focus, if nothing around it could scroll, or with
 * Ctrl, which is how browsers report a pinch on a touchpad.
 * @param {PlyscopeView} view
 * @param {boolean} isPinch
 */
function wheelZooms(view, isPinch) {
  if (view.wheel === 'none') return view.presenting;
  return view.wheel === 'always' || isPinch || view.matches(':focus-within') || isAlone(view);
}

/** Whether there is nothing around a view that the wheel could scroll. @param {PlyscopeView} view */
function isAlone({ controls, presenting }) {
  const { scrollHeight, clientHeight } = document.documentElement;
  return presenting || (controls === 'full' && scrollHeight <= clientHeight);
}
