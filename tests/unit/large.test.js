/** Edits of trees so large that a worker makes their searches, and what comes while it does. */

import './support/workers.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Calls, NoWorker } from '../../www/src/engine/jobs/calls.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';
import { fail, hold, release, requests } from './support/workers.js';

/** More nodes than are searched at once. */
const LARGE = 'random(branching=25000, depth=1, seed=3)';

/** More than are edited at once. */
const HUGE = 'random(branching=150000, depth=1, seed=3)';

/** @param {string} tree */
async function startSession(tree) {
  release();
  const session = new Session(catalogue, () => {});
  assert.equal(await session.display({ tree, algorithm: 'minimax' }), null);
  return session;
}

/** @param {Session} session @param {number} node @param {string} value */
const give = (session, node, value) =>
  session.dispatch({ type: 'edit-tree', edit: { value: { node, value } } });

test('letters become names in an edit that a worker makes, too', async () => {
  const session = await startSession('[[3, 12], [2, 4]]');
  requests.length = 0;
  const made = session.dispatch({
    type: 'edit-tree',
    edit: { complete: { node: 2, branching: 60_000, depth: 1, fill: { counting: { from: '1' } } } },
  });
  assert.ok(made instanceof Promise);
  assert.equal(await made, null);
  assert.equal(requests.length, 1);
  assert.match(session.state.tree, /^A: \[B: \[C: \[/);
  assert.match(session.state.tree, /D: 12\], E: \[F: 2, G: 4\]\]$/);
  assert.equal(session.state.past.at(-1)?.kind, 'complete');
  session.putAway();
});

test('an undo while an edit is being made takes back that edit alone', async () => {
  const session = await startSession(HUGE);
  assert.equal(await give(session, 150_000, '57'), null);
  const edited = session.state.tree;
  hold();
  const outcome = give(session, 150_000, '99');
  assert.equal(session.dispatch({ type: 'undo' }), null);
  assert.deepEqual(await outcome, { kind: 'cancelled' });
  assert.deepEqual([session.job, session.state.tree, session.state.refused], [null, edited, null]);
  release();
  assert.equal(await session.dispatch({ type: 'undo' }), null);
  assert.equal(session.state.tree, HUGE);
  session.putAway();
});

test('an undo is none of an edit that gives a leaf the value that it has', async () => {
  const session = await startSession(HUGE);
  assert.equal(await give(session, 150_000, '57'), null);
  // As when a field is left in which nothing was typed.
  assert.equal(give(session, 150_000, '57.0'), null);
  assert.equal(session.job, null);
  assert.equal(await session.dispatch({ type: 'undo' }), null);
  assert.equal(session.state.tree, HUGE);
  session.putAway();
});

test('each of several undos in a row counts, and so does a redo, while the trees are being made', async () => {
  const session = await startSession(LARGE);
  for (const value of ['7', '8', '9'])
    assert.equal(
      await session.dispatch({ type: 'choose', tree: `${LARGE.slice(0, -2)}${value})` }),
      null,
    );
  const seeds = () =>
    [...session.state.past, session.state].map(({ tree }) => tree.match(/\d+(?=\))/)?.[0]);
  hold();
  const first = session.dispatch({ type: 'undo' });
  const others = [session.dispatch({ type: 'undo' }), session.dispatch({ type: 'undo' })];
  release();
  assert.deepEqual(await Promise.all([first, ...others]), [null, null, null]);
  assert.deepEqual([seeds(), session.state.future.length], [['3'], 3]);
  hold();
  const back = session.dispatch({ type: 'redo' });
  assert.equal(session.dispatch({ type: 'undo' }), null);
  assert.deepEqual([await back, session.job], [{ kind: 'cancelled' }, null]);
  release();
  assert.deepEqual(seeds(), ['3']);
  assert.equal(await session.dispatch({ type: 'redo' }), null);
  assert.deepEqual(seeds(), ['3', '7']);
  session.putAway();
});

test('several undos end where something else is chosen meanwhile', async () => {
  const session = await startSession(LARGE);
  for (const value of ['7', '8'])
    await session.dispatch({ type: 'choose', tree: `${LARGE.slice(0, -2)}${value})` });
  hold();
  const undos = [session.dispatch({ type: 'undo' }), session.dispatch({ type: 'undo' })];
  assert.equal(session.dispatch({ type: 'choose', tree: '[1, 2]' }), null);
  release();
  assert.deepEqual(await Promise.all(undos), [null, null]);
  assert.deepEqual([session.state.tree, session.state.past.length], ['[1, 2]', 3]);
  session.putAway();
});

test('what an exercise forbids by the time that its search is made is not done', async () => {
  const session = await startSession(LARGE);
  const other = `${LARGE.slice(0, -2)}7)`;
  await session.dispatch({ type: 'choose', tree: other });
  hold();
  const outcome = session.dispatch({ type: 'undo' });
  session.dispatch({
    type: 'predict',
    predicting: {
      kinds: ['returns'],
      most: 1,
      stage: 'asking',
      exercise: { attempts: 1, reveals: true },
    },
  });
  release();
  await outcome;
  assert.deepEqual(
    [session.state.tree, session.search?.request.tree, session.state.refused?.kind],
    [other, other, 'under-way'],
  );
  session.putAway();
});

test('what a view does not allow leaves a search alone that is being made', async () => {
  const session = await startSession('[[3, 12], 7]');
  session.dispatch({ type: 'swap-players' });
  session.dispatch({ type: 'arrange', editable: false });
  hold();
  const outcome = session.display({ tree: LARGE });
  assert.equal(session.dispatch({ type: 'undo' }), null);
  assert.ok(session.job !== null);
  release();
  assert.deepEqual([await outcome, session.state.tree], [null, LARGE]);
  session.putAway();
});

test('a worker that is gone is no end: the search is made without it', async () => {
  const session = await startSession('[[3, 12], 7]');
  hold();
  const outcome = session.dispatch({ type: 'choose', tree: LARGE });
  fail();
  assert.deepEqual([await outcome, session.state.tree], [null, LARGE]);
  release();
  session.putAway();
});

test('a worker that fails between two calls is found out at the next', async () => {
  release();
  const calls = new Calls();
  fail();
  await assert.rejects(calls.call({ type: 'rest' }), NoWorker);
});
