// The npm packages whose modules are in the bundles.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure, ROOT } from '../run.mjs';
import { textsOf } from './packages.mjs';

/** @import { Shipped } from './packages.mjs' */

/** What Vite names a module that is in no file, but made by a package or a plugin. */
const VIRTUAL = '\0';

/**
 * The packages that modules belong to, each once.
 *
 * @param {Iterable<string>} modules their ids in the bundler
 * @returns {Promise<Shipped[]>}
 */
export async function npmPackages(modules) {
  const folders = [...modules].map(folderOf).filter((folder) => folder !== undefined);
  return Promise.all([...new Set(folders)].map(shipped));
}

/** The folder of a module's package; none for our own modules. @param {string} id */
function folderOf(id) {
  return id.startsWith(VIRTUAL) ? makersFolder(id.slice(VIRTUAL.length)) : packagesFolder(id);
}

/**
 * The folder of the package that made a virtual module: `vite/preload-helper.js` is Vite's, and shipped as all others are.
 *
 * @param {string} id
 */
function makersFolder(id) {
  const maker = id.split('/')[0];
  if (maker === 'plyscope') return undefined;
  const folder = join(ROOT, 'node_modules', maker);
  if (existsSync(folder)) return folder;
  throw new Failure(`the module ${id} is shipped, and nobody knows whose it is`);
}

/** @param {string} id */
function packagesFolder(id) {
  // The innermost: a package may have packages of its own.
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(dirname(id).replaceAll('\\', '/'))?.[0];
}

/** @param {string} folder @returns {Promise<Shipped>} */
async function shipped(folder) {
  /** @type {{ name: string, version: string, license?: string }} */
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { name, version, license = '' } = manifest;
  const texts = await textsOf({ name, licence: license, folder });
  return { name, version, licence: license, from: 'npm', texts };
}
