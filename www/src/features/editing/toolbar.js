/** The toolbar of the selected nodes, below what is said of the step: buttons for the first choices, forms, and a menu of all choices. */

import { html } from 'lit';
import { COMMANDS } from '../../input/commands.js';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { button } from '../../panels/icon-button.js';
import { menu } from '../../panels/menu.js';
import { renamingKeys, treeChoices } from '../../panels/tree-choices.js';
import { selection } from '../../session/selection.js';
import { filling } from './filling.js';
import { labels, values } from './texts.js';

/** @import { Keys as Shortcut } from '../../input/shortcuts.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Keys } from '../../panels/tree.js' */

/** A pencil, a frame with a plus, bars that differ in height, and three dots. */
const ICONS = {
  rename: 'M4 16 15 5l4 4L8 20H4zM16.5 3.5l2-2 4 4-2 2z',
  several:
    'M4 4h4v2H6v2H4zM16 4h4v4h-2V6h-2zM4 16h2v2h2v2H4zM18 16h2v4h-4v-2h2zM11 8h2v3h3v2h-3v3h-2v-3H8v-2h3z',
  fill: 'M3 12h4v9H3zM10 4h4v17h-4zM17 8h4v13h-4z',
  more: 'M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z',
};

/**
 * @param {Model} model
 * @param {Pick<Keys, 'copy' | 'paste'>} keys what the clipboard does with the selected nodes, here too
 * @param {(at: {x: number, y: number}) => void} openMenu
 */
export function toolbar(model, { copy, paste }, openMenu) {
  const { say, state, search, dispatch } = model;
  const nodes = selection(state);
  const isOne = nodes.length === 1;
  const texts = isOne ? labels(model, nodes[0]) : values(model, nodes);
  const several = () => dispatch({ type: 'add-to-selection', adds: !state.adding });
  const shown = treeChoices(model, nodes).filter(({ id }) => COMMANDS[id].at?.includes('toolbar'));
  return html`
    <div
      class="tree-toolbar"
      role="toolbar"
      aria-label=${say('edit-tree')}
      @copy=${copy}
      @cut=${copy}
      @paste=${paste}
    >
      ${shown.map(({ id, name, keys, make }) =>
        button(name, COMMANDS[id].icon ?? '', make === null, () => make?.(), { keys }),
      )}
      ${form('rename', say(isOne ? 'rename' : 'set-values'), texts, renamingKeys(nodes, search, say))}
      ${form('fill', say('fill'), filling(model, nodes))}
      ${button(say('select-several'), ICONS.several, false, several, {
        kind: 'toggle',
        pressed: state.adding,
      })}
      <div @click=${(/** @type {Event} */ event) => openMenu(under(event))}>
        ${button(say('more-edits'), ICONS.more, false, () => {}, {
          keys: keysOf('more-edits', say),
        })}
      </div>
    </div>
  `;
}

/**
 * A button that opens a form.
 * @param {'rename' | 'fill'} id
 * @param {string} name
 * @param {unknown} sheet
 * @param {Shortcut | null} [keys]
 */
function form(id, name, sheet, keys = null) {
  const icon = html`
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[id]}></path></svg>
    <span class="visually-hidden">${name}</span>
  `;
  return menu({
    name: id,
    id,
    label: icon,
    title: withKey(name, keys),
    sheet,
    // What was typed for a node and not kept is not for the next one.
    toggled: (isOpen, sheet) => {
      if (!isOpen && id === 'rename') sheet.querySelector('form')?.reset();
    },
  });
}

/** The place under a button of the toolbar, as a point of the picture. @param {Event} event @returns {{x: number, y: number}} */
function under({ currentTarget }) {
  const element = /** @type {HTMLElement} */ (currentTarget);
  const { left, bottom } = element.getBoundingClientRect();
  const root = /** @type {ShadowRoot} */ (element.getRootNode());
  const stage = root.querySelector('.stage')?.getBoundingClientRect();
  return { x: left - (stage?.left ?? 0), y: bottom - (stage?.top ?? 0) };
}
