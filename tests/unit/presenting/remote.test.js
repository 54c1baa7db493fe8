/** The report of a search to the presenter view, and the commands from there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFromPage } from '../../../www/src/features/presenting/channel.js';
import { digest, Remote } from '../../../www/src/features/presenting/remote.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import { ALGORITHMS } from '../support/core.js';
import { model } from '../support/render.js';

/** @import { Model } from '../../../www/src/panels/model.js' */
/** @import { Action } from '../../../www/src/session/actions.js' */

const view = /** @type {any} */ ({ theme: 'dark' });

/** A model in presenter mode, or on the desk. @param {Model} shown @param {Partial<Model['state']>} [part] @returns {Model} */
const inHall = (shown, part = { presenting: true }) => ({
  ...shown,
  state: { ...shown.state, ...part },
});

/** @param {Model} shown */
const reportOf = (shown) => {
  const { report } = new Remote(view, () => inHall(shown));
  assert.ok(report !== null);
  return report;
};

/** A model at another step. @param {Model} shown @param {number} step @returns {Model} */
const at = (shown, step) => ({
  ...shown,
  state: { ...shown.state, step },
  moment: shown.search.moment(step),
});

test('what comes next is what is said once it has come, in every search', () => {
  for (const algorithm of ALGORITHMS) {
    const tree = algorithm === 'iterative-deepening' ? 'deepening' : 'swedish-51';
    const first = model({ tree, algorithm: algorithm === 'one-ply' ? 'minimax' : algorithm });
    const { steps } = first.search.overview;
    for (let step = 0; step < steps; step += 1) {
      const { next } = reportOf(at(first, step));
      assert.deepEqual(next, reportOf(at(first, step + 1)).now, `${algorithm}, step ${step}`);
      assert.notEqual(next.text, '');
    }
    assert.equal(reportOf(at(first, steps)).next.text, '');
  }
});

test('beyond the last step that an author shows, nothing comes next', () => {
  const bounded = { tree: 'swedish-51', to: 'cutoff:1' };
  const last = model(bounded).state.last ?? 0;
  assert.notEqual(reportOf(model({ ...bounded, step: last - 1 })).next.text, '');
  assert.equal(reportOf(model({ ...bounded, step: last })).next.text, '');
});

test('of a search that the hall does not see nothing is told: behind a text, or the chart of growth', () => {
  const shown = model({ tree: 'swedish-51', step: 31 });
  for (const seen of [{ hidden: /** @type {const} */ ('tree') }, { growth: PRESETS.deeper }]) {
    const part = { presenting: true, ...seen };
    const { report } = new Remote(view, () => inHall(shown, part));
    assert.deepEqual([report?.now.text, report?.next.text], ['', '']);
    for (const each of ['play', 'next-cutoff', 'first', 'last', 'predict', 'forward'])
      assert.ok(report?.idle.includes(each), each);
    const { report: desk } = new Remote(view, () => inHall(shown, { ...part, presenting: false }));
    assert.notEqual(desk?.now.text, '');
  }
});

test('over a folded subtree, the next step is the one that is stood on', () => {
  const viewModel = model({ tree: 'swedish-51' }, [{ type: 'fold', node: 2 }]);
  const { search } = viewModel;
  const steps = [...Array(search.overview.steps).keys()];
  const before = steps.find((step) => search.stepping.over(step, true) > step + 1);
  assert.ok(before !== undefined);
  const behind = search.stepping.over(before, true);
  assert.deepEqual(reportOf(at(viewModel, before)).next, reportOf(at(viewModel, behind)).now);
});

test('a report is one that the other window hears', () => {
  const report = reportOf(model({ tree: 'swedish-51', step: 31 }));
  const clock = { passed: 0, slide: 0, since: 0, minutes: 0 };
  const state = { ...report, lecture: null, clock, lang: 'en' };
  const data = structuredClone({ plyscope: 1, from: 'page', type: 'state', state });
  assert.deepEqual(readFromPage(data), { type: 'state', state });
  assert.deepEqual(
    [state.step, state.steps, state.cutBefore, state.cutAfter, state.theme],
    [31, 76, false, true, 'dark'],
  );
  assert.equal(new Remote(view, () => null).report, null);
});

test('the presenter view is told what cannot be done now: as the bar of the page says it', () => {
  const tree = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';
  const idle = (/** @type {Model} */ shown) => reportOf(shown).idle;
  assert.deepEqual(idle(model({ tree, step: 0 })), ['first', 'previous-cutoff', 'back']);
  assert.deepEqual(idle(model({ tree, step: 37 })), ['forward', 'next-cutoff', 'last']);
  const bounded = { tree, from: 'cutoff:1', to: 'cutoff:2' };
  assert.deepEqual(idle(model({ ...bounded, step: 20 })), ['first', 'previous-cutoff', 'back']);
  assert.deepEqual(idle(model({ ...bounded, step: 35 })), ['forward', 'next-cutoff', 'last']);
  const unseen = new Remote(view, () => model({ tree, step: 5 }));
  assert.deepEqual(unseen.report?.idle, [
    'previous-cutoff',
    'black',
    'blank',
    'blank-cuts',
    'edit-in-hall',
  ]);
});

test('notes belong to a tree: a preset by its name, any other by its text', () => {
  assert.equal(reportOf(model({ tree: 'swedish-51' })).about, 'swedish-51');
  const [one, other] = ['[[3, 12], 4]', '[[3, 12], 5]'].map((tree) => reportOf(model({ tree })));
  assert.notEqual(one.about, other.about);
  assert.equal(one.about, reportOf(model({ tree: '[ [3,12],4 ]' })).about);
  assert.equal(one.shape, other.shape, 'its leaves do not matter to its shape');
  assert.notEqual(one.shape, reportOf(model({ tree: '[3, [12, 4]]' })).shape);
  assert.deepEqual([one.own, reportOf(model({ tree: 'swedish-51' })).own], [true, false]);
  assert.equal(digest('a'), '1-e40c292c', 'FNV-1a of one letter, as published');
});

test('each control does what it is called', () => {
  /** @type {Action[]} */
  const done = [];
  let shown = {
    ...inHall(model({ tree: 'swedish-51', step: 45 })),
    dispatch: (/** @type {any} */ action) => {
      done.push(action);
      return null;
    },
  };
  const remote = new Remote(view, () => shown);
  for (const doing of /** @type {const} */ ([
    ...['first', 'previous-cutoff', 'back', 'forward', 'next-cutoff', 'last', 'play'],
  ]))
    remote.perform(doing);
  remote.perform('speed', 4);
  remote.perform('speed', 5);
  const steps = done.flatMap((action) => (action.type === 'go' ? [action.step] : []));
  assert.deepEqual(steps, [0, 41, 44, 46, 51, 76]);
  assert.deepEqual(done.slice(6), [
    { type: 'play', from: 45 },
    { type: 'speed', speed: 4 },
  ]);
  const hall = (/** @type {Partial<Model['state']>} */ part) => {
    shown = { ...shown, state: { ...shown.state, ...part } };
  };
  /** @param {Parameters<Remote['perform']>} doing */
  const doneBy = (...doing) => {
    const before = done.length;
    remote.perform(...doing);
    return done.splice(before);
  };
  assert.deepEqual(doneBy('blank'), [{ type: 'hall', hidden: 'values' }]);
  assert.deepEqual(doneBy('blank-cuts'), [{ type: 'hall', hidden: 'cutoffs' }]);
  hall({ hidden: 'cutoffs' });
  assert.deepEqual(doneBy('blank'), [{ type: 'hall', hidden: 'none' }]);
  assert.deepEqual(doneBy('blank-cuts'), [{ type: 'hall', hidden: 'none' }]);
  assert.deepEqual(doneBy('black'), [{ type: 'hall', black: true }]);
  hall({ black: true });
  // Whatever comes next shows again what was there.
  for (const doing of /** @type {const} */ (['black', 'forward', 'back', 'last', 'blank', 'play']))
    assert.deepEqual(doneBy(doing), [{ type: 'hall', black: false }], doing);
  assert.deepEqual(reportOf(shown).idle, [], 'so each can be done');
  assert.equal(reportOf(shown).black, true);
  hall({ black: false });
  hall({ hidden: 'none', presenting: false });
  assert.deepEqual(doneBy('blank'), [], 'there is nobody to hide anything from');
  assert.deepEqual(doneBy('present'), [{ type: 'hall', presenting: true }]);
  assert.deepEqual(doneBy('beside', 'decision'), [{ type: 'hall', beside: 'decision' }]);
  remote.perform('predict');
  remote.perform('choose-algorithm', 'minimax');
  remote.perform('choose-algorithm', 'bogosort');
  remote.perform('choose-tree', 'deep-cutoff');
  remote.perform('choose-tree', 'no-such-tree');
  const chosen = done
    .slice(8)
    .map((action) => [action.type, 'algorithm' in action ? action.algorithm : null]);
  assert.deepEqual(chosen.slice(1), [
    ['algorithm', 'minimax'],
    ['choose', 'alpha-beta'],
  ]);
  assert.equal(chosen[0][0], 'predict');
});
