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
 *                    picture   what the hall sees, as a view shows it
 *     presenter view ask       a request for a report
 *                    do        a command: `doing`, and the `value` that some have
 *                    point     where the pointer is on the picture of the hall, if it is there, and whether it draws
 *                    light     the node at a point of it is lit, or is not any more; or the one that an arrow key leads to, or none
 *                    zoom      to the node at a point, or to the lit one, or back to the whole
 *
 * Malformed messages are ignored: another version may be open in another window.
 */

import * as v from 'valibot';
import { COMMANDS, IDS } from '../../input/commands.js';

/** @import { InferOutput } from 'valibot' */
/** @import { RemoteName } from '../../input/commands.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */

/** @typedef {RemoteName | typeof OTHER_DOINGS[number]} Doing */

const VERSION = 1;

/** Commands of the presenter view that come with a value, and are no commands of a view. */
const OTHER_DOINGS = /** @type {const} */ ([
  'speed',
  'choose-tree',
  'choose-algorithm',
  'slide',
  'note',
  'clock',
  'plan',
  'hands',
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
  slide: 'number',
  note: 'string',
  clock: 'string',
  plan: 'number',
  hands: 'string',
};

const TEXT = v.string();
const NUMBER = v.pipe(v.number(), v.finite());
const OWNER = v.picklist(['max', 'min']);

/** A text, and the owners of α and β in it. @typedef {InferOutput<typeof OWNED_TEXT>} OwnedText */
const OWNED_TEXT = v.object({ text: TEXT, alpha: OWNER, beta: OWNER });

/** @typedef {InferOutput<typeof NAMED>} Named */
const NAMED = v.object({ id: TEXT, name: TEXT });

/** What may be shown instead. */
const CHOICES = v.object({
  trees: v.array(NAMED),
  algorithms: v.array(NAMED),
  /** The present one, which is not among them if it is the reader's own. */
  tree: TEXT,
  algorithm: TEXT,
});

/** @typedef {InferOutput<typeof LECTURE>} LectureReport */
const LECTURE = v.object({
  title: TEXT,
  /** The names of its slides. */
  slides: v.array(TEXT),
  /** The titles that their author has given them; empty for none. */
  headings: v.array(TEXT),
  /** The place of the one on show; -1 for none. */
  at: NUMBER,
  /** The presenter's, on it. */
  notes: TEXT,
  /** What the hall reads in place of the sentence; empty for the sentence. */
  passage: TEXT,
  /** What the next slide shows, as the fragment of a link; empty after the last. */
  coming: TEXT,
});

/** The clock of the lecture: see `clock.js` of the page. */
const CLOCK = v.object({
  passed: NUMBER,
  /** What the slide on show has of that. */
  slide: NUMBER,
  since: NUMBER,
  minutes: NUMBER,
});

/** The state of the page for the presenter view. @typedef {InferOutput<typeof REPORT>} Report */
const REPORT = v.object({
  step: NUMBER,
  /** The number of the last step. */
  steps: NUMBER,
  playing: v.boolean(),
  /** In steps per second. */
  speed: NUMBER,
  /** Whether the page is in presenter mode. */
  presenting: v.boolean(),
  /** Whether its values are hidden. */
  blank: v.boolean(),
  /** Whether the hall is black. */
  black: v.boolean(),
  /** Whether a blanked page hides cutoffs too. */
  hidesCuts: v.boolean(),
  /** What stands beside the tree. */
  beside: TEXT,
  /** Whether the tree can be changed in front of the hall. */
  unlocked: v.boolean(),
  /** Whether the hall predicts. */
  predicting: v.boolean(),
  /** The kind of the question that it is asked now, and its step; empty where there is none. */
  asked: TEXT,
  /** Whether it sees the hands that were raised. */
  showsHands: v.boolean(),
  /** The text of the step; empty where the hall sees no search. */
  now: OWNED_TEXT,
  /** The text of the next step; empty at the last. */
  next: OWNED_TEXT,
  /** The commands of the presenter view that cannot be done now. */
  idle: v.array(TEXT),
  /** Whether there is a cutoff before this step, for presenter views of older versions. */
  cutBefore: v.boolean(),
  /** Whether there is one after it, likewise. */
  cutAfter: v.boolean(),
  /** Its name. */
  tree: TEXT,
  algorithm: TEXT,
  /** A digest of the tree. */
  about: TEXT,
  /** A digest of its shape, regardless of values. */
  shape: TEXT,
  /** Whether it is not a preset. */
  own: v.boolean(),
  choices: CHOICES,
  /** The lecture that the page leads through. */
  lecture: v.nullable(LECTURE),
  clock: CLOCK,
  /** The view's attribute; empty for the system's theme. */
  theme: TEXT,
  lang: TEXT,
});

/** @type {v.GenericSchema<Predicting>} */
const QUESTIONS = v.custom((data) => typeof data === 'object' && data !== null && 'stage' in data);

/** What the hall sees. @typedef {InferOutput<typeof SEEN>} Seen */
const SEEN = v.object({
  /** What is on show, as the fragment of a link. */
  link: TEXT,
  /** The questions to the hall, as its session has them: an answer that was given is in no link. */
  predicting: v.nullable(QUESTIONS),
  /** The name of the lit node. */
  lit: v.nullable(TEXT),
  /** The hands that it sees. */
  hands: v.nullable(v.object({ of: TEXT, text: TEXT })),
  /** Whether something else than the whole tree is in sight. */
  isZoomed: v.boolean(),
  /** Its size, in CSS pixels. */
  width: NUMBER,
  height: NUMBER,
});

/** @typedef {InferOutput<typeof FROM_PAGE>} FromPage */
const FROM_PAGE = v.variant('type', [
  v.object({ type: v.literal('state'), state: REPORT }),
  v.object({ type: v.literal('picture'), picture: SEEN }),
  v.object({ type: v.picklist(['gone', 'claim', 'taken']) }),
]);

/** The keys that go from node to node. */
export const ARROWS = /** @type {const} */ (['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** @typedef {typeof ARROWS[number]} Arrow */

const PART = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A point of the picture, as parts of its width and of its height. */
const POINT = v.object({ x: PART, y: PART });
const POINTING = /** @type {const} */ ([
  v.object({ type: v.literal('point'), at: v.nullable(POINT), draws: v.boolean() }),
  v.object({ type: v.literal('light'), to: v.union([POINT, v.picklist([...ARROWS, 'none'])]) }),
  v.object({ type: v.literal('zoom'), to: v.nullable(POINT) }),
]);

/** @typedef {InferOutput<typeof POINTING[number]>} PointingMessage */
/** @typedef {{type: 'ask'} | {type: 'do', doing: Doing, value?: number | string} | PointingMessage} FromPresenter */
const FROM_PRESENTER = v.variant('type', [
  v.object({ type: v.literal('ask') }),
  ...POINTING,
  v.variant('doing', DOINGS.map(command)),
]);

/** @param {Doing} doing */
function command(doing) {
  const known = { type: v.literal('do'), doing: v.literal(doing) };
  const value = VALUES[doing];
  if (value === undefined) return v.object(known);
  return v.object({ ...known, value: value === 'number' ? NUMBER : TEXT });
}

/** Whether a text is the name of a channel: an id, which cannot be guessed. @param {string} text */
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
export const readFromPage = (data) => (isFrom('page', data) ? read(FROM_PAGE, data) : null);

/** A valid message from the presenter view; null for any other data. @param {unknown} data @returns {FromPresenter | null} */
export const readFromPresenter = (data) =>
  isFrom('presenter', data) ? read(FROM_PRESENTER, data) : null;

/** @param {'page' | 'presenter'} from @param {unknown} data */
const isFrom = (from, data) =>
  v.is(v.object({ plyscope: v.literal(VERSION), from: v.literal(from) }), data);

/**
 * @template {v.GenericSchema} S
 * @param {S} schema
 * @param {unknown} data
 * @returns {v.InferOutput<S> | null}
 */
function read(schema, data) {
  const { success, output } = v.safeParse(schema, data);
  return success ? output : null;
}
