import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../www/src/session/address.js';
import { waysToChoose } from '../../www/src/session/choices.js';
import { refusal } from '../../www/src/session/outcome.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, memorySize, preset } from './support/core.js';
import { random } from './support/random.js';
import { randomOptions } from './support/trees.js';

/** @import { State } from '../../www/src/session/state.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

function startSession(/** @type {Wanted} */ wanted = {}) {
  /** @type {[State, State][]} */
  const changes = [];
  const session = new Session(catalogue, (before, after) => changes.push([before, after]));
  assert.equal(session.display(wanted), null);
  return { session, changes };
}

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
  for (let round = 0; round < 600; round += 1) {
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

test('switches at their default are not kept', () => {
  const { session } = startSession({
    options: { cut: 'ge', fail: 'hard', root: 'max', depth: '' },
  });
  assert.deepEqual(session.state.options, { fail: 'hard' });
});

test('what is seen at a step is the search’s, after any walk through steps and trees', () => {
  const { session } = startSession({ tree: '[[3, 12], [2, 4]]' });
  const { int, pick } = random(8);
  for (let round = 0; round < 400; round += 1) {
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

test('the same switches again are no other search', () => {
  const { session } = startSession({ tree: '[[3, 12], 8]', options: { cut: 'gt' } });
  const { search } = session;
  session.dispatch({ type: 'option', name: 'cut', value: 'gt', isDefault: false });
  assert.equal(session.search, search);
});

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
