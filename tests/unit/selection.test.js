/** Which nodes are selected, and the edits that commands at several nodes are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { treeAfter } from '../../www/src/engine/edits.js';
import { Search } from '../../www/src/engine/search.js';
import { nodesIn } from '../../www/src/layout/hit.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project } from '../../www/src/layout/projection.js';
import { levelling } from '../../www/src/session/moving.js';
import { refusal } from '../../www/src/session/outcome.js';
import {
  leavesBelow,
  levelOf,
  selectedWith,
  selecting,
  selection,
  toggledIn,
  topmost,
} from '../../www/src/session/selection.js';
import { Session } from '../../www/src/session/session.js';
import { defaults } from '../../www/src/session/state.js';
import { copied, editOf, paste } from '../../www/src/session/tree-commands.js';
import { catalogue } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

const TREE = '[[3, 12], [2, 4]]';

/** @param {string} [tree] */
const searchOf = (tree = TREE) => new Search({ tree, algorithm: 'minimax' });

/** @param {readonly number[]} nodes */
const having = (nodes) => ({ ...defaults(), ...selecting(nodes) });

/** @param {string} tree */
function sessionOf(tree) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree }), null);
  return session;
}

test('one selected node is the one asked about, several are in the order of their numbers', () => {
  assert.deepEqual(selecting([]), { selected: [], inspected: null });
  assert.deepEqual(selecting([4]), { selected: [4], inspected: 4 });
  assert.deepEqual(selecting([5, 2, 5]), { selected: [2, 5], inspected: null });
  assert.deepEqual(selection(having([4])), [4]);
  assert.deepEqual(toggledIn([4], 2), [4, 2]);
  assert.deepEqual(toggledIn([2, 4], 2), [4]);
  assert.deepEqual(selectedWith(having([2, 4]), 4), [2, 4]);
  assert.deepEqual(selectedWith(having([2, 4]), 3), [3]);
});

test('a level has nodes of one kind, and folded ones are not among them', () => {
  const search = searchOf('[[3, [1, 2]], [2, 4]]');
  assert.deepEqual(levelOf(search, 2), [2, 7, 8]);
  assert.deepEqual(levelOf(search, 3), [3]);
  assert.deepEqual(leavesBelow(search, 1), [2, 4, 5]);
  assert.deepEqual(leavesBelow(search, 7), [7]);
  search.fold([6]);
  assert.deepEqual(levelOf(search, 2), [2]);
  search.free();
});

test('nodes within others are not counted twice', () => {
  const search = searchOf();
  assert.deepEqual(topmost([1, 2, 5], search), [1, 5]);
  assert.deepEqual(topmost([0, 1, 6], search), [0]);
  search.free();
});

test('a command at several nodes is one edit that changes all of them', () => {
  const search = searchOf();
  const after = (/** @type {Parameters<typeof editOf>} */ ...given) => {
    const edit = editOf(...given);
    return edit && treeAfter(search, edit).text;
  };
  assert.equal(after('add-child', [1, 4], search), '[[3, 12, 0], [2, 4, 0]]');
  assert.equal(after('add-sibling', [2, 5], search), '[[3, 0, 12], [2, 0, 4]]');
  assert.equal(after('delete', [2, 6], search), '[[12], [2]]');
  assert.equal(after('delete', [1, 2], search), '[[2, 4]]');
  assert.equal(after('duplicate', [1, 3], search), '[[3, 12], [3, 12], [2, 4]]');
  assert.equal(after('wrap', [1, 2], search), '[[[3, 12]], [2, 4]]', 'what is below goes along');
  assert.equal(after('collapse', [1, 4], search), '[3, 2]');
  assert.equal(after('delete', [0, 2], search), null);
  assert.equal(after('add-sibling', [0, 2], search), null);
  assert.equal(after('collapse', [1, 6], search), null);
  search.free();
});

test('siblings get one new parent, where the first of them was, and the keyboard goes there', () => {
  const search = searchOf('A: [B: [C: 3, D: 12], E: 7, F: [G: 2, H: 4, I: 5], J: 9]');
  const after = (/** @type {number[]} */ nodes) => {
    const edit = editOf('wrap', nodes, search);
    assert.ok(edit !== null);
    const { text, renumbering } = treeAfter(search, edit);
    return [text, renumbering.at];
  };
  assert.deepEqual(after([1, 9]), [
    'A: [K: [B: [C: 3, D: 12], J: 9], E: 7, F: [G: 2, H: 4, I: 5]]',
    1,
  ]);
  assert.deepEqual(after([4, 5, 9]), [
    'A: [B: [C: 3, D: 12], K: [E: 7, F: [G: 2, H: 4, I: 5], J: 9]]',
    4,
  ]);
  assert.deepEqual(
    after([1, 4, 5, 9])[0],
    'A: [K: [B: [C: 3, D: 12], E: 7, F: [G: 2, H: 4, I: 5], J: 9]]',
  );
  assert.deepEqual(after([4, 6, 8, 9]), [
    'A: [B: [C: 3, D: 12], L: [E: 7, J: 9], F: [K: [G: 2, I: 5], H: 4]]',
    4,
  ]);
  search.free();
});

/** The name of each node's parent, by its name. @param {string} text */
function parents(text) {
  const search = searchOf(text);
  const { parent } = search.nodes;
  const name = (/** @type {number} */ node) => search.nodes.name(node) ?? '';
  const all = new Map([...parent].map((above, node) => [name(node), above < 0 ? '' : name(above)]));
  search.free();
  return all;
}

test('whatever is put under new parents, siblings get the same one, and all else keeps its own', () => {
  const { int } = random(37);
  for (let round = 0; round < times(300); round += 1) {
    const recipe = searchOf(`random(branching=1..4, depth=4, seed=${round})`);
    const search = searchOf(treeAfter(recipe, { 'name-all': {} }).text);
    const { length } = search.nodes;
    const some = Array.from({ length: int(2, 6) }, () => int(1, length - 1));
    const nodes = [...new Set(some)].sort((one, other) => one - other);
    const edit = editOf('wrap', nodes, search);
    assert.ok(edit !== null);
    const [before, after] = [parents(search.text), parents(treeAfter(search, edit).text)];
    const wrapped = new Set(topmost(nodes, search).map((node) => search.nodes.name(node) ?? ''));
    const about = `${search.text} ${nodes}`;
    for (const [name, above] of before) {
      const now = after.get(name) ?? '';
      if (!wrapped.has(name)) assert.equal(now, above, about);
      else {
        assert.ok(!before.has(now), about);
        assert.equal(after.get(now), above, about);
        for (const other of wrapped)
          assert.equal(after.get(other) === now, before.get(other) === above, about);
      }
    }
    const families = new Set([...wrapped].map((name) => before.get(name)));
    assert.equal(after.size, before.size + families.size, about);
    recipe.free();
    search.free();
  }
});

test('whatever is selected, a command changes each node as it would alone', () => {
  const { int, pick } = random(31);
  for (let round = 0; round < times(300); round += 1) {
    const search = searchOf(`random(branching=1..3, depth=3, seed=${round})`);
    const nodes = [...new Set([int(1, search.nodes.length - 1), int(1, search.nodes.length - 1)])];
    nodes.sort((one, other) => one - other);
    const command = pick(
      /** @type {const} */ (['add-child', 'add-sibling', 'delete', 'duplicate', 'collapse']),
    );
    const edit = editOf(command, nodes, search);
    if (edit !== null) {
      // One after another, the later node first, as long as neither lies within the other.
      let [text, alone] = [search.text, true];
      for (const node of [...topmost(nodes, search)].reverse()) {
        const each = searchOf(text);
        const single = editOf(command, [node], each);
        alone &&= single !== null;
        if (single !== null) text = treeAfter(each, single).text;
        each.free();
      }
      const isApart = topmost(nodes, search).length === nodes.length;
      if (alone && isApart) assert.equal(treeAfter(search, edit).text, text);
    }
    search.free();
  }
});

test('what is copied is a tree in each line, and can be pasted where another is selected', () => {
  const session = sessionOf(TREE);
  session.dispatch({ type: 'labels', labels: 'numbers' });
  const { search } = session;
  assert.ok(search !== null);
  const text = copied([1, 2, 6], search);
  assert.equal(text, '[3, 12]\n4');
  const dispatch = session.dispatch.bind(session);
  assert.equal(paste(dispatch, [4], text), null);
  assert.equal(session.state.tree, '[[3, 12], [2, 4, [3, 12], 4]]');
  assert.equal(paste(dispatch, [1, 4], '7'), null);
  assert.equal(session.state.tree, '[[3, 12, 7], [2, 4, [3, 12], 4, 7]]');
  session.dispatch({ type: 'undo' });
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.tree, TREE);
});

test('a text that is no tree is refused, with what is wrong with it, and nothing changes', () => {
  const session = sessionOf(TREE);
  const outcome = paste(session.dispatch.bind(session), [1], '[1, 2\n[3');
  assert.ok(refusal(outcome) !== null);
  assert.deepEqual(session.state.refused, refusal(outcome));
  assert.equal(session.state.tree, TREE);
});

test('a selection stays with its nodes through edits and undo, and goes with another tree', () => {
  const session = sessionOf(TREE);
  session.dispatch({ type: 'select', nodes: [1, 6] });
  session.dispatch({ type: 'edit-tree', edit: { 'add-child': { node: 1 } } });
  assert.deepEqual(session.state.selected, [1, 7]);
  session.dispatch({ type: 'undo' });
  assert.deepEqual(session.state.selected, [1, 6]);
  session.dispatch({ type: 'edit-tree', edit: { delete: { nodes: [1] } } });
  assert.deepEqual(selection(session.state), [3]);
  session.dispatch({ type: 'choose', tree: '[1, 2, 3]' });
  assert.deepEqual(selection(session.state), []);
});

test('a frame holds exactly the nodes whose middles lie in it', () => {
  const { int } = random(7);
  const size = { width: 900, height: 500 };
  for (let round = 0; round < times(60); round += 1) {
    const search = searchOf(`random(branching=1..4, depth=3, seed=${round})`);
    const plane = place(search);
    const at = project(plane, size, fit(plane, size));
    const [x, y] = [int(-50, 800), int(-50, 400)];
    const box = { x, y, width: int(0, 500), height: int(0, 400) };
    const isIn = (/** @type {number} */ node) =>
      at.x(node) >= x &&
      at.x(node) < x + box.width &&
      at.y(node) >= y &&
      at.y(node) <= y + box.height;
    const expected = [...search.nodes.leaf.keys()].filter(isIn);
    assert.deepEqual(
      nodesIn(at, box).sort((one, other) => one - other),
      expected,
    );
    search.free();
  }
});

test('nodes go a level up or down, as in an outline, and back again', () => {
  const search = searchOf('[[3, 12], [2, 4], 7, 8]');
  /** @param {readonly number[]} chosen @param {number} node @param {'up' | 'down'} way */
  const after = (chosen, node, way) => {
    const edit = levelling(search, chosen, node, way);
    return edit && treeAfter(search, edit).text;
  };
  assert.equal(after([5], 5, 'up'), '[[3, 12], [4], 2, 7, 8]');
  assert.equal(after([6], 6, 'down'), '[[3, 12], [[4]=2], 7, 8]');
  assert.equal(after([4], 4, 'down'), '[[3, 12, [2, 4]], 7, 8]');
  // Several go after or under the same node.
  assert.equal(after([2, 5], 5, 'up'), '[[12], [4], 3, 2, 7, 8]');
  assert.equal(after([7, 8], 8, 'down'), '[[3, 12], [2, 4, 7, 8]]');
  assert.equal(after([4, 7, 8], 8, 'down'), '[[3, 12, [2, 4], 7, 8]]');
  // A node takes what is below it along.
  assert.equal(after([4, 5], 4, 'down'), '[[3, 12, [2, 4]], 7, 8]');
  for (const [chosen, node, way] of /** @type {const} */ ([
    [[0], 0, 'up'],
    [[1], 1, 'up'],
    [[1], 1, 'down'],
    [[2], 2, 'down'],
    [[0, 5], 5, 'up'],
  ]))
    assert.equal(levelling(search, chosen, node, way), null);
  search.free();
});
