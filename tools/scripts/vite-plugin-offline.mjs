// An addition to Vite: the service worker, which knows the files of the build that it belongs to.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { classicScript } from './classic-script.mjs';

/** @import { Plugin } from 'vite' */

/** What the worker imports. */
const FILES = 'virtual:plyscope/files';

/** Where the worker is in the build: in the folder of the page, which it serves. */
const WORKER = 'service-worker.js';

/** What belongs to the page; all else is for the pages of others. */
const OF_PAGE = /^(assets\/.*|[\w-]+\.(html|svg|webmanifest)|(THIRD-PARTY-)?LICENSES?)$/;

/** For browsers that keep a copy of a build from the dev server's address: they would show it in place of the sources. */
const REMOVAL = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', async () => {
  await registration.unregister();
  for (const each of await clients.matchAll()) each.navigate(each.url);
});
`;

/**
 * @param {string} worker its module
 * @returns {Plugin}
 */
export function offlinePlugin(worker) {
  let written = '';
  return {
    name: 'plyscope-offline',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(REMOVAL);
      });
    },
    writeBundle: ({ dir = '' }) => {
      written = dir;
    },
    // Only now is everything as it will be served; where nothing has been built, this is called too.
    closeBundle: async () => {
      if (written !== '') await writeWorker(written, worker);
    },
  };
}

/**
 * Writes the worker that knows the files of a folder.
 *
 * @param {string} folder
 * @param {string} module
 */
export async function writeWorker(folder, module) {
  const source = await classicScript(module, [filesPlugin(await filesIn(folder))]);
  await writeFile(join(folder, WORKER), source);
}

/** The names of the page's files, each with the hash by which browsers know its content. @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => OF_PAGE.test(name))
    .sort();
  const hashed = async (/** @type {string} */ name) => [
    name,
    `sha256-${hash(await readFile(join(folder, name)))}`,
  ];
  return Promise.all(names.map(hashed));
}

/** @param {string[][]} files @returns {Plugin} */
function filesPlugin(files) {
  const version = hash(JSON.stringify(files)).slice(0, 12);
  return {
    name: 'plyscope-files',
    resolveId: (id) => (id === FILES ? `\0${FILES}` : undefined),
    load: (id) =>
      id === `\0${FILES}`
        ? `export const version = ${JSON.stringify(version)}; export const files = ${JSON.stringify(files)};`
        : undefined,
  };
}

/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('base64');
