/** Trying cases in a browser: each is shown on a page that is there already, and measured once nothing moves. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../../www/src/session/address.js';
import { INITIAL } from '../../../www/src/session/exhibit.js';
import { listen } from '../test.js';
import { shareIsThere } from '../view.js';
import { noteWhatIsPainted } from './painted.js';

/** @import { Browser, BrowserContext, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */
/** @import { Case } from './cases.js' */
/** @import { Fault } from './report.js' */

/** Only a hang takes as long, in milliseconds. */
const LONGEST = 60_000;

/** Where the page finds what measures it. */
const MEASURES = '/some/where/measures/';

/**
 * Tries all of some cases, those by touch beside the others.
 * @param {Browser} browser
 * @param {readonly Case[]} cases
 * @param {string} [shots] a folder for pictures of what is wrong
 */
export async function tryCases(browser, cases, shots) {
  const kinds = [false, true].map((isTouch) =>
    cases.filter(({ size }) => (size.touch ?? false) === isTouch),
  );
  const all = await Promise.all(kinds.map((some) => tryAll(browser, some, shots)));
  return {
    faults: all.flatMap(({ faults }) => faults),
    complaints: all.flatMap(({ complaints }) => complaints),
  };
}

/** Lets faults be found in whatever is opened from now on. @param {Page | BrowserContext} within */
export async function makeMeasurable(within) {
  await within.addInitScript(noteWhatIsPainted);
  await within.route(`**${MEASURES}*`, (route) => {
    const [name] = new URL(route.request().url()).pathname.split('/').slice(-1);
    return route.fulfill({ path: join(import.meta.dirname, name) });
  });
}

/**
 * All faults of what is on show, once nothing moves.
 * @param {Page} page
 * @param {{inHall: boolean, byTouch: boolean, isTool: boolean}} how
 */
export async function faultsOf(page, how) {
  await rest(page);
  return page.evaluate(
    async ({ url, how }) => {
      const { faults } = await import(url);
      return /** @type {{measure: string, what: string}[]} */ (faults(how));
    },
    { url: `${MEASURES}measures.js`, how },
  );
}

/** Tries cases, one after another, on one page. @param {Browser} browser @param {readonly Case[]} cases @param {string} [shots] */
async function tryAll(browser, cases, shots) {
  if (cases.length === 0) return { faults: [], complaints: [] };
  const isTouch = cases[0].size.touch ?? false;
  const context = await browser.newContext({
    baseURL: `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`,
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await makeMeasurable(context);
  // Nothing is left of the case before.
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    for (const store of [localStorage, sessionStorage]) store.clear();
  });
  // A window that fills the screen cannot be given another size.
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  context.setDefaultTimeout(LONGEST);
  const page = await context.newPage();
  const complaints = listen(page);
  /** @type {Fault[]} */
  const faults = [];
  // What takes long to change changes least.
  const order = (/** @type {Case} */ { state, size, theme, language }) =>
    `${state.page ?? ''} ${language} ${theme} ${size.name}`;
  const sorted = [...cases].sort((one, other) => (order(one) < order(other) ? -1 : 1));
  for (const each of sorted) {
    const found = await tryOne(page, each);
    faults.push(...found);
    if (shots !== undefined && found.length > 0) await shoot(page, found[0], shots);
    // What an author sets stays.
    if (each.state.isAnew) await page.goto('about:blank');
  }
  await context.close();
  return { faults, complaints };
}

/** @param {Page} page @param {Case} tried @returns {Promise<Fault[]>} */
async function tryOne(page, { state, size, place, theme, language }) {
  const link = `${state.page ?? ''}#${state.link.replaceAll(' ', '+')}${done(state, place)}`;
  const where = { state: state.name, size: size.name, place, theme, language, link };
  const inHall = place === 'hall';
  const how = { inHall, byTouch: size.touch ?? false, isTool: state.page === undefined };
  try {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    const isAnew = state.page === 'lesson.html' || state.isAnew === true;
    if (isAnew) await open(page, state, language);
    else await turnTo(page, state.page ?? '', language);
    if (!isAnew) await show(page, state.link, inHall);
    for (const act of state.acts ?? []) await act(page);
    const found = await faultsOf(page, how);
    return found.map((fault) => ({ ...where, ...fault }));
  } catch (error) {
    const [what] = String(error).split('\n');
    await page.goto('about:blank');
    return [{ ...where, measure: 'opens', what }];
  }
}

/** @param {Case['state']} state @param {Case['place']} place */
function done({ done: doing }, place) {
  const steps = [...(place === 'hall' ? ['press P'] : []), ...(doing === undefined ? [] : [doing])];
  return steps.length === 0 ? '' : ` (${steps.join(', ')})`;
}

/** Opens a page at a link. @param {Page} page @param {{page?: string, link: string}} at @param {string} language */
async function open(page, { page: path = '', link }, language) {
  await page.goto('about:blank');
  await page.goto(`./${path}#${link}&lang=${language}`);
  await page.locator(path === 'lesson.html' ? '#title' : 'plyscope-view .stage canvas').waitFor();
  // The page takes up a lecture that it was left at, and then has a name for this.
  if (path === '') await shareIsThere(page);
  // In a lesson, a view that is out of sight waits.
  await page.evaluate(() => {
    const views = /** @type {View[]} */ ([...document.querySelectorAll('plyscope-view')]);
    for (const view of views) view.startWork();
  });
}

/**
 * Opens a page in a language, unless it is there already, and nothing lies over it.
 * @param {Page} page
 * @param {string} path
 * @param {string} language
 */
async function turnTo(page, path, language) {
  const isThere = await page.evaluate(
    ({ path, language }) => {
      const root = document.querySelector('plyscope-view')?.shadowRoot;
      const isMade = document.querySelector('#lecture:not([hidden])') !== null;
      const isClear = root && !isMade && !root.querySelector('dialog[open], :popover-open');
      const isSame = location.pathname.split('/').at(-1) === path;
      return isClear && isSame && document.documentElement.lang === language;
    },
    { path, language },
  );
  const link = 'tree=[1,2]&algorithm=alpha-beta';
  if (!isThere) await open(page, { page: path, link }, language);
}

/** Shows what a link says, and nothing of what was there before. @param {Page} page @param {string} fragment @param {boolean} inHall */
async function show(page, fragment, inHall) {
  const { link } = read(fragment);
  const wanted = { ...INITIAL, panel: 'code', sheet: true, results: null, ...link };
  await page.evaluate(
    async ({ wanted, inHall }) => {
      const view = /** @type {View} */ (document.querySelector('plyscope-view'));
      const { session } = view;
      if (session === null) throw new Error('there is no session');
      view.presenting = false;
      session.dispatch({ type: 'predict', predicting: null });
      session.dispatch({ type: 'end-start' });
      session.dispatch({ type: 'select', nodes: [] });
      /** @type {any} */ (view.renderRoot).activeElement?.blur();
      const { trace, ...shown } = /** @type {any} */ (wanted);
      // So that all of the next picture is painted.
      await view.display({
        tree: '[1, 2]',
        algorithm: 'minimax',
        options: {},
        step: 0,
        compare: { panes: [], pace: 'step' },
      });
      await view.ready();
      const refusal = await view.display(shown);
      if (refusal && refusal.kind !== 'parse') throw new Error(JSON.stringify(refusal));
      if (trace) await view.openings.openTrace(trace.text, trace, true);
      view.predict(shown.predict ?? 'none');
      view.presenting = inHall;
      await view.ready();
    },
    { wanted, inHall },
  );
}

/** Waits until everything stands, and is painted anew. @param {Page} page */
const rest = (page) =>
  page.evaluate(async () => {
    const views = /** @type {View[]} */ ([...document.querySelectorAll('plyscope-view')]);
    const frames = async (/** @type {number} */ count) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    await Promise.all(views.map((view) => view.ready()));
    await frames(3);
    await Promise.all(views.map((view) => view.ready()));
    for (const view of views) view.picture.place?.stage.recolour();
    await frames(2);
  });

/** The number of pictures so far. */
let shot = 0;

/** @param {Page} page @param {Fault} fault @param {string} folder */
async function shoot(page, fault, folder) {
  mkdirSync(folder, { recursive: true });
  shot += 1;
  const name = `${shot}-${fault.measure}-${fault.state}-${fault.size}-${fault.place}`;
  await page.screenshot({ path: join(folder, `${name.replace(/[^\p{L}\p{N}-]+/gu, '_')}.png`) });
}
