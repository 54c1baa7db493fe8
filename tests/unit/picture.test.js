// A step repaints only a part of the picture; the canvas of these tests notes what is drawn on it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picture } from '../../www/src/canvas/picture.js';
import { withSearch } from './support/core.js';
import { LIGHT } from './support/figures.js';
import { show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */

const SIZE = { width: 1280, height: 720 };

/** A canvas that notes the texts which are written on it. */
class Canvas {
  /** @type {string[]} */
  texts = [];

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    const { texts } = this;
    /** @type {Record<string, unknown>} */
    const own = {
      canvas: this,
      measureText: (/** @type {string} */ text) => ({ width: text.length * 7 }),
      createPattern: () => ({ setTransform() {} }),
      fillText: (/** @type {string} */ text) => texts.push(text),
    };
    return new Proxy(own, { get: (target, name) => target[String(name)] ?? (() => {}) });
  }
}

/** The canvases that a picture has made. @type {Canvas[]} */
const made = [];
Object.assign(globalThis, {
  DOMMatrix: class {},
  OffscreenCanvas: class extends Canvas {
    /** @param {number} width @param {number} height */
    constructor(width, height) {
      super(width, height);
      made.push(this);
    }
  },
});

/**
 * The texts that are written again at each step of a search, on a screen of some ratio. Where only a part is repainted, that happens on
 * a canvas beside the picture.
 * @param {Search} search
 * @param {number} ratio
 */
function rewritten(search, ratio) {
  made.splice(0);
  const picture = new Picture();
  const canvas = new Canvas(SIZE.width * ratio, SIZE.height * ratio);
  const context = /** @type {any} */ (canvas.getContext());
  const palette = /** @type {any} */ ({ ...LIGHT, font: 'sans-serif', strong: false });
  const { at } = show(search, 0, { size: SIZE });
  return Array.from({ length: search.overview.steps + 1 }, (_, step) => {
    const shown = show(search, step, { size: SIZE, at });
    picture.draw(context, shown, [], palette, ratio);
    return made.flatMap(({ texts }) => texts.splice(0));
  });
}

test('a step repaints the same, however small the pixels of the screen are', () => {
  withSearch({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', algorithm: 'alpha-beta' }, (search) => {
    const usual = rewritten(search, 1);
    assert.ok(usual.filter(({ length }) => length > 0).length > 20);
    for (const ratio of [1.5, 2, 3]) assert.deepEqual(rewritten(search, ratio), usual);
  });
});
