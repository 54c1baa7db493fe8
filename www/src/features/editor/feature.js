/** What helps with the text of the tree. */

import { unsafeCSS } from 'lit';
import text from './editor.css?inline';

export { marks, nodesIn } from './editor.js';

export const sheet = unsafeCSS(text);
