/** What can be done with the selected nodes, in the order in which it is offered. */

import { copyText, readText } from '../input/clipboard.js';
import { keysOf } from '../input/shortcuts.js';
import { levelling, moveChild } from '../session/moving.js';
import { COMMANDS, change, copied, editOf, paste } from '../session/tree-commands.js';

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
  return [...commands, ...moves(model, nodes), ...clipboard(model, nodes)];
}

/** To another place among the siblings, or to another level. @param {Model} model @param {readonly number[]} nodes @returns {TreeChoice[]} */
function moves({ search, say, dispatch }, nodes) {
  const [node] = nodes;
  const { place, siblings } = search.nodes.place(node);
  /** @param {'move-left' | 'move-right'} id @param {number} to */
  const among = (id, to) => {
    const isPlace = nodes.length === 1 && to >= 0 && to < siblings;
    const make = isPlace ? () => moveChild({ search, dispatch }, node, to) : null;
    return { id, name: say(id), keys: keysOf(id, say), make };
  };
  /** @param {'level-up' | 'level-down'} id @param {'up' | 'down'} way */
  const level = (id, way) => {
    const edit = levelling(search, nodes, node, way);
    return {
      id,
      name: say(id),
      keys: keysOf(id, say),
      make: edit && (() => change(dispatch, edit)),
    };
  };
  return [
    ...[among('move-left', place - 1), among('move-right', place + 1)],
    ...[level('level-up', 'up'), level('level-down', 'down')],
  ];
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
