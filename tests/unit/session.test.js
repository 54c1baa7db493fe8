/** A session: what it does with steps, trees and edits, and what it refuses. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '../../www/src/session/outcome.js';
import { catalogue, memorySize, preset } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { startSession } from './support/session.js';

test('a session begins with the first preset, before its first step', () => {
  const { session } = startSession();
  assert.equal(session.state.tree, catalogue.presets[0].tree);
  assert.equal(session.state.algorithm, 'alpha-beta');
  assert.equal(session.state.step, 0);
  assert.deepEqual([session.state.past, session.state.options], [[], {}]);
  assert.equal(session.search?.overview.nodes, 51);
});

test('a preset is found by its name, and searched as it asks to be', () => {
  for (const { id, tree, algorithm, root, options } of catalogue.presets) {
    const { session } = startSession({ tree: id });
    assert.deepEqual([session.state.tree, session.state.algorithm], [tree, algorithm]);
    assert.equal(session.state.options.root ?? 'max', root);
    const { root: _, ...others } = session.state.options;
    assert.deepEqual(others, options);
  }
});

test('a step stays within the search', () => {
  const { session } = startSession({ tree: '[3, 12]' });
  const { steps } = session;
  for (const [asked, right] of [
    [3, 3],
    [-1, 0],
    [1e9, steps],
    [2.9, 2],
    [Number.NaN, 0],
  ]) {
    session.go(asked);
    assert.equal(session.state.step, right, String(asked));
  }
});

test('what cannot be done says why, and leaves everything as it was', () => {
  const { session, changes } = startSession({ tree: '[[3, 12], 8]', step: 5 });
  const { state, search } = session;
  const told = changes.length;
  assert.ok(search !== null);
  for (const [action, kind, inPlace] of /** @type {const} */ ([
    [{ type: 'replace-tree', tree: '[3, ' }, 'parse', true],
    [{ type: 'option', name: 'depth', value: '1', isDefault: false }, 'no-static-value', true],
    [{ type: 'option', name: 'cut', value: '?', isDefault: false }, 'wrong-switch-value', true],
    [{ type: 'algorithm', algorithm: 'alphabeta' }, 'unknown-algorithm', false],
    [{ type: 'algorithm', algorithm: 'one-ply' }, 'needs-static-values', false],
    [{ type: 'choose', tree: '' }, 'parse', false],
  ])) {
    const error = refusal(session.dispatch(action));
    assert.equal(error?.kind, kind);
    assert.deepEqual(session.state, { ...state, refused: inPlace ? null : error });
    assert.equal(session.search, search);
    assert.deepEqual(session.choice.options, {});
    assert.equal(
      search.moment(5).node,
      session.present(search).moment.node,
      'its search still answers',
    );
  }
  for (const [before, after] of changes.slice(told)) {
    assert.deepEqual({ ...after, refused: before.refused }, before, 'nothing else is told of');
  }
});

test('what was refused is said until something else is done, or until it has been read', () => {
  const { session } = startSession({ tree: '[[3, 12], 8]' });
  const refuse = () => {
    session.dispatch({ type: 'algorithm', algorithm: 'iterative-deepening' });
    assert.equal(session.state.refused?.kind, 'needs-static-values');
  };
  refuse();
  session.go(3);
  assert.ok(session.state.refused, 'stepping is something else');
  session.dispatch({ type: 'algorithm', algorithm: 'minimax' });
  assert.equal(session.state.refused, null);
  refuse();
  session.dispatch({ type: 'dismiss' });
  assert.equal(session.state.refused, null);
});

test('an edited leaf keeps the step on the same event, and can be undone', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  const cut = session.search?.cutoffs.at(-1) ?? 0;
  session.go(cut);
  session.dispatch({ type: 'replace-tree', tree: '[[3, 12], [1, 4]]' });
  assert.ok(session.search);
  assert.deepEqual(
    [session.present(session.search).moment.fact.kind, session.present(session.search).moment.node],
    ['cutoff', 4],
  );
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.tree, '[[3, 12], [2, 4]]');
  assert.equal(session.state.step, cut);
  session.dispatch({ type: 'redo' });
  assert.equal(session.state.tree, '[[3, 12], [1, 4]]');
});

test('undoing to a tree that the present switches cannot search is refused', () => {
  const { session } = startSession({ tree: '[[3, 12], 8]' });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 12]=4, 8]' });
  assert.equal(
    session.dispatch({ type: 'option', name: 'depth', value: '1', isDefault: false }),
    null,
  );
  assert.equal(refusal(session.dispatch({ type: 'undo' }))?.kind, 'no-static-value');
  assert.equal(session.state.tree, '[[3, 12]=4, 8]');
});

test('a search that is put away comes back at the same step', () => {
  const { session } = startSession({ tree: 'aima-two-ply', step: 12 });
  session.putAway();
  session.putAway();
  assert.equal(session.search, null);
  session.resume();
  assert.ok(session.search);
  assert.equal(session.state.step, 12);
  assert.equal(session.present(session.search).moment.counts.entered > 0, true);
});

test('a preset’s tree is the preset, however it is written', () => {
  const { session } = startSession({ tree: '[3, 12]' });
  session.dispatch({ type: 'replace-tree', tree: `  ${preset('swedish-51').replace(/ /g, '')}` });
  assert.equal(session.state.tree, preset('swedish-51'));
});

test('writing the tree on show in another way is nothing to undo', () => {
  for (const tree of ['swedish-51', '[3, 12]']) {
    const { session } = startSession({ tree });
    const written = session.state.tree;
    session.dispatch({ type: 'replace-tree', tree: written.replace(/ /g, '') });
    assert.ok(
      !session.state.past.some((kept) => kept.tree === session.state.tree),
      `${tree}: an undo would change nothing`,
    );
  }
});

test('what is seen at a step is the search’s, after any walk through steps and trees', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  const { int, pick } = random(8);
  for (let round = 0; round < times(400); round += 1) {
    const chance = int(0, 7);
    if (chance < 2)
      session.dispatch({ type: 'replace-tree', tree: `[[${int(0, 9)}, 12], [2, ${int(0, 9)}]]` });
    else if (chance < 3)
      session.dispatch({ type: 'algorithm', algorithm: pick(catalogue.algorithms).name });
    else if (chance < 4)
      session.dispatch({
        type: 'option',
        name: 'cut',
        value: pick(['gt', 'ge']),
        isDefault: false,
      });
    else session.go(int(0, session.steps));
    const { search, state } = session;
    assert.ok(search !== null);
    const seen = session.present(search);
    const afresh = search.states(state.step);
    for (const node of search.nodes.parent.keys()) {
      assert.deepEqual(seen.states.of(node), afresh.of(node), `node ${node}`);
    }
    assert.deepEqual(seen.moment, search.moment(state.step));
    assert.deepEqual(
      [search.request.tree, search.request.algorithm],
      [state.tree, state.algorithm],
    );
  }
});

test('edits, walks and views that come and go leave no memory behind', () => {
  const once = (/** @type {number} */ round) => {
    const { session } = startSession();
    for (const leaf of [round, round + 1, 'x']) {
      session.dispatch({
        type: 'replace-tree',
        tree: preset('swedish-51').replace('9', String(leaf)),
      });
      session.go(30);
    }
    session.putAway();
    session.resume();
    session.putAway();
  };
  for (let round = 0; round < 30; round += 1) once(round);
  const before = memorySize();
  for (let round = 0; round < 300; round += 1) once(round);
  assert.equal(memorySize(), before);
});

test('a smaller tree in place of a larger one has a step for every step', () => {
  const { session } = startSession({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', step: 30 });
  assert.equal(session.dispatch({ type: 'replace-tree', tree: '[1, 2]' }), null);
  assert.ok(session.state.step <= session.steps);
  assert.equal(session.dispatch({ type: 'undo' }), null);
  assert.equal(session.search?.overview.nodes, 13);
});

test('a session that is put away searches nothing until it is resumed', () => {
  const { session } = startSession({ tree: '[[3, 12], 8]', step: 4 });
  session.putAway();
  session.dispatch({ type: 'focus', node: 1 });
  assert.equal(session.search, null);
  session.resume();
  assert.deepEqual([session.state.tree, session.state.step], ['[[3, 12], 8]', 4]);
});
