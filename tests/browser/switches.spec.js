// The bar and its sheet of switches: what stands there, and that it is seen whole.

import { algorithm, refused } from './choosing.js';
import { expect, test } from './test.js';
import { boxOf, button, open, openSwitches, view } from './view.js';

test('an inner search brings its switches along', async ({ page }) => {
  await open(page, { tree: 'deepening' });
  await openSwitches(page);
  const inner = page.getByRole('combobox', { name: 'Inner search' });
  const delta = page.getByRole('textbox', { name: 'Window reach δ' });
  await expect(inner).toHaveValue('negamax-tt');
  await expect(page.getByRole('spinbutton', { name: 'Table entries' })).toBeVisible();
  await inner.selectOption({ label: 'Minimax' });
  await expect(page.getByRole('spinbutton', { name: 'Table entries' })).toHaveCount(0);
  await inner.selectOption({ label: 'Aspiration search' });
  await expect(delta).toHaveValue('1');
  await expect(delta).toHaveAccessibleDescription(/The window reaches δ below/);
  await delta.fill('0');
  await delta.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'not a value of the switch' })).toHaveText(
    '“0” is not a value of the switch delta. It takes a number above 0, such as 1, 2.5 or inf.',
  );
  await expect(delta).toHaveValue('1');
  await delta.fill('−2');
  await delta.press('Enter');
  await expect(delta).toHaveValue('1');
  await delta.fill('2.5');
  await delta.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'not a value of the switch' }),
  ).toBeHidden();
  await expect(page).toHaveURL(/#tree=deepening&.*&inner=aspiration&delta=2\.5&step=0$/);
  await page.getByRole('spinbutton', { name: 'Table entries' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Table entries' }).press('Enter');
  await page.getByRole('combobox', { name: 'Where a place is taken' }).selectOption('deeper');
  await expect(page.getByText('Switches (4)')).toBeVisible();
  await button(page, 'Reset all').click();
  await expect(page).toHaveURL(/#tree=deepening&algorithm=iterative-deepening&step=0$/);
  await expect(inner).toHaveValue('negamax-tt');
});

test('the sheet of switches is seen whole, however narrow the page', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [800, 600],
    [1000, 700],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, { tree: 'deepening', inner: 'aspiration' });
    await openSwitches(page);
    const sheet = await boxOf(page.locator('.switches .sheet'));
    expect(sheet.x).toBeGreaterThanOrEqual(0);
    expect(sheet.x + sheet.width).toBeLessThanOrEqual(width);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(height);
    await button(page, 'Reset all').scrollIntoViewIfNeeded();
    await expect(button(page, 'Reset all')).toBeInViewport({ ratio: 1 });
  }
});

test('fingers find every field of the sheet, and the refusal’s button', async ({ browser }) => {
  const baseURL = `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`;
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await open(page, { tree: 'deepening', inner: 'aspiration', order: 'killer,shuffle:3' });
  await openSwitches(page);
  const fields = page.locator('.switches .sheet :is(select, input, button)');
  await expect(fields).toHaveCount(15);
  for (const field of await fields.all()) {
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await open(page);
  await algorithm(page).selectOption('one-ply');
  await expect(refused(page)).toBeVisible();
  expect((await button(page, 'Dismiss').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await context.close();
});

test('a chosen name is not cut while there is room for it, and the bar is one row', async ({
  page,
}) => {
  for (const width of [1920, 1400, 1280, 800]) {
    await page.setViewportSize({ width, height: 720 });
    await open(page);
    const names = page.locator('.picked > .name:visible');
    await expect(names).toHaveText(['Swedish tree, 51 nodes', 'Alpha-beta']);
    const cut = await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(cut).toEqual([]);
    if (width < 1280) continue;
    expect((await view(page).locator('.top').boundingBox())?.height).toBeLessThan(50);
  }
});
