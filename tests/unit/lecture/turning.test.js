// The keys that step turn to another slide of a lecture where the one on show begins or ends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingAfter } from '../../../www/src/features/predicting/coming.js';
import { actionOf, IDS, isPossible } from '../../../www/src/input/commands.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import { asking, kindsNamed, namesOf } from '../../../www/src/session/predicting/toggling.js';
import { Session } from '../../../www/src/session/session.js';
import { catalogue } from '../support/core.js';
import { times } from '../support/effort.js';
import { randomExhibit } from '../support/exhibits.js';
import { random } from '../support/random.js';

/** @import { SlideShown } from '../../../www/src/session/hall.js' */

/** Between two others. @type {SlideShown} */
const SLIDE = { first: 3, isFirst: false, isLast: false, asks: 0 };

/** @param {number} step @param {object} [hall] */
function given(step, hall = {}) {
  const session = new Session(catalogue, () => {});
  session.display({ tree: '[[3, 12, 8], [2, 4, 6]]', algorithm: 'alpha-beta', step });
  session.dispatch({ type: 'hall', presenting: true, slide: SLIDE, ...hall });
  return session;
}

/** @param {Session} session @param {'step-forward' | 'step-back'} id */
function press(session, id) {
  const { state, search } = session;
  assert.ok(search);
  const action = actionOf(id, { state, search });
  assert.ok(action);
  assert.ok(isPossible(id, { state, search }) || JSON.stringify(action).includes('"go"'));
  session.dispatch(action);
  const { slide, step } = session.state;
  return { asks: slide?.asks ?? 0, step };
}

test('playing halts where the slide that a hall sees ends, unless somebody has gone on from there', () => {
  const session = given(4, { until: 6 });
  assert.equal(session.halt(4), 6);
  assert.equal(session.halt(6), null);
  assert.equal(given(4, { until: 6, presenting: false }).halt(4), null);
  assert.equal(given(4, { until: 6, slide: null }).halt(4), null);
});

test('a slide ends at its step, at its moment, or with the search', () => {
  assert.deepEqual(press(given(4, { until: 4 }), 'step-forward'), { asks: 1, step: 4 });
  assert.deepEqual(press(given(4, { until: 6 }), 'step-forward'), { asks: 0, step: 5 });
  const cut = given(4, { until: 'cutoff:1' });
  const seen = [];
  while (cut.state.slide?.asks === 0) seen.push(press(cut, 'step-forward'));
  assert.equal(cut.present(/** @type {any} */ (cut.search)).moment.fact.kind, 'cutoff');
  const all = given(4);
  while (all.state.slide?.asks === 0) press(all, 'step-forward');
  assert.equal(all.state.step, all.steps);
  // Beyond its end, wherever somebody has gone from there.
  assert.deepEqual(press(given(9, { until: 4 }), 'step-forward'), { asks: 1, step: 9 });
});

test('what a slide hides is shown where it ends, before the next comes, and on the last slide too', () => {
  for (const hidden of /** @type {const} */ (['values', 'cutoffs']))
    for (const isLast of [false, true]) {
      const session = given(4, { until: 5, hidden, slide: { ...SLIDE, isLast } });
      assert.deepEqual(press(session, 'step-forward'), { asks: 0, step: 5 });
      assert.equal(session.state.hidden, hidden);
      assert.deepEqual(press(session, 'step-forward'), { asks: 0, step: 5 });
      assert.equal(session.state.hidden, 'none');
      assert.equal(press(session, 'step-forward').asks, isLast ? 0 : 1);
    }
  // Back leads away from it as it is.
  const session = given(3, { hidden: 'values' });
  assert.equal(press(session, 'step-back').asks, -1);
  assert.equal(session.state.hidden, 'values');
});

test('a tree that is changed before a hall may move the step to before the slide: back leads there again', () => {
  const session = given(6, { slide: { ...SLIDE, first: 6 }, unlocked: true });
  session.dispatch({ type: 'go', step: 5 });
  assert.deepEqual(press(session, 'step-forward'), { asks: 0, step: 6 });
  assert.deepEqual(press(session, 'step-back'), { asks: 0, step: 5 });
  assert.deepEqual(press(session, 'step-back'), { asks: -1, step: 5 });
});

test('behind a text, or the chart of growth, no key goes through the search that is there', () => {
  const only = { ...SLIDE, isFirst: true, isLast: true };
  for (const seen of [{ hidden: 'tree' }, { growth: PRESETS.deeper }]) {
    const session = given(4, { slide: only });
    if (seen.growth) session.dispatch({ type: 'growth', growth: seen.growth });
    else session.dispatch({ type: 'hall', hidden: 'tree' });
    for (const id of IDS) {
      const { state, search } = session;
      assert.ok(search);
      if (['leave', 'undo', 'redo'].includes(id)) continue;
      const action = actionOf(id, { state, search });
      if (action !== null) session.dispatch(action);
      const { step, playing, predicting } = session.state;
      assert.deepEqual([step, playing, predicting], [4, false, null], id);
      if (session.state.black) session.dispatch({ type: 'hall', black: false });
    }
    assert.ok(!isPossible('play', /** @type {any} */ (session)));
    assert.ok(!isPossible('predict', /** @type {any} */ (session)));
  }
});

test('backwards it turns where the slide begins', () => {
  assert.deepEqual(press(given(4), 'step-back'), { asks: 0, step: 3 });
  assert.deepEqual(press(given(3), 'step-back'), { asks: -1, step: 3 });
});

test('before the first, after the last, and on the desk, nothing turns', () => {
  const first = { slide: { ...SLIDE, isFirst: true } };
  assert.deepEqual(press(given(3, first), 'step-back'), { asks: 0, step: 2 });
  const last = given(0, { slide: { ...SLIDE, isLast: true }, until: 0 });
  assert.deepEqual(press(last, 'step-forward'), { asks: 0, step: 1 });
  assert.deepEqual(press(given(4, { until: 4, presenting: false }), 'step-forward').asks, 0);
  assert.deepEqual(press(given(4, { until: 4, slide: null }), 'step-forward').asks, 0);
});

test('behind the chart of growth, and behind a text, nothing is stepped through', () => {
  const only = { slide: { ...SLIDE, isFirst: true, isLast: true } };
  for (const covering of /** @type {const} */ ([
    { type: 'hall', hidden: 'tree' },
    { type: 'growth', growth: PRESETS.deeper },
  ])) {
    const session = given(3, only);
    session.dispatch(covering);
    for (const id of /** @type {const} */ (['step-forward', 'step-back', 'last-step', 'play'])) {
      const { state, search } = session;
      assert.ok(search);
      assert.equal(isPossible(id, { state, search }), false, id);
      const action = actionOf(id, { state, search });
      if (action !== null) session.dispatch(action);
      assert.deepEqual([session.state.step, session.state.playing], [3, false], id);
    }
  }
});

/** The kinds of question that the key asks in a hall. @param {Session} session */
function askedIn(session) {
  const { state, search } = session;
  assert.ok(search);
  session.dispatch(/** @type {any} */ (actionOf('predict', { state, search })));
  return session.state.predicting?.kinds;
}

test('a hall is asked what its slide asks, else of cutoffs and what they skip, if there can be any', () => {
  assert.deepEqual(askedIn(given(0)), ['cut', 'skipped']);
  assert.deepEqual(askedIn(given(0, { slide: { ...SLIDE, kinds: 'window' } })), ['window']);
  assert.deepEqual(askedIn(given(0, { slide: null })), ['cut', 'skipped']);
  const minimax = given(0);
  minimax.dispatch({ type: 'algorithm', algorithm: 'minimax' });
  assert.equal(askedIn(minimax), undefined);
  assert.ok(minimax.state.predicting?.open);
});

test('another slide asks its own questions, from where it begins', () => {
  const session = given(0);
  const { search } = session;
  assert.ok(search);
  for (const [step, text] of /** @type {const} */ ([
    [0, 'window'],
    [4, 'cut,skipped'],
  ])) {
    session.dispatch({ type: 'go', step });
    const action = asking(session.state, search, kindsNamed(text));
    assert.ok(action);
    session.dispatch(action);
    const { kinds, open } = session.state.predicting ?? {};
    assert.equal(namesOf(kinds), text);
    assert.ok(open && open.step >= step && text.includes(open.kind));
  }
  session.dispatch(/** @type {any} */ (asking(session.state, search, [])));
  assert.equal(session.state.predicting, null);
  assert.equal(asking(session.state, search, []), null);
});

test('in a hall the key that goes on shows the answer, then what comes after it', () => {
  const session = given(0);
  const { state, search } = session;
  assert.ok(search);
  session.dispatch(/** @type {any} */ (actionOf('predict', { state, search })));
  assert.equal(session.state.predicting?.stage, 'asking');
  for (let pressed = 0; session.state.slide?.asks === 0; pressed += 1) {
    assert.ok(pressed < 200, 'it comes to an end');
    press(session, 'step-forward');
  }
  assert.ok((session.state.predicting?.answers ?? []).length > 3);
});

test('after a verdict a slide says what comes: a question of its own, a step, or the next slide', () => {
  const coming = (/** @type {Session} */ session) =>
    comingAfter(session.state, /** @type {any} */ (session.search));
  const ask = (/** @type {object} */ hall) => {
    const session = given(0, hall);
    const { state, search } = session;
    assert.ok(search);
    session.dispatch(/** @type {any} */ (actionOf('predict', { state, search })));
    session.dispatch({ type: 'go', step: session.state.predicting?.open?.step ?? 0 });
    press(session, 'step-forward');
    return session;
  };
  const session = ask({});
  assert.equal(coming(session), 'question');
  const { step } = session.state;
  assert.equal(coming(ask({ until: step })), 'slide');
  assert.equal(coming(ask({ until: step + 1 })), 'step');
  assert.equal(coming(ask({ until: step, slide: { ...SLIDE, isLast: true } })), 'step');
  // Without a lecture there is a score.
  assert.equal(coming(ask({ until: step, slide: null })), 'question');
  while (session.state.predicting?.open) press(session, 'step-forward');
  assert.equal(coming(session), session.state.step === session.steps ? 'slide' : 'step');
  session.dispatch({ type: 'hall', slide: null });
  assert.equal(coming(session), 'score');
});

test('from whatever slide, forward leads to the next one, and back to the one before', () => {
  for (let seed = 0; seed < times(60); seed += 1) {
    const chance = random(seed);
    const session = new Session(catalogue, () => {});
    const { until } = randomExhibit(chance, ['until']);
    session.display({ tree: '[[3, 12, 8], [2, 4, 6]]', algorithm: 'alpha-beta', until });
    const first = chance.int(0, session.steps);
    session.dispatch({ type: 'go', step: first });
    session.dispatch({ type: 'hall', presenting: true, slide: { ...SLIDE, first } });
    const way = chance.pick(/** @type {const} */ (['step-forward', 'step-back']));
    for (let pressed = 0; session.state.slide?.asks === 0; pressed += 1) {
      assert.ok(pressed <= session.steps, `seed ${seed}`);
      press(session, way);
    }
    assert.equal(session.state.slide?.asks, way === 'step-forward' ? 1 : -1);
  }
});

test('before a hall the tree is locked until that is wished, and locked again the next time', () => {
  const session = given(4);
  const before = session.state.tree;
  const change = () => session.dispatch({ type: 'edit', node: 2, text: '9', pane: 1, error: null });
  const typed = () => session.state.editing?.text ?? null;
  change();
  assert.equal(typed(), null);
  session.dispatch({ type: 'hall', unlocked: true });
  change();
  assert.equal(typed(), '9');
  session.dispatch({ type: 'hall', presenting: false });
  session.dispatch({ type: 'hall', presenting: true });
  assert.deepEqual([typed(), session.state.unlocked], [null, false]);
  assert.equal(session.state.tree, before);
});
