// What people make is kept by itself, and found again under *My trees*.

import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes } from './axe.js';
import { CHANGED, change, collectionOf, kept, nextPage, openMyTrees, TREE, work } from './kept.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  inTrees,
  open,
  openText,
  setTool,
  show,
  trees,
  view,
} from './view.js';

/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

test('what is worked on is kept by itself, and is there on the next page, as it was left @firefox @gate', async ({
  page,
}) => {
  await work(page);
  await goTo(page, 7);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  await expect
    .poll(() => view(page).evaluate((/** @type {View} */ { collection }) => collection?.archive()))
    .toContain('step=7');
  const next = await page.context().newPage();
  await next.goto('./');
  await expect(next.getByText('This is your tree, as you left it.')).toBeVisible();
  await expectTree(next, CHANGED);
  await expectStep(next, 7);
  await next.getByRole('link', { name: 'Show the example instead' }).click();
  await expect(next.getByRole('treeitem')).toHaveCount(13);
  await expect(next.getByText('This is your tree, as you left it.')).toBeHidden();
  await expect.poll(() => kept(next)).toEqual([['', CHANGED]]);
  await next.close();
});

test('a page that is loaded again goes on with the same tree', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  await page.reload();
  await expectTree(page, CHANGED);
  await change(page);
  await expect.poll(() => kept(page)).toEqual([['', '[[3, 12], [2, 4], 0, 0]']]);
});

test('what is made before anything can keep it is kept once it can', async ({ page }) => {
  /** @type {() => void} */
  let release = () => {};
  await page.route('**/tree-keeper-*.js', async (route) => {
    await new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await route.continue();
  });
  await test.step('also what is no longer on screen', async () => {
    const held = page.waitForRequest('**/tree-keeper-*.js');
    await work(page);
    await held;
    await show(page, { tree: '[5, 6]' });
    await change(page);
    release();
    await expect
      .poll(() => kept(page))
      .toEqual([
        ['', '[5, 6, 0]'],
        ['', CHANGED],
      ]);
  });
  await test.step('and a tree that is changed right after the page was loaded again stays the same one', async () => {
    await expect.poll(() => page.url()).toContain('tree=[5,+6,+0]');
    const held = page.waitForRequest('**/tree-keeper-*.js');
    await page.reload();
    await expectTree(page, '[5, 6, 0]');
    await change(page);
    await held;
    release();
    await expect
      .poll(() => kept(page))
      .toEqual([
        ['', '[5, 6, 0, 0]'],
        ['', CHANGED],
      ]);
  });
});

test('Start here leaves the reader’s own tree where it is, and what was changed last is kept with it', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  // In one turn, so that the pause after which a change is written has not begun to pass.
  await view(page).evaluate((/** @type {View} */ it) => {
    const root = it.renderRoot.querySelector('[role=treeitem]');
    const insert = { key: 'Insert', bubbles: true, composed: true };
    root?.dispatchEvent(new KeyboardEvent('keydown', insert));
    it.display({ start: 4 });
  });
  await button(page, 'Change it for me').click();
  await expectTree(page, '[[3, 12, 8], [4, 4, 6], [14, 5, 2]]');
  const mine = [['', '[[3, 12], [2, 4], 0, 0]']];
  await expect.poll(() => kept(page)).toEqual(mine);
  const next = await nextPage(page);
  await expectTree(next, '[[3, 12], [2, 4], 0, 0]');
  await next.close();
  // Who leaves and goes on with the guide's tree makes it their own.
  await button(page, 'Leave').click();
  expect(await kept(page)).toEqual(mine);
  await change(page);
  await expect.poll(() => kept(page)).toHaveLength(2);
});

test('a random tree that nobody has changed is there on the next page, and kept nowhere', async ({
  page,
}) => {
  await open(page);
  await (await inTrees(page)).click();
  await button(page.locator('dialog.generator'), 'Generate').click();
  const drawn = await view(page).evaluate((/** @type {View} */ it) => it.link.tree);
  expect(drawn).toMatch(/^random/);
  await goTo(page, 5);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plyscope-work')))
    .toContain('step=5');
  const next = await page.context().newPage();
  await next.goto('./');
  await expectStep(next, 5);
  await expectTree(next, drawn);
  expect(await kept(next)).toEqual([]);
  await next.close();
});

test('a tree that only is looked at is not kept, and a kept one stays where another replaces its text', async ({
  page,
}) => {
  await open(page, { tree: TREE });
  await goTo(page, 3);
  const dialog = await openMyTrees(page);
  await expect(dialog.getByText('Nothing is kept yet.')).toBeVisible();
  await button(dialog, 'Keep this tree').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Lecture 4');
  await name.press('Enter');
  await expect(button(dialog, 'Lecture 4')).toBeFocused();
  await expect.poll(() => kept(page)).toEqual([['Lecture 4', TREE]]);
  await page.keyboard.press('Escape');
  const field = await openText(page);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('[[5, 6], 7]');
  await expectTree(page, '[[5, 6], 7]');
  const lecture = ['Lecture 4', TREE];
  await expect.poll(() => kept(page)).toEqual([['', '[[5, 6], 7]'], lecture]);
  // What follows is about the new one.
  await field.pressSequentially(' ');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.pressSequentially(', 8');
  await expect.poll(() => kept(page)).toEqual([['', '[[5, 6], 7, 8]'], lecture]);
});

test('kept trees are named, noted, searched, duplicated, deleted and opened again', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const dialog = await openMyTrees(page);
  await button(dialog, 'Rename: Unnamed tree').click();
  await page.keyboard.type('Cuts');
  // Escape leaves the name as it was, and the dialog open.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await button(dialog, 'Rename: Unnamed tree').click();
  await page.keyboard.type('Three cuts');
  await page.keyboard.press('Enter');
  await button(dialog, 'Notes: Three cuts').click();
  await page.keyboard.type('Ask why 2 cuts.');
  await button(dialog, 'Keep').click();
  await expect(dialog.getByText('Ask why 2 cuts.')).toBeVisible();
  await button(dialog, 'Duplicate: Three cuts').click();
  await expect(dialog.getByRole('status')).toHaveText('Three cuts is here twice now.');
  await expect
    .poll(() => kept(page))
    .toEqual([
      ['Three cuts (copy)', CHANGED],
      ['Three cuts', CHANGED],
    ]);
  await button(dialog, 'Delete: Three cuts (copy)').click();
  await expect(dialog.locator('.kept')).toHaveCount(1);
  // The way back has the focus.
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.kept')).toHaveCount(2);
  const copy = button(dialog, 'Three cuts (copy)');
  await expect(copy).toHaveAccessibleDescription(/^8 nodes, 5 leaves, 2 plies/);
  await expectAccessibleInBothThemes(page, 'dialog.my-trees');
  // Each has its picture, with the four of its five leaves that alpha-beta looks at.
  const leaves = dialog.locator('li svg .leaf');
  const drawn = () => leaves.evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''));
  await expect
    .poll(async () => (await drawn()).map((path) => path.split('M').length - 1))
    .toEqual([4, 4]);
  for (const picture of await leaves.all()) await expect(picture).toBeVisible();
  await copy.click();
  await expect(dialog).toBeHidden();
  // From now on changes go to the copy; its name stands where the tree is chosen.
  await expect(trees(page)).toContainText('Three cuts (copy)');
  await change(page);
  await expect
    .poll(() => kept(page))
    .toEqual([
      ['Three cuts (copy)', '[[3, 12], [2, 4], 0, 0]'],
      ['Three cuts', CHANGED],
    ]);
});

test('a long list is searched by words in names and notes', async ({ page }) => {
  await open(page, { tree: TREE });
  await (await collectionOf(page)).evaluate(async (collection) => {
    const tree = { from: '', place: '', changed: 5, revision: 1, nodes: 3, leaves: 2, plies: 1 };
    await collection.restore(
      ['Null window', 'SSS*', 'Depth', 'Order', 'Draws'].map((name) => ({
        ...{ ...tree, id: name, name, text: '[1, 2]', notes: `about ${name}` },
      })),
    );
  });
  const dialog = await openMyTrees(page);
  const search = dialog.getByRole('searchbox', { name: 'Search' });
  await search.fill('WINDOW about');
  await expect(dialog.locator('.kept')).toHaveCount(1);
  await expect(button(dialog, 'Null window')).toBeVisible();
  await search.fill('nothing like it');
  await expect(dialog.getByText('No tree has these words')).toBeVisible();
});

test('what is written and what is deleted is not lost to a key or a closed list', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  let dialog = await openMyTrees(page);
  await button(dialog, 'Notes: Unnamed tree').click();
  await page.keyboard.type('Two lines');
  await page.keyboard.press('Enter');
  await page.keyboard.type('of notes');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('of notes')).toBeVisible();
  await expect(button(dialog, 'Notes: Unnamed tree')).toBeFocused();
  await button(dialog, 'Duplicate: Unnamed tree').click();
  await expect(dialog.locator('.kept')).toHaveCount(2);
  for (const left of [1, 0]) {
    await dialog
      .getByRole('button', { name: /^Delete: / })
      .first()
      .click();
    await expect(dialog.locator('.kept')).toHaveCount(left);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await openMyTrees(page);
  for (const back of [1, 2]) {
    await button(dialog, 'Undo').click();
    await expect(dialog.locator('.kept')).toHaveCount(back);
  }
  await expect(button(dialog, 'Undo')).toBeHidden();
  await expect(dialog.locator('.card:focus')).toHaveCount(1);
  await expect(dialog.getByText('of notes')).toHaveCount(2);
});

test('all trees are carried away in a file, and come back', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const notes = () => page.evaluate(() => localStorage.getItem('plyscope-notes-swedish-51'));
  await page.evaluate(() => localStorage.setItem('plyscope-notes-swedish-51', 'Ask: why?'));
  let dialog = await openMyTrees(page);
  const downloading = page.waitForEvent('download');
  await button(dialog, 'Export all').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('plyscope-trees.json');
  const file = await readFile(await download.path());
  await button(dialog, 'Delete: Unnamed tree').click();
  await expect(dialog.locator('.kept')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('plyscope-notes-swedish-51', 'Another hour'));
  await page.reload();
  dialog = await openMyTrees(page);
  /** @param {Buffer} buffer @param {string} name */
  const choose = async (buffer, name) => {
    const choosing = page.waitForEvent('filechooser');
    await button(dialog, 'Import…').click();
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
  };
  await choose(Buffer.from('[1, 2]'), 'tree.json');
  await expect(dialog.getByRole('status')).toContainText('tree.json holds no exported trees.');
  await choose(file, 'trees.json');
  await expect(dialog.getByRole('status')).toHaveText(
    'One tree was imported. Presenter’s notes on one tree were imported.',
  );
  // The notes of this browser stay, and those of the file stand below them.
  expect(await notes()).toBe('Another hour\n\nAsk: why?');
  await choose(file, 'trees.json');
  await expect(dialog.getByRole('status')).toHaveText(
    'No tree was imported; one was here already.',
  );
  expect(await kept(page)).toEqual([['', CHANGED]]);
  const newer = file.toString().replace('"version": 1', '"version": 2');
  await choose(Buffer.from(newer), 'newer.json');
  await expect(dialog.getByRole('status')).toHaveText(
    'No tree was imported; one was here already. newer.json was written by a newer version of Plyscope: whatever this version does not know of was left out.',
  );
});

test('on a phone, in Swedish, every tool of a kept tree is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await setTool(page, 'language', 'sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await (await inTrees(page, 'Mina träd')).click();
  const dialog = page.getByRole('dialog', { name: 'Mina träd' });
  await expect(dialog.getByRole('listitem').getByRole('button').first()).toBeVisible();
  const tools = await dialog.getByRole('listitem').getByRole('button').all();
  const close = dialog.getByRole('button', { name: 'Stäng' });
  expect(tools.length).toBeGreaterThanOrEqual(3);
  for (const one of [...tools, close]) {
    await expect(one).toBeVisible();
    const { x = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

test('the gallery begins with one’s own trees', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await trees(page).click();
  const gallery = page.getByRole('dialog', { name: 'Trees' });
  await expect(gallery.getByRole('heading', { level: 3 })).toHaveText([
    'My latest trees',
    'Examples',
    'Trees of games',
  ]);
  await button(gallery, 'Swedish tree, 51 nodes').click();
  await expectTree(page, /^1: \[/);
  await trees(page).click();
  await gallery.getByRole('listitem').first().getByRole('button').click();
  await expectTree(page, CHANGED);
});
