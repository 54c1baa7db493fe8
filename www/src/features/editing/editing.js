/** What a reader changes the tree with, on the picture: the toolbar at the selected nodes, and their menu. */

export { toolbar } from './toolbar.js';
export { TreeMenu } from './tree-menu.js';
