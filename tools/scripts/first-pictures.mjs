// The pictures that a page begins with, drawn in Node.

import { fromSources } from '../../packages/command/from-sources.js';
import { begin } from '../../packages/command/surroundings.js';
import { wordsFor } from '../../packages/command/words.js';
import { format, numeral } from '../../www/src/engine/score.js';
import { Search } from '../../www/src/engine/search.js';
import { coloursIn } from '../../www/src/features/figures/colours.js';
import { figure } from '../../www/src/features/figures/figure.js';
import { svg } from '../../www/src/features/figures/svg.js';
import { FIRST_TREE } from '../../www/src/session/choices.js';
import { labelsOf } from '../../www/src/session/labels.js';
import { defaults } from '../../www/src/session/state.js';
import { beginning } from '../../www/src/session/wanted.js';

/**
 * The start of the tree that the page begins with, as SVG, by the names of size and theme.
 *
 * @param {Record<string, { width: number, height: number }>} sizes
 * @param {readonly ('light' | 'dark')[]} themes
 */
export async function firstPictures(sizes, themes) {
  const catalogue = await begin(fromSources);
  const { say, point, locale } = await wordsFor([], { ...fromSources, languages: ['en'] });
  const { tree, algorithm } = beginning({ tree: FIRST_TREE }, undefined, catalogue);
  const search = new Search({ tree, algorithm, options: {} });
  const { labels, overlay } = defaults();
  const tokens = await fromSources.tokens();
  const source = {
    ...{ search, step: 0, labels, overlay, locale, say },
    score: (/** @type {number} */ units) => format(units, search.overview.decimals, point),
    numeral: (/** @type {string} */ text) => numeral(text, point),
    name: labelsOf(search, labels),
  };
  const pictures = Object.entries(sizes).flatMap(([size, look]) => {
    const picture = figure(source, look);
    return themes.map((theme) => [`${size}-${theme}`, svg(picture, coloursIn(tokens, theme))]);
  });
  search.free();
  return new Map(/** @type {[string, string][]} */ (pictures));
}
