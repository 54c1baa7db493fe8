// A reader's kept trees, as tests make and read them.

import { expect } from './test.js';
import { inTrees, item, open, openMenu, shareIsThere, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

export const TREE = '[[3, 12], [2, 4]]';

/** @param {Page} page */
export const myTrees = (page) => page.getByRole('dialog', { name: 'My trees' });

/** @param {Page} page */
export const notice = (page) => page.locator('#notice-text');

/** @param {Page} page */
export async function openMyTrees(page) {
  await openMenu(page);
  await (await inTrees(page, 'My trees')).click();
  await expect(myTrees(page)).toBeVisible();
  return myTrees(page);
}

/** The reader's kept trees, once the page has given them to its view. @param {Page} page */
export const collectionOf = (page) =>
  view(page).evaluateHandle(async (/** @type {View} */ it) => {
    while (it.collection === null) await new Promise(requestAnimationFrame);
    return it.collection;
  });

/** Names and texts of the kept trees, the latest first. @param {Page} page */
export const kept = async (page) =>
  (await collectionOf(page)).evaluate(async (collection) => {
    const { trees } = await collection.list();
    const texts = await Promise.all(trees.map(({ id }) => collection.text(id)));
    return trees.map(({ name }, at) => [name, texts[at]]);
  });

/** Shows another tree, with a child more: somebody's own. @param {Page} page @param {string} [tree] */
export async function work(page, tree = TREE) {
  await open(page, { tree });
  await change(page);
}

/** @param {Page} page */
export async function change(page) {
  await item(page, 0).press('Insert');
  await expect(item(page, 0)).toBeVisible();
}

/** The same browser's next page. @param {Page} page @param {string} [path] */
export async function nextPage(page, path = './') {
  const next = await page.context().newPage();
  await next.goto(path);
  await shareIsThere(next);
  await expect(next.locator('plyscope-view .tabpanel')).toBeAttached();
  return next;
}

export const CHANGED = '[[3, 12], [2, 4], 0]';

/** In the page: gives the store of trees something by hand. @param {Page} page @param {object[]} trees @param {object[]} texts */
export const poison = (page, trees, texts) =>
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
