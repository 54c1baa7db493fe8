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
  await expect(page.getByText('11 nodes entered, 7 leaves evaluated')).toBeVisible();
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
  await openFor(page, { tree: 'random(branching=3, depth=3, seed=5)' });
  const form = dialog(page);
  const sheets = form.getByRole('spinbutton', { name: 'Sheets' });
  await sheets.fill('3');
  await button(form, 'Print…').click();
  const [one, two, three, firstKey] = await texts(page);
  expect(new Set([one, two, three].map((all) => all.join())).size).toBe(3);
  await expect(page.locator('.pages h1')).toHaveCount(6);
  // The key has what the sheet has, but for its empty boxes; and a value at each of the 13 nodes that have children, beside α and β.
  expect(numbers(firstKey) - numbers(one)).toBe(13 + 2 * 13);
  expect(await printedPages(page)).toEqual(Array(6).fill(SIZES.across));

  await test.step('a tree on screen that has room does not vouch for the others', async () => {
    await formFor(page, { tree: 'random(branching=1..6, depth=3, seed=4)' });
    await button(form, 'Print…').click();
    await expect(form.getByRole('alert')).toHaveText(
      /^The tree of sheet 2, with seed 5, has 44 leaves\. About 39 of them .* Use a smaller tree, or other seeds\.$/,
    );
    await sheets.fill('1');
    await sheets.press('Tab');
    await button(form, 'Print…').click();
    await expect(form).toBeHidden();
    expect(await printedPages(page)).toHaveLength(2);
  });

  await test.step('one that is too large says what would be right', async () => {
    await formFor(page, { tree: 'random(branching=5, depth=3, seed=5)' });
    await button(form, 'Print…').click();
    await expect(form.getByRole('alert')).toHaveText(/^The tree has 125 leaves\. About 39 of them/);
    await button(form, 'Close').click();
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
