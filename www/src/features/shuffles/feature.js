/** The rank of the current order of children among shuffled orders. */

import { unsafeCSS } from 'lit';
import text from './shuffles.css?inline';

export { shuffles } from './shuffles.js';

export const sheet = unsafeCSS(text);
