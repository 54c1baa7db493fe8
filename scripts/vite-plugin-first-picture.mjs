// An addition to Vite: the page carries pictures of the tree that it begins with, made from the same search, scene and shapes as
// the view's own. They stand in a template, from which www/src/page/first-picture.js takes the one that fits.

import { fromSources } from '../command/from-sources.js';
import { begin } from '../command/surroundings.js';
import { wordsFor } from '../command/words.js';
import { format, numeral } from '../www/src/engine/score.js';
import { Search } from '../www/src/engine/search.js';
import { coloursIn } from '../www/src/features/figures/colours.js';
import { figure } from '../www/src/features/figures/figure.js';
import { svg } from '../www/src/features/figures/svg.js';
import { labelsOf } from '../www/src/session/labels.js';
import { defaults } from '../www/src/session/state.js';
import { beginning } from '../www/src/session/wanted.js';

/** @import { Plugin } from 'vite' */

/** The size of the tree's place on a laptop and on a phone, in CSS pixels. */
const SIZES = { wide: { width: 920, height: 512 }, narrow: { width: 390, height: 300 } };
const THEMES = /** @type {const} */ (['light', 'dark']);

/**
 * @param {string} page its file, such as `index.html`
 * @param {string} narrow the media query for the narrow picture
 * @returns {Plugin}
 */
export function firstPicturePlugin(page, narrow) {
  /** The pictures' files. @type {Map<string, string>} */
  const files = new Map();
  return {
    name: 'plyscope-first-picture',
    apply: 'build',
    async generateBundle() {
      for (const [name, source] of await firstPictures()) {
        const file = this.emitFile({ type: 'asset', name: `first-${name}.svg`, source });
        files.set(name, this.getFileName(file));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith(`/${page}`)
          ? html.replace('</main>', `${template(files, narrow)}\n    </main>`)
          : html,
    },
  };
}

/** The start of the tree that the page begins with, as SVG, by the names of size and theme. */
async function firstPictures() {
  const catalogue = await begin(fromSources);
  const { say, point, locale } = await wordsFor([], { ...fromSources, languages: ['en'] });
  const { tree, algorithm } = beginning({}, undefined, catalogue);
  const search = new Search({ tree, algorithm, options: {} });
  const { labels, overlay } = defaults();
  const tokens = await fromSources.tokens();
  const source = {
    ...{ search, step: 0, labels, overlay, locale, say },
    score: (/** @type {number} */ units) => format(units, search.overview.decimals, point),
    numeral: (/** @type {string} */ text) => numeral(text, point),
    name: labelsOf(search, labels),
  };
  const pictures = Object.entries(SIZES).flatMap(([size, look]) => {
    const picture = figure(source, look);
    return THEMES.map((theme) => [`${size}-${theme}`, svg(picture, coloursIn(tokens, theme))]);
  });
  search.free();
  return new Map(/** @type {[string, string][]} */ (pictures));
}

/** A picture for each theme. @param {ReadonlyMap<string, string>} files @param {string} narrow */
function template(files, narrow) {
  const pictures = THEMES.map((theme) => {
    const [wide, small] = Object.keys(SIZES).map((size) => `./${files.get(`${size}-${theme}`)}`);
    const source = `<source media="${narrow}" srcset="${small}" />`;
    return `<picture data-theme="${theme}">${source}<img src="${wide}" alt="" fetchpriority="high" /></picture>`;
  });
  return `<template id="first-picture">${pictures.join('')}</template>`;
}
