// Large trees: made off the main thread, with progress, cancelled at any moment, and within stated limits.

import { small } from './small-memory.js';
import { expect, test } from './test.js';
import {
  button,
  open,
  openText,
  SWEDISH,
  sentence,
  show,
  stepsOf,
  underMore,
  unfold,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** More than a million nodes: 1 + 4 + … + 4^10. */
const MILLION = 'random(branching=4, depth=10, seed=7)';

/** Some eighty thousand nodes: large enough for a worker, and soon there. */
const MIDDLE = 'random(branching=4, depth=8, seed=7)';

/** @param {Page} page */
const progress = (page) => page.getByRole('progressbar', { name: 'Progress' });

/** Waits until the step is drawn completely. @param {Page} page */
const untilDrawn = (page) =>
  view(page).evaluate(async (/** @type {View} */ it) => {
    await it.ready();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** The state that must stay as it was. @param {Page} page */
const state = (page) =>
  view(page).evaluate((/** @type {View} */ it) => {
    const { tree, algorithm, step, steps, options, link } = it;
    const sentence = it.renderRoot.querySelector('[role=status]')?.textContent;
    const canvas = it.renderRoot.querySelector('canvas')?.toDataURL();
    return JSON.stringify({ tree, algorithm, step, steps, options, link, told: sentence, canvas });
  });

/**
 * Asks for a tree, and does not wait.
 *
 * @param {Page} page
 * @param {{tree?: string, algorithm?: string}} wanted
 */
const ask = (page, wanted) =>
  view(page).evaluate((/** @type {View} */ it, wanted) => {
    const seen = /** @type {any} */ (window);
    seen.outcome = 'pending';
    Promise.resolve(it.display(wanted)).then((error) => {
      seen.outcome = error?.kind ?? 'done';
    });
  }, wanted);

/** @param {Page} page */
const outcome = (page) => page.evaluate(() => /** @type {any} */ (window).outcome);

/**
 * Lets a test say when workers come: from `hold` on their script waits for the call of what it returns.
 *
 * @param {Page} page
 */
async function holdable(page) {
  let comes = Promise.resolve();
  await page.route(/\/worker-/, async (route) => {
    await comes;
    await route.continue();
  });
  return {
    hold() {
      let letCome = () => {};
      comes = new Promise((resolve) => {
        letCome = resolve;
      });
      return () => letCome();
    },
  };
}

/** Records the texts of the progress from now on. @param {Page} page */
const listen = (page) =>
  view(page).evaluate((/** @type {View} */ it) => {
    const seen = /** @type {any} */ (window);
    seen.told = [];
    new MutationObserver(() => {
      const text = it.renderRoot.querySelector('.progress p')?.textContent;
      if (text && seen.told.at(-1) !== text) seen.told.push(text);
    }).observe(it.renderRoot, { subtree: true, childList: true, characterData: true });
  });

/** @param {Page} page @returns {Promise<string[]>} */
const progressTexts = (page) => page.evaluate(() => /** @type {any} */ (window).told);

test('a tree of a million nodes is made while one goes on stepping @firefox', async ({ page }) => {
  await open(page);
  await listen(page);
  // In one go, for a quick machine makes the tree between two messages of a test. Each timeout is a turn of the page's
  // own; a page that waits for the tree has none.
  const turns = await view(page).evaluate(async (/** @type {View} */ it, tree) => {
    const before = it.tree;
    let turns = 0;
    let pending = true;
    const made = Promise.resolve(it.display({ tree })).then((error) => {
      pending = false;
      return error;
    });
    while (pending && it.tree === before) {
      const next = Number(it.step) + (turns % 2 === 0 ? 1 : -1);
      const key = turns % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
      it.handleKey(new KeyboardEvent('keydown', { key }));
      await it.updateComplete;
      if (it.tree === before && it.step !== next) return -1;
      turns += 1;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return (await made) === null ? turns : -2;
  }, MILLION);
  expect(turns).toBeGreaterThan(3);
  await expect(progress(page)).toHaveCount(0);
  const texts = await progressTexts(page);
  expect(texts.some((text) => /^Generating: [\d,]+ of 1,398,101 nodes$/.test(text))).toBe(true);
  expect(texts.some((text) => /^Searching: \d+ % of the tree, [\d,]+ events$/.test(text))).toBe(
    true,
  );
  expect(texts).toContain('Laying out…');
  // All questions are answered at once now, as of a small tree.
  const asked = await view(page).evaluate((/** @type {View} */ it) => {
    it.step = 1000;
    return { tree: it.tree, steps: it.steps };
  });
  expect(asked.tree).toBe(MILLION);
  expect(asked.steps).toBeGreaterThan(100_000);
  await expect(sentence(page)).not.toBeEmpty();
});

test('a small tree is there at once, and a large one gives way to Escape and to another choice @gate', async ({
  page,
}) => {
  await test.step('a small tree is there at once, without a word of progress', async () => {
    await open(page);
    await listen(page);
    const sync = await view(page).evaluate(
      (/** @type {View} */ it) => it.display({ tree: '[[3, 12, 8], [2, 4, 6]]' }) === null,
    );
    expect(sync).toBe(true);
    expect(await progressTexts(page)).toEqual([]);
  });
  await test.step('Escape cancels, and the panel says what is cancelled by its name', async () => {
    await show(page, {});
    await untilDrawn(page);
    const before = await state(page);
    await ask(page, { tree: MILLION });
    await expect(button(page, 'Cancel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Cancel')).toHaveCount(0);
    expect(await outcome(page)).toBe('cancelled');
    expect(await state(page)).toBe(before);
  });
  await test.step('another choice takes the place of a search that is being made', async () => {
    await show(page, {});
    await ask(page, { tree: MILLION });
    await expect(progress(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
    await expect(progress(page)).toHaveCount(0);
    const { tree, algorithm } = await view(page).evaluate((/** @type {View} */ it) => ({
      tree: it.tree,
      algorithm: it.algorithm,
    }));
    expect([tree === MILLION, algorithm]).toEqual([false, 'minimax']);
  });
});

test('cancelling at any moment leaves everything as it was', async ({ page }) => {
  await open(page, { step: 12 });
  await untilDrawn(page);
  const before = await state(page);
  for (const moment of ['Generating', 'Searching', 'Indexing', 'Taking over', 'Laying out']) {
    await test.step(moment, async () => {
      // In the turn in which the progress is told, so that nothing else can happen in between.
      const cancelled = view(page).evaluate(
        async (/** @type {View} */ it, [tree, moment]) => {
          const observer = new MutationObserver(() => {
            const progress = it.renderRoot.querySelector('.progress');
            if (!progress?.textContent?.includes(moment)) return;
            progress.querySelector('button')?.click();
          });
          observer.observe(it.renderRoot, { subtree: true, childList: true, characterData: true });
          const error = await it.display({ tree });
          observer.disconnect();
          return error?.kind;
        },
        /** @type {const} */ ([MILLION, moment]),
      );
      expect(await cancelled).toBe('cancelled');
      await expect(progress(page)).toHaveCount(0);
      expect(await state(page)).toBe(before);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => view(page).evaluate((/** @type {View} */ it) => it.step)).toBe(13);
      await page.keyboard.press('ArrowLeft');
      await untilDrawn(page);
    });
  }
});

test('more nodes or events than the limits are said, and nothing is lost', async ({ page }) => {
  await open(page, { step: 12 });
  await untilDrawn(page);
  const before = await state(page);
  await visit(page, '#tree=random(branching=2,depth=20,seed=1)');
  await expect(page.locator('#notice')).toContainText('2,097,151');
  await visit(page, '#step=12');
  // Each pass proves one more, and looks at all leaves up to there again.
  const endless = `[${Array.from({ length: 12_000 }, (_, value) => value)}]`;
  await ask(page, { tree: endless, algorithm: 'mtd-inf' });
  await expect.poll(() => outcome(page)).toBe('too-many-events');
  expect(await state(page)).toBe(before);
});

test('a page that runs out of memory says so, and goes on', async ({ page }) => {
  await small(page, 12);
  await open(page, { step: 12 });
  await untilDrawn(page);
  const before = await state(page);
  await ask(page, { tree: MIDDLE });
  await expect.poll(() => outcome(page)).toBe('out-of-memory');
  expect(await state(page)).toBe(before);
  // At once, in the memory that all small searches share: those on show are made again.
  await ask(page, { tree: 'random(branching=2, depth=13, seed=1)', algorithm: 'minimax' });
  await expect.poll(() => outcome(page)).toBe('out-of-memory');
  expect(await state(page)).toBe(before);
  await page.keyboard.press('End');
  expect(await stepsOf(view(page))).toBe(SWEDISH.steps);
  await expect(sentence(page)).not.toBeEmpty();
});

test('a large search that runs out of memory says so, and is there again as it was', async ({
  page,
}) => {
  await small(page, 1500);
  await page.addInitScript(() => {
    const seen = /** @type {any} */ (window);
    seen.instances = [];
    WebAssembly.Instance = class extends WebAssembly.Instance {
      /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
      constructor(module, imports = {}) {
        super(module, imports);
        seen.instances.push(this);
      }
    };
  });
  await open(page, { tree: MIDDLE, algorithm: 'pvs', step: 12 });
  // A panel that came later would ask the search something before it is folded.
  for (const name of ['Pseudocode', 'Call stack']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await view(page).evaluate((/** @type {View} */ it) => it.ready());
  const before = await state(page);
  // By key: a pointer on its way there would ask something else before, and so does whatever is rendered meanwhile.
  await (await underMore(page, 'Fold to fit')).focus();
  // Takes all the memory that the large search's instance can still get.
  await page.evaluate(() => {
    const { instances } = /** @type {any} */ (window);
    const { __wbindgen_malloc: take } = instances.at(-1).exports;
    for (let bytes = 2 ** 22; bytes >= 256; bytes /= 2) {
      try {
        for (;;) take(bytes, 1);
      } catch {
        // No more of that size.
      }
    }
  });
  await page.keyboard.press('Enter');
  await expect(view(page).getByText('There is not enough memory for this.')).toBeVisible();
  await expect
    .poll(() => view(page).evaluate((/** @type {View} */ it) => it.steps))
    .toBeGreaterThan(12);
  await view(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(async () => (await state(page)) === before).toBe(true);
  // It has memory again, and goes on.
  await (await underMore(page, 'Fold to fit')).click();
  await expect(await underMore(page, 'Unfold all')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).not.toBeEmpty();
});

test('a large tree that is written out stands in a file, and neither in the field nor in the address', async ({
  page,
}) => {
  await open(page);
  const row = `[${Array.from({ length: 100 }, (_, leaf) => leaf).join(', ')}]`;
  const tree = `[${Array.from({ length: 250 }, () => row).join(', ')}]`;
  await ask(page, { tree });
  await expect.poll(() => outcome(page)).toBe('done');
  const field = await openText(view(page));
  await expect(field).toHaveValue('');
  const characters = tree.length.toLocaleString('en');
  await expect(field).toHaveAttribute('placeholder', new RegExp(`is ${characters} characters`));
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');

  const file = page.waitForEvent('download');
  await button(page, 'Download text').click();
  const stream = await (await file).createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  expect(text).toBe(tree);

  await (await underMore(page, 'Share…')).click();
  await unfold(page.getByRole('dialog'), 'The link');
  // All its leaves are alike, which makes it short.
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#z=1[\w-]{20,2000}$/);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => location.hash)).toBe('');

  await field.fill('[[3, 12], [2, 4]]');
  await expect(button(page, 'Download text')).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('tree=[[3');
});

test('an edit of a tree that is too large to be edited at once is made by a worker, and can be cancelled and undone', async ({
  page,
}) => {
  const wide = 'random(branching=150000, depth=1, seed=3)';
  const held = await holdable(page);
  await open(page);
  await ask(page, { tree: wide });
  await expect.poll(() => outcome(page)).toBe('done');
  const tree = () => view(page).evaluate((/** @type {View} */ it) => it.tree);
  /** Types a value at the last leaf. @param {string} value */
  const type = async (value) => {
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(value);
  };
  const edited = /^random\(branching=150000, depth=1, seed=3\) with 150000=57$/;
  await type('57');
  await page.keyboard.press('Enter');
  await expect.poll(tree).toMatch(edited);
  await expect(progress(page)).toHaveCount(0);
  await test.step('a value that is none is said at once', async () => {
    await type('5x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('5x');
    await page.keyboard.press('Escape');
    await expect.poll(tree).toMatch(edited);
  });
  await test.step('cancelled, nothing has changed', async () => {
    const letCome = held.hold();
    await type('99');
    await page.keyboard.press('Enter');
    await button(page, 'Cancel').click();
    await expect(progress(page)).toHaveCount(0);
    letCome();
    await view(page).evaluate((/** @type {View} */ it) => it.ready());
    expect(await tree()).toMatch(edited);
  });
  await test.step('the child goes to another place', async () => {
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(tree).toMatch(/, 57, -?\d+\]$/);
    await expect(page.locator('[role=treeitem][tabindex="0"]')).toHaveAttribute(
      'data-node',
      '149999',
    );
  });
  await button(page, 'Undo').click();
  await expect.poll(tree).toMatch(edited);
  await button(page, 'Undo').click();
  await expect.poll(tree).toBe(wide);
});

test('a link to a large tree shows nothing else in the meantime, and the default where it is cancelled', async ({
  page,
}) => {
  // A fast machine would have made the tree before the test looks.
  const letCome = (await holdable(page)).hold();
  await page.goto(`./#tree=${encodeURIComponent(MILLION)}&algorithm=pvs`);
  await expect(progress(page)).toBeVisible();
  await expect(page.getByRole('treeitem')).toHaveCount(0);
  await expect(sentence(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('treeitem')).toHaveCount(51);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('swedish-51');

  letCome();
  await open(page, `#tree=${encodeURIComponent(MIDDLE)}&algorithm=pvs`);
  const shown = await view(page).evaluate((/** @type {View} */ it) => it.tree);
  expect(shown).toBe(MIDDLE);
  await expect(page.locator('#notice')).toBeHidden();
});
