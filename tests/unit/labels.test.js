/** What nodes are called, and that a name stays with its node through every edit. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsOf } from '../../www/src/session/labels.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { anyEdit } from './support/edits.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { randomTree, write } from './support/trees.js';

/** @import { Labels } from '../../www/src/session/labels.js' */

/** What the nodes of a tree are called. @param {string} tree @param {Labels} [labels] */
const called = (tree, labels = 'names') =>
  withSearch({ tree, algorithm: 'minimax' }, (search) =>
    Array.from(search.nodes.parent, (_, node) => labelsOf(search, labels)(node)),
  );

test('a tree without names has letters, one with names its own, and numbers are a choice', () => {
  assert.deepEqual(called('[[3, 12], 2]'), ['A', 'B', 'C', 'D', 'E']);
  assert.deepEqual(called('[[3, x: 12], 2]'), ['0', '1', '2', 'x', '4']);
  assert.deepEqual(called('[[3, x: 12], 2]', 'numbers'), ['0', '1', '2', '3', '4']);
  const wide = called(`[${Array.from({ length: 701 }, (_, leaf) => leaf).join()}]`);
  assert.deepEqual(
    [wide[25], wide[26], wide[51], wide[52], wide[701]],
    ['Z', 'AA', 'AZ', 'BA', 'ZZ'],
  );
  const wider = called(`[${Array.from({ length: 702 }, (_, leaf) => leaf).join()}]`);
  assert.deepEqual([wider[0], wider[702]], ['0', '702']);
});

test('letters are those that the core would give', () => {
  const session = new Session(catalogue, () => {});
  session.display({ tree: 'random(branching=3, depth=4, seed=7)' });
  const { search } = session;
  assert.ok(search !== null);
  const letters = Array.from(search.nodes.parent, (_, node) => labelsOf(search, 'names')(node));
  assert.equal(session.dispatch({ type: 'edit-tree', edit: { 'name-all': {} } }), null);
  const { nodes } = session.search ?? search;
  assert.deepEqual(
    [...letters.keys()].map((node) => nodes.name(node)),
    letters,
  );
});

test('the Swedish tree has the names of its page, 1 to 51', () => {
  const names = called(preset('swedish-51'));
  assert.deepEqual(
    names.map(Number).toSorted((a, b) => a - b),
    [...Array(51).keys()].map((at) => at + 1),
  );
  assert.deepEqual([names[0], names[11], names[25]], ['1', '24', '18']);
});

test('whatever is done to a tree, each node that stays keeps what it is called, and undo gives back its letters', () => {
  const chance = random(5);
  let [kept, lettered] = [0, 0];
  for (let round = 0; round < times(400); round += 1) {
    const tree = write(randomTree(chance, 12));
    const session = new Session(catalogue, () => {});
    assert.equal(session.display({ tree, algorithm: 'minimax' }), null);
    const { search } = session;
    if (search === null || search.nodes.length < 2) continue;
    const before = search.nodes.parent.length;
    const label = labelsOf(search, 'names');
    const was = Array.from({ length: before }, (_, node) => label(node));
    const own = was.map((_, node) => search.nodes.name(node));
    const edit = anyEdit(chance, before);
    const from = session.state.tree;
    if (session.dispatch({ type: 'edit-tree', edit }) !== null) continue;
    const now = session.search;
    assert.ok(now !== null);
    const numbers = session.edits.numbers(from, session.state.tree);
    const is = labelsOf(now, 'names');
    const about = `${from} ${JSON.stringify(edit)} ${session.state.tree}`;
    // A name that the edit itself gives is another one, and a tree with some names has numbers for the others.
    const isNaming = 'name' in edit || 'name-all' in edit;
    for (const [node, name] of was.entries()) {
      const there = numbers ? numbers[node] : node;
      if (there < 0 || isNaming) continue;
      if (own[node] === null && own.some((each) => each !== null)) continue;
      assert.equal(is(there), name, about);
      kept += 1;
      if (own[node] === null) lettered += 1;
    }
    session.dispatch({ type: 'undo' });
    assert.equal(session.state.tree, from);
  }
  assert.ok(kept > times(1000) && lettered > times(200), `${kept} ${lettered}`);
});
