// A step has one picture, from wherever one came to it.

import { expect, test } from './test.js';
import { expectStep, goTo, open, picture, press, view } from './view.js';

/** @typedef {import('./view.js').Shown} Shown */

/**
 * Walks to a few steps forwards and backwards, jumps to them, and loads the page at them.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Shown} shown
 * @param {number[]} steps ascending
 */
async function check(page, shown, steps) {
  /** @type {Record<string, Record<number, string>>} */
  const pictures = { forward: {}, backward: {}, jumped: {}, loaded: {} };
  await open(page, shown);
  const last = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'));
  let at = 0;
  /** @param {number} to @param {string} way */
  const walk = async (to, way) => {
    await press(view(page), to > at ? 'Step forward' : 'Step back', Math.abs(to - at));
    at = to;
    pictures[way][to] = await picture(view(page));
  };
  for (const step of steps) await walk(step, 'forward');
  await goTo(page, last);
  at = last;
  for (const step of steps.toReversed()) await walk(step, 'backward');
  for (const step of [...steps.slice(1), steps[0]]) {
    await goTo(page, step);
    pictures.jumped[step] = await picture(view(page));
  }
  for (const step of steps) {
    await open(page, { ...shown, step });
    await expectStep(page, step);
    pictures.loaded[step] = await picture(view(page));
  }
  expect(new Set(Object.values(pictures.forward)).size).toBe(steps.length);
  expect(pictures.backward).toEqual(pictures.forward);
  expect(pictures.jumped).toEqual(pictures.forward);
  expect(pictures.loaded).toEqual(pictures.forward);
}

test('alpha-beta on the Swedish tree', ({ page }) => check(page, {}, [0, 1, 24, 31, 37, 74, 76]));

test('minimax, which has no window', ({ page }) =>
  check(page, { tree: 'aima-two-ply', algorithm: 'minimax' }, [0, 7, 20, 41]));

test('negamax alpha-beta, whose gauge turns round', ({ page }) =>
  check(page, { tree: 'deep-cutoff', algorithm: 'negamax-alpha-beta' }, [0, 11, 19, 20, 33]));

test('fail-hard with a depth of its own and children in another order @firefox', ({ page }) =>
  check(page, { tree: 'aima-two-ply', fail: 'hard', order: 'reversed' }, [0, 9, 25, 40]));

test('PVS, which searches again after a test', ({ page }) =>
  check(page, { algorithm: 'pvs' }, [0, 14, 20, 40, 83]));

test('SCOUT, whose tests alone have windows', ({ page }) =>
  check(page, { algorithm: 'scout' }, [0, 5, 14, 20, 82]));

test('aspiration, whose windows stand beside the root', ({ page }) =>
  check(page, { algorithm: 'aspiration', guess: 7 }, [0, 1, 47, 48, 124]));

test('MTD(f), which closes in on the value with a table', ({ page }) =>
  check(page, { algorithm: 'mtd-f' }, [0, 1, 81, 82, 140, 191]));

test('SSS*, whose solution tree grows', ({ page }) =>
  check(page, { tree: 'sss-skips', algorithm: 'sss-star' }, [0, 4, 20, 28, 44]));

test('iterative deepening, whose horizon moves', ({ page }) =>
  check(page, { tree: 'deepening', algorithm: 'iterative-deepening' }, [0, 5, 40, 80]));

test('with motion, the picture comes to rest where it stands without', async ({ browser }) => {
  /** @param {'reduce' | 'no-preference'} reducedMotion */
  const end = async (reducedMotion) => {
    const context = await browser.newContext({
      reducedMotion,
      baseURL: `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`,
    });
    const page = await context.newPage();
    await open(page, { step: 30 });
    await press(view(page), 'Step forward', 1);
    // As long as something moves, two pictures differ.
    await expect
      .poll(async () => {
        const before = await picture(view(page));
        await page.waitForTimeout(60);
        return before === (await picture(view(page)));
      })
      .toBe(true);
    const rest = await picture(view(page));
    await context.close();
    return rest;
  };
  expect(await end('no-preference')).toBe(await end('reduce'));
});
