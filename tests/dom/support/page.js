/** The whole page in Node: its HTML, its modules, and an address. */

import { readFileSync } from 'node:fs';
import { awaited, rest, until } from './clock.js';
import { endListening, HOME, reset } from './dom.js';
import { arrive, follow } from './travel.js';
import { ready, theView } from './view.js';

/** @import { Shown } from './view.js' */

/** @param {string} name */
const bodyOf = (name) =>
  /<body[^>]*>(.*)<\/body>/s.exec(
    readFileSync(new URL(`../../../www/${name}`, import.meta.url), 'utf8'),
  )?.[1] ?? '';

/** The number of times that a page was loaded. */
let visits = 0;

/** @param {Shown} shown what an address names */
export const addressOf = (shown) =>
  `#${Object.entries(shown)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** @param {Shown | string} shown */
const fragmentOf = (shown) =>
  typeof shown === 'string' ? shown : Object.keys(shown).length === 0 ? '' : addressOf(shown);

/**
 * Comes to the page for the first time, at an address; nodes have their numbers, of which most tests speak.
 * @param {Shown | string} [shown]
 * @param {Record<string, string>} [stored] what the reader has chosen on an earlier visit
 */
export async function open(shown = '', stored = { labels: 'numbers' }) {
  reset();
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`plyscope-${name}`, value);
  await load(shown);
}

/**
 * Loads the page at an address, with all that earlier visits have kept.
 * @param {Shown | string} [shown]
 */
export async function load(shown = '') {
  visits += 1;
  arrive(`${HOME}${fragmentOf(shown)}`);
  document.title = '';
  const scope = /** @type {any} */ (globalThis);
  scope.layPage = (/** @type {string} */ selector) => {
    document.body.innerHTML = bodyOf('index.html');
    return document.querySelector(selector);
  };
  const page = '../../../www/src/page';
  await import(`${page}/main.js?visit=${visits}`);
  // All that the page still waits for would go on in the next one.
  await awaited(import(`${page}/page.js?visit=${visits}`));
  await until(() => theView().collection, 'the kept trees');
  await ready();
}

/** Leaves the page and comes back, to an address of its own or to none. @param {Shown | string} [shown] */
export async function reopen(shown = '') {
  await leave();
  await load(shown);
}

/** The same as a browser does it by itself. @param {Parameters<typeof reopen>} shown */
export async function reload(...shown) {
  const scope = /** @type {any} */ (globalThis);
  const { getEntriesByType } = performance;
  const navigation = Object.assign(new scope.PerformanceNavigationTiming(), { type: 'reload' });
  try {
    performance.getEntriesByType = () => /** @type {any} */ ([navigation]);
    await reopen(...shown);
  } finally {
    performance.getEntriesByType = getEntriesByType;
  }
}

/**
 * Opens another of the pages: a frame, the presenter's window, or the lessons.
 * @param {'embed' | 'presenter' | 'lesson'} name
 * @param {string} fragment
 */
export async function openOther(name, fragment = '') {
  const script = {
    embed: 'embed/embed',
    presenter: 'lecture/presenter',
    lesson: 'lessons/main',
  };
  visits += 1;
  arrive(`${HOME}${name}.html${fragment}`);
  const scope = /** @type {any} */ (globalThis);
  scope.layPage = (/** @type {string} */ selector) => {
    document.body.innerHTML = bodyOf(`${name}.html`);
    return document.querySelector(selector);
  };
  if (name !== 'embed') scope.layPage('body');
  await import(`../../../www/src/page/${script[name]}.js?visit=${visits}`);
  await rest();
}

/** Leaves the page; what it keeps stays. */
export async function leave() {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  await rest();
  theView().remove();
  document.body.replaceChildren();
  endListening();
}

/** Goes to another address on the page. @param {Shown | string} shown */
export async function show(shown) {
  follow(`${HOME}${fragmentOf(shown) || '#'}`);
  await rest();
  await ready();
}
