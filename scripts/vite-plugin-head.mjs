// An addition to Vite: what the heads of all pages begin with stands in one file.

import { readFileSync } from 'node:fs';

/** @import { Plugin } from 'vite' */

/** The mark in a page that it takes the place of. */
const MARK = '<!-- head -->';

/**
 * @param {string} file
 * @returns {Plugin}
 */
export function headPlugin(file) {
  return {
    name: 'plyscope-head',
    transformIndexHtml: {
      // Before Vite looks for what a page refers to.
      order: 'pre',
      handler: (html) =>
        html.replace(MARK, () => readFileSync(file, 'utf8').trim().replaceAll('\n', '\n    ')),
    },
  };
}
