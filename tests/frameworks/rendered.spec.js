// The package in sites that a server, or their build, has rendered, and in what bundlers make, as `npm run frameworks` has built them.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FRAMEWORKS, folderOf } from '../../tools/scripts/frameworks.mjs';
import { ROOT } from '../../tools/scripts/run.mjs';
import { complaintsOf, expect, test } from '../browser/package/packed.js';
import { built } from './built.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const run = promisify(execFile);
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** What is rendered elsewhere before the reader's browser has it, and what the markup has of the tree then. @type {Record<string, RegExp>} */
const RENDERED = {
  next: /<plyscope-view step="cutoff:1"/,
  nuxt: /<plyscope-view step="cutoff:1"/,
  sveltekit: /<plyscope-view /,
  astro: /<plyscope-view tree="\[\[3,12,8\],\[2,4,6\],\[14,5,2\]\]" step="cutoff:1"/,
};

for (const name of built(...Object.keys(RENDERED)))
  test(`${name}: the page comes with its element, its style sheet and no error, and properties win`, async ({
    page,
    serve,
  }) => {
    const { built: folder, server } = FRAMEWORKS[name];
    const site = server
      ? await started(join(folderOf(name), server))
      : { origin: await serve({ '/': join(folderOf(name), folder ?? '') }), end: () => {} };
    try {
      expect(await (await fetch(site.origin)).text()).toMatch(RENDERED[name]);
      await expectArticle(page, site.origin);
      expect(await isStyled(page)).toBe(true);
    } finally {
      site.end();
    }
  });

for (const name of built('next'))
  test('Next: what is only rendered in the browser has its properties, and takes those of React', async ({
    page,
    serve,
  }) => {
    const origin = await serve({ '/': join(folderOf(name), 'out') });
    await page.goto(origin);
    const [first, second] = [0, 1].map((at) => page.locator('plyscope-view').nth(at));
    await expect.poll(() => read(second, 'tree')).toBe('[[3, 12], [2, 4]]');
    expect(await read(second, 'algorithm')).toBe('minimax');
    expect(await read(first, 'editable')).toBe(false);
  });

for (const name of built('nuxt', 'sveltekit'))
  test(`${name}: templates are checked by its types`, async () => {
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'esnext'];
    const found = ['--moduleResolution', 'bundler', '--lib', 'es2023,dom,dom.iterable'];
    const args = [TSC, ...options, ...found, '--types', '', 'types.ts'];
    await run(process.execPath, args, { cwd: folderOf(name) }).catch(({ stdout }) => {
      throw new Error(stdout);
    });
  });

for (const name of built('bundlers'))
  test('the command draws pixels where what draws them is installed', async () => {
    const cwd = folderOf(name);
    const command = join(cwd, 'node_modules', 'plyscope', 'dist', 'command.js');
    const args = ['figure', '[[3, 12], [2, 4]]', '--width', '400', '--no-ground', '-o', 'cut.png'];
    await run(process.execPath, [command, ...args], { cwd });
    const png = await readFile(join(cwd, 'cut.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(800);
  });

for (const name of built('bundlers').flatMap(() => ['esbuild', 'rollup', 'webpack']))
  test(`${name}: it loads only what is looked at`, async ({ page, serve }) => {
    const origin = await serve({ '/': join(folderOf('bundlers'), 'built', name) });
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(request.url()));
    await expectArticle(page, origin);
    // The others leave style sheets to the page.
    if (name === 'webpack') expect(await isStyled(page)).toBe(true);
    const before = loaded.length;
    expect(before).toBeLessThan(12);
    const view = page.locator('plyscope-view');
    await view.evaluate((element) => /** @type {PlyscopeView} */ (element).showHelp());
    await expect(view.getByRole('dialog')).toBeVisible();
    expect(loaded.length).toBeGreaterThan(before);
  });

/** The view of the article shows what its page's script has set, and goes on as that says. @param {Page} page @param {string} origin */
async function expectArticle(page, origin) {
  const complaints = complaintsOf(page);
  await page.goto(origin);
  const view = page.locator('plyscope-view').first();
  await expect.poll(() => read(view, 'tree')).toBe('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
  await expect.poll(() => read(view, 'step')).toBe(20);
  await expect(page.locator('output')).toContainText('cutoff at node F');
  await page.getByRole('button', { name: 'Another tree' }).click();
  await expect.poll(() => read(view, 'tree')).toBe('[[3], [2, 4]]');
  expect(complaints).toEqual([]);
}

/** @param {import('@playwright/test').Locator} view @param {string} name */
const read = (view, name) => view.evaluate((element, name) => Reflect.get(element, name), name);

/** Whether `plyscope/css` has arrived. @param {Page} page */
const isStyled = (page) =>
  page.evaluate(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('plyscope-view')),
    ),
  );

/** Starts a server on a free port, and waits until it listens. @param {string} script */
async function started(script) {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (free.address());
  free.close();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  return { origin: `http://127.0.0.1:${port}`, end: () => child.kill() };
}
