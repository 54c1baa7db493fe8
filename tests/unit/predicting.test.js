/** Questions to a learner: the steps at which the search halts, judging and counting answers, keys and clicks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterClick, afterKey } from '../../www/src/features/predicting/keys.js';
import { ANSWERED } from '../../www/src/features/predicting/kinds.js';
import { scene } from '../../www/src/scene/scene.js';
import * as course from '../../www/src/session/predicting/course.js';
import { marksOf } from '../../www/src/session/predicting/marks.js';
import {
  faultsOf,
  nextQuestion,
  questionKinds,
  solutionAt,
} from '../../www/src/session/predicting/questions.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';
import { times } from './support/effort.js';
import { Element_, Input } from './support/elements.js';
import { everySearch } from './support/searches.js';
import { show } from './support/show.js';

/** @import { Place } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Draft, Predicting } from '../../www/src/session/predicting/course.js' */

/** @param {Parameters<Session['display']>[0]} [wanted] */
function startPredicting(wanted = {}) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display(wanted), null);
  const search = /** @type {Search} */ (session.search);
  const predicting = course.begin(search, { stage: 'setup' }, session.state.step);
  session.dispatch({ type: 'predict', predicting, step: predicting.open?.step });
  return { session, search };
}

/** @param {Session} session @returns {Predicting} */
const now = (session) => /** @type {Predicting} */ (session.state.predicting);

/** The right answer to a question, as somebody would type it. @param {Search} search @param {Place} place @returns {Draft} */
function right(search, place) {
  const solution = solutionAt(search, place);
  assert.ok(solution !== null);
  const typed = (/** @type {number} */ units) => {
    if (Math.abs(units) === 2147483647) return units > 0 ? 'inf' : '−∞';
    return `${units / 10 ** search.overview.decimals}`.replace('.', ',');
  };
  switch (solution.kind) {
    case 'cut':
      return { one: solution.step === null ? 'no' : 'yes', other: '', nodes: solution.skipped };
    case 'window': {
      const { alpha, beta } = solution.window;
      return { one: typed(alpha), other: typed(beta), nodes: [] };
    }
    case 'returns':
      return { one: typed(solution.value), other: solution.bound ?? 'unknown', nodes: [] };
  }
}

/** @param {string} key @param {object} [on] */
const press = (key, on = new Element_()) => /** @type {any} */ ({ key, composedPath: () => [on] });

const LETTERS = { yes: 'J', no: 'N' };

test('every kind that the core asks has its rows, and no other has', () => {
  const { search } = startPredicting({ tree: 'swedish-51', algorithm: 'alpha-beta' });
  const { kinds } = questionKinds(search);
  assert.deepEqual([kinds, Object.keys(ANSWERED)], [course.KINDS, course.KINDS]);
});

test('a round of five questions ends after five, and the choice stays for the next', () => {
  const { session, search } = startPredicting({ tree: 'swedish-51' });
  let predicting = course.begin(search, { stage: 'setup', most: 5 }, 0);
  assert.equal(predicting.total, 5);
  for (let asked = 1; asked <= 5; asked += 1) {
    assert.ok(predicting.open, `question ${asked}`);
    predicting = course.answer(search, predicting, right(search, predicting.open));
  }
  assert.equal(predicting.open, null);
  assert.equal(course.goOn(predicting).stage, 'done');
  assert.equal(course.setup(predicting).most, 5);
  // There may be fewer.
  session.display({ tree: '[1, 2]', algorithm: 'minimax' });
  const few = course.begin(/** @type {Search} */ (session.search), { stage: 'setup', most: 10 }, 0);
  assert.equal(few.total, 1);
});

test('where every value is exact, a value alone is an answer', () => {
  const { session, search } = startPredicting({ tree: 'aima-two-ply', algorithm: 'minimax' });
  const answer = (/** @type {string} */ one) =>
    course.answer(search, now(session), { one, other: '', nodes: [] }).answers?.at(-1)?.faults;
  assert.deepEqual(answer('3'), []);
  assert.equal(answer('12')?.length, 1);
  assert.equal(answer('no number'), undefined);
});

test('an answer whose bound is no word for one is not read', () => {
  const { search } = startPredicting();
  const place = nextQuestion(search, ['returns'], 0);
  assert.ok(place);
  for (const other of ['', 'x', 'toString'])
    assert.equal(faultsOf(search, place, { one: '3', other, nodes: [] }), null, other);
  assert.ok(faultsOf(search, place, { one: '3', other: 'unknown', nodes: [] }));
});

test('nobody goes on beyond a question before it is answered, and everybody may go back', () => {
  const { session, search } = startPredicting();
  const { step } = /** @type {{step: number}} */ (now(session).open);
  assert.deepEqual([step, now(session).open?.kind], [0, 'window']);
  for (const to of [1, 40, search.overview.steps]) {
    session.go(to);
    assert.equal(session.state.step, 0);
  }
  const next = course.answer(search, now(session), { one: '-inf', other: '∞', nodes: [] });
  session.dispatch({ type: 'predict', predicting: next });
  assert.deepEqual([course.last(next)?.faults, now(session).open?.step], [[], 1]);
  session.go(search.overview.steps);
  assert.equal(session.state.step, 1);
  assert.equal(session.halt(0), 1);
  session.go(0);
  assert.equal(session.state.step, 0);
});

test('answered rightly, every question of every search is right, and then the search is free', () => {
  let asked = 0;
  everySearch((search, about) => {
    let predicting = course.begin(search, { stage: 'setup' }, 0);
    const { total = 0 } = predicting;
    while (predicting.open) {
      const before = predicting.open;
      predicting = course.answer(search, predicting, right(search, before));
      assert.ok(predicting.open !== before, `${about} ${JSON.stringify(before)}`);
      asked += 1;
    }
    const { answers = [] } = predicting;
    assert.deepEqual([answers.length, course.missed(predicting)], [total, []], about);
    assert.ok(answers.every(course.isRight));
    const scores = course.score(predicting);
    assert.equal(
      scores.reduce((sum, each) => sum + each.right, 0),
      total,
    );
    assert.equal(course.goOn(predicting).stage, 'done');
  });
  assert.ok(asked > times(1000), String(asked));
});

test('what cannot be read waits on, and is no answer', () => {
  const { session, search } = startPredicting();
  for (const [one, other] of [
    ['', ''],
    ['1', ''],
    ['x', '2'],
    ['NaN', '∞'],
  ]) {
    const next = course.answer(search, now(session), { one, other, nodes: [] });
    assert.equal(next.open, now(session).open);
    assert.deepEqual([next.draft?.unread, next.answers], [true, []]);
  }
});

test('where all was revealed, all comes again', () => {
  const { session, search } = startPredicting();
  let predicting = now(session);
  const { total } = predicting;
  while (predicting.open) predicting = course.answer(search, predicting, null);
  assert.equal(course.whatWasMissed(predicting), 'revealed');
  assert.equal(course.again(course.finish(predicting)).total, total);
});

test('what was mistaken or revealed is gone through again, and nothing else', () => {
  const { session, search } = startPredicting();
  let predicting = now(session);
  // Each third is wrong, and each fifth is revealed.
  for (let at = 0; predicting.open; at += 1) {
    const good = right(search, predicting.open);
    const bad = { one: good.one === 'yes' ? 'no' : '99', other: 'exact', nodes: [0] };
    const draft = at % 5 === 4 ? null : at % 3 === 2 ? bad : good;
    const faults =
      draft && faultsOf(search, predicting.open, { ...draft, one: draft.one.replace(',', '.') });
    // Somebody may come upon the right answer; and what cannot be read is none.
    predicting = course.answer(search, predicting, faults === null ? null : draft);
  }
  const wrong = course.missed(predicting).map(({ place }) => place);
  assert.ok(wrong.length > 5);
  let round = course.again(course.finish(predicting));
  assert.equal(round.total, wrong.length);
  const kinds = [];
  while (round.open) {
    kinds.push(round.open);
    round = course.answer(search, round, right(search, round.open));
  }
  assert.deepEqual(kinds, wrong);
  assert.deepEqual(course.missed(round), []);
  const revealed = course.score(predicting).reduce((sum, each) => sum + each.revealed, 0);
  const good = course.score(predicting).reduce((sum, each) => sum + each.right, 0);
  assert.ok(revealed > 0 && revealed < wrong.length);
  assert.equal(course.whatWasMissed(predicting), 'both');
  assert.equal(good + wrong.length, predicting.answers?.length);
});

test('another search is asked about anew, of the same kinds', () => {
  const { session } = startPredicting();
  const { kinds } = now(session);
  session.dispatch({ type: 'algorithm', algorithm: 'negascout' });
  assert.deepEqual(now(session), { kinds, most: undefined, stage: 'stale' });
  session.go(30);
  assert.equal(session.state.step, 30);
});

test('where a question stands, keys answer it, and elsewhere they do what they do', () => {
  const { session, search } = startPredicting({ step: 29 });
  const key = (/** @type {string} */ name, /** @type {object} */ on = new Element_()) =>
    afterKey(press(name, on), { ...session.state, predicting: now(session) }, search, LETTERS);
  const take = (/** @type {ReturnType<typeof afterKey>} */ made) => {
    assert.ok(made !== null && made !== 'field');
    const heard = made.heard && !now(session).heard;
    session.dispatch({
      type: 'predict',
      predicting: made,
      ...(heard && made.open && { step: made.open.step }),
    });
  };
  assert.deepEqual(now(session).open, { step: 29, kind: 'cut' });
  for (const name of ['y', '1', 'ArrowLeft', ' ', 'Tab']) assert.equal(key(name), null, name);
  assert.equal(key('j', new Input()), null);
  take(key('j'));
  assert.deepEqual(course.last(now(session))?.faults, []);
  assert.equal(key('j'), null);
  assert.equal(key('Enter', new Element_('button')), null);
  take(key('Enter'));
  assert.deepEqual(now(session).open, { step: 29, kind: 'skipped' });
  take(key('1'));
  assert.deepEqual(now(session).draft?.nodes, [11]);
  take(key('2'));
  assert.deepEqual(now(session).draft?.nodes, [11, 13]);
  take(key('2'));
  session.dispatch({ type: 'focus', node: 14 });
  take(key('Enter', new Element_('[role=treeitem]')));
  assert.deepEqual(now(session).draft?.nodes, [11, 13]);
  take(key('Enter'));
  assert.deepEqual(course.last(now(session))?.faults, []);
  // From here a clicker goes on step by step.
  assert.equal(key('PageDown'), null);
  take(key('Enter'));
  assert.deepEqual([now(session).open, session.state.step], [{ step: 31, kind: 'returns' }, 31]);
  for (const name of ['7', '-', ',', '.']) assert.equal(key(name), 'field');
  // In a hall a clicker's black key is no number.
  session.dispatch({ type: 'hall', presenting: true });
  assert.deepEqual([key('.'), key('.', new Input()), key('7')], [null, null, 'field']);
  session.dispatch({ type: 'hall', presenting: false });
  take(key('≥', new Input()));
  assert.equal(now(session).draft?.other, 'lower');
  take(key('r'));
  assert.equal(course.last(now(session))?.draft, null);
});

test('a click picks a child that is skipped, or takes the value that stands there', () => {
  const { session, search } = startPredicting({ step: 29 });
  const click = (/** @type {number} */ node) =>
    afterClick(node, { ...session.state, predicting: now(session) }, search, String);
  const dispatch = (/** @type {Predicting | null} */ predicting) =>
    session.dispatch({ type: 'predict', predicting });
  // Of a cut nothing is picked, and nothing else happens either.
  assert.equal(click(11), now(session));
  dispatch(course.answer(search, now(session), { one: 'yes', other: '', nodes: [] }));
  assert.equal(click(11), null);
  dispatch(course.goOn(now(session)));
  dispatch(click(12));
  assert.deepEqual(now(session).draft?.nodes, [11]);
  assert.equal(click(25), now(session));
  dispatch(course.goOn(course.answer(search, now(session), null)));
  session.go(31);
  dispatch(click(9));
  assert.equal(now(session).draft?.one, '9');
});

test('while a window is asked for, no window is drawn, and otherwise each is', () => {
  const { session, search } = startPredicting({ step: 32 });
  const windows = () => {
    const marks = marksOf(session.state, search);
    const shapes = scene(show(search, 32, { marks }));
    const written = shapes.flatMap((shape) => ('runs' in shape ? shape.runs : []));
    return written.filter(({ text }) => /^[αβ] /.test(text)).length;
  };
  // Whether there is a cut follows from the window, so that is seen.
  assert.equal(now(session).open?.kind, 'cut');
  assert.ok(windows() > 0);
  session.dispatch({ type: 'predict', predicting: course.answer(search, now(session), null) });
  assert.deepEqual(now(session).open, { step: 32, kind: 'window' });
  // Also while the verdict on what was asked first is read.
  assert.deepEqual([marksOf(session.state, search)?.node, windows()], [1, 0]);
  session.dispatch({ type: 'predict', predicting: course.goOn(now(session)) });
  assert.deepEqual([marksOf(session.state, search)?.node, windows()], [15, 0]);
  session.dispatch({ type: 'predict', predicting: null });
  assert.ok(windows() > 0);
});

test('while a returned value is asked for, the bound that its node has set is not drawn, and the ruler rests', () => {
  const { session, search } = startPredicting({ tree: 'aima-two-ply', algorithm: 'alpha-beta' });
  const begun = course.begin(search, { kinds: ['returns'], stage: 'setup' }, 0);
  session.dispatch({ type: 'predict', predicting: begun, step: begun.open?.step });
  const { step } = session.state;
  const drawn = () => {
    const shapes = scene(show(search, step, { marks: marksOf(session.state, search) }));
    return shapes.flatMap((shape) => ('runs' in shape ? shape.runs : [])).map(({ text }) => text);
  };
  assert.equal(marksOf(session.state, search)?.unvalued, true);
  assert.ok(!drawn().some((text) => /β 3/.test(text)), drawn().join());
  session.dispatch({ type: 'predict', predicting: course.answer(search, now(session), null) });
  assert.equal(marksOf(session.state, search)?.unvalued, undefined);
  assert.ok(drawn().some((text) => /β 3/.test(text)));
});

test('what can be picked is ringed, and what is picked is cut off', () => {
  const { session, search } = startPredicting({ step: 29 });
  const answered = course.answer(search, now(session), { one: 'yes', other: '', nodes: [] });
  session.dispatch({
    type: 'predict',
    predicting: course.typed(course.goOn(answered), { nodes: [13] }),
  });
  const marks = marksOf(session.state, search);
  assert.deepEqual(marks, { node: 8, left: [11, 13], picked: [13], bare: false });
  const count = (/** @type {string} */ kind, /** @type {ReturnType<typeof marksOf>} */ marks) =>
    scene(show(search, 29, { marks })).filter((shape) => shape.kind === kind).length;
  assert.equal(count('circle', marks) - count('circle', null), 3);
  assert.equal(count('strokes', marks) - count('strokes', null), 1);
});
