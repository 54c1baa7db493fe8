// A view on paper, whatever it looks like on screen.

import { author, blank, loadScript, TEXTBOOK } from './author.js';
import { printedPages, SIZES } from './pdf.js';
import { expect, test } from './test.js';
import { goTo, open, sentence, view } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** The colour of the first pixel of a canvas. @param {Locator} canvas */
const cornerOf = (canvas) =>
  canvas.evaluate((element) => {
    const context = /** @type {HTMLCanvasElement} */ (element).getContext('2d');
    return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []);
  });

/** Looks at the page as on paper. @param {Page} page */
async function onPaper(page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed svg').first()).toBeVisible();
}

test('on paper there are shapes in light colours and the sentence, and nothing to press @gate', async ({
  page,
}) => {
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}" step="cutoff:1" theme="dark"><p slot="caption">Figure 1</p></plyscope-view>`,
  );
  await view.evaluate((element) => {
    element.style.height = '200px';
  });
  await onPaper(page);
  const picture = view.locator('.printed svg');
  await expect(picture).toBeVisible();
  await expect(view.getByRole('button', { name: 'Play' })).toBeHidden();
  await expect(view.locator('canvas').first()).toBeHidden();
  await expect(view.locator('.printed p')).toContainText('α-cutoff at node F');
  await expect(view.getByText('Figure 1')).toBeVisible();
  await expect(picture.locator('rect').first()).toHaveAttribute('fill', '#ffffff');
  expect(await view.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  // As high as it needs, and no higher.
  const heights = await view.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(heights[1]).toBe(heights[0]);
  await page.emulateMedia({ media: 'screen' });
  await expect(picture).toHaveCount(0);
  await expect(view.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the page prints the step that it is at, even of a tree too dense for shapes', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51' });
  await goTo(page, 40);
  await onPaper(page);
  await expect(page.locator('.printed svg title')).toContainText('step 40');
  await expect(page.locator('.more > button')).toBeHidden();
  const offer = page.locator('#new-version');
  await offer.evaluate((element) => element.removeAttribute('hidden'));
  await expect(offer).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(offer).toBeVisible();
  await open(page, { tree: 'random(branching=6, depth=6, seed=1)', algorithm: 'minimax' });
  await view(page).evaluate((element) => /** @type {View} */ (element).ready());
  await page.emulateMedia({ media: 'print' });
  const pixels = page.locator('.printed canvas');
  await expect(pixels).toBeVisible();
  expect(await cornerOf(pixels)).toEqual([255, 255, 255, 255]);
  await expect(page.locator('.printed p')).not.toBeEmpty();
  await expect(page.locator('.more > button')).toBeHidden();
});

test('where what draws for paper has not come, paper has what is on the screen', async ({
  page,
}) => {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(/\/picture-[^/]*\.js/, (route) => held.then(() => route.continue()));
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}" step="cutoff:1" theme="dark"></plyscope-view>`,
  );
  await expect(sentence(view)).toContainText('α-cutoff at node F');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const copy = view.locator('.printed canvas');
  expect(await cornerOf(copy)).toEqual([0x15, 0x17, 0x1b, 255]);
  await expect(view.locator('.printed p')).toContainText('α-cutoff at node F');
  // Where it stays on paper for so long, the drawing takes its place.
  release();
  await expect(view.locator('.printed svg')).toHaveCount(1);
  await expect(copy).toHaveCount(0);
});

/** So many rows that its picture would be higher than a page. */
const DEEP = `${'[1, '.repeat(60)}2${']'.repeat(60)}`;

test('in an article no view is split, none is higher than a page, and none lies over the text', async ({
  page,
}) => {
  const dense =
    '<plyscope-view tree="random(branching=5, depth=6, seed=3)" step="50%"></plyscope-view>';
  await author(
    page,
    `<p class="part">Above</p><plyscope-view tree="${TEXTBOOK}" step="cutoff:1"></plyscope-view>
     <p class="part">Between</p>${dense}<plyscope-view tree="${DEEP}"></plyscope-view>`,
  );
  const views = await page.locator('plyscope-view').all();
  for (const each of views) await each.evaluate((element) => /** @type {View} */ (element).ready());
  // Below the first text there is room for the picture, and not for its sentence.
  const paper = (/** @type {string} */ size, /** @type {number} */ first) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, `@page { size: ${size}; margin: 2cm } .part { height: 700px; margin: 0; break-inside: avoid } .part:first-child { height: ${first}px }`);
  await paper('letter', 580);
  await onPaper(page);
  await expect(page.locator('.printed canvas')).toBeVisible();
  await expect(page.locator('.printed svg')).toHaveCount(2);
  const places = await page.locator('.part, .printed > :first-child').evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const sorted = places.sort((one, other) => one.top - other.top);
  for (const [at, { bottom }] of sorted.entries())
    expect(bottom).toBeLessThanOrEqual((sorted[at + 1]?.top ?? Number.POSITIVE_INFINITY) + 1);
  await page.emulateMedia({ media: null });
  // Each on a page of its own: after a view that were split, the next text would have room on the page where it ends.
  expect(await printedPages(page)).toEqual(Array(5).fill(SIZES.letter));
  await paper('A4', 650);
  expect(await printedPages(page)).toEqual(Array(5).fill(SIZES.A4));
});

test('a lazy view that was never near begins when it is printed', async ({ page }) => {
  await blank(page);
  await page.locator('#here').evaluate((here, tree) => {
    const far = new CSSStyleSheet();
    far.replaceSync('#far { height: 9000px }');
    document.adoptedStyleSheets = [far];
    here.innerHTML = `<div id="far"></div><plyscope-view tree="${tree}" step="cutoff:1" loading="lazy"></plyscope-view>`;
  }, TEXTBOOK);
  await loadScript(page);
  await onPaper(page);
  await expect(page.locator('.printed p')).toContainText('α-cutoff at node F');
});

test('it is made when a browser is about to print, and gone afterwards @firefox', async ({
  page,
}) => {
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}" step="cutoff:1"></plyscope-view>`,
  );
  const announce = (/** @type {string} */ name) =>
    page.evaluate((name) => dispatchEvent(new Event(name)), name);
  await announce('beforeprint');
  await expect(view.locator('.printed svg desc')).toContainText('α-cutoff at node F');
  await announce('afterprint');
  await expect(view.locator('.printed svg')).toHaveCount(0);
});
