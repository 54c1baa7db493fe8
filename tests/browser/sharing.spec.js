// *Share…*, what a shared link or file shows, and trees that are dropped or pasted anywhere on the page.

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { author, expectProperties } from './author.js';
import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  chooseTree,
  expectStep,
  expectTree,
  goTo,
  open,
  openAtOnce,
  placeOf,
  show,
  trees,
  underMore,
  unfold,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const TREE = '[[31, 12, 8], [2, 4, 6, 44], [14, 51, 2]]';

/** @param {Page} page */
const share = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {Page} page */
async function openShare(page) {
  await (await underMore(page, 'Share…')).click();
  await expect(share(page)).toBeVisible();
  return share(page);
}

/** @param {Page} page */
const linkIn = (page) => share(page).getByRole('textbox', { name: 'Link' }).inputValue();

/** @param {Page} page */
const notice = (page) => page.locator('#notice-text');

/**
 * Drops or pastes something onto the page, as a browser does.
 *
 * @param {Page} page
 * @param {'drop' | 'paste'} how
 * @param {{file?: string, text?: string}} what
 * @param {string} [onto]
 */
const give = (page, how, { file, text }, onto = 'body') =>
  page.locator(onto).evaluate(
    (target, { how, file, text }) => {
      const transfer = new DataTransfer();
      if (file !== undefined) transfer.items.add(new File([text ?? ''], file));
      else transfer.setData('text/plain', text ?? '');
      const init = { bubbles: true, cancelable: true, composed: true };
      const events =
        how === 'paste'
          ? [new ClipboardEvent('paste', { ...init, clipboardData: transfer })]
          : [
              new DragEvent('dragover', { ...init, dataTransfer: transfer }),
              new DragEvent('drop', { ...init, dataTransfer: transfer }),
            ];
      for (const event of events) target.dispatchEvent(event);
    },
    { how, file, text },
  );

test('a short link with a title and a note shows both, and everything else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tree = `[${Array.from({ length: 9 }, (_, row) => `[${row}, ${row + 20}, ${30 - row}]`).join(', ')}]`;
  await open(page, {
    tree,
    algorithm: 'alpha-beta',
    step: 12,
    break: '4',
    compare: 'minimax',
  });
  const dialog = await openShare(page);
  await expect(button(dialog, 'Copy link')).toBeFocused();
  await unfold(dialog, 'The link');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Lecture 4');
  await dialog
    .getByRole('textbox', { name: 'Note' })
    .fill('Why is node 6 <b>skipped</b>?\nAsk it.');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await expectAccessibleInBothThemes(page, 'dialog.share');
  await button(dialog, 'Copy link').click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#z=1[\w-]+$/);
  expect(link).toBe(await linkIn(page));
  const other = await context.newPage();
  await other.goto(link);
  await expectStep(other, 12);
  await expectTree(other, tree);
  const said = other.getByRole('group').filter({ hasText: 'Lecture 4' });
  await expect(said).toContainText('Why is node 6 <b>skipped</b>?');
  await expect(other).toHaveTitle('Lecture 4 – Plyscope');
  await expect(trees(other)).toContainText('Lecture 4');
  await expect(other).toHaveURL(/&break=4&compare=minimax&/);
  await other.close();
});

test('it comes in the forms that pages of others take, each with a preview', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { tree: TREE, step: 12 });
  const dialog = await openShare(page);
  const inside = dialog.locator('iframe').contentFrame();
  await unfold(dialog, 'The link');
  await unfold(dialog, 'In a page of your own');
  // A frame comes first.
  await expectStep(inside.locator('plyscope-view'), 12);
  const entries = await page.evaluate(() => history.length);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Lecture "4"');
  // The preview follows what is written, and Back still leads out of the page.
  const led = () => inside.locator('body').evaluate(() => location.hash);
  await expect
    .poll(async () => `#${(await linkIn(page)).split('#')[1]}` === (await led()))
    .toBe(true);
  expect(await linkIn(page)).toContain('Lecture');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const copied = async (/** @type {string} */ form) => {
    await dialog.getByRole('combobox', { name: 'As' }).selectOption(form);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const frame = await copied('Frame (iframe)');
  expect(frame).toContain('title="Lecture &quot;4&quot;"');
  await expectStep(inside.locator('plyscope-view'), 12);
  await expectAccessibleInBothThemes(page, 'dialog.share');
  const link = await copied('Markdown');
  await expect(dialog.getByRole('link', { name: 'Lecture "4"' })).toHaveAttribute(
    'href',
    link.replace(/^.*\]\((.*)\)$/, '$1'),
  );
  await dialog.getByRole('combobox', { name: 'As' }).selectOption('QR code');
  await expect(
    dialog.getByRole('img', { name: /QR code of the link to Lecture "4"/ }),
  ).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(dialog, 'Save the QR code as a picture').click();
  expect((await downloading).suggestedFilename()).toBe('Lecture-4.svg');
  const element = await copied('HTML element');
  const view = await author(page, element.split('\n')[2]);
  await expectStep(view, 12);
  await expectProperties(view, { tree: TREE });
});

test('a link to a tree that comes along stays one that can be read', async ({ page }) => {
  await open(page, { tree: 'swedish-51', step: 31 });
  await unfold(await openShare(page), 'The link');
  await expect
    .poll(() => linkIn(page))
    .toMatch(/#tree=swedish-51&algorithm=alpha-beta&step=31&labels=numbers$/);
  await expect(share(page).getByText(/^\d+ characters\.$/)).toBeVisible();
});

test('a link too long for mail says so, and the file opens as it was left', async ({ page }) => {
  const wide = `[${Array.from({ length: 1200 }, (_, leaf) => (leaf * 7919) % 10007).join(', ')}]`;
  await open(page, { tree: wide, algorithm: 'minimax', step: 40 });
  const dialog = await openShare(page);
  await unfold(dialog, 'The link');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Bräda 7');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Look at step 40.');
  await expect(dialog.getByText('Some mail and chat programs')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(dialog, 'Save…').click();
  await dialog.getByRole('button', { name: 'All that is on screen (.plyscope)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Bräda-7.plyscope');
  await expect(dialog.getByRole('status')).toHaveText('Saved as Bräda-7.plyscope.');
  const text = await readFile(await download.path(), 'utf8');
  await open(page, { tree: TREE });
  await give(page, 'drop', { file: 'Bräda-7.plyscope', text });
  await expectTree(page, wide);
  await expectStep(page, 40);
  await expect(page.getByText('Look at step 40.')).toBeVisible();
  await expect(page).toHaveTitle('Bräda 7 – Plyscope');
});

test('a tree too large for a link is passed on as a file', async ({ page }) => {
  const leaves = Array.from({ length: 40_000 }, (_, leaf) => (leaf * 7919) % 99_991);
  await open(page);
  await give(page, 'drop', { file: 'wide.txt', text: `[${leaves.join(', ')}]` });
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  const dialog = await openShare(page);
  await expect(dialog.getByText('This tree is too large for a link.')).toBeVisible();
  await expect(button(dialog, 'Copy link')).toBeHidden();
  await expect(button(dialog, 'Save as file')).toBeFocused();
});

test('a damaged link says so, and shows the default', async ({ page }) => {
  for (const [link, reason] of /** @type {const} */ ([
    ['#z=1eJwrKUpNtY0', 'It is damaged'],
    ['#z=9abc', 'It was made by a newer version of Plyscope.'],
  ])) {
    await open(page, link);
    await expect(notice(page)).toContainText(`This link cannot be shown: ${reason}`);
    await expect(page.getByRole('treeitem')).toHaveCount(51);
  }
  await visit(page, '#z=1AAAA');
  await expect(notice(page)).toContainText('It is damaged');
});

test('whatever is dropped anywhere is read and named @firefox', async ({ page }) => {
  await open(page, { tree: TREE });
  await give(page, 'drop', {
    file: 'tree.dot',
    text: 'digraph { a -> b; a -> c; b [label=3]; c [label=5]; }',
  });
  await expectTree(page, 'a: [3, 5]');
  await expect(notice(page)).toHaveText('tree.dot was read as Graphviz.');
  await give(page, 'drop', { text: 'root\n  left: 3\n  right: 5\n' });
  await expectTree(page, 'root: [left: 3, right: 5]');
  await expect(notice(page)).toHaveText(
    'The pasted or dropped text was read as an indented outline.',
  );
});

test('trees are dropped and pasted, whole, damaged or from within', async ({ page }) => {
  await test.step('a trace is opened beside its search; without events, the search is shown; a recipe is named', async () => {
    await open(page, { tree: TREE });
    const text = readFileSync('tests/conformance/traces/aima-alpha-beta.jsonl', 'utf8');
    await give(page, 'drop', { file: 'aima.jsonl', text });
    await expectTree(page, '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
    const trace = page.getByRole('region', { name: 'Trace: aima.jsonl' });
    await expect(trace).toContainText('All agrees: your program does what Alpha-beta does');
    await button(trace, 'Close the trace').click();
    const [header] = text.split('\n');
    await give(page, 'drop', { file: 'aima.jsonl', text: header });
    await expect(notice(page)).toHaveText('aima.jsonl was read as a trace file.');
    await give(page, 'drop', { text: header.replace('alpha-beta', 'own-search') });
    await expect(notice(page)).toContainText('its algorithm and switches');
    await give(page, 'paste', { text: 'random(branching=2, depth=2, seed=1)' });
    await expect(page.getByRole('treeitem')).toHaveCount(7);
    await expect(notice(page)).toHaveText(
      'The pasted or dropped text was read as a recipe for a random tree.',
    );
  });
  await test.step('what is dragged within the page is no tree from elsewhere', async () => {
    await show(page, { tree: TREE });
    // A pressed leaf has its value selected in a field, which a hand may drag away.
    const from = await placeOf(page, 2);
    const to = await placeOf(page, 0);
    await page.mouse.click(from.x, from.y);
    await expect(page.getByRole('textbox', { name: 'Value of leaf 2' })).toBeFocused();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 3 });
    await page.mouse.move(to.x + 60, to.y + 40, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expectTree(page, TREE);
    // Nor is any other text of the page.
    await page.evaluate((tree) => {
      const transfer = new DataTransfer();
      transfer.setData('text/plain', tree);
      const init = { bubbles: true, composed: true, cancelable: true, dataTransfer: transfer };
      for (const type of ['dragstart', 'dragover', 'drop', 'dragend'])
        document.body.dispatchEvent(new DragEvent(type, init));
    }, '[8, 9]');
    await expectTree(page, TREE);
  });
  // In Firefox no script can make a paste with contents.
  await test.step('whatever is pasted anywhere is read, named, and refused with a reason', async () => {
    await show(page, { tree: TREE });
    await give(page, 'paste', { text: '((3)(17))' });
    await expectTree(page, '[3, 17]');
    const program = readFileSync('crates/formats/tests/notation/program.py', 'utf8');
    await give(page, 'paste', { text: program.replaceAll('\n', '\r\n') });
    await expect(page.getByRole('treeitem')).toHaveCount(51);
    await expect(notice(page)).toContainText('Python');
    await give(page, 'paste', { text: '((3)(17))' });
    await give(page, 'paste', { text: '[[1, 2' });
    await expect(notice(page)).toContainText(
      'The pasted or dropped text holds no tree that can be shown',
    );
    await expect(notice(page)).toContainText('The previous tree is still there.');
    await expectTree(page, '[3, 17]');
    await give(page, 'paste', { file: 'tree.json', text: '{"children": [1, 2, 3]}' });
    await expectTree(page, '[1, 2, 3]');
    // A field takes what is pasted into it.
    await unfold(await openShare(page), 'The link');
    await give(page, 'paste', { text: '[8, 9]' }, 'dialog.share [name=title]');
    await expectTree(page, '[1, 2, 3]');
  });
  await test.step('many trees in a dropped file are added to one’s own', async () => {
    await show(page, { tree: TREE });
    const trees = [1, 2].map((value) => ({ tree: `[${value}, 0]`, name: `Tree ${value}` }));
    const text = JSON.stringify({ plyscope: 'trees', version: 1, trees });
    await give(page, 'drop', { file: 'trees.json', text });
    const dialog = page.getByRole('dialog', { name: 'My trees' });
    await expect(dialog.getByRole('status')).toHaveText('2 trees were imported.');
    await expect(button(dialog, 'Tree 2')).toBeVisible();
    await expectTree(page, TREE);
  });
});

test('the browser’s way back leads to the tree before, as it was @firefox @gate', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', step: 31 });
  await chooseTree(page, 'aima-two-ply');
  await expect(page.getByRole('treeitem')).toHaveCount(13);
  await goTo(page, 4);
  await expect(page).toHaveURL(/step=4$/);
  await page.goBack();
  await expect(page.getByRole('treeitem')).toHaveCount(51);
  await expectStep(page, 31);
  await page.goForward();
  await expect(page.getByRole('treeitem')).toHaveCount(13);
  await expectStep(page, 4);
});

test('a tree that is chosen as soon as the page is there has an address of its own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const choose = () => {
      const view = /** @type {View | null} */ (document.querySelector('plyscope-view'));
      /** @param {string} selector */
      const found = (selector) => {
        const element = view?.renderRoot?.querySelector(selector);
        return element instanceof HTMLElement ? element : null;
      };
      const card = found('dialog.trees [aria-labelledby="card-aima-two-ply"]');
      if (card && view?.steps !== 0) return card.click();
      if (!found('dialog.trees[open]')) found('.opens-trees')?.click();
      requestAnimationFrame(choose);
    };
    requestAnimationFrame(choose);
  });
  await openAtOnce(page, { tree: 'swedish-51', step: 31 });
  await expect(page.getByRole('treeitem')).toHaveCount(13);
  await expect(page).toHaveURL(/tree=aima-two-ply/);
  await page.goBack();
  await expect(page.getByRole('treeitem')).toHaveCount(51);
  await expectStep(page, 31);
});

test('the title and the note stay on a phone, closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { tree: TREE, title: 'Lecture 4', note: 'Look at node 6.' });
  const summary = page.getByText('Lecture 4').locator('visible=true').last();
  await expect(page.getByText('Look at node 6.')).toBeHidden();
  await page.locator('details.description summary').click();
  await expect(page.getByText('Look at node 6.')).toBeVisible();
  await expect(summary).toBeVisible();
});
