// The time that a reader waits on a slow and on an ordinary connection: until the first picture of the tree, which is that of the
// build; until the view draws the tree itself; until all panels are usable; until everything that the page ever loads has come;
// and until a lesson draws its first view. And the bytes of all that a page loads of which nothing is opened. `node tools/bench/loading.mjs DIST…` measures built pages by turns.

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browsers.mjs';
import { TYPES } from '../scripts/static-server.mjs';
import { median } from './support/timing.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { AddressInfo } from 'node:net' */
/** @import { Row } from '../scripts/bench.mjs' */

const DIST = join(import.meta.dirname, '../..', 'dist');
const ROUNDS = 3;
/** A page that has asked for nothing during so many milliseconds has everything. */
const QUIET = 1500;
/** Longer than any line below takes, in milliseconds. */
const HANGS = 120_000;
/** A lesson, and by how much later than the page it may draw its first view. */
const LESSON = 'lesson.html#lesson=01-looking-away';
const LATER = 1.25;
/** What a page may load by itself, in kilobytes, compressed with brotli. */
const MOST_UNOPENED = 400;

/**
 * Bits a second, and milliseconds from a request to the first byte of its response. `before` is what the page took when it had
 * two WebAssembly modules, in milliseconds, and `parts` which part of that it may take.
 */
const LINES = [
  {
    ...{ name: '1.6 Mbit/s, 150 ms', bits: 1.6e6, latency: 150 },
    ...{ before: { picture: 1220, panels: 3430 }, parts: { picture: 1.6, panels: 1 } },
  },
  {
    ...{ name: '10 Mbit/s, 40 ms', bits: 10e6, latency: 40 },
    ...{ before: { picture: 578, panels: 1290 }, parts: { picture: 1, panels: 0.7 } },
  },
];

/**
 * Milliseconds since the navigation began.
 * @typedef {{ picture: number, drawn: number, panels: number, everything: number, lesson: number }} Times
 */

/** @returns {Promise<Row[]>} */
export async function rows() {
  const [{ bytes, times }] = await compare([DIST]);
  /** @type {Row} */
  const unopened = {
    name: 'everything that a page loads without opening anything, brotli',
    value: bytes / 1000,
    target: { most: MOST_UNOPENED },
    unit: 'kB',
  };
  const waits = LINES.flatMap(({ name, before, parts }) => {
    const { picture, drawn, panels, lesson } = times[name];
    return [
      row(`first picture at ${name}`, picture, before.picture * parts.picture),
      row(`first picture by the view itself at ${name}`, drawn, before.picture * parts.picture),
      row(`all panels usable at ${name}`, panels, before.panels * parts.panels),
      {
        name: `a lesson's first view to the page's at ${name}`,
        value: lesson / drawn,
        target: { most: LATER },
      },
    ];
  });
  return [unopened, ...waits];
}

/** @param {string} name @param {number} value @param {number} most */
const row = (name, value, most) => ({ name, value, target: { most }, unit: 'ms' });

/**
 * What some builds load by themselves, in bytes, and their medians on all lines. Builds take turns, so that what slows the machine slows all of them.
 *
 * @param {string[]} folders
 * @param {number} [rounds]
 * @returns {Promise<{bytes: number, times: Record<string, Times>}[]>} for each build, the times by the line's name
 */
async function compare(folders, rounds = ROUNDS) {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium'),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  const servers = await Promise.all(folders.map(serveCompressed));
  try {
    const builds = [];
    for (const { origin } of servers) {
      const { bytes, panels } = await visit(browser, `${origin}/`, null, '');
      builds.push({ origin, bytes, panels, runs: LINES.map(() => /** @type {Times[]} */ ([])) });
    }
    for (let round = 0; round < rounds; round += 1)
      for (const [at, line] of LINES.entries())
        for (const { origin, panels, runs } of builds)
          runs[at].push(await times(browser, origin, line, panels));
    return builds.map(({ bytes, runs }) => ({
      bytes,
      times: Object.fromEntries(LINES.map(({ name }, at) => [name, medians(runs[at])])),
    }));
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

/**
 * The times of a page and of a lesson, each opened for the first time.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {typeof LINES[number]} line
 * @param {string} panels
 * @returns {Promise<Times>}
 */
async function times(browser, origin, line, panels) {
  const page = await visit(browser, `${origin}/`, line, panels);
  const lesson = await visit(browser, `${origin}/${LESSON}`, line, '');
  return { ...page.times, lesson: lesson.times.drawn };
}

/** @param {Times[]} runs @returns {Times} */
function medians(runs) {
  const of = (/** @type {keyof Times} */ what) => Math.round(median(runs.map((run) => run[what])));
  return {
    ...{ picture: of('picture'), drawn: of('drawn') },
    ...{ panels: of('panels'), everything: of('everything'), lesson: of('lesson') },
  };
}

/**
 * Opens a page for the first time.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {typeof LINES[number] | null} line null if nothing slows it
 * @param {string} panels the contents of its panels once all are filled
 * @returns {Promise<{ times: Omit<Times, 'lesson'>, bytes: number, panels: string }>} and the bytes that it has loaded, and what stands
 *   in them in the end
 */
async function visit(browser, address, line, panels) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const rate = line === null ? -1 : line.bits / 8;
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: line?.latency ?? 0 },
      ...{ downloadThroughput: rate, uploadThroughput: rate },
    });
    await page.addInitScript(watch, panels);
    await page.goto(address, { timeout: HANGS });
    await page.waitForFunction(isQuiet, QUIET, { timeout: HANGS });
    return await page.evaluate(() => {
      const { times, inPanels } = /** @type {any} */ (window).loading;
      const loaded = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('resource'),
        ...performance.getEntriesByType('navigation'),
      ]);
      const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const everything = Math.max(...loaded.map(({ responseEnd }) => responseEnd));
      return { times: { ...times, everything }, bytes, panels: inPanels() };
    });
  } finally {
    await context.close();
  }
}

/** In the page: records when its picture is there, when the tree is drawn with its slider, and when the panels are filled. @param {string} panels */
function watch(panels) {
  /** @type {Partial<Times>} */
  const times = {};
  const root = () => document.querySelector('plyscope-view')?.shadowRoot;
  // Every heading in them, and the number of controls.
  const inPanels = () => {
    const headings = [...(root()?.querySelectorAll('.side :is(h2, summary)') ?? [])];
    const controls = root()?.querySelectorAll('button, input, select, textarea').length;
    return JSON.stringify([headings.map(({ textContent }) => textContent?.trim()), controls]);
  };
  const isDrawn = () => {
    const canvas = root()?.querySelector('canvas');
    if (!canvas || !root()?.querySelector('input[type=range]')) return false;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((byte) => byte !== 0) === true;
  };
  const isThere = () => {
    const image = document.querySelector('plyscope-view > picture > img');
    return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  };
  const look = () => {
    if (times.drawn === undefined && isDrawn()) times.drawn = performance.now();
    if (times.picture === undefined && (isThere() || times.drawn !== undefined))
      times.picture = performance.now();
    if (times.drawn !== undefined && (panels === '' || inPanels() === panels))
      times.panels = performance.now();
    if (times.panels === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { loading: { times, inPanels } });
}

/** In the page: whether everything is loaded, and nothing has come for a while. @param {number} quiet milliseconds */
function isQuiet(quiet) {
  const { times } = /** @type {any} */ (window).loading;
  const entries = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  );
  const last = Math.max(...entries.map(({ responseEnd }) => responseEnd));
  return times.panels !== undefined && performance.now() - Math.max(last, times.panels) > quiet;
}

/**
 * Serves a folder as a host does that compresses with brotli.
 *
 * @param {string} folder
 */
async function serveCompressed(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path)}`, brotliCompressSync(await readFile(path)));
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = files.get(name);
    if (body === undefined) return response.writeHead(404).end();
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    return response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** The medians as a table in Markdown. @param {string[]} folders */
async function print(folders) {
  const measured = await compare(folders);
  console.log('| build | line | first picture | by the view | all panels | everything | lesson |');
  console.log('|---|---|--:|--:|--:|--:|--:|');
  for (const [at, folder] of folders.entries())
    for (const [line, times] of Object.entries(measured[at].times)) {
      const { picture, drawn, panels, everything, lesson } = times;
      const cells = [picture, drawn, panels, everything, lesson].map((time) => `${time} ms`);
      console.log(`| ${[folder, line, ...cells].join(' | ')} |`);
    }
  for (const [at, folder] of folders.entries())
    console.log(`\n${folder} loads ${measured[at].bytes} bytes by itself.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  await print(folders.length > 0 ? folders : [DIST]);
}
