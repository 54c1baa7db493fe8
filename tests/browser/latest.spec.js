// What was asked for last is what is shown, in whatever order links, attributes, jobs and reloads come; and it is there
// again after a reload.

import { author, expectProperties, set } from './author.js';
import { expect, test } from './test.js';
import { button, expectStep, expectTree, item, open, show, underMore, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** A tree that a worker searches. */
const LARGE = 'random(branching=4, depth=9, seed=1)';

/** Whose work is under way when the second request comes, by the words of its progress. */
const UNDER_WAY = ['Generating', 'Searching', 'Taking over', 'Laying out'];

/** When the second request comes: with the first one, while that is under way, or once it is done. */
const MOMENTS = ['at once', ...UNDER_WAY, 'when done'];

/**
 * @typedef {{tree?: string, step?: number}} Request
 * @typedef {(view: View, request: Request) => Promise<unknown>} Ask resolves when the page has heard of it
 * @typedef {(view: View, moment: string) => Promise<unknown>} Reached
 */

/** @param {Page} page */
const fragment = (page) => page.evaluate(() => location.hash);

/**
 * Lets the next page wait for the moments of a search, in whose turn nothing else happens before the next request.
 *
 * @param {Page} page
 */
const letPageWait = (page) =>
  page.addInitScript(() => {
    /** @type {Record<'link' | 'properties', Ask>} */
    const ask = {
      link: (_, { tree, step }) => {
        location.hash = `#tree=${tree}&step=${step}`;
        const { href } = location;
        return new Promise((/** @type {(heard?: unknown) => void} */ resolve) => {
          addEventListener('hashchange', ({ newURL }) => newURL === href && resolve());
        });
      },
      properties: (view, request) => {
        Object.assign(view, request);
        return view.updateComplete;
      },
    };
    /** @type {Reached} */
    const reached = (view, words) =>
      new Promise((/** @type {(reached?: unknown) => void} */ resolve) => {
        const observer = new MutationObserver(() => {
          if (!view.renderRoot.querySelector('.progress')?.textContent?.includes(words)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(view.renderRoot, { subtree: true, childList: true, characterData: true });
      });
    Object.assign(globalThis, { ask, reached });
  });

/**
 * Asks for a large tree, and for something else at a moment of that.
 *
 * @param {Page} page
 * @param {'link' | 'properties'} way
 * @param {string} moment
 * @param {Request} second
 */
const askTwice = (page, way, moment, second) =>
  view(page).evaluate(
    async (/** @type {View} */ it, { way, moment, requests: [first, second] }) => {
      const { ask, reached } = /** @type {{ask: Record<string, Ask>, reached: Reached}} */ (
        /** @type {unknown} */ (globalThis)
      );
      const at = moment === 'at once' || moment === 'when done' ? null : reached(it, moment);
      const heard = ask[way](it, first);
      if (moment === 'when done') await heard.then(() => it.ready());
      else await at;
      await ask[way](it, second);
      await it.ready();
    },
    { way, moment, requests: [{ tree: LARGE, step: 7 }, second] },
  );

test('of two links the last one is shown, at its own step', async ({ page }) => {
  await letPageWait(page);
  await open(page);
  for (const moment of MOMENTS) {
    await test.step(moment, async () => {
      await askTwice(page, 'link', moment, { tree: '[[5,6],[7,8]]', step: 3 });
      await expectTree(page, '[[5, 6], [7, 8]]');
      await expectStep(page, 3);
    });
  }
});

test('of two requests by the API the last one is shown, at its own step', async ({ page }) => {
  await letPageWait(page);
  const it = await author(page, '<plyscope-view tree="[[1, 2], [3, 4]]" step="2"></plyscope-view>');
  for (const moment of MOMENTS) {
    await test.step(moment, async () => {
      await askTwice(page, 'properties', moment, { tree: '[[5, 6], [7, 8]]', step: 3 });
      await expectProperties(it, { tree: '[[5, 6], [7, 8]]', step: 3 });
    });
  }
  for (const moment of UNDER_WAY) {
    await test.step(`a step that is set then is one of the large search: ${moment}`, async () => {
      await askTwice(page, 'properties', moment, { step: 4321 });
      await expectProperties(it, { tree: LARGE, step: 4321 });
      await set(it, { tree: '[[5, 6], [7, 8]]', step: 3 });
      await expectProperties(it, { tree: '[[5, 6], [7, 8]]', step: 3 });
    });
  }
});

test('an edit is there again after a reload that follows at once @firefox @gate', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await item(page, 2).focus();
  await page.keyboard.type('7.5');
  await page.keyboard.press('Enter');
  // In the same turn as the last change.
  await Promise.all([
    page.waitForEvent('load'),
    view(page).evaluate((/** @type {View} */ it) => {
      it.step = 9;
      queueMicrotask(() => queueMicrotask(() => location.reload()));
    }),
  ]);
  await expectTree(page, '[[7.5, 12], [2, 4]]');
  await expectStep(page, 9);
});

test('a tree that is too long for the address is there again after a reload', async ({ page }) => {
  const leaves = Array.from({ length: 20_000 }, (_, leaf) => (leaf * 7919) % 1000);
  const tree = `[${leaves.join(', ')}]`;
  await open(page);
  await view(page).evaluate((/** @type {View} */ it, tree) => it.display({ tree, step: 5 }), tree);
  const said = page.getByRole('alert').filter({ hasText: 'too long for the address' });
  await expect(said).toBeVisible();
  expect(await fragment(page)).toBe('');
  await page.reload();
  await expect.poll(() => view(page).evaluate((/** @type {View} */ it) => it.tree)).toBe(tree);
  await expectStep(page, 5);

  // What is behind is written when a page is left, here between a link and its event.
  await view(page).evaluate(async (/** @type {View} */ it) => {
    it.goTo(6);
    location.hash = '#tree=[1,2]';
    dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  });
  await expect(said).toBeHidden();
  expect(await fragment(page)).toMatch(/^#tree=\[1,/);
  await page.reload();
  await expectTree(page, '[1, 2]');
});

test('a browser that does not let the address be written harms nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
  });
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await view(page).evaluate((/** @type {View} */ it) => {
    it.step = 5;
  });
  await expectStep(page, 5);
  await (await underMore(page, 'Share…')).click();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#tree=[[3,+12],+[2,+4]]&algorithm=alpha-beta&step=5');
  await page.keyboard.press('Escape');
  // What could not be written is there again all the same, and once more.
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expectStep(page, 5);
  }
  // So is a link that is followed.
  await show(page, { tree: '[1, 2]' });
  await page.reload();
  await expectTree(page, '[1, 2]');
});
