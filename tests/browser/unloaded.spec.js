// Whatever file does not come, people read a sentence or do without: never a blank, never an error of the browser's.

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { TYPES } from '../../scripts/static-server.mjs';
import { expect, listen, test } from './test.js';
import { button, inTrees, openText, placeOf, treeText, underMore, view } from './view.js';

/** @import { Page, Route } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const DIST = new URL('../../dist/', import.meta.url);

/** Ways in which a file does not come. @type {Record<string, (route: Route) => Promise<void>>} */
const FAULTS = {
  'not found': (route) => route.fulfill({ status: 404, body: 'not found' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  reset: (route) => route.abort('connectionreset'),
  offline: (route) => route.abort('internetdisconnected'),
  // The last one, since a browser does not ask again for a script that it could not read.
  truncated: async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(new URL(pathname.replace('/some/where/', ''), DIST));
    const contentType = TYPES[extname(pathname)];
    await route.fulfill({ contentType, body: body.subarray(0, body.length >> 1) });
  },
};

/** What people may read where nothing starts. */
const NOT_STARTED = /Plyscope (has not started|could not be loaded)/;

/** What they read where a part is missing. */
const NOT_LOADED = 'This part of the page could not be loaded.';

/** Loads the page anew, with all that it loads after the first picture. @param {Page} page @param {string} [path] */
const load = (page, path = './') => page.goto(path, { waitUntil: 'load' });

/** Loads the page, and waits until it has started. @param {Page} page */
async function start(page) {
  await load(page);
  await expect(button(page, 'Share…')).toBeVisible();
}

/**
 * Expects a sentence, without the time that a page gives its scripts before it says it.
 *
 * @param {Page} page
 * @param {string | RegExp} sentence
 */
async function reads(page, sentence) {
  const said = page.getByText(sentence).locator('visible=true').first();
  const isSaid = async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    return said.isVisible();
  };
  await expect.poll(isSaid).toBe(true);
}

/** @param {Page} page */
const shows51 = (page) => expect(page.getByRole('treeitem')).toHaveCount(51);

/**
 * A part of the page that is loaded when it is opened, or before.
 *
 * @typedef {object} Part
 * @property {RegExp} names of its files
 * @property {(page: Page) => Promise<unknown>} open asks for it, and asks again
 * @property {(page: Page) => Promise<unknown>} [works] expects that the page works without it
 */

/** @param {RegExp} names @param {string} label of a button @returns {Part} */
const pressed = (names, label) => ({ names, open: (page) => button(page, label).click() });

/** @param {RegExp} names @param {string} label of a button under *More* @returns {Part} */
const pressedMore = (names, label) => ({
  names,
  open: async (page) => (await underMore(page, label)).click(),
});

/**
 * A part that stays open without its file, and so is asked for again beside the sentence.
 *
 * @param {RegExp} names
 * @param {(page: Page) => Promise<unknown>} open
 * @param {(page: Page) => Promise<unknown>} [works]
 * @returns {Part}
 */
const staysOpen = (names, open, works) => ({
  names,
  open: async (page) => {
    const again = button(page, 'Try again');
    await ((await again.isVisible()) ? again.click() : open(page));
  },
  ...(works && { works }),
});

/** Clicks at a node of the tree. @param {Page} page */
async function clickNode(page) {
  const { x, y } = await placeOf(page, 1);
  await page.mouse.click(x, y);
}

/** Another tree is read, although its text is without help. @param {Page} page */
async function writeTrees(page) {
  for (const [text, nodes] of /** @type {const} */ ([
    ['[1, 2]', 3],
    ['[[3, 12], [2, 4]]', 7],
  ])) {
    await treeText(page).fill(text);
    await expect(page.getByRole('treeitem')).toHaveCount(nodes);
  }
}

/** @param {Page} page */
async function openPresenterView(page) {
  if (await button(page, 'Present').isVisible()) await button(page, 'Present').click();
  await button(page, 'Presenter view').click();
}

/** @param {Page} page */
const startHere = (page) => page.getByRole('link', { name: 'Start here' }).click();

/** The tree of its first stop. @param {Page} page */
const shows13 = (page) => expect(page.getByRole('treeitem')).toHaveCount(13);

/**
 * The parts that a page misses, each of which has a sentence of its own. What has not come is asked for again, so the page meets
 * all faults of each in turn. Those that are opened by others are on other pages than these, one after the other in one window,
 * since a new one takes longer than a new page.
 *
 * @type {Record<string, Part[][]>}
 */
const PARTS = {
  'what opens over the page': [
    [
      pressed(/^assets\/help-/, 'Help'),
      pressed(/^assets\/algorithms-/, 'About the algorithms'),
      pressed(/^assets\/gallery-/, 'Trees'),
      pressed(/^assets\/collection-/, 'My trees'),
      pressed(/^assets\/sharing-/, 'Share…'),
      pressedMore(/^assets\/growth-/, 'Growth'),
      pressedMore(/^assets\/saving-/, 'Save…'),
      pressed(/^assets\/presenting-/, 'Present'),
    ],
  ],
  'what becomes files and paper, what others open, and a language': [
    [pressed(/^assets\/sketches-/, 'My trees'), pressed(/^assets\/keys-/, 'Present')],
    [pressedMore(/^assets\/picture-/, 'Copy picture')],
    [pressedMore(/^assets\/paper-/, 'Exercise sheet')],
    // The last one, since the language stays.
    [
      { names: /^assets\/generator-/, open: async (page) => (await inTrees(page)).click() },
      {
        names: /^assets\/sv-/,
        open: (page) => page.getByRole('combobox', { name: 'Language' }).selectOption('sv'),
      },
    ],
  ],
  'what the two windows say to each other': [
    [{ names: /^assets\/channel-/, open: openPresenterView }],
  ],
  'the presenter view': [[{ names: /^assets\/presenter-window-/, open: openPresenterView }]],
  'what stands beside the tree': [
    [staysOpen(/^assets\/start-/, startHere, shows13)],
    [staysOpen(/^assets\/predicting-/, (page) => button(page, 'Predict').click())],
    [staysOpen(/^assets\/compare-/, (page) => button(page, 'Compare').click())],
    [staysOpen(/^assets\/editing-/, clickNode)],
    [staysOpen(/^assets\/editor-/, openText, writeTrees)],
  ],
};

/**
 * What is done with each other file of dist/, by the beginning of its name, so that it is missed, and what is then there. Pages
 * themselves are not among them: in their place a host or a browser says what is wrong.
 *
 * @type {[RegExp, (page: Page, missed: Promise<void>) => Promise<void>][]} `missed` resolves when the file was asked for
 */
const FILES = [
  [
    /^assets\/(index|address|page|view|archive|link-mending|en)-|\.wasm$/,
    async (page, missed) => {
      await load(page);
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/keeper-/,
    async (page) => {
      await start(page);
      await reads(page, /trees in this browser cannot be read or kept/);
      await shows51(page);
    },
  ],
  [
    /^assets\/presenter-(?!window-)[\w-]+\.js$/,
    async (page, missed) => {
      await load(page, 'presenter.html');
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/presenter-[\w-]+\.css$/,
    async (page) => {
      await load(page, 'presenter.html');
      await reads(page, /belongs to a page in presenter mode/);
    },
  ],
  [
    // What a script asks for; people save pictures without it.
    /^assets\/figures-/,
    async (page) => {
      await start(page);
      const said = await view(page).evaluate((element) =>
        /** @type {View} */ (element).toSVG().catch(({ message }) => message),
      );
      expect(said).toContain(NOT_LOADED);
    },
  ],
  [
    // A large search is made without it.
    /^assets\/worker-/,
    async (page) => {
      await start(page);
      const error = await view(page).evaluate((element) =>
        /** @type {View} */ (element).display({ tree: 'random(branching=4, depth=8, seed=7)' }),
      );
      expect(error).toBeNull();
    },
  ],
  [
    /^assets\/embed-[\w-]+\.js$/,
    async (page) => {
      await load(page, 'embed.html');
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/embed-[\w-]+\.css$/,
    async (page) => {
      await load(page, 'embed.html');
      await shows51(page);
    },
  ],
  [
    /^assets\/(?!presenter-|embed-)[\w-]+\.css$/,
    async (page) => {
      await load(page);
      await shows51(page);
    },
  ],
  [
    /^assets\/offline-/,
    async (page) => {
      await start(page);
      await shows51(page);
    },
  ],
  [
    /^plyscope\.js$/,
    async (page) => {
      await load(page, 'examples/tutorial.html');
      await reads(page, /The tree that stands here has not arrived/);
    },
  ],
  [
    /^examples\/tutorial\.(js|css)$/,
    async (page) => {
      await load(page, 'examples/tutorial.html');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
    },
  ],
];

/**
 * Files that no page loads, pages, what a browser without windows does not load, what else the package has, and the service
 * worker, which no test but its own is to have.
 */
const NOT_LOADED_HERE =
  /^(THIRD-PARTY-)?LICENSES?$|\.html$|\.svg$|\.webmanifest$|^service-worker\.js$|^plyscope\.((bundle|standalone|scorm|reveal)\.js|css)$|^(node|command)\.js$|\.d\.ts$|\.json$/;

const SHIPPED = readdirSync(DIST, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replace(/.*\/dist\/?/, '')}/${entry.name}`.replace(/^\//, ''))
  .filter((name) => !NOT_LOADED_HERE.test(name));

/** Which files are known. */
const KNOWN = [
  ...Object.values(PARTS)
    .flat(2)
    .map(({ names }) => names),
  ...FILES.map(([names]) => names),
];

test('it is known of every file of dist/ what people read without it', () => {
  for (const name of SHIPPED)
    expect(
      KNOWN.filter((names) => names.test(name)),
      name,
    ).toHaveLength(1);
});

/** Expects that a page says nothing in the words of a browser or of a program. @param {Page} page */
const speaksPlainly = (page) =>
  expect(
    page.getByText(/TypeError|Failed to|SyntaxError|Wasm/i).locator('visible=true'),
  ).toHaveCount(0);

/**
 * Lets a file fail from now on; returns what resolves when it was asked for.
 *
 * @param {Page} page
 * @param {string} name
 * @param {(route: Route) => Promise<void>} fail
 */
async function miss(page, name, fail) {
  let ask = () => {};
  const missed = new Promise((/** @type {(value: void) => void} */ resolve) => {
    ask = resolve;
  });
  await page.route(`**/${name}`, async (route) => {
    await fail(route);
    ask();
  });
  // In an object: else who waits for this would wait for the file.
  return { missed };
}

/** The name of a file without its hash. @param {string} name */
const plain = (name) => name.replace(/-[\w-]{8}\./, '.');

/** @param {RegExp} names */
const shipped = (names) => SHIPPED.filter((name) => names.test(name));

/**
 * Meets all faults of a part, which the page has not got so far.
 *
 * @param {Page} page
 * @param {Part} part
 * @param {string} name
 * @param {number} others parts whose sentences stand there already
 */
async function meet(page, { open, works = shows51 }, name, others) {
  const said = page.getByText(NOT_LOADED).locator('visible=true');
  for (const [fault, fail] of Object.entries(FAULTS)) {
    await test.step(`${plain(name)} ${fault}`, async () => {
      const { missed } = await miss(page, name, fail);
      await open(page);
      await missed;
      await reads(page, NOT_LOADED);
      await expect(said).toHaveCount(others + 1);
      await works(page);
      await speaksPlainly(page);
    });
  }
}

// Their consoles have errors: the fixture's own page may have none.
for (const [what, pages] of Object.entries(PARTS)) {
  test(`${what}: a sentence for each file, however it fails`, async ({ context }) => {
    const page = await context.newPage();
    for (const parts of pages) {
      const missing = parts.flatMap((part) => shipped(part.names).map((name) => ({ part, name })));
      await page.unrouteAll();
      for (const { name } of missing) await miss(page, name, FAULTS['not found']);
      await page.goto('about:blank');
      await start(page);
      for (const [others, { part, name }] of missing.entries())
        await meet(page, part, name, others);
    }
  });
}

for (const [names, open] of FILES) {
  const files = shipped(names);
  test(`${files.map(plain).join(', ')}: a sentence, however it fails`, async ({ context }) => {
    const page = await context.newPage();
    for (const name of files) {
      for (const [fault, fail] of Object.entries(FAULTS)) {
        await test.step(`${plain(name)} ${fault}`, async () => {
          await page.unrouteAll();
          const { missed } = await miss(page, name, fail);
          await open(page, missed);
          await missed;
          await speaksPlainly(page);
        });
      }
    }
  });
}

test('without JavaScript, the page says that it needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  // By its element: Playwright's texts leave it out.
  const said = page.locator('noscript p');
  await expect(said.first()).toBeVisible();
  await expect(said).toHaveText([/needs JavaScript/, /behöver JavaScript/]);
  await expect(page.getByText(NOT_STARTED).first()).toBeHidden();
  await context.close();
});

test('a page whose files all come says nothing of the kind', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('./');
  await shows51(page);
  await expect(page.getByText(NOT_STARTED)).toBeHidden();
  expect(complaints).toEqual([]);
});
