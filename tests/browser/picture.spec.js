// A step has one picture, from wherever one came to it.

import { createHash } from 'node:crypto';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import { expectStep, open, picture, press, show, showAtRest, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Shown } from './view.js' */

/** The number of steps that are walked to a step whose picture is compared. */
const WALK = 3;

/**
 * Fingerprints of the canvas at some steps, each reached in the same way.
 *
 * @param {Page} page
 * @param {{steps: number[], walk?: number}} way the steps in their order, and how many steps are walked to each
 */
const pictures = (page, way) =>
  view(page).evaluate(async (/** @type {View} */ it, { steps, walk = 0 }) => {
    const root = it.renderRoot;
    const canvas = root.querySelector('canvas');
    const slider = root.querySelector('input[type=range]');
    if (!canvas || !(slider instanceof HTMLInputElement)) throw new Error('there is no canvas');
    const name = walk > 0 ? 'Step forward' : 'Step back';
    const button = root.querySelector(`button[aria-label="${name}"]`);
    // Read from a copy, since a browser draws otherwise on what is read often.
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    /** @type {Record<number, string>} */
    const found = {};
    for (const step of steps) {
      const from = Math.min(Math.max(step - walk, 0), it.steps);
      slider.value = String(from);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await it.updateComplete;
      for (let at = from; at !== step; at += Math.sign(walk)) {
        if (button instanceof HTMLElement) button.click();
        await it.updateComplete;
      }
      if (it.step !== step) throw new Error(`step ${it.step} instead of ${step}`);
      await it.ready();
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      if (context === null || copy.width !== canvas.width || copy.height !== canvas.height)
        throw new Error('there is no copy');
      context.clearRect(0, 0, copy.width, copy.height);
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      found[step] = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    return found;
  }, way);

/**
 * Walks to a few steps forwards and backwards, jumps to them, follows links to them, and loads the page at one.
 *
 * @param {Page} page
 * @param {Shown} shown
 * @param {number[]} steps ascending
 */
async function check(page, shown, steps) {
  await showAtRest(page, shown);
  const forward = await pictures(page, { steps, walk: WALK });
  const backward = await pictures(page, { steps: steps.toReversed(), walk: -WALK });
  const jumped = await pictures(page, { steps: [...steps.slice(1), steps[0]] });
  /** @type {Record<number, string>} */
  const linked = {};
  for (const step of steps) {
    await show(page, { tree: '[1, 2]' });
    await show(page, { ...shown, step });
    await expectStep(page, step);
    linked[step] = await picture(view(page));
  }
  expect(new Set(Object.values(forward)).size).toBe(steps.length);
  expect(backward, 'backward').toEqual(forward);
  expect(jumped, 'jumped').toEqual(forward);
  expect(linked, 'linked').toEqual(forward);
  const [step] = steps.slice(-2);
  await open(page, { ...shown, step });
  await expectStep(page, step);
  expect(await picture(view(page)), 'loaded').toBe(forward[step]);
}

/** @type {[what: string, searches: [name: string, shown: Shown, steps: number[]][]][]} */
const GROUPS = [
  [
    'minimax and alpha-beta',
    [
      ['alpha-beta on the Swedish tree', {}, [0, 1, 24, 31, 37, 74, 76]],
      ['no window', { tree: 'aima-two-ply', algorithm: 'minimax' }, [0, 7, 20, 41]],
      [
        'a gauge that turns round',
        { tree: 'deep-cutoff', algorithm: 'negamax-alpha-beta' },
        [0, 11, 19, 20, 33],
      ],
    ],
  ],
  [
    'fail-hard with a depth of its own and children in another order @firefox',
    [['fail-hard', { tree: 'aima-two-ply', fail: 'hard', order: 'reversed' }, [0, 9, 25, 40]]],
  ],
  [
    'searches with null windows and narrow ones',
    [
      ['PVS, which searches again after a test', { algorithm: 'pvs' }, [0, 14, 20, 40, 83]],
      ['SCOUT, whose tests alone have windows', { algorithm: 'scout' }, [0, 5, 14, 20, 82]],
      ['windows beside the root', { algorithm: 'aspiration', guess: 7 }, [0, 1, 47, 48, 124]],
    ],
  ],
  [
    'searches with a table, a list, a horizon',
    [
      ['MTD(f), which closes in on the value', { algorithm: 'mtd-f' }, [0, 1, 81, 82, 140, 191]],
      [
        'a solution tree that grows',
        { tree: 'sss-skips', algorithm: 'sss-star' },
        [0, 4, 20, 28, 44],
      ],
      [
        'a horizon that moves',
        { tree: 'deepening', algorithm: 'iterative-deepening' },
        [0, 5, 40, 80],
      ],
    ],
  ],
];

for (const [what, searches] of GROUPS) {
  test(what, async ({ page }) => {
    // Without the line for those who come for the first time, as at any link.
    await open(page, { step: 0 });
    for (const [name, shown, steps] of searches) {
      await test.step(name, () => check(page, shown, steps));
    }
  });
}

test('with motion, the picture comes to rest where it stands without @gate', async ({
  browser,
}) => {
  /** @param {'reduce' | 'no-preference'} reducedMotion */
  const pictures = async (reducedMotion) => {
    const context = await browser.newContext({
      reducedMotion,
      baseURL: `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`,
    });
    const page = await context.newPage();
    await open(page, { step: 29 });
    const canvas = page.locator('canvas');
    const pixels = async () => {
      const url = await canvas.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());
      return createHash('sha256').update(url).digest('hex');
    };
    await picture(view(page));
    await stopClock(page);
    await press(view(page), 'Step forward', 1);
    await page.clock.runFor(60);
    const first = await pixels();
    await page.clock.runFor(5000);
    const rest = await pixels();
    await context.close();
    return { first, rest };
  };
  const moving = await pictures('no-preference');
  const still = await pictures('reduce');
  expect(moving.first).not.toBe(moving.rest);
  expect(still.first).toBe(still.rest);
  expect(moving.rest).toBe(still.rest);
});
