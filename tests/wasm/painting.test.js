import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { wasm, withStudy } from './support/core.js';

/** @import { Canvas, Painting, Study } from '../../www/pkg/plyscope_wasm.js' */

/** As much of the browser's as is used. */
class Image {
  /** @param {Uint8ClampedArray} data @param {number} width @param {number} height */
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}
Object.assign(globalThis, { ImageData: Image });

const REQUEST = { tree: 'random(branching=10, depth=4, seed=9)', algorithm: 'alpha-beta' };
const SIZE = { width: 200, height: 100 };

/**
 * The rows of a wide tree from the third on.
 * @param {Study} study
 * @param {number} [siblings] the distance between them
 * @returns {Painting}
 */
function rows(study, siblings = 46) {
  const x = study.layout(siblings, 52);
  study.place(x);
  const { depth } = study.nodes();
  /** @param {number} row how many nodes lie above it */
  const start = (row) => depth.filter((each) => each < row).length;
  return {
    view: {
      ...SIZE,
      ...{ ratio: 2, k: SIZE.width / Math.max(...x), row: 20, x: 0, y: 10 },
      colours: { ink: [0, 0, 0], cut: [155, 44, 111], max: [11, 98, 164], min: [184, 71, 11] },
    },
    rows: [3, 4].map((row) => ({
      ...{ row, from: start(row), to: start(row + 1), close: row > 3 },
      heights: Array(100).fill(6),
    })),
  };
}

/** @param {Study} study @param {Canvas} canvas */
const pixels = (study, canvas) => [...(study.image(canvas)?.data ?? [])];

test('pixels lie in the memory of the search, and nothing is copied', () => {
  withStudy(REQUEST, (study) => {
    assert.ok(study.paint('picture', 500, rows(study)));
    const image = study.image('picture');
    assert.ok(image !== undefined);
    assert.equal(image.data.buffer, wasm.memory.buffer);
    assert.deepEqual([image.width, image.height], [2 * SIZE.width, 2 * SIZE.height]);
    assert.equal(image.data.length, 16 * SIZE.width * SIZE.height);
    assert.ok(image.data.some((byte) => byte > 0));
  });
});

test('where only a step has changed, only where it did is painted again', () => {
  withStudy(REQUEST, (study) => {
    const request = rows(study);
    study.paint('picture', 500, request);
    let painted = 0;
    for (const step of [501, 502, 503, 520, 519, 500, 3000, 0]) {
      const dirty = study.repaint('picture', step);
      study.paint('map', step, request);
      assert.deepEqual(pixels(study, 'picture'), pixels(study, 'map'), `step ${step}`);
      for (const { left, top, right, bottom } of dirty ?? []) {
        painted += 1;
        assert.ok(left >= 0 && right <= SIZE.width && left < right && top < bottom);
      }
    }
    assert.ok(painted > 0);
  });
});

test('after an edit nodes lie where they lay until they are placed anew, and look as from scratch', () => {
  const tree = `${REQUEST.tree} with 4=77`;
  withStudy(REQUEST, (study) => {
    study.paint('picture', 500, rows(study));
    const edited = study.edited(4, '77');
    withStudy({ ...REQUEST, tree }, (scratch) => {
      const before = rows(scratch);
      scratch.paint('picture', 900, before);
      assert.ok(edited.paint('picture', 900, before));
      assert.deepEqual(pixels(edited, 'picture'), pixels(scratch, 'picture'));
      scratch.paint('picture', 900, rows(scratch, 60));
      edited.paint('picture', 900, rows(edited, 60));
      assert.deepEqual(pixels(edited, 'picture'), pixels(scratch, 'picture'), 'placed anew');
    });
    edited.free();
  });
});

test('nothing is painted before nodes are placed, nor again before it was painted', () => {
  withStudy(REQUEST, (study) => {
    assert.equal(study.repaint('picture', 1), null);
    const request = rows(study);
    assert.equal(study.repaint('picture', 1), null);
    assert.equal(study.image('picture'), undefined);
    assert.ok(study.paint('picture', 1, request));
    assert.ok(study.repaint('picture', 2) !== null);
    assert.equal(study.repaint('map', 2), null);
    assert.equal(study.image('map'), undefined);
  });
  withStudy(REQUEST, (study) => {
    const request = withStudy(REQUEST, rows);
    assert.equal(study.paint('picture', 1, request), false);
  });
});

test('what cannot be painted is told as a wrong request', () => {
  withStudy(REQUEST, (study) => {
    const request = rows(study);
    for (const doing of [
      () => study.paint(/** @type {any} */ ('wall'), 1, request),
      () => study.paint('picture', 1, /** @type {any} */ ({ ...request, rows: 7 })),
      () => study.paint('picture', 1, /** @type {any} */ (null)),
      () => study.repaint(/** @type {any} */ (7), 1),
      () => study.image(/** @type {any} */ ('wall')),
    ]) {
      assert.equal(thrown(doing).kind, 'request');
    }
  });
});
