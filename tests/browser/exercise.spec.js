// An exercise that an author sets: questions with attempts, a score that the page hears of, and a state that it keeps.

import { author, blank, loadScript, set, TEXTBOOK } from './author.js';
import { expect, test } from './test.js';
import { button } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

const EVENTS = ['plyscope-question', 'plyscope-answer', 'plyscope-score', 'plyscope-error'];

/** @param {Page} page */
const hear = (page) =>
  page.addInitScript((names) => {
    /** @type {unknown[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    for (const name of names)
      addEventListener(name, (event) =>
        heard.push([name.replace('plyscope-', ''), /** @type {CustomEvent} */ (event).detail]),
      );
  }, EVENTS);

/** @param {Page} page @param {string} attributes */
async function exercise(page, attributes) {
  await hear(page);
  return author(page, `<plyscope-view algorithm="alpha-beta" ${attributes}></plyscope-view>`);
}

/** @param {Page} page @returns {Promise<[string, Record<string, any>][]>} */
const heard = (page) => page.evaluate(() => Reflect.get(globalThis, 'heard'));

/** @param {Locator} view */
const asked = (view) => view.getByRole('region', { name: 'Exercise' });

/** @param {Locator} view @returns {Promise<any>} */
const stateOf = (view) => view.evaluate((element) => Reflect.get(element, 'quizState'));

test('two questions, one answered at the second attempt, are heard of with a score', async ({
  page,
}) => {
  const view = await exercise(
    page,
    `tree="${TEXTBOOK}" quiz="window returns" questions="2" attempts="2" reveal="never"`,
  );
  const region = asked(view);
  await expect(region).toContainText('What are α and β there?');
  await expect(region).toContainText('Question 1 of 2');
  await expect(button(region, 'Reveal')).toHaveCount(0);
  await expect(region.getByRole('button', { name: 'Stop predicting' })).toHaveCount(0);
  const [alpha, beta] = [region.getByRole('textbox').nth(0), region.getByRole('textbox').nth(1)];
  await alpha.fill('3');
  await beta.fill('inf');
  await beta.press('Enter');
  await expect(region.getByRole('alert').first()).toContainText('One attempt left.');
  await expect(region).not.toContainText('α = −∞, β = ∞.');
  await alpha.fill('-inf');
  await beta.press('Enter');
  await expect(region).toContainText('Right.');
  const half = { correct: 1, asked: 1, total: 2, score: 0.5, complete: false };
  const answers = async () => (await heard(page)).filter(([name]) => name === 'answer');
  expect((await answers()).map(([, { correct, attempt }]) => [correct, attempt])).toEqual([
    [false, 1],
    [true, 2],
  ]);
  expect((await heard(page)).findLast(([name]) => name === 'score')).toEqual(['score', half]);
  // It goes on after a reload, where it was left.
  const kept = await stateOf(view);
  const again = await exercise(
    page,
    `tree="${TEXTBOOK}" quiz="window returns" questions="2" attempts="2" reveal="never"`,
  );
  await expect(asked(again)).toContainText('Question 1 of 2');
  await again.evaluate((element, state) => Reflect.set(element, 'quizState', state), kept);
  await expect(asked(again)).toContainText('Question 2 of 2');
  await again.getByRole('textbox').nth(0).fill('9');
  await again.getByRole('textbox').nth(1).fill('9');
  await again.getByRole('textbox').nth(1).press('Enter');
  await again.getByRole('textbox').nth(1).press('Enter');
  await button(asked(again), 'To the score').click();
  await expect(asked(again)).toContainText('1 of 2 right');
  expect((await heard(page)).findLast(([name]) => name === 'score')).toEqual([
    'score',
    { ...half, asked: 2, complete: true },
  ]);
  // Then the learner may leave it, and look at everything.
  await asked(again).getByRole('button', { name: 'Stop predicting' }).click();
  await expect(asked(again)).toHaveCount(0);
});

test('each student has a tree of their own, and the same again', async ({ page }) => {
  const recipe = 'random(branching=3, depth=2, seed={student})';
  const view = await exercise(page, `tree="${recipe}" student="anna" quiz="cut" controls="full"`);
  await expect(asked(view)).toContainText('Is there a cutoff?');
  const tree = () => view.evaluate((element) => String(Reflect.get(element, 'tree')));
  const annas = await tree();
  expect(annas).toMatch(/^random\(.*seed=\d+\)$/);
  await view.evaluate((element) => element.setAttribute('student', 'bo'));
  await expect.poll(tree).not.toBe(annas);
  await expect(asked(view)).toContainText('Question 1');
  // A reader cannot change what is asked about.
  const bos = await tree();
  await expect(button(view, 'Predict')).toHaveAttribute('aria-disabled', 'true');
  await view.getByRole('treeitem').nth(2).press('Delete');
  expect(await tree()).toBe(bos);
  // What was kept of the other's exercise brings the other's tree.
  await view.evaluate((element) => element.setAttribute('student', 'anna'));
  await expect.poll(tree).toBe(annas);
  await asked(view).getByRole('button', { name: /^No/ }).click();
  const kept = await stateOf(view);
  await view.evaluate((element) => element.setAttribute('student', 'bo'));
  await expect.poll(tree).toBe(bos);
  await view.evaluate((element, state) => Reflect.set(element, 'quizState', state), kept);
  await expect.poll(tree).toBe(annas);
  await expect.poll(async () => (await stateOf(view)).answers.length).toBe(1);
  // Another exercise's state is refused with a reason, and nothing is lost.
  await view.evaluate((element) => {
    Reflect.set(element, 'quizState', '{"version": 7}');
  });
  await expect
    .poll(async () => (await heard(page)).filter(([name]) => name === 'error').at(-1)?.[1].message)
    .toContain('This is not the state of this exercise');
  await view.evaluate((element) => element.setAttribute('attempts', 'many'));
  await expect(view.getByRole('alert')).toContainText('“many” is not a number of attempts');
});

test('a state is taken up whenever it is set, and on its own tree only', async ({ page }) => {
  const recipe = 'random(seed={student},branching=3,depth=2)';
  const view = await exercise(page, `tree="${recipe}" quiz="cut"`);
  const treeOf = () => view.evaluate((element) => String(Reflect.get(element, 'tree')));
  const answers = async () => (await stateOf(view))?.answers.length;
  const named = async (/** @type {string} */ name) =>
    (await heard(page)).filter(([each]) => each === name);
  await asked(view).getByRole('button', { name: /^No/ }).click();
  const [kept, tree] = [await stateOf(view), await treeOf()];

  await test.step('before the element is defined, nobody being named', async () => {
    await blank(page);
    await page.locator('#here').evaluate(
      (here, [tree, quizState]) => {
        const view = document.createElement('plyscope-view');
        view.setAttribute('quiz', 'cut');
        Object.assign(view, { quizState, tree });
        here.append(view);
      },
      [recipe, kept],
    );
    await loadScript(page);
    await expect.poll(answers).toBe(1);
    expect(await treeOf()).toBe(tree);
    // What was answered is not answered again; and nothing is asked about the tree of anybody else.
    expect((await heard(page)).map(([name]) => name)).toEqual(['score', 'question']);
  });
  await test.step('before the student is named, whose tree it is', async () => {
    const [seed = ''] = /(?<=seed=)\d+/.exec(tree) ?? [];
    await set(view, { student: seed });
    await set(view, { reveal: 'always' });
    expect([await treeOf(), await answers()]).toEqual([tree, 1]);
    await set(view, { student: 'bo' });
    await expect.poll(treeOf).not.toBe(tree);
    await expect.poll(answers).toBe(0);
  });
  await test.step('before its tree, in the same turn', async () => {
    const errors = (await named('error')).length;
    await set(view, { quizState: { ...kept, tree: TEXTBOOK }, tree: TEXTBOOK });
    await expect.poll(answers).toBe(1);
    expect(await treeOf()).toBe(TEXTBOOK);
    expect((await named('error')).length).toBe(errors);
  });
  await test.step('before its tree and its algorithm, each in a turn of its own', async () => {
    const other = '[[1, 2], [3, 4]]';
    const algorithm = 'negamax-alpha-beta';
    await set(view, { quizState: { ...kept, tree: other, algorithm } });
    await expect
      .poll(async () => (await named('error')).at(-1)?.[1].message)
      .toContain('the first difference is in “tree”');
    // That of the exercise on screen is read.
    expect(await stateOf(view)).toMatchObject({ tree: TEXTBOOK, answers: [] });
    await set(view, { tree: other });
    await expect.poll(treeOf).toBe(other);
    expect(await answers()).toBe(0);
    await set(view, { algorithm });
    await expect.poll(answers).toBe(1);
    expect((await named('error')).length).toBe(1);
  });
  await test.step('while its tree is on the way', async () => {
    await page.route('**/tree.txt', (route) => route.fulfill({ body: TEXTBOOK }));
    await set(view, { quizState: { ...kept, tree: TEXTBOOK }, tree: null, src: 'tree.txt' });
    await set(view, { algorithm: 'alpha-beta' });
    await expect.poll(treeOf).toBe(TEXTBOOK);
    await expect.poll(answers).toBe(1);
  });
});
