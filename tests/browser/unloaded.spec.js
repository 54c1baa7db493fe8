// Whatever file does not come, people read a sentence or do without: never a blank, never an error of the browser's.

import { LANGUAGES } from '../unit/support/messages.js';
import { expect, listen, test } from './test.js';
import { FAULTS, faultsFor, miss, plain, SHIPPED, shipped } from './unloaded/faults.js';
import { FILES, OTHER_TEXTS } from './unloaded/files.js';
import { PARTS } from './unloaded/parts.js';
import {
  NOT_LOADED,
  NOT_STARTED,
  reads,
  showsItsTree,
  speaksPlainly,
  start,
} from './unloaded/reading.js';

/** @import { Page } from '@playwright/test' */
/** @import { Part } from './unloaded/parts.js' */

/** Which files are known. */
const KNOWN = [
  ...Object.values(PARTS)
    .flat(2)
    .map(({ names }) => names),
  ...FILES.map(([names]) => names),
  OTHER_TEXTS,
];

test('it is known of every file of dist/ what people read without it @gate', () => {
  for (const name of SHIPPED)
    expect(
      KNOWN.filter((names) => names.test(name)),
      name,
    ).toHaveLength(1);
});

/**
 * Meets all faults of a part, which the page has not got so far.
 *
 * @param {Page} page
 * @param {Part} part
 * @param {string} name
 */
async function meet(page, { open, works = showsItsTree }, name) {
  const said = page.getByText(NOT_LOADED).locator('visible=true');
  for (const [fault, fail] of faultsFor(name)) {
    await test.step(`${plain(name)} ${fault}`, async () => {
      const { missed } = await miss(page, name, fail);
      await open(page);
      await missed;
      await reads(page, NOT_LOADED);
      // One sentence, whatever else is missing.
      await expect(said).toHaveCount(1);
      await works(page);
      await speaksPlainly(page);
    });
  }
}

// Their consoles have errors: the fixture's own page may have none.
for (const [what, pages] of Object.entries(PARTS)) {
  test(`${what}: a sentence for each file, however it fails`, async ({ context }) => {
    const page = await context.newPage();
    for (const parts of pages) {
      const missing = parts.flatMap((part) => shipped(part.names).map((name) => ({ part, name })));
      await page.unrouteAll();
      for (const { name } of missing) await miss(page, name, FAULTS['not found']);
      await page.goto('about:blank');
      await start(page);
      for (const { part, name } of missing) await meet(page, part, name);
    }
  });
}

for (const [names, open] of FILES) {
  const files = shipped(names);
  test(`${files.map(plain).join(', ')}: a sentence, however it fails`, async ({ context }) => {
    const page = await context.newPage();
    for (const name of files) {
      for (const [fault, fail] of faultsFor(name)) {
        await test.step(`${plain(name)} ${fault}`, async () => {
          await page.unrouteAll();
          const { missed } = await miss(page, name, fail);
          await open(page, missed);
          await missed;
          await speaksPlainly(page);
        });
      }
    }
  });
}

test('without JavaScript, the page says that it needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  // By its element: Playwright's texts leave it out.
  const said = page.locator('noscript p');
  await expect(said.first()).toBeVisible();
  await expect(said).toHaveText(LANGUAGES.map(() => /JavaScript/));
  await expect(said.first()).toHaveText(/needs JavaScript/);
  await expect(page.getByText(NOT_STARTED).first()).toBeHidden();
  await context.close();
});

test('a page whose files all come says nothing of the kind', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('./');
  await showsItsTree(page);
  await expect(page.getByText(NOT_STARTED)).toBeHidden();
  expect(complaints).toEqual([]);
});
