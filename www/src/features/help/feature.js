/** Help. */

import { unsafeCSS } from 'lit';
import text from './help.css?inline';

export { Help as Opened } from './help.js';

export const sheet = unsafeCSS(text);
