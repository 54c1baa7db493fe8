/** Searches beside one that leads: they follow its tree, its step and its folds, and give their memory back. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withValue } from '../../../www/src/engine/edits.js';
import { Search } from '../../../www/src/engine/search.js';
import { Comparison } from '../../../www/src/features/compare/comparison.js';
import { suggestion } from '../../../www/src/features/compare/strip.js';
import { bestMove, figure, ROWS } from '../../../www/src/features/compare/table.js';
import { Session } from '../../../www/src/session/session.js';
import { lastPosition, played as playedTo } from '../../../www/src/session/steps.js';
import { catalogue, memorySize } from '../support/core.js';
import { planOf } from '../support/state.js';

/** @import { Compared } from '../../../www/src/session/compared.js' */
/** @import { Action } from '../../../www/src/session/actions.js' */
/** @import { Wanted } from '../../../www/src/session/wanted.js' */

/**
 * A session with searches beside it, which follow whatever it does.
 * @param {Wanted} wanted
 * @param {string[]} panes
 * @param {'step' | 'leaf' | 'end'} [pace]
 */
function compared(wanted, panes, pace = 'step') {
  const session = new Session(catalogue, () => {});
  const compare = planOf([...(pace === 'step' ? [] : [pace]), ...panes].join(';'));
  assert.equal(session.display({ ...wanted, compare }), null);
  const comparison = new Comparison(catalogue, () => {}, session.edits);
  const follow = () => {
    const { state, search } = session;
    assert.ok(search !== null);
    comparison.follow(state, search);
    const maxOvertime = comparison.maxOvertime(state, search);
    if (maxOvertime !== undefined && maxOvertime !== state.maxOvertime)
      session.dispatch({ type: 'compare', compare: state.compare, maxOvertime });
    return comparison.panes.map((pane) => comparison.memberOf(pane));
  };
  /** @param {Action} action */
  const act = (action) => {
    assert.equal(session.dispatch(action), null);
    return follow();
  };
  return { session, comparison, follow, act };
}

const TREE = '[[3,12,8],[2,4,6],[14,5,2]]';

test('a leaf that is edited changes in all, and so do undoing and redoing', () => {
  const { session, follow, act } = compared({ tree: TREE }, ['minimax', 'sss-star', 'mtd-f']);
  follow();
  assert.ok(session.search);
  const changed = withValue(session.search, 6, '9');
  const texts = (/** @type {ReturnType<typeof follow>} */ members) =>
    members.map((each) => each?.search.text);
  const edited = act({ type: 'replace-tree', tree: changed });
  assert.ok(session.search && session.search.text !== TREE);
  assert.deepEqual(texts(edited), Array(3).fill(session.search.text));
  assert.deepEqual(
    edited.map((each) => each?.search.overview.value),
    Array(3).fill(session.search.overview.value),
  );
  assert.deepEqual(texts(act({ type: 'undo' })), Array(3).fill(session.search.text));
  assert.deepEqual(texts(act({ type: 'redo' })), Array(3).fill(session.search.text));
});

test('after an edit of one value, all search again only what it can have changed', (context) => {
  const algorithms = ['minimax', 'negascout', 'scout'];
  const { session, follow, act } = compared({ tree: TREE }, algorithms);
  follow();
  assert.ok(session.search);
  const edited = context.mock.method(Search.prototype, 'edited').mock;
  const change = { node: 6, value: '9' };
  const tree = withValue(session.search, change.node, change.value);
  for (const action of /** @type {Action[]} */ ([
    { type: 'replace-tree', tree, change },
    { type: 'undo' },
    { type: 'redo' },
  ])) {
    edited.resetCalls();
    const members = act(action);
    const found = edited.calls.map(({ result }) => result);
    /** @type {(Search | null | undefined)[]} */
    const searches = [session.search, ...members.map((each) => each?.search)];
    assert.ok(found.every((each, at) => each === searches[at]) && found.length === 4);
    for (const search of searches) {
      assert.ok(search);
      const scratch = new Search(search.request);
      assert.deepEqual(search.overview, scratch.overview);
      scratch.free();
    }
  }
});

test('all stand where their pace has them, also after the end of the one that leads', () => {
  const { session, follow, act } = compared({ tree: 'swedish-51', step: 40 }, ['minimax']);
  follow();
  assert.equal(session.state.maxOvertime, 79);
  assert.equal(follow()[0]?.step, 40);
  assert.equal(act({ type: 'go', step: 100 })[0]?.step, 100);
  assert.deepEqual([session.state.step, session.state.overtime], [76, 24]);
  assert.equal(session.link.step, 100);
  assert.equal(act({ type: 'go', step: 1e9 })[0]?.step, 155);
  assert.deepEqual([session.state.step, session.state.overtime], [76, 79]);
  act({ type: 'compare', compare: planOf('leaf;minimax') });
  assert.equal(session.state.maxOvertime, 15);
  assert.equal(session.state.overtime, 15, 'what is left of it');
  assert.equal(act({ type: 'go', step: 76 })[0]?.moment.counts.evaluated, 8);
  act({ type: 'compare', compare: planOf('') });
  assert.deepEqual([session.state.step, session.state.overtime], [76, 0]);
});

test('playing goes on after the end of the one that leads', () => {
  const { session, follow } = compared({ tree: 'swedish-51', step: 75 }, ['minimax']);
  follow();
  const on = (/** @type {number} */ at) => session.over(at, true);
  const last = lastPosition(session.state, session.steps);
  const played = (/** @type {number} */ step) => playedTo({ step, rest: 0 }, 125, 16, last, on);
  assert.deepEqual(played(75), { step: 77, rest: 0, ended: false });
  assert.deepEqual(played(154), { step: 155, rest: 0, ended: true });
  assert.equal(session.halt(100), null);
});

test('an address leads after the end of the one that leads', () => {
  const { session, follow } = compared({ tree: 'swedish-51', step: 100 }, ['minimax']);
  assert.equal(follow()[0]?.step, 100);
  follow();
  assert.deepEqual([session.state.step, session.state.overtime], [76, 24]);
});

test('what a tree lacks for a search is said, until it lacks it no more', () => {
  const { session, comparison, follow, act } = compared({ tree: TREE }, ['one-ply', 'minimax']);
  assert.deepEqual(
    follow().map((each) => each === null),
    [true, false],
  );
  assert.equal(comparison.panes[0].error?.kind, 'needs-static-values');
  assert.equal(session.state.maxOvertime, 4, 'as many as minimax has more');
  act({ type: 'replace-tree', tree: '[3, 12, 8]' });
  const [pane] = comparison.panes;
  assert.equal(pane.search?.overview.algorithm, 'one-ply');
  act({ type: 'undo' });
  assert.equal(comparison.panes[0].error?.kind, 'needs-static-values');
});

test('what is chosen in a pane stays in it, and what cannot be leaves it as it was', () => {
  const { comparison, follow, act, session } = compared({ tree: TREE }, ['minimax']);
  follow();
  const [pane] = comparison.panes;
  /** @type {Compared[]} */
  const chosen = [];
  const choose = (/** @type {Action} */ action) => pane.choose(action, (each) => chosen.push(each));
  assert.equal(choose({ type: 'algorithm', algorithm: 'negascout' }), null);
  assert.equal(pane.search?.overview.algorithm, 'negascout');
  assert.deepEqual(chosen, [{ algorithm: 'negascout', options: {} }]);
  const { search } = pane;
  act({ type: 'compare', compare: planOf('negascout') });
  assert.equal(pane.search, search, 'it is not searched twice');
  const refused = choose({ type: 'algorithm', algorithm: 'one-ply' });
  assert.ok(refused !== null && 'kind' in refused && refused.kind === 'needs-static-values');
  assert.equal(pane.search, search);
  assert.equal(chosen.length, 1);
  assert.equal(choose({ type: 'option', name: 'fail', value: 'hard', isDefault: false }), null);
  assert.deepEqual(chosen[1], { algorithm: 'negascout', options: { fail: 'hard' } });
  assert.equal(session.state.algorithm, 'alpha-beta');
});

test('a search that there is not, or a switch of one, is said in its pane', () => {
  for (const [pane, kind] of /** @type {const} */ ([
    ['alphabeta', 'unknown-algorithm'],
    ['minimax,nonsense=1', 'unknown-switch'],
    ['pvs,cut=?', 'wrong-switch-value'],
  ])) {
    const { comparison, follow } = compared({ tree: TREE }, [pane, 'minimax']);
    assert.equal(follow()[0], null);
    assert.equal(comparison.panes[0].error?.kind, kind);
    assert.deepEqual(comparison.panes[0].choice.options, {});
    assert.equal(comparison.panes[1].error, null);
  }
});

test('who moves at the root is the same in all', () => {
  const { session, follow, act } = compared({ tree: TREE, options: { root: 'min' } }, [
    'minimax',
    'sss-star,root=max',
  ]);
  const moving = (/** @type {ReturnType<typeof follow>} */ members) =>
    members.map((each) => each?.search.nodes.max[0]);
  assert.deepEqual(moving(follow()), [0, 0]);
  assert.deepEqual(
    moving(act({ type: 'option', name: 'root', value: 'max', isDefault: true })),
    [1, 1],
  );
  assert.equal(session.search?.nodes.max[0], 1);
});

test('what is at its default is not said to be changed', () => {
  const { comparison, follow } = compared({ tree: TREE }, ['alpha-beta,fail=soft,cut=gt']);
  follow();
  assert.deepEqual(comparison.panes[0].choice.options, { cut: 'gt' });
});

test('what is folded is folded in all', () => {
  const { follow, act } = compared({ tree: 'swedish-51' }, ['minimax', 'sss-star']);
  follow();
  const folded = act({ type: 'fold', node: 25 });
  assert.deepEqual(
    folded.map((each) => each?.search.folding.isSymbol(25)),
    [true, true],
  );
  const open = act({ type: 'unfold', node: 25 });
  assert.ok(open.every((each) => each?.search.folding.count === 0));
});

test('a pane that is closed leaves the others as they were', () => {
  const { comparison, follow, act } = compared({ tree: TREE }, ['minimax', 'sss-star', 'mtd-f']);
  follow();
  const [, second, third] = comparison.panes;
  comparison.close(0);
  act({ type: 'compare', compare: planOf('sss-star;mtd-f') });
  assert.deepEqual(comparison.panes, [second, third]);
  assert.equal(second.search?.overview.algorithm, 'sss-star');
});

test('the counters are those of each search, and all agree on the value', () => {
  const { session, follow } = compared({ tree: 'swedish-51', step: 40 }, ['minimax', 'sss-star']);
  const [minimax, sss] = follow();
  assert.ok(minimax !== null && sss !== null && session.search);
  const rows = session.search.lists.results({});
  for (const member of [minimax, sss]) {
    const row = rows.find(({ algorithm }) => algorithm === member.search.overview.algorithm);
    assert.ok(row?.error === null);
    for (const name of ROWS.filter((each) => each !== 'steps')) {
      /** @type {number | null} */
      const right = /cutoffs/i.test(name) && row.bestFirst ? null : row.counts[name];
      assert.equal(figure(member, name, true), right);
    }
    assert.equal(bestMove(member), row.best);
    assert.equal(member.search.overview.value, row.value);
    assert.equal(figure(member, 'steps', false), 40);
    assert.equal(figure(member, 'entered', false), member.search.moment(40).counts.entered);
  }
});

test('a further pane begins with what is not on show yet', () => {
  assert.equal(suggestion(['minimax', 'alpha-beta']), 'negascout');
  assert.equal(suggestion(['alpha-beta']), 'minimax');
});

test('opening and closing again and again takes no more memory', () => {
  const run = () => {
    const { session, comparison, follow } = compared(
      { tree: 'random(branching=4, depth=6, seed=1)' },
      ['minimax', 'sss-star', 'mtd-f'],
    );
    follow();
    comparison.end();
    session.putAway();
  };
  run();
  run();
  const before = memorySize();
  for (let time = 0; time < 30; time += 1) run();
  assert.equal(memorySize(), before);
});
