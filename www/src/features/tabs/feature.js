/** What stands in the tabs besides the running code, below it where a search has lists, and below the tree: the table of results. */

import { unsafeCSS } from 'lit';
import asking from './asking.css?inline';
import countersSheet from './counters.css?inline';
import orderSheet from './order.css?inline';
import resultsSheet from './results.css?inline';
import storySheet from './story.css?inline';
import textSheet from './tree-text.css?inline';

export { CONTENTS, lists } from './contents.js';
export { results } from './results.js';

export const sheet = unsafeCSS(
  [storySheet, countersSheet, orderSheet, asking, textSheet, resultsSheet].join('\n'),
);
