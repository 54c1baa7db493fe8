/** The commands that change the shape of a tree at a node, as edits of the core. */

import { after, CANCELLED } from './outcome.js';

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Action } from './update.js' */

/** @typedef {'add-child' | 'add-sibling' | 'delete' | 'duplicate' | 'wrap' | 'collapse' | 'name-all'} Command */

/** The commands in the order in which they are offered. @type {readonly Command[]} */
export const COMMANDS = [
  ...['add-child', 'add-sibling', 'delete'],
  ...['duplicate', 'wrap', 'collapse', 'name-all'],
].map((command) => /** @type {Command} */ (command));

/**
 * The edit that a command stands for at a node; null if it does not apply there.
 * @param {Command} command
 * @param {number} node
 * @param {Search} search
 * @returns {Edit | null}
 */
export function editOf(command, node, { nodes }) {
  const isRoot = nodes.parent[node] < 0;
  switch (command) {
    case 'add-child':
      return { 'add-child': { node } };
    case 'add-sibling':
      return isRoot ? null : { 'add-sibling': { node } };
    case 'delete':
      return isRoot ? null : { delete: { nodes: [node] } };
    case 'duplicate':
      return isRoot ? null : { duplicate: { node } };
    case 'wrap':
      return { wrap: { node } };
    case 'collapse':
      return nodes.leaf[node] ? null : { collapse: { node } };
    case 'name-all':
      return { 'name-all': {} };
  }
}

/**
 * The command of a key at a node of the tree; null for none.
 * @param {Pick<KeyboardEvent, 'key' | 'shiftKey'>} event
 * @returns {Command | null}
 */
export function commandOfKey({ key, shiftKey }) {
  if (key === 'Insert') return shiftKey ? 'add-sibling' : 'add-child';
  return key === 'Delete' && !shiftKey ? 'delete' : null;
}

/**
 * Changes the tree, or says why it cannot.
 * @param {(action: Action) => Outcome} dispatch
 * @param {Edit} edit
 * @param {boolean} [focuses] whether the keyboard goes to the node that the edit is about
 */
export const change = (dispatch, edit, focuses = false) =>
  after(dispatch({ type: 'edit-tree', edit, focuses }), (error) => {
    if (error !== null && error !== CANCELLED) dispatch({ type: 'refuse', error });
    return error;
  });
