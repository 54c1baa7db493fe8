// A page's script leads a view to moments, plays, and reads what is on screen; and is told what happens.

import { attribute, author, set, TEXTBOOK } from './author.js';
import { expect, test } from './test.js';
import { expectStep, sentence } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const VIEW = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="cutoff:1"></plyscope-view>`;

/** Collects events from now on. @param {Page} page @param {string[]} names */
const collect = (page, ...names) =>
  page.evaluate((names) => {
    /** @type {any} */ (window).told = [];
    for (const name of names)
      document.addEventListener(name, (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        const { step, steps, kind, node, alpha, beta, message, sentence } = detail;
        /** @type {any} */ (window).told.push({
          ...{ name, step, steps, kind, node, alpha, beta, message, sentence },
        });
      });
  }, names);

/** @param {Page} page @returns {Promise<any[]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (window).told.splice(0));

test('moments lead to their steps, and stay where they are when the tree is changed', async ({
  page,
}) => {
  const view = await author(page, VIEW);
  await expectStep(view, 20);
  await expect(sentence(view)).toContainText('cut');
  for (const [moment, step] of /** @type {const} */ ([
    ['end', 37],
    ['start', 0],
    ['visit:J', 22],
    ['50%', 19],
    ['return:B', 13],
  ])) {
    await attribute(view, 'step', moment);
    await expectStep(view, step);
  }
  await set(view, { step: 'cutoff:last', tree: '[[3, 12, 8], [4, 2, 6], [14, 5, 2]]' });
  await expect(sentence(view)).toContainText('cut');
  // What the search has not is said, and what would be right.
  await set(view, { step: 'cutoff:7' });
  await expect(view.getByRole('alert')).toContainText('no moment “cutoff:7”');
  await set(view, { step: 'cut' });
  await expect(view.getByRole('alert')).toContainText('cutoff:2, cutoff:last');
  await set(view, { step: 'end' });
  await expect(view.getByRole('alert')).toHaveCount(0);
});

test('a link leads to a moment', async ({ page }) => {
  await page.goto('./#tree=aima-two-ply&algorithm=alpha-beta&step=cutoff:1');
  await expectStep(page, 20);
});

test('a script steps, plays and reads; events say what is on screen @firefox', async ({ page }) => {
  const view = await author(page, '<p></p>');
  expect(await view.count()).toBe(0);
  await collect(page, 'plyscope-ready', 'plyscope-error', 'plyscope-step');
  await page.locator('#here').evaluate((here, html) => {
    here.innerHTML = html;
  }, VIEW);
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ name: 'plyscope-ready', steps: 37 }));
  const facts = await view.evaluate((element) => {
    const { result, counts, cutoffs, sentence, moment } = /** @type {PlyscopeView} */ (element);
    return { result, counts, cutoffs, sentence, moment };
  });
  expect(facts).toEqual({
    result: { value: 3, bound: 'exact', line: ['A', 'B', 'C'] },
    counts: { nodes: 13, entered: 11, evaluated: 7, cutoffs: 2, minimax: 13 },
    cutoffs: [20, 35],
    sentence: await sentence(view)
      .textContent()
      .then((text) => text?.trim()),
    moment: { kind: 'cutoff', node: 'F', alpha: 3, beta: 2 },
  });
  const moved = await view.evaluate((element) => {
    const it = /** @type {PlyscopeView} */ (element);
    return [
      ...[it.next(), it.step, it.next('leaf'), it.step, it.previous('cutoff'), it.step],
      ...[it.next('cutoff'), it.step, it.goTo('visit:K'), it.step, it.goTo('visit:Q'), it.step],
      ...[it.goTo(38), it.goTo(0), it.previous(), it.step],
    ];
  });
  expect(moved).toEqual([
    ...[true, 21, true, 24, true, 20],
    ...[true, 35, true, 23, false, 23],
    ...[false, true, false, 0],
  ]);
  const steps = await told(page);
  expect(steps.map(({ step }) => step)).toEqual([21, 24, 20, 35, 23, 0]);
  expect(steps[4]).toMatchObject({ kind: 'enter', node: 'K', alpha: 3, beta: Infinity });
  await view.evaluate((element) => /** @type {PlyscopeView} */ (element).play());
  await expect(view.getByRole('button', { name: 'Pause' })).toBeVisible();
  await view.evaluate((element) => /** @type {PlyscopeView} */ (element).pause());
  await expect(view.getByRole('button', { name: 'Play' })).toBeVisible();
  await set(view, { tree: '[[3, 12' });
  const isError = (/** @type {any} */ { name }) => name === 'plyscope-error';
  await expect
    .poll(async () => (await told(page)).filter(isError))
    .toMatchObject([{ kind: 'parse', message: expect.stringMatching(/Line 1/) }]);
});
