/** The gallery of algorithms. */

import { unsafeCSS } from 'lit';
import text from './algorithms.css?inline';

export { Algorithms as Opened } from './algorithms.js';

export const sheet = unsafeCSS(text);
