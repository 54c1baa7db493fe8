/** The tools that edit the tree on the picture: the toolbar at the selected nodes, and their menu. */

import { unsafeCSS } from 'lit';
import text from './editing.css?inline';

export { toolbar } from './toolbar.js';
export { TreeMenu as Opened } from './tree-menu.js';

export const sheet = unsafeCSS(text);
