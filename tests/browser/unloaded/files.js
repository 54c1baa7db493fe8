// The files that are no part which is opened: what is missed by a page, and what is there without it.

import { openMyTrees } from '../kept.js';
import { expect } from '../test.js';
import { button, underMore, view } from '../view.js';
import { load, NOT_LOADED, NOT_STARTED, reads, showsItsTree, start } from './reading.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */

/** The first lesson. */
const LESSON = '01-looking-away';

/** The texts of the other lessons, and of the lecture in other languages, are loaded as those are. */
export const OTHER_TEXTS = new RegExp(`^assets/(lessons-(?!en-${LESSON})|lectures-(?!en-))`);

/** A game's tree. */
const GAME = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O)';

/** A program in a language does not run. @param {Page} page @param {Promise<void>} missed @param {string} language */
async function runsNothing(page, missed, language) {
  await start(page);
  await (await underMore(page, 'My program')).click();
  await page.getByRole('combobox', { name: 'Language of the program' }).selectOption(language);
  await button(page, 'Run').click();
  await missed;
  await reads(page, /What runs programs could not be loaded/);
}

/**
 * What is done with each other file of dist/, by the beginning of its name, so that it is missed, and what is then there. Pages
 * themselves are not among them: in their place a host or a browser says what is wrong.
 *
 * @type {[RegExp, (page: Page, missed: Promise<void>) => Promise<void>][]} `missed` resolves when the file was asked for
 */
export const FILES = [
  [
    /^assets\/(index|address|page|receiving|view|link-mending|tools|rolldown-runtime|en)-|plyscope_wasm_bg-[\w-]+\.wasm$/,
    async (page, missed) => {
      await load(page);
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/(tree-keeper|archive)-/,
    async (page) => {
      await start(page);
      await reads(page, /trees in this browser cannot be read or kept/);
      await showsItsTree(page);
    },
  ],
  [
    /^assets\/(lecturing|live|layouts)-/,
    async (page, missed) => {
      await start(page);
      await page.keyboard.press('a');
      await missed;
      await reads(page, NOT_LOADED);
      await showsItsTree(page);
    },
  ],
  [
    /^assets\/taking-/,
    async (page, missed) => {
      await start(page);
      await page.keyboard.press('a');
      await page.getByText('Take away…').click();
      await page.getByText('Print lecture…').click();
      await button(page, 'Print…').click();
      await missed;
      await reads(page, NOT_LOADED);
    },
  ],
  [
    // Where a lecture was left, which then begins anew.
    /^assets\/kept-hall-/,
    async (page, missed) => {
      await load(page);
      await page.evaluate(() => localStorage.setItem('plyscope-hall', 'left'));
      await load(page);
      await missed;
      await showsItsTree(page);
      await page.evaluate(() => localStorage.removeItem('plyscope-hall'));
    },
  ],
  [
    /^assets\/(lecture-along|lectures-en)-/,
    async (page, missed) => {
      await start(page);
      await openMyTrees(page);
      await button(page, 'Alpha-beta: from two players to the square root').click();
      await missed;
      await reads(page, NOT_LOADED);
    },
  ],
  [
    /^assets\/presenter-(?!window-)[\w-]+\.js$/,
    async (page, missed) => {
      await load(page, 'presenter.html');
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/presenter-[\w-]+\.css$/,
    async (page) => {
      await load(page, 'presenter.html');
      await reads(page, /belongs to a page in presenter mode/);
    },
  ],
  [
    // What a script asks for; people save pictures without it.
    /^assets\/figures-/,
    async (page) => {
      await start(page);
      const said = await view(page).evaluate((element) =>
        /** @type {View} */ (element).toSVG().catch(({ message }) => message),
      );
      expect(said).toContain(NOT_LOADED);
    },
  ],
  [
    // A game's tree; the picture before stays, or the board beside the tree is missing.
    /^assets\/(games-(?!worker)|plyscope_games_)/,
    async (page, missed) => {
      // From one fragment to another a browser does not load again.
      await page.goto('about:blank');
      await load(page, `./#tree=${encodeURIComponent(GAME)}`);
      await missed;
      await reads(page, /could not be loaded/);
    },
  ],
  [
    // The trace of another program; the search on show stays.
    /^assets\/(trace[ds]-|plyscope_diagnose_)/,
    async (page, missed) => {
      await start(page);
      const { error } = await view(page).evaluate(
        (element, text) => /** @type {View} */ (element).openTrace(text, { name: 'mine' }),
        '{"plyscope":1,"tree":[1,2]}\n{"event":"enter","node":0}',
      );
      await missed;
      expect(error).toContain(NOT_LOADED);
      await showsItsTree(page);
    },
  ],
  [
    // The tree of a game grows without it.
    /^assets\/games-worker-/,
    async (page) => {
      await start(page);
      const error = await view(page).evaluate(
        (element, tree) => /** @type {View} */ (element).display({ tree }),
        'chess(depth=3)',
      );
      expect(error).toBeNull();
    },
  ],
  [/^assets\/program-javascript-/, (page, missed) => runsNothing(page, missed, 'javascript')],
  [
    /^assets\/(program-python-|micropython-)/,
    (page, missed) => runsNothing(page, missed, 'python'),
  ],
  [
    // A large search is made without it.
    /^assets\/worker-/,
    async (page) => {
      await start(page);
      const error = await view(page).evaluate((element) =>
        /** @type {View} */ (element).display({ tree: 'random(branching=4, depth=8, seed=7)' }),
      );
      expect(error).toBeNull();
    },
  ],
  [
    // A text in another's format; the tree before stays, and the core says what it thinks of the text.
    /^assets\/(formats-|plyscope_formats_)/,
    async (page, missed) => {
      await start(page);
      const error = view(page).evaluate(
        (element, tree) => /** @type {View} */ (element).display({ tree }),
        'graph TD\n  A --> B[3]\n  A --> C[4]',
      );
      await missed;
      expect(await error).not.toBeNull();
      await showsItsTree(page);
    },
  ],
  [
    /^assets\/(zoo-|place-)[\w-]+\.js$/,
    async (page, missed) => {
      await load(page, 'zoo.html');
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/(embed|guest)-[\w-]+\.js$/,
    async (page) => {
      await load(page, 'embed.html');
      await reads(page, NOT_STARTED);
    },
  ],
  [
    /^assets\/embed-[\w-]+\.css$/,
    async (page) => {
      await load(page, 'embed.html');
      await showsItsTree(page);
    },
  ],
  [
    /^assets\/lesson-pictures-[\w-]+\.js$/,
    async (page, missed) => {
      await load(page, 'lesson.html');
      await missed;
      await reads(page, 'Looking away');
    },
  ],
  [
    /^assets\/(lesson-(?!pictures-)|prose-|key-)[\w-]+\.js$/,
    async (page, missed) => {
      await load(page, 'lesson.html');
      await missed;
      await reads(page, NOT_STARTED);
    },
  ],
  [
    new RegExp(`^assets/lessons-en-${LESSON}-`),
    async (page, missed) => {
      await page.goto('about:blank');
      await load(page, `lesson.html#lesson=${LESSON}`);
      await missed;
      await reads(page, NOT_LOADED);
    },
  ],
  [
    /^assets\/lesson-[\w-]+\.css$/,
    async (page) => {
      await load(page, 'lesson.html');
      await reads(page, 'Looking away');
    },
  ],
  [
    /^assets\/(?!presenter-|embed-|lesson-)[\w-]+\.css$/,
    async (page) => {
      await load(page);
      await showsItsTree(page);
    },
  ],
  [
    /^assets\/offline-/,
    async (page) => {
      await start(page);
      await showsItsTree(page);
    },
  ],
  [
    /^plyscope\.js$/,
    async (page) => {
      await load(page, 'examples/tutorial.html');
      await reads(page, /The tree that stands here has not arrived/);
    },
  ],
  [
    /^examples\/tutorial\.(js|css)$/,
    async (page) => {
      await load(page, 'examples/tutorial.html');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
    },
  ],
];
