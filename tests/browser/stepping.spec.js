// Every control that moves through the steps.

import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import {
  button,
  expectCounters,
  expectStep,
  goTo,
  open,
  press,
  SWEDISH,
  sentence,
  setTool,
  show,
  slider,
  stepsOf,
  trees,
  view,
} from './view.js';

test('the page opens at its beginning, and goes to the end and back @gate', async ({ page }) => {
  await test.step('the page opens on the Swedish tree, at its beginning', async () => {
    await open(page);
    await expect(trees(page)).toHaveAttribute('value', 'swedish-51');
    await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('alpha-beta');
    await expectStep(page, 0);
    await expect(slider(page)).toHaveAttribute('max', String(SWEDISH.steps));
    await expect(sentence(page)).toContainText('51 nodes');
    await expectCounters(page, {
      entered: { now: 0, end: 23, minimax: 51, critical: 23 },
      evaluated: { now: 0, end: 8, minimax: 22, critical: 8 },
      cutoffs: { now: 0, end: 6 },
      skipped: { now: 0, end: 9 },
    });
  });
  await test.step('all steps forward, and all of them back', async () => {
    await show(page, {});
    const forward = await press(view(page), 'Step forward', SWEDISH.steps);
    expect(forward.at(-1)).toContain('The root, node 0, returns 5');
    await expectStep(page, SWEDISH.steps);
    await expectCounters(page, { entered: { now: 23 }, cutoffs: { now: 6 }, skipped: { now: 9 } });
    const back = await press(view(page), 'Step back', SWEDISH.steps);
    await expectStep(page, 0);
    expect(back.slice(0, -1)).toEqual(forward.slice(0, -1).reverse());
    expect(back.at(-1)).toContain('Nothing has happened yet');
  });
  await test.step('each button goes where it says, and says where it leads nowhere', async () => {
    await show(page, {});
    await test.step('each button goes where it says', async () => {
      await show(page, { step: 45 });
      // The seldom ones stand with the code.
      await page.getByRole('tab', { name: 'Code', exact: true }).click();
      /** @param {string} name @param {number} from @param {number} to */
      const check = async (name, from, to) => {
        await goTo(page, from);
        await button(page, name).click();
        await expectStep(page, to);
      };
      /** @param {string} name in the menu beside the code @param {number} from @param {number} to */
      const checkInMenu = async (name, from, to) => {
        await goTo(page, from);
        await page.locator('.go-to > button').click();
        await button(page.locator('.go-to .sheet'), name).click();
        await expectStep(page, to);
      };
      await checkInMenu('First step', 45, 0);
      await check('Step back', 45, 44);
      await check('Step forward', 45, 46);
      await checkInMenu('Last step', 45, 76);
      await checkInMenu('Previous cutoff', 45, 41);
      await checkInMenu('Previous cutoff', 41, 31);
      await checkInMenu('Previous cutoff', 76, 74);
      await check('Next cutoff', 45, 51);
      await check('Next cutoff', 0, 31);
      await check('Next cutoff', 51, 62);
    });
    await test.step('the buttons that lead nowhere say so, and stay where they are', async () => {
      await show(page, {});
      /** @param {number} step @param {string[]} idle */
      const check = async (step, idle) => {
        await goTo(page, step);
        for (const name of idle) {
          await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
          // Playwright itself would wait until it is enabled.
          await button(page, name).click({ force: true });
          await expectStep(page, step);
        }
        for (const name of ['Step back', 'Step forward']) {
          if (idle.includes(name)) continue;
          await expect(button(page, name)).toHaveAttribute('aria-disabled', 'false');
        }
      };
      await check(0, ['Step back']);
      await check(74, ['Next cutoff']);
      await check(76, ['Step forward', 'Next cutoff']);
    });
    await test.step('the next-cutoff button stops at every cutoff, and says whose bound it was', async () => {
      await show(page, {});
      const said = await press(view(page), 'Next cutoff', 6);
      expect(said.map((each) => each.match(/^([αβ])-cutoff at node (\d+)/)?.slice(1))).toEqual([
        ['β', '8'],
        ['β', '15'],
        ['β', '20'],
        ['α', '27'],
        ['α', '30'],
        ['α', '25'],
      ]);
      expect(said[0]).toContain('its best, 7, is at least β = 5, which its parent, node 1,');
      expect(said[0]).toContain('2 children are skipped');
      expect(said[4]).toMatch(
        /α = 5, which node 0 set, \d plies up: a deep cutoff; one child is skipped/,
      );
    });
    await test.step('the slider has a drop at each cutoff, and says its step in words', async () => {
      await show(page, { step: SWEDISH.steps });
      const drops = await page.locator('.skyline .drops').getAttribute('d');
      expect(drops?.match(/M/g)).toHaveLength(SWEDISH.cutoffs.length);
      await show(page, { step: 31 });
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'step 31 of 76');
      await expect(page.getByText('step 31 of 76')).toBeVisible();
    });
  });
});

test('play goes on to the end by itself and stops there; pause holds @firefox @gate', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12, 8], [2, 4, 6]]' });
  const step = async () => Number(await slider(page).inputValue());
  const end = await stepsOf(view(page));
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
  await stopClock(page);
  await button(page, 'Play').click();
  await page.clock.runFor(500);
  const held = await step();
  expect(held).toBeGreaterThan(2);
  expect(held).toBeLessThan(end);
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  // Much longer than a step takes.
  await page.clock.runFor(2000);
  await expectStep(page, held);
  await button(page, 'Play').click();
  await page.clock.runFor(5000);
  await expectStep(page, end);
  await expect(button(page, 'Play')).toBeVisible();
  // At the end it begins again.
  await button(page, 'Play').click();
  await page.clock.runFor(300);
  expect(await step()).toBeLessThan(8);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('the buttons name the keys that do the same, in the language of the page', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', step: 5 });
  for (const [name, keys] of [
    ['Step back', '←'],
    ['Play', 'Space'],
    ['Step over', 'O'],
  ])
    await expect(button(page, name)).toHaveAttribute('title', `${name} (${keys})`);
  await setTool(page, 'language', 'sv');
  await expect(button(page, 'Nästa avskärning')).toHaveAttribute('title', /\(Skift →\)$/);
});
