/** The tools that edit the tree on the picture: the toolbar at the selected nodes, and their menu. */

export { toolbar } from './toolbar.js';
export { TreeMenu } from './tree-menu.js';
