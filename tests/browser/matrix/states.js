/**
 * Every state that a reader, a lecturer or a learner can bring about, one a row. What an exhibit can say is said by its link, and a unit
 * test knows of each field whether some row says it; what else can be open is opened after it.
 */

import { STOPS } from '../../../www/src/session/start-here.js';
import { ALGORITHMS, catalogue } from '../../unit/support/core.js';
import { entering } from '../../unit/support/traces.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */
/** @import { Name } from '../../../www/src/features/features.js' */
/** @import { PLACES } from './sizes.js' */

/**
 * @typedef {object} State
 * @property {string} name
 * @property {string} link the fragment of what is on show: of an exhibit, or of a lesson
 * @property {readonly (typeof PLACES[number])[]} [at] where it can be; at a desk, if nothing else is said
 * @property {'lesson.html' | 'embed.html'} [page] if it is not the page of the tree
 * @property {readonly ((page: Page) => Promise<unknown>)[]} [acts] what is done after that
 * @property {true} [isAnew] whether the page is opened at its link, as what an author sets has to be
 * @property {string} [done] the same in words, for whoever opens the link
 */

const BOTH = /** @type {const} */ (['desk', 'hall']);
const HALL = /** @type {const} */ (['hall']);

const SWEDISH = 'tree=swedish-51&algorithm=alpha-beta';
const SMALL = 'tree=aima-two-ply&algorithm=alpha-beta';
const LETTERS = 'A: [B: [C: 3, D: 12, E: 8], F: [G: 2, H: 4, I: 6], J: [K: 14, L: 5, M: 2]]';
const NAMED = `tree=${LETTERS}&algorithm=alpha-beta`;
const [MINIMAX, NEGASCOUT, SSS] = ['minimax', 'negascout', 'sss-star'];

/** Opens a feature over the view. @param {Name} name @param {unknown[]} how */
const opens =
  (name, ...how) =>
  (/** @type {Page} */ page) =>
    page.evaluate(
      async ({ name, how }) => {
        const view = /** @type {View} */ (document.querySelector('plyscope-view'));
        await view.openings.open(name, ...how);
      },
      { name, how },
    );

/** A dialog over the tree. @param {Name} feature @returns {State} */
const dialog = (feature) => ({
  name: `dialog ${feature}`,
  link: `${SWEDISH}&step=31`,
  acts: [opens(feature)],
  done: `open ${feature}`,
});

/** Presses what a selector finds, in the view or around it. @param {string} selector */
const presses = (selector) => async (/** @type {Page} */ page) => {
  // The feature that shows it may still be loading.
  const found = await page.waitForFunction((selector) => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    return view.renderRoot.querySelector(selector) ?? document.querySelector(selector);
  }, selector);
  await found.evaluate((element) => /** @type {HTMLElement} */ (element).click());
};

/** A part of *Share* that is folded at first. @param {string} part @returns {State} */
const unfolded = (part) => ({
  name: `dialog sharing, ${part}`,
  link: `${SWEDISH}&step=31`,
  acts: [opens('sharing'), presses(`.${part} > summary`)],
  done: `Share, open ${part}`,
});

/** @param {string} key */
const types = (key) => async (/** @type {Page} */ page) => {
  await page.locator('plyscope-view .stage').first().focus();
  await page.keyboard.press(key);
};

/** Gives a node the keyboard, and presses keys there. @param {number} node @param {string[]} keys */
const atNode =
  (node, ...keys) =>
  async (/** @type {Page} */ page) => {
    await page.locator(`plyscope-view [role=treeitem][data-node="${node}"]`).focus();
    for (const key of keys) await page.keyboard.press(key);
  };

/** Waits until all points of the chart are measured. */
const measures = (/** @type {Page} */ page) =>
  page.locator('plyscope-view dialog.growth progress').waitFor({ state: 'detached' });

/** Opens a lecture of four slides, at the second. */
const lectures = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    const of = '#tree=aima-two-ply&algorithm=alpha-beta';
    const slides = [
      { title: '', link: `${of}&step=0&hidden=tree&passage=What+MAX+gives+away` },
      { title: 'MIN looks away, and nobody misses anything', link: `${of}&step=8` },
      { title: '', link: `${of}&step=0&growth=thirty` },
      {
        title: 'Nothing is lost',
        link: `${of}&step=12&compare=minimax&beside=code`,
        notes: 'Wait.',
      },
    ];
    const text = JSON.stringify({ plyscope: 'lecture', version: 3, title: 'Pruning', slides });
    await view.opensLecture?.(text);
    const [, second] = document.querySelectorAll('#lecture .slide');
    /** @type {HTMLElement} */ (second).click();
  });

/** Asks a learner, from the step on show. */
const asks = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    if (!view.isPredicting) view.predict('all');
  });

/** Begins with the choice of what is asked. @param {boolean} isWritten */
const offersQuestions = (isWritten) => (/** @type {Page} */ page) =>
  page.evaluate((isWritten) => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    view.session?.dispatch({ type: 'predict', predicting: { stage: 'setup', isWritten } });
  }, isWritten);

/** Scrolls to something of a lesson. @param {string} selector @param {number} at which of those */
const scrolls = (selector, at) => async (/** @type {Page} */ page) => {
  const found = page.locator(selector).nth(at);
  await found.evaluate((element) => element.scrollIntoView({ block: 'center' }));
};

/** @param {string} lesson @param {string} name @param {string} selector @param {number} [at] @returns {State} */
const inLesson = (lesson, name, selector, at = 0) => ({
  name: `lesson ${lesson}, ${name}`,
  link: `lesson=${lesson}`,
  page: 'lesson.html',
  acts: [scrolls(selector, at)],
  done: `scroll to its ${name}`,
});

/** A tree of one level below the root's children. @param {number} children */
const wide = (children) => `[${Array(3).fill(`[${[...Array(children).keys()].join()}]`)}]`;

/** @type {readonly State[]} */
export const STATES = [
  // The steps of a search.
  { name: 'start', link: `${SWEDISH}&step=0`, at: BOTH },
  { name: 'a leaf', link: `${SWEDISH}&step=leaf:3`, at: BOTH },
  { name: 'a cutoff', link: `${SWEDISH}&step=31`, at: BOTH },
  { name: 'end', link: `${SWEDISH}&step=end`, at: BOTH },
  { name: 'thirteen nodes', link: `${SMALL}&step=cutoff:1`, at: BOTH },
  { name: 'letters', link: `${NAMED}&step=cutoff:1`, at: BOTH },
  { name: 'letters, a return', link: `${NAMED}&step=return:B` },
  // The tabs.
  { name: 'tab ask', link: `${SWEDISH}&step=31&panel=ask` },
  { name: 'tab ask, a node', link: `${SWEDISH}&step=31&ask=11&panel=ask` },
  { name: 'tab order', link: `${SWEDISH}&step=31&panel=order` },
  { name: 'tab story', link: `${SWEDISH}&step=end&panel=story` },
  { name: 'tab text', link: `${SWEDISH}&step=31&panel=text`, at: BOTH },
  { name: 'tab closed', link: `${SWEDISH}&step=31&panel=code&sheet=closed` },
  { name: 'stack', link: `${SWEDISH}&step=leaf:last` },
  ...['python', 'javascript', 'rust', 'c'].map((code) => ({
    name: `code ${code}`,
    link: `${SWEDISH}&step=31&code=${code}`,
  })),
  // Every preset and every search, half-way.
  ...catalogue.presets.map(({ id }) => ({ name: `preset ${id}`, link: `tree=${id}&step=50%25` })),
  ...ALGORITHMS.map((algorithm) => ({
    name: `search ${algorithm}`,
    link: `tree=deepening&algorithm=${algorithm}&step=50%25`,
  })),
  // Trees that ask much of the picture.
  { name: '12 children', link: `tree=${wide(12)}&algorithm=alpha-beta&step=cutoff:1`, at: BOTH },
  {
    name: '10 plies',
    link: 'tree=random(branching=1..2,depth=10,leaves=uniform(-9..9),seed=3)&algorithm=alpha-beta&step=50%25',
  },
  {
    name: '1,000 nodes',
    link: 'tree=random(branching=10,depth=3,seed=7)&algorithm=alpha-beta&step=50%25',
    at: BOTH,
  },
  {
    name: '100,000 nodes',
    link: 'tree=random(branching=5,depth=7,seed=7)&algorithm=alpha-beta&step=50%25',
  },
  {
    name: 'long names',
    link: 'tree=the-root-of-all-names: [a-name-of-20-letters: [first-of-all-leaves-x: 3, the-second-leaf-here: 12], another-child-longer: [leaf-that-is-cut-off: 2, leaf-never-looked-at: 4]]&algorithm=alpha-beta&step=cutoff:1',
  },
  {
    name: 'decimals',
    link: 'tree=[[-12.375, 3.5, 1000.125], [-3.5, 0.25, inf], [-2147.125, -1.5, -inf]]&algorithm=alpha-beta&step=50%25',
    at: BOTH,
  },
  { name: 'numbers', link: `${SWEDISH}&step=31&labels=numbers` },
  { name: 'node types', link: `${SWEDISH}&step=end&overlay=types` },
  { name: 'folded', link: `${SWEDISH}&step=31&fold=6,15` },
  { name: 'breakpoints', link: `${SWEDISH}&step=31&break=8,0.3` },
  { name: 'a part of the tree', link: `${SWEDISH}&step=31&sight=12,2,0.02` },
  { name: 'bounded', link: `${SMALL}&step=8&from=4&to=cutoff:1` },
  {
    name: 'title and note',
    link: `${SMALL}&step=8&title=What+MAX+gives+away&note=A+note+for+readers,+with+a+sentence+or+two+that+take+more+than+one+line+on+a+phone.`,
  },
  // Beside each other.
  { name: '2 panes', link: `${SWEDISH}&step=31&compare=${MINIMAX}`, at: BOTH },
  { name: '3 panes', link: `${SWEDISH}&step=31&compare=${MINIMAX};${NEGASCOUT}`, at: BOTH },
  { name: '4 panes', link: `${SWEDISH}&step=31&compare=${MINIMAX};${NEGASCOUT};${SSS}`, at: BOTH },
  { name: '2 panes, leaf by leaf', link: `${SMALL}&step=end&compare=leaf;${MINIMAX}` },
  { name: 'results', link: `${SWEDISH}&step=31&results=entered+descending`, at: BOTH },
  {
    name: '2 panes and results',
    link: `${SWEDISH}&step=31&compare=${MINIMAX}&results=algorithm`,
    at: BOTH,
  },
  {
    name: '4 panes and results',
    link: `${SWEDISH}&step=31&compare=${MINIMAX};${NEGASCOUT};${SSS}&results=algorithm`,
    at: BOTH,
  },
  {
    name: 'a trace',
    link: `tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta&step=8&trace=mine.jsonl%0A${encodeURIComponent(entering([0, 1, 2, 4, 3]))}`,
    at: BOTH,
  },
  { name: 'growth', link: `${SWEDISH}&step=31&growth=deeper`, at: BOTH, acts: [measures] },
  {
    name: 'growth, 900 against 59',
    link: `${SWEDISH}&step=31&growth=thirty`,
    at: BOTH,
    acts: [measures],
  },
  // In a hall.
  { name: 'code in the hall', link: `${SWEDISH}&step=31&beside=code`, at: HALL },
  { name: 'code in the hall, start', link: `${SWEDISH}&step=0&beside=code`, at: HALL },
  { name: 'decision in the hall', link: `${SWEDISH}&step=31&beside=decision`, at: HALL },
  { name: 'decision in the hall, start', link: `${SWEDISH}&step=0&beside=decision`, at: HALL },
  {
    name: '2 panes and code',
    link: `${SWEDISH}&step=31&beside=code&compare=${MINIMAX}`,
    at: HALL,
  },
  {
    name: '2 panes and decision',
    link: `${SWEDISH}&step=31&beside=decision&compare=${MINIMAX}`,
    at: HALL,
  },
  {
    name: '2 panes and decision, start',
    link: `${SWEDISH}&step=0&beside=decision&compare=${MINIMAX}`,
    at: HALL,
  },
  {
    name: '4 panes and code',
    link: `${SWEDISH}&step=31&beside=code&compare=${MINIMAX};${NEGASCOUT};${SSS}`,
    at: HALL,
  },
  { name: 'values hidden', link: `${SWEDISH}&step=31&hidden=values`, at: HALL },
  { name: 'cutoffs hidden', link: `${SWEDISH}&step=31&hidden=cutoffs`, at: HALL },
  {
    name: 'a passage',
    link: `${SWEDISH}&step=31&until=31&passage=Here+MIN+has+%7B%7Bvalue:root%7D%7D+in+hand,+and+looks+away+from+what+is+left+of+the+branch.`,
    at: HALL,
  },
  {
    name: 'a title and a text',
    link: `${SWEDISH}&step=31&until=31&hidden=tree&passage=MAX+has+{{value:root}}+for+sure.%0A%0A-+What+does+MIN+need?%0A-+When+may+he+stop?`,
    at: HALL,
  },
  // A lecture is made.
  { name: 'a lecture', link: SMALL, acts: [lectures], done: 'open a lecture' },
  {
    name: 'a lecture, the ways to take it away',
    link: SMALL,
    acts: [
      lectures,
      presses('#lecture .taking > summary'),
      presses('#lecture .printing > summary'),
    ],
    done: 'open a lecture, Take away, Print lecture',
  },
  {
    name: 'a lecture, a slide changed',
    link: SMALL,
    acts: [lectures, presses('#lecture .doings [aria-expanded]')],
    done: 'open a lecture, Change',
  },
  // Questions.
  ...STOPS.map((_, at) => ({ name: `stop ${at + 1}`, link: `start=${at + 1}` })),
  { name: 'Predict', link: `${SWEDISH}&step=0`, acts: [offersQuestions(false)], done: 'press G' },
  {
    name: 'a written exercise offered',
    link: `${NAMED}&step=0`,
    acts: [offersQuestions(true)],
    done: 'press G, choose it',
  },
  {
    name: 'a written exercise',
    link: `${NAMED}&step=0`,
    acts: [offersQuestions(true), presses('.predict .primary')],
    done: 'press G, choose it, begin',
  },
  {
    name: 'a question',
    link: `${NAMED}&step=5&predict=all`,
    acts: [asks],
    at: BOTH,
    done: 'predict',
  },
  {
    name: 'an answer',
    link: `${NAMED}&step=5&predict=all`,
    acts: [asks, types('r')],
    at: BOTH,
    done: 'predict, press R',
  },
  {
    name: 'an exercise',
    link: `${NAMED}&quiz=cut+skipped&questions=3&attempts=2&reveal=never&student=Kim`,
    isAnew: true,
  },
  { name: 'without the window', link: `${SWEDISH}&step=31&gauge=none`, isAnew: true },
  // Changes of the tree.
  { name: 'a node selected', link: `${SMALL}&step=8`, acts: [atNode(0)], done: 'focus the root' },
  {
    name: 'an inner node selected',
    link: `${SMALL}&step=8`,
    acts: [atNode(5)],
    done: 'focus node 5',
  },
  {
    name: 'a leaf edited',
    link: `${SMALL}&step=8`,
    acts: [atNode(6, 'Enter')],
    done: 'press Enter at leaf 6',
  },
  {
    name: 'the menu of a node',
    link: `${SMALL}&step=8`,
    acts: [atNode(5, 'Shift+F10')],
    done: 'press Shift F10 at node 5',
  },
  {
    name: 'the texts of a node',
    link: `${SMALL}&step=8`,
    acts: [atNode(5, 'F2')],
    done: 'press F2 at node 5',
  },
  // What can be opened over it.
  dialog('gallery'),
  dialog('algorithms'),
  dialog('help'),
  dialog('collection'),
  dialog('generator'),
  dialog('games'),
  dialog('sharing'),
  unfolded('of-link'),
  unfolded('of-page'),
  unfolded('of-picture'),
  {
    name: 'what can be saved',
    link: `${SWEDISH}&step=31`,
    acts: [opens('sharing'), presses('.saves > button')],
    done: 'Share, Save',
  },
  dialog('paper'),
  dialog('myProgram'),
  {
    name: 'menu More',
    link: `${SWEDISH}&step=31`,
    acts: [presses('.more > button')],
    done: 'More',
  },
  { name: 'what is wrong in a link', link: 'tree=[1,2&algorithm=alpha-beta', isAnew: true },
  // The other pages.
  { name: 'embedded', link: `${SWEDISH}&step=31`, page: 'embed.html' },
  { name: 'the list of lessons', link: 'lessons', page: 'lesson.html' },
  ...[
    '01-looking-away',
    '02-games-and-trees',
    '03-minimax',
    '05-alpha-beta',
    '08-memory',
    '11-chess-by-material',
  ].map((lesson) => ({
    name: `lesson ${lesson}`,
    link: `lesson=${lesson}`,
    page: /** @type {const} */ ('lesson.html'),
  })),
  inLesson('01-looking-away', 'last passage', '.step', 4),
  inLesson('01-looking-away', 'first task', '.task'),
  inLesson('01-looking-away', 'question made', '.question:has(plyscope-view)'),
  inLesson('03-minimax', 'question on the order', '.question:has(plyscope-view)', 1),
  inLesson('05-alpha-beta', 'question on what is skipped', '.question:has(plyscope-view)'),
  inLesson('05-alpha-beta', 'question on a window', '.question:has(plyscope-view)', 1),
  inLesson('05-alpha-beta', 'question on a bound', '.question:has(plyscope-view)', 2),
];

/** Whether a state, or no state, can be in a place. @param {{state?: State, place?: typeof PLACES[number]}} part */
export const fits = ({ state, place }) =>
  state === undefined || place === undefined || (state.at ?? ['desk']).includes(place);
