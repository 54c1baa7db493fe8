// What people make is kept by itself, found again under *My trees*, and lost to nothing: not to a closed tab, to another
// window, or to a store that fails.

import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes } from './axe.js';
import { expect, listen, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  inTrees,
  item,
  open,
  openMenu,
  openText,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const TREE = '[[3, 12], [2, 4]]';

/** @param {Page} page */
const myTrees = (page) => page.getByRole('dialog', { name: 'My trees' });

/** @param {Page} page */
const notice = (page) => page.locator('#notice-text');

/** @param {Page} page */
async function openMyTrees(page) {
  await openMenu(page);
  await button(page, 'My trees').click();
  await expect(myTrees(page)).toBeVisible();
  return myTrees(page);
}

/** The reader's kept trees, once the page has given them to its view. @param {Page} page */
const collectionOf = (page) =>
  view(page).evaluateHandle(async (/** @type {View} */ it) => {
    while (it.collection === null) await new Promise(requestAnimationFrame);
    return it.collection;
  });

/** Names and texts of the kept trees, the latest first. @param {Page} page */
const kept = async (page) =>
  (await collectionOf(page)).evaluate(async (collection) => {
    const { trees } = await collection.list();
    const texts = await Promise.all(trees.map(({ id }) => collection.text(id)));
    return trees.map(({ name }, at) => [name, texts[at]]);
  });

/** Shows another tree, with a child more: somebody's own. @param {Page} page @param {string} [tree] */
async function work(page, tree = TREE) {
  await open(page, { tree });
  await change(page);
}

/** @param {Page} page */
async function change(page) {
  await item(page, 0).press('Insert');
  await expect(item(page, 0)).toBeVisible();
}

/** The same browser's next page. @param {Page} page @param {string} [path] */
async function nextPage(page, path = './') {
  const next = await page.context().newPage();
  await next.goto(path);
  await button(next, 'Share…').waitFor();
  await expect(next.locator('plyscope-view .tabpanel')).toBeAttached();
  return next;
}

const CHANGED = '[[3, 12], [2, 4], 0]';

/** In the page: gives the store of trees something by hand. @param {Page} page @param {object[]} trees @param {object[]} texts */
const poison = (page, trees, texts) =>
  page.evaluate(
    async ([trees, texts]) => {
      const request = indexedDB.open('plyscope');
      /** @type {IDBDatabase} */
      const db = await new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = db.transaction(['trees', 'texts'], 'readwrite');
      for (const each of trees) transaction.objectStore('trees').put(each);
      for (const each of texts) transaction.objectStore('texts').put(each);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      db.close();
    },
    [trees, texts],
  );

test('what is worked on is kept by itself, and is there on the next page, as it was left @firefox', async ({
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
  await expect(next.getByRole('treeitem')).toHaveCount(51);
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

test('a tree that only is looked at is not kept, and a kept one stays where another replaces its text @firefox', async ({
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
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  // The way back has the focus.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const copy = button(dialog, 'Three cuts (copy)');
  await expect(copy).toHaveAccessibleDescription(/^8 nodes, 5 leaves, 2 plies/);
  await expectAccessibleInBothThemes(page, 'dialog.my-trees');
  // Each has its picture, with its five leaves.
  const leaves = dialog.locator('li svg .leaf');
  const drawn = () => leaves.evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''));
  await expect
    .poll(async () => (await drawn()).map((path) => path.split('M').length - 1))
    .toEqual([5, 5]);
  for (const picture of await leaves.all()) await expect(picture).toBeVisible();
  await copy.click();
  await expect(dialog).toBeHidden();
  // From now on changes go to the copy; its name stands where the tree is chosen.
  await expect(page.getByRole('combobox', { name: 'Tree' })).toContainText('Three cuts (copy)');
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
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(button(dialog, 'Null window')).toBeVisible();
  await search.fill('nothing like it');
  await expect(dialog.getByText('No tree has these words')).toBeVisible();
});

test('two windows with one tree: both are kept, and it is said @firefox', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  const other = await nextPage(page);
  await expectTree(other, CHANGED);
  await change(other);
  await expect.poll(() => kept(other)).toEqual([['', '[[3, 12], [2, 4], 0, 0]']]);
  await item(page, 1).press('Insert');
  await expect(notice(page)).toContainText('This tree was changed in another window too.');
  await expect
    .poll(() => kept(page))
    .toEqual([
      ['', '[[3, 12, 0], [2, 4], 0]'],
      ['', '[[3, 12], [2, 4], 0, 0]'],
    ]);
  // Each goes on with its own.
  await change(page);
  await change(other);
  await expect.poll(() => kept(page)).toHaveLength(2);
  await expect
    .poll(async () => (await kept(page)).map(([, text]) => text).sort())
    .toEqual(['[[3, 12, 0], [2, 4], 0, 0]', '[[3, 12], [2, 4], 0, 0, 0]']);
  await other.close();
});

test('what one window deletes and brings back, and another goes on with meanwhile, is both kept', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  const other = await nextPage(page);
  await expectTree(other, CHANGED);
  const dialog = await openMyTrees(page);
  await button(dialog, 'Notes: Unnamed tree').click();
  await page.keyboard.type('Ask why.');
  await button(dialog, 'Keep').click();
  await button(dialog, 'Delete: Unnamed tree').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await change(other);
  const newer = ['', '[[3, 12], [2, 4], 0, 0]'];
  await expect.poll(() => kept(other)).toEqual([newer]);
  await button(dialog, 'Undo').click();
  await expect(dialog.getByText('Ask why.')).toHaveCount(1);
  expect(await kept(page)).toEqual([newer, ['', CHANGED]]);
  await change(other);
  await expect
    .poll(() => kept(other))
    .toEqual([
      ['', '[[3, 12], [2, 4], 0, 0, 0]'],
      ['', CHANGED],
    ]);
  await other.close();
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
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  for (const left of [1, 0]) {
    await dialog
      .getByRole('button', { name: /^Delete: / })
      .first()
      .click();
    await expect(dialog.getByRole('listitem')).toHaveCount(left);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await openMyTrees(page);
  for (const back of [1, 2]) {
    await button(dialog, 'Undo').click();
    await expect(dialog.getByRole('listitem')).toHaveCount(back);
  }
  await expect(button(dialog, 'Undo')).toBeHidden();
  await expect(dialog.locator('.card:focus')).toHaveCount(1);
  await expect(dialog.getByText('of notes')).toHaveCount(2);
});

test('notes that two windows write are both kept, and it is said', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const other = await nextPage(page);
  const dialogs = [await openMyTrees(page), await openMyTrees(other)];
  for (const dialog of dialogs) await button(dialog, 'Notes: Unnamed tree').click();
  for (const [at, dialog] of dialogs.entries()) {
    await dialog.getByRole('textbox', { name: 'Notes' }).fill(`From window ${at + 1}.`);
    await button(dialog, 'Keep').click();
    await expect(dialog.getByText(`From window ${at + 1}.`)).toBeVisible();
  }
  await expect(dialogs[0].getByRole('status')).toHaveText('');
  await expect(dialogs[1].getByRole('status')).toContainText('changed in another window too');
  await expect(dialogs[1].getByText('From window 1.')).toBeVisible();
  await other.close();
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
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
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
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sv');
  await button(page, 'Meny').click();
  await button(page, 'Mina träd').click();
  const dialog = page.getByRole('dialog', { name: 'Mina träd' });
  for (const one of await dialog.getByRole('button').all()) {
    if (!(await one.isVisible())) continue;
    const { x = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

/**
 * Stores that fail, made so before the page begins, and what is said.
 * @type {[string, () => void, RegExp][]}
 */
const FAILING = [
  [
    'is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    /does not allow this page to keep trees/,
  ],
  [
    'is not there',
    () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    /does not allow this page to keep trees/,
  ],
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    /no more room to keep trees/,
  ],
  [
    'is broken',
    () => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('Internal error opening backing store.', 'UnknownError');
      };
    },
    /cannot be read or kept at the moment/,
  ],
];

test('a store that fails is one message, and the page works on @firefox', async ({ page }) => {
  // What nodes are called is chosen for all windows.
  await page.goto('./examples/tutorial.css');
  for (const [what, spoil, said] of FAILING) {
    await test.step(`it ${what}`, async () => {
      const failing = await page.context().newPage();
      const complaints = listen(failing);
      await failing.addInitScript(spoil);
      await work(failing);
      await expect(notice(failing)).toContainText(said);
      await button(failing, 'Dismiss').click();
      await change(failing);
      await expectTree(failing, '[[3, 12], [2, 4], 0, 0]');
      // It is in the address still.
      await failing.reload();
      await expectTree(failing, '[[3, 12], [2, 4], 0, 0]');
      const dialog = await openMyTrees(failing);
      if (what !== 'is full') await expect(dialog.getByRole('status')).toContainText(said);
      expect(complaints).toEqual([]);
      await failing.close();
    });
  }
});

test('a write that is interrupted leaves the tree before, and the next one writes both @firefox', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  // The tree that could not be kept is kept as soon as anything else happens; this reading comes before that.
  const stored = await page.evaluateHandle(async () => {
    /** @type {IDBDatabase} */
    const db = await new Promise((resolve) => {
      const request = indexedDB.open('plyscope');
      request.onsuccess = () => resolve(request.result);
    });
    const read = () =>
      new Promise((resolve) => {
        const reading = db.transaction(['trees', 'texts']);
        const all = ['trees', 'texts'].map((name) => reading.objectStore(name).getAll());
        reading.oncomplete = () => resolve(all.map(({ result }) => result));
      });
    const before = await read();
    const { put } = IDBObjectStore.prototype;
    const after = new Promise((resolve) => {
      IDBObjectStore.prototype.put = function (...args) {
        IDBObjectStore.prototype.put = put;
        const request = put.apply(this, args);
        // As when the browser ends between two writes.
        this.transaction.abort();
        read().then(resolve);
        db.close();
        return request;
      };
    });
    return { before, after };
  });
  await item(page, 1).press('Insert');
  await expect(notice(page)).toContainText('cannot be read or kept at the moment');
  expect(await stored.evaluate(({ after }) => after)).toEqual(
    await stored.evaluate(({ before }) => before),
  );
  await change(page);
  await expect.poll(() => kept(page)).toEqual([['', '[[3, 12, 0], [2, 4], 0, 0]']]);
});

test('a newer page in another window gets the store at once, and its store is left alone, which is said @firefox', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto('./examples/tutorial.css');
  const version = await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('plyscope', 1000);
        request.onsuccess = () => resolve(request.result.version);
        request.onerror = () => reject(request.error);
      }),
  );
  expect(version).toBe(1000);
  await other.close();
  await work(page);
  await expect(notice(page)).toContainText('A newer version of Plyscope keeps trees');
});

test('whatever the store holds, what can be read is shown, and nothing of it runs @firefox', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const hostile = '<img src=x onerror="console.error(1)">';
  await poison(
    page,
    [
      { id: 'script', name: hostile, notes: hostile, place: 'javascript:alert(1)', nodes: 'NaN' },
      { id: 'no-text', name: 'No text' },
      { id: 'wrong-tree', name: 'Wrong', place: '#step=5&algorithm=none', changed: 1e300 },
      { id: 'wrong-place', name: 'Right', place: '#algorithm=none&step=-7', changed: -1 },
      { id: '', name: 'no id' },
      { id: 'long', name: 'x'.repeat(1e5), notes: null, changed: '2026' },
    ],
    [
      { id: 'script', text: '[1, 2]' },
      { id: 'wrong-tree', text: '[[1, 2' },
      { id: 'wrong-place', text: '[1, 3]' },
      { id: 'long', text: 7 },
    ],
  );
  let dialog = await openMyTrees(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByText('One kept tree is damaged')).toBeVisible();
  await button(dialog, 'Wrong').click();
  await expect(dialog.getByRole('status')).toContainText('The tree could not be opened:');
  await button(dialog, 'No text').click();
  await expect(dialog.getByRole('status')).toContainText('The tree could not be opened:');
  await expectTree(page, CHANGED);
  await button(dialog, 'Right').click();
  await expectTree(page, '[1, 3]');
  dialog = await openMyTrees(page);
  await button(dialog, hostile).click();
  await expectTree(page, '[1, 2]');
});

test('a tree that an older page kept is opened as it is @firefox', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  // The first version knew no more than this of a tree.
  await poison(page, [{ id: 'old', name: 'Old' }], [{ id: 'old', text: '[7, 8]' }]);
  await page.reload();
  const dialog = await openMyTrees(page);
  await button(dialog, 'Old').click();
  await expectTree(page, '[7, 8]');
  await change(page);
  await expect.poll(() => kept(page)).toContainEqual(['Old', '[7, 8, 0]']);
});

test('the gallery begins with one’s own trees', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await button(page, 'Trees').click();
  const gallery = page.getByRole('dialog', { name: 'Trees' });
  await expect(gallery.getByRole('heading', { level: 3 })).toHaveText([
    'My latest trees',
    'Examples',
  ]);
  await button(gallery, 'Swedish tree, 51 nodes').click();
  await expectTree(page, /^1: \[/);
  await button(page, 'Trees').click();
  await gallery.getByRole('listitem').first().getByRole('button').click();
  await expectTree(page, CHANGED);
});
