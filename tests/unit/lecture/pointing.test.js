/** Pointing at the picture of what the hall sees. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pointing } from '../../../www/src/page/lecture/pointing.js';

/** @import { PointingMessage } from '../../../www/src/features/presenting/channel.js' */

/** A picture of 200 × 100 pixels in the window, and what was done at it. */
function picture() {
  /** @type {PointingMessage[]} */
  const sent = [];
  const pointing = new Pointing((message) => sent.push(message));
  let prevented = 0;
  const surface = {
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 200, height: 100 }),
    setPointerCapture() {},
  };
  const preventDefault = () => {
    prevented += 1;
  };
  return {
    sent,
    /** @param {string} type @param {number} clientX @param {number} clientY @param {object} [more] */
    do(type, clientX, clientY, more = {}) {
      const event = { type, clientX, clientY, button: 0, pointerType: 'mouse', timeStamp: 0 };
      pointing.hear(
        /** @type {any} */ ({ ...event, currentTarget: surface, preventDefault, ...more }),
      );
    },
    /** @param {string} key @param {object} [held] */
    press(key, held = {}) {
      const before = prevented;
      const event = { key, preventDefault, stopPropagation() {}, ...held };
      pointing.press(/** @type {any} */ (event));
      return prevented > before;
    },
    get prevented() {
      return prevented;
    },
  };
}

test('a pointer over the picture is a spot at the same place, and one that has left is none', () => {
  const on = picture();
  on.do('pointermove', 60, 70);
  // Beyond the edge it stays at the edge.
  on.do('pointermove', 500, 0);
  on.do('pointerleave', 500, 0);
  assert.deepEqual(on.sent, [
    { type: 'point', at: { x: 0.25, y: 0.5 }, draws: false },
    { type: 'point', at: { x: 1, y: 0 }, draws: false },
    { type: 'point', at: null, draws: false },
  ]);
});

test('a press lights, a second one zooms, and a third one is a press again', () => {
  const on = picture();
  const press = (/** @type {number} */ timeStamp, by = 0) => {
    on.do('pointerdown', 60 + by, 70);
    // A hand is not still.
    on.do('pointermove', 62 + by, 71);
    on.do('pointerup', 62 + by, 71, { timeStamp });
  };
  press(1000);
  press(1200);
  press(1300);
  // Too late for a second one, and too far away for one.
  press(2000);
  press(2200, 100);
  const done = on.sent.filter(({ type }) => type !== 'point').map(({ type }) => type);
  assert.deepEqual(done, ['light', 'zoom', 'light', 'light', 'light']);
  // So the keyboard stays where it is.
  assert.equal(on.prevented, 5);
});

test('a pointer that is dragged draws, and lights nothing', () => {
  const on = picture();
  on.do('pointerdown', 60, 70);
  on.do('pointermove', 80, 70);
  on.do('pointermove', 100, 70);
  on.do('pointerup', 100, 70);
  assert.deepEqual(
    on.sent.map((message) => (message.type === 'point' ? message.draws : message.type)),
    [true, true, false],
  );
});

test('another button does nothing, and a finger that has left points at nothing', () => {
  const on = picture();
  on.do('pointerdown', 60, 70, { button: 2 });
  on.do('pointerup', 60, 70, { button: 2 });
  assert.deepEqual(on.sent, []);
  on.do('pointerdown', 60, 70, { pointerType: 'touch' });
  on.do('pointerup', 60, 70, { pointerType: 'touch' });
  assert.deepEqual(on.sent, [
    { type: 'point', at: null, draws: false },
    { type: 'light', to: { x: 0.25, y: 0.5 } },
  ]);
});

test('a press that the browser has taken away lights nothing', () => {
  const on = picture();
  on.do('pointerdown', 60, 70);
  on.do('pointercancel', 60, 70);
  on.do('pointerup', 60, 70);
  assert.deepEqual(on.sent, [{ type: 'point', at: null, draws: false }]);
});

test('keys light and zoom, and all others go on to the window', () => {
  const on = picture();
  for (const key of ['ArrowLeft', 'Enter', 'Escape']) assert.ok(on.press(key), key);
  for (const key of ['PageDown', ' ', 'j', 'Tab']) assert.ok(!on.press(key), key);
  assert.ok(!on.press('ArrowLeft', { altKey: true }));
  assert.deepEqual(on.sent, [
    { type: 'light', to: 'ArrowLeft' },
    { type: 'zoom', to: null },
    { type: 'light', to: 'none' },
  ]);
});
