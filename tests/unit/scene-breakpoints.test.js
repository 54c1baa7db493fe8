/** The marks at the nodes at whose visits playing halts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preset, withSearch } from './support/core.js';
import { look, only, show } from './support/show.js';

/** @import { Show } from '../../www/src/scene/scene.js' */

/** @param {Show} shown */
const marks = (shown) =>
  only(look(shown).shapes, 'mark').filter(({ shape }) => shape === 'octagon');

test('each node with a breakpoint has one mark at its side, and no other has any', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const shown = { ...show(search, 20), breakpoints: [1, 8, 25] };
    const found = marks(shown);
    assert.equal(found.length, 3);
    for (const [index, node] of shown.breakpoints.entries()) {
      assert.ok(found[index].x < shown.at.x(node));
      assert.ok(Math.abs(found[index].y - shown.at.y(node)) < 30);
    }
    assert.deepEqual(marks(show(search, 20)), []);
  });
});

test('what is hidden is marked at the symbol that hides it, once', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    search.fold([1]);
    const shown = { ...show(search, 20), breakpoints: [3, 8] };
    const found = marks(shown);
    assert.equal(found.length, 1);
    assert.ok(Math.abs(found[0].y - shown.at.y(1)) < 30);
  });
});
