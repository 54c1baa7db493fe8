// Actions on a page or a view and readings from it, by the names that a person sees.

import assert from 'node:assert/strict';
import { awaited, rest, until } from './clock.js';
import { activate } from './controls.js';
import { reset, takeComplaints } from './dom.js';
import { closeUppermost, focused } from './layers.js';

/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */

/** @typedef {Document | ShadowRoot | Element} Within */
/** @typedef {Record<string, string | number | boolean>} Shown attributes of a view, or the parts of an address */

/** The tree of most tests: two moves of two. */
export const SMALL = '[[3, 12], [2, 4]]';

/**
 * A view alone in a page, with everything around the tree; other attributes may be named.
 * @param {Shown} [attributes]
 * @returns {Promise<View>}
 */
export async function mount(attributes = {}) {
  await import('../../../www/src/element/embedding.js');
  reset();
  const view = /** @type {View} */ (document.createElement('plyscope-view'));
  /** @type {Shown} */
  const given = { controls: 'full', labels: 'numbers', lang: 'en', ...attributes };
  for (const [name, value] of Object.entries(given)) {
    if (value !== false) view.setAttribute(name, value === true ? '' : String(value));
  }
  document.body.append(view);
  await ready(view);
  // A view alone has the keys that are pressed in it.
  find('.stage')?.focus();
  return view;
}

/** Waits until a view shows all that it has been told. @param {View} [view] */
export async function ready(view = theView()) {
  await awaited(view.ready());
  await rest();
  await awaited(view.ready());
  await rest(2);
}

/** Waits until everything that is under way is on screen, with what it has opened. */
export async function settled() {
  await rest(4);
  const views = /** @type {View[]} */ ([...document.querySelectorAll('plyscope-view')]);
  await awaited(Promise.all(views.map(({ features }) => features?.settled())));
  await rest(4);
}

/** The view on the page. @returns {View} */
export function theView() {
  const view = document.querySelector('plyscope-view');
  assert.ok(view !== null, 'there is no view');
  return /** @type {View} */ (view);
}

/** A place, and the shadow roots in it. @param {Within} within @returns {Within[]} */
function rootsIn(within) {
  const own = within instanceof Element && within.shadowRoot ? [within.shadowRoot] : [];
  const below = [within, ...own].flatMap((root) => [...root.querySelectorAll('plyscope-view')]);
  return [
    within,
    ...own,
    ...below.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
}

/** All that a selector names, also inside views. @param {string} selector @param {Within} [within] */
export const all = (selector, within = document) =>
  /** @type {HTMLElement[]} */ (
    rootsIn(within).flatMap((root) => [...root.querySelectorAll(selector)])
  );

/** The one that a selector names, if there is one. @param {string} selector @param {Within} [within] @returns {HTMLElement | null} */
export const find = (selector, within = document) => all(selector, within)[0] ?? null;

/** The one that a selector names. @param {string} selector @param {Within} [within] */
export function the(selector, within = document) {
  const found = find(selector, within);
  assert.ok(found !== null, `there is no ${selector}`);
  return found;
}

/** Whether an element can be seen, as far as that does not depend on style sheets. @param {Element} element */
export function isVisible(element) {
  for (
    let each = /** @type {Node | null} */ (element);
    each !== null;
    each = each.parentNode ?? hostOf(each)
  ) {
    if (!(each instanceof Element)) continue;
    // The tools, and those of a hall, are a sheet on a phone only.
    const isClosed = each.matches(
      'dialog:not([open]), [popover]:not([data-is-open], .tools, .rest)',
    );
    const isFolded = each.parentElement?.matches('details:not([open])') && !each.matches('summary');
    if (each.hasAttribute('hidden') || isClosed || isFolded) return false;
  }
  return element.isConnected;
}

/** @param {Node} node */
const hostOf = (node) => (node instanceof ShadowRoot ? node.host : null);

/** The text of an element, as it is read. @param {Node | null} element */
export const textOf = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The name of an element for a screen reader. @param {Element} element */
export function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label.trim();
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return by
      .split(' ')
      .map((id) => textOf(root.querySelector(`#${id}`)))
      .join(' ');
  if (element.matches('input, select, textarea')) {
    const around =
      element.closest('label') ?? (element.id && root.querySelector(`label[for="${element.id}"]`));
    if (around) return labelText(around, element);
  }
  return textWithout(element, '[aria-hidden=true]') || (element.getAttribute('title') ?? '');
}

/** @param {Element} label @param {Element} field */
function labelText(label, field) {
  const copy = /** @type {Element} */ (label.cloneNode(true));
  for (const each of copy.querySelectorAll('input, select, textarea, [aria-hidden=true]'))
    each.remove();
  return textOf(copy) || (field.getAttribute('title') ?? '');
}

/** @param {Element} element @param {string} selector */
function textWithout(element, selector) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const each of copy.querySelectorAll(selector)) each.remove();
  return textOf(copy);
}

/** The elements of each role, besides those that name it. @type {Record<string, string>} */
const ROLES = {
  button: 'button:not([role]), summary',
  link: 'a[href]',
  combobox: 'select',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=number], input[type=search]',
  dialog: 'dialog',
  region: 'section[aria-label], section[aria-labelledby]',
  heading: 'h1, h2, h3, h4',
  row: 'tr',
  columnheader: 'th[scope=col]',
  rowheader: 'th[scope=row]',
  cell: 'td',
  listitem: 'li',
};

/**
 * All visible elements of a role, and of a name if one is given.
 * @param {string} role
 * @param {string | RegExp} [name]
 * @param {Within} [within]
 */
export function allOf(role, name, within = document) {
  const own = ROLES[role];
  return all(own === undefined ? `[role=${role}]` : `[role=${role}], ${own}`, within).filter(
    (each) => isVisible(each) && (name === undefined || isNamed(each, name)),
  );
}

/** @param {Element} element @param {string | RegExp} name */
function isNamed(element, name) {
  const own = nameOf(element);
  return typeof name === 'string' ? own === name : name.test(own);
}

/**
 * The visible element of a role and a name.
 * @param {string} role
 * @param {string | RegExp} [name]
 * @param {Within} [within]
 * @returns {HTMLElement}
 */
export function one(role, name, within = document) {
  const [found] = allOf(role, name, within);
  if (found !== undefined) return found;
  const others = allOf(role, undefined, within).map(nameOf).join(' · ');
  throw new assert.AssertionError({ message: `there is no ${role} ${name}, but ${others}` });
}

/** Whether there is a visible element of a role and a name. @param {string} role @param {string | RegExp} [name] @param {Within} [within] */
export const isThere = (role, name, within = document) => allOf(role, name, within).length > 0;

/** @param {string | RegExp} name @param {Within} [within] */
export const button = (name, within) =>
  /** @type {HTMLButtonElement} */ (one('button', name, within));

/** @param {string | RegExp} name @param {Within} [within] */
export const choice = (name, within) =>
  /** @type {HTMLSelectElement} */ (one('combobox', name, within));

/** @param {string | RegExp} name @param {Within} [within] */
export const field = (name, within) =>
  /** @type {HTMLInputElement} */ (one('textbox', name, within));

/** @param {string | RegExp} [name] @param {Within} [within] */
export const dialog = (name, within) =>
  /** @type {HTMLDialogElement} */ (one('dialog', name, within));

/** The sentence of the step. @param {Within} [within] */
export const sentence = (within) => textOf(one('status', 'What happens now', within));

/** @param {Within} [within] */
export const slider = (within) => /** @type {HTMLInputElement} */ (one('slider', 'Step', within));

/** The step on screen. */
export const step = () => Number(slider().value);

/** What keeps the keyboard where it is when it is pressed by a mouse. */
const FOCUSABLE = 'button, input, select, textarea, a[href], summary, [tabindex]';

/** Opens a part that is folded. @param {string} name @param {Within} within */
export async function unfold(name, within) {
  const summary = all('summary', within).find((each) => textOf(each).startsWith(name));
  assert.ok(summary, `nothing is folded as ${name}`);
  if (!summary.closest('details')?.open) await click(summary);
}

/**
 * Presses an element with the mouse.
 * @param {Element} element
 * @param {MouseEventInit & {twice?: boolean}} [how]
 */
export async function click(element, how = {}) {
  assert.ok(isVisible(element), `${nameOf(element)} cannot be seen`);
  const init = { bubbles: true, composed: true, cancelable: true, detail: 1, button: 0, ...how };
  element.dispatchEvent(
    new PointerEvent('pointerdown', { ...init, pointerType: 'mouse', buttons: 1 }),
  );
  const takes = element.dispatchEvent(new MouseEvent('mousedown', init));
  if (takes) takeFocus(element);
  element.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  activate(element, init);
  await settled();
}

/** @param {Element} element */
function takeFocus(element) {
  for (
    let each = /** @type {Node | null} */ (element);
    each !== null;
    each = each.parentNode ?? hostOf(each)
  ) {
    if (each instanceof HTMLElement && each.matches(FOCUSABLE)) return each.focus();
  }
  const before = focused();
  if (before instanceof HTMLElement) before.blur();
}

/** Keys as they are named, with the modifiers before them: `Shift+ArrowLeft`. @param {string} keys */
function keyOf(keys) {
  const parts = keys === '+' ? ['+'] : keys.split(/\+(?=.)/);
  const key = parts.pop() ?? '';
  const has = (/** @type {string} */ name) => parts.includes(name);
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  return {
    ...{ key: key === 'Space' ? ' ' : key, code },
    ...{
      shiftKey: has('Shift'),
      ctrlKey: has('Control'),
      altKey: has('Alt'),
      metaKey: has('Meta'),
    },
  };
}

/**
 * Presses a key where the keyboard is.
 * @param {string} keys `ArrowRight`, `Shift+ArrowLeft`, `Control+z`
 * @param {KeyboardEventInit} [more]
 * @returns {Promise<boolean>} whether the browser may do what it does with that key
 */
export async function press(keys, more = {}) {
  const target = focused() ?? document.body;
  const init = { ...keyOf(keys), ...more };
  const event = { ...init, bubbles: true, composed: true, cancelable: true };
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', event));
  if (goesOn) doByKey(target, init);
  (focused() ?? document.body).dispatchEvent(new KeyboardEvent('keyup', event));
  await settled();
  return goesOn;
}

/** What a browser does with a key that nothing has taken. @param {Element} target @param {ReturnType<typeof keyOf>} keys */
function doByKey(target, { key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') return void closeUppermost();
  if (key === 'Tab') return walkOn(shiftKey ? -1 : 1);
  const isPressed = target.matches(
    'button, summary, a[href], input[type=checkbox], input[type=radio]',
  );
  if (isPressed && (key === ' ' || (key === 'Enter' && !target.matches('input'))))
    return activate(target, { bubbles: true, composed: true, cancelable: true, detail: 0 });
  if (target instanceof HTMLInputElement && key === 'Enter') {
    target.dispatchEvent(new Event('change', { bubbles: true }));
    return void target.form?.requestSubmit();
  }
  const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isTyping && key.length === 1) put(target, target.value + key, false);
  else if (isTyping && key === 'Backspace') put(target, target.value.slice(0, -1), false);
}

/** What is on screen in its order, with what a page has put into a view where it stands there. @param {Node} root @returns {Element[]} */
function inOrder(root) {
  const own = root instanceof Element && root.shadowRoot ? root.shadowRoot : root;
  const children = root instanceof HTMLSlotElement ? slotted(root) : [...own.childNodes];
  return children.flatMap((each) => (each instanceof Element ? [each, ...inOrder(each)] : []));
}

/** @param {HTMLSlotElement} slot */
function slotted(slot) {
  const { host } = /** @type {ShadowRoot} */ (slot.getRootNode());
  return [...host.children].filter((each) => (each.getAttribute('slot') ?? '') === slot.name);
}

/** Everything that Tab leads to, in the order of the page. */
const stops = () =>
  /** @type {HTMLElement[]} */ (inOrder(document.body)).filter(
    (each) =>
      each.matches(FOCUSABLE) && isVisible(each) && !each.matches('[disabled], [tabindex="-1"]'),
  );

/** @param {number} by */
function walkOn(by) {
  const modal = all('dialog[data-is-modal]').at(-1);
  const list = stops().filter((each) => modal === undefined || modal.contains(each));
  const here = focused();
  const at = list.indexOf(/** @type {HTMLElement} */ (here));
  list[(at + by + list.length) % list.length]?.focus();
}

/** Types a text where the keyboard is, key by key. @param {string} text */
export async function type(text) {
  for (const key of text) await press(key);
}

/** @param {HTMLInputElement | HTMLTextAreaElement} target @param {string} value @param {boolean} isDone */
function put(target, value, isDone) {
  target.value = value;
  target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  if (isDone) target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in a field, and leaves it as it is then. @param {HTMLElement} target @param {string | number} value */
export async function fill(target, value) {
  target.focus();
  put(/** @type {HTMLInputElement} */ (target), String(value), true);
  await settled();
}

/** Chooses an option by its value or its name. @param {HTMLElement} target @param {string | number} option */
export async function choose(target, option) {
  const select = /** @type {HTMLSelectElement} */ (target);
  const options = [...select.options];
  const found =
    options.find(({ value }) => value === String(option)) ??
    options.find((each) => textOf(each) === option);
  assert.ok(found !== undefined, `${nameOf(select)} has no ${option}`);
  select.focus();
  select.value = found.value;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

/** Goes to a step by the slider. @param {number} to */
export async function goTo(to) {
  slider().value = String(to);
  slider().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

/** Opens a tab beside the tree, and leaves the keyboard where it is. @param {string} name */
export async function openTab(name) {
  const tab = one('tab', name);
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await settled();
  assert.equal(tab.getAttribute('aria-selected'), 'true');
}

/** The text of the tree, in its tab, which is opened for it. */
export async function openText() {
  await openTab('Tree as text');
  return until(() => allOf('textbox', 'Tree as text')[0], 'the text of the tree');
}

/** A button under *More*, which is opened for it. @param {string} name */
export async function underMore(name) {
  const more = the('.more > button');
  if (more.getAttribute('aria-expanded') !== 'true' && !isThere('button', name)) {
    if (!isVisible(more)) await click(button('Menu'));
    await click(more);
  }
  return button(name);
}

/** The button that names the tree, and opens all of them: its value is the preset’s id, or says that the tree is the reader’s own. */
export const trees = () => /** @type {HTMLButtonElement} */ (the('.opens-trees'));

/** Chooses a tree that comes along. @param {string} id of the preset */
export async function chooseTree(id) {
  await click(trees());
  const card = `dialog.trees [aria-labelledby="card-${id}"]`;
  await until(() => find(card), id);
  await click(the(card));
}

/** Opens the form and the language of the code, and returns the choice of the language. */
export async function openWritten() {
  const folded = find('.written:not([open]) > summary');
  if (folded !== null) await click(folded);
  return choice('Written in');
}

/** The item of a node in the tree that a screen reader has. @param {number} node @param {Within} [within] */
export const item = (node, within) => the(`[role=treeitem][data-node="${node}"]`, within);

/** What each item says. @param {Within} [within] */
export const items = (within) =>
  all('[role=treeitem]', within).map((each) => each.getAttribute('aria-label') ?? '');

/** The node that has the keyboard; null if none has. */
export function focusedNode() {
  const node = focused()?.closest('[role=treeitem]')?.getAttribute('data-node');
  return node == null ? null : Number(node);
}

/** The name of what has the keyboard; empty if nothing has. */
export function focusedName() {
  const element = focused();
  return element === null || element === document.body ? '' : nameOf(element);
}

/** Whether an element has the keyboard. @param {Element | null} element */
export const hasKeyboard = (element) => element !== null && focused() === element;

/** Whether a control says that it does nothing now. @param {Element} control */
export const isIdle = (control) =>
  control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled');

/** Gives the keyboard to a node. @param {number} node */
export async function visit(node) {
  // The tree's outline comes after its picture.
  await until(() => find(`[role=treeitem][data-node="${node}"]`), `node ${node}`);
  item(node).focus();
  await settled();
}

/** What a view tells its page, by the names of its events. @param {EventTarget} target @param {string[]} names */
export function hear(target, ...names) {
  /** @type {[string, any][]} */
  const heard = [];
  for (const name of names)
    target.addEventListener(name, (event) =>
      heard.push([name, /** @type {CustomEvent} */ (event).detail]),
    );
  return heard;
}

/** Nothing was complained of. */
export const checkComplaints = () => assert.deepEqual(takeComplaints(), []);

export { focused };
