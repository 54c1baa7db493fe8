/** A session's algorithm and switches: what applies, what is kept, and what a link says of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../www/src/session/address.js';
import { waysToChoose } from '../../www/src/session/choices.js';
import { refusal } from '../../www/src/session/outcome.js';
import { catalogue, preset } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { startSession } from './support/session.js';
import { randomOptions } from './support/trees.js';

/** @import { Wanted } from '../../www/src/session/wanted.js' */

test('a switch that does not apply is kept for an algorithm to which it does', () => {
  const { session } = startSession({
    options: { cut: 'gt', order: 'killer,reversed', root: 'min' },
  });
  const sent = () => session.search?.request.options;
  for (const [algorithm, options] of /** @type {const} */ ([
    ['minimax', { order: 'reversed', root: 'min' }],
    ['scout', { order: 'killer,reversed', root: 'min' }],
    ['sss-star', { order: 'reversed', root: 'min' }],
    ['alpha-beta', { cut: 'gt', order: 'killer,reversed', root: 'min' }],
  ])) {
    assert.equal(session.dispatch({ type: 'algorithm', algorithm }), null);
    assert.deepEqual(sent(), options, algorithm);
    assert.deepEqual(session.choice.options, options, algorithm);
  }
  session.dispatch({ type: 'algorithm', algorithm: 'minimax' });
  session.dispatch({ type: 'option', name: 'root', value: 'max', isDefault: true });
  session.dispatch({ type: 'algorithm', algorithm: 'alpha-beta' });
  assert.deepEqual(sent(), { cut: 'gt', order: 'killer,reversed' });
  session.dispatch({ type: 'options', options: {} });
  assert.deepEqual(sent(), {});
});

test('the inner search says which switches apply', () => {
  const { session } = startSession({
    tree: 'deepening',
    options: { table: '5', order: 'table,pv' },
  });
  const drive = (/** @type {string} */ value) => {
    session.dispatch({ type: 'option', name: 'inner', value, isDefault: value === '' });
    return session.choice.options;
  };
  assert.deepEqual(drive('minimax'), { inner: 'minimax', order: 'pv' });
  assert.ok(!session.choice.offered.switches.includes('table'));
  assert.deepEqual(drive(''), { table: '5', order: 'table,pv' });
  drive('scout');
  session.dispatch({ type: 'algorithm', algorithm: 'aspiration' });
  assert.deepEqual(session.choice.options, {}, 'a search that it does not drive');
  assert.equal(session.search?.overview.walker, 'alpha-beta');
  session.dispatch({ type: 'algorithm', algorithm: 'iterative-deepening' });
  assert.deepEqual(session.choice.options, { inner: 'scout', order: 'pv' });
});

test('what is named in a link must apply, also at its default', () => {
  /** @type {[Wanted, string][]} */
  const wrongs = [
    [{ algorithm: 'minimax', options: { cut: 'gt' } }, 'switch-does-not-apply'],
    [{ algorithm: 'minimax', options: { cut: 'ge' } }, 'switch-does-not-apply'],
    [{ algorithm: 'alpha-beta', options: { order: 'killer,pv' } }, 'order-does-not-apply'],
    [{ algorithm: 'minimax', options: { cut: 'gt', order: 'killer' } }, 'switch-does-not-apply'],
    [{ algorithm: 'aspiration', options: { inner: 'minimax', order: 'pv' } }, 'wrong-inner'],
    [{ algorithm: 'aspiration', options: { inner: 'minimax' } }, 'wrong-inner'],
    [{ algorithm: 'minimax', options: { inner: '' } }, 'switch-does-not-apply'],
    [{ tree: '[[1], 2]', algorithm: 'one-ply' }, 'needs-static-values'],
  ];
  for (const present of ['alpha-beta', 'minimax']) {
    const { session } = startSession({ algorithm: present });
    const { state } = session;
    for (const [wanted, kind] of wrongs) {
      assert.equal(refusal(session.display(wanted))?.kind, kind);
      assert.equal(session.state, state);
      assert.deepEqual(session.choice.options, {});
    }
  }
});

test('of several things that are wrong, the tree is told first, then the algorithm', () => {
  const { session } = startSession();
  const wrong = { tree: '[1,', algorithm: 'x', options: { colour: 'red' } };
  assert.equal(refusal(session.display(wrong))?.kind, 'parse');
  assert.equal(refusal(session.display({ ...wrong, tree: '[1]' }))?.kind, 'unknown-algorithm');
  const named = refusal(session.display({ ...wrong, tree: '[1]', algorithm: 'minimax' }));
  assert.equal(named?.kind, 'unknown-switch');
});

test('what a preset brings is not what a link names', () => {
  const { session } = startSession({ tree: 'killer', algorithm: 'minimax' });
  assert.deepEqual(session.choice.options, {});
  session.dispatch({ type: 'algorithm', algorithm: 'alpha-beta' });
  assert.deepEqual(session.choice.options, { order: 'killer' });
  assert.equal(session.display({ tree: 'killer', options: { order: 'as-written' } }), null);
  assert.deepEqual(session.choice.options, {});
});

test('what is not asked for stays, where it is to stay', () => {
  const { session } = startSession({
    tree: 'killer',
    step: 4,
    options: { fail: 'hard', order: 'static' },
  });
  assert.equal(session.display({ algorithm: 'minimax' }, true), null);
  const { tree, algorithm, step } = session.state;
  assert.deepEqual([tree, algorithm, step], [preset('killer'), 'minimax', 4]);
  assert.deepEqual(session.choice.options, { order: 'static' });
  assert.equal(session.display({ algorithm: 'negamax-alpha-beta' }, true), null);
  assert.deepEqual(session.choice.options, { fail: 'hard', order: 'static' });
  assert.equal(session.display({ options: { cut: 'gt' } }, true), null);
  assert.deepEqual(session.choice.options, { cut: 'gt' });
  assert.equal(session.state.algorithm, 'negamax-alpha-beta');
});

test('a link shows again what is on show, whatever was chosen before', () => {
  const random_ = random(3);
  const { int, pick } = random_;
  const { session } = startSession();
  for (let round = 0; round < times(600); round += 1) {
    const chance = int(0, 9);
    if (chance < 4) {
      session.dispatch({ type: 'algorithm', algorithm: pick(catalogue.algorithms).name });
    } else if (chance < 6) {
      const way = waysToChoose(pick(catalogue.presets), session.state, catalogue)[int(0, 2)];
      session.dispatch(way);
    } else {
      for (const [name, value] of Object.entries(randomOptions(random_))) {
        const isDefault = catalogue.switches.some(
          (each) => each.name === name && each.default === value,
        );
        session.dispatch({ type: 'option', name, value, isDefault });
      }
      const inner = pick(['', ...session.choice.offered.inner]);
      session.dispatch({ type: 'option', name: 'inner', value: inner, isDefault: inner === '' });
    }
    const link = read(write(session.link));
    const { session: again } = startSession(link.link);
    const { state } = session;
    assert.deepEqual([again.state.tree, again.state.algorithm], [state.tree, state.algorithm]);
    assert.deepEqual(again.choice.options, session.choice.options, write(session.link));
    assert.deepEqual(again.link, session.link);
  }
});

test('a link to a preset says no more than it must', () => {
  const linked = (/** @type {Wanted} */ wanted) => write(startSession(wanted).session.link);
  assert.equal(linked({ tree: 'killer' }), '#tree=killer&algorithm=alpha-beta&step=0');
  assert.equal(
    linked({ tree: 'killer', options: { order: 'killer,history', cut: 'ge' } }),
    '#tree=killer&algorithm=alpha-beta&order=killer,history&step=0',
  );
  assert.equal(
    linked({ tree: 'aspiration-fails-low', options: { guess: '' } }),
    '#tree=aspiration-fails-low&algorithm=aspiration&guess=&step=0',
  );
  assert.equal(
    linked({ tree: 'aspiration-fails-low', algorithm: 'mtd+inf' }),
    '#tree=aspiration-fails-low&algorithm=mtd+inf&step=0',
  );
});

test('switches at their default are not kept', () => {
  const { session } = startSession({
    options: { cut: 'ge', fail: 'hard', root: 'max', depth: '' },
  });
  assert.deepEqual(session.state.options, { fail: 'hard' });
});

test('the same switches again are no other search', () => {
  const { session } = startSession({ tree: '[[3, 12], 8]', options: { cut: 'gt' } });
  const { search } = session;
  session.dispatch({ type: 'option', name: 'cut', value: 'gt', isDefault: false });
  assert.equal(session.search, search);
});

test('counts are compared where the tree or the order of its children changed, and nothing else', () => {
  const { session } = startSession();
  const total = session.search?.overview.total;
  const put = (/** @type {Record<string, string>} */ options) =>
    assert.equal(session.dispatch({ type: 'options', options }), null);
  put({ order: 'worst-first' });
  assert.deepEqual(session.countsBefore, total);
  assert.notDeepEqual(session.search?.overview.total, total);
  put({ order: 'worst-first', cut: 'gt' });
  assert.equal(session.countsBefore, null);
  put({ order: 'best-first', cut: 'gt', fail: 'hard' });
  assert.equal(session.countsBefore, null);
});
