/** What can be done with the selected nodes, in the order in which it is offered. */

import { copyText, readText } from '../input/clipboard.js';
import { COMMANDS, commandsAt } from '../input/commands.js';
import { keysOf } from '../input/shortcuts.js';
import { change, copied, editOf, paste } from '../session/tree-commands.js';

/** @import { CommandId } from '../input/commands.js' */
/** @import { Keys } from '../input/shortcuts.js' */
/** @import { Model } from './model.js' */

/**
 * @typedef {object} TreeChoice
 * @property {CommandId | 'fill'} id
 * @property {string} name
 * @property {Keys | null} keys that do the same at a node of the tree; null for none
 * @property {(() => unknown) | null} make null if it cannot be done with these nodes
 */

/** @param {Model} model @param {readonly number[]} nodes ascending @returns {(TreeChoice & {id: CommandId})[]} */
export function treeChoices(model, nodes) {
  const { search, say, dispatch } = model;
  const clipped = clipboard(model, nodes);
  return commandsAt('changes').map((id) => {
    const { message = id, edit: editAt } = COMMANDS[id];
    const edit = editAt?.(search, nodes) ?? null;
    const make = clipped[id] ?? (edit && (() => change(dispatch, edit)));
    return { id, name: say(message), keys: keysOf(id, say), make };
  });
}

/**
 * The keys that open the form of the texts; null where they do something else: at a leaf they open the field of its value.
 * @param {readonly number[]} selected
 * @param {Model['search']} search
 * @param {Model['say']} say
 */
export const renamingKeys = (selected, { nodes }, say) =>
  selected.length === 1 && !nodes.leaf[selected[0]] ? keysOf('rename', say) : null;

/** What is done with the clipboard. @param {Model} model @param {readonly number[]} nodes @returns {Partial<Record<CommandId, TreeChoice['make']>>} */
function clipboard({ search, dispatch }, nodes) {
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
  return { copy, cut: removal && cut, paste: insert };
}
