// The tabs beside the tree, and what is always in sight: the running line, the sentence, the decision, the counts.

import { expect, test } from './test.js';
import { boxOf, button, item, open, openTab, sentence, show, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** Searches of every kind: every algorithm, on a tree that it can search. */
const SEARCHES = [
  ...['minimax', 'negamax', 'alpha-beta', 'negamax-alpha-beta', 'negamax-tt', 'minimal'],
  ...['null-window', 'scout', 'pvs', 'negascout', 'mtd-f', 'mtd+inf', 'mtd-inf', 'sss-star'],
  'dual-star',
].map((algorithm) => ({ tree: 'swedish-51', algorithm }));
const DEEPENING = [
  { tree: 'deepening', algorithm: 'one-ply' },
  { tree: 'deepening', algorithm: 'iterative-deepening' },
  { tree: 'aspiration-fails-low', algorithm: 'aspiration' },
];

/** @param {Page} page @param {string} name */
const tab = (page, name) => page.getByRole('tab', { name, exact: true });

/** Of every fourth step, those at which the running line is out of sight. @param {Page} page */
const unseen = (page) =>
  view(page).evaluate(async (/** @type {View} */ it) => {
    const root = it.renderRoot;
    const found = [];
    let lines = 0;
    for (let step = 1; step <= it.steps; step += 4) {
      it.step = step;
      await Promise.resolve();
      await it.updateComplete;
      const line = root.querySelector('.code li.runs .line')?.getBoundingClientRect();
      const box = root.querySelector('.code')?.getBoundingClientRect();
      const controls = root.querySelector('.transport')?.getBoundingClientRect();
      if (!line || !box || !controls) continue;
      lines += 1;
      const bottom = Math.min(box.bottom, controls.top, innerHeight);
      if (line.top < Math.max(box.top, 0) - 1 || line.bottom > bottom + 1) found.push(step);
    }
    return { found, lines };
  });

for (const [where, viewport, touch] of /** @type {const} */ ([
  ['on a projector', { width: 1280, height: 720 }, false],
  ['on a phone', { width: 390, height: 844 }, true],
])) {
  test.describe(where, () => {
    test.use({ viewport, hasTouch: touch });

    test('the running line is in sight at the steps of every algorithm', async ({ page }) => {
      await open(page);
      const names = await page
        .getByRole('combobox', { name: 'Algorithm' })
        .locator('option')
        .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
      const searches = [...SEARCHES, ...DEEPENING];
      // The last choice of the list opens what is said about them.
      const all = names.filter((name) => name !== 'about');
      expect(searches.map(({ algorithm }) => algorithm).sort()).toEqual(all.sort());
      for (const search of searches) {
        await show(page, { ...search, step: 0 });
        const { found, lines } = await unseen(page);
        expect(found, search.algorithm).toEqual([]);
        expect(lines, search.algorithm).toBeGreaterThan(2);
      }
    });
  });
}

test('on a laptop the code of alpha-beta is whole at every step, the stack has its heads, and the tabs seldom move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page);
  const walked = await view(page).evaluate(async (/** @type {View} */ it) => {
    const find = (/** @type {string} */ selector) => {
      const part = it.renderRoot.querySelector(selector);
      if (part === null) throw new Error(`there is no ${selector}`);
      return part;
    };
    const box = (/** @type {string} */ selector) => find(selector).getBoundingClientRect();
    const cut = [];
    const tops = [];
    for (let step = 1; step < it.steps; step += 1) {
      it.step = step;
      await it.updateComplete;
      await new Promise(requestAnimationFrame);
      const { scrollTop } = find('.code');
      // The last line of the code may be cut where the running line's values take two lines.
      const isWhole = box('.code .line').top >= box('.code').top - 1 && scrollTop === 0;
      const [lists, heads, call] = [box('.lists'), box('.lists th'), box('.lists tr.lit')];
      const hasHeads = heads.top >= lists.top && heads.bottom <= call.top + 1;
      if (!isWhole || !hasHeads || call.bottom > lists.bottom + 1) cut.push(step);
      tops.push(Math.round(box('.strip').top));
    }
    return { cut, tops };
  });
  expect(walked.cut).toEqual([]);
  // Down at the first cutoff, and at the first deep one; never up.
  expect(walked.tops).toEqual([...walked.tops].sort((one, other) => one - other));
  expect(new Set(walked.tops).size).toBeLessThanOrEqual(3);
  // Another search has not said as much.
  await show(page, { algorithm: 'minimax', step: 1 });
  await expect
    .poll(async () => Math.round((await boxOf(page.locator('.strip'))).y))
    .toBe(walked.tops[0]);
});

test('tabs by keyboard and by mouse', async ({ page }) => {
  await test.step('by keyboard: one stop, arrows open the next tab, and do not step', async () => {
    await open(page, { step: 31 });
    await tab(page, 'Code').focus();
    for (const name of ['Ask', 'Count and order', 'Story', 'Tree as text', 'Code']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(sentence(page)).toContainText('cutoff at node 8');
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
    }
    await page.keyboard.press('End');
    await expect(tab(page, 'Tree as text')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Code')).toBeFocused();
  });
  await test.step('after a choice by mouse, arrow keys step', async () => {
    await show(page, { step: 31 });
    await tab(page, 'Story').click();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Story')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('32');
  });
});

test('what was open is open on the next visit; a question opens its tab for a while', async ({
  page,
}) => {
  await open(page, { step: 31 });
  await openTab(page, 'Story');
  await open(page, { step: 40 });
  await expect(tab(page, 'Story')).toHaveAttribute('aria-selected', 'true');
  await item(page, 11).focus();
  await page.keyboard.press('q');
  await expect(tab(page, 'Ask')).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Stop asking about the node').click();
  await expect(tab(page, 'Story')).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Count and order');
  await button(page, 'Results of all searches').click();
  const results = page.getByRole('region', { name: 'Results' });
  await button(results, 'Entered').click();
  await open(page, { step: 41 });
  const column = results.getByRole('columnheader', { name: 'Entered' });
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await button(results, 'Close the results').click();
  await expect(results).toBeHidden();
  await open(page, { step: 42 });
  await expect(results).toBeHidden();
});

test('on a phone the open tab takes its room from the tree and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { step: 31 });
  const height = async () => (await boxOf(page.locator('canvas'))).height;
  const before = await height();
  const handle = button(page, 'Show the panel');
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('tabpanel')).toBeHidden();
  await handle.click();
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect.poll(height).toBeLessThan(before - 40);
  await handle.click();
  await expect(page.getByRole('tabpanel')).toBeHidden();
  await expect.poll(height).toBe(before);
  await expect(sentence(page)).toBeInViewport();
  await open(page, { step: 32 });
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('tabpanel')).toBeHidden();
  // A question is answered in sight.
  await item(page, 11).focus();
  await page.keyboard.press('q');
  await expect(page.getByText('Why is it skipped?')).toBeInViewport();
});

test('with forced colours the open tab and the running line differ from all others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, { step: 30 });
  /** The colours of an edge, once for each. @param {string} selector @param {string} edge */
  const colours = (selector, edge) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, side) => [
          ...new Set(
            all.map((each) => getComputedStyle(each).getPropertyValue(`border-${side}-color`)),
          ),
        ],
        edge,
      );
  const [chosen] = await colours('.tabs [aria-selected="true"]', 'bottom');
  expect(await colours('.tabs [aria-selected="false"]', 'bottom')).not.toContain(chosen);
  const [running] = await colours('.code li.runs', 'left');
  expect(await colours('.code li:not(.runs)', 'left')).not.toContain(running);
});
