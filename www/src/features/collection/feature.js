/** The kept trees. */

import { unsafeCSS } from 'lit';
import text from './collection.css?inline';

export { MyTrees as Opened } from './my-trees.js';

export const sheet = unsafeCSS(text);
