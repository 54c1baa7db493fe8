/**
 * A view on paper: the picture in light colours and the sentence of the step, without controls. It is made when the browser is
 * about to print, which waits for nothing; until the code that draws it has loaded, a copy of the screen takes its place.
 */

import { palette } from '../canvas/palette.js';

/** @import { PlyscopeView } from './view.js' */

const PRESSES = /** @type {const} */ (['keydown', 'pointerdown']);

export class Printed {
  #view;
  #paper = matchMedia('print');
  /** Whether it is on paper now. */
  #isPrinting = false;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  hostConnected() {
    // Whoever prints has first pressed something, if only the keys that print.
    for (const press of PRESSES) addEventListener(press, this.#prepare, true);
    addEventListener('beforeprint', this.#lay);
    addEventListener('afterprint', this.#clear);
    // Where a page is only looked at as it would be on paper, nothing is printed.
    this.#paper.addEventListener('change', this.#follow);
  }

  hostDisconnected() {
    this.#waitNoMore();
    removeEventListener('beforeprint', this.#lay);
    removeEventListener('afterprint', this.#clear);
    this.#paper.removeEventListener('change', this.#follow);
  }

  /** @param {MediaQueryListEvent} event */
  #follow = ({ matches }) => (matches ? this.#lay() : this.#clear());

  /** Loads the code that draws on paper, so that it is there when the browser prints. */
  #prepare = () => {
    this.#waitNoMore();
    this.#view.features.load('figures');
  };

  #waitNoMore() {
    for (const press of PRESSES) removeEventListener(press, this.#prepare, true);
  }

  get #sheet() {
    return this.#view.renderRoot.querySelector('.printed');
  }

  #lay = async () => {
    this.#isPrinting = true;
    const view = this.#view;
    const picture = view.openings.onPaper();
    this.#show(
      picture ??
        copyOf(/** @type {HTMLElement | null} */ (view.renderRoot.querySelector('.stage'))),
    );
    if (picture !== null) return;
    // Where a page is only looked at, it stays on paper for long enough, even for a view that was to wait until it comes near.
    view.startWork();
    await view.ready();
    await view.features.load('figures');
    if (this.#isPrinting) this.#show(view.openings.onPaper());
  };

  /** @param {Element | null} picture */
  #show(picture) {
    if (picture === null) return;
    const sentence = document.createElement('p');
    sentence.textContent = this.#view.sentence;
    this.#sheet?.replaceChildren(picture, sentence);
  }

  #clear = () => {
    this.#isPrinting = false;
    this.#sheet?.replaceChildren();
  };
}

/** What is on a canvas, with its ground, since the canvas itself cannot take another size. @param {HTMLElement | null} stage */
function copyOf(stage) {
  const canvas = stage?.querySelector('canvas');
  const copy = document.createElement('canvas');
  const context = copy.getContext('2d');
  if (!(stage && canvas && context && canvas.width > 0)) return null;
  [copy.width, copy.height] = [canvas.width, canvas.height];
  context.fillStyle = palette(stage).ground;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return copy;
}
