/**
 * The page and its presenter view, a second window that shows and does what who presents needs: what they say to each
 * other. Both listen to one BroadcastChannel, whose name nobody else knows, and either may be loaded again and finds the
 * other by it.
 *
 * Each message is `{plyscope: 1, from, type, …}`, where 1 is the version of this protocol.
 *
 *     page           state     what is on show, whenever that is another, and whenever it is asked for
 *                    gone      the page is left
 *                    claim     a page takes the channel up, after having been loaded
 *                    taken     … which another page has: where a tab was duplicated, the second gives it up
 *     presenter view ask       tell me what is on show
 *                    do        what a control or a key asks for: `doing`, and of `speed` how many steps a second
 *
 * What is not as it should be is not heard: another version may be open in another window.
 */

/** @typedef {typeof DOINGS[number]} Doing */

/**
 * A sentence, and whose α and β are in it.
 * @typedef {{text: string, alpha: Owner, beta: Owner}} Told
 * @typedef {'max' | 'min'} Owner
 */

/**
 * What the presenter view shows of the page.
 * @typedef {object} Report
 * @property {number} step
 * @property {number} steps how many there are
 * @property {boolean} playing
 * @property {number} speed in steps a second
 * @property {boolean} presenting whether the page is in presenter mode
 * @property {boolean} blank whether its values are hidden
 * @property {Told} now what happens at the step
 * @property {Told} next what happens at the next; nothing at the last
 * @property {boolean} cutBefore whether there is a cutoff before this step
 * @property {boolean} cutAfter whether there is one behind it
 * @property {string} tree what it is called
 * @property {string} algorithm
 * @property {string} about a short name of the tree, the same for the same tree
 * @property {string} shape a short name of its shape, the same whatever its leaves are worth
 * @property {boolean} own whether it is no preset
 * @property {string} theme as the view's attribute has it: the system's if it is nothing
 * @property {string} lang
 */

/**
 * @typedef {{type: 'state', state: Report} | {type: 'gone'} | {type: 'claim'} | {type: 'taken'}} FromPage
 * @typedef {{type: 'ask'} | {type: 'do', doing: Doing, speed?: number}} FromPresenter
 */

const VERSION = 1;

/** All that the presenter view can do. */
export const DOINGS = /** @type {const} */ ([
  ...['first', 'previous-cutoff', 'back', 'play', 'forward', 'next-cutoff', 'last'],
  ...['speed', 'blank', 'present'],
]);

/** As what each field of a report comes. @type {Record<keyof Report, 'number' | 'string' | 'boolean' | 'told'>} */
const FIELDS = {
  step: 'number',
  steps: 'number',
  playing: 'boolean',
  speed: 'number',
  presenting: 'boolean',
  blank: 'boolean',
  now: 'told',
  next: 'told',
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

/** A new name of a channel, which nobody guesses. */
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

/**
 * What the page has said, if it is that.
 * @param {unknown} data
 * @returns {FromPage | null}
 */
export function readFromPage(data) {
  const message = ours(data, 'page');
  if (message === null) return null;
  const { type, state } = message;
  if (type === 'gone' || type === 'claim' || type === 'taken') return { type };
  return type === 'state' && isReport(state) ? { type, state } : null;
}

/**
 * What the presenter view has said, if it is that.
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
    if (type === 'told') return isTold(report[name]);
    return type === 'number' ? isNumber(report[name]) : typeof report[name] === type;
  });
}

/** @param {unknown} value */
function isTold(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { text, alpha, beta } = /** @type {Record<string, unknown>} */ (value);
  const owned = [alpha, beta].every((owner) => owner === 'max' || owner === 'min');
  return typeof text === 'string' && owned;
}

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
