// Presets, algorithms and switches: each can be chosen, and works.

import { attribute, author, expectProperties } from './author.js';
import { algorithm, refused } from './choosing.js';
import { expect, test } from './test.js';
import {
  button,
  chooseTree,
  expectCounters,
  expectStep,
  open,
  openSwitches,
  press,
  saidNow,
  sentence,
  show,
  toFirst,
  toLast,
  trees,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/**
 * Best first, there are no cutoffs to count.
 * @param {number | null} end
 * @returns {Record<string, {end: number}>}
 */
const cut = (end) => (end === null ? {} : { cutoffs: { end } });

/** @type {[id: string, name: string, algorithm: string, entered: number, minimax: number, cutoffs: number | null, value: string][]} */
const PRESETS = [
  ['swedish-first-slides', 'Swedish tree, first slides', 'alpha-beta', 6, 7, 1, '6'],
  ['aima-two-ply', 'Two-ply textbook tree', 'alpha-beta', 11, 13, 2, '3'],
  ['wikipedia-four-ply', 'Four-ply encyclopedia tree', 'alpha-beta', 25, 33, 5, '6'],
  ['deep-cutoff', 'A deep cutoff', 'alpha-beta', 10, 11, 1, '7'],
  ['tic-tac-toe', 'Tic-tac-toe, last three squares', 'alpha-beta', 13, 14, 3, '0'],
  ['swedish-51', 'Swedish tree, 51 nodes', 'alpha-beta', 23, 51, 6, '5'],
  ['negascout-saves', 'NegaScout saves work', 'negascout', 24, 28, 5, '6'],
  ['negascout-searches-again', 'NegaScout searches again', 'negascout', 21, 15, 4, '8'],
  ['killer', 'A killer cuts at once', 'alpha-beta', 11, 13, 2, '6'],
  ['transpositions', 'Transpositions', 'negamax-tt', 34, 46, 1, '4'],
  ['deepening', 'Deeper, and another best move', 'iterative-deepening', 29, 22, 4, '8'],
  ['aspiration-fails-high', 'Aspiration fails high', 'aspiration', 21, 19, 4, '6'],
  ['aspiration-fails-low', 'Aspiration fails low', 'aspiration', 29, 19, 6, '6'],
  ['sss-skips', 'SSS* skips what alpha-beta visits', 'sss-star', 20, 31, null, '5'],
];

test('presets, algorithms and switches are chosen in turn', async ({ page }) => {
  await test.step('each preset is shown from its beginning, with what to notice', async () => {
    await open(page, { step: 40 });
    for (const [id, name, by, entered, minimax, cutoffs, value] of PRESETS) {
      await chooseTree(page, id);
      await expect(trees(page)).toContainText(name);
      await expect(trees(page)).toHaveAttribute('value', id);
      await expect(algorithm(page)).toHaveValue(by);
      await expectStep(page, 0);
      await expect(page.getByRole('region', { name: 'What to notice' })).toBeVisible();
      await expectCounters(page, { entered: { end: entered, minimax }, ...cut(cutoffs) });
      await toLast(page);
      await expect(sentence(page)).toContainText(`Best play is worth ${value} to MAX`);
      await button(page, 'Step back').click();
      await expect(page.getByRole('region', { name: 'What to notice' })).toBeVisible();
    }
  });
  await test.step('each algorithm finds 5, by its own way', async () => {
    await show(page, {});
    for (const [name, label, entered, cutoffs] of ALGORITHMS) {
      await algorithm(page).selectOption({ label });
      await expect(algorithm(page)).toHaveValue(name);
      await expectCounters(page, { entered: { end: entered }, ...cut(cutoffs) });
      await toFirst(page);
      await expect(sentence(page)).toContainText(label.replace(/ \([^(]*\)$/, ''));
      await toLast(page);
      await expect(sentence(page)).toContainText(/worth (exactly )?5 to MAX/);
      await expect(page).toHaveURL(new RegExp(`algorithm=${name.replace('+', '\\+')}&step=\\d+$`));
    }
  });
  await test.step('each switch does what it says, and is reset', async () => {
    await show(page, {});
    for (const [label, choice, end] of SWITCHES) {
      await test.step(`${label}: ${choice}`, async () => {
        await flip(page, label, choice);
        await expectCounters(page, {
          entered: { end: end.entered },
          cutoffs: { end: end.cutoffs },
        });
        await button(page, 'Reset all').click();
        await expectCounters(page, { entered: { end: 23 }, cutoffs: { end: 6 } });
        await expect(page.getByText(/^Switches \(/)).toBeHidden();
      });
    }
    await test.step('Value beyond the window: fail-hard clamps', async () => {
      await show(page, { step: 29 });
      await expect(sentence(page)).toContainText('Node 9 returns 7');
      await flip(page, 'Value beyond the window', 'fail-hard');
      await expect(sentence(page)).toContainText('Node 9 returns 5');
      await expect(sentence(page)).toContainText('its best, 7, clamped to the window');
    });
    await test.step('Cut on: > only enters one node more at a tie', async () => {
      await show(page, { tree: 'wikipedia-four-ply' });
      await flip(page, 'Cut on', '> only');
      await expectCounters(page, { entered: { end: 26 } });
      const [said] = await press(view(page), 'Next cutoff', 1);
      expect(said).toMatch(/is (more than β|less than α)/);
    });
    await test.step('Move the bound: after the check shows another bound at the cutoff', async () => {
      await show(page, { step: 30 });
      await expect(sentence(page)).toContainText('α rises');
      await flip(page, 'Move the bound', 'after the check');
      await expect(sentence(page)).toContainText('The window stays as it is');
      await expectCounters(page, { entered: { end: 23 } });
    });
    await test.step('Values seen by: side to move turns a leaf’s value', async () => {
      await show(page, { tree: '[[3, 12], 2]', algorithm: 'negamax', step: 20 });
      await flip(page, 'Values seen by', 'side to move');
      await toLast(page);
      await expect(sentence(page)).toContainText('Best play is worth 3 to MAX');
      await show(page, { tree: '[3, 2]', evaluation: 'side-to-move' });
      await toLast(page);
      await expect(sentence(page)).toContainText('Best play is worth −2 to MAX');
    });
  });
  await test.step('rules for the order are chosen in turn, each once', async () => {
    await show(page, {});
    const rule = (/** @type {number} */ number) =>
      page.getByRole('combobox', {
        name: number === 1 ? 'Child order' : `then by, rule ${number}`,
      });
    // From what was changed before, the sheet may still be open.
    if (await rule(1).isHidden()) await openSwitches(page);
    await expect(rule(2)).toHaveCount(0);
    await rule(1).selectOption({ label: 'killer moves' });
    await expect(rule(2)).toHaveValue('');
    await rule(2).selectOption({ label: 'history' });
    await expect(rule(3).getByRole('option', { name: /killer|history/ })).toHaveCount(0);
    await rule(3).selectOption({ label: 'shuffled' });
    await expect(rule(4)).toHaveCount(0);
    await page.getByRole('spinbutton', { name: 'Seed' }).fill('7');
    await page.getByRole('spinbutton', { name: 'Seed' }).press('Enter');
    await expect(page).toHaveURL(/&order=killer,history,shuffle:7&/);
    // A rule that is chosen in front, and stands later already, moves there.
    await rule(1).selectOption({ label: 'history' });
    await expect(page).toHaveURL(/&order=history,shuffle:7&/);
    await expect(rule(1)).toHaveValue('history');
    await expect(rule(2)).toHaveValue('shuffle');
    await rule(2).selectOption({ label: '— nothing more' });
    await expect(page).toHaveURL(/&order=history&/);
    await rule(1).selectOption({ label: 'reversed' });
    await expect(rule(2)).toHaveCount(0);
    await expectCounters(page, { entered: { end: 48 } });
    await rule(1).selectOption({ label: 'as written' });
    await expect(page.getByText(/^Switches \(/)).toBeHidden();
    await expect(rule(1)).toHaveValue('as-written');
  });
});

test('a preset’s switches come and go with it, and its link stays short', async ({ page }) => {
  await open(page);
  await chooseTree(page, 'aspiration-fails-low');
  await expect(page.getByText('Switches (1)')).toBeVisible();
  await expect(page).toHaveURL(/#tree=aspiration-fails-low&algorithm=aspiration&step=0$/);
  await openSwitches(page);
  await expect(page.getByRole('textbox', { name: 'Guess' })).toHaveValue('8');
  await page.getByRole('textbox', { name: 'Guess' }).fill('');
  await page.getByRole('textbox', { name: 'Guess' }).press('Enter');
  await expect(page).toHaveURL(/#tree=aspiration-fails-low&algorithm=aspiration&guess=&step=0$/);
  await page.reload();
  await expect(page.getByText(/^Switches \(/)).toBeHidden();
  await chooseTree(page, 'aspiration-fails-low');
  await chooseTree(page, 'swedish-51');
  await expect(page).toHaveURL(/#tree=swedish-51&algorithm=aspiration&step=0$/);
});

/** @type {[name: string, label: string, entered: number, cutoffs: number | null][]} */
const ALGORITHMS = [
  ['minimax', 'Minimax (Shannon 1950)', 51, 0],
  ['negamax', 'Negamax (Knuth, Moore 1975)', 51, 0],
  ['negamax-alpha-beta', 'Alpha-beta, negamax form (Knuth, Moore 1975)', 23, 6],
  ['negamax-tt', 'Alpha-beta with a transposition table (Greenblatt et al. 1967)', 23, 6],
  ['minimal', 'Critical tree (Knuth, Moore 1975)', 23, 6],
  ['scout', 'SCOUT (Pearl 1980)', 25, 6],
  ['pvs', 'Principal variation search (Marsland, Campbell 1982)', 25, 7],
  ['negascout', 'NegaScout (Reinefeld 1983)', 23, 6],
  ['aspiration', 'Aspiration search (Slate, Atkin 1977)', 38, 11],
  ['mtd-f', 'MTD(f) (Plaat et al. 1996)', 37, 13],
  ['mtd+inf', 'MTD(+∞) (Plaat et al. 1996)', 28, 11],
  ['mtd-inf', 'MTD(−∞) (Plaat et al. 1996)', 37, 13],
  ['sss-star', 'SSS* (Stockman 1979)', 26, null],
  ['dual-star', 'DUAL* (Marsland et al. 1987)', 28, null],
  ['alpha-beta', 'Alpha-beta (Edwards, Hart 1963)', 23, 6],
];

test('algorithms and limits that apply, and those that do not', async ({ page }) => {
  await test.step('an algorithm that the tree does not bear says so, and the old one stays', async () => {
    await open(page, { step: 31 });
    const said = await saidNow(page);
    for (const [label, name] of [
      ['One ply (Shannon 1950): needs static values', 'One ply'],
      ['Iterative deepening (Slate, Atkin 1977): needs static values', 'Iterative deepening'],
    ]) {
      await algorithm(page).selectOption({ label });
      await expect(refused(page)).toHaveText(
        new RegExp(`^${name} stops at interior nodes too, and node 1 has .* \\[3, 12\\]=7\\.$`),
      );
      await expect(algorithm(page)).toHaveValue('alpha-beta');
      await expect(sentence(page)).toHaveText(said);
    }
    // It is still there after a step, and goes with the next choice.
    await button(page, 'Step forward').click();
    await expect(refused(page)).toBeVisible();
    await algorithm(page).selectOption('minimax');
    await expect(refused(page)).toBeHidden();
    await algorithm(page).selectOption('one-ply');
    await expect(algorithm(page)).toHaveValue('minimax');
    await button(page, 'Dismiss').click();
    await expect(refused(page)).toBeHidden();
    await expect(algorithm(page)).toHaveValue('minimax');
  });
  await test.step('algorithms stand in their groups, and are all there where the tree has static values', async () => {
    await show(page, { step: 30 });
    await test.step('their groups', async () => {
      const groups = await algorithm(page)
        .locator('optgroup')
        .evaluateAll((all) =>
          all.map((each) => [each.getAttribute('label'), each.children.length]),
        );
      expect(groups).toEqual([
        ['Every node', 3],
        ['Alpha-beta', 4],
        ['Null windows', 4],
        ['One search after another', 5],
        ['Best first', 2],
      ]);
    });
    await test.step('another one keeps the step at the same event', async () => {
      const said = await saidNow(page);
      const node = /node \d+/i.exec(said)?.[0] ?? 'nothing';
      await algorithm(page).selectOption('minimax');
      await expect(sentence(page)).toContainText(node);
      await algorithm(page).selectOption('alpha-beta');
      await expectStep(page, 30);
    });
    await test.step('static values', async () => {
      await show(page, { tree: '[[3, 12]=4, [2, 4]=1]' });
      await expect(page.getByRole('option', { name: 'needs static values' })).toHaveCount(0);
      await algorithm(page).selectOption({ label: 'One ply (Shannon 1950)' });
      await expectCounters(page, { entered: { end: 3 }, evaluated: { end: 2 } });
    });
  });
  await test.step('Depth limit: the horizon has its static values, and a wrong limit changes nothing', async () => {
    await show(page, { tree: 'A: [B: [3, 12]=4, C: [2, 4]=1]=5' });
    const depth = page.getByRole('spinbutton', { name: 'Depth limit' });
    await openSwitches(page);
    await depth.fill('1');
    await depth.press('Enter');
    await expectCounters(page, { entered: { end: 3 }, evaluated: { end: 2 } });
    await toLast(page);
    await expect(sentence(page)).toContainText('best play is worth 4 to MAX');
    await openSwitches(page);
    await depth.fill('-1');
    await depth.press('Enter');
    await expectCounters(page, { entered: { end: 3 } });
    await depth.fill('');
    await depth.press('Enter');
    await expectCounters(page, { entered: { end: 6 } });
  });
  await test.step('switches and rules are those that apply, and come back with an algorithm to which they do', async () => {
    await show(page, {});
    await test.step('a switch', async () => {
      await flip(page, 'Cut on', '> only');
      await expect(page).toHaveURL(/&algorithm=alpha-beta&cut=gt&step=0$/);
      await algorithm(page).selectOption('scout');
      await expect(page.getByText(/^Switches \(/)).toBeHidden();
      await expect(page).toHaveURL(/&algorithm=scout&step=0$/);
      await algorithm(page).selectOption('negamax-alpha-beta');
      await expect(page.getByText('Switches (1)')).toBeVisible();
      await expect(page).toHaveURL(/&algorithm=negamax-alpha-beta&cut=gt&step=0$/);
    });
    await test.step('minimax has no switches of windows', async () => {
      await show(page, { algorithm: 'minimax' });
      await expect(page.getByRole('combobox', { name: 'Root player' })).toBeVisible();
      for (const label of ['Cut on', 'Deep cutoffs', 'Move the bound', 'Value beyond the window']) {
        await expect(page.getByRole('combobox', { name: label })).toHaveCount(0);
      }
    });
    await test.step('rules of an order', async () => {
      await show(page, { order: 'killer,static' });
      const first = page.getByRole('combobox', { name: 'Child order' });
      await expect(first).toHaveValue('killer');
      await algorithm(page).selectOption('minimax');
      await expect(first).toHaveValue('static');
      await expect(first.getByRole('option', { name: 'killer' })).toHaveCount(0);
      await algorithm(page).selectOption('alpha-beta');
      await expect(first).toHaveValue('killer');
      await expect(page.getByRole('combobox', { name: 'then by, rule 2' })).toHaveValue('static');
    });
    await test.step('a null window asks whether the value is at least γ', async () => {
      await show(page, { algorithm: 'null-window' });
      const gamma = page.getByRole('textbox', { name: 'Tested value γ' });
      await expect(gamma).toHaveAccessibleDescription(/at least γ\?/);
      await gamma.fill('6');
      await gamma.press('Enter');
      await expect(page).toHaveURL(/&algorithm=null-window&at=6&step=0$/);
    });
  });
});

/**
 * Sets one switch by its label, in the sheet that is opened for it.
 *
 * @param {Page} page
 * @param {string} label
 * @param {string} choice
 */
async function flip(page, label, choice) {
  const field = page.getByRole('combobox', { name: label });
  if (await field.isHidden()) await openSwitches(page);
  await field.selectOption({ label: choice });
  await expect(page.getByText('Switches (1)')).toBeVisible();
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

test('an attribute that names a switch that does not apply says so; one that does not is no error', async ({
  page,
}) => {
  const view = await author(
    page,
    '<plyscope-view tree="[[3, 12], 8]" algorithm="minimax" options="cut=gt order=killer,static"></plyscope-view>',
  );
  await expect(view.getByRole('alert')).toHaveText(/The switch cut changes nothing in Minimax/);
  await attribute(view, 'algorithm', 'alpha-beta');
  await expect(view.getByRole('alert')).toHaveCount(0);
  await expectProperties(view, { algorithm: 'alpha-beta', options: 'cut=gt order=killer,static' });
  // A switch that was set before is kept for an algorithm to which it applies.
  await attribute(view, 'algorithm', 'minimax');
  await expectProperties(view, { algorithm: 'minimax', options: 'order=static' });
  await attribute(view, 'algorithm', 'negamax-alpha-beta');
  await expectProperties(view, { options: 'cut=gt order=killer,static' });
  await attribute(view, 'algorithm', 'one-ply');
  await expect(view.getByRole('alert')).toHaveText(
    /One ply stops at interior nodes too, and node 1/,
  );
  await attribute(view, 'tree', '[[3, 12]=4, 8]');
  await expectProperties(view, { algorithm: 'one-ply', options: 'order=static' });
});
