/** The menu of the selected nodes, at the pointer or beside the node with the keyboard. */

import { html, render } from 'lit';
import { actionOf, COMMANDS, commandsAt } from '../../input/commands.js';
import { keysOf } from '../../input/shortcuts.js';
import { rove } from '../../panels/roving.js';
import { renamingKeys, treeChoices } from '../../panels/tree-choices.js';
import { selection } from '../../session/selection.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { TreeChoice } from '../../panels/tree-choices.js' */
/** @import { Around } from '../dialog.js' */

export class TreeMenu {
  #element = document.createElement('div');
  /** What had the keyboard before. @type {HTMLElement | null} */
  #before = null;

  /** Whether a pointer was pressed in it: the finger that has opened it may lie on a choice when it is lifted. */
  #isPressed = false;
  /** Listens while the menu is open. */
  #abort = new AbortController();

  /** @param {Around['root']} root */
  constructor(root) {
    const element = this.#element;
    element.className = 'tree-menu sheet';
    // It closes only by hand: any other popover would close when the finger is lifted that has opened it.
    element.setAttribute('popover', 'manual');
    root.append(element);
    element.addEventListener('keydown', this.#keys);
    element.addEventListener('pointerdown', () => {
      this.#isPressed = true;
    });
    element.addEventListener('toggle', (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === 'closed') this.#giveBack();
    });
  }

  /** @param {Around} around @param {{x: number, y: number}} at a point of the picture, in CSS pixels of the stage */
  async open({ view, model: present }, at) {
    await view.updateComplete;
    const model = present();
    if (model === null) return;
    const element = this.#element;
    const root = /** @type {ShadowRoot} */ (element.getRootNode());
    const stage = root.querySelector('.stage')?.getBoundingClientRect();
    const before = root.activeElement;
    this.#before = before instanceof HTMLElement ? before : null;
    render(this.#content(model), element);
    element.showPopover();
    this.#isPressed = false;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const close = (/** @type {Event} */ event) => {
      if (!event.composedPath().includes(element)) element.hidePopover();
    };
    for (const type of ['pointerdown', 'focusin', 'wheel'])
      addEventListener(type, close, { signal, capture: true });
    const [left, top] = [(stage?.left ?? 0) + at.x, (stage?.top ?? 0) + at.y];
    // Keys stand beside the choices only for who has used one, and make them wider.
    this.#items[0]?.focus();
    const { offsetWidth, offsetHeight } = element;
    element.style.left = `${Math.max(0, Math.min(left, innerWidth - offsetWidth - 4))}px`;
    element.style.top = `${Math.max(0, Math.min(top, innerHeight - offsetHeight - 4))}px`;
  }

  close() {
    this.#abort.abort();
    if (this.#element.matches(':popover-open')) this.#element.hidePopover();
  }

  /** @returns {HTMLElement[]} */
  get #items() {
    return [...this.#element.querySelectorAll('button')];
  }

  /** @param {Model} model */
  #content(model) {
    const { say, state } = model;
    const nodes = selection(state);
    return html`
      <div role="menu" aria-label=${say('edit-tree')}>
        ${[...treeChoices(model, nodes), ...this.#forms(model, nodes), ...moreChoices(model, nodes)].map((choice) => this.#item(choice))}
      </div>
    `;
  }

  /** The forms of the toolbar. @param {Model} model @param {readonly number[]} nodes @returns {TreeChoice[]} */
  #forms({ say, search }, nodes) {
    const root = /** @type {ShadowRoot} */ (this.#element.getRootNode());
    // By its button, beside which the form then stands.
    const open = (/** @type {string} */ id) => () => {
      const button = root.querySelector(`.tree-toolbar [popovertarget=${id}]`);
      if (button instanceof HTMLElement) button.click();
    };
    const texts = say(nodes.length === 1 ? 'rename' : 'set-values');
    return [
      { id: 'rename', name: texts, keys: renamingKeys(nodes, search, say), make: open('rename') },
      { id: 'fill', name: say('fill'), keys: null, make: open('fill') },
    ];
  }

  /** @param {TreeChoice} choice */
  #item({ name, keys, make }) {
    /** @param {MouseEvent} event */
    const press = ({ detail }) => {
      const isByPointer = detail > 0;
      // The second press of a double-click was not meant for what has come under the pointer since.
      if (make === null || detail > 1 || (isByPointer && !this.#isPressed)) return;
      this.#element.hidePopover();
      make();
    };
    return html`
      <button type="button" role="menuitem" tabindex="-1" aria-disabled=${make === null} @click=${press}>
        <span>${name}</span> <kbd aria-hidden="true">${keys?.cap}</kbd>
      </button>
    `;
  }

  /** @param {KeyboardEvent} event */
  #keys = (event) => {
    const items = this.#items;
    const { activeElement } = /** @type {ShadowRoot} */ (this.#element.getRootNode());
    const ends = { Home: items[0], End: items.at(-1) }[event.key];
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') this.#element.hidePopover();
    else if (ends) ends.focus();
    else if (!rove(event, items, activeElement)) return;
    event.preventDefault();
  };

  /** Gives the keyboard back. */
  #giveBack() {
    this.#abort.abort();
    const { activeElement } = /** @type {ShadowRoot} */ (this.#element.getRootNode());
    // A choice may have moved the keyboard already.
    if (activeElement === null || this.#element.contains(activeElement)) this.#before?.focus();
    this.#before = null;
  }
}

/** The choices that change no tree by its nodes: others are selected, or more is asked. @param {Model} model @param {readonly number[]} nodes @returns {TreeChoice[]} */
function moreChoices(model, nodes) {
  const { search, say, dispatch } = model;
  const [node] = nodes;
  const on = { ...model, node };
  const shown = commandsAt('menu').filter((id) => COMMANDS[id].shown?.(on) ?? true);
  return shown.map((id) => {
    const isFolded = id === 'fold' && search.folding.isSymbol(node);
    const name = id === 'fold' ? say(isFolded ? 'unfold-below' : 'fold-below') : say(id);
    const make = () => {
      const action = actionOf(id, on);
      if (action !== null) dispatch(action);
    };
    return { id, name, keys: keysOf(id, say), make };
  });
}
