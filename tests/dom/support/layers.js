/** What lies over a page: dialogs and popovers, with what they do to the keyboard; and which element has that. */

import { PropertySymbol } from './happy-dom.js';

const FOCUSABLE =
  'button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), a[href], [tabindex]';

/** The open popovers. @type {Set<HTMLElement>} */
const open = new Set();

/** What had the keyboard before each layer. @type {WeakMap<Element, Element | null>} */
const before = new WeakMap();

/** The element that has the keyboard, inside all shadow roots. */
export function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** @param {HTMLElement} element @param {'open' | 'closed'} newState */
function toggle(element, newState) {
  const oldState = newState === 'open' ? 'closed' : 'open';
  const tell = (/** @type {string} */ type) => {
    element.dispatchEvent(Object.assign(new Event(type), { newState, oldState }));
  };
  tell('beforetoggle');
  if (newState === 'open') {
    if (element.popover === 'auto')
      for (const other of open)
        if (other.popover === 'auto' && !other.contains(element)) other.hidePopover();
    open.add(element);
  } else open.delete(element);
  // A browser tells of it later.
  queueMicrotask(() => tell('toggle'));
}

/** Gives the keyboard to what asks for it in a layer. @param {HTMLElement} layer @param {boolean} [isModal] */
function enter(layer, isModal = false) {
  before.set(layer, focused());
  const first =
    layer.querySelector('[autofocus]') ?? (isModal ? layer.querySelector(FOCUSABLE) : null);
  if (first instanceof HTMLElement) first.focus();
}

/** Gives the keyboard back to what had it before. @param {HTMLElement} layer */
function leave(layer) {
  const element = before.get(layer);
  const here = focused();
  const isInside =
    here !== null && (layer === here || layer.contains(here) || here === document.body);
  if (isInside && element instanceof HTMLElement && element.isConnected) element.focus();
}

/** @param {HTMLElement} element */
function show(element) {
  if (open.has(element)) return;
  toggle(element, 'open');
  element.setAttribute('data-is-open', '');
  enter(element);
}

/** @param {HTMLElement} element */
function hide(element) {
  if (!open.has(element)) return;
  toggle(element, 'closed');
  element.removeAttribute('data-is-open');
  leave(element);
}

/** @param {HTMLDialogElement} dialog */
function showModal(dialog) {
  if (dialog.open) return;
  dialog.setAttribute('open', '');
  dialog.setAttribute('data-is-modal', '');
  enter(dialog, true);
}

/** A method of an element, as a function of it. @param {(element: any, given: any) => void} act */
const method = (act) =>
  /** @this {unknown} @param {unknown} given */
  function (given) {
    act(this, given);
  };

function installPopovers() {
  Object.assign(HTMLElement.prototype, {
    showPopover: method(show),
    hidePopover: method(hide),
    togglePopover: method((element) => (open.has(element) ? hide(element) : show(element))),
  });
}

function installDialogs() {
  const { prototype } = HTMLDialogElement;
  const { close } = prototype;
  Object.assign(prototype, {
    showModal: method(showModal),
    close: method((dialog, value) => {
      if (!dialog.open) return;
      dialog.removeAttribute('data-is-modal');
      leave(dialog);
      close.call(dialog, value);
    }),
  });
}

/** Notes which element has the keyboard, and what it is in, for selectors. */
function noteKeyboard() {
  let marked = /** @type {Element[]} */ ([]);
  const mark = () => {
    for (const each of marked) for (const name of MARKS) each.removeAttribute(name);
    marked = [];
    const here = focused();
    if (here === null || here === document.body) return;
    here.setAttribute('data-has-keyboard', '');
    for (let each = /** @type {Node | null} */ (here); each !== null; each = above(each)) {
      if (!(each instanceof Element)) continue;
      each.setAttribute('data-holds-keyboard', '');
      marked.push(each);
    }
  };
  for (const type of ['focus', 'blur']) document.addEventListener(type, mark, { capture: true });
}

const MARKS = ['data-has-keyboard', 'data-holds-keyboard'];

/** @param {Node} node */
const above = (node) => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/**
 * What has the keyboard, as each root knows it. What is taken away has it no more.
 * @param {any} prototype
 */
function installActive(prototype) {
  const isDocument = prototype !== ShadowRoot.prototype;
  Object.defineProperty(prototype, 'activeElement', {
    configurable: true,
    get() {
      const node = /** @type {any} */ (document)[PropertySymbol.activeElement];
      for (let each = node?.isConnected ? node : null; each; ) {
        const root = each.getRootNode();
        if (root === this) return each;
        each = root.host;
      }
      return isDocument ? document.body : null;
    },
  });
}

/** Puts all this in place. */
export function install() {
  installActive(ShadowRoot.prototype);
  installActive(document);
  noteKeyboard();
  installPopovers();
  installDialogs();
}

/** Closes the uppermost layer, as Escape does; whether there is one. */
export function closeUppermost() {
  const popover = [...open].filter((each) => each.isConnected && each.popover === 'auto').at(-1);
  if (popover !== undefined) {
    popover.hidePopover();
    return true;
  }
  const dialog = dialogs().at(-1);
  if (dialog === undefined) return false;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}

/** The modal dialogs, in the document and in shadow roots. @param {ParentNode} [root] @returns {HTMLDialogElement[]} */
function dialogs(root = document) {
  const own = /** @type {HTMLDialogElement[]} */ ([...root.querySelectorAll('dialog[open]')]);
  const views = [...root.querySelectorAll('plyscope-view')];
  return [...own, ...views.flatMap(({ shadowRoot }) => (shadowRoot ? dialogs(shadowRoot) : []))];
}

/** Forgets what is open. */
export function reset() {
  open.clear();
}
