// The package in the sites of generators that Python installs: MkDocs, Sphinx, and pandoc for Quarto. `npm test` installs them before.

import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasPython, PROGRAMS, pandoc } from '../../../tools/scripts/python.mjs';
import { makeLarge } from '../large-search.js';
import { complaintsOf, expect, expectView, test } from './packed.js';
import { sharedAs, TITLE } from './shared.js';

/** @import { Page } from '@playwright/test' */
/** @import { Packed } from './packed.js' */

const run = promisify(execFile);

/** What the guide for authors asks for, and what the pages of these generators need themselves: scripts within them. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
].join('; ');
const HEADERS = { '/course/': { 'content-security-policy': POLICY } };

test.beforeEach(() => test.skip(!hasPython(), 'Python is missing'));

/**
 * A project with the package's files where the guide puts them.
 *
 * @param {Packed} packed
 * @param {string} name
 * @param {string} folder
 */
async function projectOf(packed, name, folder) {
  const root = await packed.project(name);
  await cp(join(packed.folder, 'dist'), join(root, folder, 'plyscope'), { recursive: true });
  return root;
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
const build = (program, args, env = {}) =>
  run(join(PROGRAMS, program), args, { env: { ...process.env, ...env } });

/** The frame of a page shows the first cutoff. @param {Page} page */
async function expectFrame(page) {
  const framed = page.frameLocator('iframe').locator('plyscope-view');
  await expect(framed.getByRole('status', { name: 'What happens now' })).toContainText('node F');
}

test('a site of MkDocs Material, whose pages come without loading', async ({
  page,
  packed,
  serve,
}) => {
  const root = await projectOf(packed, 'mkdocs', 'docs');
  const site = join(root, 'site');
  const origin = await serve({ '/course/': site }, HEADERS);
  // It follows only links to pages that it knows by their whole addresses.
  const env = { SITE_URL: `${origin}/course/`, NO_MKDOCS_2_WARNING: '1' };
  const config = join(root, 'mkdocs.yml');
  const args = ['build', '--quiet', '--strict', '--config-file', config, '--site-dir', site];
  await build('mkdocs', args, env);
  const complaints = complaintsOf(page);
  await page.goto(`${origin}/course/`);
  await expectView(page);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));

  await page.getByRole('link', { name: 'On to the next page' }).click();
  await expect(page.getByRole('heading', { name: 'In a frame' })).toBeVisible();
  await expectFrame(page);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const view = await expectView(page);
  await view.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('link', { name: 'here' }).click();
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
  await expect(page.locator('plyscope-say')).toHaveText('11');
  const scheme = () => view.evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await scheme()).toBe('light');
  await page.getByTitle('Dark').click();
  await expect.poll(scheme).toBe('dark');
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
  // It has been one page from the beginning.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('a site of Sphinx', async ({ page, packed, serve }) => {
  const root = await projectOf(packed, 'sphinx', '_static');
  const site = join(root, '_build', 'html');
  await build('sphinx-build', ['-q', '-W', '-b', 'html', root, site]);
  const origin = await serve({ '/course/': site }, HEADERS);
  const complaints = complaintsOf(page);
  await page.goto(`${origin}/course/`);
  const view = await expectView(page);
  await view.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('link', { name: 'here' }).click();
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
  await expectFrame(page);
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
  expect(complaints).toEqual([]);
});

/**
 * pip and npm alone cannot install Quarto: their packages fetch it from elsewhere. It is pandoc with filters and a template: here pandoc makes the page, with
 * what `_quarto.yml` says, and a filter of ours in place of Quarto's.
 *
 * @param {string} root
 * @param {string} format
 * @returns {Promise<string>}
 */
async function renderQuarto(root, format) {
  const settings = await readFile(join(root, '_quarto.yml'), 'utf8');
  const [, css] = /css: (.+)/.exec(settings) ?? [];
  const [, header] = /- text: (.+)/.exec(settings) ?? [];
  // Its own pages have an icon too.
  await writeFile(join(root, 'header.html'), `${header}<link rel="icon" href="data:,">`);
  const ofHTML =
    format === 'html' ? ['--standalone', '--css', css, '--include-in-header', 'header.html'] : [];
  const options = ['--from', 'markdown', '--to', format, '--wrap', 'none', ...ofHTML];
  const args = [...options, '--lua-filter', 'visible.lua', 'index.qmd'];
  const { stdout } = await run(await pandoc(), args, { cwd: root });
  return stdout;
}

test('a page for Quarto, as pandoc makes it, with what Share… gives', async ({
  page,
  packed,
  serve,
}) => {
  const root = await projectOf(packed, 'quarto', '.');
  const origin = await serve({ '/': root });
  const shared = sharedAs('quarto', `${origin}/plyscope`);
  await appendFile(join(root, 'index.qmd'), `\n${shared}\n`);
  await writeFile(join(root, 'index.html'), await renderQuarto(root, 'html'));
  const complaints = complaintsOf(page);
  await page.goto(`${origin}/index.html`);
  const view = await expectView(page);
  await expectFrame(page);
  await expect(page.getByTitle(TITLE, { exact: true })).toBeVisible();
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(complaints).toEqual([]);

  // A format without scripts has the links, and neither the view nor the frame.
  const paper = await renderQuarto(root, 'plain');
  expect(paper).toContain('Alpha-beta, step by step');
  expect(paper).toContain(TITLE.replaceAll(/"(.*)"/g, '“$1”'));
  const links = await renderQuarto(root, 'latex');
  expect(links.match(/\\href\{[^}]*\/plyscope\//g)).toHaveLength(2);
  expect(paper + links).not.toMatch(/plyscope-view|iframe/);
});
