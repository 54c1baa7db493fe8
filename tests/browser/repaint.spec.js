// A picture that is redrawn in part is identical, to the pixel, to one drawn anew.

import { AGAIN, times } from '../unit/support/effort.js';
import { random } from '../unit/support/random.js';
import { expect, test } from './test.js';
import { open, showAtRest, stepsOf, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Random } from '../unit/support/random.js' */
/** @import { Shown } from './view.js' */

/** @param {number} branching @param {number} depth @param {Random} chance @returns {string} */
const uniform = (branching, depth, chance) =>
  depth === 0
    ? String(chance.int(0, 99))
    : `[${Array.from({ length: branching }, () => uniform(branching, depth - 1, chance)).join(', ')}]`;

const WIDE = uniform(4, 6, random(1));

/**
 * At each of some steps, the number of pixels in which the picture differs from one drawn anew.
 *
 * @param {Page} page
 * @param {number[]} steps
 * @param {{spoil?: boolean}} [how] whether something is drawn on the picture first that does not belong there
 */
const differing = (page, steps, { spoil = false } = {}) =>
  view(page).evaluate(
    async (/** @type {View} */ it, { steps, spoil }) => {
      const canvas = it.renderRoot.querySelector('canvas');
      if (!canvas) throw new Error('there is no canvas');
      // Read from a copy, since a browser draws otherwise on what is read often.
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('there is no copy');
      /** A picture is drawn in the next frame, or once more in another if its place has changed. @param {number} count */
      const frames = async (count) => {
        await it.ready();
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
      };
      const pixels = () => {
        context.clearRect(0, 0, copy.width, copy.height);
        context.drawImage(canvas, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
      };
      const found = [];
      for (const step of steps) {
        it.step = step;
        await frames(2);
        if (spoil) canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
        const before = pixels();
        // The same colours, looked up again: everything is drawn anew.
        it.theme = it.theme === 'light' ? '' : 'light';
        await frames(1);
        const after = pixels();
        let count = 0;
        for (let at = 0; at < before.length; at += 1) if (before[at] !== after[at]) count += 1;
        found.push({ step, count, blank: after.every((pixel) => pixel === 0) });
      }
      return found;
    },
    { steps, spoil },
  );

/**
 * Some steps of a search by chance: mostly a step on or back, now and then far away.
 *
 * @param {Random} chance
 * @param {number} last
 */
function walk(chance, last) {
  let at = chance.int(0, last);
  return Array.from({ length: times(24) }, () => {
    at = chance.chance(0.8) ? at + chance.pick([-1, 1, 1, 2, -3]) : chance.int(0, last);
    at = Math.max(0, Math.min(last, at));
    return at;
  });
}

/**
 * Steps through a search by chance, and looks at the picture at each of some steps.
 * @param {Page} page
 * @param {Shown} shown
 * @param {{zoom?: [number, number, number], seed: number, also?: (page: Page, chance: Random) => Promise<void>}} how
 *   `also` is done after each step
 */
async function check(page, shown, { zoom, seed, also }) {
  const chance = random(seed);
  await showAtRest(page, shown);
  // The whole tree, wherever the search before was looked at.
  await page.keyboard.press('0');
  const stage = page.locator('.stage');
  const box = await stage.boundingBox();
  if (box === null) throw new Error('there is no stage');
  if (zoom !== undefined) {
    await page.mouse.move(box.x + box.width * zoom[0], box.y + box.height * zoom[1]);
    for (let turn = 0; turn < zoom[2]; turn += 1) await page.mouse.wheel(0, -200);
    await page.mouse.move(box.x + 2, box.y + 2);
  }
  const steps = walk(chance, await stepsOf(view(page)));
  for (const some of also ? steps.map((step) => [step]) : [steps]) {
    if (also) {
      await view(page).evaluate((/** @type {View} */ it, [step]) => {
        it.step = step;
      }, some);
      await also(page, chance);
    }
    const found = await differing(page, some);
    expect(found, AGAIN).toEqual(some.map((step) => ({ step, count: 0, blank: false })));
  }
  const [spoilt] = await differing(page, steps.slice(-1), { spoil: true });
  expect(spoilt.count, 'what does not belong to the picture').toBeGreaterThan(0);
}

/** Points at something, or has the keyboard at some node. @param {Page} page @param {Random} chance */
async function point(page, chance) {
  const { x, y, width, height } = (await page.locator('.stage').boundingBox()) ?? {};
  if (x === undefined || y === undefined || !width || !height) throw new Error('no stage');
  const items = page.getByRole('treeitem');
  if (chance.chance(0.3)) await items.nth(chance.int(0, 30)).focus();
  else await page.mouse.move(x + width * chance.next(), y + height * chance.next());
}

/** Draws the node types, or takes them away, now and then. @param {Page} page @param {Random} chance */
async function toggleTypes(page, chance) {
  if (chance.chance(0.3)) await page.keyboard.press('t');
}

const ROOK = 'chess(fen=7k/8/5K2/8/8/8/8/6R1 w - -, depth=3)';
const NOUGHTS = 'tic-tac-toe(position=XO./.XO/O.., moves=X)';
const DEEPENING = { tree: 'deepening', algorithm: 'iterative-deepening' };
const PAINTED_SSS = { tree: WIDE, algorithm: 'sss-star' };
const TRANSPOSITIONS = { tree: 'transpositions', algorithm: 'negamax-tt' };

/** @type {Record<string, [name: string, shown: Shown, how: Parameters<typeof check>[2]][]>} */
const GROUPS = {
  'each node by itself @gate': [['alpha-beta on the Swedish tree', {}, { seed: 1 }]],
  'each node by itself, close by and entered again': [
    ['close by, where most lies beyond the canvas', {}, { seed: 2, zoom: [0.2, 0.6, 6] }],
    ['PVS, whose nodes are entered again', { algorithm: 'pvs' }, { seed: 3 }],
    ['MTD(f), with a table and passes', { algorithm: 'mtd-f' }, { seed: 4 }],
  ],
  'best-first, deepening, and what is marked': [
    ['SSS*, not nested', { tree: 'sss-skips', algorithm: 'sss-star' }, { seed: 5 }],
    ['iterative deepening, whose horizon moves', DEEPENING, { seed: 6 }],
    ['with the node types', {}, { seed: 10, also: toggleTypes }],
    ['pointed at, and at the keyboard', TRANSPOSITIONS, { seed: 11, also: point }],
  ],
  'names that make room for each other': [
    ['moves side by side', { tree: ROOK }, { seed: 12 }],
    ['moves beside windows', { tree: NOUGHTS }, { seed: 13 }],
  ],
  'rows that are painted': [
    ['a tree whose rows are painted', { tree: WIDE }, { seed: 7 }],
    ['nodes told apart above', { tree: WIDE }, { seed: 8, zoom: [0.35, 0.8, 7] }],
    ['best-first, painted', PAINTED_SSS, { seed: 9, zoom: [0.1, 0.9, 4] }],
  ],
};

for (const [what, searches] of Object.entries(GROUPS)) {
  test(what, async ({ page }) => {
    await open(page);
    for (const [name, shown, how] of searches) {
      await test.step(name, () => check(page, shown, how));
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('values that make room for each other', async ({ page }) => {
    await open(page);
    await check(page, { algorithm: 'minimax' }, { seed: 14 });
    await check(page, { algorithm: 'alpha-beta' }, { seed: 15 });
  });
});
