/** `plyscope grade`: what was kept of an exercise is marked again, whatever somebody has made of it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '../../../command/grade.js';
import { answer, goOn } from '../../../www/src/session/predicting/course.js';
import { beginExercise, keep } from '../../../www/src/session/predicting/exercise.js';
import { handIn, paperOf } from '../../../www/src/session/predicting/on-paper.js';
import { write } from '../../../www/src/session/predicting/paper.js';
import { treeOf } from '../../../www/src/session/predicting/student.js';
import { Session } from '../../../www/src/session/session.js';
import { run } from '../support/command.js';
import { catalogue } from '../support/core.js';

const RECIPE = 'random(branching=3, depth=2, seed={student})';
const PAGE = `<!doctype html><h1>Exercise</h1>
<plyscope-view id="v" tree="${RECIPE}" algorithm="alpha-beta" quiz="cut" questions="4" reveal="never"></plyscope-view>`;

/** What is kept of a student's exercise who always answers the same. @param {string} student @param {'yes' | 'no'} one */
function answered(student, one) {
  const session = new Session(catalogue, () => {});
  const tree = treeOf(RECIPE, student);
  assert.equal(session.display({ tree, algorithm: 'alpha-beta' }), null);
  const { search } = session;
  assert.ok(search);
  const exercise = { attempts: 1, reveals: false };
  let predicting = beginExercise(search, { kinds: ['cut'], most: 4, exercise });
  while (predicting.open)
    predicting = goOn(answer(search, predicting, { one, other: '', nodes: [] }));
  return keep(predicting, { tree, algorithm: 'alpha-beta', options: {} });
}

const [anna, bo] = [answered('anna', 'no'), answered('bo', 'yes')];

test('all entries are marked on the tree of their own student, and together they are all of it', async () => {
  const answers = [
    { student: 'anna', state: anna },
    { student: 'bo', name: 'Bo B.', state: JSON.stringify(bo) },
    { student: 'anna', name: 'the other half', state: answered('anna', 'yes') },
  ];
  const files = { 'answers.json': JSON.stringify(answers), 'exercise.html': PAGE };
  const args = ['answers.json', '--exercise', 'exercise.html'];
  const { code, out } = await run(grade, [...args, '--json'], files);
  assert.equal(code, 0);
  const marks = JSON.parse(out);
  assert.deepEqual(
    marks.map((/** @type {any} */ { name, asked, total, complete }) => [
      name,
      asked,
      total,
      complete,
    ]),
    ['anna', 'Bo B.', 'the other half'].map((name) => [name, 4, 4, true]),
  );
  // What is no cutoff for one answer is one for the other.
  assert.equal(marks[0].correct + marks[2].correct, 4);
  const lines = (await run(grade, args, files)).out.split('\n');
  assert.match(lines[1], /^Bo B\.: \d of 4 right, \d+\s?%$/);
  assert.ok(marks.every((/** @type {any} */ { isOther }) => !isOther));
  const moved = JSON.stringify({ student: 'bo', state: { ...bo, tree: '[1, 2]' } });
  const about = await run(grade, ['-', '--exercise', 'exercise.html'], files, moved);
  assert.match(about.out, /\(what was answered is about another tree\)/);
});

test('another’s tree, other answers and a forged score are of no use', async () => {
  const forged = { ...anna, tree: '[1, 2]', score: 1, questions: 1 };
  const copied = { student: 'bo', name: 'copied', state: anna };
  const files = {
    'answers.json': JSON.stringify([{ student: 'anna', state: forged }, copied, 'nothing']),
    'exercise.html': PAGE,
  };
  const args = ['answers.json', '--exercise', 'exercise.html', '--json'];
  const { code, out } = await run(grade, args, files);
  const [honest, other, nothing] = JSON.parse(out);
  assert.equal(honest.total, 4);
  assert.ok('error' in other || other.score < 1);
  assert.equal(honest.isOther, true);
  assert.match(nothing.error, /the first difference is in version/);
  assert.equal(code, 1);
});

test('who is not named has the tree that the view has chosen, and no other than one of the recipe', async () => {
  const files = {
    'answers.json': JSON.stringify([anna, { ...anna, tree: '[1, 2]' }]),
    'exercise.html': PAGE,
  };
  const args = ['answers.json', '--exercise', 'exercise.html', '--json'];
  const [own, other] = JSON.parse((await run(grade, args, files)).out);
  assert.deepEqual([own.asked, own.complete], [4, true]);
  assert.equal(
    own.correct,
    JSON.parse((await run(grade, ['-', '--json'], {}, JSON.stringify(anna))).out)[0].correct,
  );
  assert.notDeepEqual(other, { ...own, name: '2' });
});

test('a paper is marked again, on the tree of its own student, whatever it says of itself', async () => {
  const page = PAGE.replace('quiz="cut" questions="4"', 'quiz="paper"');
  const set = { kinds: [], most: null, exercise: { attempts: 1, reveals: false }, onPaper: true };
  const tree = treeOf(RECIPE, 'anna');
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm: 'alpha-beta' }), null);
  const { search } = session;
  assert.ok(search);
  const begun = beginExercise(search, set);
  const about = { tree, algorithm: 'alpha-beta', options: {} };
  const paper = write(write(paperOf(begun), 0, 'alpha', '-inf'), 0, 'beta', '∞');
  const done = keep(handIn(search, { ...begun, paper }), about);
  const state = { ...done, score: 1, marked: { right: 99, total: 99, faults: [] } };
  const answers = [
    { student: 'anna', state },
    { student: 'anna', name: 'half', state: keep({ ...begun, paper }, about) },
    { student: 'anna', name: 'questions', state: anna },
  ];
  const files = { 'answers.json': JSON.stringify(answers), 'exercise.html': page };
  const args = ['answers.json', '--exercise', 'exercise.html', '--json'];
  const [whole, half, questions] = JSON.parse((await run(grade, args, files)).out);
  assert.deepEqual([whole.correct, whole.complete], [2, true]);
  assert.ok(whole.total > 9 && whole.score < 0.3);
  assert.deepEqual([half.score, half.complete], [0, false]);
  assert.match(questions.error, /the first difference is in paper/);
  const believed = JSON.parse((await run(grade, ['-', '--json'], {}, JSON.stringify(state))).out);
  assert.deepEqual(believed[0].correct, 2);
});

test('without the page, what was kept is believed in what was asked', async () => {
  const { code, out } = await run(grade, ['-'], {}, JSON.stringify(anna));
  assert.equal(code, 0);
  assert.match(out, /^1: \d of 4 right/);
});

test('whatever is wrong is said, with what would be right', async () => {
  const files = { 'broken.json': '{', 'no.html': '<p>no view</p>', 'a.json': JSON.stringify(anna) };
  for (const [args, code, wrong] of /** @type {[string[], number, RegExp][]} */ ([
    [[], 2, /Which answers\?/],
    [['missing.json'], 1, /There is no file missing\.json/],
    [['broken.json'], 1, /broken\.json is not JSON/],
    [['a.json', '--exercise', 'no.html'], 1, /it has none/],
    [['a.json', '--page', 'x'], 2, /There is no option --page/],
  ])) {
    const result = await run(grade, args, files);
    assert.match(result.error, wrong);
    assert.equal(result.code, code);
  }
  assert.match((await run(grade, ['--help'])).out, /--exercise/);
});
