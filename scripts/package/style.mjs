// plyscope.css, with a sentence in each language for the case that the script does not come.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../messages.mjs';

/** @param {string} www the folder with the sources */
export async function style(www) {
  const rules = await readFile(join(www, 'package', 'plyscope.css'), 'utf8');
  const locales = join(www, 'locales');
  const content = (/** @type {string} */ language) =>
    `content: ${JSON.stringify(messageOf(locales, language, 'not-started'))};`;
  const others = (await readdir(locales)).filter((language) => language !== 'en').sort();
  const sentences = others.map(
    (language) => `${late(`:lang(${language})`)} {\n  ${content(language)}\n}\n`,
  );
  return [rules, `${late('')} {\n  ${content('en')}\n}\n`, ...sentences].join('\n');
}

/** What stands in a view that was never defined, unless its author has put something there. @param {string} language */
const late = (language) => `plyscope-view${language}:not(:defined):not(:has(*))::before`;
