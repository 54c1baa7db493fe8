/**
 * The messages between the page and its presenter view, a second window with notes and controls for the presenter. Both
 * listen to one BroadcastChannel with a secret name, by which either finds the other again after being reloaded.
 *
 * Each message is `{plyscope: 1, from, type, …}`, where 1 is the version of this protocol.
 *
 *     page           state     a report, after every change and on request
 *                    gone      the page is being left
 *                    claim     a page that was loaded takes the channel
 *                    taken     another page has the channel: of a duplicated tab, the second gives it up
 *                    picture   what the hall sees
 *     presenter view ask       a request for a report
 *                    do        a command: `doing`, and the `value` that some have
 *
 * Malformed messages are ignored: another version may be open in another window.
 */

import { COMMANDS, IDS } from '../../input/commands.js';

/** @import { RemoteName } from '../../input/commands.js' */

/** @typedef {RemoteName | typeof OTHER_DOINGS[number]} Doing */

/**
 * A text, and the owners of α and β in it.
 * @typedef {{text: string, alpha: Owner, beta: Owner}} OwnedText
 * @typedef {'max' | 'min'} Owner
 */

/**
 * The state of the page for the presenter view.
 * @typedef {object} Report
 * @property {number} step
 * @property {number} steps the number of the last step
 * @property {boolean} playing
 * @property {number} speed in steps per second
 * @property {boolean} presenting whether the page is in presenter mode
 * @property {boolean} blank whether its values are hidden
 * @property {boolean} hidesCuts whether a blanked page hides cutoffs too
 * @property {string} beside what stands beside the tree
 * @property {boolean} predicting whether the hall predicts
 * @property {OwnedText} now the text of the step
 * @property {OwnedText} next the text of the next step; empty at the last
 * @property {string[]} idle the commands of the presenter view that cannot be done now
 * @property {boolean} cutBefore whether there is a cutoff before this step, for presenter views of older versions
 * @property {boolean} cutAfter whether there is one after it, likewise
 * @property {string} tree its name
 * @property {string} algorithm
 * @property {string} about a digest of the tree
 * @property {string} shape a digest of its shape, regardless of values
 * @property {boolean} own whether it is not a preset
 * @property {Choices} choices
 * @property {LectureReport | null} lecture that the page leads through
 * @property {string} theme the view's attribute; empty for the system's theme
 * @property {string} lang
 */

/**
 * What may be shown instead; the present tree is not among them if it is the reader's own.
 * @typedef {{trees: Named[], algorithms: Named[], tree: string, algorithm: string}} Choices
 * @typedef {{id: string, name: string}} Named
 */

/**
 * The names of a lecture's moments, the place of the one on show, -1 for none, the notes on it, and what the hall reads in place of
 * the sentence; empty for the sentence.
 * @typedef {{title: string, moments: string[], at: number, notes: string, passage: string}} LectureReport
 */

/**
 * @typedef {{type: 'state', state: Report} | {type: 'picture', picture: Blob} | {type: 'gone'} | {type: 'claim'} | {type: 'taken'}} FromPage
 * @typedef {{type: 'ask'} | {type: 'do', doing: Doing, value?: number | string}} FromPresenter
 */

const VERSION = 1;

/** Commands of the presenter view that come with a value, and are no commands of a view. */
const OTHER_DOINGS = /** @type {const} */ ([
  'speed',
  'choose-tree',
  'choose-algorithm',
  'moment',
  'note',
]);

/** All commands of the presenter view. @type {readonly Doing[]} */
export const DOINGS = [
  ...OTHER_DOINGS,
  ...IDS.flatMap((id) => /** @type {RemoteName | undefined} */ (COMMANDS[id].remote) ?? []),
];

/** The type of the value of each command that has one. @type {Partial<Record<Doing, 'number' | 'string'>>} */
export const VALUES = {
  speed: 'number',
  beside: 'string',
  'choose-tree': 'string',
  'choose-algorithm': 'string',
  moment: 'number',
  note: 'string',
};

/** The type of each field of a report. @type {Record<keyof Report, keyof typeof CHECKS>} */
const FIELDS = {
  step: 'number',
  steps: 'number',
  playing: 'boolean',
  speed: 'number',
  presenting: 'boolean',
  blank: 'boolean',
  hidesCuts: 'boolean',
  beside: 'string',
  predicting: 'boolean',
  now: 'owned-text',
  next: 'owned-text',
  idle: 'texts',
  cutBefore: 'boolean',
  cutAfter: 'boolean',
  tree: 'string',
  algorithm: 'string',
  about: 'string',
  shape: 'string',
  own: 'boolean',
  choices: 'choices',
  lecture: 'lecture',
  theme: 'string',
  lang: 'string',
};

/** A new channel name that cannot be guessed. */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Whether a text is such a name. @param {string} text */
export const isName = (text) => /^[0-9a-f]{32}$/.test(text);

/** @param {string} name */
export const open = (name) => new BroadcastChannel(`plyscope-${name}`);

/**
 * @param {Pick<BroadcastChannel, 'postMessage'>} channel
 * @param {FromPage} message
 */
export const sendFromPage = (channel, message) =>
  channel.postMessage({ plyscope: VERSION, from: 'page', ...message });

/**
 * @param {Pick<BroadcastChannel, 'postMessage'>} channel
 * @param {FromPresenter} message
 */
export const sendFromPresenter = (channel, message) =>
  channel.postMessage({ plyscope: VERSION, from: 'presenter', ...message });

/** A valid message from the page; null for any other data. @param {unknown} data @returns {FromPage | null} */
export function readFromPage(data) {
  const message = ours(data, 'page');
  if (message === null) return null;
  const { type, state, picture } = message;
  if (type === 'picture') return picture instanceof Blob ? { type, picture } : null;
  if (type === 'gone' || type === 'claim' || type === 'taken') return { type };
  return type === 'state' && isReport(state) ? { type, state } : null;
}

/**
 * A valid message from the presenter view; null for any other data.
 * @param {unknown} data
 * @returns {FromPresenter | null}
 */
export function readFromPresenter(data) {
  const message = ours(data, 'presenter');
  if (message === null) return null;
  const { type, doing, value } = message;
  if (type === 'ask') return { type };
  const known = DOINGS.find((each) => each === doing);
  if (type !== 'do' || known === undefined) return null;
  const kind = VALUES[known];
  if (kind === undefined) return { type, doing: known };
  const isRight = kind === 'number' ? isNumber(value) : typeof value === 'string';
  return isRight ? { type, doing: known, value: /** @type {number | string} */ (value) } : null;
}

/**
 * @param {unknown} data
 * @param {'page' | 'presenter'} from
 * @returns {Record<string, unknown> | null}
 */
function ours(data, from) {
  if (typeof data !== 'object' || data === null) return null;
  const message = /** @type {Record<string, unknown>} */ (data);
  return message.plyscope === VERSION && message.from === from ? message : null;
}

/** @param {unknown} state @returns {state is Report} */
function isReport(state) {
  if (typeof state !== 'object' || state === null) return false;
  const report = /** @type {Record<string, unknown>} */ (state);
  return Object.entries(FIELDS).every(([name, type]) => CHECKS[type](report[name]));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value @param {(each: unknown) => boolean} check */
const isListOf = (value, check) => Array.isArray(value) && value.every(check);

/** @param {unknown} value */
const isNamed = (value) => isObject(value) && isText(value.id) && isText(value.name);

/** @param {unknown} owner */
const isOwner = (owner) => owner === 'max' || owner === 'min';

/** What a field of each type is. */
const CHECKS = /** @satisfies {Record<string, (value: unknown) => boolean>} */ ({
  number: isNumber,
  string: isText,
  boolean: (value) => typeof value === 'boolean',
  texts: (value) => isListOf(value, isText),
  'owned-text': (value) =>
    isObject(value) && isText(value.text) && isOwner(value.alpha) && isOwner(value.beta),
  choices: (value) =>
    isObject(value) &&
    isListOf(value.trees, isNamed) &&
    isListOf(value.algorithms, isNamed) &&
    isText(value.tree) &&
    isText(value.algorithm),
  lecture: (value) =>
    value === null ||
    (isObject(value) &&
      isText(value.title) &&
      isListOf(value.moments, isText) &&
      isNumber(value.at) &&
      isText(value.notes) &&
      isText(value.passage)),
});
