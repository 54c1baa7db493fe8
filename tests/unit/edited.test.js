/** A search after an edit, made out of the one before: it is the search from scratch. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place } from '../../www/src/layout/plane.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, memorySize } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { expectFromScratch } from './support/scratch.js';

const RECIPE = 'random(branching=1..4, depth=4, seed=3, noise=9)';

/** @param {string} tree @param {string} algorithm */
function startSession(tree, algorithm) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm }), null);
  return session;
}

/** Gives a node another value. @param {Session} session @param {number} node @param {string} value */
function edit(session, node, value) {
  const { search } = session;
  assert.ok(search);
  const tree = search.ask((study) => study.with_value(node, value));
  session.dispatch({ type: 'replace-tree', tree, change: { node, value } });
}

// The last two remember what they have seen, and are searched from scratch.
for (const algorithm of ['minimax', 'alpha-beta', 'negascout', 'sss-star', 'negamax-tt']) {
  test(`after edits, undoing and redoing, ${algorithm} is as from scratch`, () => {
    const { int, pick } = random(7);
    for (const tree of [RECIPE, '[[3, 12, 8]=4, [2, [4, 1]=3, 6]=2, [14, 5, 2]=6]=1']) {
      const session = startSession(tree, algorithm);
      for (let round = 0; round < times(8); round += 1) {
        const nodes = session.search?.nodes.length ?? 0;
        const chance = int(0, 5);
        if (chance === 0) session.dispatch({ type: 'undo' });
        else if (chance === 1) session.dispatch({ type: 'redo' });
        else edit(session, int(0, nodes - 1), pick(['7', '-40', '2.5', 'inf', '3', '123456']));
        expectFromScratch(session);
        session.go(int(0, session.steps));
      }
    }
  });
}

test('nothing but values is made again where only a value has changed', () => {
  const session = startSession(RECIPE, 'alpha-beta');
  const before = session.search;
  assert.ok(before);
  const plane = place(before);
  const leaf = before.nodes.leaf.indexOf(1);
  edit(session, leaf, '7');
  const after = session.search;
  assert.ok(after && after !== before);
  assert.equal(after.nodes.parent, before.nodes.parent);
  assert.equal(place(after), plane);
});

test('what is typed at one leaf is undone at once, and searched again in part', () => {
  const session = startSession(RECIPE, 'alpha-beta');
  const { search, state } = session;
  assert.ok(search);
  const leaf = search.nodes.leaf.indexOf(1);
  session.dispatch({ type: 'edit', node: leaf, text: '7' });
  for (const value of ['7', '8', '9']) edit(session, leaf, value);
  session.dispatch({ type: 'end-edit' });
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.tree, state.tree);
  assert.equal(session.search?.nodes.parent, search.nodes.parent);
  session.dispatch({ type: 'redo' });
  assert.equal(session.search?.nodes.value(leaf), '9');
  assert.equal(session.search?.nodes.parent, search.nodes.parent);
  expectFromScratch(session);
});

test('edits leave no memory behind', () => {
  const session = startSession('random(branching=3, depth=5, seed=1)', 'alpha-beta');
  const leaf = session.search?.nodes.leaf.indexOf(1) ?? 0;
  const rounds = (/** @type {number} */ most) => {
    for (let round = 0; round < most; round += 1) edit(session, leaf, String(round % 50));
    return memorySize();
  };
  const once = rounds(50);
  assert.equal(rounds(80), once);
});
