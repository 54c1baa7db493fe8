/** The form for random trees. */

import { unsafeCSS } from 'lit';
import text from './generator.css?inline';

export { Generator as Opened } from './generator.js';

export const sheet = unsafeCSS(text);
