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
 *     presenter view ask       a request for a report
 *                    do        a command: `doing`, and for `speed` the steps per second
 *
 * Malformed messages are ignored: another version may be open in another window.
 */

/** @typedef {typeof DOINGS[number]} Doing */

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
 * @property {OwnedText} now the text of the step
 * @property {OwnedText} next the text of the next step; empty at the last
 * @property {boolean} cutBefore whether there is a cutoff before this step
 * @property {boolean} cutAfter whether there is one after it
 * @property {string} tree its name
 * @property {string} algorithm
 * @property {string} about a digest of the tree
 * @property {string} shape a digest of its shape, regardless of values
 * @property {boolean} own whether it is no preset
 * @property {string} theme the view's attribute; empty for the system's theme
 * @property {string} lang
 */

/**
 * @typedef {{type: 'state', state: Report} | {type: 'gone'} | {type: 'claim'} | {type: 'taken'}} FromPage
 * @typedef {{type: 'ask'} | {type: 'do', doing: Doing, speed?: number}} FromPresenter
 */

const VERSION = 1;

/** All commands of the presenter view. */
export const DOINGS = /** @type {const} */ ([
  ...['first', 'previous-cutoff', 'back', 'play', 'forward', 'next-cutoff', 'last'],
  ...['speed', 'blank', 'present'],
]);

/** The type of each field of a report. @type {Record<keyof Report, 'number' | 'string' | 'boolean' | 'owned-text'>} */
const FIELDS = {
  step: 'number',
  steps: 'number',
  playing: 'boolean',
  speed: 'number',
  presenting: 'boolean',
  blank: 'boolean',
  now: 'owned-text',
  next: 'owned-text',
  cutBefore: 'boolean',
  cutAfter: 'boolean',
  tree: 'string',
  algorithm: 'string',
  about: 'string',
  shape: 'string',
  own: 'boolean',
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
  const { type, state } = message;
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
  const { type, doing, speed } = message;
  if (type === 'ask') return { type };
  const known = DOINGS.find((each) => each === doing);
  if (type !== 'do' || known === undefined) return null;
  if (known !== 'speed') return { type, doing: known };
  return isNumber(speed) ? { type, doing: known, speed } : null;
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
  return Object.entries(FIELDS).every(([name, type]) => {
    if (type === 'owned-text') return isOwnedText(report[name]);
    return type === 'number' ? isNumber(report[name]) : typeof report[name] === type;
  });
}

/** @param {unknown} value */
function isOwnedText(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { text, alpha, beta } = /** @type {Record<string, unknown>} */ (value);
  const owned = [alpha, beta].every((owner) => owner === 'max' || owner === 'min');
  return typeof text === 'string' && owned;
}

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
