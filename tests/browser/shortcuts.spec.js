// Each key of a button, pressed, does what its button does. Tooltips and screen readers say which key that is.

import { COMMANDS } from '../../www/src/input/commands.js';
import { expect, test } from './test.js';
import { button, item, more, open, openTab, show, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { CommandId } from '../../www/src/input/commands.js' */
/** @import { Shown } from './view.js' */

/**
 * A command that has keys, and a button that says them.
 * @typedef {Exclude<CommandId, 'zoom-in' | 'zoom-out' | 'escape' | 'previous-iteration' | 'beside' | 'full-screen' | 'duplicate' | 'wrap'
 *   | 'collapse' | 'name-all' | 'level-up' | 'level-down' | 'copy' | 'cut' | 'paste' | 'rename' | 'select-node' | 'select-level'
 *   | 'select-leaves' | 'ask-about' | 'swap-players' | 'select-nothing'>} Shortcut
 */

/** @param {Shortcut} id */
const keysOf = (id) => COMMANDS[id].keys ?? [];

/**
 * What comes before the button or the key.
 * @typedef {object} Situation
 * @property {Shown} [at]
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(page: Page) => Promise<unknown>} [reach] leads to the button alone, where it is not in sight
 */

/** In the middle of the Swedish tree’s alpha-beta, with a breakpoint before the end. */
const MIDDLE = { step: 45, break: 25 };

/** @param {Page} page */
async function goToNext(page) {
  await openTab(page, 'Code');
  await page.locator('.go-to > button').press('Enter');
}

/** @param {Page} page */
const openMore = (page) => more(page).press('Enter');

/** @param {Page} page */
const atNode = (page) => item(page, 8).focus();

/** Opens the ways to change the tree at node 8, which then has the keyboard. @param {Page} page */
async function editing(page) {
  await openTab(page, 'Ask');
  await atNode(page);
  await page.keyboard.press('q');
  await expect(button(page, 'Add child')).toBeVisible();
}

/** @param {Page} page */
async function present(page) {
  await button(view(page), 'Present').click();
  await expect(button(page, 'Leave')).toBeAttached();
}

/** Opens a lecture of three slides, at the second. @param {Page} page */
async function lectured(page) {
  for (let count = 1; count <= 3; count += 1) {
    await page.locator('plyscope-view .stage').focus();
    await page.keyboard.press('a');
    await expect(page.locator('#lecture .slide')).toHaveCount(count);
  }
  await page.locator('plyscope-view .stage').focus();
  await page.keyboard.press('k');
  await expect(page.locator('#lecture [aria-current]')).toHaveText(/./);
}

/** @param {Page} page */
async function presentLecture(page) {
  await lectured(page);
  await present(page);
}

/** @type {Record<Shortcut, Situation>} */
const SITUATIONS = {
  play: {},
  'first-step': { reach: goToNext },
  'last-step': { reach: goToNext },
  'step-back': {},
  'step-forward': {},
  'previous-cutoff': { reach: goToNext },
  'next-cutoff': {},
  'step-into': {},
  'step-over': {},
  'step-out': {},
  'next-leaf': { reach: goToNext },
  'next-improvement': { reach: goToNext },
  'next-re-search': {
    at: { tree: 'negascout-searches-again', algorithm: 'negascout', step: 1 },
    reach: goToNext,
  },
  'next-iteration': { at: { tree: 'deepening', step: 3 }, reach: goToNext },
  'next-visit': { reach: goToNext },
  breakpoint: {
    before: async (page) => {
      await editing(page);
      await openTab(page, 'Code');
      await atNode(page);
    },
    reach: goToNext,
  },
  undo: { before: edited },
  redo: {
    before: async (page) => {
      await edited(page);
      await button(page, 'Undo').click();
    },
    reach: openMore,
  },
  fit: { before: (page) => page.keyboard.press('+') },
  fold: { before: atNode },
  'node-types': { reach: openMore },
  'add-child': { before: editing },
  'add-sibling': { before: editing },
  delete: { before: editing },
  'more-edits': { before: editing },
  'move-left': { before: editing },
  'move-right': { before: editing },
  help: { reach: openMore },
  present: {},
  predict: {},
  'add-slide': { before: lectured },
  'present-lecture': { before: lectured },
  'next-slide': { before: presentLecture },
  'previous-slide': { before: presentLecture },
  black: { before: present },
  blank: { before: present },
  'blank-cuts': { before: present },
  'edit-in-hall': { before: present },
  'presenter-view': { before: present },
  leave: { before: present },
  reveal: {
    at: { step: 0 },
    before: async (page) => {
      await button(page, 'Predict').click();
      await button(page, 'Start').click();
      await expect(page.locator('.reveal')).toBeVisible();
    },
  },
};

/** Gives a leaf another value. @param {Page} page */
async function edited(page) {
  await item(page, 4).focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeVisible();
}

/** Everything that a button or a key could change. @param {Page} page */
async function shown(page) {
  const seen = await view(page).evaluate(async (/** @type {View} */ element) => {
    await element.ready();
    const root = element.renderRoot;
    const buttons = [...root.querySelectorAll('button')];
    const plays = root.querySelector('.play')?.getAttribute('aria-label');
    // The node asked about follows the keyboard. A key that adds a node moves it there; a button leaves it where it was.
    const { inspected, ...link } = element.link;
    return {
      // While it plays, the step changes by itself.
      link: plays === 'Pause' ? null : link,
      asks: [root.querySelector('.reveal') !== null, inspected !== null],
      plays,
      modes: [element.presenting, element.blank, element.black],
      dialogs: [...root.querySelectorAll('dialog[open]')].map(({ className }) => className),
      // Full screen is the browser's to grant, and comes later than anything else changes.
      pressed: buttons
        .filter((each) => each.ariaPressed === 'true')
        .map((each) => each.textContent?.trim())
        .filter((name) => name !== 'Full screen'),
      fits: root.querySelector('.fit') !== null,
      chooses: root.querySelector('.tree-menu:popover-open') !== null,
      hidesCuts: element.hidesCuts,
      lecture: element.lecture && [element.lecture.number, element.lecture.count],
    };
  });
  return { ...seen, windows: page.context().pages().length };
}

/** Keys as Playwright names them. @param {string} keys */
const pressed = (keys) => keys.replace(/(?<=^|\+)[A-Z]$/, (letter) => letter.toLowerCase());

/** Closes and ends what a button or a key has opened or begun. @param {Page} page */
async function endAll(page) {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await view(page).evaluate(async (/** @type {View} */ it) => {
    const root = it.renderRoot;
    Object.assign(it, { presenting: false, blank: false, black: false });
    for (const name of ['New lecture', 'Close the lecture'])
      for (const each of document.querySelectorAll('#lecture button'))
        if ([each.textContent?.trim(), each.ariaLabel].includes(name))
          /** @type {HTMLElement} */ (each).click();
    for (const dialog of root.querySelectorAll('dialog')) dialog.close();
    for (const open of root.querySelectorAll(':popover-open'))
      if (open instanceof HTMLElement) open.hidePopover();
    const goesOn = ['Pause', 'Stop asking about the node'];
    for (const button of root.querySelectorAll('button')) {
      const showsTypes = button.ariaPressed === 'true' && button.ariaKeyShortcuts === 'T';
      if (showsTypes || goesOn.includes(button.ariaLabel ?? '')) button.click();
    }
    await it.ready();
    // A closing dialog gives the focus back later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const focused = it.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  });
}

/**
 * Does something in a situation, and waits for its effect.
 *
 * @param {Page} page
 * @param {Shortcut} id
 * @param {() => Promise<unknown>} act
 */
async function effect(page, id, act) {
  const { at = MIDDLE, before } = SITUATIONS[id];
  await endAll(page);
  await show(page, at);
  await before?.(page);
  const untouched = await shown(page);
  // A window opens later than anything else changes.
  const opened = id === 'presenter-view' ? page.context().waitForEvent('page') : null;
  await act();
  await opened;
  await expect.poll(() => shown(page), id).not.toEqual(untouched);
  return { untouched, touched: await shown(page) };
}

/** Presses the button that names its keys. @param {Page} page @param {Shortcut} id */
async function pressButton(page, id) {
  await SITUATIONS[id].reach?.(page);
  const all = page.locator(`button[aria-keyshortcuts="${keysOf(id).join(' ')}"]`);
  const one = all.filter({ visible: true }).first();
  await expect(one, id).toHaveAttribute('title', /\(.+\)$/);
  await expect(one, id).not.toHaveAccessibleName(/\(/);
  await one.evaluate((element) => element instanceof HTMLElement && element.click());
}

const IDS = /** @type {Shortcut[]} */ (Object.keys(SITUATIONS));
const FIRST = /** @type {Shortcut[]} */ (['play', 'next-leaf', 'undo', 'add-child', 'help']);

for (const [at, first] of FIRST.entries()) {
  const next = FIRST[at + 1];
  const ids = IDS.slice(IDS.indexOf(first), next && IDS.indexOf(next));
  test(`keys do what their buttons do: ${ids.join(', ')}`, async ({ page }) => {
    await open(page, MIDDLE);
    for (const id of ids) {
      await test.step(id, async () => {
        const byButton = await effect(page, id, () => pressButton(page, id));
        for (const keys of keysOf(id)) {
          const byKey = await effect(page, id, () => page.keyboard.press(pressed(keys)));
          // Both begin in the same state, so that their effects can be compared.
          expect(byKey, `${id} by ${keys}`).toEqual(byButton);
        }
      });
    }
  });
}
