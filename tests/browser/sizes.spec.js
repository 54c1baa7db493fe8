// From a phone to a projector: nothing is cut off, and nothing scrolls sideways.

import { LANGUAGES } from '../unit/support/messages.js';
import { TREES } from './choosing.js';
import { expect, test } from './test.js';
import {
  address,
  boxOf,
  button,
  item,
  open,
  openMenu,
  openSwitches,
  openTab,
  openText,
  picture,
  sentence,
  slider,
  treeText,
  underMore,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** The elements that must be visible at any size. */
const CONTROLS = ['Step back', 'Play', 'Step forward', 'Next cutoff'];

/** @param {Page} page */
async function expectNothingCutOff(page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
  // Elements that lie outside the window on either side, or are wider than their container.
  const outside = await page.locator('plyscope-view').evaluate((view) => {
    const root = view.shadowRoot;
    const parts = [
      ...document.querySelectorAll('#page-tools > *, #brand, #notice'),
      ...(root?.querySelectorAll('button, select, input, textarea, summary, p, td, th') ?? []),
    ];
    return parts
      .filter((part) => part instanceof HTMLElement && part.checkVisibility())
      .filter((part) => !part.matches('.visually-hidden') && !part.closest('dialog, .leaf-editor'))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const spills =
          part.scrollWidth > part.clientWidth + 1 && !part.matches('select, textarea, input');
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5 || spills);
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 40));
  });
  expect(outside).toEqual([]);
}

/** @type {[name: string, width: number, height: number][]} */
const SIZES = [
  ['the smallest phone', 320, 568],
  ['a phone', 360, 740],
  ['a phone on its side', 740, 360],
  ['a larger phone on its side', 844, 390],
  ['1280×720 at 200 % zoom', 640, 360],
  ['a tablet', 768, 1024],
  ['a laptop', 1280, 720],
  ['a projector', 1920, 1080],
];

test('from a phone to a projector nothing is cut off @gate', async ({ page }) => {
  await page.setViewportSize({ width: SIZES[0][1], height: SIZES[0][2] });
  await open(page, { step: 70 });
  for (const [name, width, height] of SIZES) {
    await test.step(`${name}: ${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await picture(view(page));
      await expectNothingCutOff(page);
      await expect(sentence(page)).toContainText('cutoff at node 30');
      for (const control of CONTROLS) await expect(button(page, control)).toBeInViewport();
      await expect(slider(page)).toBeInViewport();
      const canvas = await boxOf(page.locator('canvas'));
      // Most of the screen is the tree's, wherever there is room for more than one thing.
      expect(canvas.height).toBeGreaterThan(height > 500 ? height * 0.35 : 140);
      expect(canvas.width).toBeGreaterThan(width * 0.55);
      for (const node of [0, 4, 50]) {
        const box = await boxOf(page.locator(`[data-node="${node}"]`));
        expect(box.x + 12).toBeGreaterThan(canvas.x);
        expect(box.x + 12).toBeLessThan(canvas.x + canvas.width);
      }
      await (await openText(page)).scrollIntoViewIfNeeded();
      await expect(treeText(page)).toBeInViewport();
    });
  }
});

test('whoever comes first has at most twenty controls in sight, and one of them filled @gate', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await open(page, '');
    await expect(page.getByRole('treeitem')).toHaveCount(13);
    const controls = await view(page).evaluate((/** @type {View} */ element) => {
      const all = [document, element.renderRoot].flatMap((root) => [
        ...root.querySelectorAll('a[href], button, select, input, summary'),
      ]);
      // What is on show is no control: nodes, and lines of the code.
      return all
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => !part.closest('.outline, .code, .skips'))
        .map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim());
    });
    expect(controls.length, controls.join(' · ')).toBeLessThanOrEqual(20);
    const ink = await button(page, 'Play').evaluate((play) => getComputedStyle(play).color);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ink).toBe(ground);
    await button(page, 'Step forward').click();
    await expect(button(page, 'Play')).not.toHaveCSS('color', ground);
  }
});

for (const language of [...LANGUAGES, 'sr-Latn']) {
  test(`1280×720: the bar cuts no text, whatever is chosen, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`./${address({ tree: 'swedish-51', lang: language })}`);
    await page.locator('plyscope-view .tabpanel').waitFor();
    /** The texts of the bar that are cut, and how high it is. */
    const bar = () =>
      view(page).evaluate(async (/** @type {View} */ element) => {
        await element.updateComplete;
        const top = element.renderRoot.querySelector('.top');
        const inside = [...(top?.querySelectorAll('button, .picked, .picked > .name') ?? [])];
        const parts = [...inside, ...document.querySelectorAll('#learn')];
        const seen = parts.filter((part) => part.checkVisibility());
        const cut = seen.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        return {
          seen: seen.length,
          cut: cut.map(({ textContent }) => textContent?.trim()),
          height: top?.getBoundingClientRect().height ?? 0,
        };
      });
    /** @param {'Tree' | 'Algorithm'} what @param {number} at */
    const choose = (what, at) =>
      view(page).evaluate(
        (/** @type {View} */ element, { tree, at }) => {
          if (tree !== null) {
            if (tree !== undefined) element.tree = tree;
            return tree !== undefined;
          }
          const list = element.shadowRoot?.querySelector('.picked > select');
          const names = list?.querySelectorAll('optgroup option').length ?? 0;
          if (!(list instanceof HTMLSelectElement) || at >= names) return false;
          list.selectedIndex = at;
          list.dispatchEvent(new Event('change'));
          return true;
        },
        { tree: what === 'Tree' ? TREES[at] : null, at },
      );
    for (const what of /** @type {const} */ (['Tree', 'Algorithm'])) {
      let at = 0;
      for (; await choose(what, at); at += 1) {
        const { seen, cut } = await bar();
        expect(cut, `${what} ${at}`).toEqual([]);
        expect(seen).toBeGreaterThan(8);
      }
      expect(at).toBeGreaterThan(12);
    }
    await choose('Tree', 0);
    await choose('Algorithm', 3);
    await item(page, 4).focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    // With the buttons for undoing, everything still stands in one row.
    const { cut, height } = await bar();
    expect(cut).toEqual([]);
    expect(height).toBeLessThan(50);
  });
}

test('a phone: the bar stays at the thumb while one reads below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { step: 5 });
  await (await openText(page)).scrollIntoViewIfNeeded();
  await expect(button(page, 'Step forward')).toBeInViewport();
  await button(page, 'Step forward').click();
  await expect(slider(page)).toHaveValue('6');
});

test('a phone: switches, help, a wrong value and a broken link fit too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '#tree=[1,2&algorithm=alpha-beta');
  await expectNothingCutOff(page);
  await openSwitches(page);
  await expectNothingCutOff(page);
  await expect(page.getByRole('combobox', { name: 'Deep cutoffs' })).toBeInViewport({ ratio: 1 });
  await openSwitches(page);
  // The menu may lie over it.
  await page.keyboard.press('Escape');
  await (await underMore(page, 'Help')).click();
  const help = await boxOf(page.getByRole('dialog'));
  expect(help.x).toBeGreaterThanOrEqual(0);
  expect(help.x + help.width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await (await openText(page)).fill('[[3, 12, 8], [2, 4, 6');
  await expectNothingCutOff(page);
});

test('the article fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./examples/tutorial.html');
  await expect(sentence(page)).toHaveCount(3);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  const views = await view(page).all();
  expect(views).toHaveLength(3);
  for (const each of views) {
    const inside = await each.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(inside).toBe(true);
  }
});

test('long names and long numbers stay on their page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = 'a-name-of-forty-letters-in-one-long-word';
  await open(page, { tree: `${name}: [B: [2147.123456, -2147.123456], inf]`, step: 6 });
  await expectNothingCutOff(page);
});

test('the map of the whole tree lies below the gauge, where that has a place of its own', async ({
  page,
}) => {
  // Beside the panels the canvas is as narrow as a phone, though the page is not.
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, { tree: 'random(branching=4, depth=6, seed=7)', step: 300 });
    await page.keyboard.press('+');
    const box = await boxOf(page.getByRole('region', { name: 'Overview' }));
    const canvas = await boxOf(page.locator('canvas').first());
    // The ruler is 66 pixels high.
    expect(box.y - canvas.y).toBeGreaterThan(66);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('everything that is pressed is 44 px large @gate', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, { step: 31, break: 8 });
    await openTab(page, 'Code');
    await openMenu(page);
    await page.locator('.go-to > button').press('Enter');
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      const small = () =>
        page.locator('plyscope-view').evaluate((view) => {
          const pressed = 'button, select, summary, input, a';
          const all = [document, view.shadowRoot].flatMap((root) =>
            root === null ? [] : [...root.querySelectorAll(pressed)],
          );
          return all
            .filter((part) => part.checkVisibility() && !part.closest('dialog, .outline'))
            .map((part) => {
              const { width, height } = (part.closest('.choice') ?? part).getBoundingClientRect();
              return { name: part.ariaLabel ?? part.textContent?.trim(), width, height };
            })
            .filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.5);
        });
      await expect.poll(small, `${width}×${height}`).toEqual([]);
    }
  });
});
