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
 * The files that a browser asks for until the default tree is on show, each with its size in bytes in brotli. `dist/` has to
 * be built.
 *
 * @returns {Promise<{ file: string, bytes: number }[]>}
 */
export async function fetched() {
  const { origin, close } = await serveFolders({ [PREFIX]: DIST });
  const browser = await chromium.launch({ executablePath: findBrowser('chromium') });
  try {
    const page = await browser.newPage();
    /** @type {Set<string>} */
    const files = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      files.add(pathname === PREFIX ? 'index.html' : pathname.slice(PREFIX.length));
    });
    await page.goto(`${origin}${PREFIX}`);
    // The steps are counted as soon as the search is on show.
    await page.getByRole('slider').first().waitFor();
    return await Promise.all([...files].map(sizeOf));
  } finally {
    await browser.close();
    await close();
  }
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
