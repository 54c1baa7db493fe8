/** Elements of SVG, before they are text in a file or nodes in a page. */

/** @typedef {Record<string, string | number | undefined>} Attributes */

/**
 * @typedef {object} Element_
 * @property {string} name
 * @property {Attributes} attributes those without a value are left out
 * @property {readonly (Element_ | string)[]} children
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Attributes} attributes
 * @param {readonly (Element_ | string)[]} [children]
 * @returns {Element_}
 */
export const element = (name, attributes, children = []) => ({ name, attributes, children });

/** An element as text. The children of the outermost stand in lines of their own. @param {Element_} element */
export function textOf({ name, attributes, children }) {
  const root = { xmlns: SVG, ...attributes };
  return `<${name}${written(root)}>\n${children.map(lineOf).join('\n')}\n</${name}>\n`;
}

/** An element or a text within another, as text in one line. @param {Element_ | string} child @returns {string} */
export function lineOf(child) {
  if (typeof child === 'string') return escaped(child);
  const { name, attributes, children } = child;
  const start = `<${name}${written(attributes)}`;
  return children.length === 0
    ? `${start}/>`
    : `${start}>${children.map(lineOf).join('')}</${name}>`;
}

/** An element as a node. @param {Element_} element @returns {SVGElement} */
export function nodeOf({ name, attributes, children }) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of present(attributes)) node.setAttribute(key, value);
  node.append(...children.map((child) => (typeof child === 'string' ? child : nodeOf(child))));
  return node;
}

/** @param {Attributes} attributes */
const written = (attributes) =>
  present(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');

/** The attributes that have a value, as text. @param {Attributes} attributes @returns {[string, string][]} */
const present = (attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? number(value) : value]],
  );

/** A number with as many digits as anybody can see. @param {number} value */
export const number = (value) => String(Math.round(value * 100) / 100);

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for XML, in which some characters must not stand at all. @param {string} text */
const escaped = (text) =>
  text
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (each) => ENTITIES[each]);
