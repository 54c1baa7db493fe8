/** The chart of growth. */

import { unsafeCSS } from 'lit';
import text from './growth.css?inline';

export { Growth as Opened } from './growth.js';

export const sheet = unsafeCSS(text);
