// The pseudocode: the line that runs, with which numbers, and running to a line.

import { expectAccessible } from './axe.js';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import { button, expectStep, goTo, open, openWritten, show } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const code = (page) => page.getByRole('region', { name: 'Pseudocode' });

/** The line that runs. @param {Page} page */
const current = (page) => code(page).locator('[aria-current="step"]');

test('one line runs at every step, and a click on a line runs to it', async ({ page }) => {
  await test.step('at a cutoff the line that leaves the loop runs, with the numbers that decided it', async () => {
    await open(page, '#step=31');
    await expect(current(page).locator('.line')).toHaveText('break');
    await expect(current(page)).toContainText('α = 7');
    await expect(current(page)).toContainText('β = 5');
    await expect(code(page).getByRole('listitem').filter({ hasText: 'if best ≥ β' })).toContainText(
      '7 ≥ 5',
    );
  });
  await test.step('every step has one line that runs', async () => {
    await show(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]');
    for (let step = 1; step <= 37; step += 1) {
      await goTo(page, step);
      await expect(current(page)).toHaveCount(1);
    }
  });
  await test.step('a line is run to by a click, backwards with Shift, and to the end where it runs no more', async () => {
    await show(page, '#step=1');
    const line = code(page).getByRole('button', { name: 'break' });
    await line.click();
    await expectStep(page, 31);
    await line.click();
    await expectStep(page, 41);
    await line.click({ modifiers: ['Shift'] });
    await expectStep(page, 31);
    await goTo(page, 75);
    await code(page).getByRole('button', { name: 'return value(node)' }).first().click();
    await expectStep(page, 76);
  });
  await test.step('the listing is that of the algorithm and its switches, in order for assistive technology', async () => {
    await show(page, '#algorithm=negamax-alpha-beta&cut=gt&step=4');
    await expect(code(page)).toContainText('value = −alphabeta(child, −β, −α, −colour)');
    await expect(code(page)).toContainText('if best > β:');
    await expectAccessible(page);
  });
});

test('in a low window, the line under the pointer is as large as what is pressed has to be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '#step=2');
  const items = await code(page).locator('li').filter({ visible: true }).all();
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) {
    await item.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const part of await item.locator('button').all()) {
      await part.hover();
      const reach = await part.evaluate((/** @type {HTMLElement} */ element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const root = /** @type {ShadowRoot} */ (element.getRootNode());
        return [-11, 11].every(
          (by) =>
            root.elementFromPoint(left + width / 2, top + height / 2 + by)?.closest('button') ===
            element,
        );
      });
      expect(reach, (await item.textContent()) ?? undefined).toBe(true);
    }
  }
});

test('playing halts at a line, which is set by mouse or by B and kept in the address', async ({
  page,
}) => {
  await open(page, '#step=1');
  const line = code(page).getByRole('button', { name: 'break' });
  const halts = code(page)
    .getByRole('listitem')
    .filter({ hasText: 'break' })
    .locator('.breakpoint');
  await halts.click();
  await expect(halts).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toHaveAccessibleName('break breakpoint');
  await expect(page).toHaveURL(/&break=0\.\d+$/);
  await page.reload();
  await expect(halts).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
  await stopClock(page);
  await button(page, 'Play').click();
  await page.clock.runFor(10_000);
  await expect(button(page, 'Play')).toBeVisible();
  await expectStep(page, 31);
  await page.clock.resume();
  await page.keyboard.press('n');
  await expectStep(page, 41);
  await line.focus();
  await page.keyboard.press('b');
  await expect(halts).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/break/);
  await open(page, '#break=0.99');
  await expect(page.getByRole('alert')).toContainText('“0.99” does not say where playing halts');
});

test('the code is written in the language of the reader’s choice, which stays', async ({
  page,
}) => {
  await open(page, '#tree=swedish-51&step=31');
  const choice = page.getByRole('combobox', { name: 'Written in' });
  const program = page.getByRole('region', { name: 'Program', exact: true });
  /** @param {string} text */
  const current = (text) => expect(program.locator('li.runs .line').first()).toHaveText(text);
  await openWritten(page);
  await test.step('the line that runs is lit, with its values, in each language', async () => {
    await choice.selectOption('Python');
    await current('break');
    await expect(program.locator('li.runs')).toContainText('β = 5');
    await expect(program).toContainText('if best >= beta:');
    await choice.selectOption('C');
    await current('break;');
    await expectAccessible(page);
    await goTo(page, 30);
    await expect(program.locator('[aria-current="step"]')).toHaveCount(1);
  });
  await test.step('a line is run to by a click', async () => {
    await program.getByRole('button', { name: 'break;' }).click();
    await expectStep(page, 31);
  });
  await test.step('the choice is there again after a reload, and in a link that names it', async () => {
    await page.reload();
    await openWritten(page);
    await expect(choice).toHaveValue('c');
    await expect(page).not.toHaveURL(/code=/);
    await show(page, '#tree=swedish-51&step=31&code=rust');
    await current('break;');
    await expect(program).toContainText('fn max_value(&mut self');
    await expect(page).toHaveURL(/code=rust/);
  });
  await test.step('where no program would do the same, there is only pseudocode', async () => {
    await show(page, '#tree=swedish-51&step=31&order=history&code=rust');
    await expect(choice).toHaveValue('pseudocode');
    await expect(page.locator('.written')).toContainText('there is only pseudocode');
  });
});

test('the program that is copied is whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#tree=[[3,12],[2,4]]&code=python');
  await openWritten(page);
  await button(page, 'Copy program').click();
  await expect(page.getByText('Program copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('CHILDREN = [[1, 4], [2, 3], [], [], [5, 6], [], []]');
  expect(text).toContain('print("value:", text(value))');
});

test('a published form is chosen beside the language, sets its switches, and is kept in the address', async ({
  page,
}) => {
  await open(page, '#algorithm=negamax-alpha-beta&tree=[[3,12,8],[2,4,6],[14,5,2]]&step=cutoff:1');
  await openWritten(page);
  await page.getByLabel('Form', { exact: true }).selectOption('fail-hard with alfa and val');
  await expect(code(page)).toContainText('negamax_alfabeta(node, alfa, beta)');
  await expect(current(page).locator('.line')).toHaveText('return beta');
  await expect(current(page)).toContainText('val = −2');
  await expect(page.locator('.written')).toContainText('As a Swedish course prints it');
  await expect(page).toHaveURL(/form=alfa-val/);
  await test.step('one line runs at every step', async () => {
    for (let step = 1; step <= 20; step += 1) {
      await goTo(page, step);
      await expect(current(page)).toHaveCount(1);
    }
  });
  await test.step('the form of a link is shown', async () => {
    await show(page, '#algorithm=alpha-beta&form=player-alpha&step=4');
    await expect(code(page)).toContainText('α = max(α, value)');
    await expectAccessible(page);
  });
});
