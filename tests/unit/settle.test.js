/** The changes to a state that follow from its search. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOWHERE } from '../../www/src/layout/plane.js';
import { defaults } from '../../www/src/session/state.js';
import { update } from '../../www/src/session/update.js';

/** @import { Facts } from '../../www/src/session/facts.js' */
/** @import { State } from '../../www/src/session/state.js' */

/** @param {Partial<State>} part @returns {State} */
const state = (part) => ({ ...defaults(), tree: '[1, 2]', ...part });

/** @param {Partial<Facts>} [part] */
const facts = (part = {}) => ({
  ...{
    steps: 10,
    tree: '[1, 2]',
    isNew: false,
    sameShape: true,
    sameLines: true,
    firstCutoff: null,
  },
  stepOf: (/** @type {number} */ step) => step,
  spanOf: () => ({ first: 0, last: null }),
  levelIn: (/** @type {{width: number}} */ { width }) => width / 10,
  fold: () => ({ planes: null, nodes: [] }),
  plane: NOWHERE,
  visibleNode: (/** @type {number} */ node) => node,
  isLeaf: () => false,
  nodeAt: () => null,
  ...part,
});

const EDIT = /** @type {const} */ ({ type: 'replace-tree', tree: '[1,3]' });
const edited = (/** @type {Partial<State>} */ part, /** @type {object} */ about = {}) =>
  update(state(part), EDIT, facts({ isNew: true, tree: '[1, 3]', ...about }));

test('a step is a whole one that the search has', () => {
  for (const [step, right] of [
    [3, 3],
    [-1, 0],
    [2.9, 2],
    [1e9, 10],
    [Number.NaN, 0],
  ]) {
    assert.equal(update(state({}), { type: 'go', step }, facts()).step, right);
  }
});

test('after the end, others go on for as long as they do', () => {
  const go = (/** @type {number} */ step, /** @type {number | null} */ maxOvertime) =>
    update(state({ maxOvertime }), { type: 'go', step }, facts());
  assert.deepEqual([go(13, 5).step, go(13, 5).overtime], [10, 3]);
  assert.equal(go(19, 5).overtime, 5);
  assert.equal(go(19, null).overtime, 9, 'nobody knows yet how long that is');
  assert.equal(go(9, 5).overtime, 0);
});

test('nobody goes beyond an open question', () => {
  const predicting = /** @type {any} */ ({ kinds: ['leaf'], open: { step: 4 } });
  assert.equal(update(state({ predicting }), { type: 'go', step: 7 }, facts()).step, 4);
  const laidAside = { struck: [1], entries: {}, at: null, past: [] };
  const after = edited({ predicting, laidAside }, { stepOf: () => 7 });
  assert.equal(after.laidAside, null);
  assert.equal(after.step, 7, 'in another search it is no question any more');
  assert.deepEqual(after.predicting, { kinds: ['leaf'], most: undefined, stage: 'stale' });
});

test('in a written exercise the search stands at its start, also before an author’s first step', () => {
  const predicting = /** @type {any} */ ({ stage: 'writing', isWritten: true });
  const bounded = state({ predicting, first: 3, step: 3 });
  assert.equal(update(bounded, { type: 'go', step: 7 }, facts()).step, 0);
  const after = edited({ predicting: { ...predicting, stage: 'marked' } });
  assert.deepEqual(after.predicting, {
    ...{ kinds: undefined, most: undefined, isWritten: true, stage: 'stale' },
  });
});

test('an edit keeps the step on its event, and says no more what was refused', () => {
  const refused = /** @type {const} */ ({ kind: 'cancelled' });
  const after = edited({ step: 6, refused }, { stepOf: (/** @type {number} */ step) => step + 2 });
  assert.deepEqual([after.step, after.refused, after.tree], [8, null, '[1, 3]']);
  assert.deepEqual(after.past, [{ tree: '[1, 2]', kind: 'text', work: defaults().work }]);
});

test('numbers of nodes and lines are kept where they mean the same', () => {
  const marked = {
    folds: { itself: true, folded: [1], unfolded: [2] },
    ...{ breakpoints: [1], inspected: 2, lines: ['0.1'] },
  };
  const numbers = ({ folds, breakpoints, inspected, lines } = edited(marked)) => ({
    ...{ folds, breakpoints, inspected, lines },
  });
  assert.deepEqual(numbers(), marked);
  assert.deepEqual(numbers(edited(marked, { sameShape: false, sameLines: false })), {
    folds: { itself: true, folded: [], unfolded: [] },
    ...{ breakpoints: [], inspected: null, lines: [] },
  });
});

test('numbers that an edit has mapped stay, but for folds of what is a leaf now', () => {
  const folds = { itself: true, folded: [1, 3], unfolded: [2] };
  const marked = { folds, breakpoints: [1], inspected: 2, focus: 3 };
  const renumbering = { numbers: Int32Array.of(0, 2, 3, 1), at: 0 };
  const isLeaf = (/** @type {number} */ node) => node === 1;
  const after = update(
    state(marked),
    { ...EDIT, renumbering },
    facts({ isNew: true, tree: '[1, 3]', sameShape: false, isLeaf }),
  );
  assert.deepEqual(after.folds, { itself: true, folded: [2], unfolded: [3] });
  assert.deepEqual([after.breakpoints, after.inspected, after.focus], [[2], 3, 1]);
});

test('another way of writing the same tree is nothing to undo', () => {
  const { work } = defaults();
  const past = [{ tree: '0', kind: /** @type {const} */ ('text'), work }];
  const after = edited({ past }, { tree: '[1, 2]' });
  assert.deepEqual([after.tree, after.past], ['[1, 2]', past]);
});

test('a search that begins anew keeps nothing of the one before', () => {
  const action = /** @type {const} */ ({ type: 'choose', tree: '[1, 3]' });
  const never = () => assert.fail('nobody asks where that step is');
  const after = update(state({ step: 6 }), action, facts({ isNew: true, stepOf: never }));
  assert.equal(after.step, 0);
});

const SIZE = { width: 20, height: 100 };
const ITSELF = { itself: true, folded: [], unfolded: [] };

test('at which depth everything is folded depends on the view and the tree, where that is done by itself', () => {
  const action = /** @type {const} */ ({ type: 'resize', size: SIZE });
  assert.equal(update(state({}), action, facts()).level, null);
  const sized = update(state({ folds: ITSELF }), action, facts());
  assert.equal(sized.level, 2);
  const never = { levelIn: () => assert.fail('it is known') };
  assert.equal(update(sized, { type: 'go', step: 1 }, facts(never)).level, 2);
  assert.equal(update(sized, EDIT, facts({ isNew: true, levelIn: () => 3 })).level, 3);
  const closed = update(sized, { type: 'fold-itself', itself: false }, facts(never));
  const { level } = update(closed, { type: 'resize', size: { ...SIZE, width: 40 } }, facts(never));
  assert.equal(level, 2, 'nobody looks at it now');
  assert.equal(update(closed, { type: 'fold-itself', itself: true }, facts()).level, 2);
});

test('the keyboard is at no node that is hidden', () => {
  const hiding = facts({ visibleNode: () => 1 });
  assert.equal(update(state({ focus: 4 }), { type: 'fold', node: 1 }, hiding).focus, 1);
  assert.equal(update(state({}), { type: 'fold', node: 1 }, hiding).focus, null);
});
