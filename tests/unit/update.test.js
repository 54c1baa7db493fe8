/** The reducer: what each action changes, and what it leaves. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FOLDS } from '../../www/src/engine/folding.js';
import { NOT_COMPARED } from '../../www/src/session/compared.js';
import { defaults } from '../../www/src/session/state.js';
import { update } from '../../www/src/session/update.js';
import { busy, check, frozen, kept, planOf, state, WORK } from './support/state.js';

/** @import { Action } from '../../www/src/session/actions.js' */
/** @import { State } from '../../www/src/session/state.js' */

test('each small action changes its own part and nothing else', () => {
  check(busy, { type: 'algorithm', algorithm: 'negamax' }, { algorithm: 'negamax' });
  check(busy, { type: 'go', step: 4 }, { step: 4, overtime: 0 });
  check(busy, { type: 'pause' }, { playing: false });
  check(busy, { type: 'speed', speed: 16 }, { speed: 16 });
  check(busy, { type: 'camera', camera: null }, { camera: null });
  check(busy, { type: 'camera', camera: null, glides: true }, { camera: null, glides: true });
  check(busy, { type: 'resize', size: { width: 3, height: 2 } }, { size: { width: 3, height: 2 } });
  check(busy, { type: 'focus', node: 2 }, { focus: 2 });
  check(busy, { type: 'hover', node: null }, { hover: null });
  check(busy, { type: 'mention', nodes: ['A', 'B'] }, { mentioned: ['A', 'B'] });
  check(busy, { type: 'light', name: 'B' }, { lit: 'B' });
  check(busy, { type: 'overlay', overlay: 'none' }, { overlay: 'none' });
  check(busy, { type: 'end-edit' }, { editing: null });
  check(busy, { type: 'options', options: { cut: 'gt' } }, { options: { cut: 'gt' } });
  const error = /** @type {const} */ ({
    kind: 'needs-static-values',
    algorithm: 'one-ply',
    node: 2,
  });
  check(busy, { type: 'refuse', error }, { refused: error });
  check(busy, { type: 'dismiss' }, { refused: null });
});

test('a breakpoint is set and taken away at its node, and the list stays in order', () => {
  check(busy, { type: 'break', node: 2 }, { breakpoints: [1, 2, 4] });
  check(busy, { type: 'break', node: 0 }, { breakpoints: [0, 1, 4] });
  check(busy, { type: 'break', node: 4 }, { breakpoints: [1] });
  check(busy, { type: 'unbreak' }, { breakpoints: [] });
  assert.deepEqual(update(busy, { type: 'choose', tree: '[7, 8]' }).breakpoints, []);
});

test('folding by hand is noted by hand, on top of what is folded by itself', () => {
  const pointed = { hover: null, editing: null };
  const { folds } = busy;
  check(busy, { type: 'fold', node: 1 }, { ...pointed, folds: { ...folds, folded: [0, 1, 3] } });
  check(
    busy,
    { type: 'fold', node: 5 },
    { ...pointed, folds: { itself: true, folded: [0, 3, 5], unfolded: [] } },
  );
  check(
    busy,
    { type: 'unfold', node: 3 },
    { ...pointed, folds: { itself: true, folded: [0], unfolded: [3, 5] } },
  );
  const byHand = state({ folds: { itself: false, folded: [0, 3], unfolded: [] } });
  check(
    byHand,
    { type: 'unfold', node: 0 },
    { folds: { itself: false, folded: [3], unfolded: [] } },
  );
  check(busy, { type: 'unfold-all' }, { ...pointed, folds: NO_FOLDS });
  const itself = { itself: false, folded: [0, 3], unfolded: [] };
  check(busy, { type: 'fold-itself', itself: false }, { ...pointed, folds: itself });
});

test('playing starts where it is told, and ends an edit', () => {
  check(busy, { type: 'play', from: 0 }, { step: 0, overtime: 0, playing: true, editing: null });
});

test('what is compared is said as a whole, and leaves no more overtime than there is to go on for', () => {
  const compare = planOf('minimax');
  const say = /** @type {const} */ ({ type: 'compare', compare });
  check(busy, say, { compare });
  check(busy, { ...say, maxOvertime: 1 }, { compare, maxOvertime: 1, overtime: 1 });
  check(busy, { ...say, maxOvertime: 9 }, { compare, maxOvertime: 9 });
  check(
    busy,
    { ...say, compare: NOT_COMPARED },
    { compare: NOT_COMPARED, maxOvertime: 0, overtime: 0 },
  );
  // How far they go on may not be known yet.
  check(state({ maxOvertime: null, overtime: 7 }), say, { compare });
  const begin = /** @type {const} */ ({ type: 'begin', tree: '7', algorithm: 'pvs', options: {} });
  const { compare: none, maxOvertime } = update(busy, begin);
  assert.deepEqual([none, maxOvertime], [NOT_COMPARED, 0]);
  const begun = update(busy, { ...begin, compare });
  assert.deepEqual([begun.compare, begun.maxOvertime], [compare, null]);
});

test('editing pauses, takes the focus to the leaf, and keeps the tree that was there before', () => {
  const edit = /** @type {const} */ ({ type: 'edit', node: 2, text: '−' });
  const editing = { node: 2, text: '−', before: busy.tree, pane: 1, error: null };
  check(busy, edit, { playing: false, focus: 2, editing });
  const changed = state({ tree: '[1, 3]', past: kept([busy.tree]), editing });
  const again = { ...editing, text: '4' };
  check(changed, { ...edit, text: '4' }, { focus: 2, editing: again });
});

test('a view begins with nothing to undo, at the speed and with the overlay that were chosen', () => {
  const begin = { tree: '7', algorithm: 'negamax', options: { root: 'min' } };
  assert.deepEqual(update(busy, { type: 'begin', ...begin }), {
    ...defaults(),
    ...begin,
    speed: 4,
    level: 2,
    overlay: 'types',
    work: { number: 5, title: '', note: '' },
    works: 5,
  });
  const titled = { ...begin, title: 'Lecture 3', note: 'Look at d.' };
  const { work } = update(busy, { type: 'begin', ...titled });
  assert.deepEqual(work, { number: 5, title: 'Lecture 3', note: 'Look at d.' });
});

test('a switch at its default is not kept', () => {
  const on = update(state(), { type: 'option', name: 'cut', value: 'gt', isDefault: false });
  assert.deepEqual(on.options, { cut: 'gt' });
  const off = update(frozen(on), { type: 'option', name: 'cut', value: 'ge', isDefault: true });
  assert.deepEqual(off.options, {});
  check(
    busy,
    { type: 'option', name: 'root', value: 'max', isDefault: true },
    { options: { cut: 'gt' } },
  );
});

test('choosing a tree begins anew, and keeps the speed and what can be undone', () => {
  const begun = {
    ...{ step: 0, playing: false, camera: null, focus: null, hover: null, editing: null },
    ...{ breakpoints: [], overtime: 0 },
  };
  const folds = { itself: true, folded: [], unfolded: [] };
  const kind = /** @type {const} */ ('choose');
  /** @param {NonNullable<State['past'][number]['left']>['brought']} brought */
  const rest = (brought) => {
    const left = { algorithm: 'minimax', options: busy.options, brought };
    const past = [...busy.past, { tree: '[1, 2]', kind, work: WORK, left }];
    return { folds, past, future: [], work: { number: 5, title: '', note: '' }, works: 5 };
  };
  const nothing = { algorithm: false, switches: [] };
  check(busy, { type: 'choose', tree: '7' }, { ...begun, ...rest(nothing), tree: '7' });
  const options = { root: 'max' };
  check(
    busy,
    { type: 'choose', tree: '7', algorithm: 'negamax', options },
    {
      ...{ ...begun, ...rest({ algorithm: true, switches: ['cut', 'root'] }) },
      ...{ tree: '7', algorithm: 'negamax', options },
    },
  );
});

test('while a learner writes, nothing shows the search and nothing changes its tree', () => {
  const predicting = /** @type {any} */ ({ stage: 'writing', isWritten: true });
  const before = state({ step: 5, overlay: 'types', compare: planOf('minimax'), playing: true });
  const writing = update(before, { type: 'predict', predicting });
  const { overlay, compare, playing, results } = writing;
  assert.deepEqual([overlay, compare, playing, results], ['none', NOT_COMPARED, false, null]);
  for (const action of /** @type {Action[]} */ ([
    { type: 'overlay', overlay: 'types' },
    { type: 'play', from: 0 },
    { type: 'compare', compare: planOf('minimax') },
    { type: 'inspect', node: 1 },
    { type: 'results', sort: { by: 'algorithm', descending: false } },
    { type: 'edit', node: 1, text: '3' },
    { type: 'replace-tree', tree: '[1]' },
    { type: 'undo' },
  ])) {
    assert.equal(update(writing, action), writing, action.type);
  }
  const marked = update(writing, {
    type: 'predict',
    predicting: { ...predicting, stage: 'marked' },
  });
  assert.equal(update(marked, { type: 'overlay', overlay: 'types' }).overlay, 'types');
});

test('what is written and left before it is handed in can be gone on with, in the same search', () => {
  const writing = { struck: [3], entries: {}, at: null, past: [] };
  const predict = (/** @type {State} */ from, /** @type {any} */ predicting) =>
    update(from, { type: 'predict', predicting });
  const left = predict(predict(state(), { stage: 'writing', isWritten: true, writing }), null);
  assert.equal(left.laidAside, writing);
  assert.equal(predict(left, { stage: 'setup' }).laidAside, writing);
  assert.equal(predict(left, { stage: 'writing', isWritten: true, writing }).laidAside, null);
  assert.equal(predict(left, { stage: 'marked', isWritten: true, writing }).laidAside, null);
  const untouched = predict(predict(state(), { stage: 'writing', isWritten: true }), null);
  assert.equal(untouched.laidAside, null);
});
