// Trees of every shape up to the limits: the longest time that the page does not respond, whatever is done with them.

import { inBrowser, open, withPage } from './support/page.mjs';
import { longestTask } from './support/tasks.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

/**
 * A tree with its search. Long texts are written by the page itself, from these parts: what a test hands over costs the page
 * time.
 *
 * @typedef {{before?: string, each: string, times?: number, after?: string, algorithm?: string}} Shape
 */

/** @type {Record<string, Shape>} */
const SHAPES = {
  '2·10^6 leaves of one node': { each: 'random(branching=1999999, depth=1)' },
  'a caterpillar of 512 plies': { each: '[', times: 511, after: `1, 2]${', 3]'.repeat(510)}` },
  '10^6 leaves of one position': {
    before: '{"children": [',
    each: '{"position": "a", "value": 1},',
    times: 1_000_000,
    after: '{"position": "a", "value": 1}]}',
  },
  'MTD(f) in 18 million steps': {
    before: '[',
    each: '[@, ~],',
    times: 5999,
    after: '[6000, 0]]',
    algorithm: 'mtd-f',
  },
  '10^6 nodes in 19 plies': { each: 'random(branching=2, depth=19, seed=1)' },
};

/** @returns {Promise<Row[]>} */
export const rows = () =>
  withPage(async (origin) => {
    /** @type {Row[]} */
    const rows = [];
    for (const [name, shape] of Object.entries(SHAPES)) {
      rows.push({
        name: `longest task of the main thread (processor time), whatever is done: ${name}`,
        value: await inBrowser((browser) => longest(browser, origin, shape)),
        target: { most: 100 },
        unit: 'ms',
      });
    }
    return rows;
  });

/** @param {Browser} browser @param {string} origin @param {Shape} shape */
async function longest(browser, origin, shape) {
  const page = await open(browser, origin);
  await write(page, shape);
  return longestTask(browser, page, async () => {
    for (const act of acts(page, shape)) {
      await act();
      await drawn(page);
    }
  });
}

/** Writes the text, which is no part of what is measured. @param {Page} page @param {Shape} shape */
const write = (page, shape) =>
  page.evaluate(({ before = '', each, times = 1, after = '' }) => {
    const all = Array.from({ length: times }, (_, at) =>
      each.replace('@', String(at)).replace('~', String(6000 - at)),
    );
    Object.assign(window, { written: before + all.join('') + after });
  }, shape);

/**
 * All that is done with it.
 *
 * @param {Page} page
 * @param {Shape} shape
 */
const acts = (page, { algorithm = 'alpha-beta' }) => [
  () => set(page, { algorithm }, true),
  ...['End', 'Home', 'ArrowRight', 'Shift+ArrowRight'].map((key) => () => press(page, key)),
  () => seek(page, 0.5),
  () => seek(page, 0.9),
  ...['+', '+', '+', '0'].map((key) => () => press(page, key)),
  ...['auto', '', '0', ''].map((fold) => () => set(page, { fold })),
  async () => {
    await page.getByRole('treeitem').first().focus();
    for (const key of ['ArrowDown', 'End']) await page.keyboard.press(key);
  },
  () => press(page, '7'),
  () => press(page, 'Enter'),
  () => press(page, 'Alt+ArrowLeft'),
  () => press(page, 'Control+z'),
  () => press(page, 'Control+z'),
];

/** @param {Page} page @param {string} key */
const press = (page, key) => page.keyboard.press(key);

/** Goes to a part of the search. @param {Page} page @param {number} part */
const seek = (page, part) =>
  page.evaluate((part) => {
    const view = /** @type {PlyscopeView} */ (document.querySelector('plyscope-view'));
    view.step = Math.floor(part * view.steps);
  }, part);

/** @param {Page} page @param {object} properties @param {boolean} [isNew] whether the tree is the one written */
const set = (page, properties, isNew = false) =>
  page.evaluate(
    ({ properties, isNew }) => {
      const tree = isNew ? { tree: /** @type {any} */ (window).written } : {};
      Object.assign(document.querySelector('plyscope-view') ?? {}, tree, properties);
    },
    { properties, isNew },
  );

/** Waits until all is made and drawn. @param {Page} page */
const drawn = (page) =>
  page.evaluate(async () => {
    const view = /** @type {PlyscopeView} */ (document.querySelector('plyscope-view'));
    await view.ready();
    await view.updateComplete;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
