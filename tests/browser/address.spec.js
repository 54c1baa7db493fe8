// The address is a link to the search on screen; a broken address is an error.

import { expect, test } from './test.js';
import {
  address,
  button,
  expectCounters,
  expectStep,
  expectTree,
  goTo,
  item,
  open,
  picture,
  press,
  saidNow,
  sentence,
  show,
  trees,
  underMore,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** @param {Page} page */
const notice = (page) =>
  page.getByRole('alert').filter({ hasText: /This link cannot|Not all of this link/ });

/** @param {Page} page */
const algorithm = (page) => page.getByRole('combobox', { name: 'Algorithm' });

/**
 * Expects an error, and defaults for the broken parts.
 * @param {Page} page
 * @param {RegExp} reason
 * @param {string} [right] the algorithm that the link names rightly
 */
async function expectBroken(page, reason, right = 'alpha-beta') {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toHaveText(reason);
  await expect(trees(page)).toHaveAttribute('value', 'swedish-51');
  await expect(algorithm(page)).toHaveValue(right);
  await expectStep(page, 0);
}

test('an address shows its search, also after everything was changed and loaded again @gate', async ({
  page,
}) => {
  await test.step('an address shows its tree, algorithm, switches and step', async () => {
    await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta&step=12&fail=hard');
    await expectTree(page, '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
    await expect(trees(page)).toHaveAttribute('value', 'aima-two-ply');
    await expect(algorithm(page)).toHaveValue('alpha-beta');
    await expectStep(page, 12);
    await expect(page.getByText('Switches (1)')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
  await test.step('reloading shows the same, after everything was changed', async () => {
    await show(page, { tree: 'aima-two-ply', cut: 'gt' });
    await algorithm(page).selectOption('negamax-alpha-beta');
    await item(page, 2).focus();
    await page.keyboard.type('7.5');
    await page.keyboard.press('Enter');
    await goTo(page, 17);
    const said = await saidNow(page);
    await expect(page).toHaveURL(
      /tree=\[\[7\.5,\+?12.*&algorithm=negamax-alpha-beta&cut=gt&step=17$/,
    );
    await page.reload();
    await expectStep(page, 17);
    await expect(sentence(page)).toHaveText(said);
    await expect(algorithm(page)).toHaveValue('negamax-alpha-beta');
    await expectTree(page, '[[7.5, 12, 8], [2, 4, 6], [14, 5, 2]]');
    await expect(page.getByText('Switches (1)')).toBeVisible();
  });
});

test('a copied link shows the same in another window', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { tree: 'A: [B: [5, −6.5], "C &= D": [inf, 0]]', algorithm: 'minimax' });
  await press(view(page), 'Step forward', 9);
  await (await underMore(page, 'Share…')).click();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await page.keyboard.press('Escape');
  await expectStep(other, 9);
  expect(await picture(view(other))).toBe(await picture(view(page)));
  await expectTree(other, await view(page).evaluate((/** @type {View} */ it) => it.tree));
});

test('going to another address shows that', async ({ page }) => {
  await open(page, { tree: 'deep-cutoff', step: 19 });
  await visit(page, address({ tree: '[1, [2, 3]]', algorithm: 'minimax', step: 2 }));
  await expectStep(page, 2);
  await expect(page.getByRole('treeitem')).toHaveCount(5);
  await visit(page, '#algorithm=bogus');
  await expectBroken(page, /There is no algorithm “bogus”/);
  await visit(page, '#tree=[4,5]');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('treeitem')).toHaveCount(3);
});

test('stepping is no history: back leads to the page before @gate', async ({ page }) => {
  await open(page);
  const pages = await page.evaluate(() => history.length);
  await press(view(page), 'Step forward', 5);
  await expect(page).toHaveURL(/step=5$/);
  expect(await page.evaluate(() => history.length)).toBe(pages);
});

test('addresses name presets, switches and steps, or say what is wrong', async ({ page }) => {
  await test.step('an algorithm with a plus in its name can be written so, or escaped', async () => {
    for (const name of ['mtd+inf', 'mtd%2Binf']) {
      await open(page, `#algorithm=${name}&table=7&order=table,history`);
      await expect(algorithm(page)).toHaveValue('mtd+inf');
      await expect(page.getByText('Switches (2)')).toBeVisible();
    }
  });
  await test.step('a link’s error names nodes of its own tree', async () => {
    await show(page, { tree: 'A: [B: [3, 12], 8]' });
    await visit(page, '#tree=[[1,2],3]&algorithm=one-ply');
    await expect(notice(page)).toContainText('and node 1 has no static value');
    await expectTree(page, '[[1, 2], 3]');
    await expect(algorithm(page)).toHaveValue('alpha-beta');
  });
  await test.step('a broken address says what is wrong, and shows defaults in its place', async () => {
    await open(page, BROKEN[0][0]);
    for (const [fragment, reason] of BROKEN) {
      await visit(page, fragment);
      await expectBroken(page, reason, /algorithm=(minimax|aspiration)/.exec(fragment)?.[1]);
    }
  });
  await test.step('one damaged part loses none of the others', async () => {
    for (const go of [visit, open]) {
      await go(page, '#tree=[[3,12],8]&algorithm=mtdd&step=2&title=Mine');
      await expect(notice(page)).toContainText('Not all of this link can be shown: There is no');
      await expectTree(page, '[[3, 12], 8]');
      await expectStep(page, 2);
      await expect(page).toHaveTitle(/^Mine/);
      await expect(algorithm(page)).toHaveValue('alpha-beta');
    }
    await button(page, 'Dismiss').click();
    await expect(notice(page)).toBeHidden();
  });
  await test.step('a step after the end is the end', async () => {
    await open(page, { step: 4000000000 });
    await expectStep(page, 76);
    await expect(notice(page)).toBeHidden();
  });
  await test.step('each preset has an address of its own', async () => {
    for (const [id, nodes] of /** @type {const} */ ([
      ['swedish-first-slides', 7],
      ['tic-tac-toe', 14],
    ])) {
      await open(page, { tree: id });
      await expect(trees(page)).toHaveAttribute('value', id);
      await expectCounters(page, { entered: { minimax: nodes } });
    }
  });
});

test('a preset’s switches do not stand in its address, and are in force all the same', async ({
  page,
}) => {
  await open(page, '#tree=killer');
  await expectCounters(page, { entered: { end: 11 } });
  await press(view(page), 'Step forward', 1);
  await expect(page).toHaveURL(/#tree=killer&algorithm=alpha-beta&step=1$/);
  await open(page, '#tree=killer&order=as-written');
  await expectCounters(page, { entered: { end: 13 } });
  await press(view(page), 'Step forward', 1);
  await expect(page).toHaveURL(/#tree=killer&algorithm=alpha-beta&order=as-written&step=1$/);
  // A link does not name switches that do not apply.
  await open(page, '#tree=killer&algorithm=minimax');
  await expect(notice(page)).toBeHidden();
  await expect(algorithm(page)).toHaveValue('minimax');
});

/** @type {[fragment: string, reason: RegExp][]} */
const BROKEN = [
  ['#tree=[[3,12', /Line 1, column \d+: .*is not closed/],
  ['#tree=', /no tree here yet/],
  ['#tree=nonsense', /Line 1, column/],
  ['#algorithm=bogus', /There is no algorithm “bogus”\. There are .*alpha-beta/],
  ['#step=abc', /“abc” is not a step/],
  ['#step=-1', /“-1” is not a step/],
  ['#step=1.5', /“1.5” is not a step/],
  ['#fail=maybe', /“maybe” is not a value of the switch fail. It takes soft.*hard/],
  ['#colour=red', /There is no switch “colour”/],
  ['#depth=x', /not a value of the switch depth\. It takes a whole number/],
  ['#delta=x', /not a value of the switch delta/],
  ['#algorithm=minimax&cut=gt', /The switch cut changes nothing in Minimax.*Leave it out/],
  ['#algorithm=minimax&cut=ge', /The switch cut changes nothing in Minimax/],
  ['#guess=3', /The switch guess changes nothing in Alpha-beta/],
  ['#order=killer,pv', /The order “pv” needs an earlier iteration.*Alpha-beta has none/],
  ['#algorithm=minimax&order=killer', /“killer” needs cutoffs.*Minimax makes none/],
  ['#order=killer,killer', /“killer,killer” is not a value of the switch order.*none twice/],
  ['#algorithm=aspiration&inner=minimax', /“minimax” cannot be the inner search of Aspiration/],
  ['#algorithm=one-ply', /One ply stops at interior nodes too, and node 1 .*\[3, 12\]=7/],
  ['#algorithm=mtd inf', /There is no algorithm “mtd inf”/],
  ['#depth=1', /Node 1 lies at the depth limit and has no static value/],
  ['#tree=%zz', /A % in “tree”/],
  ['#tree=%ff', /A % in “tree”/],
  ['#step=0&step=2', /It has “step” twice/],
];
