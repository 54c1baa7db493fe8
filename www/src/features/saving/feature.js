/** The form that saves files and pictures. */

import { unsafeCSS } from 'lit';
import text from './save.css?inline';

export { Save as Opened } from './save.js';

export const sheet = unsafeCSS(text);
