// Presets, algorithms and switches: each is chosen, and does what it says.

import { expect, test } from './test.js';
import { button, expectCounters, expectStep, open, press, sentence, view } from './view.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const tree = (page) => page.getByRole('combobox', { name: 'Tree', exact: true });

/** @param {Page} page */
const algorithm = (page) => page.getByRole('combobox', { name: 'Algorithm' });

/** @type {[id: string, name: string, entered: number, minimax: number, cutoffs: number, value: string][]} */
const PRESETS = [
  ['swedish-first-slides', 'Swedish tree, first slides', 6, 7, 1, '6'],
  ['aima-two-ply', 'Two-ply textbook tree', 11, 13, 2, '3'],
  ['wikipedia-four-ply', 'Four-ply encyclopedia tree', 25, 33, 5, '6'],
  ['deep-cutoff', 'A deep cutoff', 10, 11, 1, '7'],
  ['tic-tac-toe', 'Tic-tac-toe, last three squares', 13, 14, 3, '0'],
  ['swedish-51', 'Swedish tree, 51 nodes', 23, 51, 6, '5'],
];

test('each preset is shown from its beginning, with what to notice @firefox', async ({ page }) => {
  await open(page, { step: 40 });
  await expect(tree(page).getByRole('option')).toHaveCount(PRESETS.length);
  for (const [id, name, entered, minimax, cutoffs, value] of PRESETS) {
    await tree(page).selectOption({ label: name });
    await expect(tree(page)).toHaveValue(id);
    await expectStep(page, 0);
    await expect(page.getByRole('heading', { name: 'What to notice' })).toBeVisible();
    await expectCounters(page, { entered: { end: entered, minimax }, cutoffs: { end: cutoffs } });
    await button(page, 'Last step').click();
    await expect(sentence(page)).toContainText(`Best play is worth ${value} to MAX`);
    // It does not stand in the way while one steps.
    await button(page, 'Step back').click();
    await expect(page.getByRole('heading', { name: 'What to notice' })).toBeHidden();
  }
});

/** @type {[name: string, label: string, entered: number, cutoffs: number][]} */
const ALGORITHMS = [
  ['minimax', 'Minimax', 51, 0],
  ['negamax', 'Negamax', 51, 0],
  ['negamax-alpha-beta', 'Alpha-beta (negamax form)', 23, 6],
  ['alpha-beta', 'Alpha-beta', 23, 6],
];

test('each algorithm finds 5, by its own way @firefox', async ({ page }) => {
  await open(page);
  for (const [name, label, entered, cutoffs] of ALGORITHMS) {
    await algorithm(page).selectOption({ label });
    await expect(algorithm(page)).toHaveValue(name);
    await expectCounters(page, { entered: { end: entered }, cutoffs: { end: cutoffs } });
    await button(page, 'First step').click({ force: true });
    await expect(sentence(page)).toContainText(`${label} is about to search`);
    await button(page, 'Last step').click();
    await expect(sentence(page)).toContainText('Best play is worth 5 to MAX');
  }
});

test('another algorithm keeps the step at the same event', async ({ page }) => {
  await open(page, { step: 30 });
  const said = (await sentence(page).textContent()) ?? '';
  const node = /node \d+/i.exec(said)?.[0] ?? 'nothing';
  await algorithm(page).selectOption('minimax');
  await expect(sentence(page)).toContainText(node);
  await algorithm(page).selectOption('alpha-beta');
  await expectStep(page, 30);
});

/**
 * Opens the switches of the Swedish tree's alpha-beta and sets one by its label.
 *
 * @param {Page} page
 * @param {string} label
 * @param {string} choice
 */
async function flip(page, label, choice) {
  await page.getByText(/^Switches/).click();
  await page.getByRole('combobox', { name: label }).selectOption({ label: choice });
  await expect(page.getByText('Switches (1 changed)')).toBeVisible();
}

/** @type {[label: string, choice: string, end: {entered: number, cutoffs: number}][]} */
const SWITCHES = [
  ['Root player', 'MIN', { entered: 37, cutoffs: 6 }],
  ['Child order', 'reversed', { entered: 48, cutoffs: 7 }],
  ['Child order', 'best first', { entered: 22, cutoffs: 7 }],
  ['Child order', 'worst first', { entered: 51, cutoffs: 4 }],
  ['Child order', 'shuffled', { entered: 36, cutoffs: 5 }],
  ['Deep cutoffs', 'off', { entered: 24, cutoffs: 5 }],
];

for (const [label, choice, end] of SWITCHES) {
  test(`${label}: ${choice}`, async ({ page }) => {
    await open(page);
    await flip(page, label, choice);
    await expectCounters(page, { entered: { end: end.entered }, cutoffs: { end: end.cutoffs } });
    await button(page, 'Reset all').click();
    await expectCounters(page, { entered: { end: 23 }, cutoffs: { end: 6 } });
    await expect(page.getByText('Switches', { exact: true })).toBeVisible();
  });
}

test('Return beyond the window: fail-hard clamps', async ({ page }) => {
  await open(page, { step: 29 });
  await expect(sentence(page)).toContainText('Node 9 returns 7');
  await flip(page, 'Return beyond the window', 'fail-hard');
  await expect(sentence(page)).toContainText('Node 9 returns 5');
  await expect(sentence(page)).toContainText('its best, 7, clamped to the window');
});

test('Cut on: > only enters one node more at a tie', async ({ page }) => {
  await open(page, { tree: 'wikipedia-four-ply' });
  await flip(page, 'Cut on', '> only');
  await expectCounters(page, { entered: { end: 26 } });
  const [said] = await press(view(page), 'Next cutoff', 1);
  expect(said).toMatch(/is (more than β|less than α)/);
});

test('Move the bound: after the check shows another bound at the cutoff', async ({ page }) => {
  await open(page, { step: 30 });
  await expect(sentence(page)).toContainText('α rises');
  await flip(page, 'Move the bound', 'after the check');
  await expect(sentence(page)).toContainText('The window stays as it is');
  await expectCounters(page, { entered: { end: 23 } });
});

test('Values seen by: side to move turns a leaf’s value', async ({ page }) => {
  await open(page, { tree: '[[3, 12], 2]', algorithm: 'negamax', step: 20 });
  await flip(page, 'Values seen by', 'side to move');
  await button(page, 'Last step').click({ force: true });
  await expect(sentence(page)).toContainText('Best play is worth 3 to MAX');
  await open(page, { tree: '[3, 2]', evaluation: 'side-to-move' });
  await button(page, 'Last step').click();
  await expect(sentence(page)).toContainText('Best play is worth −2 to MAX');
});

test('Depth limit: the horizon has its static values, and a wrong limit changes nothing', async ({
  page,
}) => {
  await open(page, { tree: 'A: [B: [3, 12]=4, C: [2, 4]=1]=5' });
  const depth = page.getByRole('spinbutton', { name: 'Depth limit' });
  await page.getByText(/^Switches/).click();
  await depth.fill('1');
  await depth.press('Enter');
  await expectCounters(page, { entered: { end: 3 }, evaluated: { end: 2 } });
  await button(page, 'Last step').click();
  await expect(sentence(page)).toContainText('Best play is worth 4 to MAX');
  await page.getByText(/^Switches/).click();
  await depth.fill('-1');
  await depth.press('Enter');
  await expectCounters(page, { entered: { end: 3 } });
  await depth.fill('');
  await depth.press('Enter');
  await expectCounters(page, { entered: { end: 6 } });
});

test('minimax has no switches of windows', async ({ page }) => {
  await open(page, { algorithm: 'minimax' });
  await page.getByText(/^Switches/).click();
  await expect(page.getByRole('combobox', { name: 'Root player' })).toBeVisible();
  for (const label of ['Cut on', 'Deep cutoffs', 'Move the bound', 'Return beyond the window']) {
    await expect(page.getByRole('combobox', { name: label })).toHaveCount(0);
  }
});
