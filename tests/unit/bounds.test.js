// An author bounds what is stepped through by two moments: nothing leads out from between them, and they follow every edit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback } from '../../www/src/element/playback.js';
import { actionOf, toStop } from '../../www/src/input/commands.js';
import { commandOf } from '../../www/src/input/keys.js';
import { keysOf, withKey } from '../../www/src/input/shortcuts.js';
import { outline } from '../../www/src/panels/outline.js';
import { transport } from '../../www/src/panels/transport.js';
import { stepOfMoment } from '../../www/src/session/moment.js';
import { refusal } from '../../www/src/session/outcome.js';
import { Session } from '../../www/src/session/session.js';
import { over, placeIn, playFrom } from '../../www/src/session/steps.js';
import { ALGORITHMS, catalogue, memorySize } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { model, render } from './support/render.js';
import { randomTree, write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Action } from '../../www/src/session/actions.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

globalThis.HTMLElement ??= /** @type {any} */ (class {});

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Wanted} wanted */
function started(wanted) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display(wanted), null);
  const search = () => /** @type {Search} */ (session.search);
  return { session, search };
}

/** @param {string} key */
const press = (key) =>
  /** @type {any} */ ({ key, composedPath: () => [null], shiftKey: key.endsWith('!') });

/** @param {KeyboardEvent} event @param {Session['state']} state @param {Search} search */
function actionOfKey(event, state, search) {
  const id = commandOf(event, 'view');
  return id === null ? null : actionOf(id, { state, search });
}

test('whatever asks for a step, it lies between the bounds, in all searches of random trees', () => {
  const { int, pick } = random(15);
  for (let round = 0; round < times(60); round += 1) {
    const tree = write(randomTree(random(round), 24));
    const { session, search } = started({ tree, algorithm: pick(ALGORITHMS) });
    const { steps } = session;
    const [first, last] = [int(0, steps), int(0, steps)].sort((one, other) => one - other);
    assert.equal(
      refusal(session.dispatch({ type: 'bound', bounds: { from: first, to: last } })),
      null,
    );
    assert.deepEqual([session.state.first, session.state.last], [first, last]);
    for (const step of [-1, 0, first, last, last + 1, steps, 1e9]) {
      session.go(step);
      assert.equal(session.state.step, Math.max(first, Math.min(last, Math.max(0, step))));
    }
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', '[', ']']) {
      session.go(int(first, last));
      const action = actionOfKey(press(key), session.state, search());
      if (action === null) continue;
      const to = 'step' in action ? Number(action.step) : first;
      assert.ok(to >= first && to <= last, `${key} leads to ${to}`);
    }
    for (const kind of /** @type {const} */ (['leaf', 'improvement', 'cutoff']))
      for (const forward of [true, false]) {
        const to = toStop(kind, forward, session.state, search());
        assert.ok(to === null || (to >= first && to <= last), `${kind} leads to ${to}`);
      }
    session.go(last);
    assert.equal(over(session.state, search(), true), last);
    assert.equal(playFrom(session.state, steps), first);
    session.go(first);
    assert.equal(over(session.state, search(), false), first);
    search().free();
  }
});

test('keys lead to the bounds themselves, and no farther', () => {
  const { session, search } = started({ tree: TEXTBOOK, from: 'cutoff:1', to: 'cutoff:2' });
  const { first, last } = session.state;
  assert.deepEqual([first, last], [20, 35]);
  for (const [key, shiftKey, from, to] of /** @type {const} */ ([
    ['End', false, 25, 35],
    ['Home', false, 25, 20],
    ['ArrowRight', false, 34, 35],
    ['ArrowLeft', false, 21, 20],
    ['ArrowRight', true, 25, 35],
    ['ArrowLeft', true, 25, 20],
    ['ArrowRight', false, 35, 35],
    ['ArrowLeft', false, 20, 20],
  ])) {
    session.go(from);
    const action = actionOfKey({ ...press(key), shiftKey }, session.state, search());
    assert.deepEqual(action, { type: 'go', step: to }, `${key} at ${from}`);
  }
  search().free();
});

test('bounds are moments: an edit that moves them moves the bar along, one that takes one away opens that side', () => {
  const bounds = { from: 'visit:F', to: 'cutoff:2' };
  const { session, search } = started({ tree: TEXTBOOK, ...bounds });
  const at = (/** @type {string} */ moment) => stepOfMoment(moment, search(), 'names');
  assert.deepEqual([session.state.first, session.state.last], [at('visit:F'), at('cutoff:2')]);
  session.go(0);
  assert.equal(session.state.step, at('visit:F'));
  const before = session.state.first;
  const change = (/** @type {number} */ node, /** @type {string} */ value) =>
    session.dispatch({ type: 'edit-tree', edit: { value: { node, value } } });
  assert.equal(
    session.dispatch({ type: 'edit-tree', edit: { 'add-child': { node: 1, value: '7' } } }),
    null,
  );
  assert.notEqual(session.state.first, before);
  assert.deepEqual([session.state.first, session.state.last], [at('visit:F'), at('cutoff:2')]);
  session.dispatch({ type: 'labels', labels: 'numbers' });
  // Nothing is cut any more below the last child: there is one cutoff less.
  for (const node of [11, 12, 13]) change(node, '20');
  assert.equal(at('cutoff:2'), null);
  assert.deepEqual([session.state.first, session.state.last], [at('visit:F'), null]);
  for (const node of [11, 12, 13]) change(node, '1');
  assert.deepEqual([session.state.first, session.state.last], [at('visit:F'), at('cutoff:2')]);
  assert.deepEqual(session.state.bounds, bounds);
});

test('what an author bounds wrongly is named, and nothing changes', () => {
  const { session } = started({ tree: TEXTBOOK, from: 'cutoff:1' });
  const { state } = session;
  const bound = (/** @type {string | number} */ from, /** @type {string | number} */ to) =>
    refusal(session.dispatch({ type: 'bound', bounds: { from, to } }));
  assert.deepEqual(bound('cutoff:7', ''), { kind: 'no-moment', value: 'cutoff:7' });
  assert.deepEqual(bound('', 'visit:Q'), { kind: 'no-moment', value: 'visit:Q' });
  const reversed = { kind: 'bounds-reversed', name: 'cutoff:2', value: 'cutoff:1' };
  assert.deepEqual(bound('cutoff:2', 'cutoff:1'), reversed);
  assert.deepEqual(bound(9, 3), { kind: 'bounds-reversed', name: '9', value: '3' });
  assert.equal(session.state, state);
  assert.deepEqual(
    refusal(session.display({ tree: TEXTBOOK, from: 9, to: 3 }))?.kind,
    reversed.kind,
  );
  assert.equal(session.state, state);
  assert.equal(bound(30, 1e9), null);
  assert.equal(session.state.last, session.steps, 'a number beyond the end is the end');
});

test('the slider lies between the bounds, and its count is that of the whole search', () => {
  const shown = model({ tree: TEXTBOOK, from: 'cutoff:1', to: 'cutoff:2' });
  const html = render(transport(shown));
  assert.match(html, /min=20 max=35/);
  assert.match(html, /step 20 of 37/);
  assert.match(html, /Steps 20 to 35/);
  const [left, middle, right] = [20, 25, 35].map((at) => placeIn(shown.state, 35, at));
  assert.deepEqual([left, Math.round(middle), right], [0, 33, 100]);
  assert.doesNotMatch(render(transport(model({ tree: TEXTBOOK }))), /can be seen here/);
});

test('a view that takes no keys, or no edits, names none', () => {
  const shown = (/** @type {'all' | 'none'} */ keys) =>
    model({ tree: TEXTBOOK }, [{ type: 'arrange', keys, editable: keys === 'all' }]);
  const outlined = (/** @type {'all' | 'none'} */ keys) =>
    render(outline(shown(keys), { keys: () => {} })).match(/<p id="tree-keys".*?<\/p>/)?.[0] ?? '';
  assert.match(outlined('all'), /Enter or a number.* F folds/);
  assert.doesNotMatch(outlined('none'), /Enter|F folds/);
  const silent = (/** @type {string} */ id) => (id === 'key-cap' ? '' : id);
  assert.deepEqual(keysOf('previous-cutoff', silent), { cap: '', aria: '' });
  assert.equal(withKey('Undo', keysOf('undo', silent)), 'Undo');
});

test('playing ends at the last bound, or goes on from the first where it loops', () => {
  /** @type {((time: number) => void)[]} */
  const frames = [];
  const [request, cancel] = [globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame];
  globalThis.requestAnimationFrame = (/** @type {any} */ tick) => frames.push(tick);
  globalThis.cancelAnimationFrame = () => {};
  try {
    const { session } = started({ tree: TEXTBOOK, from: 20, to: 22 });
    const played = (/** @type {number} */ seconds) => {
      const playback = new Playback(session);
      let time = performance.now();
      session.dispatch({ type: 'play', from: playFrom(session.state, session.steps) });
      playback.follow();
      const seen = [session.state.step];
      for (let frame = 0; frame < seconds * 8 && session.state.playing; frame += 1) {
        time += 125;
        frames.pop()?.(time);
        if (session.state.step !== seen.at(-1)) seen.push(session.state.step);
      }
      playback.stop();
      return seen;
    };
    session.dispatch({ type: 'speed', speed: 1 });
    assert.deepEqual(played(20), [20, 21, 22]);
    assert.equal(session.state.playing, false);
    session.dispatch({ type: 'arrange', loops: true });
    assert.deepEqual(played(7.5).slice(0, 7), [20, 21, 22, 20, 21, 22, 20]);
    assert.equal(session.state.playing, true);
    // A breakpoint holds it up at each turn.
    session.dispatch({ type: 'pause' });
    session.dispatch({ type: 'break', node: 9 });
    assert.deepEqual(played(20).at(-1), 22);
  } finally {
    [globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame] = [request, cancel];
  }
});

test('where the tree cannot be edited, no action edits it', () => {
  const { session } = started({ tree: TEXTBOOK });
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 2, value: '5' } } });
  session.dispatch({ type: 'arrange', editable: false });
  const { tree } = session.state;
  for (const action of /** @type {Action[]} */ ([
    { type: 'edit-tree', edit: { value: { node: 2, value: '6' } } },
    { type: 'edit-tree', edit: { delete: { nodes: [2] } }, isTrial: true },
    { type: 'replace-tree', tree: '[1, 2]' },
    { type: 'edit', node: 2, text: '1' },
    { type: 'undo' },
    { type: 'swap-players' },
  ])) {
    session.dispatch(action);
    assert.equal(session.state.tree, tree);
    assert.equal(session.state.editing, null);
  }
  session.dispatch({ type: 'arrange', editable: true });
  session.dispatch({ type: 'undo' });
  assert.notEqual(session.state.tree, tree);
});

test('searches that have no such moment leave no memory behind', () => {
  const { session } = started({ tree: TEXTBOOK });
  const once = () => {
    const tree = 'random(branching=4, depth=5, seed=3)';
    for (const wrong of [{ step: 'cutoff:9999' }, { from: 'cutoff:9999' }, { from: 9, to: 3 }])
      assert.notEqual(session.display({ tree, ...wrong }), null);
  };
  for (let round = 0; round < 10; round += 1) once();
  const before = memorySize();
  for (let round = 0; round < 100; round += 1) once();
  assert.equal(memorySize(), before);
});

test('the bounds of an author’s tree are none of a tree that a reader chooses', () => {
  const { session, search } = started({ tree: TEXTBOOK, from: 'visit:F', to: 'cutoff:2' });
  assert.equal(refusal(session.dispatch({ type: 'choose', tree: '[1, 2]' })), null);
  assert.equal(session.state.tree, '[1, 2]');
  assert.deepEqual([session.state.first, session.state.last], [0, null]);
  assert.deepEqual([session.link.from, session.link.to], ['', '']);
  search().free();
});
