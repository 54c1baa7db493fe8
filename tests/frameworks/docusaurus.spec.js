// The package in a site of Docusaurus, which `npm run frameworks` has built.

import { join } from 'node:path';
import { folderOf } from '../../tools/scripts/frameworks.mjs';
import { complaintsOf, expect, expectView, test } from '../browser/package/packed.js';
import { built } from './built.js';

for (const name of built('docusaurus'))
  test('the pages of a site, which come without loading, have views that follow its theme', async ({
    page,
    serve,
  }) => {
    const origin = await serve({ '/course/': join(folderOf(name), 'build') });
    const complaints = complaintsOf(page);
    await page.goto(`${origin}/course/`);
    const first = await expectView(page);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await first.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('link', { name: 'here' }).click();
    await expect.poll(() => first.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
    await expect(page.locator('plyscope-say')).toHaveText('11');

    const scheme = () => first.evaluate((element) => getComputedStyle(element).colorScheme);
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    const seen = new Set([await scheme()]);
    for (let press = 0; press < 3; press += 1) {
      await toggle.click();
      const theme = await page.locator('html').getAttribute('data-theme');
      await expect.poll(scheme).toBe(theme);
      seen.add(await scheme());
    }
    expect([...seen].sort()).toEqual(['dark', 'light']);

    await page.getByRole('link', { name: 'On to the next page' }).click();
    await expect(page.getByRole('heading', { name: 'In a frame' })).toBeVisible();
    await expectView(page);
    const framed = page.frameLocator('iframe').locator('plyscope-view');
    await expect(framed.getByRole('status', { name: 'What happens now' })).toContainText('node F');

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expectView(page);
    // It has been one page from the beginning.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true);
    expect(complaints).toEqual([]);
  });
