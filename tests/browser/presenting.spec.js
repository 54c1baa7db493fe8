// Presenter mode, and the second window of who presents.

import { expectAccessible } from './axe.js';
import { stopClock } from './clock.js';
import { expect, listen, test } from './test.js';
import { button, expectStep, item, items, open, picture, SWEDISH, sentence, view } from './view.js';

/** @import { Page } from '@playwright/test' */

/** The step at which node 8 of the Swedish tree is cut; the next one is its return. */
const CUT = 31;

/** @param {Page} page */
const band = (page) => page.getByRole('region', { name: 'Presenter mode' });

/** @param {Page} page @param {number} step */
const expectTold = (page, step) =>
  expect(band(page)).toContainText(`step ${step} of ${SWEDISH.steps}`);

/**
 * Enters presenter mode, and waits until its controls are there.
 * @param {Page} page
 */
async function present(page) {
  await page.keyboard.press('p');
  await expect(band(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Presenter view' })).toBeAttached();
}

/**
 * Opens the second window, and listens to what it complains of.
 * @param {Page} page
 */
async function openSecond(page) {
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  const complaints = listen(second);
  await expect(next(second)).toBeVisible();
  return { second, complaints };
}

/** The next step, in the second window. @param {Page} second */
const next = (second) => second.getByRole('region', { name: 'Next step' }).locator('p');

test('P enters presenter mode and leaves it, and so do Escape and the button @firefox', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await button(page, 'Present').focus();
  await page.keyboard.press('Enter');
  await expect(band(page)).toBeVisible();
  await expect(view(page)).toHaveAttribute('presenting');
  for (const name of ['Share…', 'Present', 'Step into', 'Play'])
    await expect(button(page, name)).toHaveCount(0);
  for (const name of ['Pseudocode', 'Call stack', 'Counters'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(sentence(page)).toContainText('β-cutoff at node 8');
  await expect(band(page)).toContainText('Nodes entered 11');
  const box = await view(page).boundingBox();
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box).toEqual({ x: 0, y: 0, ...size });
  await page.keyboard.press('Escape');
  await expect(band(page)).toHaveCount(0);
  // Not `toBeFocused`: the end of the full screen may leave the page behind another window, where nothing counts as focused.
  const focused = () =>
    button(page, 'Present').evaluate(
      (it) => /** @type {ShadowRoot} */ (it.getRootNode()).activeElement === it,
    );
  await expect.poll(focused).toBe(true);
  await page.bringToFront();
  await page.keyboard.press('p');
  await expect(band(page)).toBeVisible();
  await page.keyboard.press('P');
  await expect(button(page, 'Share…')).toBeVisible();
  await page.keyboard.press('p');
  await page.mouse.move(300, 200);
  await page.mouse.move(310, 200);
  await button(page, 'Leave').click();
  await expect(band(page)).toHaveCount(0);
  await expectStep(page, CUT);
});

test('a full screen that ends late does not end the mode that was entered since', async ({
  page,
}) => {
  await open(page);
  await present(page);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await view(page).evaluate(async (element) => {
    const it = /** @type {import('../../www/src/element/view.js').PlyscopeView} */ (element);
    const ended = new Promise((resolve) => {
      it.addEventListener('fullscreenchange', resolve, { once: true });
    });
    it.presenting = false;
    await it.updateComplete;
    // It has ended, but nobody has been told yet.
    while (it.matches(':fullscreen')) await new Promise((resolve) => setTimeout(resolve));
    it.presenting = true;
    await it.updateComplete;
    await ended;
  });
  await expect(view(page)).toHaveAttribute('presenting');
  await expect(band(page)).toBeVisible();
});

test('it takes the whole screen where it may, and stays when that is given back for a window', async ({
  page,
}) => {
  const isFull = () =>
    page.evaluate(() => document.fullscreenElement?.localName === 'plyscope-view');
  await open(page);
  await present(page);
  await expect.poll(isFull).toBe(true);
  const full = button(page, 'Full screen');
  await full.focus();
  await page.keyboard.press('Enter');
  await expect.poll(isFull).toBe(false);
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  const { second } = await openSecond(page);
  await expect.poll(isFull).toBe(false);
  await expect(band(page)).toBeVisible();
  await second.close();
  await full.focus();
  await page.keyboard.press('Enter');
  await expect.poll(isFull).toBe(true);
  // By now the view has heard of it.
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  // As the browser does when somebody presses Escape.
  await page.evaluate(() => document.exitFullscreen());
  await expect(band(page)).toHaveCount(0);
});

test('the controls come with the pointer or the keyboard, and hide nothing before', async ({
  page,
}) => {
  await open(page);
  await present(page);
  const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
  await expect(controls).toHaveCSS('opacity', '0');
  await stopClock(page);
  await page.mouse.move(300, 200);
  await page.mouse.move(310, 200);
  await expect(controls).toHaveCSS('opacity', '1');
  await page.clock.runFor(10_000);
  await expect(controls).toHaveCSS('opacity', '0');
  await button(page, 'Step forward').focus();
  await expect(controls).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expectTold(page, 1);
});

test('the keys of a clicker step, and the key that makes the screen black hides the values', async ({
  page,
}) => {
  await open(page, { step: CUT - 1 });
  await present(page);
  await page.keyboard.press('PageDown');
  await expectTold(page, CUT);
  await page.keyboard.press('PageUp');
  await expectTold(page, CUT - 1);
  await page.keyboard.press('PageDown');
  for (const key of ['.', 'b']) {
    await page.keyboard.press(key);
    await expect(sentence(page)).toHaveText(/Values and counters are hidden/);
    await expect(band(page)).toContainText('Nodes entered ?');
    for (const { text } of await items(page)) expect(text).not.toMatch(/so far|returned [^?]/);
    await expect(item(page, 10)).toHaveAccessibleName(/^Leaf 10, value 7, returned/);
    await page.keyboard.press(key);
    await expect(sentence(page)).toContainText('β-cutoff at node 8: its best, 7');
    await expect(item(page, 1)).toHaveAccessibleName(/best so far 5/);
    await expect(band(page)).toContainText('Nodes entered 11');
  }
  await page.keyboard.press('.');
  await page.keyboard.press('Escape');
  await expect(view(page)).not.toHaveAttribute('blank');
});

test('what is hidden is in no pixel: searches that differ by their numbers alone look the same', async ({
  page,
}) => {
  /** @type {string[][]} */
  const pictures = [];
  for (const algorithm of ['alpha-beta', 'negamax-alpha-beta']) {
    await open(page, { algorithm, step: CUT });
    await present(page);
    const shown = await picture(view(page));
    await page.keyboard.press('.');
    await expect(sentence(page)).toHaveText(/hidden/);
    const blank = await picture(view(page));
    await page.keyboard.press('.');
    await expect(sentence(page)).toContainText('cutoff');
    expect(await picture(view(page))).toBe(shown);
    pictures.push([shown, blank]);
    await page.keyboard.press('Escape');
  }
  const [[one, blank], [other, same]] = pictures;
  expect(one).not.toBe(other);
  expect(one).not.toBe(blank);
  expect(blank).toBe(same);
});

test('a node lies where one presses it, however large it is', async ({ page }) => {
  await open(page);
  await present(page);
  const box = await item(page, 50).boundingBox();
  if (box === null) throw new Error('leaf 50 is not on the screen');
  expect(box.width).toBeGreaterThan(40);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const field = page.getByRole('textbox', { name: 'Value of leaf 50' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(band(page)).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(item(page, 50)).toHaveAccessibleName(/^Leaf 50, value 6/);
  await expect(band(page)).toBeVisible();
});

test('so it does in a page that scales the view', async ({ page }) => {
  await open(page);
  await view(page).evaluate((element) => {
    element.style.transform = 'scale(0.75)';
  });
  const box = await item(page, 50).boundingBox();
  if (box === null) throw new Error('leaf 50 is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('textbox', { name: 'Value of leaf 50' })).toBeFocused();
});

test('the second window says what comes next, and drives the page @firefox', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second, complaints } = await openSecond(page);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    'Swedish tree, 51 nodes: Alpha-beta',
  );
  await expect(sentence(second)).toContainText('β-cutoff at node 8');
  for (const key of ['PageDown', 'ArrowRight', 'PageDown']) {
    const coming = (await next(second).textContent()) ?? '';
    await second.keyboard.press(key);
    await expect(sentence(second)).toHaveText(coming);
    await expect(sentence(page)).toHaveText(coming);
  }
  await expectTold(page, CUT + 3);
  await second.keyboard.press('PageUp');
  await expectTold(page, CUT + 2);
  await button(second, 'Next cutoff').click();
  await expectTold(page, 41);
  await second.keyboard.press('End');
  await expect(next(second)).toHaveText('This is the last step.');
  await second.keyboard.press('Home');
  await expectTold(page, 0);
  await second.getByRole('combobox', { name: 'Speed' }).selectOption('0.5');
  await button(second, 'Play').click();
  await button(second, 'Pause').click();
  await expect(button(second, 'Play')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('End');
  await expect(second.getByText(`step ${SWEDISH.steps} of`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who presents sees what is hidden from the hall, and that it is hidden', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  await button(second, 'Blank').click();
  await expect(button(second, 'Blank')).toHaveAttribute('aria-pressed', 'true');
  await expect(second.getByText('The audience sees no values')).toBeVisible();
  await expect(sentence(second)).toContainText('its best, 7');
  await expect(sentence(page)).toHaveText(/Values and counters are hidden/);
  await second.keyboard.press('.');
  await expect(sentence(page)).toContainText('its best, 7');
  await expect(second.getByText('The audience sees no values')).toHaveCount(0);
});

test('notes belong to their tree, and are kept', async ({ page }) => {
  await open(page);
  await present(page);
  const { second } = await openSecond(page);
  const notes = second.getByRole('textbox', { name: 'Notes on this tree' });
  await notes.fill('Ask: why is node 8 cut? 5 > 2');
  // Letters typed in the notes are text, but a clicker's keys still step.
  await notes.press('End');
  await notes.press('.');
  await expect(notes).toHaveValue('Ask: why is node 8 cut? 5 > 2.');
  await expectTold(page, 0);
  await notes.press('PageDown');
  await expectTold(page, 1);
  await second.reload();
  await expect(notes).toHaveValue('Ask: why is node 8 cut? 5 > 2.');
  await page.keyboard.press('Escape');
  // Whoever asks what would be if a leaf were another still has them.
  await item(page, 4).focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(/^Unnamed tree/);
  await expect(notes).toHaveValue(/^Ask/);
  await notes.fill('Other notes');
  await page.getByRole('combobox', { name: 'Tree', exact: true }).selectOption('deep-cutoff');
  await expect(notes).toHaveValue('');
  await page.getByRole('combobox', { name: 'Tree', exact: true }).selectOption('swedish-51');
  await expect(notes).toHaveValue(/^Ask/);
});

test('either window may be loaded again, and finds the other @firefox', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  await second.reload();
  await expect(sentence(second)).toContainText('β-cutoff at node 8');
  await second.keyboard.press('PageDown');
  await expectTold(page, CUT + 1);
  // A link is written behind the steps.
  await expect(page).toHaveURL(/step=32/);
  await page.reload();
  await expect(band(page)).toBeVisible();
  await expectTold(page, CUT + 1);
  await expect(second.getByText('The page has been closed')).toHaveCount(0);
  await second.keyboard.press('PageDown');
  await expectTold(page, CUT + 2);
  await page.keyboard.press('Escape');
  await expect(second.getByText('The page is not in presenter mode.')).toBeVisible();
  await button(second, 'Present').click();
  await expectTold(page, CUT + 2);
  await second.close();
  await page.keyboard.press('PageDown');
  await expectTold(page, CUT + 3);
});

test('the second window says that the page is left, or that there never was one', async ({
  page,
  context,
}) => {
  await open(page);
  await present(page);
  const { second } = await openSecond(page);
  const alone = await context.newPage();
  await alone.goto(new URL('presenter.html', page.url()).href);
  await expect(alone.getByRole('alert')).toHaveText(/belongs to a page in presenter mode/);
  await alone.goto(new URL(`presenter.html#${'0'.repeat(32)}`, page.url()).href);
  await alone.clock.install();
  await alone.reload();
  await alone.locator('header').waitFor();
  await alone.clock.fastForward(10_000);
  await expect(alone.getByRole('alert')).toHaveText(/The page does not answer/);
  await page.goto('about:blank');
  await expect(second.getByRole('alert')).toHaveText(/The page has been closed/);
});

test('a second page does not answer for the first', async ({ page, context }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  // As a browser duplicates a tab.
  const stored = await page.evaluate(() => sessionStorage.getItem('plyscope-presenting') ?? '');
  const copy = await context.newPage();
  await copy.addInitScript(
    (stored) => sessionStorage.setItem('plyscope-presenting', stored),
    stored,
  );
  await copy.goto(page.url().replace(/step=\d+/, 'step=5'));
  await expectTold(copy, 5);
  await copy.keyboard.press('PageDown');
  await expectTold(copy, 6);
  await second.keyboard.press('PageDown');
  await expectTold(page, CUT + 1);
  await expectTold(copy, 6);
  await expect(second.getByText(`step ${CUT + 1} of`)).toBeVisible();
});

test('where the browser lets no window open, there is a link to it', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, { step: CUT });
  await present(page);
  await page.keyboard.press('v');
  const alert = page.getByRole('alert').filter({ hasText: 'has blocked the second window' });
  await expect(alert).toBeVisible();
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    alert.getByRole('link', { name: 'Presenter view' }).click(),
  ]);
  await expect(sentence(second)).toContainText('β-cutoff at node 8');
  await expect(alert).toHaveCount(0);
});

test('the presenter view speaks the language of the page, in its theme', async ({ page }) => {
  await page.goto(`./#step=${CUT}&lang=sv`);
  await page.getByRole('combobox', { name: 'Tema' }).selectOption('dark');
  await button(page, 'Presentera').click();
  await expect(button(page, 'Presentatörsvy')).toBeAttached();
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(second.getByRole('heading', { name: 'Nästa steg' })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(second.locator('body')).toHaveCSS('background-color', 'rgb(21, 23, 27)');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('en');
  await expect(second.getByRole('heading', { name: 'Next step' })).toBeVisible();
});

test('the clock shows what has gone by, also after the window was loaded again', async ({
  page,
}) => {
  await open(page);
  await present(page);
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  const timer = second.getByRole('timer');
  const start = Date.UTC(2026, 10, 22, 9, 0, 0);
  await second.clock.setFixedTime(start);
  await button(second, 'Restart').click();
  await expect(timer).toHaveText('0:00');
  await second.clock.setFixedTime(start + (62 * 60 + 5) * 1000);
  await second.reload();
  await expect(timer).toHaveText('1:02:05');
  await button(second, 'Restart').click();
  await expect(timer).toHaveText('0:00');
});

test('nothing in either window is out of reach for a reader, large or small', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  await expectAccessible(page);
  const { second } = await openSecond(page);
  await expectAccessible(second);
  await page.keyboard.press('.');
  await expectAccessible(page);
  await expectAccessible(second);
  for (const window of [page, second]) {
    await window.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(window);
    const wide = await window.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  }
});

test('an author may present by an attribute, and hears of it', async ({ page }) => {
  await open(page);
  const heard = await view(page).evaluate(async (/** @type {any} */ element) => {
    /** @type {object[]} */
    const heard = [];
    element.addEventListener('plyscope-present', (/** @type {CustomEvent} */ { detail }) =>
      heard.push(detail),
    );
    const told = () =>
      new Promise((done) => element.addEventListener('plyscope-present', done, { once: true }));
    for (const [name, on] of [
      ['presenting', true],
      ['blank', true],
      ['presenting', false],
    ]) {
      const once = told();
      element.toggleAttribute(name, on);
      await once;
    }
    return heard;
  });
  expect(heard).toEqual([
    { presenting: true, blank: false },
    { presenting: true, blank: true },
    { presenting: false, blank: false },
  ]);
  await expect(button(page, 'Present')).toBeVisible();
});
