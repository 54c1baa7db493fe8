/** Differences of the picture in presenter mode: the place of the gauge, and the nodes whose windows are written. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlap } from '../../../www/src/scene/gauge/clear.js';
import { gauge } from '../../../www/src/scene/gauge/gauge.js';
import { passRows } from '../../../www/src/scene/gauge/passes.js';
import { passesBox } from '../../../www/src/scene/gauge/passes-box.js';
import { rulerBox } from '../../../www/src/scene/gauge/ruler.js';
import { scene } from '../../../www/src/scene/scene.js';
import { preset, withSearch } from '../support/core.js';
import { only, show } from '../support/show.js';

/** @import { Search } from '../../../www/src/engine/search.js' */

/** The space for the tree on a projector of 1280 × 720, in units scaled by presenter mode. */
const PROJECTOR = { width: 703, height: 332 };

/** @param {Search} search @param {number} step */
const showPresenting = (search, step) => show(search, step, { size: PROJECTOR, presenting: true });

/** The gauge's place at each step that has one. @param {Search} search */
function places(search) {
  const steps = [...Array(search.overview.steps + 1).keys()];
  return steps.flatMap((step) => {
    const shown = showPresenting(search, step);
    const seen = gauge(search, shown.moment);
    return seen === null ? [] : [{ shown, seen, box: rulerBox(shown.size) }];
  });
}

test('before a hall the ruler stays in its place, over no node', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const all = places(search);
    assert.ok(all.length > 60);
    assert.equal(new Set(all.map(({ box }) => `${box.x} ${box.y}`)).size, 1);
    const [{ box, shown }] = all;
    for (let node = 0; node < search.nodes.length; node += 1) {
      const place = { x: shown.at.x(node) - 12, y: shown.at.y(node) - 12, width: 24, height: 24 };
      assert.ok(!overlap(place, box), `node ${node}`);
    }
  });
});

test('the windows of the root stand below the ruler', () => {
  const request = { tree: preset('aspiration-fails-low'), algorithm: 'aspiration' };
  withSearch({ ...request, options: { guess: '8', delta: '1' } }, (search) => {
    for (const { shown, box } of places(search)) {
      const other = passesBox(shown, passRows(search));
      assert.ok(other !== null);
      assert.ok(!overlap(other, box));
    }
  });
});

test('where the gauge is not that of the node at work, its window stands at its node too', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    let returns = 0;
    for (const { shown, seen } of places(search)) {
      const { moment, at } = shown;
      if (seen.node === moment.node) continue;
      returns += 1;
      const written = only(scene(shown), 'text').filter(
        ({ x, y, runs }) => x === at.x(seen.node) && y < at.y(seen.node) && runs[0].text[0] === 'α',
      );
      assert.equal(written.length, 1, `step ${shown.step}`);
    }
    assert.ok(returns > 10);
  });
});
