import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FOLDS } from '../../www/src/engine/folding.js';
import { reversed } from '../../www/src/session/renumbering.js';
import { defaults, UNDO_CHARACTERS, UNDO_LIMIT } from '../../www/src/session/state.js';
import { update } from '../../www/src/session/update.js';
import { random } from './support/random.js';

/** @import { State } from '../../www/src/session/state.js' */
/** @import { Action } from '../../www/src/session/actions.js' */

/** @template T @param {T} value @returns {T} */
function frozen(value) {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** @param {Partial<State>} [part] @returns {State} */
const state = (part = {}) => frozen({ ...defaults(), ...part });

/** The work of most trees here. */
const WORK = { number: 3, title: 'Mine', note: '' };

/** A state in which everything has another value than at first. */
const busy = state({
  tree: '[1, 2]',
  work: WORK,
  works: 4,
  algorithm: 'minimax',
  options: { cut: 'gt', root: 'min' },
  step: 9,
  playing: true,
  speed: 4,
  camera: { k: 2, x: 1, y: 1 },
  focus: 1,
  hover: 2,
  editing: { node: 1, text: '7', before: '[1, 2]', pane: 1 },
  folds: { itself: true, folded: [0, 3], unfolded: [5] },
  breakpoints: [1, 4],
  level: 2,
  compare: 'leaf;pvs',
  maxOvertime: 3,
  overtime: 2,
  overlay: 'types',
  refused: { kind: 'no-static-value', node: 1 },
  past: [{ tree: '0', kind: 'value', work: WORK }],
  future: [{ tree: '9', kind: 'wrap', work: WORK }],
});

/** Trees as undo keeps them, after edits of text. @param {readonly string[]} trees */
const kept = (trees) =>
  trees.map((tree) => ({ tree, kind: /** @type {const} */ ('text'), work: WORK }));

/** The trees that are kept. @param {State['past']} trees */
const treesOf = (trees) => trees.map(({ tree }) => tree);

/** @param {State} before @param {Action} action @param {Partial<State>} change */
function check(before, action, change) {
  assert.deepEqual(update(before, frozen(action)), { ...before, ...change }, action.type);
}

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
  check(busy, { type: 'overlay', overlay: 'none' }, { overlay: 'none' });
  check(busy, { type: 'end-edit' }, { editing: null });
  check(busy, { type: 'options', options: { cut: 'gt' } }, { options: { cut: 'gt' } });
  const error = { kind: 'needs-static-values', name: 'one-ply', node: 2 };
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
  const compare = 'minimax';
  const say = /** @type {const} */ ({ type: 'compare', compare });
  check(busy, say, { compare });
  check(busy, { ...say, maxOvertime: 1 }, { compare, maxOvertime: 1, overtime: 1 });
  check(busy, { ...say, maxOvertime: 9 }, { compare, maxOvertime: 9 });
  check(busy, { ...say, compare: '' }, { compare: '', maxOvertime: 0, overtime: 0 });
  // How far they go on may not be known yet.
  check(state({ maxOvertime: null, overtime: 7 }), say, { compare });
  const begin = /** @type {const} */ ({ type: 'begin', tree: '7', algorithm: 'pvs', options: {} });
  const { compare: none, maxOvertime } = update(busy, begin);
  assert.deepEqual([none, maxOvertime], ['', 0]);
  const begun = update(busy, { ...begin, compare });
  assert.deepEqual([begun.compare, begun.maxOvertime], [compare, null]);
});

test('editing pauses, takes the focus to the leaf, and keeps the tree that was there before', () => {
  const edit = /** @type {const} */ ({ type: 'edit', node: 2, text: '−' });
  const editing = { node: 2, text: '−', before: busy.tree, pane: 1 };
  check(busy, edit, { playing: false, focus: 2, editing });
  const changed = state({ tree: '[1, 3]', past: kept([busy.tree]), editing });
  const again = { ...editing, text: '4' };
  check(changed, { ...edit, text: '4' }, { focus: 2, editing: again });
});

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

test('while a learner writes on paper, nothing shows the search and nothing changes its tree', () => {
  const predicting = /** @type {any} */ ({ stage: 'writing', onPaper: true });
  const before = state({ step: 5, overlay: 'types', compare: 'minimax', playing: true });
  const writing = update(before, { type: 'predict', predicting });
  const { overlay, compare, playing, results } = writing;
  assert.deepEqual([overlay, compare, playing, results], ['none', '', false, null]);
  for (const action of /** @type {Action[]} */ ([
    { type: 'overlay', overlay: 'types' },
    { type: 'play', from: 0 },
    { type: 'compare', compare: 'minimax' },
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

test('a paper that is left before it is handed in can be gone on with, in the same search', () => {
  const paper = { struck: [3], entries: {}, at: null, past: [] };
  const predict = (/** @type {State} */ from, /** @type {any} */ predicting) =>
    update(from, { type: 'predict', predicting });
  const left = predict(predict(state(), { stage: 'writing', onPaper: true, paper }), null);
  assert.equal(left.laidAside, paper);
  assert.equal(predict(left, { stage: 'setup' }).laidAside, paper);
  assert.equal(predict(left, { stage: 'writing', onPaper: true, paper }).laidAside, null);
  assert.equal(predict(left, { stage: 'marked', onPaper: true, paper }).laidAside, null);
  const untouched = predict(predict(state(), { stage: 'writing', onPaper: true }), null);
  assert.equal(untouched.laidAside, null);
});
