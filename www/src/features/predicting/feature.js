/** Questions to a learner. */

import { unsafeCSS } from 'lit';
import onPaper from './on-paper.css?inline';
import predicting from './predicting.css?inline';

export { click, marksOf, predict, press, veil } from './panel.js';

export const sheet = unsafeCSS([predicting, onPaper].join(''));
