import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rgb } from '../../www/src/canvas/raster.js';

test('colours are read as style sheets write them', () => {
  assert.deepEqual(rgb('#0b62a4'), [11, 98, 164]);
  assert.deepEqual(rgb('#fa0'), [255, 170, 0]);
  assert.deepEqual(rgb('rgb(1, 2, 3)'), [1, 2, 3]);
});
