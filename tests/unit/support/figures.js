/** Figures of a search, in English and in the colours of the page. */

import { readFileSync } from 'node:fs';
import { format, numeral } from '../../../www/src/engine/score.js';
import { coloursIn } from '../../../www/src/features/figures/colours.js';
import { labelsOf } from '../../../www/src/session/labels.js';
import { say } from './messages.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Source } from '../../../www/src/features/figures/figure.js' */

export const TOKENS = readFileSync(
  new URL('../../../www/src/styles/tokens.css', import.meta.url),
  'utf8',
);

export const LIGHT = coloursIn(TOKENS, 'light');

/**
 * @param {Search} search
 * @param {number} step
 * @param {Partial<Source>} [part]
 * @returns {Source}
 */
export const sourceOf = (search, step, part = {}) => ({
  ...{ search, step, say, numeral, locale: 'en', labels: 'names', overlay: 'none' },
  score: (units) => format(units, search.overview.decimals),
  name: labelsOf(search, 'names'),
  ...part,
});
