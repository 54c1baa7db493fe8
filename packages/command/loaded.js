/** The addresses in pages and style sheets: of files that they load, and of pages that they link to. Pure. */

import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { attribute, elementsIn, textIn } from './page.js';

/** @import { CSSToken } from '@csstools/css-tokenizer' */
/** @import { Document, Element } from './page.js' */

/**
 * @typedef {object} Found
 * @property {readonly string[]} loaded addresses
 * @property {readonly string[]} linked addresses: nothing is loaded from there until a reader goes there
 * @property {readonly string[]} modules the scripts that may import others
 */

/** The attributes that name what a page loads. @type {Record<string, readonly string[]>} */
const LOADED = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  'plyscope-view': ['src'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** Those that name several pictures, from which a browser takes one. @type {Record<string, string>} */
const SETS = { img: 'srcset', source: 'srcset', link: 'imagesrcset' };

/** The kinds of links that are loaded; most kinds only say what there is. */
const LOADING = /\b(stylesheet|icon|preload|modulepreload|prefetch|manifest)\b/i;

/** The functions of style sheets that name a file by a string. */
const NAMING = /^(url|src|(-webkit-)?image-set)$/i;

/** @param {Document} document @returns {Found} */
export function inPage(document) {
  const elements = elementsIn(document);
  const modules = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'type') === 'module',
  );
  const links = elements.filter(({ tagName }) => tagName === 'a' || tagName === 'area');
  return {
    loaded: elements.flatMap(loadedBy),
    linked: links.flatMap((element) => attribute(element, 'href') ?? []),
    modules: modules.flatMap((element) => attribute(element, 'src') ?? []),
  };
}

/** A file that is neither a page nor a style sheet names nothing. @type {Found} */
export const NOTHING = { loaded: [], linked: [], modules: [] };

/** @param {string} text @returns {Found} */
export const inStyles = (text) => ({ ...NOTHING, loaded: addressesIn(text) });

/** @param {Element} element */
function loadedBy(element) {
  const { tagName } = element;
  const styled = addressesIn(attribute(element, 'style') ?? '');
  if (tagName === 'style') return addressesIn(textIn(element));
  if (tagName === 'link' && !LOADING.test(attribute(element, 'rel') ?? '')) return styled;
  const names = Object.hasOwn(LOADED, tagName) ? LOADED[tagName] : [];
  const several = Object.hasOwn(SETS, tagName) ? (attribute(element, SETS[tagName]) ?? '') : '';
  return [...names.flatMap((name) => attribute(element, name) ?? []), ...inSet(several), ...styled];
}

/** The addresses in a `srcset`: what follows each is its width or density. @param {string} set */
const inSet = (set) =>
  [...set.matchAll(/(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address]) => address);

/** The addresses in a style sheet, or in an attribute `style`. @param {string} text */
function addressesIn(text) {
  /** @type {string[]} */
  const found = [];
  /** The functions that are open. @type {string[]} */
  const open = [];
  // The rule at whose beginning this is.
  let rule = '';
  for (const token of tokenize({ css: text })) {
    const address = addressOf(token, rule, open.at(-1) ?? '');
    if (address !== null) found.push(address);
    rule = ruleAfter(token, rule);
    const [type] = token;
    if (type === TokenType.Function) open.push(token[4].value);
    else if (type === TokenType.OpenParen) open.push('');
    else if (type === TokenType.CloseParen) open.pop();
  }
  return found;
}

/**
 * The address that a token is; null if it is not an address.
 * @param {CSSToken} token
 * @param {string} rule
 * @param {string} inside a function
 */
function addressOf(token, rule, inside) {
  // It names a language and not a file.
  if (rule === 'namespace') return null;
  if (token[0] === TokenType.URL) return token[4].value;
  if (token[0] !== TokenType.String) return null;
  return rule === 'import' || NAMING.test(inside) ? token[4].value : null;
}

/** @param {CSSToken} token @param {string} rule */
function ruleAfter(token, rule) {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return token[4].value.toLowerCase();
    case TokenType.Whitespace:
    case TokenType.Comment:
    case TokenType.Function:
      return rule;
    case TokenType.Ident:
      return rule === 'namespace' ? rule : '';
    default:
      return '';
  }
}
