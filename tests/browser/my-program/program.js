/** *My program*, as a reader uses it. */

import { expect } from '../test.js';
import { button, underMore } from '../view.js';

/** @import { Page } from '@playwright/test' */

/** @typedef {'python' | 'javascript'} Language */

/** @param {Page} page */
export const dialog = (page) => page.getByRole('dialog', { name: 'My program' });

/** @param {Page} page */
export const editor = (page) => dialog(page).getByRole('textbox', { name: 'Program' });

/** What is said of the run. @param {Page} page */
export const status = (page) => dialog(page).getByRole('status');

/** @param {Page} page */
export const printed = (page) => dialog(page).getByRole('region', { name: 'It printed' });

/** @param {Page} page */
export async function openProgram(page) {
  await (await underMore(page, 'My program')).click();
  await expect(editor(page)).toBeVisible();
}

/** @param {Page} page @param {Language} language */
export const choose = (page, language) =>
  dialog(page).getByRole('combobox', { name: 'Language of the program' }).selectOption(language);

/** Opens a program as the reader has left it. @param {Page} page @param {Language} language @param {string} text */
export async function write(page, language, text) {
  await page.evaluate(
    ([key, value]) => localStorage.setItem(`plyscope-program-${key}`, value),
    [language, text],
  );
  await choose(page, language === 'python' ? 'javascript' : 'python');
  await choose(page, language);
}

/** @param {Page} page */
export const press = (page) => button(page, 'Run').click();

/** @param {Page} page @param {Language} language @param {string} text */
export async function run(page, language, text) {
  await write(page, language, text);
  await press(page);
}

/** The counts of the program, and those of the search on show where it is of the same tree. @param {Page} page */
export const rows = (page) => dialog(page).getByRole('row');
