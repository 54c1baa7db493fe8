// The search and its tree, saved as files in *Share…*.

import { expect, test } from './test.js';
import {
  boxOf,
  button,
  chooseTree,
  more,
  open,
  sentence,
  stepsOf,
  underMore,
  unfold,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** More than a million nodes: 1 + 4 + … + 4^10. */
const MILLION = 'random(branching=4, depth=10, seed=7)';

/** Saves something, as what can be saved is called. @param {Page} page @param {string} what */
async function save(page, what) {
  await (await underMore(page, 'Share…')).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await button(dialog, 'Save…').click();
  await dialog.getByRole('button', { name: what }).click();
}

/** @param {Page} page @param {string} what */
async function saved(page, what) {
  const file = page.waitForEvent('download');
  await save(page, what);
  const download = await file;
  let text = '';
  for await (const part of await download.createReadStream()) text += part;
  return { name: download.suggestedFilename(), text };
}

// Debian's Firefox does not tell its driver of files that it saves.
test('the trace and the tree are saved as files that are called after them', async ({ page }) => {
  await open(page, { step: 12 });
  const steps = await stepsOf(view(page));
  const trace = await saved(page, 'Trace (.jsonl)');
  expect(trace.name).toBe('swedish-51-alpha-beta.jsonl');
  const lines = trace.text.trimEnd().split('\n');
  expect(lines.length).toBe(steps + 2);
  expect(JSON.parse(lines[0])).toMatchObject({ plyscope: 1, algorithm: 'alpha-beta' });
  expect(JSON.parse(lines[lines.length - 1])).toMatchObject({ event: 'result', value: 5 });

  const json = await saved(page, 'Tree (.json)');
  expect(json.name).toBe('swedish-51.json');
  const text = await saved(page, 'Tree (.txt)');
  expect(text.name).toBe('swedish-51.txt');
  for (const { text: tree } of [json, text]) {
    await view(page).evaluate((/** @type {View} */ it, tree) => it.display({ tree }), tree);
    const shown = await view(page).evaluate((/** @type {View} */ it) => it.link.tree);
    expect(shown).toBe('swedish-51');
  }
  // Nobody has waited, so nobody was told of progress.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('all of it is reached by keys, and Escape leaves it', async ({ page }) => {
  await open(page);
  await (await underMore(page, 'Share…')).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more(page)).toBeFocused();
  await (await underMore(page, 'Share…')).press('Enter');
  await expect(button(dialog, 'Copy link')).toBeFocused();
  await test.step('the keyboard stays within', async () => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const within = await dialog.evaluate((it) => it.matches(':focus-within'));
      const inPage = await page.evaluate(() => document.activeElement !== document.body);
      // At its ends the browser's own controls have their turn.
      expect(within || !inPage).toBe(true);
    }
  });
  await button(dialog, 'Save…').focus();
  await page.keyboard.press('Enter');
  // Escape closes what is uppermost.
  await page.keyboard.press('Escape');
  await expect(button(dialog, 'PNG')).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(button(dialog, 'Save…')).toBeFocused();
  await page.keyboard.press('Enter');
  const file = page.waitForEvent('download');
  const trace = dialog.getByRole('button', { name: 'Trace (.jsonl)' });
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Tab');
  await expect(trace).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBe('swedish-51-alpha-beta.jsonl');
  await expect(dialog).toBeHidden();
});

test('a phone has room for it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await (await underMore(page, 'Share…')).click();
  const dialog = page.getByRole('dialog');
  expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 320, height: 640 });
  // What can be done is in sight, whatever is unfolded.
  for (const name of ['The link', 'The picture']) await unfold(dialog, name);
  for (const name of ['Copy link', 'Copy picture', 'Save…'])
    await expect(button(dialog, name)).toBeInViewport({ ratio: 1 });
  await button(dialog, 'Save…').click();
  const last = dialog.getByRole('button', { name: 'Tree (.json)' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** Shows the large tree, and begins to save its trace of some million events. @param {Page} page */
async function saveLarge(page) {
  await open(page);
  const wanted = { tree: MILLION, algorithm: 'minimax' };
  await view(page).evaluate((/** @type {View} */ it, wanted) => it.display(wanted), wanted);
  await save(page, 'Trace (.jsonl)');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
}

test('a large trace is written with progress while one goes on stepping', async ({ page }) => {
  const file = page.waitForEvent('download', { timeout: 0 });
  await saveLarge(page);
  await expect(page.getByText(/^Writing the file: \d+ %$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('The search begins');
  const steps = await stepsOf(view(page));
  const name = (await file).suggestedFilename();
  expect(name).toBe('random-branching-4-depth-10-seed-7-minimax.jsonl');
  let lines = 0;
  for await (const part of await (await file).createReadStream()) {
    for (const byte of part) lines += byte === 10 ? 1 : 0;
  }
  expect(lines).toBe(steps + 2);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('it is cancelled by its button and by Escape, and another tree takes its place', async ({
  page,
}) => {
  /** @type {string[]} */
  const files = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await saveLarge(page);
  await button(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await save(page, 'Trace (.jsonl)');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('The file was not saved')).toBeHidden();
  await save(page, 'Trace (.jsonl)');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await chooseTree(page, 'deep-cutoff');
  await expect(page.getByText('The file was not saved')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(files).toEqual([]);
  // One that is saved is the first.
  const { name } = await saved(page, 'Trace (.jsonl)');
  expect(files).toEqual([name]);
});
