/**
 * The fragment of an address, `#tree=…&algorithm=alpha-beta&step=12`. Switches have their own names; those at their
 * defaults are left out, as in the attribute `options`.
 */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { isRecipe } from '../engine/is-recipe.js';
import { LABELS } from './labels.js';
import { isMoment } from './moment.js';

/** @import { Folds } from '../engine/folding.js' */
/** @import { Labels } from './labels.js' */

/**
 * @typedef {object} LinkParts
 * @property {string} [tree] a preset's id, or a tree in any notation
 * @property {string} [algorithm]
 * @property {Record<string, string>} options
 * @property {number | string} [step] a number, or a moment: see `moment.js`
 * @property {string} [growth] the preset of the chart of growth, if it is opened
 * @property {Folds} [folds]
 * @property {readonly number[]} [breakpoints]
 * @property {readonly string[]} [lines] breakpoints at lines of the pseudocode
 * @property {number} [start] the stop of *Start here*: without a tree, as it begins
 * @property {string} [compare] the searches in panes: see `compared.js`
 * @property {Labels} [labels] what nodes are called
 * @property {string} [lang] the language to speak, as a language tag
 * @property {string} [title] for the reader
 * @property {string} [note] for the reader
 * @property {string} [packed] the short form of all the others: see `packing.js`
 */

/** The longest link, in characters: browsers cut off longer ones. */
export const LONGEST_LINK = 64_000;

/**
 * @typedef {{tree: string, algorithm: string, options: Readonly<Record<string, string>>, step: number,
 *   folds?: Folds, breakpoints?: readonly number[], lines?: readonly string[],
 *   compare?: string, labels?: Labels, start?: number, lang?: string, title?: string, note?: string}} Link what is on screen
 */

/** @param {Link} link */
export const write = (link) => fragment(partsOf(link));

/** What a link says apart from the tree and its description. @param {Link} link */
export const writePlace = (link) =>
  fragment(partsOf(link).filter(([name]) => !['tree', 'title', 'note', 'lang'].includes(name)));

/** @param {string[][]} parts */
const fragment = (parts) =>
  `#${parts.map(([name, value]) => `${name}=${encode(name, value)}`).join('&')}`;

/** @param {Link} link */
function partsOf(link) {
  const { tree, algorithm, options, step, folds = NO_FOLDS, compare, start, lang = '' } = link;
  const { labels = LABELS[0], title, note } = link;
  const breaks = [...(link.breakpoints ?? []), ...(link.lines ?? [])];
  const parts = [['tree', tree], ['algorithm', algorithm], ...Object.entries(options)];
  parts.push(['step', String(step)]);
  const folded = writeFolds(folds);
  if (folded !== '') parts.push(['fold', folded]);
  if (breaks.length > 0) parts.push(['break', breaks.join()]);
  if (compare) parts.push(['compare', compare]);
  if (labels !== LABELS[0]) parts.push(['labels', labels]);
  if (start) parts.push(['start', String(start)]);
  if (lang !== '') parts.push(['lang', lang]);
  if (title) parts.push(['title', title]);
  if (note) parts.push(['note', note]);
  return parts;
}

/**
 * Escapes only what mail and chat would break a link at: brackets, commas, colons, semicolons and equals signs stay. In
 * a tree, a title and a note, + is a blank; nothing else has blanks, and there + is itself: `algorithm=mtd+inf`. A recipe
 * needs no blanks after its commas.
 * @param {string} name
 * @param {string} text
 */
function encode(name, text) {
  const short = name === 'tree' && isRecipe(text) ? text.replaceAll(', ', ',') : text;
  const plain = encodeURIComponent(short).replace(/%(5B|5D|2C|3A|3B|3D)/g, decodeURIComponent);
  return hasBlanks(name) ? plain.replace(/%20/g, '+') : plain.replace(/%2B/g, '+');
}

/** Whether a part of a link may have blanks. @param {string} name */
const hasBlanks = (name) => ['tree', 'title', 'note'].includes(name);

/** @param {string} name @param {string} text @throws {URIError} */
const decode = (name, text) =>
  decodeURIComponent(hasBlanks(name) ? text.replace(/\+/g, ' ') : text);

/**
 * Reads switches of an attribute, `cut=gt order=killer,history`. A comma followed by another name separates two
 * switches.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readSwitches(text) {
  const pairs = text.split(/[\s;]+|,(?=\s|$|[^\s,;=]+=)/).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/s, '')]),
  );
}

/**
 * Whether a part of a link is plain text.
 * @param {string} name
 * @returns {name is 'tree' | 'algorithm' | 'growth' | 'compare' | 'lang' | 'title' | 'note'}
 */
const isText = (name) =>
  ['tree', 'algorithm', 'growth', 'compare', 'lang', 'title', 'note'].includes(name);

/** @param {Readonly<Record<string, string>>} options */
export const writeSwitches = (options) =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/**
 * @param {string} fragment with or without its `#`
 * @returns {{link: LinkParts} | {error: {kind: 'broken-escape'} | {kind: 'wrong-step' | 'wrong-start' | 'wrong-labels', value: string}
 *   | {kind: 'wrong-fold' | 'wrong-break', value: string}
 *   | {kind: 'repeated', name: string}}}
 */
export function read(fragment) {
  /** @type {LinkParts} */
  // No prototype: any other name is a switch.
  const link = { options: Object.create(null) };
  const seen = new Set();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    let value = '';
    try {
      value = at < 0 ? '' : decode(name, part.slice(at + 1));
    } catch {
      return { error: { kind: 'broken-escape' } };
    }
    if (seen.has(name)) return { error: { kind: 'repeated', name } };
    seen.add(name);
    if (isText(name)) link[name] = value;
    else if (name === 'z') link.packed = value;
    else if (name === 'step') {
      const isNumber = /^\d{1,10}$/.test(value);
      if (!isNumber && !isMoment(value)) return { error: { kind: 'wrong-step', value } };
      link.step = isNumber ? Number(value) : value;
    } else if (name === 'start') {
      if (!/^[1-6]$/.test(value)) return { error: { kind: 'wrong-start', value } };
      link.start = Number(value);
    } else if (name === 'labels') {
      const labels = LABELS.find((each) => each === value);
      if (labels === undefined) return { error: { kind: 'wrong-labels', value } };
      link.labels = labels;
    } else if (name === 'fold') {
      const folds = readFolds(value);
      if (folds === null) return { error: { kind: 'wrong-fold', value } };
      link.folds = folds;
    } else if (name === 'break') {
      const breaks = [...new Set(value.split(','))];
      if (!breaks.every((each) => /^\d{1,10}(\.\d{1,4})?$/.test(each)))
        return { error: { kind: 'wrong-break', value } };
      const nodes = breaks.filter((each) => !each.includes('.'));
      link.breakpoints = [...new Set(nodes.map(Number))].sort((a, b) => a - b);
      const lines = breaks.filter((each) => each.includes('.'));
      if (lines.length > 0) link.lines = lines;
    } else link.options[name] = value;
  }
  return { link };
}
