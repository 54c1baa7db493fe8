/** Edits of a tree: what the page computes of them by itself, and what becomes of what it says of nodes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberAfter, subtree, treeAfter } from '../../www/src/engine/edits.js';
import { Search } from '../../www/src/engine/search.js';
import { refusal } from '../../www/src/session/outcome.js';
import { Session } from '../../www/src/session/session.js';
import { ALGORITHMS, catalogue, madeOr, withSearch } from './support/core.js';
import { anyEdit, UNMAKEABLE } from './support/edits.js';
import { SEED, times } from './support/effort.js';
import { random } from './support/random.js';

/** @import { Edit } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Outcome } from '../../www/src/session/outcome.js' */

const searchOf = (/** @type {string} */ tree) => new Search({ tree, algorithm: 'minimax' });

test('a child that moves is found under its new number, with its subtree', () => {
  const { int } = random(5);
  for (let round = 0; round < times(200); round += 1) {
    const search = searchOf(`random(branching=1..4, depth=3, seed=${SEED + round})`);
    const { nodes } = search;
    const node = int(1, nodes.length - 1);
    const place = int(0, nodes.place(node).siblings - 1);
    const after = searchOf(treeAfter(search, { move: { node, place } }).text);
    const number = numberAfter(nodes, node, place);
    const size = nodes.end[node] - node;
    assert.equal(after.nodes.place(number).place, place);
    assert.equal(after.nodes.parent[number], nodes.parent[node]);
    assert.deepEqual(
      after.nodes.units.subarray(number, number + size),
      nodes.units.subarray(node, node + size),
    );
    after.free();
    search.free();
  }
});

test('a search of a tree with an edit is the search of the edited tree', () => {
  const tree = '[[3, 12, 8], [2, 4, 6]]';
  for (const edit of [{ value: { node: 6, value: '-7.5' } }, { move: { node: 1, place: 1 } }]) {
    const before = searchOf(tree);
    const edited = new Search({ tree, algorithm: 'alpha-beta', edit });
    const again = new Search({ tree: treeAfter(before, edit).text, algorithm: 'alpha-beta' });
    assert.equal(edited.text, again.text);
    assert.deepEqual(edited.overview, again.overview);
    for (const search of [before, edited, again]) search.free();
  }
});

test('a worker makes the same tree of an edit, with the same new numbers', () => {
  const chance = random(3);
  let searched = 0;
  for (let round = 0; round < times(300); round += 1) {
    const before = searchOf(`random(branching=1..3, depth=3, seed=${round})`);
    const edit = anyEdit(chance, before.nodes.length);
    const request = { tree: before.text, algorithm: 'minimax', edit };
    const { made, error } = madeOr(UNMAKEABLE, () => new Search(request));
    const here = madeOr(UNMAKEABLE, () => treeAfter(before, edit));
    assert.deepEqual(here.error, error);
    if (made !== null) {
      assert.equal(here.made?.text, made.text);
      assert.deepEqual(here.made?.renumbering, made.renumbering);
      assert.ok(!made.text.startsWith('random'), 'the tree is written out');
      searched += 1;
    }
    made?.free();
    before.free();
  }
  assert.ok(searched > times(200) && searched < times(300), `${searched}`);
});

test('several edits as one are the same as one after another', () => {
  const chance = random(23);
  for (let round = 0; round < times(200); round += 1) {
    const before = searchOf(`random(branching=1..3, depth=3, seed=${round})`);
    /** @type {Edit[]} */
    const edits = [];
    let [search, numbers] = [before, Int32Array.from(before.nodes.leaf.keys())];
    for (let step = 0; step < 3; step += 1) {
      // Nothing may be left below the root.
      if (search.nodes.length < 2) break;
      const edit = anyEdit(chance, search.nodes.length);
      const after = madeOr(UNMAKEABLE, () => treeAfter(search, edit)).made;
      // It cannot be made in this tree: another one.
      if (after === null) continue;
      const next = after.renumbering.numbers;
      if (next !== null) numbers = numbers.map((number) => (number < 0 ? number : next[number]));
      edits.push(edit);
      if (search !== before) search.free();
      search = searchOf(after.text);
    }
    const { text, renumbering } = treeAfter(before, { several: { edits } });
    assert.equal(text, searchOf(search.text).text);
    const same = Int32Array.from(numbers.keys());
    assert.deepEqual(renumbering.numbers ?? same, numbers);
    for (const each of new Set([before, search])) each.free();
  }
});

test('a subtree that is copied is a tree of its own', () => {
  const search = searchOf('A: [B: [3, 12.5]=4, [2, 4]]');
  assert.deepEqual([subtree(search, 1), subtree(search, 3)], ['B: [3, 12.5]=4', '12.5']);
  search.free();
});

/** @param {string} tree @param {string} [algorithm] */
function startSession(tree, algorithm) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm }), null);
  return session;
}

/** Whether an edit cannot be made in this tree; nothing else may be wrong. @param {Outcome} outcome */
function isUnmakeable(outcome) {
  const error = refusal(outcome);
  if (error !== null) assert.ok(UNMAKEABLE.includes(error.kind), error.kind);
  return error !== null;
}

/** The event of a session's step, by its kind and the name of its node. @param {Session} session */
function eventOf({ state, search }) {
  const moment = search?.moment(state.step);
  return { kind: moment?.fact.kind, name: search?.nodes.name(moment?.node ?? 0) };
}

/** What a session says of nodes, by their names. @param {Session} session */
function said({ state, search }) {
  const name = (/** @type {number} */ node) => search?.nodes.name(node) ?? '';
  const { focus, inspected, breakpoints, folds } = state;
  const ones = [focus, inspected].map((node) => (node === null ? null : name(node)));
  return { ones, breakpoints: breakpoints.map(name).sort(), folded: folds.folded.map(name).sort() };
}

test('whatever is edited, focus, folds and breakpoints stay at their nodes, and undo leads back', () => {
  const chance = random(11);
  for (let round = 0; round < times(40); round += 1) {
    const session = startSession(`random(branching=1..3, depth=3, seed=${round})`);
    session.dispatch({ type: 'edit-tree', edit: { 'name-all': {} } });
    const [named, names] = [session.state.tree, new Map()];
    for (let step = 0; step < 8; step += 1) {
      const { nodes } = /** @type {Search} */ (session.search);
      const inner = [...nodes.leaf.keys()].filter((node) => nodes.leaf[node] === 0);
      const any = () => chance.int(0, nodes.length - 1);
      session.dispatch({ type: 'focus', node: any() });
      session.dispatch({ type: 'inspect', node: any() });
      session.dispatch({ type: 'break', node: any() });
      if (inner.length > 0) session.dispatch({ type: 'fold', node: chance.pick(inner) });
      // The keyboard is never at a hidden node.
      session.dispatch({ type: 'focus', node: session.state.focus });
      const [before, tree] = [said(session), session.state.tree];
      const edit = anyEdit(chance, nodes.length);
      // A name is how this test knows a node again.
      if (nodes.length < 3 || 'name' in edit) continue;
      if (isUnmakeable(session.dispatch({ type: 'edit-tree', edit }))) continue;
      if (session.state.tree === tree) continue;
      // Several are called what the first of them is.
      const kind = 'several' in edit ? 'duplicate' : Object.keys(edit)[0];
      names.set(session.state.past.length, kind);
      const after = session.search?.nodes;
      const alive = new Map(
        Array.from({ length: after?.length ?? 0 }, (_, node) => [after?.name(node), node]),
      );
      const isAlive = (/** @type {string | null} */ name) => name !== null && alive.has(name);
      const isInner = (/** @type {string} */ name) => after?.leaf[alive.get(name) ?? 0] === 0;
      const now = said(session);
      const about = `${tree} ${JSON.stringify(edit)}`;
      assert.deepEqual(now.breakpoints, before.breakpoints.filter(isAlive), about);
      assert.deepEqual(now.folded, before.folded.filter(isAlive).filter(isInner), about);
      assert.equal(now.ones[1], isAlive(before.ones[1]) ? before.ones[1] : null, about);
    }
    while (session.state.tree !== named) {
      const { past } = session.state;
      assert.equal(past.at(-1)?.kind, names.get(past.length) ?? past.at(-1)?.kind);
      const before = said(session);
      session.dispatch({ type: 'undo' });
      const known = said(session).breakpoints;
      assert.ok(known.every((name) => before.breakpoints.includes(name)));
    }
    session.dispatch({ type: 'undo' });
    assert.match(session.state.tree, /^random/, 'a recipe stays a recipe in what can be undone');
    session.putAway();
  }
});

test('the step stays at its event while nodes come, go and move, and undo leads back', () => {
  const chance = random(13);
  let kept = 0;
  for (let round = 0; round < times(150); round += 1) {
    const session = startSession(`random(branching=1..3, depth=3, seed=${round})`, 'minimax');
    session.dispatch({ type: 'edit-tree', edit: { 'name-all': {} } });
    session.dispatch({ type: 'go', step: chance.int(1, session.steps - 1) });
    const before = eventOf(session);
    const { tree } = session.state;
    const edit = anyEdit(chance, session.search?.nodes.length ?? 0);
    if ('name' in edit || isUnmakeable(session.dispatch({ type: 'edit-tree', edit }))) continue;
    const { nodes } = /** @type {Search} */ (session.search);
    const isThere = [...nodes.leaf.keys()].some((node) => nodes.name(node) === before.name);
    const about = `${tree} ${JSON.stringify(edit)}`;
    // Minimax enters every node, so that an entry is gone only with its node.
    if (isThere && before.kind === 'enter' && session.state.tree !== tree) {
      assert.deepEqual(eventOf(session), before, about);
      kept += 1;
    }
    const now = eventOf(session);
    const isEdited = session.state.tree !== tree;
    if (isEdited) assert.equal(refusal(session.dispatch({ type: 'undo' })), null, about);
    if (isEdited && isThere && now.kind === 'enter') assert.deepEqual(eventOf(session), now, about);
    session.putAway();
  }
  assert.ok(kept > times(20), `${kept}`);
});

test('the keyboard follows its node, or goes to the new one', () => {
  const session = startSession('[[3, 12], [2, 4]]', 'alpha-beta');
  session.dispatch({ type: 'labels', labels: 'numbers' });
  session.dispatch({ type: 'focus', node: 4 });
  session.dispatch({ type: 'edit-tree', edit: { 'add-child': { node: 1 } } });
  assert.deepEqual([session.state.tree, session.state.focus], ['[[3, 12, 0], [2, 4]]', 5]);
  session.dispatch({ type: 'edit-tree', edit: { duplicate: { node: 5 } }, focuses: true });
  assert.equal(session.state.focus, 8);
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.focus, null, 'that node is gone');
  session.dispatch({ type: 'focus', node: 5 });
  session.dispatch({ type: 'undo' });
  assert.deepEqual([session.state.tree, session.state.focus], ['[[3, 12], [2, 4]]', 4]);
  session.dispatch({ type: 'redo' });
  assert.deepEqual([session.state.past.at(-1)?.kind, session.state.focus], ['add-child', 5]);
  session.dispatch({ type: 'edit-tree', edit: { 'name-all': {} } });
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.focus, 5, 'no node has another number');
});

test('an edit that cannot be made says why and changes nothing', () => {
  const session = startSession('[[3, 12], [2, 4]]');
  const { state } = session;
  const error = session.dispatch({ type: 'edit-tree', edit: { delete: { nodes: [0] } } });
  assert.deepEqual(error, { kind: 'root-stays' });
  assert.equal(session.state, state);
});

test('with static values filled in, a tree is searched to any depth, and by every search', () => {
  for (let round = 0; round < times(20); round += 1) {
    const before = searchOf(`random(branching=1..3, depth=3, seed=${round})`);
    const bare = treeAfter(before, { 'name-all': {} }).text;
    for (const by of /** @type {const} */ ([
      'mean',
      'first-leaf',
      { noise: { most: '2.5', seed: SEED + round } },
    ])) {
      const { text } = treeAfter(before, { estimate: { nodes: [0], by } });
      const requests = [
        ...ALGORITHMS.map((algorithm) => ({ algorithm, options: {} })),
        ...['0', '1', '2'].map((depth) => ({ algorithm: 'alpha-beta', options: { depth } })),
      ];
      for (const request of requests)
        withSearch({ tree: text, ...request }, ({ overview }) => assert.ok(overview.steps > 0));
    }
    assert.throws(
      () => withSearch({ tree: bare, algorithm: 'alpha-beta', options: { depth: '0' } }, () => {}),
      { kind: 'no-static-value' },
    );
    before.free();
  }
});

test('children are arranged for the player at the root, and for the view of the values', () => {
  /** @type {Edit} */
  const arrange = { arrange: { nodes: [0], order: 'fewest-nodes' } };
  for (const [options, tree] of /** @type {const} */ ([
    [{ root: 'max' }, '[3, 2, 1]'],
    [{ root: 'min' }, '[1, 2, 3]'],
    [{ evaluation: 'side-to-move' }, '[1, 2, 3]'],
  ])) {
    const search = new Search({ tree: '[2, 1, 3]', algorithm: 'alpha-beta', options });
    assert.equal(treeAfter(search, arrange).text, tree, JSON.stringify(options));
    search.free();
  }
});
