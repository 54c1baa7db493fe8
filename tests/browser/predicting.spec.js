// A learner predicts the search: every question of the Swedish tree, mistakes and the way back to them, keys and clicks, and
// nothing on the screen that answers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { button, expectStep, open, placeOf, sentence, slider, toFirst } from './view.js';

/** @import { Page } from '@playwright/test' */

/**
 * @typedef {number | Nested[]} Nested
 * @typedef {{asks: RegExp, kind: 'window' | 'cut' | 'skipped' | 'returns', answer: string[]}} Expected
 */

const file = join(import.meta.dirname, '..', 'conformance', 'alphabeta.json');
/** @type {{cases: {name: string, tree: Nested, alpha_beta: {cutoffs: {skipped_children: number[]}[]}}[]}} */
const { cases } = JSON.parse(readFileSync(file, 'utf8'));
const swedish = cases.find(({ name }) => name === 'swedish-51-nodes');

/**
 * The questions about alpha-beta on a tree, and the right answers, worked out here by the textbook.
 * @param {Nested} tree
 */
function questions(tree) {
  /** @type {Expected[]} */
  const found = [];
  /** @type {(at: Nested) => number} */
  const size = (at) => {
    let nodes = 1;
    if (typeof at !== 'number') for (const each of at) nodes += size(each);
    return nodes;
  };
  /** @type {(at: Nested, node: number, alpha: number, beta: number, max: boolean) => number} */
  const search = (at, node, low, high, max) => {
    if (typeof at === 'number') return at;
    const typed = (/** @type {number} */ end) => `${end}`.replace('Infinity', 'inf');
    const name = `${max ? 'MAX' : 'MIN'} node ${node}`;
    found.push({
      asks: new RegExp(`^${name} is to be entered`),
      kind: 'window',
      answer: [typed(low), typed(high)],
    });
    let [alpha, beta, best, child] = [low, high, max ? -Infinity : Infinity, node + 1];
    for (const [place, below] of at.entries()) {
      const value = search(below, child, alpha, beta, !max);
      best = max ? Math.max(best, value) : Math.min(best, value);
      if (max) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      child += size(below);
      const left = at.length - place - 1;
      const cuts = max ? best >= beta : best <= alpha;
      if (left > 0) {
        const asks = new RegExp(`returns ${value} to ${name}, where .* Is there a cutoff\\?$`);
        found.push({ asks, kind: 'cut', answer: [cuts ? 'y' : 'n'] });
      }
      if (cuts && left > 0) {
        const children = at.slice(place + 1).map((_, next) => String(next + 1));
        const asks = new RegExp(`^There is a cutoff at ${name}\\.`);
        found.push({ asks, kind: 'skipped', answer: children });
      }
      if (cuts) break;
    }
    const says = best <= low ? '<' : best >= high ? '>' : '=';
    found.push({
      asks: new RegExp(`^${name} is about to return`),
      kind: 'returns',
      answer: [String(best), says],
    });
    return best;
  };
  search(tree, 0, -Infinity, Infinity, true);
  return found;
}

/** @param {Page} page */
const region = (page) => page.getByRole('region', { name: 'Predict' });

/** @param {Page} page */
const question = (page) => region(page).locator('.question');

/** @param {Page} page */
const verdict = (page) => region(page).locator('.verdict');

/** Opens an address and begins the questions. @param {Page} page @param {Parameters<typeof open>[1]} [shown] */
async function begin(page, shown) {
  await open(page, shown);
  await button(page, 'Predict').click();
  await button(page, 'Start').click();
  await expect(question(page)).toBeVisible();
}

/** Answers by the keyboard alone. @param {Page} page @param {Expected['kind']} kind @param {string[]} answer */
async function type(page, kind, answer) {
  for (const [at, part] of answer.entries()) {
    await page.keyboard.type(part);
    if (kind === 'window' && at === 0) await page.keyboard.press('Enter');
  }
  if (kind !== 'cut') await page.keyboard.press('Enter');
}

test('the whole Swedish tree is predicted by the keyboard alone, and all of it rightly', async ({
  page,
}) => {
  if (swedish === undefined) throw new Error('there is no such tree');
  const expected = questions(swedish.tree);
  const cut = expected.filter(({ kind }) => kind === 'skipped');
  expect(cut.length).toBe(
    swedish.alpha_beta.cutoffs.filter((each) => each.skipped_children.length).length,
  );
  await begin(page);
  await page.locator('plyscope-view').focus();
  for (const [at, { asks, kind, answer }] of expected.entries()) {
    await expect(question(page)).toHaveText(asks);
    await expect(region(page)).toContainText(`Question ${at + 1} of ${expected.length}`);
    await type(page, kind, answer);
    await expect(verdict(page), String(asks)).toContainText('Right.');
    await page.keyboard.press('Enter');
  }
  await expect(question(page)).toHaveText(`${expected.length} of ${expected.length} right.`);
  await expect(region(page)).toContainText('There are no mistakes');
  await expect(button(page, 'The mistakes again')).toHaveCount(0);
  await page.keyboard.press('End');
  await expectStep(page, 76);
});

test('whoever types faster than the screen is drawn keeps the keyboard in the field', async ({
  page,
}) => {
  await begin(page);
  await page.locator('plyscope-view').focus();
  await type(page, 'window', ['-inf', 'inf']);
  await expect(verdict(page)).toContainText('Right.');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('MIN node 1 is to be entered');
  await page.evaluate(() => {
    /** @type {FrameRequestCallback[]} */
    const held = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    const drawNow = () => {
      for (const draw of held.splice(0)) draw(performance.now());
    };
    Object.assign(window, { drawNow });
  });
  await type(page, 'window', ['-inf', 'inf']);
  await expect(verdict(page)).toContainText('Right.');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('MAX node 2 is to be entered');
  await page.keyboard.type('-');
  const field = region(page).getByRole('textbox', { name: 'α' });
  await expect(field).toBeFocused();
  await page.evaluate('drawNow()');
  await expect(field).toBeFocused();
  await type(page, 'window', ['inf', 'inf']);
  await expect(verdict(page)).toContainText('Right.');
});

test('pruning too much and too little is told apart, and the mistakes are gone through again', async ({
  page,
}) => {
  await begin(page, { step: 21 });
  for (const kind of ['What are α and β?', 'What does the node return?']) {
    await button(page, 'Finish').click();
    await button(page, 'Other questions').click();
    await page.getByRole('checkbox', { name: kind }).uncheck();
    await button(page, 'Start').click();
  }
  await expect(question(page)).toContainText('returns 5 to MIN node 1');
  await page.keyboard.press('y');
  await expect(verdict(page)).toContainText('that prunes too much');
  await expect(region(page)).toContainText('The best at MIN node 1 is 5 now, more than α = −∞');
  await button(page, 'Next question').click();
  await expectStep(page, 29);
  await page.keyboard.press('n');
  await expect(verdict(page)).toContainText('that prunes too little');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'node 13' }).check();
  await button(page, 'Answer').click();
  await expect(verdict(page)).toContainText('that prunes too little');
  await expect(region(page)).toContainText('Nodes 11, 13 are skipped.');
  await expect(region(page)).toContainText('which its parent, node 1, set');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(verdict(page)).toContainText('Right.');
  await button(page, 'Finish').click();
  await expect(question(page)).toHaveText('1 of 4 right.');
  const cells = region(page)
    .getByRole('row', { name: /Is there a cut/ })
    .getByRole('cell');
  await expect(cells).toHaveText(['3', '1', '0']);
  await button(page, 'Step 29, node 8: which children are skipped?').click();
  await expectStep(page, 29);
  await button(page, 'The mistakes again').click();
  await expect(region(page)).toContainText('Question 1 of 3');
  await expectStep(page, 21);
  for (const answer of [['n'], ['y'], ['1', '2', 'Enter']]) {
    for (const key of answer) await page.keyboard.press(key);
    await expect(verdict(page)).toContainText('Right.');
    await page.keyboard.press('Enter');
  }
  await expect(question(page)).toHaveText('3 of 3 right.');
});

test('the children that are skipped are clicked in the tree, which changes nothing else', async ({
  page,
}) => {
  await begin(page, { step: 29 });
  await page.keyboard.press('y');
  await page.keyboard.press('Enter');
  for (const node of [11, 14]) {
    const { x, y } = await placeOf(page, node);
    await page.mouse.click(x, y);
  }
  for (const node of [11, 13]) {
    await expect(page.getByRole('checkbox', { name: `node ${node}` })).toBeChecked();
  }
  await expect(page.getByRole('textbox', { name: /Value of leaf/ })).toHaveCount(0);
  await button(page, 'Answer').click();
  await expect(verdict(page)).toContainText('Right.');
  await expect(region(page).locator('.exchange')).toBeFocused();
  await page.keyboard.press('Enter');
  // A click on a leaf takes its value.
  const { x, y } = await placeOf(page, 10);
  await page.mouse.click(x, y);
  await expect(region(page).getByRole('textbox', { name: 'Value' })).toHaveValue('7');
  await page.getByRole('radio', { name: '≥ at least' }).check();
  await button(page, 'Answer').click();
  await expect(verdict(page)).toContainText('Right.');
});

test('the search halts at each question, for every way to go on; what is revealed counts as neither', async ({
  page,
}) => {
  await begin(page, { step: 22 });
  const next = 22;
  await page.keyboard.press('r');
  await expect(verdict(page)).toContainText('Here is the answer.');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
  await button(page, 'Play').click();
  await expectStep(page, next + 1);
  await expect(question(page)).toContainText('MIN node 9 is to be entered');
  await expect(button(page, 'Play')).toBeVisible();
  await page.locator('plyscope-view').focus();
  for (const key of ['End', 'Shift+ArrowRight', 'ArrowRight', 'o', 'l']) {
    await page.keyboard.press(key);
    await expectStep(page, next + 1);
  }
  await slider(page).fill('60');
  await expectStep(page, next + 1);
  await toFirst(page);
  await expectStep(page, 0);
  await expect(region(page)).toContainText(`The search halts at step ${next + 1}`);
  await button(page, 'To the question').click();
  // The keys that clickers send.
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toContainText('Here is the answer.');
  for (let step = next + 1; step < 28; step += 1) await page.keyboard.press('PageDown');
  await expect(question(page)).toContainText('MIN node 9 is about to return');
  await button(page, 'Finish').click();
  await expect(question(page)).toHaveText('0 of 2 right, 2 revealed.');
});

test('nothing in sight answers a question, and all is back after the last', async ({ page }) => {
  await begin(page, { step: 29 });
  const hidden = async () => {
    await expect(sentence(page)).toHaveCount(0);
    for (const name of ['Pseudocode', 'Call stack', 'Counters']) {
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
    }
    await nothingLater();
  };
  // The skyline stands up to the present step.
  const nothingLater = async () => {
    const step = await slider(page).inputValue();
    await expect(page.locator('plyscope-view .skyline > svg > svg')).toHaveAttribute('width', step);
  };
  await hidden();
  await page.keyboard.press('y');
  // Another question stands at this step.
  await hidden();
  await page.keyboard.press('Enter');
  for (const key of ['1', '2', 'Enter']) await page.keyboard.press(key);
  await expect(verdict(page)).toContainText('Right.');
  await expect(sentence(page)).toBeVisible();
  await nothingLater();
  await button(page, 'Finish').click();
  await nothingLater();
  await button(page, 'Stop predicting').click();
  await expect(region(page)).toHaveCount(0);
});

test('numbers are read as they are written anywhere, and what is no number is said to be none', async ({
  page,
}) => {
  await begin(page, { tree: '[[3.5, 12], [2.25, 4]]', step: 5 });
  await expect(question(page)).toContainText('Leaf 2 returns 3.5 to MIN node 1');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('MIN node 1 is about to return');
  await button(page, 'Answer').click();
  await expect(region(page).getByRole('alert')).toContainText('That is no answer yet');
  await page.keyboard.type('3,50=');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Right.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('MIN node 4 is to be entered');
  await page.keyboard.type('3.5');
  await button(page, 'β = ∞').click();
  await button(page, 'Answer').click();
  await expect(verdict(page)).toContainText('Right.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(verdict(page)).toContainText('too little');
});

test('another search begins anew, and one without visits is not asked about', async ({ page }) => {
  await begin(page, { step: 29 });
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('negascout');
  await expect(region(page)).toContainText('The search has changed');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
  await expect(region(page).getByRole('checkbox')).toHaveCount(1);
  await button(page, 'Start').click();
  await expect(question(page)).toContainText('is about to return');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('sss-star');
  await expect(region(page)).toContainText('SSS* does not search depth first');
  await expect(button(page, 'Start')).toHaveCount(0);
});

test('in Swedish it asks in Swedish, and the answers have their own letters', async ({ page }) => {
  await page.goto('./#algorithm=negascout&step=29&lang=sv');
  await page.locator('plyscope-view .pseudocode').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Förutsäg', exact: true }).click();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  const said = page.getByRole('region', { name: 'Förutsäg' });
  await expect(said).toContainText('Nod 9 returnerar −7, ur MIN:s synvinkel, till MAX-nod 8');
  await page.keyboard.press('j');
  await expect(said).toContainText('Rätt.');
});

test('a question, a verdict and the score can be reached by everybody, wide or narrow', async ({
  page,
}) => {
  const check = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessible(page, { within: '.predict' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  };
  await open(page, { step: 22 });
  await button(page, 'Predict').click();
  await check();
  await button(page, 'Start').click();
  await button(page, 'Answer').click();
  await check();
  await button(page, 'Reveal').click();
  await check();
  await button(page, 'Next question').click();
  await button(page, 'Finish').click();
  await check();
});

test('before a hall the question stands in the band, a clicker reveals it and goes on', async ({
  page,
}) => {
  await begin(page, { step: 29 });
  await page.keyboard.press('p');
  await expect(region(page)).toContainText('Is there a cutoff?');
  await expect(button(page, 'Reveal')).toBeVisible();
  // The sentence of the step would give it away.
  await expect(sentence(page)).toBeHidden();
  await page.keyboard.press('PageDown');
  await expect(region(page)).toContainText('There is a cutoff at node 8.');
  await page.keyboard.press('PageDown');
  await expect(region(page)).toContainText(/Which of .* are skipped/);
  await page.keyboard.press('Escape');
  await expect(region(page)).toBeVisible();
});
