// Whatever file does not come, people read a sentence or do without: never a blank, never an error of the browser's.

import { readdirSync } from 'node:fs';
import { expect, listen, test } from './test.js';
import { button, inTrees, openText, placeOf, underMore, view } from './view.js';

/** @import { BrowserContext, Page, Route } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** Ways in which a file does not come. @type {Record<string, (route: Route) => Promise<void>>} */
const FAULTS = {
  'not found': (route) => route.fulfill({ status: 404, body: 'not found' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  reset: (route) => route.abort('connectionreset'),
  offline: (route) => route.abort('internetdisconnected'),
  // The last one, since a browser does not ask again for a script that it could not read.
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const contentType = response.headers()['content-type'];
    await route.fulfill({ status: 200, contentType, body: body.subarray(0, body.length >> 1) });
  },
};

/** What people may read where nothing starts. */
const NOT_STARTED = /Plyscope (has not started|could not be loaded)/;

/** What they read where a part is missing. */
const NOT_LOADED = 'This part of the page could not be loaded.';

/** The page, with all that it loads after the first picture. @param {BrowserContext} context @param {string} [path] */
async function visit(context, path = './') {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

/** The page, once it has started. @param {BrowserContext} context */
async function started(context) {
  const page = await visit(context);
  await expect(button(page, 'Share…')).toBeVisible();
  return page;
}

/**
 * Expects a sentence, without the time that a page gives its scripts before it says it.
 *
 * @param {Page} page
 * @param {string | RegExp} sentence
 */
async function reads(page, sentence) {
  const said = page.getByText(sentence).locator('visible=true').first();
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(said).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** @param {Page} page */
const shows51 = (page) => expect(page.getByRole('treeitem')).toHaveCount(51);

/**
 * The buttons that open a feature, by the beginnings of the names of its files. What has not come is asked for again by the next
 * press, so one page meets all faults in turn.
 *
 * @type {[RegExp, string][]}
 */
const BUTTONS = [
  [/^assets\/help-/, 'Help'],
  [/^assets\/algorithms-/, 'About the algorithms'],
  [/^assets\/gallery-/, 'Trees'],
  [/^assets\/collection-/, 'My trees'],
  [/^assets\/sharing-/, 'Share…'],
  [/^assets\/growth-/, 'Growth'],
  [/^assets\/saving-/, 'Save…'],
  [/^assets\/(presenting|keys)-/, 'Present'],
];

/** @param {string} label of a button that is pressed once */
const opens = (label) => async (/** @type {BrowserContext} */ context) => {
  const page = await started(context);
  await button(page, label).click();
  await reads(page, NOT_LOADED);
  await shows51(page);
};

/**
 * What is done with each other file of dist/, by the beginning of its name, so that it is missed, and what is then there. Pages
 * themselves are not among them: in their place a host or a browser says what is wrong.
 *
 * @type {[RegExp, (context: BrowserContext, missed: Promise<void>) => Promise<void>][]} `missed` resolves when the file was asked for
 */
const FILES = [
  [/^assets\/sketches-/, opens('My trees')],
  [/^assets\/predicting-/, opens('Predict')],
  [/^assets\/compare-/, opens('Compare')],
  [
    /^assets\/(index|address|page|view|archive|en)-|\.wasm$/,
    async (context, missed) => {
      const page = await visit(context);
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/editing-/,
    async (context) => {
      const page = await started(context);
      const { x, y } = await placeOf(page, 1);
      await page.mouse.click(x, y);
      await reads(page, NOT_LOADED);
      await shows51(page);
    },
  ],
  [
    /^assets\/editor-/,
    async (context) => {
      const page = await started(context);
      const field = await openText(page);
      await reads(page, NOT_LOADED);
      await field.fill('[[3, 12], [2, 4]]');
      await expect(page.getByRole('treeitem')).toHaveCount(7);
    },
  ],
  [
    /^assets\/keeper-/,
    async (context) => {
      const page = await started(context);
      await reads(page, /trees in this browser cannot be read or kept/);
      await shows51(page);
    },
  ],
  [
    /^assets\/generator-/,
    async (context) => {
      const page = await started(context);
      await (await inTrees(page)).click();
      await reads(page, NOT_LOADED);
      await shows51(page);
    },
  ],
  [
    /^assets\/(start|course)-/,
    async (context) => {
      const page = await started(context);
      await page.getByRole('link', { name: 'Start here' }).click();
      await reads(page, NOT_LOADED);
    },
  ],
  [
    /^assets\/(channel|presenter-window)-/,
    async (context) => {
      const page = await started(context);
      await button(page, 'Present').click();
      await button(page, 'Presenter view').click();
      await reads(page, NOT_LOADED);
    },
  ],
  [
    /^assets\/presenter-(?!window-)[\w-]+\.js$/,
    async (context, missed) => {
      const page = await visit(context, 'presenter.html');
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/presenter-[\w-]+\.css$/,
    async (context) =>
      reads(await visit(context, 'presenter.html'), /belongs to a page in presenter mode/),
  ],
  [
    /^assets\/sv-/,
    async (context) => {
      const page = await started(context);
      await page.getByRole('combobox', { name: 'Language' }).selectOption('sv');
      await reads(page, NOT_LOADED);
      await shows51(page);
    },
  ],
  [
    // A large search is made without it.
    /^assets\/worker-/,
    async (context) => {
      const page = await started(context);
      const error = await view(page).evaluate((element) =>
        /** @type {View} */ (element).display({ tree: 'random(branching=4, depth=8, seed=7)' }),
      );
      expect(error).toBeNull();
    },
  ],
  [/^assets\/(?!presenter-)[\w-]+\.css$/, async (context) => shows51(await visit(context))],
  [
    /^plyscope\.js$/,
    async (context) =>
      reads(
        await visit(context, 'examples/tutorial.html'),
        /The tree that stands here has not arrived/,
      ),
  ],
  [
    /^examples\/tutorial\.(js|css)$/,
    async (context) => {
      const page = await visit(context, 'examples/tutorial.html');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
    },
  ],
];

/** Files that no page loads, pages, and the icon, which a browser without windows does not load. */
const NOT_LOADED_HERE = /^(THIRD-PARTY-)?LICENSES?$|\.html$|\.svg$/;

const SHIPPED = readdirSync(new URL('../../dist', import.meta.url), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replace(/.*\/dist\/?/, '')}/${entry.name}`.replace(/^\//, ''))
  .filter((name) => !NOT_LOADED_HERE.test(name));

test('it is known of every file of dist/ what people read without it', () => {
  for (const name of SHIPPED)
    expect(
      [...BUTTONS, ...FILES].filter(([names]) => names.test(name)),
      name,
    ).toHaveLength(1);
});

/**
 * Expects that a page says nothing in the words of a browser or of a program.
 *
 * @param {BrowserContext} context
 */
async function speaksPlainly(context) {
  for (const page of context.pages())
    await expect(
      page.getByText(/TypeError|Failed to|SyntaxError|Wasm/i).locator('visible=true'),
    ).toHaveCount(0);
}

/**
 * Lets a file fail from now on; returns what resolves when it was asked for, and what lets it come again.
 *
 * @param {BrowserContext} context
 * @param {string} name
 * @param {(route: Route) => Promise<void>} fail
 */
async function miss(context, name, fail) {
  let ask = () => {};
  const missed = new Promise((/** @type {(value: void) => void} */ resolve) => {
    ask = resolve;
  });
  await context.route(`**/${name}`, async (route) => {
    await fail(route);
    ask();
  });
  return { missed, restore: () => context.unroute(`**/${name}`) };
}

/** The name of a file without its hash. @param {string} name */
const plain = (name) => name.replace(/-[\w-]{8}\./, '.');

// Their consoles have errors: the fixture's own page may have none.
for (const [names, label] of BUTTONS) {
  for (const name of SHIPPED.filter((name) => names.test(name))) {
    test(`${plain(name)}: a sentence, however it fails`, async ({ context }) => {
      /** @type {Page | undefined} */
      let page;
      for (const [fault, fail] of Object.entries(FAULTS)) {
        await test.step(fault, async () => {
          const { missed, restore } = await miss(context, name, fail);
          page ??= await started(context);
          const isUnderMore = ['Growth', 'Save…'].includes(label);
          await (isUnderMore ? await underMore(page, label) : button(page, label)).click();
          await missed;
          await reads(page, NOT_LOADED);
          await shows51(page);
          await speaksPlainly(context);
          await restore();
        });
      }
    });
  }
}

for (const [fault, fail] of Object.entries(FAULTS)) {
  for (const [names, open] of FILES) {
    for (const name of SHIPPED.filter((name) => names.test(name))) {
      test(`${plain(name)} ${fault}: a sentence`, async ({ context }) => {
        const { missed } = await miss(context, name, fail);
        await open(context, missed);
        await missed;
        await speaksPlainly(context);
      });
    }
  }
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
