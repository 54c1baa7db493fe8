// A view in somebody else's page takes the room that it is given, keeps its keys, and lets the page have its wheel, its type and
// its colours.

import { attribute, author, TEXTBOOK } from './author.js';
import { expect, test } from './test.js';
import { boxOf, button, expectStep, openText, picture, slider } from './view.js';

/** @import { Page } from '@playwright/test' */

const VIEW = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="20"></plyscope-view>`;
const FULL = VIEW.replace('<plyscope-view', '<plyscope-view controls="full"');

/** @param {Page} page @param {string} css */
const style = (page, css) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('it is as wide as there is room, in a row of a flexible box and in a grid too @firefox', async ({
  page,
}) => {
  const view = await author(page, `<div id="row">${VIEW}</div>`);
  for (const display of ['flex', 'grid', 'block']) {
    await style(page, `#row { display: ${display}; width: 500px }`);
    expect((await boxOf(view)).width, display).toBe(500);
  }
  await style(page, '#row { width: 500px } plyscope-view { margin: 0 20px }');
  expect((await boxOf(view)).width).toBe(460);
});

test('whatever height it has, nothing of it lies over anything else', async ({ page }) => {
  const view = await author(page, VIEW);
  await expectStep(view, 20);
  for (const height of [120, 160, 200, 260, 400]) {
    await style(page, `plyscope-view { height: ${height}px }`);
    const parts = await Promise.all(
      ['.stage', '.side', '.transport'].map((part) => boxOf(view.locator(part))),
    );
    for (const [at, { y, height: high }] of parts.entries()) {
      const below = parts[at + 1]?.y ?? (await boxOf(view)).y + height;
      expect(y + high, `part ${at} in ${height}px`).toBeLessThanOrEqual(below + 0.5);
    }
  }
});

test('with everything on a phone it is as high as it needs, and what follows stands below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const view = await author(page, `${FULL}<p id="after">What follows</p>`);
  await expectStep(view, 20);
  const ends = await view.evaluate((element) => {
    const frame = element.shadowRoot?.querySelector('.frame')?.getBoundingClientRect();
    const after = document.querySelector('#after')?.getBoundingClientRect();
    return { bottom: frame?.bottom ?? Number.NaN, below: after?.top ?? Number.NaN };
  });
  expect(ends.bottom).toBeLessThanOrEqual(ends.below);
  // In less room it scrolls by itself.
  await style(page, 'plyscope-view { height: 400px }');
  await expect
    .poll(() => view.evaluate((it) => [it.clientHeight, it.scrollHeight > it.clientHeight]))
    .toEqual([400, true]);
});

test('the wheel scrolls the page, until the view has the keyboard @gate', async ({ page }) => {
  const view = await author(page, `${FULL}<div id="long"></div>`);
  await style(page, '#long { height: 3000px }');
  const { x, y, width, height } = await boxOf(view.locator('.stage'));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await view.getByRole('treeitem').first().focus();
  const before = await picture(view);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => picture(view)).not.toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(60);
  // With Ctrl, as a touchpad says that two fingers are pinched, it zooms wherever the keyboard is.
  await view.evaluate((element) => {
    const focused = element.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  });
  const zoomed = await picture(view);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Control');
  await expect.poll(() => picture(view)).not.toBe(zoomed);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test('its keys do nothing in the page around it, but for those that leave it @firefox @gate', async ({
  page,
}) => {
  const view = await author(page, FULL);
  await page.evaluate(() => {
    /** @type {any} */ (window).heard = [];
    document.addEventListener('keydown', ({ key, ctrlKey, altKey }) => {
      const held = (ctrlKey ? 'Control+' : '') + (altKey ? 'Alt+' : '');
      if (!['Control', 'Alt'].includes(key)) /** @type {any} */ (window).heard.push(held + key);
    });
  });
  /** What the page hears of these keys. @param {string[]} keys */
  const heardOf = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
  };
  await view.getByRole('button', { name: 'Step forward' }).focus();
  const pressed = ['ArrowRight', 'ArrowLeft', 'f', 'Escape', 'PageDown', 'PageUp', 's', 'Tab'];
  expect(await heardOf(...pressed)).toEqual(['Escape', 'Tab']);
  await expectStep(view, 20);
  await test.step('what is pressed with others goes on unless the view does something with it', async () => {
    await view.getByRole('treeitem').nth(1).focus();
    const done = [
      'Control+Space',
      'Escape',
      'Alt+ArrowRight',
      'Control+z',
      'Control+Enter',
      'Control+z',
    ];
    expect(await heardOf(...done)).toEqual([]);
    expect(await heardOf('Control+k', 'Alt+k')).toEqual(['Control+k', 'Alt+k']);
  });
  await test.step('a text that is typed, and what edits it, is the field’s', async () => {
    const field = await openText(view);
    await field.focus();
    const step = await slider(view).inputValue();
    await page.keyboard.press('End');
    const typed = ['Space', 'f', 'Control+a', 'Control+z', 'Control+ArrowLeft', 'ArrowRight'];
    expect(await heardOf(...typed)).toEqual([]);
    expect(await heardOf('Control+k')).toEqual(['Control+k']);
    await expectStep(view, step);
  });
  await test.step('Escape leaves what is open, and only then the view', async () => {
    await button(view, 'Predict').click();
    await expect(view.getByRole('region', { name: 'Predict' })).toBeVisible();
    expect(await heardOf('Escape')).toEqual([]);
    await expect(view.getByRole('region', { name: 'Predict' })).toBeHidden();
    expect(await heardOf('Escape')).toEqual(['Escape']);
  });
});

test('the type and the colours of an article stay outside; auto follows its light and dark', async ({
  page,
}) => {
  const view = await author(page, VIEW);
  await style(page, 'body { text-align: center; text-transform: uppercase; letter-spacing: 3px }');
  const said = view.getByRole('status');
  await expect(said).toHaveCSS('text-align', 'start');
  await expect(said).toHaveCSS('text-transform', 'none');
  await expect(said).toHaveCSS('letter-spacing', 'normal');
  await attribute(view, 'theme', 'auto');
  const light = 'rgb(251, 250, 247)';
  await expect(view).toHaveCSS('background-color', light);
  const before = await picture(view);
  // A site's own switch changes nothing but its style.
  await style(page, ':root { color-scheme: dark }');
  await expect(view).toHaveCSS('background-color', 'rgb(21, 23, 27)');
  await expect.poll(() => picture(view)).not.toBe(before);
  await style(page, ':root { color-scheme: light }');
  await expect.poll(() => picture(view)).toBe(before);
});
