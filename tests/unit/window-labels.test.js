/** The labels of windows: each stands whole within the picture, where the whole tree is seen. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../../www/src/scene/scene.js';
import { roomOf } from '../../www/src/scene/text.js';
import { catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { only, show } from './support/show.js';

const SIZES = [
  { width: 300, height: 200, short: true },
  { width: 340, height: 210, short: true },
  { width: 360, height: 420 },
  { width: 700, height: 290 },
  { width: 1280, height: 720 },
];

test('no label of a window is cut off at an edge', () => {
  for (const { id, tree } of catalogue.presets) {
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      for (const size of some(SIZES, id)) {
        for (let step = 0; step <= search.overview.steps; step += 1) {
          const shown = show(search, step, { size });
          for (const shape of only(scene(shown), 'text')) {
            if (!/^[αβ] /.test(shape.runs[0].text)) continue;
            const { left, right } = roomOf(shape);
            const about = `${id}, step ${step}, ${size.width}×${size.height}`;
            assert.ok(shape.y - shape.size / 2 >= 0, `${about}: above`);
            assert.ok(left >= 0 && right <= size.width, `${about}: beside`);
          }
        }
      }
    });
  }
});
