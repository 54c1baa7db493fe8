/** What a session notes at nodes and lines: folds and breakpoints. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../www/src/session/address.js';
import { startSession } from './support/session.js';

/** @import { Session } from '../../www/src/session/session.js' */

/** The hidden nodes. @param {Session} session */
function hidden({ search }) {
  if (search === null) return null;
  return [...search.nodes.leaf.keys()].filter((node) => search.folding.hides(node));
}

test('what is folded stays so through steps, edits and other algorithms', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  session.dispatch({ type: 'fold', node: 1 });
  assert.deepEqual(hidden(session), [2, 3]);
  session.go(4);
  session.dispatch({ type: 'algorithm', algorithm: 'negamax' });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 9], [2, 4]]' });
  assert.deepEqual(hidden(session), [2, 3]);
  session.dispatch({ type: 'undo' });
  assert.deepEqual([session.state.tree, hidden(session)], ['[[3, 12], [2, 4]]', [2, 3]]);
  session.putAway();
  session.resume();
  assert.deepEqual(hidden(session), [2, 3]);
  assert.equal(session.display({ algorithm: 'minimax' }, true), null);
  assert.deepEqual(hidden(session), [2, 3], 'also where an attribute changes');
  session.dispatch({ type: 'unfold', node: 1 });
  assert.deepEqual(hidden(session), []);
});

test('in another tree nothing is folded any more', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  session.dispatch({ type: 'fold', node: 1 });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 12, 1], [2, 4]]' });
  assert.deepEqual([hidden(session), session.state.folds.folded], [[], []]);
  session.dispatch({ type: 'fold', node: 1 });
  session.dispatch({ type: 'choose', tree: '[[3, 12, 1], [2, 4]]' });
  assert.deepEqual(session.state.folds.folded, []);
});

test('breakpoints stay through steps, edits and other algorithms, and go with the tree', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]', breakpoints: [4] });
  session.dispatch({ type: 'break', node: 1 });
  session.dispatch({ type: 'algorithm', algorithm: 'minimax' });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 9], [2, 4]]' });
  assert.deepEqual(
    [session.state.breakpoints, session.link.breakpoints],
    [
      [1, 4],
      [1, 4],
    ],
  );
  session.dispatch({ type: 'replace-tree', tree: '[[3, 9, 1], [2, 4]]' });
  assert.deepEqual(session.state.breakpoints, []);
});

test('playing halts at the next visit of a node with a breakpoint', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]', breakpoints: [4] });
  const visit = session.halt(0);
  assert.equal(session.search?.moment(visit ?? 0).node, 4);
  assert.equal(session.search?.moment(visit ?? 0).fact.kind, 'enter');
  assert.equal(session.halt(visit ?? 0), null);
  session.dispatch({ type: 'unbreak' });
  assert.equal(session.halt(0), null);
});

test('playing halts where a line with a breakpoint runs, or a node is visited before', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  const { search } = session;
  const runs = search?.code.listing.routines.map(({ lines }) =>
    lines.findIndex(({ text }) => text === 'break'),
  );
  assert.equal(runs?.length, 2);
  session.dispatch({ type: 'break-line', line: `1.${runs?.[1]}` });
  const halts = session.halt(0);
  assert.equal(search?.moment(halts ?? 0).fact.kind, 'cutoff');
  // It is asked again at every step on the way, and told the same.
  for (let step = 1; step < (halts ?? 0); step += 1) assert.equal(session.halt(step), halts);
  assert.equal(session.halt(halts ?? 0), null);
  session.dispatch({ type: 'break', node: 2 });
  assert.equal(search?.moment(session.halt(0) ?? 0).node, 2);
  session.dispatch({ type: 'break-line', line: `1.${runs?.[1]}` });
  assert.deepEqual(session.state.lines, []);
  session.dispatch({ type: 'break-line', line: '0.0' });
  session.dispatch({ type: 'unbreak' });
  assert.equal(session.halt(0), null);
});

test('breakpoints at lines stay as long as the lines do', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]', lines: ['1.2'] });
  session.dispatch({ type: 'replace-tree', tree: '[[3, 9, 1], [2, 4]]' });
  session.dispatch({ type: 'options', options: { order: 'best-first' } });
  assert.deepEqual([session.state.lines, session.link.lines], [['1.2'], ['1.2']]);
  session.dispatch({ type: 'options', options: { cut: 'gt' } });
  assert.deepEqual(session.state.lines, []);
});

test('a breakpoint at a line that there is not is refused', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  for (const value of ['2.0', '0.99']) {
    const error = session.display({ tree: '[[3, 12], [2, 4]]', lines: ['0.1', value] });
    assert.deepEqual(error, { kind: 'wrong-break', value });
  }
  assert.deepEqual(session.state.lines, []);
});

test('a breakpoint at a node that there is not is refused', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  const error = session.display({ tree: '[[3, 12], [2, 4]]', breakpoints: [3, 7] });
  assert.deepEqual(error, { kind: 'wrong-break', value: '7' });
  assert.deepEqual(session.state.breakpoints, []);
});

test('a link shows what was folded, and refuses what cannot be', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]', step: 3 });
  session.dispatch({ type: 'fold', node: 4 });
  const link = read(write(session.link));
  const { session: other } = startSession(link.link);
  assert.deepEqual([hidden(other), other.state.step], [[5, 6], 3]);
  for (const node of [2, 7, 99]) {
    const folds = { itself: false, folded: [node], unfolded: [] };
    const error = other.display({ tree: '[[3, 12], [2, 4]]', folds });
    assert.deepEqual(error, { kind: 'nothing-to-fold', value: String(node) });
    assert.deepEqual(hidden(other), [5, 6]);
  }
});
