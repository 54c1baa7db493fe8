/** Exercises: attempts, the score, and what is kept of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf } from '../../www/src/input/commands.js';
import { commandOf } from '../../www/src/input/keys.js';
import { settingsOf } from '../../www/src/session/authored.js';
import * as course from '../../www/src/session/predicting/course.js';
import {
  beginExercise,
  differsIn,
  keep,
  resume,
  scoreOf,
} from '../../www/src/session/predicting/exercise.js';
import { solutionAt } from '../../www/src/session/predicting/questions.js';
import {
  isAnotherSeed,
  isOfSomebody,
  ofEachStudent,
  treeOf,
} from '../../www/src/session/predicting/student.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';
import { random } from './support/random.js';
import { everySearch } from './support/searches.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Draft, Predicting } from '../../www/src/session/predicting/course.js' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Partial<import('../../www/src/session/predicting/exercise.js').Set>} [set] */
const setting = (set) => ({
  kinds: course.KINDS,
  most: null,
  exercise: { attempts: 1, reveals: false },
  ...set,
});

/** @param {Search} search */
const about = ({ overview: { algorithm } }) => ({ tree: TEXTBOOK, algorithm, options: {} });

/** @param {object} fields */
const defined = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** @param {Partial<Draft>} draft @returns {Draft} */
const draft = (draft) => ({ one: '', other: '', nodes: [], ...draft });

/** Each kind's right answer, as the core knows it. @param {Search} search @param {Predicting} predicting */
function right(search, { open }) {
  assert.ok(open);
  const solution = solutionAt(search, open);
  assert.ok(solution);
  const typed = (/** @type {number} */ units) => {
    if (Math.abs(units) === 2147483647) return units > 0 ? '∞' : '−∞';
    return `${units / 10 ** search.overview.decimals}`;
  };
  if (solution.kind === 'cut')
    return draft({ one: solution.step === null ? 'no' : 'yes', nodes: solution.skipped });
  if (solution.kind === 'window') {
    const { alpha, beta } = solution.window;
    return draft({ one: typed(alpha), other: typed(beta) });
  }
  return draft({ one: typed(solution.value), other: solution.bound ?? 'unknown' });
}

/** @param {Search} search @param {Predicting} predicting @param {Draft} draft */
const give = (search, predicting, draft) => course.goOn(course.answer(search, predicting, draft));

/** @param {(search: Search, session: Session) => void} check */
function inTextbook(check) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree: TEXTBOOK, algorithm: 'alpha-beta' }), null);
  check(/** @type {Search} */ (session.search), session);
}

test('all right is a score of 1, and is complete only at the end; the parts are those of all questions', () => {
  inTextbook((search) => {
    let predicting = beginExercise(search, setting({ most: 8 }));
    for (let asked = 0; asked < 8; asked += 1) {
      const expected = { correct: asked, asked, total: 8, score: asked / 8, complete: false };
      assert.deepEqual(scoreOf(predicting), expected);
      predicting = give(search, predicting, right(search, predicting));
    }
    assert.deepEqual(scoreOf(predicting), {
      ...{ correct: 8, asked: 8, total: 8, score: 1, complete: true },
    });
    assert.equal(predicting.stage, 'done');
  });
});

test('a wrong answer may be corrected as often as the author allows, and a yes or no never', () => {
  inTextbook((search) => {
    const set = setting({ kinds: ['window'], exercise: { attempts: 3, reveals: false } });
    const first = beginExercise(search, set);
    const wrong = draft({ one: '5', other: '6' });
    const second = course.answer(search, first, wrong);
    assert.equal(course.attemptsLeft(second), 2);
    assert.deepEqual(second.open, first.open);
    assert.deepEqual(scoreOf(second), { ...scoreOf(first) });
    // What cannot be read is no attempt.
    const unread = course.answer(search, second, draft({ one: 'x', other: '1' }));
    assert.equal(course.attemptsLeft(unread), 2);
    assert.equal(scoreOf(give(search, unread, right(search, unread))).correct, 1);
    const third = course.answer(search, second, wrong);
    const over = course.answer(search, third, wrong);
    assert.deepEqual([over.answers?.length, scoreOf(over).correct], [1, 0]);
    const cut = beginExercise(search, { ...set, kinds: ['cut'] });
    assert.equal(course.answer(search, cut, draft({ one: 'yes' })).answers?.length, 1);
  });
});

test('where nothing is revealed, asking for it changes nothing', () => {
  inTextbook((search) => {
    const closed = beginExercise(search, setting({}));
    assert.equal(course.answer(search, closed, null), closed);
    const open = beginExercise(search, setting({ exercise: { attempts: 1, reveals: true } }));
    const revealed = course.answer(search, open, null);
    assert.deepEqual([scoreOf(revealed).correct, scoreOf(revealed).asked], [0, 1]);
  });
});

test('while an exercise is under way, nothing changes its search; the author begins another', () => {
  inTextbook((search, session) => {
    const predicting = beginExercise(search, setting({}));
    session.dispatch({ type: 'predict', predicting, step: predicting.open?.step });
    session.dispatch({ type: 'algorithm', algorithm: 'minimax' });
    session.dispatch({ type: 'edit-tree', edit: { 'add-child': { node: 3 } } });
    session.dispatch({ type: 'choose', tree: 'swedish-51' });
    session.dispatch({ type: 'undo' });
    assert.equal(session.search, search);
    assert.equal(session.display({ tree: '[1, [2, 3]]' }), null);
    assert.equal(session.state.predicting?.exercise, undefined);
  });
});

test('what an exercise keeps from changing is said, until the next answer', () => {
  inTextbook((search, session) => {
    const predicting = beginExercise(search, setting({}));
    session.dispatch({ type: 'predict', predicting, step: predicting.open?.step });
    const { step } = session.state;
    session.dispatch({ type: 'choose', tree: 'swedish-51' });
    assert.equal(session.state.refused?.kind, 'under-way');
    assert.equal(session.state.step, step);
    session.dispatch({ type: 'predict', predicting: give(search, predicting, draft({})) });
    assert.equal(session.state.refused, null);
  });
});

test('Escape leaves only an exercise that may be left, whose answers are counted first', () => {
  globalThis.HTMLElement ??= /** @type {any} */ (class {});
  const key = /** @type {any} */ ({ key: 'Escape', composedPath: () => [null] });
  inTextbook((search, session) => {
    const leave = (/** @type {boolean} */ leavable, /** @type {boolean} */ isAnswered) => {
      const exercise = { attempts: 1, reveals: false, leavable };
      const begun = beginExercise(search, setting({ exercise }));
      const predicting = isAnswered ? give(search, begun, right(search, begun)) : begun;
      session.dispatch({ type: 'predict', predicting });
      assert.equal(commandOf(key, 'view'), 'escape');
      const action = actionOf('escape', { state: session.state, search });
      return action && 'predicting' in action ? (action.predicting?.stage ?? 'left') : 'held';
    };
    assert.equal(leave(false, false), 'held');
    assert.equal(leave(false, true), 'held');
    assert.equal(leave(true, false), 'left');
    assert.equal(leave(true, true), 'done');
  });
});

test('what an author has said of an exercise is said again in a link to it', () => {
  inTextbook((search, session) => {
    for (const said of [
      { quiz: 'cut window', questions: '3', attempts: '2', reveal: 'never' },
      { quiz: 'returns' },
    ]) {
      const set = settingsOf((part) => Reflect.get(said, part) ?? '');
      assert.ok(set);
      session.dispatch({ type: 'predict', predicting: beginExercise(search, set) });
      const { quiz, questions, attempts, reveal } = session.link;
      assert.deepEqual(defined({ quiz, questions, attempts, reveal }), said);
    }
    session.dispatch({ type: 'predict', predicting: { stage: 'setup' } });
    assert.equal(session.link.quiz, undefined);
  });
});

test('a recipe that nobody has changed can give each student a tree', () => {
  const recipe = (/** @type {string | number} */ seed) =>
    `random(branching=1..3, depth=4, order=best, seed=${seed})`;
  assert.equal(ofEachStudent(recipe(7)), recipe('{student}'));
  assert.equal(treeOf(recipe('{student}'), '12'), recipe(12));
  for (const tree of [`${recipe(7)} with 3=5`, '[1, 2]', 'swedish-51', recipe('{student}')])
    assert.equal(ofEachStudent(tree), null, tree);
});

test('a tree is of somebody if nothing but the number in the template is another', () => {
  const template = 'random(branching=2,depth=2,seed={student})';
  assert.ok(isOfSomebody(template, 'random(branching=2, depth=2, seed=5)'));
  assert.ok(!isOfSomebody(template, 'random(branching=3, depth=2, seed=5)'));
  assert.ok(!isOfSomebody('[1, 2]', '[1, 2]'));
  const one = 'random(branching=2, depth=2, seed=5)';
  assert.ok(isAnotherSeed(one, one.replace('5', '71')));
  assert.ok(!isAnotherSeed(one, one.replace('depth=2', 'depth=3')));
  assert.ok(!isAnotherSeed('[1, 2]', '[1, 2]'));
});

test('what is kept is about one search, as far as it names it', () => {
  const search = { tree: '[1, 2]', algorithm: 'alpha-beta', options: { cut: 'gt' } };
  for (const kept of [search, {}, null, 7, { version: 1 }])
    assert.equal(differsIn(kept, search), null);
  assert.equal(differsIn({ ...search, tree: '[1, 3]' }, search), 'tree');
  assert.equal(differsIn({ ...search, tree: 5 }, search), 'tree');
  assert.equal(differsIn({ ...search, algorithm: 'minimax' }, search), 'algorithm');
  assert.equal(differsIn({ ...search, options: {} }, search), 'options');
});

test('what is kept goes on where it was left, in every search, and is marked again', () => {
  const { next } = random(11);
  everySearch((search) => {
    const set = setting({ exercise: { attempts: 2, reveals: true } });
    let predicting = beginExercise(search, set);
    while (predicting.open) {
      const chance = next();
      if (chance < 0.2) predicting = course.goOn(course.answer(search, predicting, null));
      else if (chance < 0.6) predicting = give(search, predicting, right(search, predicting));
      else
        predicting = course.goOn(
          course.answer(search, predicting, draft({ one: 'no', other: '0', nodes: [] })),
        );
      const kept = JSON.parse(JSON.stringify(keep(predicting, about(search))));
      const found = resume(search, set, kept);
      assert.ok('predicting' in found, JSON.stringify(kept));
      assert.deepEqual(scoreOf(found.predicting), scoreOf(predicting));
      assert.deepEqual(found.predicting.open, predicting.open);
      assert.deepEqual(found.predicting.tries, predicting.tries);
    }
  });
});

test('an author sets kinds of questions, or a written exercise, and nothing else', () => {
  const setFor = (/** @type {string} */ quiz) =>
    settingsOf((name) => (name === 'quiz' ? quiz : ''));
  const exercise = { attempts: 1, reveals: true };
  assert.deepEqual(setFor('returns, cut'), { kinds: ['cut', 'returns'], most: null, exercise });
  assert.deepEqual(setFor(' paper '), { kinds: [], most: null, exercise, isWritten: true });
  for (const wrong of ['', 'paper cut', 'cut paper', 'papers', 'paper paper'])
    assert.equal(setFor(wrong), null);
});

test('what is not what it kept is refused, and says where', () => {
  inTextbook((search) => {
    const set = setting({});
    const begun = beginExercise(search, set);
    const kept = keep(give(search, begun, right(search, begun)), about(search));
    const [answer] = kept.answers;
    for (const [wrong, at] of /** @type {[unknown, string][]} */ ([
      [null, 'version'],
      ['{}', 'version'],
      [{ ...kept, version: 9 }, 'version'],
      [{ ...kept, answers: [{}] }, 'version'],
      [{ ...kept, answers: [{ ...answer, step: 3 }] }, 'answers[0]'],
      [{ ...kept, answers: [answer, answer] }, 'answers[1]'],
      [{ ...kept, answers: [{ ...answer, drafts: [] }] }, 'answers[0].drafts'],
    ])) {
      assert.deepEqual(resume(search, set, wrong), { at });
    }
  });
});
