/** The program that a reader begins with: that of the search on show, as *Copy program* gives it, with the tree that the page gives it. */

import { labelsOf } from '../../session/labels.js';
import { orderOf } from '../../session/program-order.js';
import { isWritable } from './program.js';
import { factsOf } from './whole/facts.js';
import { INFINITE } from './whole/filling.js';
import { wholeProgram } from './whole-program.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Say } from '../../text/wording.js' */

/** A tree as a program is given it: its value, its name, its children. @typedef {[value: number | null, name: string, children: Tree[]]} Tree */

/** A node in JSON, as the core writes trees. @typedef {number | string | Json[] | {value?: number | string, name?: string, children?: Json[]}} Json */

/** @param {string} json a tree, as the core writes it */
export const treeOf = (json) => made(JSON.parse(json));

/** @param {Json} node @returns {Tree} */
function made(node) {
  if (Array.isArray(node)) return [null, '', node.map(made)];
  if (typeof node !== 'object') return [numberIn(node), '', []];
  const { value, name = '', children = [] } = node;
  return [value === undefined ? null : numberIn(value), name, children.map(made)];
}

/** @param {number | string} score */
const numberIn = (score) =>
  typeof score === 'number' ? score : score.startsWith('-') ? -Infinity : Infinity;

/**
 * The program; empty if there is none of this search.
 * @param {Search} search
 * @param {'python' | 'javascript'} language
 * @param {string} template of the language
 * @param {{say: Say, labels: Labels}} words
 */
export function startingProgram(search, language, template, words) {
  if (orderOf(search) === null || !isWritable(search)) return '';
  return wholeProgram(search, language, template, words, true);
}

/** The tree of a search in JSON. @param {Search} search */
export const jsonOf = (search) =>
  new TextDecoder().decode(search.ask((study) => study.tree_part(0, search.nodes.length)));

/**
 * What a program is given of a search: its tree, and tables of it.
 * @param {Search} search
 * @param {Labels} labels
 */
export function givenOf(search, labels) {
  const tree = treeOf(jsonOf(search));
  const order = orderOf(search);
  if (order === null || !isWritable(search)) return { tree, tables: {} };
  const facts = factsOf(search, order, labelsOf(search, labels));
  const bounded = (/** @type {number | null} */ value) =>
    value === null ? null : Math.max(-INFINITE, Math.min(value, INFINITE));
  return { tree, tables: { ...facts, values: facts.values.map(bounded), call: null } };
}
