// What is known of a package whose code is shipped, and the licence texts in its folder.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../run.mjs';
import { plain } from './plain.mjs';
import { standardText } from './toolchain.mjs';

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string} licence an SPDX expression, as the package's manifest has it
 * @property {'npm' | 'crates.io' | 'Rust'} from
 * @property {string[]} texts
 */

/** The files that may hold a licence or a notice. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** The files of the other choices, where a package offers MIT and has its text. */
const OTHER_CHOICE = /apache|unlicense|copying/i;

/** Vite's own licence comes first in its file; those of the packages follow that work in its build, and in no page. */
const BUNDLED_IN_VITE = '\n# Licenses of bundled dependencies';

/**
 * The packages without a licence file, and whose they are. Their text is that of the licence which their manifest names.
 *
 * @type {Record<string, { licence: string, copyright: string }>}
 */
const WITHOUT_FILE = {
  // The file is at the root of its repository, above the folder that is published.
  'ts-rs': { licence: 'MIT', copyright: '2020 Aleph Alpha GmbH' },
  'cozy-chess': { licence: 'MIT', copyright: '2021 analog-hors' },
  'cozy-chess-types': { licence: 'MIT', copyright: '2021 analog-hors' },
  '@micropython/micropython-webassembly-pyscript': {
    licence: 'MIT',
    copyright: '2013-2025 Damien P. George and others',
  },
  // Likewise. Its licence names no holder, so this is the author in its manifest.
  '@fluent/bundle': { licence: 'Apache-2.0', copyright: 'Mozilla' },
};

/**
 * The texts that must go with a package's code.
 *
 * @param {{ name: string, licence: string | null | undefined, folder: string }} package_
 * @throws {Failure} if there is none
 */
export async function textsOf({ name, licence, folder }) {
  if (!licence) throw new Failure(`${name} is shipped, but its manifest names no licence`);
  const files = neededFiles(await readdir(folder), licence);
  if (files.length > 0) {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return texts.map((text) => plain(text.split(BUNDLED_IN_VITE)[0]));
  }
  const known = WITHOUT_FILE[name];
  if (known === undefined || known.licence !== licence) {
    throw new Failure(
      `${name} (${licence}) is shipped, but has no licence file: find its text, and add it to WITHOUT_FILE in tools/scripts/licences/packages.mjs`,
    );
  }
  return [await standardText(known.licence, known.copyright)];
}

/**
 * The files whose text must be given: of several licences to choose from MIT, if its text is there.
 *
 * @param {string[]} names of all files of a package
 * @param {string} licence
 */
export function neededFiles(names, licence) {
  const files = names.filter((name) => LICENCE_FILE.test(name)).sort();
  const choosesMit = /\bMIT\b/.test(licence) && files.some((name) => /mit/i.test(name));
  return choosesMit ? files.filter((name) => !OTHER_CHOICE.test(name)) : files;
}
