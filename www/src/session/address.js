/**
 * The fragment of an address, `#tree=…&algorithm=alpha-beta&step=12`. Switches have their own names; those at their
 * defaults are left out, as in the attribute `options`.
 */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { isRecipe } from '../engine/is-recipe.js';
import { AUTHORED, isAuthored, wrongPart } from './authored.js';
import { CODE_LANGUAGES } from './code-languages.js';
import { LABELS } from './labels.js';
import { isMoment } from './moment.js';

/** @import { PartErrorKind, PlyscopeError } from '../engine/errors.js' */
/** @import { Folds } from '../engine/folding.js' */
/** @import { Said } from './authored.js' */
/** @import { Labels } from './labels.js' */
/** @import { CodeLanguage } from './code-languages.js' */

/**
 * @typedef {object} OwnParts
 * @property {string} [tree] a preset's id, or a tree in any notation
 * @property {string} [algorithm]
 * @property {Record<string, string>} options
 * @property {number | string} [step] a number, or a moment: see `moment.js`
 * @property {number | string} [from] the first step or moment that one goes to
 * @property {number | string} [to] the last one
 * @property {string} [growth] the preset of the chart of growth, if it is opened
 * @property {Folds} [folds]
 * @property {readonly number[]} [breakpoints]
 * @property {readonly string[]} [lines] breakpoints at lines of the pseudocode
 * @property {number} [start] the stop of *Start here*: without a tree, as it begins
 * @property {string} [compare] the searches in panes: see `compared.js`
 * @property {Labels} [labels] what nodes are called
 * @property {CodeLanguage} [code] the language in which the search is written
 * @property {string} [lang] the language to speak, as a language tag
 * @property {string} [title] for the reader
 * @property {string} [note] for the reader
 * @property {string} [packed] the short form of all the others: see `packing.js`
 * @property {string} [lecture] the short form of a lecture, of which the first moment is shown: see `lecture/lecture.js`
 */

/** @typedef {OwnParts & Said} LinkParts */

/** The longest link, in characters: browsers cut off longer ones. */
export const LONGEST_LINK = 64_000;

/**
 * @typedef {{tree: string, algorithm: string, options: Readonly<Record<string, string>>, step: number | string,
 *   from?: number | string, to?: number | string, folds?: Folds, breakpoints?: readonly number[], lines?: readonly string[],
 *   compare?: string, labels?: Labels, code?: CodeLanguage, start?: number, lang?: string, title?: string, note?: string} & Said} Link what is on screen
 */

/** @param {Link} link */
export const write = (link) => fragment(partsOf(link));

/** What a link says apart from the tree, its description, a stop of *Start here* and what an author has arranged. @param {Link} link */
export const writePlace = (link) =>
  fragment(partsOf(link).filter(([name]) => !BESIDE_PLACE.includes(name)));

/** @type {readonly string[]} */
const BESIDE_PLACE = ['tree', 'title', 'note', 'lang', 'start', ...AUTHORED];

/** @param {string[][]} parts */
const fragment = (parts) =>
  `#${parts.map(([name, value]) => `${name}=${encode(name, value)}`).join('&')}`;

/** @param {Link} link */
function partsOf(link) {
  const { tree, algorithm, options, step, folds = NO_FOLDS, compare, start, lang = '' } = link;
  const { labels = LABELS[0], code = CODE_LANGUAGES[0], title, note, from = '', to = '' } = link;
  const breaks = [...(link.breakpoints ?? []), ...(link.lines ?? [])];
  const parts = [['tree', tree], ['algorithm', algorithm], ...Object.entries(options)];
  parts.push(['step', String(step)]);
  if (from !== '') parts.push(['from', String(from)]);
  if (to !== '') parts.push(['to', String(to)]);
  const folded = writeFolds(folds);
  if (folded !== '') parts.push(['fold', folded]);
  if (breaks.length > 0) parts.push(['break', breaks.join()]);
  if (compare) parts.push(['compare', compare]);
  if (labels !== LABELS[0]) parts.push(['labels', labels]);
  if (code !== CODE_LANGUAGES[0]) parts.push(['code', code]);
  if (start) parts.push(['start', String(start)]);
  for (const name of AUTHORED) if (link[name]) parts.push([name, link[name]]);
  if (lang !== '') parts.push(['lang', lang]);
  if (title) parts.push(['title', title]);
  if (note) parts.push(['note', note]);
  return parts;
}

/**
 * Escapes only what mail and chat would break a link at: brackets, commas, colons, semicolons and equals signs stay. In
 * a tree, a quiz, a name, a title and a note, + is a blank; nothing else has blanks, and there + is itself: `algorithm=mtd+inf`. A recipe
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
const hasBlanks = (name) => ['tree', 'quiz', 'student', 'title', 'note'].includes(name);

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
 * @returns {name is 'tree' | 'algorithm' | 'growth' | 'compare' | 'lang' | 'title' | 'note' | 'lecture'}
 */
const isText = (name) =>
  ['tree', 'algorithm', 'growth', 'compare', 'lang', 'title', 'note', 'lecture'].includes(name);

/** @param {Readonly<Record<string, string>>} options */
export const writeSwitches = (options) =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/**
 * What a link says, and what is wrong in it: a part that cannot be read is left out, and the others are read all the same. Of a
 * part that is there twice, the first counts.
 * @typedef {{link: LinkParts, wrong: PlyscopeError[]}} ReadLink
 */

/**
 * @param {string} fragment with or without its `#`
 * @returns {ReadLink}
 */
export function read(fragment) {
  /** @type {LinkParts} */
  // No prototype: any other name is a switch.
  const link = { options: Object.create(null) };
  /** @type {PlyscopeError[]} */
  const wrong = [];
  const seen = new Set();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const [name] = part.split('=', 1);
    const error = seen.has(name)
      ? { kind: /** @type {const} */ ('repeated'), name }
      : readPart(name, part.slice(name.length + 1), link);
    seen.add(name);
    if (error !== null) wrong.push(error);
  }
  return { link, wrong };
}

/**
 * Reads one part into the link, or returns what is wrong in it.
 * @param {string} name
 * @param {string} encoded
 * @param {LinkParts} link
 * @returns {PlyscopeError | null}
 */
function readPart(name, encoded, link) {
  let value = '';
  try {
    value = decode(name, encoded);
  } catch {
    return { kind: 'broken-escape', name };
  }
  if (isText(name)) link[name] = value;
  else if (name === 'z') link.packed = value;
  else if (isAuthored(name)) {
    const wrong = wrongPart(name, value);
    if (wrong !== null) return wrong;
    link[name] = value;
  } else if (Object.hasOwn(CHECKED, name)) {
    const { read, wrong } = CHECKED[name];
    const parts = read(value);
    if (parts === null) return { kind: wrong, value };
    Object.assign(link, parts);
  } else link.options[name] = value;
  return null;
}

/** A step, or a moment; null if it is neither. @param {'step' | 'from' | 'to'} name @param {string} value */
function placeIn(name, value) {
  if (/^\d{1,10}$/.test(value)) return { [name]: Number(value) };
  return isMoment(value) ? { [name]: value } : null;
}

/** @param {string} value */
function labelsIn(value) {
  const labels = LABELS.find((each) => each === value);
  return labels === undefined ? null : { labels };
}

/** @param {string} value */
function codeIn(value) {
  const code = CODE_LANGUAGES.find((each) => each === value);
  return code === undefined ? null : { code };
}

/** @param {string} value */
function foldsIn(value) {
  const folds = readFolds(value);
  return folds === null ? null : { folds };
}

/** @param {string} value */
function breaksIn(value) {
  const breaks = [...new Set(value.split(','))];
  if (!breaks.every((each) => /^\d{1,10}(\.\d{1,4})?$/.test(each))) return null;
  const nodes = breaks.filter((each) => !each.includes('.'));
  const lines = breaks.filter((each) => each.includes('.'));
  const breakpoints = [...new Set(nodes.map(Number))].sort((a, b) => a - b);
  return lines.length > 0 ? { breakpoints, lines } : { breakpoints };
}

/**
 * The parts that not every text can be: how each is read, with null for a malformed text, and the kind of error that this is.
 * @type {Record<string, {read: (value: string) => Partial<LinkParts> | null, wrong: PartErrorKind}>}
 */
const CHECKED = {
  step: { read: (value) => placeIn('step', value), wrong: 'wrong-step' },
  from: { read: (value) => placeIn('from', value), wrong: 'wrong-step' },
  to: { read: (value) => placeIn('to', value), wrong: 'wrong-step' },
  start: {
    read: (value) => (/^[1-6]$/.test(value) ? { start: Number(value) } : null),
    wrong: 'wrong-start',
  },
  labels: { read: labelsIn, wrong: 'wrong-labels' },
  code: { read: codeIn, wrong: 'wrong-code' },
  fold: { read: foldsIn, wrong: 'wrong-fold' },
  break: { read: breaksIn, wrong: 'wrong-break' },
};
