// The files of dist/ that pages load, and the ways in which they do not come.

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { TYPES } from '../../../tools/scripts/static-server.mjs';

/** @import { Page, Route } from '@playwright/test' */

const DIST = new URL('../../../dist/', import.meta.url);

/** Ways in which a file does not come. @type {Record<string, (route: Route) => Promise<void>>} */
export const FAULTS = {
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

/** A script that is loaded when it is opened, another one, a language, the first script, its style sheet, a module, a lesson. */
const MET_BY_ALL =
  /^assets\/(help|editor|sv|view|lessons-en-01-looking-away)-|^assets\/plyscope_wasm_bg-|^plyscope\.js$/;

/**
 * The ways in which a file is not to come: for one of each kind all of them, for the others one, by turns. A browser tells a page
 * the same of any script that it could not load.
 *
 * @param {string} name
 */
export function faultsFor(name) {
  const all = Object.entries(FAULTS);
  return MET_BY_ALL.test(name) ? all : [all[SHIPPED.indexOf(name) % all.length]];
}

/**
 * Files that no page loads, pages, what a browser without windows does not load, what else the package has, and the service
 * worker, which no test but its own is to have.
 */
const NOT_LOADED_HERE =
  /^(THIRD-PARTY-)?LICENSES?$|\.html$|\.svg$|\.webmanifest$|^service-worker\.js$|^plyscope\.((bundle|standalone|scorm|reveal)\.js|css)$|^(node|command|react)\.js$|^modules\/|\.d\.ts$|\.json$/;

export const SHIPPED = readdirSync(DIST, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replace(/.*\/dist\/?/, '')}/${entry.name}`.replace(/^\//, ''))
  .filter((name) => !NOT_LOADED_HERE.test(name))
  .sort();

/** @param {RegExp} names */
export const shipped = (names) => SHIPPED.filter((name) => names.test(name));

/** The name of a file without its hash. @param {string} name */
export const plain = (name) => name.replace(/-[\w-]{8}\./, '.');

/**
 * Lets a file fail from now on; returns what resolves when it was asked for.
 *
 * @param {Page} page
 * @param {string} name
 * @param {(route: Route) => Promise<void>} fail
 */
export async function miss(page, name, fail) {
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
