// The cost of a million nodes to the page: its memory, and the longest time that it does not respond.

import { readFile } from 'node:fs/promises';
import { inBrowser, open, withPage } from './support/page.mjs';
import { longestTask } from './support/tasks.mjs';
import { median } from './support/timing.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

/** 1,111,111 nodes. */
const TREE = 'random(branching=10, depth=6, seed=1975)';
const RUNS = 3;
/** The time between two readings of the memory, in milliseconds. */
const EVERY = 10;

/** @returns {Promise<Row[]>} */
export const rows = () => withPage(measured);

/** @param {string} origin @returns {Promise<Row[]>} */
async function measured(origin) {
  const memory = [];
  const tasks = [];
  for (let run = 0; run < RUNS; run += 1) {
    memory.push(await inBrowser((browser) => peak(browser, origin)));
    tasks.push(await inBrowser((browser) => longest(browser, origin)));
  }
  const known = memory.filter((each) => each !== null);
  return [
    ...known.slice(0, 1).map(() => ({
      name: 'peak memory of the page’s process (PSS), 10^6 nodes made and shown with alpha-beta',
      value: median(known),
      target: { most: 250 },
      unit: 'MB',
    })),
    {
      name: 'longest task of the main thread (processor time) meanwhile',
      value: median(tasks),
      target: { most: 50 },
      unit: 'ms',
    },
  ];
}

/** Shows the large tree, until it is on the canvas. @param {Page} page */
const show = (page) =>
  page.evaluate(async (tree) => {
    const view = /** @type {PlyscopeView} */ (document.querySelector('plyscope-view'));
    const error = await view.display({ tree, algorithm: 'alpha-beta' });
    if (error) throw new Error(error.kind);
    await view.updateComplete;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, TREE);

/**
 * The most memory that the page's process had at any moment, in MB, with its share of what it has together
 * with others; null if the system does not tell.
 *
 * @param {Browser} browser
 * @param {string} origin
 */
async function peak(browser, origin) {
  const page = await open(browser, origin);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const now = async () => Math.max(...(await Promise.all(renderers.map(({ id }) => share(id)))));
  let most = await now();
  if (most <= 0) return null;
  let done = false;
  const shown = show(page).finally(() => {
    done = true;
  });
  while (!done) {
    most = Math.max(most, await now());
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  await shown;
  return most;
}

/** @param {number} process its number @returns {Promise<number>} in MB, 0 if unknown */
async function share(process) {
  const text = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) * 1.024e-3;
}

/** The longest task meanwhile, in milliseconds. @param {Browser} browser @param {string} origin */
async function longest(browser, origin) {
  const page = await open(browser, origin);
  return longestTask(browser, page, () => show(page));
}
