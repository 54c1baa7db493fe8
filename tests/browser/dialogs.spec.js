// Every dialog has a head, one of three widths and a foot, and treats the keyboard alike.

import { expect, test } from './test.js';
import { boxOf, button, more, open, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Name } from '../../www/src/features/features.js' */

const WIDTHS = { small: 544, medium: 960, large: 1216 };

/** The dialogs, each with its width, and what is most important in its foot. @type {[Name, keyof typeof WIDTHS, string?][]} */
const DIALOGS = [
  ['sharing', 'medium', 'Copy link'],
  ['gallery', 'large', 'New tree'],
  ['algorithms', 'large'],
  ['help', 'medium'],
  ['collection', 'medium', 'Keep this tree'],
  ['generator', 'small', 'Generate'],
  ['games', 'small', 'Grow'],
  ['paper', 'small', 'Print…'],
  ['myProgram', 'large', 'Run'],
  ['growth', 'large'],
];

/** Opens a dialog from the button of *More*, to which the keyboard returns. @param {Page} page @param {Name} name */
async function openDialog(page, name) {
  await more(page).focus();
  await view(page).evaluate(
    (element, name) => /** @type {View} */ (element).openings.open(name),
    name,
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('every dialog has one head, one of three widths, and one foot; Escape closes it, and the keyboard returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, { step: 31 });
  for (const [name, width, primary] of DIALOGS) {
    await test.step(name, async () => {
      const dialog = await openDialog(page, name);
      const box = await boxOf(dialog);
      expect(box.width).toBe(WIDTHS[width]);
      const heading = dialog.locator('> header h2');
      await expect(heading).toHaveCSS('font-size', '20px');
      await expect(dialog).toHaveAccessibleName((await heading.textContent()) ?? '');
      const close = button(dialog, 'Close');
      const corner = await boxOf(close);
      expect(box.x + box.width - corner.x - corner.width).toBeLessThan(20);
      // Nothing else closes it.
      await expect(dialog.getByText('Close', { exact: true })).toHaveCount(0);
      const filled = dialog.locator('.primary').locator('visible=true');
      await expect(filled).toHaveText(primary === undefined ? [] : [primary]);
      if (primary !== undefined) {
        await expect(filled).toBeInViewport({ ratio: 1 });
        const colours = await filled.evaluate((it) => {
          const { color, backgroundColor } = getComputedStyle(it);
          const ground = getComputedStyle(/** @type {Element} */ (it.closest('dialog')));
          return { color, backgroundColor, ink: ground.color, ground: ground.backgroundColor };
        });
        expect(colours.backgroundColor).toBe(colours.ink);
        expect(colours.color).toBe(colours.ground);
      }
      await close.focus();
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.matches('plyscope-view');
        }),
      ).toBe(true);
      await close.focus();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(more(page)).toBeFocused();
    });
  }
});

test('on a phone every dialog is a sheet over the window, with its foot in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { step: 31 });
  for (const [name, , primary] of DIALOGS) {
    await test.step(name, async () => {
      await view(page).evaluate(
        (element, name) => /** @type {View} */ (element).openings.open(name),
        name,
      );
      const dialog = page.getByRole('dialog');
      expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await expect(button(dialog, 'Close')).toBeInViewport({ ratio: 1 });
      if (primary !== undefined) await expect(button(dialog, primary)).toBeInViewport({ ratio: 1 });
      const wide = await dialog
        .locator('> .body')
        .evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(wide).toBe(0);
      await button(dialog, 'Close').click();
      await expect(dialog).toBeHidden();
    });
  }
});
