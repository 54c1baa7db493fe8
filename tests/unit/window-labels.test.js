/** The labels of windows: each stands whole within the picture, where the whole tree is seen. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Look } from '../../www/src/scene/look.js';
import { widthOf } from '../../www/src/scene/text.js';
import { windows } from '../../www/src/scene/windows.js';
import { catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { show } from './support/show.js';

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
          for (const shape of windows(new Look(shown))) {
            if (shape.kind !== 'text') continue;
            const half = widthOf(shape.runs, shape.size) / 2;
            const about = `${id}, step ${step}, ${size.width}×${size.height}`;
            assert.ok(shape.y - shape.size / 2 >= 0, `${about}: above`);
            assert.ok(shape.x - half >= 0 && shape.x + half <= size.width, `${about}: beside`);
          }
        }
      }
    });
  }
});
