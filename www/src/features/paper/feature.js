/** Exercises and handouts on paper. */

import { unsafeCSS } from 'lit';
import text from './paper.css?inline';

export { Paper as Opened } from './paper.js';

export const sheet = unsafeCSS(text);
