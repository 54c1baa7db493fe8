/** Typing in the field of the tree is one edit, from the first key until the field is left. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../www/src/session/draft.js';
import { Session } from '../../www/src/session/session.js';
import { UNDO_LIMIT } from '../../www/src/session/state.js';
import { catalogue } from './support/core.js';

const TREE = '[[3, 12], [2, 4]]';

function startTyping() {
  const session = new Session(catalogue, () => {});
  const draft = new Draft(session);
  assert.equal(session.display({ tree: TREE }), null);
  return { session, draft };
}

/** @param {Session} session */
const undone = ({ state: { past } }) => past.map(({ tree, kind }) => [tree, kind]);

test('successive typing is one edit, however many keys it takes', () => {
  const { session, draft } = startTyping();
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 2, value: '5' } } });
  const before = session.state.tree;
  for (let key = 0; key < 2 * UNDO_LIMIT; key += 1) draft.type(`[[5, ${key}], [2, 4]]`);
  assert.deepEqual(undone(session), [
    [TREE, 'value'],
    [before, 'text'],
  ]);
  draft.leave();
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.tree, before);
  session.dispatch({ type: 'redo' });
  assert.equal(session.state.tree, `[[5, ${2 * UNDO_LIMIT - 1}], [2, 4]]`);
});

test('what is no tree on the way belongs to the same edit', () => {
  const { session, draft } = startTyping();
  for (const text of ['[[3, 12], [2, 41]]', '[[3, 12], [2, ]]', '[[3, 12], [2, 7]]'])
    draft.type(text);
  assert.deepEqual(undone(session), [[TREE, 'text']]);
});

test('typing after the field was left is another edit, and so is typing after any other', () => {
  const { session, draft } = startTyping();
  draft.type('[1, 2]');
  draft.leave();
  draft.type('[1, 3]');
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 1, value: '4' } } });
  draft.type('[4, 5]');
  session.dispatch({ type: 'undo' });
  draft.type('[4, 6]');
  assert.deepEqual(undone(session), [
    [TREE, 'text'],
    ['[1, 2]', 'text'],
    ['[1, 3]', 'value'],
    ['[4, 3]', 'text'],
  ]);
});

test('what is typed until the tree is the one before, in whatever notation, is nothing to undo', () => {
  for (const back of [TREE, TREE.replaceAll(' ', '')]) {
    const { session, draft } = startTyping();
    draft.type('[1, 2]');
    draft.type(back);
    assert.deepEqual([session.state.tree, undone(session)], [TREE, []]);
    draft.type('[1, 3]');
    assert.deepEqual(undone(session), [[TREE, 'text']]);
  }
});
