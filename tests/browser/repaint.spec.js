// What is drawn again of a picture is what a picture drawn anew has there, to the pixel.

import { random } from '../unit/support/random.js';
import { expect, test } from './test.js';
import { open, view } from './view.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {number} branching @param {number} depth @param {import('../unit/support/random.js').Random} chance @returns {string} */
const uniform = (branching, depth, chance) =>
  depth === 0
    ? String(chance.int(0, 99))
    : `[${Array.from({ length: branching }, () => uniform(branching, depth - 1, chance)).join(', ')}]`;

const WIDE = uniform(4, 6, random(1));

/**
 * Where the picture differs from one that is drawn anew: how many pixels.
 * @param {Page} page
 */
const differing = (page) =>
  view(page).evaluate(async (element) => {
    const it = /** @type {HTMLElement & {theme: string, ready: () => Promise<void>}} */ (element);
    const canvas = it.shadowRoot?.querySelector('canvas');
    if (!canvas) throw new Error('there is no canvas');
    // Read from a copy, since a browser draws otherwise on what is read often.
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('there is no copy');
    const frames = async () => {
      await it.ready();
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    const pixels = () => {
      context.clearRect(0, 0, copy.width, copy.height);
      context.drawImage(canvas, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
    };
    await frames();
    const before = pixels();
    // The same colours, looked up again: everything is drawn anew.
    it.theme = it.theme === 'light' ? '' : 'light';
    await frames();
    const after = pixels();
    let count = 0;
    for (let at = 0; at < before.length; at += 1) if (before[at] !== after[at]) count += 1;
    return { count, blank: after.every((pixel) => pixel === 0) };
  });

/**
 * Steps through a search by chance, and looks at the picture at each of some steps.
 * @param {Page} page
 * @param {import('./view.js').Shown} shown
 * @param {{zoom?: [number, number, number], seed: number, also?: (page: Page, chance: import('../unit/support/random.js').Random) => Promise<void>}} how
 */
async function check(page, shown, { zoom, seed, also }) {
  const chance = random(seed);
  await open(page, shown);
  const stage = page.locator('.stage');
  const box = await stage.boundingBox();
  if (box === null) throw new Error('there is no stage');
  if (zoom !== undefined) {
    await page.mouse.move(box.x + box.width * zoom[0], box.y + box.height * zoom[1]);
    for (let turn = 0; turn < zoom[2]; turn += 1) await page.mouse.wheel(0, -200);
    await page.mouse.move(box.x + 2, box.y + 2);
  }
  const steps = await view(page).evaluate((it) => /** @type {any} */ (it).steps);
  let at = chance.int(0, steps);
  for (let round = 0; round < 24; round += 1) {
    // Mostly a step on or back, now and then far away.
    const walks = chance.chance(0.8);
    at = walks ? at + chance.pick([-1, 1, 1, 2, -3]) : chance.int(0, steps);
    at = Math.max(0, Math.min(steps, at));
    await view(page).evaluate((it, step) => {
      /** @type {any} */ (it).step = step;
    }, at);
    await also?.(page, chance);
    const { count, blank } = await differing(page);
    expect(blank).toBe(false);
    expect(count, `step ${at}`).toBe(0);
  }
}

const SSS = { tree: 'sss-skips', algorithm: 'sss-star' };

test('alpha-beta on the Swedish tree', ({ page }) => check(page, {}, { seed: 1 }));

test('close by, where most lies beyond the canvas', ({ page }) =>
  check(page, {}, { seed: 2, zoom: [0.2, 0.6, 6] }));

test('PVS, whose nodes are entered again', ({ page }) =>
  check(page, { algorithm: 'pvs' }, { seed: 3 }));

test('MTD(f), with a table and passes', ({ page }) =>
  check(page, { algorithm: 'mtd-f' }, { seed: 4 }));

test('SSS*, whose nodes are not nested', ({ page }) => check(page, SSS, { seed: 5 }));

test('iterative deepening, whose horizon moves', ({ page }) =>
  check(page, { tree: 'deepening', algorithm: 'iterative-deepening' }, { seed: 6 }));

test('a tree whose rows are painted', ({ page }) => check(page, { tree: WIDE }, { seed: 7 }));

test('a painted tree at the end, where nodes can be told apart above', ({ page }) =>
  check(page, { tree: WIDE }, { seed: 8, zoom: [0.35, 0.8, 7] }));

test('best-first, painted', ({ page }) =>
  check(page, { tree: WIDE, algorithm: 'sss-star' }, { seed: 9, zoom: [0.1, 0.9, 4] }));

test('with the node types', async ({ page }) => {
  const also = async (
    /** @type {Page} */ on,
    /** @type {import('../unit/support/random.js').Random} */ chance,
  ) => {
    if (chance.chance(0.3)) await on.keyboard.press('t');
  };
  await check(page, {}, { seed: 10, also });
});

test('with nodes that are pointed at, and that the keyboard is at', async ({ page }) => {
  const also = async (
    /** @type {Page} */ on,
    /** @type {import('../unit/support/random.js').Random} */ chance,
  ) => {
    const { x, y, width, height } = (await on.locator('.stage').boundingBox()) ?? {};
    if (x === undefined || y === undefined || !width || !height) throw new Error('no stage');
    const items = on.getByRole('treeitem');
    if (chance.chance(0.3)) await items.nth(chance.int(0, 30)).focus();
    else await on.mouse.move(x + width * chance.next(), y + height * chance.next());
  };
  await check(page, { tree: 'transpositions', algorithm: 'negamax-tt' }, { seed: 11, also });
});
