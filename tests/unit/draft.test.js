// The tree as text: a text of which nothing was left before is another tree, and any other change goes on with the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../www/src/session/draft.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';

const TREE = '[[3, 12], [2, 4]]';
const OTHER = '[[5, 6], [7, 8]]';

/** A field with a tree that has a title, and what its work is then. */
function field() {
  const session = new Session(catalogue, () => {});
  session.display({ tree: TREE, title: 'Lecture 4', note: 'Ask why.', step: 5 });
  const draft = new Draft(session);
  const text = () => draft.typed.text ?? session.state.tree;
  const replaceAll = (/** @type {string} */ by) => {
    draft.expect(text(), { start: 0, end: text().length });
    draft.type(by);
  };
  const is = (/** @type {[string, number, string]} */ expected, /** @type {string} */ what) => {
    const { tree, work } = session.state;
    assert.deepEqual([tree, work.number, work.title], expected, what);
  };
  return { session, draft, replaceAll, is };
}

test('what replaces the whole text is another tree, without the title and the note of the one before', () => {
  const { session, draft, replaceAll, is } = field();
  replaceAll(OTHER);
  is([OTHER, 2, ''], 'pasted over');
  assert.equal(session.state.work.note, '');
  assert.equal(session.state.step, 0);
  draft.type('[[5, 6], [7, 9]]');
  is(['[[5, 6], [7, 9]]', 2, ''], 'changed after that');
  session.putAway();
});

test('what only changes a text goes on with the same tree', () => {
  const { session, draft, replaceAll, is } = field();
  draft.expect(TREE, { start: 1, end: TREE.length });
  draft.type('[[5, 6], [7, 8], 9]');
  is(['[[5, 6], [7, 8], 9]', 1, 'Lecture 4'], 'all but its first bracket');
  replaceAll(`${draft.typed.text}`);
  is(['[[5, 6], [7, 8], 9]', 1, 'Lecture 4'], 'by the same');
  replaceAll('');
  draft.type(' [[5, 6], [7, 8], 9] ');
  is(['[[5, 6], [7, 8], 9]', 1, 'Lecture 4'], 'cut out and put back');
  draft.type('[[5, 6], [7, 8]]');
  is([OTHER, 1, 'Lecture 4'], 'and changed');
  session.putAway();
});

test('what is typed gives way to another tree, unless it is no tree: only the reader discards that', () => {
  const { session, draft } = field();
  draft.type('[[5, 6], [7');
  session.display({ tree: OTHER });
  assert.equal(session.state.tree, OTHER);
  assert.equal(draft.typed.text, '[[5, 6], [7');
  draft.type(TREE);
  session.display({ tree: OTHER });
  assert.equal(draft.typed.text, null);
  session.putAway();
});

test('a text that is begun anew is another tree, however it is mended, discarded and brought back', () => {
  const { session, draft, replaceAll, is } = field();
  replaceAll('');
  for (const text of ['[', '[[5, 6', '[[5, 6], [7']) draft.type(text);
  is([TREE, 1, 'Lecture 4'], 'not good yet');
  draft.discard();
  draft.type('[[3, 12], [2, 9]]');
  is(['[[3, 12], [2, 9]]', 1, 'Lecture 4'], 'discarded, and the tree on show changed');
  replaceAll('[[5, 6], [7');
  draft.discard();
  draft.bringBack();
  assert.equal(session.state.refused, null);
  draft.type(OTHER);
  is([OTHER, 2, ''], 'brought back and mended');
  session.putAway();
});

test('where the text before comes back by undo in the field, so does its tree', () => {
  const { session, draft, replaceAll, is } = field();
  replaceAll(OTHER);
  draft.type(TREE);
  is([TREE, 1, 'Lecture 4'], 'taken back');
  session.dispatch({ type: 'redo' });
  is([OTHER, 2, ''], 'and done again');
  session.putAway();
});
