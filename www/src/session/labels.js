/** What nodes are called: by their names, by letters where a tree has no names, or by their numbers in preorder. */

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */

/** @typedef {'names' | 'numbers'} Labels */

/** The labels on offer, the default first. @type {readonly Labels[]} */
export const LABELS = ['names', 'numbers'];

/** In a tree of more nodes than A to ZZ can name, a letter says no more than a number. */
const MOST_LETTERED = 26 + 26 * 26;

/** The edits after which nodes have other numbers, or the tree has a name. @type {readonly string[]} */
const NAMING = [
  'move',
  'add-child',
  'add-sibling',
  'delete',
  'duplicate',
  'insert-child',
  'insert-sibling',
  'relocate',
  'wrap',
  'collapse',
  'complete',
  'arrange',
  'name',
];

/** Whether nodes are called by letters that the tree itself does not have. @param {Search} search @param {Labels} labels */
const isLettered = ({ nodes }, labels) =>
  labels === 'names' && !nodes.hasNames && nodes.length <= MOST_LETTERED;

/**
 * What each node is called.
 * @param {Search} search
 * @param {Labels} labels
 * @returns {(node: number) => string}
 */
export function labelsOf(search, labels) {
  if (labels === 'numbers') return String;
  if (isLettered(search, labels)) return letters;
  return (node) => search.nodes.name(node) ?? String(node);
}

/**
 * An edit that leaves each node its letter: if it gives nodes other numbers, the letters become names of the tree first.
 * @param {Edit} edit
 * @param {Search} search
 * @param {Labels} labels
 * @returns {Edit}
 */
export function keepingLetters(edit, search, labels) {
  const edits = 'several' in edit ? edit.several.edits : [edit];
  const isNaming = edits.some((each) => NAMING.includes(Object.keys(each)[0]));
  if (!isNaming || !isLettered(search, labels)) return edit;
  return { several: { edits: [{ 'name-all': {} }, ...edits] } };
}

/** The letters of a number, as the core names nodes: A to Z, AA, AB and so on. @param {number} node */
function letters(node) {
  let text = '';
  for (let rest = node + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  return text;
}

/** The nodes of some names, as far as there are any. @param {readonly string[]} names @param {Search} search @param {Labels} labels @returns {ReadonlySet<number>} */
export function nodesCalled(names, search, labels) {
  if (names.length === 0) return NONE;
  return new Set(names.flatMap((name) => allCalled(name, search, labels).slice(0, 1)));
}

/** @type {ReadonlySet<number>} */
const NONE = new Set();

/**
 * The node of a name; null if there is none, or if several have it. Whoever reads numbers still finds a node by its name or letter, as
 * an article may call it. `#9` is the node with this number, and `D/K` the one called K below one called D.
 * @param {string} name
 * @param {Search} search
 * @param {Labels} labels
 */
export function nodeCalled(name, search, labels) {
  const [node, ...others] = allCalled(name, search, labels);
  return node === undefined || others.length > 0 ? null : node;
}

/**
 * All nodes of a name.
 * @param {string} name
 * @param {Search} search
 * @param {Labels} labels
 * @returns {number[]}
 */
export function allCalled(name, search, labels) {
  const called = (/** @type {string} */ one) => {
    const found = labelled(one, search, labels);
    return found.length > 0 || labels === 'names' ? found : labelled(one, search, 'names');
  };
  const found = called(name);
  if (found.length > 0) return found;
  const [, number] = /^#(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return Number(number) < search.nodes.length ? [Number(number)] : [];
  const [above, below] = [
    name.slice(0, name.lastIndexOf('/')),
    name.slice(name.lastIndexOf('/') + 1),
  ];
  if (!name.includes('/')) return [];
  const within = allCalled(above, search, labels);
  return called(below).filter((node) =>
    within.some((top) => top < node && node < search.nodes.end[top]),
  );
}

/** @param {string} name @param {Search} search @param {Labels} labels */
function labelled(name, search, labels) {
  const label = labelsOf(search, labels);
  const found = [];
  for (let node = 0; node < search.nodes.length; node += 1)
    if (label(node) === name) found.push(node);
  return found;
}
