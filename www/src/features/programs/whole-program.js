/** The whole program of a search, in words of the current language. */

import { labelsOf } from '../../session/labels.js';
import { algorithmName } from '../../text/wording.js';
import { programOf } from './program.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Language } from '../../session/code-languages.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * The whole program of a search with its tree, in words of the current language.
 * @param {Search} search
 * @param {Language} language
 * @param {string} template of the language
 * @param {{say: Say, labels: Labels}} words
 * @param {boolean} [told] whether it is to run in *My program*
 */
export function wholeProgram(search, language, template, { say, labels }, told = false) {
  const unit = (10 ** -search.overview.decimals).toFixed(search.overview.decimals);
  return programOf(search, language, template, {
    told,
    title: algorithmName(search.overview.algorithm, say),
    nameOf: labelsOf(search, labels),
    words: {
      value: say('program-value'),
      best: say('program-best'),
      entered: say('program-entered'),
      evaluated: say('program-evaluated'),
      none: say('program-none'),
      units: say('program-units', { unit }),
      tree: say('program-tree'),
      helpers: say('program-helpers'),
      moves: say('program-moves'),
      search: say('program-search'),
    },
  });
}
