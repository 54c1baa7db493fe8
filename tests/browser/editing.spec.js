// A leaf's value, changed by hand: the search runs again at once, and the step stays where it was.

import { stopClock } from './clock.js';
import { changeLeaf, clickLeaf, field } from './leaf.js';
import { expect, test } from './test.js';
import {
  button,
  expectCounters,
  expectStep,
  expectTree,
  item,
  open,
  placeOf,
  sentence,
  show,
  slider,
  trees,
} from './view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

test('a leaf is pressed, typed into, given up and kept @firefox @gate', async ({ page }) => {
  await test.step('clicking a leaf and typing makes a new cutoff', async () => {
    await open(page, { tree: TEXTBOOK, step: 12 });
    await expectCounters(page, { entered: { end: 11 }, cutoffs: { end: 2 }, skipped: { end: 2 } });
    await changeLeaf(page, 10, '1');
    await expectTree(page, '[[3, 12, 8], [2, 4, 6], [1, 5, 2]]');
    await expectCounters(page, { entered: { end: 9 }, cutoffs: { end: 2 }, skipped: { end: 4 } });
    await expect(item(page, 10)).toHaveAccessibleName(/value 1\b/);
    await changeLeaf(page, 6, '4');
    await expectCounters(page, { entered: { end: 11 }, skipped: { end: 2 } });
    await expect(trees(page)).toHaveAttribute('value', 'own');
  });
  await test.step('the field begins with the value, selected; Escape gives it up, going elsewhere keeps it', async () => {
    await show(page, { tree: TEXTBOOK });
    await test.step('Escape', async () => {
      await clickLeaf(page, 3);
      await expect(field(page)).toHaveValue('12');
      await page.keyboard.type('99');
      await expect(field(page)).toHaveValue('99');
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
      await expectTree(page, TEXTBOOK);
      await expect(button(page, 'Undo')).toBeHidden();
    });
    await test.step('elsewhere, with what is no value', async () => {
      await clickLeaf(page, 3);
      await page.keyboard.type('x');
      await slider(page).focus();
      await expect(field(page)).toBeHidden();
      await expectTree(page, TEXTBOOK);
    });
    await test.step('elsewhere, with a value', async () => {
      await clickLeaf(page, 3);
      await page.keyboard.type('99');
      await slider(page).focus();
      await expect(field(page)).toBeHidden();
      await expectTree(page, '[[3, 99, 8], [2, 4, 6], [14, 5, 2]]');
    });
    await test.step('an interior node has none', async () => {
      await show(page, { tree: TEXTBOOK });
      const { x, y } = await placeOf(page, 1);
      await page.mouse.click(x, y);
      await expect(field(page)).toBeHidden();
      await expectStep(page, 0);
      // The keys still step: who clicks on the tree has not begun to walk it.
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
    });
  });
});

test('values of every kind are typed, and what is none is said', async ({ page }) => {
  await test.step('decimals, zero, negatives and infinities are values', async () => {
    await open(page, { tree: '[[3, 12], [2, 4]]', step: 4 });
    for (const [typed, written, said] of VALUES) {
      await changeLeaf(page, 2, typed);
      await expectTree(page, `[[${written}, 12], [2, 4]]`);
      await expect(sentence(page)).toContainText(`Leaf 2 is worth ${said}.`);
    }
  });
  await test.step('the step stays on the same event', async () => {
    await show(page, { tree: TEXTBOOK, step: 35 });
    await expect(sentence(page)).toContainText('α-cutoff at node 9');
    // A leaf that was skipped is now looked at, so there are more steps before this one.
    await changeLeaf(page, 6, '3.5');
    await expect(sentence(page)).toContainText('α-cutoff at node 9');
    await expect(slider(page)).not.toHaveValue('35');
  });
  await test.step('↑ and ↓ change it by one, and are seen at once; Escape takes that back', async () => {
    await show(page, { tree: TEXTBOOK });
    await clickLeaf(page, 2);
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('ArrowUp');
    await expect(field(page)).toHaveValue('6');
    await expectTree(page, '[[6, 12, 8], [2, 4, 6], [14, 5, 2]]');
    await page.keyboard.press('Escape');
    await expectTree(page, TEXTBOOK);
    await expect(field(page)).toBeHidden();
    await clickLeaf(page, 2);
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveValue('-1');
    await expectTree(page, '[[-1, 12, 8], [2, 4, 6], [14, 5, 2]]');
    await expectCounters(page, { entered: { end: 13 } });
  });
  await test.step('what is no value says so in place, and the tree stays', async () => {
    await show(page, { tree: TEXTBOOK });
    /** @type {[text: string, reason: RegExp][]} */
    const wrong = [
      ['abc', /“abc” is not a number/],
      ['', /is not a number/],
      ['NaN', /NaN cannot be compared/],
      ['1e99', /out of range|not a number/],
      ['99999999999', /out of range/],
      ['0.0000001', /too many decimals/],
      ['1 2', /not a number/],
      ['--3', /not a number/],
    ];
    for (const [text, reason] of wrong) {
      await clickLeaf(page, 2);
      await field(page).fill(text);
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(reason);
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expectTree(page, TEXTBOOK);
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
    }
    await test.step('it can be mended in the same field', async () => {
      await clickLeaf(page, 2);
      await field(page).fill('x');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await field(page).fill('7');
      await page.keyboard.press('Enter');
      await expectTree(page, '[[7, 12, 8], [2, 4, 6], [14, 5, 2]]');
    });
  });
});

/** @type {[typed: string, written: string, said: string][]} */
const VALUES = [
  ['2.5', '2.5', '2.5'],
  ['0', '0', '0'],
  ['-4', '-4', '−4'],
  ['−4', '-4', '−4'],
  ['-0.25', '-0.25', '−0.25'],
  ['inf', 'inf', '∞'],
  ['-inf', '-inf', '−∞'],
  ['+6', '6', '6'],
  ['.5', '0.5', '0.5'],
];

test('editing while it plays stops it where it is', async ({ page }) => {
  await open(page, { tree: TEXTBOOK });
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5');
  const { x, y } = await placeOf(page, 3);
  await stopClock(page);
  await button(page, 'Play').click();
  await page.clock.runFor(5000);
  await page.mouse.click(x, y);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play')).toBeVisible();
  await expectTree(page, '[[3, 7, 8], [2, 4, 6], [14, 5, 2]]');
  const step = await slider(page).inputValue();
  expect(Number(step)).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await expectStep(page, step);
});
