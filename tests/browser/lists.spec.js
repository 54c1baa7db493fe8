// The transposition table, the OPEN list and the bands over the slider, as a person meets them.

import { expectAccessible, expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  boxOf,
  button,
  expectStep,
  goTo,
  item,
  open,
  picture,
  show,
  slider,
  view,
} from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Shown } from './view.js' */

const TABLE = { tree: 'tic-tac-toe', algorithm: 'negamax-tt' };
const OPEN = { tree: 'sss-skips', algorithm: 'sss-star' };
const DEEPENING = {
  tree: '[[[3, 17]=5, [2, 12]=3]=4, [[15]=3, [25, 0]=1]=2, [[2, 5]=2, [3, 2, 14]=2]=1]=3',
  algorithm: 'iterative-deepening',
};

/** @param {Page} page @param {string} name */
const region = (page, name) => page.getByRole('region', { name });

/** @param {Page} page */
const table = (page) => region(page, 'Transposition table');

/** @param {Page} page */
const openList = (page) => region(page, 'OPEN list');

/** @param {Page} page */
const bands = (page) => page.getByRole('group', { name: 'Searches of the root' });

/** The row that is lit. @param {Locator} list */
const lit = (list) => list.locator('tr[aria-current=true]');

test('the lists of a search, as one steps', async ({ page }) => {
  await test.step('the table fills as one steps, and lights what is asked for and stored', async () => {
    await open(page, TABLE);
    await expect(table(page)).toContainText('Nothing is stored yet.');
    await goTo(page, 2);
    await expect(table(page)).toContainText('A miss: place 0 is empty.');
    await goTo(page, 20);
    await expect(lit(table(page))).toHaveText(/3\s*△\s*XX\.XOOOXO\s*1\s*LOWER\s*≥ 1\s*c3/);
    await goTo(page, 41);
    await expect(table(page)).toContainText('A hit: the entry is the answer.');
    await expect(lit(table(page))).toHaveText(/4\s*▽\s*XXXXOOOXO\s*0\s*EXACT\s*= −1\s*–/);
    await button(page, 'Step forward').click();
    await expect(lit(table(page))).toHaveCount(0);
  });
  await test.step('in a small table what gives way is struck out', async () => {
    await show(page, { ...TABLE, table: 5, step: 35 });
    await expect(lit(table(page))).toHaveText(/^\s*1\s*△\s*OXXXOOOX\./);
    const gone = table(page).locator('tr.gone');
    await expect(gone).toHaveText(/XX\.XOOOX\./);
    const line = (/** @type {Element} */ cell) => getComputedStyle(cell).textDecorationLine;
    expect(await gone.locator('td').nth(1).evaluate(line)).toBe('line-through');
  });
  await test.step('pointing at a row joins its nodes in the tree; pressing it leads there', async () => {
    await show(page, { ...TABLE, step: 65 });
    const before = await picture(view(page));
    const row = table(page).getByRole('row').filter({ hasText: 'XXXXOOOXO' });
    await row.hover();
    const joined = await picture(view(page));
    expect(joined).not.toBe(before);
    await page.mouse.move(300, 60);
    expect(await picture(view(page))).toBe(before);
    // The other way round: the row of the node that is pointed at.
    const place = await boxOf(item(page, 9));
    await page.mouse.move(place.x + 12, place.y + 12);
    await expect(row).toHaveClass(/joined/);
    await page.mouse.move(300, 60);
    await expect(row).not.toHaveClass(/joined/);
    await row.getByRole('button').click();
    await expect(item(page, 4)).toBeFocused();
  });
  await test.step('the OPEN list shows what is pushed, taken and purged', async () => {
    await show(page, { ...OPEN, step: 1 });
    await expect(lit(openList(page))).toHaveText(/1\s*△\s*0\s*○\s*LIVE\s*∞\s*pushed/);
    await goTo(page, 2);
    await expect(openList(page).locator('tr.taken')).toHaveText(/△\s*0\s*○\s*LIVE\s*∞\s*taken/);
    await goTo(page, 27);
    const purged = openList(page).locator('tr.purged');
    await expect(purged).toHaveText(/□\s*19\s*●\s*SOLVED\s*4\s*purged/);
    await expect(openList(page).getByRole('row').nth(2)).toHaveClass(/purged/);
  });
  await test.step('the side does not jump as one steps', async () => {
    await show(page, {});
    for (const [shown, name] of /** @type {const} */ ([
      [{ ...TABLE, table: 5 }, 'Transposition table'],
      [OPEN, 'OPEN list'],
    ])) {
      await show(page, { ...shown, step: 1 });
      await expect(region(page, name)).toBeVisible();
      const heights = await view(page).evaluate(async (/** @type {View} */ it, name) => {
        const all = new Set();
        for (let step = 1; step < 40; step += 1) {
          it.step = step;
          await it.updateComplete;
          const panel = it.renderRoot.querySelector(`[role=region][aria-label="${name}"]`);
          all.add(panel?.getBoundingClientRect().height);
        }
        return [...all];
      }, name);
      expect(heights).toEqual([expect.any(Number)]);
    }
  });
  await test.step('only the lists that an algorithm has are there, and none beside an embedded view', async () => {
    await show(page, { step: 20 });
    await expect(region(page, 'Call stack')).toBeVisible();
    for (const list of [table, openList, bands]) await expect(list(page)).toHaveCount(0);
    await show(page, { ...TABLE, step: 41 });
    await expect(table(page)).toBeVisible();
    await expect(openList(page)).toHaveCount(0);
    await show(page, { ...OPEN, step: 20 });
    await expect(openList(page)).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await view(page).evaluate((element) => element.setAttribute('controls', 'bar'));
    await expect(slider(page)).toBeVisible();
    await expect(openList(page)).toHaveCount(0);
    await expect(region(page, 'Call stack')).toHaveCount(0);
  });
});

test('the rows can be walked with the keyboard', async ({ page }) => {
  await open(page, { ...OPEN, step: 30 });
  const rows = openList(page).getByRole('button');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(openList(page).locator('tr[data-for="28"]')).toHaveClass(/joined/);
  await page.keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  // The other arrows step, here as everywhere.
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 31);
  await goTo(page, 30);
  await rows.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 28)).toBeFocused();
});

test('a panel that is folded away stays so, from step to step and search to search', async ({
  page,
}) => {
  await open(page, { ...TABLE, step: 41 });
  const rows = table(page).getByRole('table');
  await expect(rows).toBeVisible();
  await table(page).getByText('Transposition table').click();
  await expect(rows).toBeHidden();
  await button(page, 'Step forward').click();
  await expect(rows).toBeHidden();
  await view(page).evaluate((element) => element.setAttribute('algorithm', 'alpha-beta'));
  await expect(table(page)).toHaveCount(0);
  await view(page).evaluate((element) => element.setAttribute('algorithm', 'negamax-tt'));
  await expect(table(page)).toBeVisible();
  await expect(rows).toBeHidden();
  await expect(region(page, 'Call stack').getByRole('table')).toBeVisible();
  await table(page).getByText('Transposition table').click();
  await expect(rows).toBeVisible();
});

test('bands over the slider', async ({ page }) => {
  await test.step('the searches of the root are bands; one click or key leads to their beginning', async () => {
    await open(page, DEEPENING);
    const all = bands(page).getByRole('button');
    await expect(all).toHaveCount(0);
    await page.keyboard.press('End');
    // The label of the present one stands by itself.
    await expect(all).toHaveText(['depth 1', 'depth 2', '']);
    await expect(bands(page)).toHaveText(/depth 1\s*depth 2\s*depth 3/);
    await expect(all.nth(1)).toHaveAttribute('title', /^Search 2: depth 2/);
    await all.nth(1).click();
    await expect(all).toHaveCount(2);
    const second = Number(await slider(page).inputValue());
    expect(second).toBeGreaterThan(1);
    await expect(all.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /, depth 2$/);
    await page.keyboard.press(']');
    await expect(all.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('[');
    await expectStep(page, second);
    await page.keyboard.press('[');
    await expectStep(page, 1);
    await page.keyboard.press(']');
    // The band begins where the slider stands at its first step.
    const [band, track] = [await boxOf(all.nth(1)), await boxOf(slider(page))];
    const max = Number(await slider(page).getAttribute('max'));
    const thumb = track.x + 8 + ((track.width - 16) * second) / max;
    expect(Math.abs(band.x - thumb)).toBeLessThan(3);
  });
  await test.step('hundreds of searches of the root have bands too, and the present one its label', async () => {
    let chain = '3';
    for (let depth = 0; depth < 110; depth += 1) chain = `[${chain}]=${depth % 7}`;
    await show(page, {});
    await view(page).evaluate((element, tree) => {
      element.setAttribute('tree', tree);
      element.setAttribute('algorithm', 'iterative-deepening');
    }, chain);
    await page.keyboard.press('End');
    await expect(bands(page).getByRole('button')).toHaveCount(110);
    const label = bands(page).locator('.present-band');
    await expect(label).toHaveText('depth 110');
    for (const key of ['End', 'Home', ']']) {
      await page.keyboard.press(key);
      // Before the first search there is none.
      await expect(label).toHaveCount(key === 'Home' ? 0 : 1);
      if (key === 'Home') continue;
      const [box, row] = [await boxOf(label), await boxOf(bands(page))];
      expect(box.x).toBeGreaterThanOrEqual(row.x - 0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width + 0.5);
    }
  });
});

test('nothing that is listed is cut off, and the tree keeps its room', async ({ page }) => {
  await open(page);
  for (const shown of [
    { ...TABLE, table: 5, step: 35 },
    { ...OPEN, step: 27 },
    { ...DEEPENING, step: 80 },
    { tree: 'swedish-51', algorithm: 'mtd-f', step: 150 },
    { tree: '[[-2000000000, 1999999999], [1, 2]]', algorithm: 'mtd+inf', step: 30 },
  ]) {
    await show(page, shown);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      await picture(view(page));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      const { seen, outside } = await view(page).evaluate((/** @type {View} */ element) => {
        // Only values of ten digits may need more room than there is, and they can be scrolled to.
        const long = element.tree.includes('2000000000');
        const within = long ? '.panel, .rows, .band' : '.panel *, .band';
        const parts = [...(element.shadowRoot?.querySelectorAll(within) ?? [])];
        const side = element.shadowRoot?.querySelector('.side');
        const seen = parts.filter(
          (part) => part.checkVisibility() && part.closest('.visually-hidden') === null,
        );
        const outside = seen.filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const edge = part.matches('.band') ? null : side?.getBoundingClientRect();
          return left < (edge?.left ?? 0) - 0.5 || right > (edge?.right ?? innerWidth) + 0.5;
        });
        return { seen: seen.length, outside: outside.map((part) => part.outerHTML.slice(0, 80)) };
      });
      expect(seen).toBeGreaterThan(0);
      expect(outside, JSON.stringify({ width, shown })).toEqual([]);
      const canvas = await page.locator('canvas').boundingBox();
      expect(canvas?.width).toBeGreaterThan(width * 0.55);
    }
  }
});

/** What is shown, and the list that is looked at. @type {Record<string, [shown: Shown, list: string]>} */
const STATES = {
  'at a hit': [{ ...TABLE, step: 41 }, '.transposition-table'],
  'where an entry is lost': [{ ...TABLE, table: 5, step: 35 }, '.transposition-table'],
  'a long table': [{ tree: 'swedish-51', algorithm: 'mtd-f', step: 150 }, '.transposition-table'],
  'windows over the slider': [{ tree: 'swedish-51', algorithm: 'mtd-f', step: 150 }, '.transport'],
  'at a purge': [{ ...OPEN, step: 27 }, '.open-list'],
  'depths over the slider': [{ ...DEEPENING, step: 80 }, '.transport'],
};

test('axe finds nothing in them, light and dark, nor on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  for (const [name, [shown, list]] of Object.entries(STATES)) {
    await test.step(name, async () => {
      await show(page, shown);
      await expectAccessibleInBothThemes(page, list);
    });
  }
  await test.step('on a phone', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 740 });
    await show(page, { tree: 'swedish-51', algorithm: 'mtd-f', step: 150 });
    await expectAccessible(page);
  });
});
