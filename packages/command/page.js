/** A page as its author has written it: its elements, and the files that they name. Pure. */

import { posix } from 'node:path';

/** @import { DefaultTreeAdapterTypes } from 'parse5' */

/** @typedef {DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document} Node */
/** @typedef {DefaultTreeAdapterTypes.Document} Document */
/** @typedef {DefaultTreeAdapterTypes.Element} Element */

/** Every element of a page, in order. @param {Node} node @returns {Element[]} */
export function elementsIn(node) {
  const own = 'tagName' in node ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...below.flatMap(elementsIn)];
}

/** The value of an attribute. @param {Element} element @param {string} name */
export const attribute = ({ attrs }, name) =>
  attrs.find((each) => each.name === name)?.value ?? null;

/** The text right in an element. @param {Element} element */
export const textIn = ({ childNodes }) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * The file that an address means, relative to the page's folder; null for what is elsewhere in the web, or in the page.
 * @param {string} address
 * @param {string} [from] the file that names it, also relative to that folder
 */
export function fileNamed(address, from = '') {
  const [path] = address.trim().split(/[?#]/, 1);
  if (path === '' || /^([a-z][\w+.-]*:|\/\/)/i.test(path)) return null;
  const name = decoded(path).replaceAll('\\', '/');
  return name.startsWith('/') ? name : posix.join(posix.dirname(from), name);
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where such a file is. @param {string} page @param {string} name */
export const beside = (page, name) => posix.join(posix.dirname(page.replaceAll('\\', '/')), name);
