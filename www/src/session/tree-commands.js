/** The commands that change the shape of a tree at some nodes, as edits of the core. */

import { subtree } from '../engine/edits.js';
import { plainError } from '../engine/errors.js';
import { isOwn, isToRead, ownText } from '../engine/formats/known.js';
import { read } from '../engine/formats/read.js';
import { grownTree } from '../engine/games/growing.js';
import { gameOf } from '../engine/is-recipe.js';
import { after, CANCELLED, refusal } from './outcome.js';
import { topmost } from './selection.js';
import { wrapping } from './wrapping.js';

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Action } from './actions.js' */

/** @typedef {'add-child' | 'add-sibling' | 'delete' | 'duplicate' | 'wrap' | 'collapse' | 'name-all'} Command */

/** Each of several edits makes the whole tree anew: more nodes than this are not made at once. */
const MOST_MADE = 20_000_000;

/**
 * The edit that a command stands for at some nodes; null if it does not apply to all of them.
 * @param {Command} command
 * @param {readonly number[]} selected ascending
 * @param {Search} search
 * @returns {Edit | null}
 */
export function editOf(command, selected, search) {
  const all = WITH_ALL_BELOW.includes(command) ? topmost(selected, search) : selected;
  if (command === 'delete')
    return all.length > 0 && all[0] > 0 ? { delete: { nodes: [...all] } } : null;
  if (command === 'name-all') return editAt(command, 0, search);
  if (all.length * search.nodes.length > MOST_MADE) return null;
  if (command === 'wrap') return inOne(wrapping(all, search));
  const edits = all.map((node) => editAt(command, node, search));
  const possible = edits.flatMap((edit) => edit ?? []);
  return possible.length === edits.length && possible.length > 0 ? joined(possible) : null;
}

/** The commands that are about a node with all that is below it. @type {readonly Command[]} */
const WITH_ALL_BELOW = ['delete', 'duplicate', 'wrap', 'collapse'];

/**
 * Edits at several nodes as one.
 * @param {readonly Edit[]} edits in the order of their nodes, at least one
 * @returns {Edit}
 */
export function joined(edits) {
  // From the last node to the first, since no edit gives nodes before its own other numbers.
  return inOne([...edits].reverse());
}

/** Edits in turn as one. @param {Edit[]} edits at least one @returns {Edit} */
const inOne = (edits) => (edits.length === 1 ? edits[0] : { several: { edits } });

/**
 * @param {Exclude<Command, 'wrap'>} command
 * @param {number} node
 * @param {Search} search
 * @returns {Edit | null}
 */
function editAt(command, node, { nodes }) {
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
    case 'collapse':
      return nodes.leaf[node] ? null : { collapse: { node } };
    case 'name-all':
      return { 'name-all': {} };
  }
}

/**
 * Changes the tree, or says why it cannot.
 * @param {(action: Action) => Outcome} dispatch
 * @param {Edit} edit
 * @param {boolean} [focuses] whether the keyboard goes to the node that the edit is about
 */
export const change = (dispatch, edit, focuses = false) =>
  reported(dispatch, dispatch({ type: 'edit-tree', edit, focuses }));

/** Says why an edit could not be made. @param {(action: Action) => Outcome} dispatch @param {Outcome} outcome */
const reported = (dispatch, outcome) =>
  after(outcome, (error) => {
    if (error !== null && error !== CANCELLED) dispatch({ type: 'refuse', error });
    return error;
  });

/**
 * The selected nodes with all that is below them, as text: a tree in each line.
 * @param {readonly number[]} selected ascending
 * @param {Search} search
 * @throws {PlyscopeError}
 */
export const copied = (selected, search) =>
  topmost(selected, search)
    .map((node) => subtree(search, node))
    .join('\n');

/**
 * Puts the tree in a text below each selected node, or else the trees in its lines.
 * @param {(action: Action) => Outcome} dispatch
 * @param {readonly number[]} selected ascending
 * @param {string} text in any notation, or the recipe of a game, whose tree grows first
 * @param {boolean} [focuses] whether the keyboard goes to the first node that is pasted
 * @returns {Outcome}
 */
export function paste(dispatch, selected, text, focuses = false) {
  if (gameOf(text) === null) {
    const put = () => insert(dispatch, selected, text, focuses);
    // Trees in the lines of a text are none of one text.
    const isForeign = !linesOf(text).every(isOwn) && isToRead(text);
    return isForeign ? read(text).then(put) : put();
  }
  return grownTree(text).then(
    (tree) => insert(dispatch, selected, tree, focuses),
    (error) => reported(dispatch, error),
  );
}

/** The lines in which something stands. @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

/** @param {(action: Action) => Outcome} dispatch @param {readonly number[]} selected @param {string} text @param {boolean} focuses */
function insert(dispatch, selected, text, focuses) {
  const lines = linesOf(text);
  const whole = insertWhole(dispatch, selected, text, focuses);
  if (refusal(whole) === null || lines.length < 2) return reported(dispatch, ofPasted(whole));
  const each = dispatch({ type: 'edit-tree', edit: inserting(selected, lines), focuses });
  // What is wrong with the whole text says more than what is wrong with its first line.
  return refusal(each) === null ? each : reported(dispatch, ofPasted(whole));
}

/** @param {(action: Action) => Outcome} dispatch @param {readonly number[]} selected @param {string} text @param {boolean} focuses @returns {Outcome} */
function insertWhole(dispatch, selected, text, focuses) {
  try {
    return dispatch({ type: 'edit-tree', edit: inserting(selected, [ownText(text)]), focuses });
  } catch (error) {
    return plainError(error);
  }
}

/**
 * An outcome whose error says that it is about a pasted text, where that is what cannot be read: no field shows it.
 * @param {Outcome} outcome
 */
const ofPasted = (outcome) =>
  after(outcome, (error) => (error !== null && 'parse' in error ? pasted(error) : error));

/** @param {PlyscopeError} error */
const pasted = (error) => Object.assign({}, error, { pasted: true });

/** @param {readonly number[]} selected @param {readonly string[]} trees @returns {Edit} */
function inserting(selected, trees) {
  const edits = selected.flatMap((node) =>
    trees.map((tree) => /** @type {Edit} */ ({ 'insert-child': { node, tree } })),
  );
  return inOne(inTurn(edits, trees.length));
}

/**
 * Those of the last node first, since no edit gives nodes before its own other numbers.
 * @param {readonly Edit[]} edits
 * @param {number} each the number of edits at each node
 */
function inTurn(edits, each) {
  /** @type {Edit[]} */
  const turned = [];
  for (let from = edits.length - each; from >= 0; from -= each)
    turned.push(...edits.slice(from, from + each));
  return turned;
}
