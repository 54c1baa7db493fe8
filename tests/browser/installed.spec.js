// The page with its service worker: without a network after the first visit, a new version when the reader wants it, files
// that the system opens with it. Each test has an origin of its own, so that no worker outlives it.

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { POLICY, TRUSTED_TYPES } from '../../tools/scripts/policy.mjs';
import { serveFolders } from '../../tools/scripts/static-server.mjs';
import { writeWorker } from '../../tools/scripts/vite-plugin-offline.mjs';
import { LARGE, makeLarge } from './large-search.js';
import { expectSlide, give } from './presenting.js';
import { expect } from './test.js';
import {
  button,
  inTrees,
  press,
  SWEDISH,
  sentence,
  setTool,
  shareIsThere,
  trees,
  underMore,
  view,
} from './view.js';

/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { BrowserContext, Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */
/** @import { PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test' */

const ROOT = join(import.meta.dirname, '..', '..');
const WORKER = join(ROOT, 'www', 'src', 'page', 'offline', 'service-worker.js');
const PATH = '/some/where/';
/**
 * A host of a copy of dist/, and a browser that has not been there.
 *
 * @typedef {object} Host
 * @property {string} folder
 * @property {BrowserContext} context
 * @property {() => Promise<unknown>} fail ends it: from now on there is no network
 */

/** @type {Fixtures<{host: Host}, {}, PlaywrightTestArgs & PlaywrightTestOptions, PlaywrightWorkerArgs & PlaywrightWorkerOptions>} */
const fixtures = {
  host: async ({ browser }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'plyscope-'));
    await cp(join(ROOT, 'dist'), folder, { recursive: true });
    const headers = {
      'content-security-policy': [...POLICY, ...TRUSTED_TYPES].join('; '),
      // Whatever comes without a network comes from the copy.
      'cache-control': 'no-store',
    };
    const { origin, close } = await serveFolders({ [PATH]: folder }, { [PATH]: headers });
    const context = await browser.newContext({
      baseURL: origin + PATH,
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    });
    let isOpen = true;
    const fail = async () => {
      if (isOpen) await close();
      isOpen = false;
    };
    await use({ folder, context, fail });
    await context.close();
    await fail();
    await rm(folder, { recursive: true });
  },
};

const test = base.extend(fixtures);

/** What a page says is wrong with it. @param {Page} page */
function complaintsOf(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Opens the page for the first time, until it has its copy. @param {Host} host */
async function firstVisit({ context }) {
  const page = await context.newPage();
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  return page;
}

/** The scripts of the page that its copy lacks. @param {Page} page */
async function missing(page) {
  const scripts = (await readdir(join(ROOT, 'dist', 'assets'))).filter((name) =>
    /\.js$/.test(name),
  );
  return page.evaluate(async (names) => {
    const found = await Promise.all(
      names.map((name) => caches.match(`${document.baseURI.replace(/[^/]*$/, '')}assets/${name}`)),
    );
    return names.filter((_, at) => found[at] === undefined);
  }, scripts);
}

/** @param {Page} page */
const offer = (page) => page.locator('#new-version');

/** The version of a page. @param {Page} page */
const versionOf = (page) => page.locator('html').getAttribute('data-version');

/**
 * Another version: another page, whose files all have other names.
 *
 * @param {Host} host
 * @param {(script: string) => Promise<unknown>} [damage] is done to one of its scripts before any browser sees it
 */
async function publish({ folder }, damage) {
  const made = await mkdtemp(join(tmpdir(), 'plyscope-'));
  await cp(folder, made, { recursive: true });
  const names = (await readdir(join(made, 'assets'))).map((name) => ({ name, next: next(name) }));
  for (const { name, next } of names)
    await rename(join(made, 'assets', name), join(made, 'assets', next));
  for (const file of await readdir(made, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(file)) continue;
    let text = await readFile(join(made, file), 'utf8');
    for (const { name, next } of names) text = text.replaceAll(name, next);
    if (file === 'index.html') text = text.replace('<html ', '<html data-version="2" ');
    await writeFile(join(made, file), text);
  }
  await writeWorker(made, WORKER);
  await damage?.(join(made, 'assets', await helpOf(made)));
  await rename(folder, `${made}-before`);
  await rename(made, folder);
  await rm(`${made}-before`, { recursive: true });
}

/** A file's name with another hash. @param {string} name */
const next = (name) =>
  name.replace(/(?<=-)[\w-](?=[\w-]{7}\.\w+$)/, (first) => (first === '2' ? '3' : '2'));

/** The name of the script of help. @param {string} folder */
const helpOf = async (folder) =>
  (await readdir(join(folder, 'assets'))).find((name) => /^help-.*\.js$/.test(name)) ?? '';

/** Lets the browser look for a new version; says whether there is one. @param {Page} page */
const look = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null) {
      await new Promise((resolve) => {
        installing.addEventListener('statechange', resolve, { once: true });
      });
    }
    return registration.waiting !== null;
  });

/** The number of copies. @param {Page} page */
const copies = (page) => page.evaluate(async () => (await caches.keys()).length);

test('after the first visit everything works without a network @firefox', async ({ host }) => {
  await (await firstVisit(host)).close();
  await host.fail();
  const page = await host.context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('./#lang=sv');
  await shareIsThere(page);
  await expect(button(page, 'Spela upp')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./?from=somewhere#labels=numbers');
  await expect(sentence(page)).toBeVisible();
  await press(view(page), 'Step forward', SWEDISH.steps);
  await expect(sentence(page)).toContainText('the search is done');
  expect(await makeLarge(view(page))).toEqual({ error: null, tree: LARGE, progress: true });
  await setTool(page, 'language', 'sv');
  await expect(button(page, 'Spela upp')).toBeVisible();
  await setTool(page, 'language', 'en');
  // What waits until it is opened.
  for (const opener of [
    () => underMore(page, 'Help'),
    () => trees(page),
    () => inTrees(page, 'My trees'),
    () => underMore(page, 'Share…'),
  ]) {
    await (await opener()).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  // The rules of games, too.
  const game = encodeURIComponent('tic-tac-toe(position=.XO/O.X/X.O,moves=O)');
  await page.goto(`./?from=somewhere#tree=${game}`);
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  // And what compares traces.
  const trace = '{"plyscope":1,"tree":[1,2]}\n{"event":"enter","node":0}';
  await view(page).evaluate(
    (element, text) => /** @type {View} */ (element).openTrace(text, { name: 'mine' }),
    trace,
  );
  await expect(page.getByRole('region', { name: 'Trace: mine' })).toBeVisible();
  // And one's own program, in both languages.
  await (await underMore(page, 'My program')).click();
  for (const language of ['javascript', 'python']) {
    await page.getByRole('combobox', { name: 'Language of the program' }).selectOption(language);
    await button(page, 'Run').click();
    await expect(page.getByRole('region', { name: 'It printed' })).toContainText('value: 2');
  }
  await button(page, 'Close').click();
  expect(await missing(page)).toEqual([]);
  await page.keyboard.press('p');
  await expect(button(page, 'Presenter view')).toBeAttached();
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(second.getByRole('region', { name: 'Next step' })).toBeVisible();
  await page.goto('embed.html#tree=[1,2]');
  await expect(sentence(page)).toBeVisible();
  // A page that is left while it loads complains of it.
  await view(page).evaluate((element) => /** @type {View} */ (element).ready());
  await page.goto('lesson.html#lesson=01-looking-away');
  await expect(page.getByText('The search has entered 11 of 13 nodes')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a new version is offered, and comes when the reader wants it @firefox', async ({ host }) => {
  const page = await firstVisit(host);
  const complaints = complaintsOf(page);
  await publish(host);
  await page.keyboard.press('p');
  await expect(button(page, 'Presenter view')).toBeAttached();
  expect(await look(page)).toBe(true);
  // Not before an audience.
  await expect(offer(page)).toBeHidden();
  await page.keyboard.press('p');
  await expect(offer(page)).toHaveText('A new version is available. Load it');
  // Until then the old one goes on, without a network too.
  await host.fail();
  await page.reload();
  expect(await versionOf(page)).toBeNull();
  await setTool(page, 'language', 'sv');
  await expect(offer(page)).toHaveText('Det finns en ny version. Byt till den');
  await press(view(page), 'Ett steg framåt', 3);
  expect(await copies(page)).toBe(2);
  const loaded = page.waitForEvent('load');
  await button(page, 'Byt till den').click();
  await loaded;
  expect(await versionOf(page)).toBe('2');
  // What was on screen is there again.
  await expect(page.getByRole('slider', { name: 'Steg' })).toHaveValue('3');
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => copies(page)).toBe(1);
  await (await underMore(page, 'Hjälp')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('another window keeps its version when one loads the new one', async ({ host }) => {
  const page = await firstVisit(host);
  const other = await host.context.newPage();
  await other.goto('./');
  await shareIsThere(other);
  await publish(host);
  expect(await look(page)).toBe(true);
  await host.fail();
  await expect(offer(other)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await button(page, 'Load it').click();
  await loaded;
  expect(await versionOf(page)).toBe('2');
  expect(await versionOf(other)).toBeNull();
  const help = await helpOf(join(ROOT, 'dist'));
  const status = (/** @type {Page} */ page) =>
    page.evaluate(async (name) => (await fetch(`assets/${name}`)).status, help);
  expect(await status(other)).toBe(200);
  await button(other, 'Load it').click();
  await expect.poll(() => versionOf(other)).toBe('2');
});

for (const [what, damage] of /** @type {const} */ ([
  ['misses a file', (/** @type {string} */ script) => rm(script)],
  ['has a file of another', (/** @type {string} */ script) => writeFile(script, 'export {};')],
]))
  test(`a version that ${what} is never used`, async ({ host }) => {
    const page = await firstVisit(host);
    await publish(host, damage);
    expect(await look(page)).toBe(false);
    await expect.poll(() => copies(page)).toBe(1);
    await host.fail();
    await page.reload();
    expect(await versionOf(page)).toBeNull();
    await shareIsThere(page);
    await expect(offer(page)).toBeHidden();
  });

test('an upload of the version in use that misses a file leaves its copy alone', async ({
  host,
}) => {
  const page = await firstVisit(host);
  await publish(host);
  expect(await look(page)).toBe(true);
  await cp(join(ROOT, 'dist'), host.folder, { recursive: true });
  await rm(join(host.folder, 'assets', await helpOf(join(ROOT, 'dist'))));
  await look(page);
  await host.fail();
  await page.reload();
  expect(await versionOf(page)).toBeNull();
  await (await underMore(page, 'Help')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('pages of others have no worker, and files of theirs no copy', async ({ host }) => {
  const { context, fail } = host;
  const page = await context.newPage();
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  for (const path of ['examples/tutorial.html', 'embed.html#tree=[1,2]']) {
    await page.goto(path);
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    expect(await workers()).toBe(0);
  }
  await firstVisit(host);
  await page.goto('examples/tutorial.html');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await fail();
  await expect(page.goto('examples/tutorial.html')).rejects.toThrow();
});

test('the manifest names the files that the page opens', async ({ host }) => {
  const page = await host.context.newPage();
  await page.addInitScript(() => {
    const launchQueue = {
      /** @param {(launch: unknown) => void} consume */
      setConsumer: (consume) => {
        const file = new File(['[[3, 12], [2, 4]]'], 'lesson.plyscope');
        consume({ files: [{ getFile: async () => file }] });
      },
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  });
  await page.goto('./');
  await expect(page.getByRole('treeitem')).toHaveCount(7);
  await expect(page.getByRole('alert')).toContainText('lesson.plyscope was read');
  const session = await host.context.newCDPSession(page);
  // Whether the page can be installed, only a browser with windows says.
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { file_handlers: handlers } = JSON.parse(data ?? '{}');
  expect(Object.values(handlers[0].accept).flat()).toEqual(['.plyscope']);
});

test('a lecture goes on without a network, in both windows', async ({ host }) => {
  const page = await firstVisit(host);
  await give(page);
  const [desk] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(desk.getByText('Next: Guess')).toBeVisible();
  await host.fail();
  await desk.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await page.reload();
  await expectSlide(page, 2, 31);
  await expect(view(page)).toHaveAttribute('blank');
  await desk.reload();
  await expect(desk.getByText('Next: Asked')).toBeVisible();
  await desk.keyboard.press('k');
  await expectSlide(page, 1, 5);
});
