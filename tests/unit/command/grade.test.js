/** `plyscope grade`: what was kept of an exercise is marked again, whatever somebody has made of it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromSources } from '../../../packages/command/from-sources.js';
import { grade } from '../../../packages/command/grade.js';
import { readyIn } from '../../../packages/command/surroundings.js';
import { answer, goOn } from '../../../www/src/session/predicting/course.js';
import { beginExercise, keep } from '../../../www/src/session/predicting/exercise.js';
import { treeOf } from '../../../www/src/session/predicting/student.js';
import { suspend } from '../../../www/src/session/predicting/suspended.js';
import { write, writingOf } from '../../../www/src/session/predicting/written/writing.js';
import { handIn } from '../../../www/src/session/predicting/written.js';
import { Session } from '../../../www/src/session/session.js';
import { run } from '../support/command.js';
import { catalogue } from '../support/core.js';

const RECIPE = 'random(branching=3, depth=2, seed={student})';
const PAGE = `<!doctype html><h1>Exercise</h1>
<plyscope-view id="v" tree="${RECIPE}" algorithm="alpha-beta" quiz="cut" questions="4" reveal="never"></plyscope-view>`;

/** What is kept of a student's exercise who always answers the same. @param {string} student @param {'yes' | 'no'} one */
const answered = (student, one) => answeredAbout(treeOf(RECIPE, student), one);

/** @param {string} tree @param {'yes' | 'no'} one */
function answeredAbout(tree, one) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm: 'alpha-beta' }), null);
  const { search } = session;
  assert.ok(search);
  const exercise = { attempts: 1, reveals: false };
  let predicting = beginExercise(search, { kinds: ['cut'], most: 4, exercise });
  while (predicting.open)
    predicting = goOn(answer(search, predicting, { one, other: '', nodes: [] }));
  return keep(predicting, { tree: session.state.tree, algorithm: 'alpha-beta', options: {} });
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

test('a written exercise is marked again, on the tree of its own student, whatever it says of itself', async () => {
  const page = PAGE.replace('quiz="cut" questions="4"', 'quiz="paper"');
  const set = { kinds: [], most: null, exercise: { attempts: 1, reveals: false }, isWritten: true };
  const tree = treeOf(RECIPE, 'anna');
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm: 'alpha-beta' }), null);
  const { search } = session;
  assert.ok(search);
  const begun = beginExercise(search, set);
  const about = { tree, algorithm: 'alpha-beta', options: {} };
  const writing = write(write(writingOf(begun), 0, 'alpha', '-inf'), 0, 'beta', '∞');
  const done = keep(handIn(search, { ...begun, writing }), about);
  const state = { ...done, score: 1, marked: { right: 99, total: 99, faults: [] } };
  const answers = [
    { student: 'anna', state },
    { student: 'anna', name: 'half', state: keep({ ...begun, writing }, about) },
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

test('the tree of one difficulty is found again in Node', async () => {
  const recipe = 'random(branching=3, depth=2, seed={student:cutoffs=2})';
  const session = new Session(catalogue, () => {});
  session.display({ tree: treeOf(recipe, 'anna'), algorithm: 'alpha-beta' });
  const { tree } = session.state;
  const files = {
    'answers.json': JSON.stringify([{ student: 'anna', state: answeredAbout(tree, 'yes') }]),
    'exercise.html': PAGE.replace(RECIPE, recipe),
  };
  const args = ['answers.json', '--exercise', 'exercise.html', '--json'];
  const [own] = JSON.parse((await run(grade, args, files)).out);
  assert.deepEqual([own.asked, own.isOther], [4, false]);
});

const [ONE, OTHER] = ['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', '[[1, 2], [3, 4], [5, 6]]'];

test('the tree of a page is where a view takes it from: an attribute, a file, a child, a preset', async () => {
  const view = (attributes = '', child = '') =>
    `<plyscope-view quiz="cut" questions="4" ${attributes}>${child}</plyscope-view>`;
  const kept = answeredAbout(ONE, 'yes');
  const preset = answeredAbout('swedish-51', 'yes');
  const script = (tree = ONE) => `<script type="text/plain">\n${tree}\n</script>`;
  for (const [name, html, state] of /** @type {[string, string, object][]} */ ([
    ['an attribute', view(`tree="${ONE}" src="none.json"`, script(OTHER)), kept],
    ['a file', view('src="my%20trees/t.json?v=1"', script(OTHER)), kept],
    ['a trace', view('src="t.jsonl"'), kept],
    ['a child', view('', `<p>Wait.</p>${script()}`), kept],
    ['a preset', view('tree="swedish-51" algorithm="alpha-beta"'), preset],
  ])) {
    const files = {
      ...{ 'c/answers.json': JSON.stringify([state]), 'c/exercise.html': html },
      'c/my trees/t.json': ONE,
      'c/t.jsonl': `{"tree": ${ONE}, "algorithm": "alpha-beta", "options": {}}\n{}`,
    };
    const args = ['c/answers.json', '--exercise', 'c/exercise.html', '--json'];
    const { out, error } = await run(grade, args, files);
    assert.equal(error, '', name);
    const [mark] = JSON.parse(out);
    assert.deepEqual([mark.asked, mark.isOther], [4, false], `${name}: ${out}`);
  }
});

test('of several exercises in a page, each state is of the one that it fits, or of the one that is named', async () => {
  const view = (/** @type {string} */ tree, more = '') =>
    `<plyscope-view tree="${tree}" quiz="cut" questions="4" ${more}></plyscope-view>`;
  const [first, second] = [ONE, OTHER].map((tree) => answeredAbout(tree, 'yes'));
  const files = {
    'p.html': `${view(ONE)}${view(OTHER, 'id="second"')}<plyscope-view tree="[1]"></plyscope-view>`,
    'same.html': `${view(ONE)}${view(ONE)}`,
    'a.json': JSON.stringify([second, first, { ...first, tree: '[9]' }]),
    'all.json': JSON.stringify({ student: 'anna', state: JSON.stringify([first, null]) }),
  };
  /** @param {string} answers @param {string} page */
  const marked = async (answers, page) => {
    const { out, error } = await run(grade, [answers, '--exercise', page, '--json'], files);
    return error === '' ? JSON.parse(out) : [{ error }];
  };
  const [one, other, neither] = await marked('a.json', 'p.html');
  assert.deepEqual([one.exercise, other.exercise, one.isOther], [2, 1, false]);
  assert.match(neither.error, /which of the 2 exercises of p\.html .* "p\.html#2"/);
  for (const name of ['#second', '#2']) {
    const [named, wrong] = await marked('a.json', `p.html${name}`);
    assert.deepEqual([named.exercise, named.asked, wrong.isOther ?? true], [2, 4, true]);
  }
  assert.match((await marked('a.json', 'same.html'))[0].error, /which of the 2/);
  assert.equal((await marked('a.json', 'same.html#1'))[1].asked, 4);
  // A platform keeps those of a page in their order, also of what nobody has begun.
  const [begun, not] = await marked('all.json', 'p.html');
  assert.deepEqual([begun.exercise, begun.asked], [1, 4]);
  assert.deepEqual([not.exercise, not.asked, not.score, not.total], [2, 0, 0, 4]);
  const { out } = await run(grade, ['all.json', '--exercise', 'p.html'], files);
  assert.match(out, /^anna, exercise 1: .*\nanna, exercise 2: 0 of 4 right/);
  assert.equal((await marked('all.json', 'p.html#2')).length, 1);
});

test('what a platform has kept can be marked: in full, in short, and without the tree', async () => {
  const files = { 'exercise.html': PAGE };
  const state = answered('anna', 'no');
  const [asWhole] = JSON.parse(
    (
      await run(
        grade,
        ['-', '--exercise', 'exercise.html', '--json'],
        files,
        JSON.stringify({ student: 'anna', state }),
      )
    ).out,
  );
  for (const most of [4096, 300, 200]) {
    const text = suspend([state], most);
    assert.ok(text !== null && text.length <= most, String(most));
    const entry = JSON.stringify({ student: 'anna', state: text });
    const { out } = await run(grade, ['-', '--exercise', 'exercise.html', '--json'], files, entry);
    assert.deepEqual(JSON.parse(out), [asWhole], `${most}`);
  }
});

test('without the page, what was kept is believed in what was asked', async () => {
  const { code, out } = await run(grade, ['-'], {}, JSON.stringify(anna));
  assert.equal(code, 0);
  assert.match(out, /^1: \d of 4 right/);
});

test('whatever is wrong is said, with what would be right', async () => {
  const files = {
    'broken.json': '{',
    'no.html': '<p>no view</p>',
    'a.json': JSON.stringify(anna),
    'far.html': '<plyscope-view quiz="cut" src="https://x.org/t"></plyscope-view>',
    'lone.html': '<plyscope-view quiz="cut" src="t.json"></plyscope-view>',
  };
  for (const [args, code, wrong] of /** @type {[string[], number, RegExp][]} */ ([
    [[], 2, /Which answers\?/],
    [['missing.json'], 1, /There is no file missing\.json/],
    [['broken.json'], 1, /broken\.json is not JSON/],
    [['a.json', '--exercise', 'no.html'], 1, /no\.html has no exercise/],
    [['a.json', '--exercise', 'far.html'], 1, /https:\/\/x\.org\/t, which is no file beside it/],
    [['a.json', '--exercise', 'lone.html'], 1, /There is no file t\.json/],
    [['a.json', '--exercise', 'lone.html#2'], 1, /lone\.html has no exercise “2”/],
    [['a.json', '--page', 'x'], 2, /There is no option --page/],
  ])) {
    const result = await run(grade, args, files);
    assert.match(result.error, wrong);
    assert.equal(result.code, code);
  }
  assert.match((await run(grade, ['--help'])).out, /--exercise/);
});

test('an exercise about a game is marked on the tree that grows of its recipe', async () => {
  const recipe = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out)';
  await readyIn(recipe, fromSources);
  const state = answeredAbout(recipe, 'no');
  const page = `<plyscope-view tree="${recipe}" algorithm="alpha-beta" quiz="cut" questions="4" reveal="never"></plyscope-view>`;
  const files = { 'answers.json': JSON.stringify({ state }), 'exercise.html': page };
  const { code, out } = await run(grade, ['answers.json', '--exercise', 'exercise.html'], files);
  assert.equal(code, 0, out);
  assert.match(out, /of 4 right/);
});
