// The recipes of the guide for authors that are whole pages, or parts of one. tests/unit/guide.test.js compares the others with
// the projects beside this file.

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recipes } from './guide.js';
import { complaintsOf, expect, expectView, test } from './packed.js';
import { sharedAs, TITLE } from './shared.js';

/** @param {string} heading */
const blocksOf = (heading) => recipes.get(heading) ?? [];

const [WHOLE, FRAME] = blocksOf('Plain HTML');
const [CLASSIC] = blocksOf('A file on a disk');
const [STYLE] = blocksOf('Sizes');
const [PROSE] = blocksOf('Prose that stays true');
const [PLATFORM, LISTENING] = blocksOf('Learning platforms');

test('plain HTML, with prose, a size of its own, a frame and a learning platform’s page', async ({
  page,
  packed,
  serve,
}) => {
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist'), join(folder, 'plyscope'), { recursive: true });
  const origin = await serve({ '/': folder });
  const more = `<style>${STYLE}</style>${PROSE}${FRAME}`;
  await writeFile(join(folder, 'index.html'), WHOLE.replace('</body>', `${more}</body>`));
  const complaints = complaintsOf(page);
  await page.goto(origin);
  const view = await expectView(page);
  expect(await view.evaluate((element) => element.clientHeight)).toBe(480);
  await expect(page.locator('plyscope-say')).toHaveText('11');
  await expect(page.getByText('H is never looked at.')).toBeVisible();
  const framed = page.frameLocator('iframe').locator('plyscope-view');
  const now = framed.getByRole('status', { name: 'What happens now' });
  await expect(now).toContainText('cutoff at node F');

  const script = `<script type="module">
    const frame = document.querySelector('iframe');
    const show = (sentence) => { document.title = sentence; };
    await new Promise((resolve) => addEventListener('message', ({ data }) => data.type === 'plyscope:ready' && resolve()));
    ${LISTENING}</script>`;
  const inPlatform = PLATFORM.replace('https://example.org', origin);
  await writeFile(
    join(folder, 'platform.html'),
    `<!doctype html><link rel="icon" href="data:,">${inPlatform}${script}`,
  );
  await page.goto(`${origin}/platform.html`);
  await expect(page).toHaveTitle(/cutoff at node F/);

  // What *Share…* gives, pasted into a page: the element brings its script, and the frame is as the link.
  const pasted = `${sharedAs('element', `${origin}/plyscope`)}${sharedAs('frame', `${origin}/plyscope`)}`;
  await writeFile(
    join(folder, 'pasted.html'),
    `<!doctype html><link rel="icon" href="data:,">${pasted}`,
  );
  await page.goto(`${origin}/pasted.html`);
  const step = (/** @type {import('@playwright/test').Locator} */ of) =>
    expect.poll(() => of.evaluate((element) => Reflect.get(element, 'step')));
  await step(page.locator('plyscope-view')).toBe(20);
  await page.getByTitle(TITLE, { exact: true }).scrollIntoViewIfNeeded();
  await step(page.frameLocator('iframe').locator('plyscope-view')).toBe(20);
  expect(complaints).toEqual([]);
});

test('a file on a disk', async ({ page, packed }) => {
  const folder = await packed.project('');
  const name = 'plyscope.standalone.js';
  await cp(join(packed.folder, 'dist', name), join(folder, name));
  const onDisk = WHOLE.replace(/<link rel="stylesheet".*\n/, '').replace(
    /<script.*<\/script>/,
    CLASSIC,
  );
  await writeFile(join(folder, 'index.html'), onDisk);
  const complaints = complaintsOf(page);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expectView(page);
  expect(complaints).toEqual([]);
});
