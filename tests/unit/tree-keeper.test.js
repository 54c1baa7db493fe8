/** When a tree is kept by itself, with a store that notes what it is given, and a clock that stands still. */

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { TreeKeeper } from '../../www/src/page/collection/tree-keeper.js';

const GLOBALS = ['window', 'document', 'addEventListener'];
const before = GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, String(name), descriptor);
    else Reflect.deleteProperty(globalThis, String(name));
  }
});

/** A work of the reader's own. @param {number} number @param {string} text */
const work = (number, text) => ({
  number,
  isOwn: true,
  isChosen: true,
  snapshot: { text, name: '', place: '' },
});

/** A keeper over a page whose timers never run. */
function keeper() {
  Object.assign(globalThis, {
    window: { setTimeout: () => 1 },
    document: { addEventListener() {}, hidden: false },
    addEventListener() {},
  });
  /** @type {string[]} */
  const kept = [];
  const store = {
    async keep(/** @type {unknown} */ _, /** @type {{text: string}} */ { text }) {
      kept.push(text);
      return { id: text, revision: 1, isCopy: false };
    },
  };
  const view = { work: work(1, '[1, 2]') };
  const faults = /** @type {unknown[]} */ ([]);
  const made = new TreeKeeper(
    /** @type {any} */ (view),
    /** @type {any} */ (store),
    /** @type {any} */ ({}),
    (fault) => faults.push(fault),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { made, view, kept, faults, settled };
}

test('a change just before another tree is chosen is kept at once, for nothing else has it any more', async () => {
  const { made, view, kept, faults, settled } = keeper();
  made.follow();
  view.work = work(1, '[1, 3]');
  made.follow();
  await settled();
  assert.deepEqual(kept, [], 'changes of one tree are waited for');
  view.work = work(2, '[7, 8]');
  made.follow();
  await settled();
  assert.deepEqual(kept, ['[1, 3]'], 'the latest of the tree before');
  assert.deepEqual(faults, []);
});
