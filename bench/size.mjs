// What has to come over the line until the page shows the Swedish tree, as a host that compresses with brotli sends it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browsers.mjs';
import { serveFolders } from '../scripts/static-server.mjs';

const DIST = join(import.meta.dirname, '..', 'dist');
const PREFIX = '/';

/**
 * The files that a browser asks for until the default tree is on show, each with its size in bytes in brotli. What it asks
 * for afterwards, to be prepared, nobody waits for. `dist/` has to be built.
 *
 * @returns {Promise<{ file: string, bytes: number }[]>}
 */
export async function fetched() {
  const { origin, close } = await serveFolders({ [PREFIX]: DIST });
  const browser = await chromium.launch({ executablePath: findBrowser('chromium') });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(`${origin}${PREFIX}`);
    const shown = await page.waitForFunction(() => document.documentElement.dataset.shown);
    const until = Number(await shown.jsonValue());
    // What was asked for before may come after.
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= until)
          .map(({ name }) => new URL(name).pathname),
      until,
    );
    const files = asked.map((pathname) => pathname.slice(PREFIX.length));
    return await Promise.all(['index.html', ...new Set(files)].map(sizeOf));
  } finally {
    await browser.close();
    await close();
  }
}

/** In the page: notes when the slider is there, whose steps are counted by then, and the tree is drawn. */
function watch() {
  const look = () => {
    const root = document.querySelector('plyscope-view')?.shadowRoot;
    const canvas = root?.querySelector('canvas');
    const hasSlider = root?.querySelector('input[type=range]');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (hasSlider && pixels?.some((byte) => byte !== 0)) {
      document.documentElement.dataset.shown = String(performance.now());
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {string} file */
async function sizeOf(file) {
  return { file, bytes: brotliCompressSync(await readFile(join(DIST, file))).length };
}

/** The two figures in kB. */
export async function sizes() {
  const files = await fetched();
  const sum = (/** @type {typeof files} */ some) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { page: sum(files), wasm: sum(files.filter(({ file }) => file.endsWith('.wasm'))) };
}

export async function rows() {
  const { page, wasm } = await sizes();
  return [
    {
      name: 'page ready with the Swedish tree, brotli',
      value: page,
      target: { most: 100 },
      unit: 'kB',
    },
    { name: 'wasm alone, brotli', value: wasm, target: { most: 50 }, unit: 'kB' },
  ];
}
