/** What stands in the tabs besides the running code, and the lists below that. */

import { resultsButton } from '../../panels/results-button.js';
import { questions } from './asking.js';
import { counters } from './counters.js';
import { openList } from './open-list.js';
import { order } from './order.js';
import { story } from './story.js';
import { transpositionTable } from './table.js';
import { treeText } from './tree-text.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Typed } from '../../panels/tabs.js' */
/** @import { Panel } from '../../session/panels.js' */

/** The content of each tab but the code's. @satisfies {Record<Exclude<Panel, 'code'>, (model: Model, typed: Typed) => unknown>} */
export const CONTENTS = {
  ask: questions,
  order: (/** @type {Model} */ model, /** @type {Typed} */ { sampling }) => [
    counters(model),
    resultsButton(model),
    order(model, sampling),
  ],
  story,
  text: treeText,
};

/** The transposition table and the list of a best-first search. @param {Model} model */
export const lists = (model) => [transpositionTable(model), openList(model)];
