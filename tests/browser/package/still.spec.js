// With plyscope.css, an article stays where it is when its view comes, and the picture of an exercise where it is when it asks.

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boxOf } from '../view.js';
import { expect, TEXTBOOK, test } from './packed.js';

/** @import { Page } from '@playwright/test' */

/** @param {string} attributes */
const pageWith = (attributes) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An article</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="plyscope.css">
</head><body><p>Before it.</p><plyscope-view ${attributes}></plyscope-view><p id="next">After it.</p></body></html>`;

/** What a view has, and how wide the window is. @type {[attributes: string, width: number][]} */
const VIEWS = [
  ['', 390],
  [`tree="${TEXTBOOK}" quiz="paper"`, 390],
  [`tree="${TEXTBOOK}" quiz="cut" panels="code"`, 1280],
  ['controls="full"', 1280],
  // Here it is as high as its parts.
  ['controls="full"', 390],
  [`controls="full" tree="${TEXTBOOK}"`, 740],
];

/** Lets a page count what moves in it. @param {Page} page */
const watch = (page) =>
  page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: /** @type {unknown[]} */ ([]) }).shifts;
    const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved is told with the next picture. @param {Page} page */
const told = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** How far everything has moved so far, in views too, as browsers count it. @param {Page} page @returns {Promise<number>} */
const moved = (page) =>
  page.evaluate(() =>
    Reflect.get(window, 'shifts').reduce(
      (/** @type {number} */ sum, /** @type {any} */ { value }) => sum + value,
      0,
    ),
  );

/** How far the parts of the article have moved so far. @param {Page} page */
const shifted = (page) =>
  page.evaluate(() => {
    const isOfArticle = (/** @type {any} */ { node }) =>
      node?.isConnected && !node.closest?.('plyscope-view');
    const entries = Reflect.get(window, 'shifts').filter((/** @type {any} */ { sources }) =>
      sources.some(isOfArticle),
    );
    return entries.reduce(
      (/** @type {number} */ sum, /** @type {any} */ { value }) => sum + value,
      0,
    );
  });

test('a view is as high before it is defined as after, and the article stays still', async ({
  page,
  packed,
  serve,
}) => {
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist'), folder, { recursive: true });
  for (const [number, [attributes]] of VIEWS.entries())
    await writeFile(join(folder, `${number}.html`), pageWith(attributes));
  const origin = await serve({ '/': folder });
  await watch(page);
  for (const [number, [attributes, width]] of VIEWS.entries()) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    await page.goto(`${origin}/${number}.html`);
    const view = page.locator('plyscope-view');
    const height = async () => (await boxOf(view)).height;
    const before = await height();
    const next = page.locator('#next');
    const place = (await boxOf(next)).y;
    await page.addScriptTag({ type: 'module', url: 'plyscope.js' });
    await view.evaluate((element) => Reflect.get(element, 'ready').call(element));
    const asParts = attributes.includes('full') && width <= 760;
    const what = `${attributes} at ${width}: ${before} px before, ${await height()} px after`;
    if (asParts) expect(Math.abs((await height()) - before), what).toBeLessThan(30);
    else expect(await height(), what).toBe(before);
    expect(Math.abs((await boxOf(next)).y - place), what).toBeLessThan(30);
    await told(page);
    expect(await shifted(page), what).toBeLessThanOrEqual(0.02);
  }
});

/** Exercises, and how wide the window is. @type {[attributes: string, width: number][]} */
const EXERCISES = [
  ['quiz="cut window" questions="3"', 390],
  ['quiz="cut window" questions="3" controls="none"', 700],
  ['quiz="cut window" questions="3"', 1280],
  ['quiz="cut window" questions="3" panels="code"', 390],
  ['quiz="cut window" questions="3" panels="code"', 1280],
  ['quiz="cut window" questions="3" controls="full"', 390],
  ['quiz="cut window" questions="3" controls="full"', 1280],
  ['quiz="paper" algorithm="alpha-beta"', 390],
  ['quiz="paper" algorithm="alpha-beta"', 1280],
];

/** What a learner presses, one after the other. */
const PRESSED = {
  questions: ['Reveal', 'Next question', 'Reveal', 'Next question', 'Reveal', 'To the score'],
  paper: ['Check', 'α at node A is', 'Back to my paper'],
};

test('the picture of an exercise stays where it is, from before the questions to the score', async ({
  page,
  packed,
  serve,
}) => {
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist'), folder, { recursive: true });
  const script = '<script type="module" src="plyscope.js"></script></head>';
  for (const [number, [attributes]] of EXERCISES.entries()) {
    const html = pageWith(`tree="${TEXTBOOK}" ${attributes}`).replace('</head>', script);
    await writeFile(join(folder, `exercise-${number}.html`), html);
  }
  const origin = await serve({ '/': folder });
  await watch(page);
  for (const [number, [attributes, width]] of EXERCISES.entries()) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    await page.goto(`${origin}/exercise-${number}.html`);
    const region = page.getByRole('region', { name: 'Exercise' });
    await expect(region).toBeVisible();
    await page.locator('plyscope-view').evaluate((view) => Reflect.get(view, 'ready').call(view));
    await told(page);
    expect(await moved(page), `${attributes} at ${width}`).toBeLessThanOrEqual(0.01);
    const stage = page.locator('plyscope-view .stage');
    const place = await stage.boundingBox();
    const field = region.getByRole('textbox', { name: 'α at node A' });
    if (attributes.includes('paper')) await field.fill('5');
    for (const name of PRESSED[attributes.includes('paper') ? 'paper' : 'questions']) {
      await region.getByRole('button', { name }).click();
      await told(page);
      expect(await stage.boundingBox(), `${attributes} at ${width}: ${name}`).toEqual(place);
    }
    await expect(region).toContainText(/0 of (3|14) right/);
    expect(await moved(page), `${attributes} at ${width}, to the end`).toBeLessThanOrEqual(0.1);
  }
});

test('an author’s own height holds before the view is defined too', async ({
  page,
  packed,
  serve,
}) => {
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist', 'plyscope.css'), join(folder, 'plyscope.css'));
  const own = '<style>plyscope-view { height: 123px }</style><link rel="stylesheet"';
  const html = pageWith('quiz="paper"').replace('<link rel="stylesheet"', own);
  await writeFile(join(folder, 'index.html'), html);
  await page.goto(await serve({ '/': folder }));
  expect((await page.locator('plyscope-view').boundingBox())?.height).toBe(123);
});
