// *Exercise sheet*: what is printed, one tree a student, and its key; handouts.

import { expectAccessibleInBothThemes } from './axe.js';
import { printedPages, SIZES } from './pdf.js';
import { expect, test } from './test.js';
import { button, more, open, show, underMore } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { Shown } from './view.js' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Page} page @param {string} [name] */
const dialog = (page, name = 'Exercise sheet') => page.getByRole('dialog', { name });

/** Loads a page that prints nothing, and opens the form. @param {Page} page @param {Shown} shown */
async function openFor(page, shown) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await open(page, shown);
  await (await underMore(page, 'Exercise sheet')).click();
  await expect(dialog(page)).toBeVisible();
}

/** The same for another tree, on the page that is loaded. @param {Page} page @param {Shown} shown @param {string} [name] */
async function formFor(page, shown, name) {
  await show(page, shown);
  await (await underMore(page, name ?? 'Exercise sheet')).click();
  await expect(dialog(page, name)).toBeVisible();
}

/** The texts of each page's picture. @param {Page} page */
const texts = (page) =>
  page
    .locator('.pages .page svg')
    .evaluateAll((all) =>
      all.map((svg) => [...svg.querySelectorAll('text')].map((each) => each.textContent)),
    );

/** The size of the smallest boxes of the first page, in whole millimetres, as they are printed. @param {Page} page */
async function boxSizes(page) {
  await page.emulateMedia({ media: 'print' });
  const all = await page
    .locator('.pages .page')
    .first()
    .locator('svg rect[stroke]')
    .evaluateAll((boxes) =>
      boxes
        .map((box) => box.getBoundingClientRect())
        .map(({ width, height }) => ({ width, height })),
    );
  const least = (/** @type {'width' | 'height'} */ side) =>
    Math.floor((Math.min(...all.map((box) => box[side])) * 25.4) / 96 + 0.1);
  return { width: least('width'), height: least('height') };
}

/** How many of some texts are values. @param {(string | null)[]} all */
const numbers = (all) => all.filter((text) => /^[≥≤−\d∞]+$/.test(text ?? '')).length;

test('an exercise has empty boxes and no values, and its key has all of them', async ({ page }) => {
  await openFor(page, { tree: TEXTBOOK, algorithm: 'alpha-beta', fail: 'hard', labels: 'names' });
  await expectAccessibleInBothThemes(page, 'dialog.paper');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Lecture 4');
  await expect(dialog(page).getByRole('spinbutton')).toBeHidden();
  await expect(dialog(page).getByRole('textbox', { name: 'Moments' })).toBeHidden();
  await dialog(page).getByRole('combobox', { name: 'Paper' }).selectOption('Letter');
  await button(dialog(page), 'Print…').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const [exercise, key] = await texts(page);
  expect(await boxSizes(page)).toEqual({ width: 20, height: 10 });
  // Four nodes have a window, and the leaves have their values.
  expect(exercise.filter((text) => text === 'α' || text === 'β')).toHaveLength(8);
  expect(exercise.filter((text) => /[=≤≥∞]/.test(text ?? ''))).toEqual([]);
  expect(exercise).toEqual(expect.arrayContaining(['3', '12', '14']));
  expect(key).toEqual(expect.arrayContaining(['−∞', '∞', '≤3', '3']));
  // What is exact stands for itself: the values of leaf C, of B and of the root, and α at F and J.
  const threes = (/** @type {(string | null)[]} */ all) =>
    all.filter((text) => text === '3').length;
  expect(threes(exercise)).toBe(1);
  expect(threes(key)).toBe(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lecture 4', exact: true })).toBeVisible();
  const fields = page.locator('.fields');
  await expect(fields).toHaveCount(1);
  await expect(fields).toHaveText(/Name\s*Date/);
  await expect(page.getByText('Cross out every edge that is cut.')).toBeVisible();
  await expect(page.getByText('Switches: Value beyond the window: fail-hard.')).toHaveCount(2);
  await expect(page.locator('.tree p')).toHaveText(
    'Value 3, best move B. 11 nodes entered, 7 leaves evaluated; one cutoff skips something: at F.',
  );
  await expect(more(page)).toBeHidden();
  // Paper has its own ground.
  const grounds = await page.evaluate(() =>
    [document.body, document.querySelector('plyscope-view')].map(
      (each) => each && getComputedStyle(each).backgroundColor,
    ),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  expect(await printedPages(page)).toEqual([SIZES.letter, SIZES.letter]);
  await expect(page.locator('.pages .page')).toHaveCount(0);
  const sizes = await page.evaluate(() =>
    document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText).join(),
  );
  expect(sizes).not.toMatch(/size/);
  await page.emulateMedia({ media: null });

  await test.step('of a wide tree, across; in Swedish', async () => {
    await formFor(page, { tree: 'swedish-51', lang: 'sv' }, 'Övningsblad');
    const form = dialog(page, 'Övningsblad');
    await form.getByRole('combobox', { name: 'Papper' }).selectOption('A4');
    await button(form, 'Skriv ut…').click();
    await expect(page.locator('.fields')).toHaveText(/Namn\s*Datum/);
    await expect(page.locator('.pages h1')).toHaveText([/^Övning$/, /^Övning\s+Facit$/]);
    await expect(page.locator('.pages')).toContainText('Stryk över varje gren som skärs av.');
    const [exercise, key] = await texts(page);
    // Each of the 15 inner nodes that are entered has its value beside α and β, and ten of these are bounds; none is covered by a box.
    expect(numbers(key) - numbers(exercise)).toBe(15 + 2 * 15);
    expect(key.filter((text) => /^[≥≤]\d$/.test(text ?? ''))).toHaveLength(10);
    expect(await printedPages(page)).toEqual([SIZES.across, SIZES.across]);
  });
});

test('each student has a tree of their own, which has room or is named', async ({ page }) => {
  await openFor(page, {
    tree: 'random(branching=3, depth=3, seed=5)',
    algorithm: 'alpha-beta',
    labels: 'names',
  });
  const form = dialog(page);
  const trees = form.getByRole('spinbutton', { name: 'Trees' });
  await trees.fill('3');
  await button(form, 'Print…').click();
  await expect(form).toBeHidden();
  const [one, two, three, firstKey] = await texts(page);
  expect(new Set([one, two, three].map((all) => all.join())).size).toBe(3);
  await expect(page.locator('.pages h1')).toHaveText([
    /^Exercise\s+No\. 1$/,
    /^Exercise\s+No\. 2$/,
    /^Exercise\s+No\. 3$/,
    /^Exercise\s+Answer key$/,
  ]);
  // All leaves have their values, and in the key a value at each node with children that is entered, beside α and β.
  expect(numbers(one)).toBe(27);
  expect(numbers(firstKey)).toBe(27 + 13 + 2 * 13);
  expect(await boxSizes(page)).toEqual({ width: 20, height: 10 });
  const sizes = await printedPages(page);
  expect(sizes.slice(0, 3)).toEqual(Array(3).fill(SIZES.across));
  expect(sizes).toHaveLength(4);
  await page.emulateMedia({ media: null });

  await test.step('a tree on screen that has room does not vouch for the others', async () => {
    await formFor(page, { tree: 'random(branching=1..6, depth=3, seed=4)' });
    await expect(form.getByRole('alert')).toHaveText(
      /^The tree of sheet 2, with seed 5, has 44 leaves\. About \d+ of them .* Use a smaller tree, or other seeds\.$/,
    );
    await button(form, 'Print…').click();
    await expect(form).toBeVisible();
    await trees.fill('1');
    await trees.press('Tab');
    await expect(form.getByRole('status')).toContainText(/^1 tree on 1 page/);
    await button(form, 'Print…').click();
    await expect(form).toBeHidden();
    expect(await printedPages(page)).toHaveLength(2);
  });

  await test.step('one that is too large says what would be right', async () => {
    await formFor(page, { tree: 'random(branching=5, depth=3, seed=5)' });
    await expect(form.getByRole('alert')).toHaveText(
      /^The tree has 125 leaves\. About \d+ of them/,
    );
    await button(form, 'Close').click();
  });
});

test('a class has trees of one difficulty, several on a page, and its keys on two', async ({
  page,
}) => {
  await openFor(page, { tree: 'random(branching=3, depth=2, seed=5)', algorithm: 'alpha-beta' });
  const form = dialog(page);
  await form.getByRole('spinbutton', { name: 'Trees' }).fill('30');
  await form.getByRole('combobox', { name: 'Difficulty' }).selectOption('cutoffs');
  await form.getByRole('spinbutton', { name: /^Cutoffs in each tree/ }).fill('2');
  await page.keyboard.press('Tab');
  await form.getByRole('combobox', { name: 'On a page' }).selectOption('Four trees');
  await expect(form.getByRole('status').first()).toHaveText(/^Of \d+ trees .* 30 are like that\.$/);
  await expect(form.getByRole('status').last()).toHaveText(
    '30 trees on 8 pages, and 2 pages with the answer key. Boxes of 20 × 10 mm.',
  );
  await expectAccessibleInBothThemes(page, 'dialog.paper');
  await button(form, 'Print…').click();
  await expect(form).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // The name is asked for once a page, and each tree has its number.
  await expect(page.locator('.fields')).toHaveCount(8);
  await expect(page.locator('.tree h2')).toHaveCount(30);
  expect(await boxSizes(page)).toEqual({ width: 20, height: 10 });
  const answers = page.locator('.key .tree p');
  await expect(answers).toHaveCount(30);
  expect(
    (await answers.allTextContents()).every((text) => /2 cutoffs skip something/.test(text)),
  ).toBe(true);
  // Nothing is cut off at the end of a page.
  const over = await page
    .locator('.pages .page')
    .evaluateAll(
      (pages) => pages.filter((each) => each.scrollHeight > each.clientHeight + 1).length,
    );
  expect(over).toBe(0);
  expect(await printedPages(page)).toEqual(Array(10).fill(SIZES.A4));
  await page.emulateMedia({ media: null });

  await test.step('if there are none, it is said what is nearest', async () => {
    await formFor(page, { tree: 'random(branching=2, depth=3, seed=5)' });
    await form.getByRole('combobox', { name: 'Difficulty' }).selectOption('cutoffs');
    await form.getByRole('spinbutton', { name: /^Cutoffs in each tree/ }).fill('9');
    await page.keyboard.press('Tab');
    await form.getByRole('combobox', { name: 'On a page' }).selectOption('Two trees');
    await expect(form.getByRole('status').first()).toHaveText(
      /none is like that; the nearest has 2\.$/,
    );
    await button(form, 'Print…').click();
    await expect(form.getByRole('alert')).toHaveText('No tree is as difficult as that.');
  });
});

test('a handout has the tree, the settings, the counts, and the story of any moments', async ({
  page,
}) => {
  await openFor(page, { tree: TEXTBOOK, algorithm: 'alpha-beta', order: 'reversed' });
  const form = dialog(page);
  await form.getByRole('combobox', { name: 'Content' }).selectOption('handout');
  await expect(form.getByRole('checkbox')).toBeHidden();
  const moments = form.getByRole('textbox', { name: 'Moments' });
  await expect(moments).toHaveAttribute('placeholder', 'start, cutoff:1, end');
  await expectAccessibleInBothThemes(page, 'dialog.paper');

  await test.step('the usual moments', async () => {
    await button(form, 'Print…').click();
    const sheet = page.locator('.pages .page');
    await expect(sheet).toContainText('Switches: Child order: reversed.');
    await expect(sheet).toContainText('13 nodes entered, 9 leaves evaluated, one cutoff.');
    await expect(sheet).toContainText(`Tree: ${TEXTBOOK}`);
    await expect(page.locator('.pages .moment h2')).toHaveText([
      'Step 0 of 48',
      'Step 31 of 48',
      'Step 48 of 48',
    ]);
    await expect(page.locator('.pages .moment svg')).toHaveCount(3);
    // The story calls each node by its name, which stands beside the values of the leaves; the ruler has two ends.
    const [nodes, leaves, ends] = [13, 9, 2];
    const texts = page.locator('.pages .moment svg').first().locator('text');
    await expect(texts).toHaveCount(nodes + leaves + ends);
    await expect(page.locator('.told .present')).toContainText([
      /^Nothing has happened yet/,
      /^α-cutoff at node/,
      /^The root/,
    ]);
    // Between the cutoff and the end, finished visits are a line each.
    await expect(page.locator('.pages .moment').last().locator('li')).toContainText([
      /returns 2: its true value is at most that/,
      /returns 3, its exact value/,
      /the new best at MAX node/,
      /^The root/,
    ]);
    expect(await printedPages(page)).toEqual([SIZES.A4, SIZES.A4]);
  });

  await test.step('moments of one’s own, or what is wrong with them', async () => {
    await formFor(page, { tree: TEXTBOOK, algorithm: 'alpha-beta', labels: 'names' });
    for (const [text, said] of /** @type {[string, RegExp][]} */ ([
      ['start, cutoff:9', /no moment “cutoff:9”/],
      ['begin', /“begin” is not a step/],
      [',', /“” is not a step/],
    ])) {
      await moments.fill(text);
      await button(form, 'Print…').click();
      await expect(form.getByRole('alert')).toHaveText(said);
    }
    await moments.fill('visit:F, return:F,50%');
    await button(form, 'Print…').click();
    await expect(page.locator('.pages .moment')).toHaveCount(3);
    await expect(page.locator('.pages .moment').first()).toContainText('Node B returns 3');
    await printedPages(page);
  });

  await test.step('a large tree, as it is on screen', async () => {
    const large = { tree: 'random(branching=5, depth=5, seed=5)', algorithm: 'alpha-beta' };
    // Four of the five subtrees below the root are folded, and all below the node whose subtree is not.
    await formFor(page, { ...large, fold: '2,158,314,470,626,782,1563,2344,3125' });
    await moments.fill('');
    await button(form, 'Print…').click();
    // The usual moments are those in sight.
    await expect(page.locator('.pages .moment h2')).toHaveText([/^Step 0/, /^Step 3,176/]);
    await expect(page.locator('.pages .moment svg')).toHaveCount(2);
    expect(await printedPages(page)).toEqual([SIZES.A4, SIZES.A4]);
    await formFor(page, large);
    await moments.fill('cutoff:1');
    await button(form, 'Print…').click();
    await expect(page.locator('.pages .moment canvas')).toHaveCount(1);
    await expect(page.locator('.pages .moment li').first()).toHaveText(
      'Earlier steps are left out.',
    );
    await expect(page.locator('.pages .moment li')).toHaveCount(13);
    expect(await printedPages(page)).toEqual([SIZES.A4]);
  });
});
