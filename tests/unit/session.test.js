import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../www/src/session.js';
import { catalogue, preset, taken } from './support/core.js';
import { random } from './support/random.js';

/** @typedef {import('../../www/src/state.js').State} State */

function begun(/** @type {import('../../www/src/session.js').Wanted} */ wanted = {}) {
  /** @type {[State, State][]} */
  const changes = [];
  const session = new Session(catalogue, (before, after) => changes.push([before, after]));
  assert.equal(session.display(wanted), null);
  return { session, changes };
}

test('a session begins with the first preset, before its first step', () => {
  const { session } = begun();
  assert.equal(session.state.tree, catalogue.presets[0].tree);
  assert.equal(session.state.algorithm, 'alpha-beta');
  assert.equal(session.state.step, 0);
  assert.deepEqual([session.state.past, session.state.options], [[], {}]);
  assert.equal(session.search?.overview.nodes, 51);
});

test('a preset is found by its name, and searched as it asks to be', () => {
  for (const { id, tree, algorithm, root } of catalogue.presets) {
    const { session } = begun({ tree: id });
    assert.deepEqual([session.state.tree, session.state.algorithm], [tree, algorithm]);
    assert.equal(session.state.options.root ?? 'max', root);
  }
});

test('a step stays within the search', () => {
  const { session } = begun({ tree: '[3, 12]' });
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
  const { session, changes } = begun({ tree: '[[3, 12], 8]', step: 5 });
  const { state, search } = session;
  const told = changes.length;
  assert.ok(search !== null);
  for (const [action, kind] of /** @type {const} */ ([
    [{ type: 'replace-tree', tree: '[3, ' }, 'parse'],
    [{ type: 'algorithm', algorithm: 'alphabeta' }, 'unknown-algorithm'],
    [{ type: 'option', name: 'depth', value: '1', isDefault: false }, 'no-static-value'],
    [{ type: 'option', name: 'cut', value: '?', isDefault: false }, 'wrong-switch-value'],
    [{ type: 'choose', tree: '' }, 'parse'],
  ])) {
    assert.equal(session.dispatch(action)?.kind, kind);
    assert.equal(session.state, state);
    assert.equal(session.search, search);
    assert.equal(
      search.moment(5).node,
      session.seen(search).moment.node,
      'its search still answers',
    );
  }
  assert.equal(changes.length, told, 'and nobody is told of a change');
});

test('an edited leaf keeps the step on the same event, and can be undone', () => {
  const { session } = begun({ tree: '[[3, 12], [2, 4]]' });
  const cut = session.search?.cutoffs.at(-1) ?? 0;
  session.go(cut);
  session.dispatch({ type: 'replace-tree', tree: '[[3, 12], [1, 4]]' });
  assert.ok(session.search);
  assert.deepEqual(
    [session.seen(session.search).moment.fact.kind, session.seen(session.search).moment.node],
    ['cutoff', 4],
  );
  session.dispatch({ type: 'undo' });
  assert.equal(session.state.tree, '[[3, 12], [2, 4]]');
  assert.equal(session.state.step, cut);
  session.dispatch({ type: 'redo' });
  assert.equal(session.state.tree, '[[3, 12], [1, 4]]');
});

test('undoing to a tree that the present switches cannot search is refused', () => {
  const { session } = begun({ tree: '[[3, 12], 8]' });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 12]=4, 8]' });
  assert.equal(
    session.dispatch({ type: 'option', name: 'depth', value: '1', isDefault: false }),
    null,
  );
  assert.equal(session.dispatch({ type: 'undo' })?.kind, 'no-static-value');
  assert.equal(session.state.tree, '[[3, 12]=4, 8]');
});

test('a search that is put away comes back at the same step', () => {
  const { session } = begun({ tree: 'aima-two-ply', step: 12 });
  session.putAway();
  session.putAway();
  assert.equal(session.search, null);
  session.resume();
  assert.ok(session.search);
  assert.equal(session.state.step, 12);
  assert.equal(session.seen(session.search).moment.counts.entered > 0, true);
});

test('a preset’s tree is the preset, however it is written', () => {
  const { session } = begun({ tree: '[3, 12]' });
  session.dispatch({ type: 'replace-tree', tree: `  ${preset('swedish-51').replace(/ /g, '')}` });
  assert.equal(session.state.tree, preset('swedish-51'));
});

test('writing the tree on show in another way is nothing to undo', () => {
  for (const tree of ['swedish-51', '[3, 12]']) {
    const { session } = begun({ tree });
    const written = session.state.tree;
    session.dispatch({ type: 'replace-tree', tree: written.replace(/ /g, '') });
    assert.ok(
      !session.state.past.includes(session.state.tree),
      `${tree}: an undo would change nothing`,
    );
  }
});

test('switches at their default are not kept', () => {
  const { session } = begun({ options: { cut: 'ge', fail: 'hard', root: 'max', depth: '' } });
  assert.deepEqual(session.state.options, { fail: 'hard' });
});

test('what is seen at a step is the search’s, after any walk through steps and trees', () => {
  const { session } = begun({ tree: '[[3, 12], [2, 4]]' });
  const { int, pick } = random(8);
  for (let round = 0; round < 400; round += 1) {
    const chance = int(0, 7);
    if (chance < 2)
      session.dispatch({ type: 'replace-tree', tree: `[[${int(0, 9)}, 12], [2, ${int(0, 9)}]]` });
    else if (chance < 3)
      session.dispatch({ type: 'algorithm', algorithm: pick(catalogue.algorithms).name });
    else session.go(int(0, session.steps));
    const { search, state } = session;
    assert.ok(search !== null);
    assert.deepEqual(session.seen(search).states, search.states(state.step));
    assert.deepEqual(session.seen(search).moment, search.moment(state.step));
    assert.deepEqual(
      [search.request.tree, search.request.algorithm],
      [state.tree, state.algorithm],
    );
  }
});

test('edits, walks and views that come and go leave no memory behind', () => {
  const once = (/** @type {number} */ round) => {
    const { session } = begun();
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
  const before = taken();
  for (let round = 0; round < 300; round += 1) once(round);
  assert.equal(taken(), before);
});

test('a smaller tree in place of a larger one has a step for every step', () => {
  const { session } = begun({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', step: 30 });
  assert.equal(session.dispatch({ type: 'replace-tree', tree: '[1, 2]' }), null);
  assert.ok(session.state.step <= session.steps);
  assert.equal(session.dispatch({ type: 'undo' }), null);
  assert.equal(session.search?.overview.nodes, 13);
});

test('a session that is put away searches nothing until it is resumed', () => {
  const { session } = begun({ tree: '[[3, 12], 8]', step: 4 });
  session.putAway();
  session.dispatch({ type: 'focus', node: 1 });
  assert.equal(session.search, null);
  session.resume();
  assert.deepEqual([session.state.tree, session.state.step], ['[[3, 12], 8]', 4]);
});

test('the same switches again are no other search', () => {
  const { session } = begun({ tree: '[[3, 12], 8]', options: { cut: 'gt' } });
  const { search } = session;
  session.dispatch({ type: 'option', name: 'cut', value: 'gt', isDefault: false });
  assert.equal(session.search, search);
});
