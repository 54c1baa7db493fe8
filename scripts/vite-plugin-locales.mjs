// An addition to Vite: a page says what no script can say, in every language: that its script has not come. The sentences
// stand in the locale files as all others do.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @import { Plugin } from 'vite' */

/** The mark in a page that a message takes the place of: `<!-- message: not-started -->`. */
const MARK = /<!-- message: ([\w-]+) -->/g;

/**
 * @param {string} locales the folder with a folder for each language
 * @returns {Plugin}
 */
export function localesPlugin(locales) {
  return {
    name: 'plyscope-locales',
    transformIndexHtml: (html) =>
      html.replace(MARK, (_, id) =>
        readdirSync(locales)
          .map((language) => `<p lang="${language}">${message(locales, language, id)}</p>`)
          .join(''),
      ),
  };
}

/**
 * @param {string} locales
 * @param {string} language
 * @param {string} id
 */
function message(locales, language, id) {
  const bundle = new FluentBundle(language);
  const text = readFileSync(join(locales, language, 'base.ftl'), 'utf8');
  bundle.addResource(new FluentResource(text));
  const value = bundle.getMessage(id)?.value;
  if (!value) throw new Error(`${language} has no message ${id}`);
  return bundle.formatPattern(value);
}
