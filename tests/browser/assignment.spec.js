// A link to an exercise: made in *Share…*, opened, answered, left and taken up again.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, chooseTree, expectTree, open, underMore, unfold, view, visit } from './view.js';

/** @import { Page } from '@playwright/test' */

const TREE = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Page} page */
const asked = (page) => page.getByRole('region', { name: 'Exercise' });

/** @param {Page} page */
const notice = (page) => page.locator('#notice-text');

test('an author makes an exercise, and a student answers it, reloads and goes on', async ({
  page,
}) => {
  await open(page, { tree: 'random(branching=3, depth=3, seed=5)', step: 12 });
  await (await underMore(page, 'Share…')).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const box = (/** @type {string} */ name) => dialog.getByRole('checkbox', { name });
  await unfold(dialog, 'The link');
  await box('As an exercise').check();
  await box('Which children are skipped?').uncheck();
  await box('What does the node return?').uncheck();
  await dialog.getByRole('textbox', { name: 'Questions at most' }).fill('3');
  await box('An answer can be revealed').uncheck();
  await box('A tree for each student').check();
  await expect(dialog.getByText('Each student’s link ends in')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog.share');
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/student%7D/);
  const link = await field.inputValue();
  await unfold(dialog, 'In a page of your own');
  await dialog.getByRole('combobox', { name: 'As', exact: true }).selectOption('HTML element');
  await expect(dialog.getByRole('textbox', { name: 'HTML element' })).toHaveValue(
    /tree="random\(branching=3, depth=3, seed=\{student\}\)" .* quiz="cut window" questions="3" reveal="never"/,
  );
  const preview = dialog.locator('iframe').contentFrame();
  await expect(preview.getByRole('region', { name: 'Exercise' })).toContainText('Question 1 of 3');

  await open(page, new URL(`${link}&student=anna`).hash);
  await expect(asked(page)).toContainText('Question 1 of 3');
  await expect(button(asked(page), 'Reveal')).toHaveCount(0);
  await expect(page).toHaveURL(/seed=\d+\).*&quiz=cut\+window&questions=3&reveal=never$/);
  const tree = await view(page).evaluate((element) => String(Reflect.get(element, 'tree')));
  await test.step('what would change the search is refused, and said', async () => {
    await chooseTree(page, 'swedish-51');
    await expect(page.getByRole('alert').getByText('The tree and the search stay')).toBeVisible();
    await expectTree(page, tree);
  });
  await asked(page).getByRole('textbox').nth(0).fill('-inf');
  await asked(page).getByRole('textbox').nth(1).fill('inf');
  await page.keyboard.press('Enter');
  await expect(asked(page)).toContainText('Right.');
  await page.reload();
  await expect(asked(page)).toContainText('Question 2 of 3');
  await open(page, new URL(`${link}&student=anna`).hash);
  await expect(asked(page)).toContainText('Question 2 of 3');
  // Another student's is another exercise.
  await visit(page, new URL(`${link}&student=bo`).hash);
  await expect(asked(page)).toContainText('Question 1 of 3');
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/quiz/);
  await visit(page, new URL(`${link}&student=anna`).hash);
  await expect(asked(page)).toContainText('Question 2 of 3');
  // Its answers are counted first.
  await page.keyboard.press('Escape');
  await expect(asked(page)).toContainText('1 of 1 right');
  await asked(page).getByRole('button', { name: 'Stop predicting' }).click();
  await expect(asked(page)).toHaveCount(0);
});

test('a link to an exercise on a phone, without a name and with what cannot be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const recipe = 'random(branching=2,depth=2,seed={student})';
  await open(page, `#tree=${recipe}&quiz=cut&questions=many&from=soon`);
  await expect(notice(page)).toContainText('“many” is not a number of questions');
  await expect(notice(page)).toContainText('“soon” is not a step');
  await expect(asked(page)).toContainText('Is there a cutoff?');
  await expectAccessibleInBothThemes(page, '.predict');
  const mine = async () => /seed=(\d+)/.exec(page.url())?.[1] ?? '';
  await expect.poll(mine).not.toBe('');
  const seed = await mine();
  await open(page, `#tree=${recipe}&quiz=cut`);
  await expect(notice(page)).toContainText(`Yours is that of number ${seed}`);
  // An exercise on a tree that cannot be shown is none on another.
  await open(page, '#tree=[1,&quiz=cut');
  await expect(notice(page)).toContainText('This link cannot be shown');
  await expect(asked(page)).toHaveCount(0);
});

test('one that is answered to the end shows its score, and begins anew once it is left', async ({
  page,
}) => {
  const link = `#tree=${TREE}&quiz=cut&questions=1`;
  await open(page, link);
  await asked(page).getByRole('button', { name: /^No/ }).click();
  await button(asked(page), 'To the score').click();
  await page.reload();
  await expect(asked(page)).toContainText('1 of 1 right');
  // Another tree is another work, about which nothing is asked.
  await chooseTree(page, 'swedish-51');
  await expect(page.getByRole('treeitem')).toHaveCount(51);
  await expect(asked(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/quiz/);
  await open(page, link);
  await expect(asked(page)).toContainText('Question 1 of 1');
});

test('what is on paper is there again after a reload, and an exercise is not before a hall', async ({
  page,
}) => {
  await open(page, `#tree=${TREE}&step=3`);
  await button(page, 'Present').click();
  await expect(page.locator('plyscope-view[presenting]')).toHaveCount(1);
  await open(page, `#tree=${TREE}&quiz=paper`);
  await expect(page.locator('plyscope-view[presenting]')).toHaveCount(0);
  const paper = asked(page).getByRole('table', { name: 'Your paper' });
  const beta = paper.getByRole('textbox', { name: 'β at node 0', exact: true });
  await beta.fill('inf');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('inf');
  await page.reload();
  await expect(beta).toHaveValue('inf');
});

test('students at one browser have their own answers, also to the same tree', async ({ page }) => {
  const link = `#tree=${TREE}&quiz=cut&questions=2`;
  await open(page, `${link}&student=anna`);
  await asked(page).getByRole('button', { name: /^No/ }).click();
  await button(asked(page), 'Next question').click();
  await visit(page, `${link}&student=bo`);
  await expect(asked(page)).toContainText('Question 1 of 2');
  await visit(page, link);
  await expect(asked(page)).toContainText('Question 1 of 2');
  await visit(page, `${link}&student=anna`);
  await expect(asked(page)).toContainText('Question 2 of 2');
  // The address still says who it is.
  await expect(page).toHaveURL(/&student=anna$/);
  await page.reload();
  await expect(asked(page)).toContainText('Question 2 of 2');
  await page.keyboard.press('Escape');
  await asked(page).getByRole('button', { name: 'Stop predicting' }).click();
  await expect(page).not.toHaveURL(/student/);
});

test('where nothing can be kept an exercise begins anew', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, `#tree=${TREE}&quiz=cut&gauge=none`);
  await asked(page).getByRole('button', { name: /^No/ }).click();
  await page.reload();
  await expect(asked(page)).toContainText('Question 1 of');
  await expect(page).toHaveURL(/&quiz=cut&gauge=none$/);
});

test('a part of the steps is shared, and ends with the tree that it is about', async ({ page }) => {
  await open(page, { tree: TREE, step: 9 });
  await (await underMore(page, 'Share…')).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await unfold(dialog, 'The link');
  await dialog.getByRole('checkbox', { name: 'Only some of the steps' }).check();
  await expect(dialog.getByRole('textbox', { name: 'To step' })).toHaveValue('9');
  await dialog.getByRole('textbox', { name: 'From step' }).fill('visit:B');
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/&step=9&from=visit:B&to=9/);
  await open(page, new URL(await link.inputValue()).hash);
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveAttribute('max', '9');
  await page.reload();
  await expect(slider).toHaveAttribute('max', '9');
  await chooseTree(page, 'swedish-51');
  await expect(slider).toHaveAttribute('max', '76');
});
