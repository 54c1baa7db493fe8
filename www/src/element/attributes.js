/**
 * The attributes of a view, each of which is a property too, in one table. From it come the element's properties, what is wrong
 * with a value, and, in `tools/scripts/package`, the types and the texts for authors. Pure.
 */

import { GAUGE, REVEAL, wrongValue } from '../session/authored.js';
import { FIELDS, wrongText } from '../session/exhibit.js';
import { LABELS } from '../session/labels.js';
import { PANEL_NAMES, panelNamesIn, panelsIn } from '../session/panels.js';
import { SPEEDS } from '../session/state.js';
import { readSwitches } from '../session/switches.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { State } from '../session/state.js' */

/**
 * Who considers what an attribute says: the search that is wanted (`wants.js`); the session, the exercise, or the view's own
 * look (`settings.js`); the view itself, if it is a mode of a hall, which is on where the attribute is there.
 * @typedef {'search' | 'session' | 'exercise' | 'look' | 'mode'} Owner
 */

/**
 * @typedef {object} Row
 * @property {keyof typeof READ | 'mode'} is how its value is read
 * @property {Owner} to
 * @property {readonly string[]} [values] the right ones, or the right words, if they are few
 * @property {string} [initial] what is meant where nothing is said
 * @property {true} [stays] what it says stays on screen when it is taken away
 * @property {true} [reflects] the attribute follows the property
 * @property {keyof State} [field] what it sets in the session's state, if that has another name
 * @property {(text: string) => unknown} [meant] what the field is set to, if not to the property
 */

/** One row for each. If a link says the same, its check is that of the link. @satisfies {Record<string, Row>} */
const TABLE = {
  tree: { is: 'tree', to: 'search', initial: 'swedish-51', stays: true },
  src: { is: 'text', to: 'search' },
  algorithm: { is: 'text', to: 'search', initial: 'alpha-beta', stays: true },
  step: { is: 'moment', to: 'search', initial: '0', stays: true },
  from: { is: 'moment', to: 'search' },
  to: { is: 'moment', to: 'search' },
  autoplay: { is: 'flag', to: 'look' },
  loop: { is: 'flag', to: 'session', field: 'loops' },
  speed: { is: 'number', to: 'session', values: SPEEDS.map(String), initial: '2' },
  options: { is: 'switches', to: 'search' },
  controls: {
    is: 'choice',
    to: 'look',
    values: ['none', 'bar', 'full'],
    initial: 'bar',
    reflects: true,
  },
  panels: { is: 'words', to: 'session', values: PANEL_NAMES, meant: panelsIn, reflects: true },
  editable: { is: 'flag', to: 'session', initial: 'true' },
  keys: { is: 'choice', to: 'session', values: ['all', 'none'], initial: 'all' },
  wheel: { is: 'choice', to: 'look', values: ['focus', 'always', 'none'], initial: 'focus' },
  gauge: { is: 'choice', to: 'session', values: GAUGE, initial: 'auto' },
  loading: { is: 'choice', to: 'look', values: ['eager', 'lazy'], initial: 'eager' },
  quiz: { is: 'words', to: 'exercise', reflects: true },
  questions: { is: 'count', to: 'exercise' },
  attempts: { is: 'count', to: 'exercise', initial: '1' },
  reveal: { is: 'choice', to: 'exercise', values: REVEAL, initial: 'always' },
  student: { is: 'text', to: 'exercise' },
  labels: { is: 'choice', to: 'search', values: LABELS, initial: 'names' },
  fold: { is: 'folds', to: 'search', initial: 'auto' },
  heading: {
    is: 'choice',
    to: 'look',
    values: ['1', '2', '3', '4', '5', '6', 'none'],
    initial: '2',
  },
  presenting: { is: 'mode', to: 'mode' },
  blank: { is: 'mode', to: 'mode' },
  lang: { is: 'text', to: 'look' },
  theme: {
    is: 'choice',
    to: 'look',
    values: ['auto', 'light', 'dark', 'contrast', 'contrast-dark'],
    reflects: true,
  },
};

/** @typedef {keyof typeof TABLE} Attribute */
/** @template {Owner} O @typedef {{[K in Attribute]: (typeof TABLE)[K]['to'] extends O ? K : never}[Attribute]} To */
/** @typedef {To<'session' | 'exercise' | 'look'>} Setting */

/**
 * What is read from each property.
 * @typedef {{[K in Attribute]: (typeof TABLE)[K]['is'] extends 'flag' | 'mode' ? boolean
 *   : (typeof TABLE)[K]['is'] extends 'moment' | 'number' ? number | string : string}} Properties
 */

/** @type {Readonly<Record<Attribute, Row>>} */
export const ATTRIBUTES = TABLE;

export const NAMES = /** @type {readonly Attribute[]} */ (Object.keys(TABLE));

/**
 * What authors are told of each, in Markdown; `{values}` stands for the row's, `{languages}` for those that there are. Nothing on a page reads it, so that no script of
 * the build carries it.
 * @type {Readonly<Record<Attribute, string>>}
 */
export const TEXTS = {
  tree: "the tree, in any notation or as a recipe, or a preset's name; `swedish-51` if left out",
  src: 'the address of a file with the tree, in any notation, or of a trace, whose search is shown; ignored while `tree` is set',
  algorithm:
    'one of [the searches](#the-searches); if left out, `alpha-beta`, unless the preset has its own',
  step: 'how many events have happened, from 0 (the default) to the property `steps`; or a moment, such as `cutoff:1`',
  from: 'a step or a moment: readers go no further back; the start, if left out',
  to: 'a step or a moment: readers go no further; the end, if left out',
  autoplay: 'plays once the view is in sight, except for readers who prefer reduced motion',
  loop: 'after `to`, playing begins again at `from`',
  speed: 'how many steps are played per second: `0.5`, `1`, `2` (the default), `4`, `8`, `16`',
  options:
    'switches, `cut=gt order=reversed`; [their names](#from-a-terminal) are those of the command line',
  controls:
    '`none`; `bar` (the default): stepping only; `full`: choices, counters and the tree as text too',
  panels:
    'some of `{values}`: these tabs beside the tree, in this order, or below it in a narrow column; with `full`, no others',
  editable: '`false`: readers cannot change the tree',
  keys: '`all` (the default): shortcuts work while the view has the keyboard; `none`: only the keys of the focused button or slider do',
  wheel:
    '`focus` (the default): it zooms the tree while the view has the keyboard; `always`; `none`: it only scrolls the page',
  gauge: '`auto` (the default); `none`: α and β stand at their nodes, without the ruler',
  loading: '`eager` (the default); `lazy`: nothing is loaded until the view comes near',
  quiz: 'an [exercise](#exercises) that asks about some of `cut skipped window returns`; `paper`: about everything at once, as with pen and paper',
  questions: 'how many questions an exercise has at most; all, if left out',
  attempts:
    'how often each question may be answered (one of yes or no, only once; a paper is handed in once): `1` (the default) or more',
  reveal: '`always` (the default); `never`: a learner cannot have the answer revealed',
  student: 'who answers; `{student}` in a recipe becomes a number made from it',
  labels:
    '`names` (the default): names, and letters where the tree has none; `numbers`: numbers in preorder',
  fold: 'the subtrees that are folded, by the numbers of their roots: `12,40`; `auto` (the default): those that do not fit; `none`',
  heading:
    'the level of its headings in your page, `1` to `6`; `2` if left out; `none`: screen readers have none of them',
  presenting: 'presenter mode, in which the tree fills the window',
  blank: 'in presenter mode, hides values and counters',
  lang: "one of `{languages}`, as a language tag, instead of the page's or the browser's",
  theme:
    "`light`, `dark`, `contrast` or `contrast-dark` instead of the system's, or `auto`: as the page's `color-scheme`",
};

/** The values of a property that is on or off. */
const FLAG = ['true', 'false'];

/** What is set, as it is kept. What means nothing stays what it is, for the error. */
const READ = {
  tree: textOf,
  text: textOf,
  choice: textOf,
  flag: flagOf,
  number: (/** @type {unknown} */ value) => textOf(value).trim(),
  count: (/** @type {unknown} */ value) => textOf(value).trim(),
  moment: stepOf,
  switches: switchesOf,
  words: (/** @type {unknown} */ value) => joined(value, ' '),
  folds: (/** @type {unknown} */ value) => joined(value, ','),
};

/**
 * What an author sets a property to, as it is kept; undefined if what is on screen stays.
 * @param {Attribute} name
 * @param {unknown} value
 */
export function readAs(name, value) {
  const { is, stays } = ATTRIBUTES[name];
  if (is === 'mode' || (stays && (value === null || value === undefined))) return undefined;
  return READ[is](value);
}

/**
 * What is wrong with an attribute, apart from what only a search can tell; null if nothing is.
 * @param {Attribute} name
 * @param {unknown} value as it is kept
 * @returns {PlyscopeError | null}
 */
export function wrongAttribute(name, value) {
  const text = textOf(value);
  const { is, stays, values = is === 'flag' ? FLAG : undefined } = ATTRIBUTES[name];
  if (values !== undefined) {
    const words = is === 'words' ? panelNamesIn(text) : [text];
    return wrongValue(name, words.find((word) => !values.includes(word)) ?? '', values);
  }
  const isSaid = text !== '' || stays === true;
  return isSaid && Object.hasOwn(FIELDS, name) ? wrongText(name, text) : null;
}

/**
 * A property's value as text: authors also set numbers, arrays and objects. What is not text, and cannot be made one, is
 * named by its type, for the error.
 * @param {unknown} value
 */
function textOf(value) {
  if (value === null || value === undefined) return '';
  try {
    const json = typeof value === 'object' ? JSON.stringify(value) : undefined;
    return json ?? String(value);
  } catch {
    return typeof value;
  }
}

/** @param {unknown} value several, or their text @param {string} separator */
const joined = (value, separator) =>
  Array.isArray(value) ? value.map(textOf).join(separator) : textOf(value);

/** What is on or off, as text; empty if nothing is said. An attribute without a value is on. @param {unknown} value */
function flagOf(value) {
  if (value === null || value === undefined) return '';
  return value === '' ? 'true' : textOf(value).trim();
}

/** A step, or a moment as text. What is neither stays text, for the error. @param {unknown} value */
function stepOf(value) {
  const text = textOf(value).trim();
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Switches, `cut=gt order=reversed` or `{cut: 'gt', order: 'reversed'}`. @param {unknown} value */
export function switchesOf(value) {
  if (typeof value !== 'object' || value === null) return readSwitches(textOf(value));
  try {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textOf(each)]));
  } catch {
    return readSwitches(textOf(value));
  }
}
