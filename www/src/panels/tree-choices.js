/** What can be done with the selected nodes, in the order in which it is offered. */

import { keysOf } from '../input/shortcuts.js';
import { COMMANDS, change, copied, editOf, paste } from '../session/tree-commands.js';
import { copyText, readText } from '../text/copying.js';

/** @import { Keys } from '../input/shortcuts.js' */
/** @import { Model } from './model.js' */

/**
 * @typedef {object} TreeChoice
 * @property {string} id
 * @property {string} name
 * @property {Keys | null} keys that do the same at a node of the tree
 * @property {(() => unknown) | null} make null if it cannot be done with these nodes
 */

/** The commands that a key stands for. */
const WITH_KEYS = /** @type {const} */ (['add-child', 'add-sibling', 'delete', 'duplicate']);

/** @param {Model} model @param {readonly number[]} nodes ascending @returns {TreeChoice[]} */
export function treeChoices(model, nodes) {
  const { search, say, dispatch } = model;
  const commands = COMMANDS.map((command) => {
    const edit = editOf(command, nodes, search);
    const keyed = WITH_KEYS.find((each) => each === command);
    const keys = keyed === undefined ? null : keysOf(keyed, say);
    const make = edit && (() => change(dispatch, edit));
    return { id: command, name: say(`edit-${command}`), keys, make };
  });
  return [...commands, ...clipboard(model, nodes)];
}

/**
 * The keys that open the form of the texts; null where they do something else: at a leaf they open the field of its value.
 * @param {readonly number[]} selected
 * @param {Model['search']} search
 * @param {Model['say']} say
 */
export const renamingKeys = (selected, { nodes }, say) =>
  selected.length === 1 && !nodes.leaf[selected[0]] ? keysOf('rename', say) : null;

/** @param {Model} model @param {readonly number[]} nodes @returns {TreeChoice[]} */
function clipboard({ search, say, dispatch }, nodes) {
  const removal = editOf('delete', nodes, search);
  const refuse = () => dispatch({ type: 'refuse', error: { kind: 'no-clipboard' } });
  const copy = async () => {
    const done = await copyText(() => copied(nodes, search));
    if (!done) refuse();
    return done;
  };
  const cut = async () => {
    if (removal !== null && (await copy())) change(dispatch, removal);
  };
  const insert = async () => {
    const text = await readText();
    if (text === null) refuse();
    else if (text.trim() !== '') paste(dispatch, nodes, text);
  };
  return [
    { id: 'copy', name: say('edit-copy'), keys: keysOf('copy', say), make: copy },
    { id: 'cut', name: say('edit-cut'), keys: keysOf('cut', say), make: removal && cut },
    { id: 'paste', name: say('edit-paste'), keys: keysOf('paste', say), make: insert },
  ];
}
