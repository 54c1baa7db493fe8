// The parts of the page that are loaded when they are opened, or before.

import { LANGUAGES } from '../../unit/support/messages.js';
import { expect } from '../test.js';
import {
  button,
  inTrees,
  openTab,
  openText,
  openWritten,
  placeOf,
  setTool,
  trees,
  treeText,
  underMore,
} from '../view.js';

/** @import { Page } from '@playwright/test' */

/** The languages that a page in English does not load. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/**
 * A part of the page that is loaded when it is opened, or before.
 *
 * @typedef {object} Part
 * @property {RegExp} names of its files
 * @property {(page: Page) => Promise<unknown>} open asks for it, and asks again
 * @property {(page: Page) => Promise<unknown>} [works] expects that the page works without it
 */

/** @param {RegExp} names @param {string} label of a button @returns {Part} */
const pressed = (names, label) => ({ names, open: (page) => button(page, label).click() });

/** @param {RegExp} names @param {string} label of a button under *More* @returns {Part} */
const pressedMore = (names, label) => ({
  names,
  open: async (page) => (await underMore(page, label)).click(),
});

/**
 * A part that stays open without its file, and so is asked for again beside the sentence.
 *
 * @param {RegExp} names
 * @param {(page: Page) => Promise<unknown>} open
 * @param {(page: Page) => Promise<unknown>} [works]
 * @returns {Part}
 */
const staysOpen = (names, open, works) => ({
  names,
  open: async (page) => {
    const again = button(page, 'Try again');
    await ((await again.isVisible()) ? again.click() : open(page));
  },
  ...(works && { works }),
});

/** Clicks at a node of the tree. @param {Page} page */
async function clickNode(page) {
  const { x, y } = await placeOf(page, 1);
  await page.mouse.click(x, y);
}

/** Another tree is read, although its text is without help. @param {Page} page */
async function writeTrees(page) {
  for (const [text, nodes] of /** @type {const} */ ([
    ['[1, 2]', 3],
    ['[[3, 12], [2, 4]]', 7],
  ])) {
    await treeText(page).fill(text);
    await expect(page.getByRole('treeitem')).toHaveCount(nodes);
  }
}

/** @param {Page} page */
async function openPresenterView(page) {
  if (await button(page, 'Present').isVisible()) await button(page, 'Present').click();
  await button(page, 'Presenter view').click();
}

/** @param {Page} page */
async function writeInPython(page) {
  await openTab(page, 'Code');
  await openWritten(page);
  await page.getByRole('combobox', { name: 'Written in' }).selectOption('python');
}

/** Another language is chosen after something has been opened. @param {Page} page @param {string} language */
async function speakOpened(page, language) {
  await (await underMore(page, 'Help')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await setTool(page, 'language', language);
}

/** @param {Page} page */
const openMine = async (page) => (await inTrees(page, 'My trees')).click();

/** @param {Page} page */
const readAboutAlgorithms = (page) =>
  page.getByRole('combobox', { name: 'Algorithm' }).selectOption('about');

/** @param {Page} page */
const startHere = (page) => page.getByRole('link', { name: 'Start here' }).click();

/** The tree of its first stop. @param {Page} page */
const shows13 = (page) => expect(page.getByRole('treeitem')).toHaveCount(13);

/**
 * The parts that a page misses, each of which has a sentence of its own. What has not come is asked for again, so the page meets
 * all faults of each in turn. Those that are opened by others are on other pages than these, one after the other in one window,
 * since a new one takes longer than a new page.
 *
 * @type {Record<string, Part[][]>}
 */
export const PARTS = {
  'what opens over the page': [
    [
      pressedMore(/^assets\/help-/, 'Help'),
      { names: /^assets\/algorithms-/, open: readAboutAlgorithms },
      { names: /^assets\/gallery-/, open: (page) => trees(page).click() },
      pressedMore(/^assets\/sharing-/, 'Share…'),
      pressedMore(/^assets\/(growth|looks)-/, 'Growth'),
      pressed(/^assets\/presenting-/, 'Present'),
    ],
    // The gallery asks for these.
    [{ names: /^assets\/sketches-/, open: (page) => trees(page).click() }],
    [{ names: /^assets\/thumbnail-/, open: (page) => trees(page).click() }],
    // It is opened from the gallery.
    [{ names: /^assets\/collection-/, open: openMine }],
  ],
  'what becomes files and paper, and what others open': [
    [pressed(/^assets\/keys-/, 'Present')],
    [pressed(/^assets\/hands-/, 'Present')],
    [pressedMore(/^assets\/picture-/, 'Share…')],
    [pressedMore(/^assets\/paper-/, 'Exercise sheet')],
    [pressedMore(/^assets\/shared-/, 'Share…')],
    [pressedMore(/^assets\/code-/, 'Share…')],
    [pressedMore(/^assets\/difficulty-/, 'Share…')],
    [pressedMore(/^assets\/opened-en-/, 'Share…')],
    [pressedMore(/^assets\/my-program-/, 'My program')],
    // The one asks for the other.
    [{ names: /^assets\/generator-/, open: async (page) => (await inTrees(page)).click() }],
    [{ names: /^assets\/recipe-form-/, open: async (page) => (await inTrees(page)).click() }],
  ],
  // Each alone, since the language stays.
  ...Object.fromEntries(
    OTHERS.map((language) => [
      `the language ${language}`,
      [
        [
          {
            names: new RegExp(`^assets/${language}-`),
            open: (/** @type {Page} */ page) => setTool(page, 'language', language),
          },
        ],
      ],
    ]),
  ),
  ...Object.fromEntries(
    OTHERS.map((language) => [
      `what is opened in the language ${language}`,
      [
        [
          {
            names: new RegExp(`^assets/opened-${language}-`),
            open: (page) => speakOpened(page, language),
          },
        ],
      ],
    ]),
  ),
  'what the two windows say to each other': [
    [{ names: /^assets\/channel-/, open: openPresenterView }],
  ],
  'the presenter view': [
    [{ names: /^assets\/presenter-window-/, open: openPresenterView }],
    [{ names: /^assets\/clock-/, open: openPresenterView }],
  ],
  'what stands beside the tree': [
    [staysOpen(/^assets\/start-/, startHere, shows13)],
    [staysOpen(/^assets\/predicting-/, (page) => button(page, 'Predict').click())],
    [staysOpen(/^assets\/compare-/, (page) => button(page, 'Compare').click())],
    [staysOpen(/^assets\/programs-/, writeInPython)],
    [staysOpen(/^assets\/tabs-/, (page) => openTab(page, 'Ask'))],
    [staysOpen(/^assets\/shuffles-/, (page) => openTab(page, 'Count and order'))],
    [staysOpen(/^assets\/editing-/, clickNode)],
    [staysOpen(/^assets\/editor-/, openText, writeTrees)],
  ],
};
