// The cost of a frame with 10^5 nodes in a real browser, compared with drawing each of them by itself.

import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../scripts/browsers.mjs';
import { serveFolders } from '../scripts/static-server.mjs';
import { median } from './support/timing.mjs';

/** @import { Row } from '../scripts/bench.mjs' */

const root = join(import.meta.dirname, '../..');
const built = join(root, 'target', 'bench-drawing');

/** The rounds of measurements. */
const ROUNDS = 7;
/** The measured steps of each round. */
const STEPS = 60;

/** 111,111 nodes. */
const TREE = 'random(branching=10, depth=5, seed=1975)';

/** @returns {Promise<Row[]>} */
export async function rows() {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'drawing'),
    base: './',
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const { origin, close } = await serveFolders({ '/': built });
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium'),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => 'prepare' in window);
    await page.evaluate((request) => /** @type {any} */ (window).prepare(request), {
      tree: TREE,
      algorithm: 'alpha-beta',
    });
    const { naive, whole, step } = await page.evaluate(measure, { rounds: ROUNDS, steps: STEPS });
    return [
      row('one step’s frame', median(naive) / median(step), 300),
      row('complete repaint', median(naive) / median(whole), 60),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/** @param {string} what @param {number} value @param {number} least */
const row = (what, value, least) => ({
  name: `naive full redraw / ${what}, 10^5 nodes on show`,
  value,
  target: { least },
});

/** In the page: everything in turn, so that what slows the machine slows all of it. @param {{rounds: number, steps: number}} how */
function measure({ rounds, steps }) {
  const { bench } = /** @type {any} */ (window);
  /** @type {Record<'naive' | 'whole' | 'step', number[]>} */
  const times = { naive: [], whole: [], step: [] };
  for (let round = 0; round < rounds; round += 1) {
    const from = Math.floor(((round + 0.5) / rounds) * (bench.steps - steps));
    bench.whole(from);
    times.naive.push(bench.naive(from));
    for (let each = 0; each < 5; each += 1) times.whole.push(bench.whole(from));
    for (let each = 0; each < steps; each += 1) times.step.push(bench.next());
  }
  return times;
}
