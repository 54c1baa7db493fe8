/**
 * Selectors, as the page asks with them: for states of layers too, which the document does not know, and for a class or an attribute
 * much quicker than the document finds them by itself, since each rendering asks dozens of times for what is not there.
 */

import { PropertySymbol } from './happy-dom.js';

/** An element as it is looked at here. @typedef {Element & Record<symbol, any>} Looked */

/** An attribute, by a shorter way than the document's own; null if there is none. @param {Looked} element @param {string} name @returns {string | null} */
const attributeOf = (element, name) =>
  element[PropertySymbol.attributes][PropertySymbol.itemsByName].get(name)?.[0]?.[
    PropertySymbol.value
  ] ?? null;

/** The state of a layer, as an attribute that stands for it. @param {string} selector */
const known = (selector) =>
  selector.replace(
    /:(popover-open|modal|focus-within|focus-visible|focus)/g,
    (_, state) => STATES[state],
  );

/** The attributes that stand for states. @type {Record<string, string>} */
const STATES = {
  'popover-open': '[data-is-open]',
  modal: '[data-is-modal]',
  'focus-within': '[data-holds-keyboard]',
  'focus-visible': '[data-has-keyboard]',
  focus: '[data-has-keyboard]',
};

/** A tag, an id, classes and attributes of one element, and nothing else. */
const SIMPLE = /^([a-z][\w-]*)?(#[\w-]+)?((?:\.[\w-]+)*)((?:\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\])*)$/;

/** @type {Map<string, ((element: Looked) => boolean) | null>} */
const tests = new Map();

/** What a selector asks of one element; null if it asks for more than one. @param {string} selector */
function testOf(selector) {
  const found = tests.get(selector);
  if (found !== undefined) return found;
  const made = make(selector);
  tests.set(selector, made);
  return made;
}

/** @param {string} selector @returns {((element: Looked) => boolean) | null} */
function make(selector) {
  const parts = SIMPLE.exec(selector);
  if (parts === null || selector === '') return null;
  const [, tag, id, classes = '', attributes = ''] = parts;
  const names = classes.split('.').slice(1);
  const values = [...attributes.matchAll(/\[([\w-]+)(?:=(?:"([^"]*)"|([\w-]+)))?\]/g)].map(
    ([, name, quoted, plain]) => ({ name, value: quoted ?? plain }),
  );
  return (element) => {
    if (tag !== undefined && element.localName !== tag) return false;
    if (id !== undefined && attributeOf(element, 'id') !== id.slice(1)) return false;
    if (names.length > 0) {
      const own = attributeOf(element, 'class')?.split(/\s+/) ?? [];
      if (!names.every((name) => own.includes(name))) return false;
    }
    return values.every(({ name, value }) => {
      const is = attributeOf(element, name);
      return value === undefined ? is !== null : is === value;
    });
  };
}

/** @param {any} root @param {(element: Looked) => boolean} test @param {Looked[] | null} found all of them, or null for the first @returns {Looked | null} */
function search(root, test, found) {
  for (const element of root[PropertySymbol.elementArray]) {
    if (test(element)) {
      if (found === null) return element;
      found.push(element);
    }
    const inside = search(element, test, found);
    if (inside !== null) return inside;
  }
  return null;
}

/** The prototypes that have these methods: each kind of node has its own. */
function owners() {
  const host = document.createElement('div');
  const nodes = [
    host,
    document,
    document.createDocumentFragment(),
    host.attachShadow({ mode: 'open' }),
  ];
  const all = nodes.map((node) => {
    let each = Object.getPrototypeOf(node);
    while (!Object.hasOwn(each, 'querySelector')) each = Object.getPrototypeOf(each);
    return each;
  });
  return new Set(all);
}

/** Puts all this in place. */
export function install() {
  for (const prototype of owners()) {
    const { matches, closest, querySelector, querySelectorAll } = prototype;
    prototype.querySelector = function (/** @type {string} */ selector) {
      const test = testOf(known(selector));
      return test === null ? querySelector.call(this, known(selector)) : search(this, test, null);
    };
    prototype.querySelectorAll = function (/** @type {string} */ selector) {
      const test = testOf(known(selector));
      if (test === null) return querySelectorAll.call(this, known(selector));
      /** @type {Looked[]} */
      const found = [];
      search(this, test, found);
      return found;
    };
    if (matches === undefined) continue;
    prototype.matches = function (/** @type {string} */ selector) {
      const test = testOf(known(selector));
      return test === null ? matches.call(this, known(selector)) : test(this);
    };
    prototype.closest = function (/** @type {string} */ selector) {
      return closest.call(this, known(selector));
    };
  }
}
