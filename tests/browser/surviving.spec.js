// A lecture goes on where it was, whatever becomes of its windows.

import { band, expectSlide, give, next } from './presenting.js';
import { expect, test } from './test.js';
import { view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** Opens the presenter's window. @param {Page} page */
async function openDesk(page) {
  const [desk] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(next(desk)).toBeVisible();
  return desk;
}

/** What is shown is not before a hall. @param {Page} page */
async function expectDesk(page) {
  await expect
    .poll(() => view(page).evaluate((/** @type {View} */ it) => it.steps ?? 0))
    .toBeGreaterThan(0);
  await expect(view(page)).not.toHaveAttribute('presenting');
}

/** Waits until the hall is kept as it is at a step. @param {Page} page @param {number} step */
const isKept = (page, step) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('plyscope-hall') ?? ''))
    .toMatch(new RegExp(`step=${step}\\b`));

test('the browser’s ways back and forward lead to slides as they were shown @firefox', async ({
  page,
}) => {
  await give(page);
  await page.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await page.keyboard.press('PageDown');
  await expectSlide(page, 2, 32);
  await expect(page).toHaveURL(/step=32/);
  await page.keyboard.press('j');
  const question = band(page).locator('.question');
  await expect(question).toContainText('Is there a cutoff?');
  await page.goBack();
  await expectSlide(page, 2, 32);
  await expect(view(page)).toHaveAttribute('blank');
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(question).toContainText('Is there a cutoff?');
  await expect(view(page)).not.toHaveAttribute('blank');
  const asked = await question.textContent();

  await test.step('a question stays the same when the page is loaded again', async () => {
    await page.reload();
    await expect(question).toHaveText(asked ?? '');
    await expect(band(page)).toContainText('Slide 3 of 3');
  });

  await test.step('whoever comes back from elsewhere goes on', async () => {
    await page.goBack();
    await expectSlide(page, 2, 32);
    await page.goto('about:blank');
    await page.goBack();
    await expectSlide(page, 2, 32);
    await expect(view(page)).toHaveAttribute('blank');
    await page.keyboard.press('k');
    await expectSlide(page, 1, 5);
  });
});

test('a hall that was closed goes on in the next page, and so does the presenter’s window @firefox', async ({
  context,
}) => {
  const first = await context.newPage();
  await give(first);
  const desk = await openDesk(first);
  await desk.keyboard.press('j');
  await expectSlide(first, 2, 31);
  await desk.keyboard.press('PageDown');
  await expectSlide(first, 2, 32);
  await isKept(first, 32);

  const other = await context.newPage();
  await other.goto('./');
  await expectDesk(other);
  await other.close();

  await first.close();
  await expect(desk.getByRole('alert')).toHaveText(/The page has been closed/);
  const second = await context.newPage();
  await second.goto('./');
  await expectSlide(second, 2, 32);
  await expect(view(second)).toHaveAttribute('blank');
  await expect(desk.getByRole('alert')).toHaveText('');
  await desk.keyboard.press('PageUp');
  await expectSlide(second, 2, 31);

  await test.step('and the other way round', async () => {
    await desk.reload();
    await expect(desk.getByText('Next: Asked')).toBeVisible();
    await desk.close();
    const again = await openDesk(second);
    await expect(again.getByText('Next: Asked')).toBeVisible();
    await again.keyboard.press('k');
    await expectSlide(second, 1, 5);
    await again.close();
  });

  await test.step('but not once the hall was left', async () => {
    await second.keyboard.press('Escape');
    await expect(view(second)).not.toHaveAttribute('presenting');
    await second.close();
    const third = await context.newPage();
    await third.goto('./');
    await expectDesk(third);
    await third.close();
  });
});

test('the whole screen comes back with the first key @firefox', async ({ page }) => {
  const isFull = () => view(page).evaluate((it) => it.matches(':fullscreen'));
  await give(page);
  await expect.poll(isFull).toBe(true);
  await page.reload();
  await expectSlide(page, 1, 5);
  await page.keyboard.press('PageDown');
  await expectSlide(page, 1, 6);
  await expect.poll(isFull).toBe(true);
});

test('a black hall is black still when it is loaded again, and then shows what was there', async ({
  page,
}) => {
  const black = page.locator('.black');
  await give(page);
  await page.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await page.keyboard.press('.');
  await expect(black).toBeVisible();
  await page.reload();
  await expectSlide(page, 2, 31);
  await expect(black).toBeVisible();
  await expect(view(page)).toHaveAttribute('blank');
  await page.keyboard.press('PageDown');
  await expect(black).toHaveCount(0);
  await expectSlide(page, 2, 31);
  await page.keyboard.press('PageDown');
  await expectSlide(page, 2, 32);
});

test('whoever turns before the page is whole again sees the next slide as it is set', async ({
  page,
}) => {
  await give(page);
  await page.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await expect(view(page)).toHaveAttribute('blank');
  /** @type {() => void} */
  let goOn = () => {};
  const turned = new Promise((resolve) => {
    goOn = () => resolve(undefined);
  });
  await page.route(/presenter-window/, async (route) => {
    await turned;
    await route.continue();
  });
  await page.reload();
  const place = () => view(page).evaluate((/** @type {View} */ it) => it.lecture?.number ?? 0);
  await expect.poll(place).toBe(2);
  await page.keyboard.press('k');
  await expect.poll(place).toBe(1);
  goOn();
  await expectSlide(page, 1, 5);
  await expect(view(page)).not.toHaveAttribute('blank');
});

test('whoever leaves the hall by the first key has the page, and not the whole screen', async ({
  page,
}) => {
  await give(page);
  await page.reload();
  await expectSlide(page, 1, 5);
  await page.keyboard.press('Escape');
  await expect(view(page)).not.toHaveAttribute('presenting');
  // By now the whole screen would have been asked for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await view(page).evaluate((it) => it.matches(':fullscreen'))).toBe(false);
});

test('a hall in a window stays there when it is loaded again', async ({ page }) => {
  const isFull = () => view(page).evaluate((it) => it.matches(':fullscreen'));
  await give(page);
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
  await expect
    .poll(() => page.evaluate(() => sessionStorage['plyscope-presenting']))
    .not.toContain('full');
  await page.reload();
  await expectSlide(page, 1, 5);
  await page.keyboard.press('PageDown');
  await expectSlide(page, 1, 6);
  expect(await isFull()).toBe(false);
});

test('what was typed just before the page is loaded again is kept @firefox', async ({ page }) => {
  await give(page);
  await page.keyboard.press('Escape');
  const title = page.getByRole('textbox', { name: 'Title of the lecture' });
  for (const typed of ['One', 'Two', 'Three']) {
    const loaded = page.waitForEvent('load');
    await title.evaluate((it, typed) => {
      /** @type {HTMLInputElement} */ (it).value = typed;
      it.dispatchEvent(new Event('input', { bubbles: true }));
      location.reload();
    }, typed);
    await loaded;
    await expect(title).toHaveValue(typed);
  }
});

test('a hall that is loaded again stays as it was: between two questions, zoomed, beside a trace', async ({
  page,
}) => {
  const it = view(page);
  const trace = encodeURIComponent(
    'mine\n{"plyscope":1,"tree":[[3,12],[2,4]]}\n{"event":"enter","node":0}',
  );
  const [asked, traced] = ['&step=1&predict=cut,skipped', `&sight=40,0.5,90&trace=${trace}`];
  const tree = '#tree=[[3,12],[2,4]]&algorithm=alpha-beta';
  await give(page, [
    { title: 'Asked', link: `${tree}${asked}` },
    { title: 'Traced', link: `${tree}${traced}` },
    { title: 'Plain', link: tree },
  ]);
  const shown = () => it.evaluate((/** @type {View} */ view) => view.link);
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('PageDown');
  const { step } = await shown();
  expect(step).toBeGreaterThan(5);
  await page.reload();
  await expectSlide(page, 1, Number(step));
  await page.keyboard.press('j');
  await expectSlide(page, 2, 0);
  await page.keyboard.press('c');
  const before = await shown();
  expect([before.trace?.name, before.sight?.width, before.beside]).toEqual(['mine', 90, 'code']);
  await page.reload();
  await expectSlide(page, 2, 0);
  await expect.poll(shown).toEqual(before);
});

test('a page that has crashed goes on in the next one, and its clock has not stopped', async ({
  context,
}) => {
  const first = await context.newPage();
  await give(first);
  await first.keyboard.press('j');
  await expectSlide(first, 2, 31);
  await isKept(first, 31);
  const address = first.url();
  const begun = await first.evaluate(() => JSON.parse(sessionStorage['plyscope-clock']).since);
  const session = await context.newCDPSession(first);
  const crashed = first.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const second = await context.newPage();
  await second.goto(address);
  await expectSlide(second, 2, 31);
  await expect(view(second)).toHaveAttribute('blank');
  const clock = await second.evaluate(() => JSON.parse(sessionStorage['plyscope-clock']));
  expect(begun).toBeGreaterThan(0);
  expect([clock.since, clock.at]).toEqual([begun, 1]);
  await first.close();
  await second.close();
});
