/** *Start here*. */

import { unsafeCSS } from 'lit';
import text from './start.css?inline';

export { start } from './start.js';

export const sheet = unsafeCSS(text);
