// Gestures of a pointer on the stage, without a document.

import './support/elements.js';
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { test } from 'node:test';
import { bind } from '../../www/src/input/input.js';

// Browsers do not count what listens to a signal.
setMaxListeners(0);
globalThis.Element = /** @type {any} */ (class {});

/** A place where things are pressed and dragged. */
class Stage extends EventTarget {
  offsetWidth = 900;
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 900 });
  setPointerCapture() {}
}

/** A stage that notes its calls. */
function started() {
  const stage = new Stage();
  /** @type {string[]} */
  const done = [];
  const note = (/** @type {string} */ what) => () => void done.push(what);
  const handlers = {
    camera: () => ({ k: 1, x: 0, y: 0 }),
    move: note('move'),
    grab: () => null,
    press: note('press'),
    point: note('point'),
  };
  bind(/** @type {any} */ (stage), /** @type {any} */ (handlers));
  /** @param {string} type @param {number} clientX @param {number} buttons */
  const send = (type, clientX, buttons) =>
    stage.dispatchEvent(
      Object.assign(new Event(type), {
        ...{ clientX, clientY: 300, button: 0, buttons },
        ...{ pointerId: 1, pointerType: 'mouse' },
      }),
    );
  return { send, done };
}

test('a pointer that is down drags the ground from where it moves far enough', () => {
  const { send, done } = started();
  send('pointerdown', 100, 1);
  send('pointermove', 102, 1);
  assert.deepEqual(done, []);
  send('pointermove', 140, 1);
  send('pointermove', 180, 1);
  assert.deepEqual(done, ['move', 'move']);
});

test('a pointer that is released outside, where nothing tells of it, drags no more when it comes back', () => {
  const { send, done } = started();
  send('pointerdown', 100, 1);
  send('pointermove', 140, 1);
  done.splice(0);
  send('pointermove', 300, 0);
  send('pointermove', 340, 0);
  assert.deepEqual(done, ['point', 'point']);
});
