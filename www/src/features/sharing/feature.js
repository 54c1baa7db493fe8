/** The form that passes on what is on screen. */

import { unsafeCSS } from 'lit';
import text from './sharing.css?inline';

export { Sharing as Opened } from './sharing.js';

export const sheet = unsafeCSS(text);
