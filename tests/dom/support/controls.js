/** What controls do by themselves in a browser, and not in this document: options that come selected, buttons that open popovers. */

import { PropertySymbol } from './happy-dom.js';

/**
 * Which option of a list is chosen: the last that says so, or else the first that can be. The document's own rule goes by a list of
 * options that it remembers from before.
 */
function installOptions() {
  const option = /** @type {any} */ (HTMLOptionElement.prototype);
  const select = /** @type {any} */ (HTMLSelectElement.prototype);
  select[PropertySymbol.updateSelectedness] = function (/** @type {any} */ chosen) {
    const options = /** @type {any[]} */ ([...this.querySelectorAll('option')]);
    const said = options.filter((each) => each[PropertySymbol.selectedness]);
    const only = chosen ?? said.at(-1) ?? options.find((each) => !each.disabled);
    for (const each of options) each[PropertySymbol.selectedness] = each === only;
    this[PropertySymbol.selectedIndex] = options.indexOf(only);
  };
  const connect = option[PropertySymbol.connectedToNode];
  option[PropertySymbol.connectedToNode] = function () {
    connect.call(this);
    const isChosen = this.hasAttribute('selected') && !this[PropertySymbol.dirtyness];
    if (isChosen) this[PropertySymbol.selectNode]?.[PropertySymbol.updateSelectedness](this);
  };
}

/**
 * A press of a control, with what the browser does then.
 * @param {Element} element
 * @param {MouseEventInit} init
 */
export function activate(element, init) {
  const pressed = element.closest('button') ?? element;
  if (pressed instanceof HTMLButtonElement && pressed.disabled) return;
  const details = element.closest('summary')?.parentElement;
  const wasOpen = details?.hasAttribute('open');
  const goesOn = element.dispatchEvent(new MouseEvent('click', init));
  if (!goesOn) return;
  const target = pressed.getAttribute('popovertarget');
  const root = /** @type {ShadowRoot} */ (pressed.getRootNode());
  const sheet = target === null ? null : root.querySelector(`#${target}`);
  if (sheet instanceof HTMLElement) {
    if (pressed.getAttribute('popovertargetaction') === 'hide') sheet.hidePopover();
    else sheet.togglePopover();
  }
  if (!(details instanceof HTMLDetailsElement)) return;
  if (details.hasAttribute('open') === wasOpen) details.toggleAttribute('open');
  details.dispatchEvent(new Event('toggle'));
}

/** A button names its form in its own tree, which the document looks for in the whole page. */
function installForms() {
  const prototype = HTMLButtonElement.prototype;
  const own = /** @type {() => HTMLFormElement | null} */ (
    Object.getOwnPropertyDescriptor(prototype, 'form')?.get
  );
  Object.defineProperty(prototype, 'form', {
    configurable: true,
    get() {
      const root = /** @type {ShadowRoot} */ (this.getRootNode());
      const id = this.getAttribute('form');
      return id === null ? own.call(this) : root.querySelector(`#${id}`);
    },
  });
}

/** A script that presses a button opens its popover too. */
function installClick() {
  HTMLButtonElement.prototype.click = function () {
    activate(this, { bubbles: true, composed: true, cancelable: true });
  };
}

/** The attributes for screen readers that are read as properties. */
const ARIA = [
  'ariaCurrent',
  'ariaPressed',
  'ariaDisabled',
  'ariaExpanded',
  'ariaLabel',
  'ariaKeyShortcuts',
];

function installAria() {
  for (const name of ARIA) {
    const attribute = name.toLowerCase().replace(/^aria/, 'aria-');
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      get() {
        return this.getAttribute(attribute);
      },
      set(value) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
}

/** Puts all this in place. */
export function install() {
  installAria();
  installOptions();
  installClick();
  installForms();
}
