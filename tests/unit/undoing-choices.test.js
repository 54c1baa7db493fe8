/** Undo across the choice of another tree: the tree comes back as it was searched, and who moves first there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waysToChoose } from '../../www/src/session/choices.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, preset } from './support/core.js';

/** @import { Wanted } from '../../www/src/session/wanted.js' */

const OWN = '[[3, 12], [2, 4]]';

/** @param {Wanted} [wanted] */
function startSession(wanted = {}) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree: OWN, ...wanted }), null);
  return session;
}

/** Chooses a preset as the gallery does. @param {Session} session @param {string} id */
function choose(session, id) {
  const found = catalogue.presets.find((each) => each.id === id);
  assert.ok(found);
  const ways = waysToChoose(found, session.state, catalogue);
  assert.ok(ways.some((way) => session.dispatch(way) === null));
}

/** @param {Session} session */
const shown = ({ state: { tree, algorithm, options } }) => ({ tree, algorithm, options });

/** @param {Session} session @param {'undo' | 'redo'} type */
function travel(session, type) {
  assert.equal(session.dispatch({ type }), null, type);
  assert.equal(session.state.refused, null, type);
  const { search, state } = session;
  assert.deepEqual(
    [search?.request.tree, search?.request.algorithm],
    [state.tree, state.algorithm],
  );
  assert.deepEqual(search?.request.options, session.choice.options);
}

test('undo of a preset brings back the search before it, and redo the one that it brought', () => {
  for (const { id } of catalogue.presets) {
    const session = startSession({ algorithm: 'negascout', options: { root: 'min' } });
    const before = shown(session);
    choose(session, id);
    const after = shown(session);
    travel(session, 'undo');
    assert.deepEqual(shown(session), before, id);
    travel(session, 'redo');
    assert.deepEqual(shown(session), after, id);
    session.putAway();
  }
});

test('undo of a tree that was chosen with its search, as from a trace file, brings back the one before', () => {
  const session = startSession({ options: { cut: 'gt' } });
  session.dispatch({
    type: 'choose',
    ...{ tree: '[[1, 2]=1, 3]', algorithm: 'one-ply', options: { evaluation: 'side-to-move' } },
  });
  travel(session, 'undo');
  assert.deepEqual(shown(session), { tree: OWN, algorithm: 'alpha-beta', options: { cut: 'gt' } });
});

test('who moves first comes back with the tree, and the swap before it is taken back by itself', () => {
  const session = startSession();
  session.dispatch({ type: 'swap-players' });
  choose(session, 'aima-two-ply');
  assert.equal(session.state.options.root, undefined);
  const seen = () => [session.state.tree, session.state.options.root ?? 'max'];
  travel(session, 'undo');
  assert.deepEqual(seen(), [OWN, 'min']);
  travel(session, 'undo');
  assert.deepEqual(seen(), [OWN, 'max']);
  travel(session, 'redo');
  assert.deepEqual(seen(), [OWN, 'min']);
  travel(session, 'redo');
  assert.deepEqual(seen(), [preset('aima-two-ply'), 'max']);
});

test('an algorithm that was chosen by hand stays where the choice brought none', () => {
  const session = startSession({ options: { cut: 'gt' } });
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 2, value: '5' } } });
  const edited = session.state.tree;
  choose(session, 'deepening');
  session.dispatch({ type: 'choose', tree: '[[3, 12]=4, [2, 4]=5]=4' });
  assert.equal(session.state.algorithm, 'iterative-deepening', 'it has static values');
  session.dispatch({ type: 'algorithm', algorithm: 'minimax' });
  travel(session, 'undo');
  assert.deepEqual([session.state.tree, session.state.algorithm], [preset('deepening'), 'minimax']);
  session.dispatch({ type: 'option', name: 'evaluation', value: 'side-to-move', isDefault: false });
  travel(session, 'undo');
  const options = { cut: 'gt', evaluation: 'side-to-move' };
  assert.deepEqual(shown(session), { tree: edited, algorithm: 'alpha-beta', options });
  session.dispatch({ type: 'algorithm', algorithm: 'pvs' });
  travel(session, 'undo');
  assert.deepEqual(shown(session), { tree: OWN, algorithm: 'pvs', options });
});

test('undo is never stuck at a tree that was left for another', () => {
  const session = startSession();
  session.dispatch({ type: 'choose', tree: '[[3, 12]=4, [2, 4]=5]=4' });
  session.dispatch({ type: 'algorithm', algorithm: 'iterative-deepening' });
  travel(session, 'undo');
  assert.deepEqual(shown(session), { tree: OWN, algorithm: 'alpha-beta', options: {} });
  travel(session, 'redo');
  assert.equal(session.state.tree, '[[3, 12]=4, [2, 4]=5]=4');
});
