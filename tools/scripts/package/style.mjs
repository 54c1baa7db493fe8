// plyscope.css: the size of views before they are defined, and a sentence in each language for the case that the script does not
// come.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../messages.mjs';

/** @param {string} www the folder with the sources */
export async function style(www) {
  const size = await readFile(join(www, 'src', 'styles', 'size.css'), 'utf8');
  const rules = await readFile(join(www, 'package', 'plyscope.css'), 'utf8');
  const locales = join(www, 'locales');
  const content = (/** @type {string} */ language) =>
    `content: ${JSON.stringify(messageOf(locales, language, 'not-started'))};`;
  const others = (await readdir(locales)).filter((language) => language !== 'en').sort();
  const sentences = others.map(
    (language) => `${late(`:lang(${language})`)} {\n  ${content(language)}\n}\n`,
  );
  return [awaited(size), rules, `${late('')} {\n  ${content('en')}\n}\n`, ...sentences].join('\n');
}

/**
 * The size of a view as rules for one that is not defined yet. As those inside of it, they give way to any rule of its page. There
 * are no parts yet that one could be as high as.
 *
 * @param {string} sheet
 */
export function awaited(sheet) {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\/\s*/g, '');
  const others = /^\s*(?!:host\b|@media\b)[^\s{}][^{};]*\{/m.exec(rules);
  if (others) throw new Error(`size.css is about the view alone, not about ${others[0]}`);
  return rules
    .replace(
      /:host(?:\(([^()]*)\))?(?= \{)/g,
      (_, those = '') => `:where(plyscope-view${those}:not(:defined))`,
    )
    .replaceAll(/^\s*height: auto;\n/gm, '');
}

/** What stands in a view that was never defined, unless its author has put something there. @param {string} language */
const late = (language) => `plyscope-view${language}:not(:defined):not(:has(*))::before`;
