/** The place of the gauge: beside its node, or in a corner, where it covers no other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { overlap } from '../../www/src/scene/gauge/clear.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { gaugeBox } from '../../www/src/scene/gauge/gauge-box.js';
import { Look } from '../../www/src/scene/look.js';
import { scene } from '../../www/src/scene/scene.js';
import { windows as windowsOf } from '../../www/src/scene/windows.js';
import { catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { only, show } from './support/show.js';

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
    for (const { id, tree } of some(catalogue.presets, `${width}`)) {
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

test('where rows are too dense for shapes, the gauge covers not its own node, and a window no value', () => {
  const tree = 'random(branching=10, depth=4, seed=1, leaves=uniform(-99..99))';
  const size = { width: 1000, height: 680 };
  let compared = 0;
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 11) {
      const shown = show(search, step, { size });
      assert.ok(shown.detail.dense.length > 0);
      const measured = gauge(search, shown.moment);
      if (measured === null) continue;
      const { at } = shown;
      const box = gaugeBox(shown, measured);
      const own = { x: at.x(measured.node) - 2, y: at.y(measured.node) - 2, width: 4, height: 4 };
      assert.ok(!overlap(box, own), `step ${step}`);
      compared += 1;
      const texts = only(scene(shown), 'text').filter(
        ({ align, weight }) => align === 'left' && weight === 600,
      );
      const windows = only(windowsOf(new Look(shown)), 'text');
      for (const window of windows)
        for (const value of texts)
          assert.ok(
            Math.abs(window.y - value.y) >= (window.size + value.size) / 2 ||
              Math.abs(window.x - value.x) > 60,
            `step ${step}: the window at ${window.y} and the value at ${value.y}`,
          );
    }
  });
  assert.ok(compared > 50);
});

test('the gauge does not cover what stands below folded subtrees, if a corner is free', () => {
  const size = { width: 800, height: 460 };
  const tree = 'random(branching=4, depth=4, seed=2)';
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    const symbols = [...search.nodes.depth.keys()].filter((node) => search.nodes.depth[node] === 2);
    search.fold(symbols);
    let compared = 0;
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const shown = show(search, step, { size });
      const measured = gauge(search, shown.moment);
      if (measured === null || !symbols.includes(measured.node)) continue;
      const box = gaugeBox(shown, measured);
      for (const symbol of symbols) {
        const [x, y] = [shown.at.x(symbol), shown.at.y(symbol)];
        const bar = { x: x - 10, y: y + 24, width: 20, height: 20 };
        assert.ok(!overlap(box, bar), `step ${step}: the bar of ${symbol}`);
      }
      compared += 1;
    }
    assert.ok(compared > 20);
  });
});
