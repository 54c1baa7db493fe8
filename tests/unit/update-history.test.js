/** The reducer's trees before and after: what is one edit, what undo leads back to, and where the nodes are then. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reversed } from '../../www/src/session/renumbering.js';
import { UNDO_CHARACTERS, UNDO_LIMIT } from '../../www/src/session/state.js';
import { update } from '../../www/src/session/update.js';
import { random } from './support/random.js';
import { busy, check, frozen, kept, state, treesOf, WORK } from './support/state.js';

test('all changes of one edit are one to be undone', () => {
  let present = update(state({ tree: '[1, 2]', work: WORK, past: kept(['0']) }), {
    type: 'edit',
    node: 2,
    text: '2',
  });
  for (const tree of ['[1, 3]', '[1, 4]', '[1, 5]']) {
    present = update(frozen(present), { type: 'replace-tree', tree });
    assert.deepEqual([present.tree, present.past], [tree, kept(['0', '[1, 2]'])]);
  }
  const done = update(frozen(present), { type: 'end-edit' });
  assert.deepEqual([done.tree, done.past, done.editing], ['[1, 5]', kept(['0', '[1, 2]']), null]);
  const next = update(frozen(done), { type: 'replace-tree', tree: '[1, 6]' });
  assert.deepEqual(next.past, kept(['0', '[1, 2]', '[1, 5]']), 'what comes later is another');
});

test('an edit that leads back to where it began is nothing to undo', () => {
  const begun = update(state({ tree: '[1, 2]', past: kept(['0']) }), {
    type: 'edit',
    node: 2,
    text: '2',
  });
  let present = begun;
  for (const tree of ['[1, 3]', '[1, 2]', '[1, 1]', '[1, 2]']) {
    present = update(frozen(present), { type: 'replace-tree', tree });
  }
  assert.deepEqual(present, begun);
});

test('an edit that is given up leaves the tree as it was before', () => {
  const begun = update(state({ tree: '[1, 2]', past: kept(['0']) }), {
    type: 'edit',
    node: 2,
    text: '2',
  });
  const untouched = update(frozen(begun), { type: 'revert-edit' });
  assert.deepEqual(untouched, { ...begun, editing: null });
  const changed = update(frozen(begun), { type: 'replace-tree', tree: '[1, 3]' });
  assert.deepEqual(update(frozen(changed), { type: 'revert-edit' }), untouched);
  const fresh = state({ tree: '[1, 2]' });
  assert.deepEqual(update(fresh, { type: 'revert-edit' }), fresh);
});

test('replacing the tree by itself is no change, and nothing to undo', () => {
  assert.equal(update(busy, { type: 'replace-tree', tree: busy.tree }), busy);
  assert.equal(update(busy, { type: 'hover', node: busy.hover }), busy);
});

test('undoing and redoing where there is nothing left changes nothing', () => {
  const fresh = state();
  assert.equal(update(fresh, { type: 'undo' }), fresh);
  assert.equal(update(fresh, { type: 'redo' }), fresh);
});

test('undo and redo walk the trees that were there, and a new tree ends what could be redone', () => {
  const { chance, int } = random(5);
  let present = state();
  const trees = [present.tree];
  let at = 0;
  for (let round = 0; round < UNDO_LIMIT; round += 1) {
    const kind = int(0, 2);
    if (kind === 0) {
      present = update(present, { type: 'replace-tree', tree: String(round + 1) });
      trees.splice(at + 1, trees.length, String(round + 1));
      at += 1;
    } else if (chance(0.5)) {
      present = update(present, { type: 'undo' });
      at = Math.max(0, at - 1);
    } else {
      present = update(present, { type: 'redo' });
      at = Math.min(trees.length - 1, at + 1);
    }
    frozen(present);
    assert.deepEqual(
      [...treesOf(present.past), present.tree, ...treesOf(present.future).reverse()],
      trees,
    );
    assert.equal(present.tree, trees[at]);
  }
});

test('what an undo brings back has no edit and no focus from the other tree', () => {
  const back = { editing: null, focus: null, hover: null };
  const [value, wrap] = /** @type {const} */ (['value', 'wrap']);
  const [before, after] = [busy.past[0], busy.future[0]];
  const undone = { past: [], future: [after, { tree: '[1, 2]', kind: value, work: WORK }] };
  check(busy, { type: 'undo' }, { ...back, tree: '0', ...undone });
  const redone = { past: [before, { tree: '[1, 2]', kind: wrap, work: WORK }], future: [] };
  check(busy, { type: 'redo' }, { ...back, tree: '9', ...redone });
});

test('work stays the same through edits, and undo leads back to the work before', () => {
  const begun = state({ tree: '1', work: WORK, works: 3 });
  const edited = update(begun, { type: 'replace-tree', tree: '[1, 2]' });
  assert.deepEqual(edited.work, WORK);
  const chosen = update(frozen(edited), { type: 'choose', tree: '7' });
  assert.deepEqual(chosen.work, { number: 4, title: '', note: '' });
  const back = update(frozen(chosen), { type: 'undo' });
  assert.deepEqual(back.work, WORK);
  const named = update(frozen(back), { type: 'describe', title: 'Other', note: 'N' });
  assert.deepEqual(update(frozen(named), { type: 'undo' }).work.title, 'Other');
  // A number that was given once is not given again.
  const anew = update(frozen(back), { type: 'choose', tree: '8' });
  assert.equal(anew.work.number, 5);
});

test('undo and redo know the kind of the edit that they undo and do again', () => {
  let present = state({ tree: '1' });
  const kinds = /** @type {const} */ (['add-child', 'delete', 'fill', 'text']);
  for (const [place, kind] of kinds.entries()) {
    const tree = String(place + 2);
    present = frozen(update(present, { type: 'replace-tree', tree, kind }));
  }
  for (const kind of kinds.toReversed()) {
    assert.equal(present.past.at(-1)?.kind, kind);
    present = frozen(update(present, { type: 'undo' }));
    assert.equal(present.future.at(-1)?.kind, kind);
  }
  assert.equal(present.tree, '1');
  for (const kind of kinds) {
    assert.equal(present.future.at(-1)?.kind, kind);
    present = frozen(update(present, { type: 'redo' }));
    assert.equal(present.past.at(-1)?.kind, kind);
  }
});

/** Without node 1 and what is below it, which is node 2; node 4 goes to the front. */
const numbers = Int32Array.of(0, -1, -1, 2, 1, 3);
const renumbering = { numbers, at: 2 };
const DELETE = /** @type {const} */ ({ type: 'replace-tree', tree: '[4, 3, 5]', kind: 'delete' });

test('focus, folds and breakpoints follow their nodes through an edit, and go with those that go', () => {
  const marked = {
    ...busy,
    folds: { itself: true, folded: [1, 3, 4], unfolded: [2] },
    ...{ breakpoints: [2, 3, 4, 99], inspected: 3, focus: 4 },
  };
  const after = update(marked, { ...DELETE, renumbering });
  assert.deepEqual(after.folds, { itself: true, folded: [1, 2], unfolded: [] });
  assert.deepEqual([after.breakpoints, after.inspected, after.focus], [[1, 2], 2, 1]);
  assert.deepEqual([after.hover, after.editing], [null, null]);
  const gone = update({ ...marked, focus: 2, inspected: 1 }, { ...DELETE, renumbering });
  assert.deepEqual([gone.focus, gone.inspected], [null, null]);
  const taken = update({ ...marked, focus: 2 }, { ...DELETE, renumbering, focuses: true });
  assert.equal(taken.focus, 2, 'the node that the edit is about');
  const kept = update(marked, { ...DELETE, renumbering: { numbers: null, at: 0 } });
  assert.deepEqual([kept.folds, kept.focus], [marked.folds, marked.focus]);
});

test('an undo leads the nodes back to their old numbers, if these are known', () => {
  const back = { numbers: reversed(numbers), at: 0 };
  assert.deepEqual([...back.numbers], [0, 4, 3, 5]);
  const after = update(
    { ...busy, focus: 1, breakpoints: [1, 2] },
    { type: 'undo', renumbering: back },
  );
  assert.deepEqual([after.focus, after.breakpoints, after.tree], [4, [3, 4], '0']);
});

test('an edit of the tree is undone by itself, even while a value is being typed', () => {
  const typed = update(state({ tree: '[1, 2]' }), { type: 'edit', node: 2, text: '3' });
  const once = update(typed, { type: 'replace-tree', tree: '[1, 3]', kind: 'value' });
  const twice = update(once, { ...DELETE, renumbering });
  assert.deepEqual(treesOf(twice.past), ['[1, 2]', '[1, 3]']);
  const same = { ...DELETE, tree: once.tree, renumbering };
  assert.equal(update(once, same), once, 'the same tree is no edit');
});

test('only so many trees are kept', () => {
  let present = state();
  for (let tree = 1; tree <= UNDO_LIMIT + 50; tree += 1) {
    present = frozen(update(present, { type: 'replace-tree', tree: String(tree) }));
  }
  assert.equal(present.past.length, UNDO_LIMIT);
  assert.equal(present.past[0].tree, '50');
});

test('of large trees fewer are kept, but always the last', () => {
  const large = (/** @type {number} */ length, /** @type {number} */ tree) =>
    String(tree).padStart(length, ' ');
  const after = (/** @type {number} */ length) => {
    let present = state();
    for (let tree = 1; tree <= 9; tree += 1) {
      present = update(present, { type: 'replace-tree', tree: large(length, tree) });
    }
    return treesOf(present.past).map(Number);
  };
  assert.deepEqual(after(UNDO_CHARACTERS / 4), [5, 6, 7, 8]);
  assert.deepEqual(after(UNDO_CHARACTERS + 1), [8]);
});
