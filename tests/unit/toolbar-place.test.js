// The toolbar at the selected nodes covers neither them nor the button that folds what is below them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toolbarPlace } from '../../www/src/canvas/overlay.js';

const TOOLBAR = { width: 198, height: 34 };

test('wherever a node is, the toolbar lies over neither the node nor the button below it', () => {
  for (const width of [390, 920]) {
    const size = { width, height: 500 };
    for (let x = 20; x <= width - 20; x += 20) {
      for (const y of [5, 25, 40, 60, 100, 300]) {
        for (const row of [60, 160]) {
          const shapes = { left: x, right: x, y, width: 40, height: 36, below: 28 };
          const place = toolbarPlace(TOOLBAR, shapes, row, size);
          const about = JSON.stringify({ shapes, row, size, place });
          // Rows that are too close have it in a corner.
          if (row === 60) {
            assert.deepEqual(place, { x: width - 204, y: 6 });
            continue;
          }
          const isBeside = place.x + TOOLBAR.width <= x - 20 || place.x >= x + 20;
          const isOver = place.y + TOOLBAR.height <= y - 18;
          const isUnder = place.y >= y + 18 + 28;
          assert.ok(isBeside || isOver || isUnder, about);
          assert.ok(place.x >= 0 && place.x + TOOLBAR.width <= width && place.y >= 0, about);
        }
      }
    }
  }
});
