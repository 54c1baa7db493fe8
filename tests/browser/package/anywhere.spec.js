// The package in the pages of others: from a disk, in slides, from another origin, under policies, in a sandbox.

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeLarge } from '../large-search.js';
import { complaintsOf, expect, expectView, TEXTBOOK, test } from './packed.js';
import { sharedAs, TITLE } from './shared.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** @param {string} script the element that loads it @param {string} [body] */
const pageWith = (
  script,
  body = `<plyscope-view tree="${TEXTBOOK}" controls="full"></plyscope-view>`,
) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${script}</head><body>${body}</body></html>`;

const CLASSIC = '<script src="plyscope.standalone.js"></script>';
const SPLIT = (origin = '.') => `<script type="module" src="${origin}/plyscope.js"></script>`;

test('a page on a disk, with the script beside it @firefox @gate', async ({ page, packed }) => {
  const folder = await packed.project('');
  const script = join(packed.folder, 'dist', 'plyscope.standalone.js');
  await cp(script, join(folder, 'plyscope.standalone.js'));
  await writeFile(join(folder, 'lecture.html'), pageWith(CLASSIC));
  const complaints = complaintsOf(page);
  await page.goto(pathToFileURL(join(folder, 'lecture.html')).href);
  const view = await expectView(page);
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
  // What is opened later is in the script as well.
  await view.locator('.opens-trees').click();
  await expect(view.getByRole('dialog', { name: 'Trees' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a slide, whose keys it keeps to itself', async ({ page, packed, serve }) => {
  const folder = await packed.project('slides');
  const origin = await serve({
    '/plyscope/': join(packed.folder, 'dist'),
    '/reveal/': join(ROOT, 'node_modules', 'reveal.js', 'dist'),
    '/': folder,
  });
  const complaints = complaintsOf(page);
  await page.goto(origin);
  const view = await expectView(page);
  await view.getByRole('slider', { name: 'Step' }).press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'step'))).toBe(21);
  expect(new URL(page.url()).hash).not.toContain('1');

  // The slide that *Share…* gives: its frame is loaded for the slide, and shows the moment of the link.
  const slides = await readFile(join(folder, 'index.html'), 'utf8');
  const shared = sharedAs('reveal', `${origin}/plyscope`);
  const after = '<section><h2>After it</h2></section>';
  expect(slides).toContain(after);
  await writeFile(join(folder, 'shared.html'), slides.replace(after, shared));
  await page.goto(`${origin}/shared.html#/1`);
  const frame = page.getByTitle(TITLE, { exact: true });
  const framed = frame.contentFrame().locator('plyscope-view');
  await expect(framed.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect.poll(() => framed.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
  // It takes the room of the slide.
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(500);
  expect(height).toBeGreaterThan(300);
  expect(complaints).toEqual([]);
});

test('a slide whose fragments are moments', async ({ page, packed, serve }) => {
  const folder = await packed.project('slides');
  const origin = await serve({
    '/plyscope/': join(packed.folder, 'dist'),
    '/reveal/': join(ROOT, 'node_modules', 'reveal.js', 'dist'),
    '/': folder,
  });
  const complaints = complaintsOf(page);
  await page.goto(`${origin}/moments.html#/0/0/1`);
  const view = page.locator('#first');
  /** @param {import('@playwright/test').Locator} of */
  const stepOf = (of) => of.evaluate((element) => Reflect.get(element, 'step'));
  // The address names the second fragment.
  await expect.poll(() => stepOf(view)).toBe(37);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(view)).toBe(20);
  // Neither is it moved by a fragment that is only text, nor does a button in it keep the arrow.
  await view.getByRole('button', { name: 'Next cutoff' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(view)).toBe(12);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(view)).toBe(37);
  // A slider does: that is its own key.
  await view.getByRole('slider', { name: 'Step' }).press('ArrowLeft');
  await expect.poll(() => stepOf(view)).toBe(36);
  await page.locator('h2').first().click();
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'After it' })).toBeVisible();
  // On the next slide there are two views, and each has its own.
  await expect.poll(() => stepOf(page.locator('#left'))).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(page.locator('#right'))).toBe(20);
  expect(await stepOf(page.locator('#left'))).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(page.locator('#right'))).toBe(0);
  // To be printed, each slide is there as often as it has fragments.
  await page.goto(`${origin}/moments.html?print-pdf`);
  const printed = () =>
    page
      .locator('.pdf-page plyscope-view')
      .evaluateAll((views) => views.map((view) => Reflect.get(view, 'step')));
  await expect.poll(printed).toEqual([12, 20, 37, 37, 0, 0, 0, 20]);
  expect(complaints).toEqual([]);
});

const CORS = { 'access-control-allow-origin': '*' };

test('scripts of another origin that allows it, whose worker comes up too @firefox', async ({
  page,
  packed,
  serve,
}) => {
  const other = await serve({ '/': join(packed.folder, 'dist') }, { '/': CORS });
  const folder = await packed.project('');
  await writeFile(join(folder, 'index.html'), pageWith(SPLIT(other)));
  const origin = await serve({ '/': folder });
  const complaints = complaintsOf(page);
  await page.goto(origin);
  const view = await expectView(page);
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
  expect(complaints).toEqual([]);
});

test('scripts of another origin that does not allow it: a sentence; the single script works', async ({
  page,
  packed,
  serve,
}) => {
  const other = await serve({ '/': join(packed.folder, 'dist') });
  const folder = await packed.project('');
  const style = `<link rel="stylesheet" href="${other}/plyscope.css">`;
  await writeFile(join(folder, 'split.html'), pageWith(style + SPLIT(other)));
  const single = `<script src="${other}/plyscope.standalone.js"></script>`;
  await writeFile(join(folder, 'single.html'), pageWith(single));
  const origin = await serve({ '/': folder });
  await page.goto(`${origin}/split.html`);
  const said = () =>
    page.locator('plyscope-view').evaluate((element) => {
      for (const animation of document.getAnimations()) animation.finish();
      const { content, visibility } = getComputedStyle(element, '::before');
      return `${visibility}: ${content}`;
    });
  expect(await said()).toContain('visible: "Plyscope has not started');
  await page.goto(`${origin}/single.html`);
  const view = await expectView(page);
  expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
});

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:";

test('a strict policy, and Trusted Types @firefox', async ({ page, packed, serve }) => {
  const headers = {
    '/self/': { 'content-security-policy': POLICY },
    '/typed/': { 'content-security-policy': "require-trusted-types-for 'script'" },
  };
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist'), folder, { recursive: true });
  await writeFile(join(folder, 'split.html'), pageWith(SPLIT()));
  await writeFile(join(folder, 'single.html'), pageWith(CLASSIC));
  const origin = await serve({ '/self/': folder, '/typed/': folder }, headers);
  const complaints = complaintsOf(page);
  for (const path of ['self/split', 'typed/split', 'typed/single', 'self/single']) {
    await page.goto(`${origin}/${path}.html`);
    const view = await expectView(page);
    const lines = view.locator('button.line');
    const indents = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).getPropertyValue('--indent')),
    );
    expect(new Set(indents).size).toBeGreaterThan(2);
    // This policy allows a script of its own only: the single script's worker is refused, and the page searches.
    const progress = path !== 'self/single';
    if (progress) expect(complaints, path).toEqual([]);
    expect(await makeLarge(view), path).toMatchObject({ error: null, progress });
  }
});

test('a frame that may run scripts, and nothing else', async ({ page, packed, serve }) => {
  const folder = await packed.project('');
  await cp(join(packed.folder, 'dist'), folder, { recursive: true });
  const framed = pageWith(CLASSIC);
  await writeFile(join(folder, 'framed.html'), framed);
  const frame =
    '<iframe sandbox="allow-scripts" src="framed.html" width="900" height="700"></iframe>';
  await writeFile(join(folder, 'index.html'), pageWith('', frame));
  const origin = await serve({ '/': folder });
  const complaints = complaintsOf(page);
  await page.goto(origin);
  const view = page.frameLocator('iframe').locator('plyscope-view');
  await expect(view.getByRole('slider', { name: 'Step' })).toBeVisible();
  await view.getByRole('button', { name: 'Next cutoff' }).click();
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
  expect(complaints).toEqual([]);
  await test.step('embed.html in it, from a host that allows it', async () => {
    const allows = await serve({ '/': folder }, { '/': CORS });
    await writeFile(join(folder, 'book.txt'), '[[3,12,8],[2,4,6],[14,5,2]]');
    const embedded =
      '<iframe sandbox="allow-scripts" src="embed.html#src=book.txt&step=cutoff:1&quiz=cut" width="900" height="700"></iframe>';
    await writeFile(join(folder, 'index.html'), pageWith('', embedded));
    await page.goto(allows);
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('region', { name: 'Exercise' })).toContainText('Question 1');
    expect(complaints).toEqual([]);
  });
});
