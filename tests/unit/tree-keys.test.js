// The arrow keys in the tree for a screen reader.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TreeKeys } from '../../www/src/element/tree-keys.js';
import { startSession } from './support/session.js';

/** @import { LeafEditing } from '../../www/src/session/leaf-editing.js' */

/** The nodes 1 and 4 have the leaves 2, 3 and 5, 6. */
const TREE = '[[3, 12], [2, 4]]';

/** Presses a key at a node; returns the node of the keyboard then, and whether the key is used up: the search steps by any other. */
function press(
  /** @type {string} */ key,
  /** @type {number} */ node,
  shiftKey = false,
  isInHall = false,
) {
  const { session } = startSession({ tree: TREE });
  if (isInHall) session.dispatch({ type: 'hall', presenting: true, unlocked: true });
  session.dispatch({ type: 'focus', node });
  const editing = /** @type {LeafEditing} */ (/** @type {unknown} */ ({ begin() {} }));
  const focus = async () => {};
  const keys = new TreeKeys({ session, editing, focus, isInTree: true, openTexts() {} });
  let isUsedUp = false;
  const preventDefault = () => {
    isUsedUp = true;
  };
  keys.press(/** @type {any} */ ({ key, code: key, shiftKey, preventDefault }), node);
  return { at: session.state.focus, isUsedUp };
}

test('an arrow key leads to the next node, or to none at the edge of the tree; it never steps the search', () => {
  for (const [key, from, at] of /** @type {const} */ ([
    ['ArrowDown', 0, 1],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 3, 1],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 6, 6],
    ['ArrowRight', 6, 6],
    ['ArrowRight', 2, 2],
  ]))
    assert.deepEqual(press(key, from), { at, isUsedUp: true }, `${key} at node ${from}`);
});

test('with Shift, arrow keys are the search’s', () => {
  for (const key of ['ArrowLeft', 'ArrowRight'])
    assert.deepEqual(press(key, 1, true), { at: 1, isUsedUp: false }, key);
});

test('a number begins to be written at a leaf, but for the black key of a clicker before a hall', () => {
  for (const [key, isInHall, isUsedUp] of /** @type {const} */ ([
    ['7', false, true],
    ['.', false, true],
    ['7', true, true],
    ['.', true, false],
  ]))
    assert.deepEqual(press(key, 2, false, isInHall), { at: 2, isUsedUp }, `${key} ${isInHall}`);
});
