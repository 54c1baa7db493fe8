// Actions on a view and readings from it, by the names that a person sees.

import { expect } from './test.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/**
 * @typedef {Record<string, string | number>} Shown what an address names: tree, algorithm, step, switches
 * @typedef {{now: number, end: number, minimax: number, critical: number}} Count
 * @typedef {{node: number, text: string}} Item
 */

/** The tree that most tests are about. */
const USUAL = { tree: 'swedish-51' };

/** The Swedish tree's alpha-beta: its steps, and those that lead to a cutoff. */
export const SWEDISH = { steps: 76, cutoffs: [31, 41, 51, 62, 70, 74] };

/** @param {Shown} shown */
export const address = (shown) =>
  `#${Object.entries(shown)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/**
 * Loads the page anew, at an address of its own making or as it is given; an empty one is that of a first visit.
 *
 * @param {Page} page
 * @param {Shown | string} [shown]
 */
export async function open(page, shown = USUAL) {
  await openAtOnce(page, shown);
  // Panels stand there once the view is ready.
  await page.locator('plyscope-view .tabpanel').waitFor({ state: 'attached' });
}

/**
 * The same without waiting until the view is ready.
 *
 * @param {Page} page
 * @param {Shown | string} [shown]
 */
export async function openAtOnce(page, shown = USUAL) {
  // From one fragment to another a browser does not load again.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`./${typeof shown === 'string' ? shown : address(shown)}`);
  await shareIsThere(page);
}

/** Waits until the address has been followed: then there is a link to what is on screen. @param {Page} page */
export const shareIsThere = (page) =>
  page.waitForFunction(() => {
    const it = /** @type {Partial<View> | null} */ (document.querySelector('plyscope-view'));
    return Boolean(it?.addressOf);
  });

/** Opens a part of a dialog that is folded. @param {Locator} dialog @param {string} name */
export async function unfold(dialog, name) {
  const part = dialog
    .locator('details')
    .filter({ has: dialog.page().getByText(name) })
    .first();
  if (!(await part.evaluate((it) => /** @type {HTMLDetailsElement} */ (it).open)))
    await part.locator('summary').first().click();
}

/**
 * Goes to another address on the page that is loaded, and waits until that is followed.
 *
 * @param {Page} page
 * @param {string} fragment
 */
export const visit = (page, fragment) =>
  page.evaluate(
    (to) =>
      new Promise((/** @type {(done?: unknown) => void} */ resolve) => {
        const before = location.href;
        addEventListener('hashchange', resolve, { once: true });
        location.hash = to;
        // The latest change may not be in the address yet.
        if (location.href === before)
          dispatchEvent(new HashChangeEvent('hashchange', { newURL: before }));
      }).then(() => undefined),
    fragment,
  );

/**
 * Shows something else on the page that is loaded, which keeps what an address does not name: the theme, the panels that are
 * folded, the focus. Much quicker than loading the page anew.
 *
 * @param {Page} page
 * @param {Shown | string} shown
 */
export async function show(page, shown) {
  await visit(page, typeof shown === 'string' ? shown : address(shown));
  await view(page).evaluate((/** @type {View} */ it) => it.ready());
}

/**
 * The same, until the picture has its size: what stands around it is laid out in one frame, and the picture is drawn to fit in
 * the next.
 *
 * @param {Page} page
 * @param {Shown | string} shown
 */
export async function showAtRest(page, shown) {
  await show(page, shown);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** @param {Page} page */
export const view = (page) => page.locator('plyscope-view');

/** @param {Page | Locator} within */
export const sentence = (within) => within.getByRole('status', { name: 'What happens now' });

/** The sentence of the step, once its messages are loaded. @param {Page | Locator} within */
export async function saidNow(within) {
  await expect(sentence(within)).not.toBeEmpty();
  return (await sentence(within).textContent()) ?? '';
}

/** @param {Page | Locator} within */
export const slider = (within) => within.getByRole('slider', { name: 'Step' });

/** @param {Page | Locator} within @param {string} name */
export const button = (within, name) => within.getByRole('button', { name, exact: true });

/** @param {Page | Locator} within */
export const more = (within) => within.locator('.more > button');

/** Opens the sheet that holds the tools where there is no room for them. @param {Page | Locator} within */
export async function openMenu(within) {
  const menu = button(within, 'Menu');
  const isOpen = await within.locator('#tools').evaluate((sheet) => sheet.matches(':popover-open'));
  if (!isOpen && (await menu.isVisible())) await menu.press('Enter');
}

/** @param {Page | Locator} within */
export async function openMore(within) {
  await openMenu(within);
  const isOpen = await within.locator('.more .sheet').isVisible();
  if (!isOpen) await more(within).press('Enter');
}

/**
 * A button under *More*, which is opened for it.
 *
 * @param {Page | Locator} within
 * @param {string} name
 */
export async function underMore(within, name) {
  await openMore(within);
  return button(within, name);
}

/**
 * Chooses the page's theme or language under *More*, which closes again.
 *
 * @param {Page} page
 * @param {'theme' | 'language'} tool
 * @param {string} value
 */
export async function setTool(page, tool, value) {
  await openMore(page);
  await page.locator(`#${tool}`).selectOption(value);
  await page.keyboard.press('Escape');
}

/** Opens or closes the switches: by their own button, or under *More* while none is set. @param {Page | Locator} within */
export async function openSwitches(within) {
  const own = within.locator('.top-row .switches > button');
  const sheet = within.locator('.top-row .switches .sheet');
  if (await sheet.isVisible()) await sheet.locator('select').first().press('Escape');
  else if (await own.isVisible()) await own.click();
  else await (await underMore(within, 'Switches…')).click();
}

/** The button that names the tree and opens all trees. @param {Page | Locator} within */
export const trees = (within) => within.locator('.opens-trees');

/** A button in the gallery of trees, which is opened for it: that for random trees, unless another is named. @param {Page | Locator} within @param {string} [name] */
export async function inTrees(within, name = 'Generate…') {
  await trees(within).click();
  return button(within.locator('dialog.trees'), name);
}

/**
 * Chooses a tree that comes along.
 *
 * @param {Page | Locator} within
 * @param {string} id of the preset
 */
export async function chooseTree(within, id) {
  await trees(within).click();
  await within.locator(`dialog.trees [aria-labelledby="card-${id}"]`).click();
}

/** Goes to the end of the search, where no button leads. @param {Page | Locator} within */
export const toLast = (within) => toEnd(within, 'max');

/** Goes to the beginning of the search. @param {Page | Locator} within */
export const toFirst = (within) => toEnd(within, 'min');

/** @param {Page | Locator} within @param {'min' | 'max'} end */
const toEnd = async (within, end) => goTo(within, (await slider(within).getAttribute(end)) ?? '');

/**
 * Opens a tab beside the tree, and leaves the focus where it is.
 *
 * @param {Page | Locator} within
 * @param {'Code' | 'Ask' | 'Count and order' | 'Story' | 'Tree as text'} name
 */
export async function openTab(within, name) {
  const tab = within.getByRole('tab', { name, exact: true });
  await tab.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Opens the choice of the form and the language of the code. @param {Page | Locator} within */
export const openWritten = (within) => within.locator('.written:not([open]) > summary').click();

/** @param {Page | Locator} within */
export const treeText = (within) => within.getByRole('textbox', { name: 'Tree as text' });

/** The text of the tree, in its tab, which is opened for it. @param {Page | Locator} within */
export async function openText(within) {
  await openTab(within, 'Tree as text');
  return treeText(within);
}

/**
 * The tree on show, whichever tab is open.
 *
 * @param {Page} page
 * @param {string | RegExp} tree
 */
export const expectTree = (page, tree) => {
  const polled = expect.poll(() => view(page).evaluate((/** @type {View} */ it) => it.tree));
  return typeof tree === 'string' ? polled.toBe(tree) : polled.toMatch(tree);
};

/** @param {Page | Locator} within @param {number | string} step */
export const expectStep = (within, step) => expect(slider(within)).toHaveValue(String(step));

/** @param {Page | Locator} within @param {number | string} step */
export const goTo = (within, step) => slider(within).fill(String(step));

/**
 * The counters as they stand: a row by its first word, `entered`, `evaluated`, `cutoffs`, `skipped`. What they are at the end of the search
 * is told by no panel before.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, Count>>}
 */
export async function counters(page) {
  await openTab(page, 'Count and order');
  const total = await page.evaluate(() => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    return /** @type {Record<string, number> | undefined} */ (view.model?.search.overview.total);
  });
  const rows = await page
    .getByRole('region', { name: 'Counters' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
    );
  /** @type {Record<string, string>} */
  const names = {
    'Nodes entered': 'entered',
    'Leaves evaluated': 'evaluated',
    Cutoffs: 'cutoffs',
    'Skipped subtrees': 'skipped',
  };
  return Object.fromEntries(
    rows.map(([name, ...cells]) => {
      const [now, minimax, critical] = cells.map((cell) => Number(cell.replaceAll(',', '')));
      return [names[name], { now, end: total?.[names[name]] ?? Number.NaN, minimax, critical }];
    }),
  );
}

/**
 * @param {Page} page
 * @param {Record<string, Partial<Count>>} expected
 */
export const expectCounters = (page, expected) =>
  expect.poll(() => counters(page)).toMatchObject(expected);

/**
 * The items of the tree that a screen reader has, as they read.
 *
 * @param {Page | Locator} within
 * @returns {Promise<Item[]>}
 */
export const items = (within) =>
  within.getByRole('treeitem').evaluateAll((all) =>
    all.map((item) => ({
      node: Number(item.getAttribute('data-node')),
      text: item.getAttribute('aria-label') ?? '',
    })),
  );

/** @param {Page | Locator} within @param {number} node */
export const item = (within, node) => within.locator(`[role=treeitem][data-node="${node}"]`);

/**
 * A node's place on the screen, once every change is drawn.
 *
 * @param {Page | Locator} within
 * @param {number} node
 */
export async function placeOf(within, node) {
  await item(within, node).evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const { x, y, width, height } = await boxOf(item(within, node));
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where something is, which must be on the screen. @param {Locator} element */
export async function boxOf(element) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not on the screen`);
  return box;
}

/**
 * A fingerprint of the canvas, after everything that is asked for is drawn.
 *
 * @param {Locator} view
 * @returns {Promise<string>}
 */
export const picture = (view) =>
  view.evaluate(async (/** @type {View} */ element) => {
    await element.updateComplete;
    await element.ready();
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const canvas = element.renderRoot.querySelector('canvas');
    if (!canvas) throw new Error('there is no canvas');
    // Read from a copy, since a browser draws otherwise on what is read often.
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    if (context === null) throw new Error('there is no copy');
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });

/**
 * Presses a button again and again, and reads the sentence each time.
 *
 * @param {Locator} view
 * @param {string} name
 * @param {number} times
 * @returns {Promise<string[]>}
 */
export const press = (view, name, times) =>
  view.evaluate(
    async (/** @type {View} */ element, { name, times }) => {
      const read = () => element.renderRoot.querySelector('[role=status]')?.textContent ?? '';
      const said = [];
      for (let time = 0; time < times; time += 1) {
        /** @type {HTMLElement | null} */
        const button = element.renderRoot.querySelector(`button[aria-label="${name}"]`);
        if (button === null) throw new Error(`${name} is not there`);
        button.click();
        await element.updateComplete;
        // The words for what happens may be on their way still.
        while (read().trim() === '') await new Promise(requestAnimationFrame);
        said.push(read().replace(/\s+/g, ' ').trim());
      }
      return said;
    },
    { name, times },
  );

/** @param {Locator} view @returns {Promise<number>} how many steps there are */
export const stepsOf = async (view) => Number(await slider(view).getAttribute('max'));
