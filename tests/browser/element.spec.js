// `<plyscope-view>` as an author meets it: attributes, properties, events.

import { attribute, author, expectProperties, set, TEXTBOOK } from './author.js';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import { button, expectStep, item, picture, press, saidNow, sentence } from './view.js';

/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const VIEW = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="12"></plyscope-view>`;

// As in a page without storage, where nobody has chosen anything.
test.use({ labels: '' });

test('a page in another folder shows its views @firefox', async ({ page }) => {
  await page.goto('/else/where/outside.html');
  await expectProperties(page.locator('#first'), { algorithm: 'alpha-beta', step: 0, steps: 76 });
  await expectProperties(page.locator('#second'), { tree: TEXTBOOK, step: 12, steps: 37 });
  await button(page.locator('#second'), 'Next cutoff').click();
  await expectStep(page.locator('#second'), 20);
  await expectStep(page.locator('#first'), 0);
});

test('attributes can be changed one by one, or all at once', async ({ page }) => {
  const view = await author(page, VIEW);
  await expectProperties(view, { tree: TEXTBOOK, algorithm: 'alpha-beta', step: 12, steps: 37 });
  await attribute(view, 'step', '20');
  await expect(sentence(view)).toContainText('α-cutoff at node F');
  await attribute(view, 'algorithm', 'minimax');
  await expectProperties(view, { algorithm: 'minimax', steps: 41 });
  await attribute(view, 'tree', 'deep-cutoff');
  await attribute(view, 'algorithm', 'negamax-alpha-beta');
  await attribute(view, 'options', 'fail=hard deep=off');
  await attribute(view, 'step', '5');
  await expectProperties(view, { step: 5, options: 'fail=hard deep=off' });
  await expect(view.getByRole('treeitem')).toHaveCount(11);
});

test('properties are set and read', async ({ page }) => {
  const view = await author(page, VIEW);
  await expectStep(view, 12);
  await set(view, { step: 3 });
  await expectStep(view, 3);
  await set(view, { tree: '[1, [2, 3]]', algorithm: 'minimax', step: 2 });
  await expectProperties(view, { tree: '[1, [2, 3]]', algorithm: 'minimax', step: 2 });
  await set(view, { options: 'root=min' });
  await expect(view.getByRole('treeitem').first()).toHaveAccessibleName(/^MIN node A/);
  await set(view, { step: 9999 });
  const { steps } = await view.evaluate((element) => ({
    steps: /** @type {PlyscopeView} */ (element).steps,
  }));
  await expectProperties(view, { step: steps });
});

test('events tell of steps and of changes, also outside of the view @firefox @gate', async ({
  page,
}) => {
  const view = await author(page, VIEW);
  await expectStep(view, 12);
  await page.evaluate(() => {
    /** @type {any} */ (window).told = [];
    for (const name of ['plyscope-step', 'plyscope-change']) {
      document.addEventListener(name, (event) => {
        const { detail, target } = /** @type {CustomEvent} */ (event);
        /** @type {any} */ (window).told.push([
          name,
          // As another window would get it.
          structuredClone(detail),
          target === document.querySelector('plyscope-view'),
        ]);
      });
    }
  });
  const events = () => page.evaluate(() => /** @type {any} */ (window).told.splice(0));
  await button(view, 'Step forward').click();
  const told = async (/** @type {object} */ facts) => {
    const said = (await sentence(view).textContent())?.trim();
    expect(await events()).toEqual([['plyscope-step', { ...facts, sentence: said }, true]]);
  };
  await told({ ...{ step: 13, steps: 37, kind: 'leave', node: 'B' }, alpha: -Infinity, beta: 3 });
  await set(view, { step: 13 });
  await button(view, 'Step forward').click();
  await told({ ...{ step: 14, steps: 37, kind: 'improve', node: 'A' }, alpha: 3, beta: Infinity });
  await item(view, 3).focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const detail = {
    tree: '[[3, 9, 8], [2, 4, 6], [14, 5, 2]]',
    algorithm: 'alpha-beta',
    options: {},
  };
  await expect.poll(events).toEqual([['plyscope-change', detail, true]]);
});

test('the controls are none, a bar, or everything', async ({ page }) => {
  const view = await author(page, VIEW.replace('step', 'controls="none" step'));
  await expect(sentence(view)).toBeVisible();
  await expect(view.getByRole('button')).toHaveCount(0);
  await expect(view.getByRole('combobox')).toHaveCount(0);
  await attribute(view, 'controls', 'bar');
  await expect(button(view, 'Step forward')).toBeVisible();
  await expect(view.getByRole('combobox', { name: 'Algorithm' })).toHaveCount(0);
  await attribute(view, 'controls', 'full');
  await expect(view.getByRole('combobox', { name: 'Algorithm' })).toBeVisible();
  await expect(view.getByRole('tab', { name: 'Tree as text' })).toBeVisible();
  await attribute(view, 'controls', null);
  await expect(view.getByRole('combobox', { name: 'Algorithm' })).toHaveCount(0);
  await expect(button(view, 'Step forward')).toBeVisible();
  await expectProperties(view, { step: 12 });
});

test('the theme is the author’s, or the system’s @gate', async ({ page }) => {
  const view = await author(page, VIEW);
  const ground = () => view.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [light, dark] = ['rgb(251, 250, 247)', 'rgb(21, 23, 27)'];
  await expectStep(view, 12);
  await expect.poll(ground).toBe(light);
  const first = await picture(view);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  await expect.poll(() => picture(view)).not.toBe(first);
  await attribute(view, 'theme', 'light');
  await expect.poll(ground).toBe(light);
  await expect.poll(() => picture(view)).toBe(first);
  await attribute(view, 'theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(dark);
});

test('custom properties colour the picture and the words', async ({ page }) => {
  const view = await author(page, `<link rel="stylesheet" href="colours.css" />${VIEW}`);
  await set(view, { step: 20 });
  await expectStep(view, 20);
  await picture(view);
  const [green] = await view.evaluate((element) => {
    const canvas = element.shadowRoot?.querySelector('canvas');
    const context = canvas?.getContext('2d');
    const pixels = context?.getImageData(0, 0, canvas?.width ?? 1, canvas?.height ?? 1).data ?? [];
    let found = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at] === 0 && pixels[at + 1] === 200 && pixels[at + 2] === 1) found += 1;
    }
    return [found];
  });
  expect(green).toBeGreaterThan(20);
  expect(await view.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(1, 2, 3)',
  );
  await expect(sentence(view).locator('b.max').first()).toHaveCSS('color', 'rgb(0, 200, 1)');
});

test('the author’s CSS gives the size, and the canvas follows', async ({ page }) => {
  const view = await author(page, VIEW);
  for (const [width, height] of [
    [700, 500],
    [340, 620],
  ]) {
    await view.evaluate(
      (element, [w, h]) => {
        element.style.width = `${w}px`;
        element.style.height = `${h}px`;
      },
      [width, height],
    );
    const sizes = () =>
      view.evaluate((element) => {
        const canvas = element.shadowRoot?.querySelector('canvas');
        return [element.clientWidth, element.clientHeight, canvas?.width, canvas?.clientWidth];
      });
    await expect.poll(sizes).toEqual([width, height, width, width]);
  }
});

test('a view touches neither address nor storage nor history @gate', async ({ page }) => {
  const view = await author(page, VIEW);
  await expectStep(view, 12);
  await saidNow(view);
  const kept = () => page.evaluate(() => [location.href, localStorage.length, history.length]);
  const before = await kept();
  expect(before[1]).toBe(0);
  await stopClock(page);
  await press(view, 'Step forward', 8);
  // Longer than the page, which does keep its address, waits.
  await page.clock.runFor(2000);
  expect(await kept()).toEqual(before);
});

test('everything is in sight in a column of a wide window', async ({ page }) => {
  const view = await author(
    page,
    '<plyscope-view controls="full" tree="[[3, 12], [2, 4]]"></plyscope-view>',
  );
  await view.evaluate((it) => {
    it.style.width = '554px';
  });
  await expect(view.getByRole('tablist')).toBeVisible();
  const room = await view.evaluate((it) => {
    const panel = it.shadowRoot?.querySelector('.tabpanel');
    return { over: it.scrollHeight - it.clientHeight, panel: panel?.clientHeight ?? 0 };
  });
  expect(room.over).toBeLessThanOrEqual(0);
  expect(room.panel).toBeGreaterThan(100);
});
