// An addition to Vite: a page says what no script can say, in every language: that its script has not come. The sentences
// stand in the locale files as all others do.

import { readdirSync } from 'node:fs';
import { messageOf } from './messages.mjs';

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
          .map((language) => `<p lang="${language}">${messageOf(locales, language, id)}</p>`)
          .join(''),
      ),
  };
}
