/** Questions to a learner. */

import { unsafeCSS } from 'lit';
import predicting from './predicting.css?inline';
import written from './written/written.css?inline';

export { Exercise } from './exercise.js';
export { click, marksOf, predict, press, veil } from './panel.js';

export const sheet = unsafeCSS([predicting, written].join(''));
