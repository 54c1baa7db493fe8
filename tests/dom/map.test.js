// The map of the whole tree: a press of it leads there.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { placeOf } from './support/pointer.js';
import { checkComplaints, mount, one, press, settled } from './support/view.js';

afterEach(checkComplaints);

test('a press of the map shows what lies there in the middle, in its row and its column', async () => {
  await mount({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' });
  for (let time = 0; time < 5; time += 1) await press('+');
  const map = one('region', 'Overview');
  const seek = async (/** @type {number} */ clientX, /** @type {number} */ clientY) => {
    const init = { bubbles: true, composed: true, clientX, clientY, buttons: 1, pointerId: 1 };
    map.dispatchEvent(new PointerEvent('pointerdown', init));
    await settled();
  };
  // The map is 160 by 100, with a margin of 5 around the tree.
  for (const [node, x, y] of [
    [12, 155, 95],
    [2, 5, 95],
    [5, 80, 50],
    [0, 80, 5],
  ]) {
    await seek(x, y);
    const at = placeOf(node);
    const off = [Math.abs(at.x - 450), Math.abs(at.y - 300)];
    assert.ok(Math.max(...off) < 2, `node ${node} is at ${at.x}, ${at.y}`);
  }
});
