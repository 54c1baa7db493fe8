// The time until an article is ready that has many views: all of them, or those in sight where they are lazy.

import { inBrowser, withPage } from './support/page.mjs';
import { median } from './support/timing.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const VIEWS = 30;
const ROUNDS = 7;

/** The articles: how many views, and when each begins its work. */
const ARTICLES = /** @type {const} */ ([
  [1, 'eager'],
  [VIEWS, 'lazy'],
  [VIEWS, 'eager'],
]);

/** @returns {Promise<Row[]>} */
export const rows = () => withPage((origin) => inBrowser((browser) => measured(browser, origin)));

/** @param {Browser} browser @param {string} origin @returns {Promise<Row[]>} */
async function measured(browser, origin) {
  const times = ARTICLES.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, [count, loading]] of ARTICLES.entries())
      times[at].push(await untilReady(browser, origin, articleOf(count, loading)));
  const [one, lazy, eager] = times.map(median);
  return [
    {
      name: `${VIEWS} views on a page, until all are ready / one view`,
      value: eager / one,
      target: { most: 3 },
    },
    {
      name: `${VIEWS} lazy views on a page, until those in sight are ready / one view`,
      value: lazy / one,
      target: { most: 2 },
    },
  ];
}

/** @param {number} count @param {string} loading */
const articleOf = (count, loading) =>
  `<!doctype html><title>Article</title><script type="module" src="plyscope.js"></script>${`<plyscope-view tree="swedish-51" step="cutoff:1" loading="${loading}"></plyscope-view>`.repeat(count)}`;

/**
 * Milliseconds from the beginning of the navigation, in a browser that has been at no such page before.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} body
 */
async function untilReady(browser, origin, body) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    await page.route('**/article.html', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(`${origin}/article.html`);
    return await page.evaluate(async () => {
      await customElements.whenDefined('plyscope-view');
      const views = /** @type {PlyscopeView[]} */ ([...document.querySelectorAll('plyscope-view')]);
      const begun = views.filter(
        (view) => view.loading !== 'lazy' || view.getBoundingClientRect().top < innerHeight,
      );
      await Promise.all(begun.map((view) => view.ready()));
      return performance.now();
    });
  } finally {
    await context.close();
  }
}
