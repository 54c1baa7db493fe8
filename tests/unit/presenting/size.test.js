/** How large everything is in presenter mode. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timesLarger } from '../../../www/src/features/presenting/mode.js';
import { SMALLEST_TEXT } from '../../../www/src/layout/sizes.js';

test('on a projector no type in the tree is smaller than 20 px, and in the frame of a browser not much smaller', () => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ])
    assert.ok(timesLarger(size) * SMALLEST_TEXT > 19.9);
  assert.ok(timesLarger({ width: 1280, height: 590 }) * SMALLEST_TEXT >= 16);
});

test('a screen of more pixels shows the same to the back row', () => {
  const [small, large] = [720, 1440].map((height) => timesLarger({ width: 2.4 * height, height }));
  assert.ok(Math.abs(large / small - 2) < 0.02);
});

test('where there is no room for that, it is as large as there is room for, and never smaller than elsewhere', () => {
  assert.equal(timesLarger({ width: 360, height: 740 }), 1);
  assert.equal(timesLarger({ width: 740, height: 300 }), 1);
  for (let width = 300; width < 2600; width += 50) {
    const [here, next] = [width, width + 50].map((width) => timesLarger({ width, height: 900 }));
    assert.ok(next > here - 0.01 && next - here < 0.2, `${width}`);
  }
});

test('the tree has a whole number of pixels of its own, so that it is sharp', () => {
  for (let width = 500; width < 2600; width += 37) {
    const own = width / timesLarger({ width, height: 900 });
    assert.ok(Math.abs(own - Math.round(own)) < 1e-9, `${width}`);
  }
});
