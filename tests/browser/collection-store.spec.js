// Stores that fail, or hold what this page has not written: nothing is lost, and what is wrong is said.

import { blank } from './author.js';
import { CHANGED, change, kept, notice, openMyTrees, poison, work } from './kept.js';
import { expect, listen, test } from './test.js';
import { button, expectTree, item } from './view.js';

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

test('a store that fails is one message, and the page works on', async ({ page }) => {
  // What nodes are called is chosen for all windows.
  await blank(page);
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

test('whatever the store holds, what can be read is shown, and nothing of it runs', async ({
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
  await expect(dialog.locator('.kept')).toHaveCount(6);
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
