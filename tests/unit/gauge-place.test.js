/** The place of the gauge: beside its node, or in a corner, where it covers no other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { overlap } from '../../www/src/scene/gauge/clear.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { gaugeBox } from '../../www/src/scene/gauge/gauge-box.js';
import { catalogue, withSearch } from './support/core.js';
import { show } from './support/show.js';

/** @import { Gauge } from '../../www/src/scene/gauge/gauge.js' */
/** @import { Show } from '../../www/src/scene/scene.js' */

/** The nodes that a gauge covers. @param {Show} shown @param {Gauge} measured */
function covered(shown, measured) {
  const { at, detail } = shown;
  const box = gaugeBox(shown, measured);
  const found = [];
  for (const node of detail.nodes) {
    const { width, height } = nodeSize({ k: scaleOf(at, node), row: at.row });
    const own = { x: at.x(node) - width / 2, y: at.y(node) - height / 2, width, height };
    if (overlap(box, own)) found.push(node);
  }
  return found;
}

test('the gauge covers no node of a tree that is seen whole', () => {
  for (const [width, height] of [
    [920, 512],
    [1480, 940],
    [700, 400],
    [620, 430],
  ]) {
    for (const { id, tree } of catalogue.presets) {
      withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
        for (let step = 0; step <= search.overview.steps; step += 1) {
          const shown = show(search, step, { size: { width, height } });
          const measured = gauge(search, shown.moment);
          if (measured === null) continue;
          const about = `${id}, step ${step}, ${width}×${height}`;
          assert.deepEqual(covered(shown, measured), [], about);
        }
      });
    }
  }
});
