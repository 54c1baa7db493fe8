// The second window of who presents.

import { expectAccessible } from './axe.js';
import { band, CUT, expectTold, give, next, openSecond, present } from './presenting.js';
import { expect, test } from './test.js';
import { button, chooseTree, item, open, SWEDISH, sentence, setTool, view } from './view.js';

/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

test('the second window says what comes next, and drives the page @firefox @gate', async ({
  page,
}) => {
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

test('whatever the second window shows of the hall, its keys lead on @firefox', async ({
  page,
}) => {
  const tree = '#tree=swedish-51&algorithm=alpha-beta';
  await give(page, [
    { title: 'Grows', link: `${tree}&step=0&growth=thirty` },
    { title: 'Asked', link: `${tree}&step=5&predict=cut` },
    { title: 'Last', link: `${tree}&step=5&until=5` },
  ]);
  const { second } = await openSecond(page);
  const hall = second.locator('.hall iframe').contentFrame();
  await expect(hall.locator('dialog.growth')).toBeVisible();
  // Nothing in the picture takes the keyboard.
  const keyboard = () => second.evaluate(() => document.activeElement?.tagName);
  await expect.poll(keyboard).toBe('BODY');
  await second.keyboard.press('PageDown');
  await expect(band(page)).toContainText('Slide 2 of 3');
  await expect(hall.locator('.question')).toBeVisible();
  await expect.poll(keyboard).toBe('BODY');
  await second.keyboard.press('k');
  await expect(hall.locator('dialog.growth')).toBeVisible();
  await second.keyboard.press('Escape');
  await expect(hall.locator('dialog.growth')).toBeVisible();
  await expect(band(page)).toContainText('Slide 1 of 3');
});

test('who presents sees what is hidden from the hall, and that it is hidden', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  await button(second, 'Hide values').click();
  await expect(button(second, 'Hide values')).toHaveAttribute('aria-pressed', 'true');
  await expect(second.getByText('The audience sees no values')).toBeVisible();
  await expect(sentence(second)).toContainText('its best, 7');
  await expect(sentence(page)).toHaveText(/Values and counters are hidden/);
  await second.keyboard.press('h');
  await expect(sentence(page)).toContainText('its best, 7');
  await expect(second.getByText('The audience sees no values')).toHaveCount(0);
  // Black is the hall alone: who presents sees what will be there again.
  await second.keyboard.press('.');
  await expect(page.locator('.black')).toBeVisible();
  await expect(second.getByText('The hall is black')).toBeVisible();
  await expect(second.locator('.hall iframe').contentFrame().locator('.black')).toHaveCount(0);
  await second.keyboard.press('PageDown');
  await expect(page.locator('.black')).toHaveCount(0);
  await expectTold(page, CUT);
  await expect(second.getByText('The hall is black')).toHaveCount(0);
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
  await chooseTree(page, 'deep-cutoff');
  await expect(notes).toHaveValue('');
  await chooseTree(page, 'swedish-51');
  await expect(notes).toHaveValue(/^Ask/);
});

test('either window may be loaded again, and finds the other', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  await second.reload();
  await expect(sentence(second)).toContainText('β-cutoff at node 8');
  await second.keyboard.press('PageDown');
  await expectTold(page, CUT + 1);
  // A link is written after the steps.
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

test('the picture of a slide with a zoom is as near as the hall, also when the slide is turned to again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const link = '#tree=aima-two-ply&algorithm=alpha-beta&step=6&sight=84,0.75,81';
  await give(page, [
    { title: 'Near', link },
    { title: 'Whole', link: '#tree=aima-two-ply&algorithm=alpha-beta' },
  ]);
  const { second } = await openSecond(page);
  const picture = second.locator('.hall iframe').contentFrame();
  const sights = () =>
    Promise.all(
      [view(page), picture.locator('plyscope-view')].map((each) =>
        each.evaluate((/** @type {View} */ it) => {
          const { x = 0, width = 0 } = it.link.sight ?? {};
          return [it.step, Math.round(x), Math.round(width)];
        }),
      ),
    );
  const begins = [6, 84, 81];
  await expect.poll(sights).toEqual([begins, begins]);
  await page.keyboard.press('j');
  await page.keyboard.press('PageUp');
  const ends = [37, 84, 81];
  await expect.poll(sights).toEqual([ends, ends]);
  await second.getByRole('region', { name: 'Slides' }).getByRole('button').first().click();
  await expect.poll(sights).toEqual([begins, begins]);
});

test('the picture of the next slide is left alone while the hall goes on in its own', async ({
  page,
}) => {
  await give(page);
  const { second } = await openSecond(page);
  const coming = second.locator('.coming iframe').contentFrame();
  await expect(coming.locator('.audience-counts')).toContainText('step 31 of');
  await coming.locator('plyscope-view').evaluate((/** @type {View} */ it) => {
    const update = it.requestUpdate.bind(it);
    it.requestUpdate = (...all) => {
      it.ownerDocument.body.dataset.drawn = 'again';
      update(...all);
    };
  });
  await page.keyboard.press('PageDown');
  await expect(next(second)).toContainText('Leaf 5 returns 1.');
  await expect(coming.locator('body')).not.toHaveAttribute('data-drawn');
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

test('where the picture of the hall does not come, the second window says so and works', async ({
  page,
  context,
}) => {
  await context.route(/embed\.html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Nothing is here.' }),
  );
  await open(page, { step: CUT });
  await present(page);
  const { second } = await openSecond(page);
  await expect(second.getByText('The picture of what the hall sees could not')).toBeVisible();
  await second.keyboard.press('PageDown');
  await expectTold(page, CUT + 1);
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
  await setTool(page, 'theme', 'dark');
  await button(page, 'Presentera').click();
  await expect(button(page, 'Presentatörsvy')).toBeAttached();
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(second.getByRole('heading', { name: 'Nästa steg' })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(second.locator('body')).toHaveCSS('background-color', 'rgb(21, 23, 27)');
  await page.keyboard.press('Escape');
  await setTool(page, 'language', 'en');
  await expect(second.getByRole('heading', { name: 'Next step' })).toBeVisible();
});

test('the clock of a lecture survives both windows, and says what is left @firefox', async ({
  page,
}) => {
  await open(page);
  await present(page);
  let { second } = await openSecond(page);
  const clock = () => second.getByRole('group', { name: 'Clock of the lecture' });
  const timer = () => clock().getByRole('timer');
  const length = () => clock().getByRole('combobox', { name: 'Planned length' });
  // A page has one clock with all of its frames, which are there by then.
  await second.frameLocator('.hall iframe').locator('plyscope-view canvas').waitFor();
  const start = Date.UTC(2026, 10, 22, 9, 0, 0);
  const after = (/** @type {number} */ minutes, seconds = 0) =>
    page.clock.setFixedTime(start + (minutes * 60 + seconds) * 1000);
  await after(0);
  await button(second, 'Restart').click();
  await expect(timer()).toHaveText('0:00');
  const places = () =>
    Promise.all([button(second, 'Restart'), length(), timer()].map((each) => each.boundingBox()));
  const before = await places();
  await length().selectOption('45');
  await expect(clock()).toContainText('45:00 left');
  expect(await places(), 'nothing moves under a pointer').toEqual(before);
  await after(5, 30);
  await second.reload();
  await expect(timer()).toHaveText('5:30');
  await expect(clock()).toContainText('39:30 left');
  await button(second, 'Pause the clock').click();
  await after(40);
  await page.reload();
  await expect(button(page, 'Presenter view')).toBeAttached();
  await second.close();
  await page.bringToFront();
  await page.locator('plyscope-view .stage').focus();
  ({ second } = await openSecond(page));
  await expect(timer()).toHaveText('5:30');
  await button(second, 'Let the clock go on').click();
  await after(40 + 56, 35);
  await expect(timer()).toHaveText('1:02:05');
  await expect(clock()).toContainText('17:05 over time');
  await button(second, 'Restart').click();
  await expect(timer()).toHaveText('0:00');
  await expect(length()).toHaveValue('45');
});

test('nothing in either window is out of reach for a reader, large or small', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  await expectAccessible(page);
  const { second } = await openSecond(page);
  // The picture of the hall is a page of its own.
  await second.frameLocator('.preview iframe').first().locator('plyscope-view canvas').waitFor();
  await expectAccessible(second);
  await page.keyboard.press('h');
  await expectAccessible(page);
  await expectAccessible(second);
  await page.keyboard.press('.');
  await expectAccessible(page);
  await expectAccessible(second);
  await page.keyboard.press('.');
  for (const window of [page, second]) {
    await window.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(window);
    const wide = await window.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  }
});

test('the list of slides has the height that short notes leave, and long notes have the most', async ({
  page,
}) => {
  const link = '#tree=swedish-51&algorithm=alpha-beta&step=5&until=5';
  await give(
    page,
    Array.from({ length: 10 }, (_, at) => ({ title: `Slide ${at}`, link })),
  );
  const { second } = await openSecond(page);
  const list = second.getByRole('region', { name: 'Slides' }).locator('ol');
  const heightOf = async () => (await list.boundingBox())?.height ?? 0;
  const row = (await list.locator('li').first().boundingBox())?.height ?? 0;
  await second.setViewportSize({ width: 1120, height: 760 });
  await expect.poll(heightOf).toBeGreaterThan(4 * row);
  await second.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(heightOf).toBeCloseTo(10 * row, 0);
  await second.setViewportSize({ width: 1120, height: 760 });
  const notes = second.getByRole('textbox', { name: 'Notes' });
  await notes.fill('A long note.\n'.repeat(60));
  await expect.poll(heightOf).toBeLessThan(4 * row);
  expect((await notes.boundingBox())?.height).toBeGreaterThan(await heightOf());
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the second window is no wider than the screen', async ({ page }) => {
    await open(page, { step: CUT });
    // There a hall has no room for the button of the second window.
    await page.keyboard.press('p');
    await page.locator('plyscope-view .audience-controls').waitFor({ state: 'attached' });
    const { second } = await openSecond(page);
    await second.setViewportSize({ width: 360, height: 740 });
    expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(second, 'Predict').tap();
    await expect(button(second, 'Predict')).toHaveAttribute('aria-pressed', 'true');
  });
});
