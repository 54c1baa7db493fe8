// Trees of real games: recipes in addresses, attributes, text and files; their boards; the cards in the gallery.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, goTo, item, open, openText, show, trees, treeText, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const LESSON = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=9)';

/** @param {Page} page */
const nodes = (page) => page.getByRole('treeitem');

/** @param {Page} page */
const board = (page) => page.getByRole('region', { name: 'Board' });

/** @param {Page} page @param {string} name */
const square = (page, name) => board(page).getByRole('gridcell', { name });

/** What the panel says of its node. @param {Page} page */
const caption = (page) => board(page).locator('.caption');

/** @param {Page} page */
const shownTree = (page) => view(page).evaluate((/** @type {View} */ it) => it.tree);

/** The files of games that a page asks for. @param {Page} page */
function asked(page) {
  /** @type {string[]} */
  const files = [];
  page.on('request', (request) => {
    const name = request.url().split('/').pop() ?? '';
    if (/^(games-|plyscope_games)/.test(name)) files.push(name);
  });
  return files;
}

test('the running line stays in sight beside the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { tree: LESSON, algorithm: 'alpha-beta', step: 16 });
  await expect(board(page).getByRole('gridcell')).toHaveCount(9);
  const out = () =>
    page.locator('[data-follows]:has([aria-current="step"])').evaluateAll(
      (lists) =>
        lists.filter((list) => {
          const line = list.querySelector('[aria-current="step"]')?.getBoundingClientRect();
          const { top, bottom } = list.getBoundingClientRect();
          return line === undefined || line.top < top || line.bottom > bottom;
        }).length,
    );
  await expect(page.locator('[data-follows] [aria-current="step"]').first()).toBeVisible();
  await expect.poll(out).toBe(0);
});

test('a recipe stands wherever a tree may stand, and only then its game is loaded @firefox @gate', async ({
  page,
}) => {
  const files = asked(page);
  await open(page);
  await expect(nodes(page)).toHaveCount(51);
  await view(page).evaluate((/** @type {View} */ it) => it.ready());
  expect(files).toEqual([]);

  await test.step('in an address, which keeps the recipe', async () => {
    await show(page, { tree: 'tic-tac-toe(position=.XO/O.X/X.O,moves=O)' });
    await expect(nodes(page)).toHaveCount(16);
    expect(files.some((name) => name.endsWith('.wasm'))).toBe(true);
    expect(await shownTree(page)).toBe(LESSON);
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain('tree=tic-tac-toe(position=.XO/O.X/X.O,moves=O,depth=9)&');
  });

  await test.step('as text, where a wrong one is told of', async () => {
    await openText(page);
    await treeText(page).fill('four(columns=3, rows=3, depth=2)');
    await expect(nodes(page)).toHaveCount(13);
    await treeText(page).fill('four(columns=12)');
    await expect(page.getByText('12 stands here. Write a whole number from 1 to 9.')).toBeVisible();
    await treeText(page).fill('chess(depth=7)');
    await expect(page.getByText('Here depth=4 fits.')).toBeVisible();
    await expect(nodes(page)).toHaveCount(13);
    await treeText(page).fill(`${LESSON} with 3=7`);
    await expect(nodes(page)).toHaveCount(16);
    await treeText(page).blur();
    await expect(treeText(page)).toHaveValue(`${LESSON} with 3=7`);
  });

  await test.step('after a reload, with the changed value', async () => {
    await expect.poll(() => decodeURIComponent(page.url())).toContain('3=7');
    await page.reload();
    await expect(nodes(page)).toHaveCount(16);
    expect(await shownTree(page)).toBe(`${LESSON} with 3=7`);
  });

  await test.step('in the attribute of a view', async () => {
    await view(page).evaluate((/** @type {View} */ it) => {
      it.setAttribute('tree', 'four(columns=2, rows=2, depth=2)');
    });
    await expect(nodes(page)).toHaveCount(7);
  });
});

// In Firefox no script can make a paste with contents.
test('a recipe is pasted below a node, as a subtree that can be undone', async ({ page }) => {
  await open(page, { tree: LESSON });
  await nodes(page).first().focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const item = document.activeElement?.shadowRoot?.activeElement;
    item?.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  }, 'four(columns=2, rows=2, depth=2)');
  await expect(nodes(page)).toHaveCount(23);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nodes(page)).toHaveCount(16);
});

test('a file with a recipe is opened, and a large tree grows with progress and can be cancelled', async ({
  page,
}) => {
  await open(page);
  await trees(page).click();
  const choosing = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog', { name: 'Trees' });
  await button(dialog, 'Open…').click();
  const buffer = Buffer.from(LESSON);
  await (await choosing).setFiles({ name: 'draw.txt', mimeType: 'text/plain', buffer });
  await expect(nodes(page)).toHaveCount(16);
  const outcome = view(page).evaluate((/** @type {View} */ it) =>
    it.display({ tree: 'tic-tac-toe()' }),
  );
  await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
  await button(page, 'Cancel').click();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
  expect(await shownTree(page)).toBe(LESSON);
});

test('the board follows the step and the keyboard, and its moves lead down the tree', async ({
  page,
}) => {
  await open(page, { tree: LESSON });
  await expect(caption(page)).toHaveText('Node 0, the root. O moves.');
  await expect(square(page, '1B, X')).toHaveAttribute('aria-disabled', 'true');

  await test.step('by mouse', async () => {
    await square(page, '2B, empty, move 2B').click();
    await expect(caption(page)).toHaveText('Node 6, after 2B. X moves.');
    await expect(square(page, '2B, O, last move')).toBeVisible();
    await button(board(page), 'Back').click();
    await expect(caption(page)).toHaveText('Node 0, the root. O moves.');
  });

  await test.step('by keyboard', async () => {
    await square(page, '2B, O').or(square(page, '2B, empty')).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(square(page, '1A, empty, move 1A')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText('Node 1, after 1A. X moves.');
    await expect(square(page, '1A, O, last move')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(caption(page)).toHaveText('Node 2, after 2B. O moves.');
    // The search did not move.
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  });

  await test.step('by name', async () => {
    await board(page).getByRole('combobox', { name: 'Move…' }).selectOption('3B');
    await expect(caption(page)).toHaveText('Node 3, after 3B. The game is over.');
  });

  await test.step('and it goes with the step, and with the keyboard in the tree', async () => {
    await goTo(page, 1);
    await expect(caption(page)).toHaveText('Node 0, the root. O moves.');
    await item(page, 0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(caption(page)).toHaveText('Node 1, after 1A. X moves.');
  });
  await expectAccessibleInBothThemes(page, '.panel.board');
});

test('a piece is taken and put down; the cards tell of games before they are loaded', async ({
  page,
}) => {
  const files = asked(page);
  await open(page);
  await trees(page).click();
  const dialog = page.getByRole('dialog', { name: 'Trees' });
  const mate = button(dialog, 'Chess: mate in two');
  await expect(mate).toHaveAccessibleDescription(
    /^595 nodes, 545 leaves, 3 plies White is a rook up/,
  );
  expect(files).toEqual([]);
  await mate.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'What to notice' })).toContainText('Kf7, Kh7, Rh1');

  await square(page, 'f6, white king').click();
  await expect(square(page, 'f6, white king, picked up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(square(page, 'f6, white king, move f6')).toBeVisible();
  await square(page, 'f6, white king').click();
  await square(page, 'f7, empty, move Kf7').click();
  await expect(caption(page)).toContainText('after Kf7. Black moves.');
  await square(page, 'h8, black king').click();
  await square(page, 'h7, empty').click();
  await square(page, 'g1, white rook').click();
  await square(page, 'h1, empty').click();
  await expect(caption(page)).toContainText('after Rh1#. The game is over.');
});

test('the form for a game takes a position by pressing and by text, and says the size before it grows', async ({
  page,
}) => {
  await open(page);
  await trees(page).click();
  await button(page, 'New game…').click();
  const form = page.getByRole('dialog', { name: 'New game' });
  const size = form.getByRole('status');
  await expect(size).toHaveText('16 nodes, of which 6 are leaves.');
  const squares = form.getByRole('grid', { name: 'Board' });
  await squares.getByRole('gridcell', { name: '1A, empty' }).click();
  await expect(form.getByLabel('Position, row by row')).toHaveValue('OXO/O.X/X.O');
  await expect(size).toHaveText('5 nodes, of which 2 are leaves.');
  await button(form, 'Back').click();
  await expect(form.getByLabel('Position, row by row')).toHaveValue('.XO/O.X/X.O');
  await form.getByLabel('Position, row by row').fill('XXX/.../...');
  await expect(form.getByRole('alert')).toHaveText(
    'Not yet: X has 3 and O has 0 here. Who moves in turn has at most one more.',
  );
  await expectAccessibleInBothThemes(page, 'dialog.new-game');

  await form.getByRole('combobox', { name: 'Game' }).selectOption('chess');
  await squares.getByRole('gridcell', { name: 'e2, white pawn' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await button(form, 'Set up').click();
  await button(form, 'black queen').click();
  await squares.getByRole('gridcell', { name: 'd8, black queen, remove' }).click();
  await squares.getByRole('gridcell', { name: 'h4, empty, set here' }).click();
  const fen = form.getByLabel('Position in FEN');
  await expect(fen).toHaveValue('rnb1kbnr/pppppppp/8/8/4P2q/8/PPPP1PPP/RNBQKBNR b - -');
  await form.getByRole('combobox', { name: 'Who moves' }).selectOption('w');
  await expect(fen).toHaveValue('rnb1kbnr/pppppppp/8/8/4P2q/8/PPPP1PPP/RNBQKBNR w - -');
  await expectAccessibleInBothThemes(page, 'dialog.new-game');
  await button(form, 'Set up').click();
  await button(form, 'Clear').click();
  await form.getByRole('textbox', { name: 'Depth in plies' }).fill('7');
  await expect(form.getByRole('alert')).toHaveText(
    /more than 5,000,000 nodes. It fits down to a depth of 4.$/,
  );
  await form.getByRole('textbox', { name: 'Depth in plies' }).fill('1');

  await form.getByRole('combobox', { name: 'Game' }).selectOption('four');
  await squares.getByRole('gridcell', { name: '3, empty' }).first().click();
  await form.getByRole('textbox', { name: 'Depth in plies' }).fill('2');
  await expect(size).toHaveText('31 nodes, of which 25 are leaves.');
  await button(form, 'Grow').click();
  await expect(form).toBeHidden();
  await expect(nodes(page)).toHaveCount(31);
  expect(await shownTree(page)).toBe('four(position=...../...../...../..X.., depth=2)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger moves', async ({ page }) => {
    await open(page, { tree: 'four(columns=5, rows=4, played=3344, depth=3)' });
    await board(page).scrollIntoViewIfNeeded();
    await square(page, '2, empty').first().tap();
    await expect(caption(page)).toContainText('after 2. O moves.');
    await expect(square(page, '2, X, last move')).toBeVisible();
    const { width, height } = (await square(page, '2, X').first().boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  });
});
