// A lecture: its slides are added, put in order, shown, kept and passed on, before a hall and in the presenter view.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeLecture } from '../../www/src/session/lecture.js';
import { expectAccessibleInBothThemes } from './axe.js';
import { collectionOf, myTrees, openMyTrees } from './kept.js';
import { printedPages, SIZES } from './pdf.js';
import { give } from './presenting.js';
import { expect, test } from './test.js';
import { button, goTo, open, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const run = promisify(execFile);

/** The command for authors, as it is built. */
const COMMAND = join(import.meta.dirname, '..', '..', 'dist', 'command.js');

/** @param {Page} page */
const panel = (page) => page.getByRole('complementary', { name: 'Lecture' });

/** @param {Page} page */
const slides = (page) => panel(page).locator('.slide');

/** The step on screen. @param {Page} page */
const stepOf = (page) => view(page).evaluate((/** @type {View} */ it) => it.step);

/** Adds what is on screen at each of these steps. @param {Page} page @param {number[]} steps */
async function lecture(page, ...steps) {
  await open(page, { tree: 'swedish-51' });
  for (const [at, step] of steps.entries()) {
    await goTo(page, step);
    await page.keyboard.press('a');
    await expect(slides(page)).toHaveCount(at + 1);
    // The title of a lecture takes letters; the tree takes keys again.
    await page.locator('plyscope-view .stage').focus();
  }
}

/** A button among the ways in which a lecture is taken away, which are opened. @param {Page} page @param {string} name */
async function taking(page, name) {
  const ways = panel(page).locator('.taking');
  const isOpen = await ways.evaluate((/** @type {HTMLDetailsElement} */ { open }) => open);
  if (!isOpen) await ways.getByText('Take away…').click();
  return ways.getByRole('button', { name });
}

/** Leaves for another lecture. @param {Page} page @param {string} name of the button */
async function another(page, name) {
  const ways = panel(page).locator('.another');
  const isOpen = await ways.evaluate((/** @type {HTMLDetailsElement} */ { open }) => open);
  if (!isOpen) await ways.getByText('Another lecture…').click();
  await ways.getByRole('button', { name }).click();
}

/** The link to the lecture. @param {Page} page */
async function copiedLink(page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await (await taking(page, 'Copy link')).click();
  await expect(panel(page).getByRole('status')).toHaveText('The link has been copied.');
  return page.evaluate(() => document.body.dataset.copied ?? '');
}

test('slides are added by a key, and shown one after the other', async ({ page }) => {
  await lecture(page, 5, 21, 41);
  await expect(panel(page).getByRole('status')).toHaveText(
    'Added as slide 3 of 3: Alpha-beta, step 41.',
  );
  await page.keyboard.press('k');
  await expect.poll(() => stepOf(page)).toBe(21);
  await expect(slides(page).nth(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect.poll(() => stepOf(page)).toBe(5);
  await page.keyboard.press('j');
  await expect.poll(() => stepOf(page)).toBe(21);

  await test.step('a slide is whole: nothing of the one before stays', async () => {
    await view(page).evaluate((/** @type {View} */ it) =>
      it.display({
        compare: { panes: [{ algorithm: 'minimax', options: {} }], pace: 'step' },
        labels: 'numbers',
        from: 3,
        to: 30,
      }),
    );
    await slides(page).last().click();
    await expect.poll(() => stepOf(page)).toBe(41);
    const link = await view(page).evaluate((/** @type {View} */ it) => {
      const { compare, from, to } = /** @type {import('../../www/src/session/address.js').Link} */ (
        it.link
      );
      return [compare?.panes.length ?? 0, from, to];
    });
    expect(link.map((part) => part ?? '')).toEqual([0, '', '']);
  });
});

test('slides are put in order by buttons and by dragging, and taken out', async ({ page }) => {
  await lecture(page, 5, 21, 41);
  const names = () => slides(page).locator('b').allTextContents();
  await panel(page).getByRole('button', { name: 'Earlier: Alpha-beta, step 41' }).click();
  expect(await names()).toEqual([5, 41, 21].map((step) => `Alpha-beta, step ${step}`));
  await expect(slides(page).nth(1)).toHaveAttribute('aria-current', 'step');
  const items = panel(page).getByRole('listitem');
  await items.nth(2).dragTo(items.nth(0));
  await expect.poll(names).toEqual([21, 5, 41].map((step) => `Alpha-beta, step ${step}`));
  await slides(page).last().click();
  await panel(page).getByRole('button', { name: 'Take out: Alpha-beta, step 41' }).click();
  await expect(slides(page)).toHaveCount(2);
});

test('the hall sees each slide as it is meant', async ({ page }) => {
  await lecture(page, 5, 21, 41);
  const edit = async (/** @type {number} */ at) => {
    await slides(page).nth(at).click();
    await panel(page)
      .getByRole('listitem')
      .nth(at)
      .getByRole('button', { name: /^Change/ })
      .click();
  };
  const mode = panel(page).getByRole('combobox', { name: 'In the hall' });
  await edit(0);
  await mode.selectOption('passage');
  await panel(page)
    .getByRole('textbox', { name: 'What the hall reads' })
    .pressSequentially('{{nodes}} nodes.');
  await panel(page).getByRole('textbox', { name: 'Title' }).last().pressSequentially('Welcome');
  await edit(1);
  await mode.selectOption('blank-cuts');
  await edit(2);
  await mode.selectOption('predict');
  const kinds = panel(page).getByRole('group', { name: 'What is asked' }).getByRole('checkbox');
  const chosen = () => kinds.evaluateAll((all) => all.map((each) => each.matches(':checked')));
  expect(await chosen()).toEqual([true, true, false, false]);
  await kinds.nth(2).check();
  await kinds.nth(0).uncheck();
  await kinds.nth(1).uncheck();
  // Something is asked.
  await kinds.nth(2).click();
  await expect.poll(chosen).toEqual([false, false, true, false]);
  await panel(page).getByRole('combobox', { name: 'Beside the tree' }).selectOption('code');
  await expectAccessibleInBothThemes(page);
  await slides(page).first().click();
  await panel(page)
    .getByRole('button', { name: /^Present/ })
    .click();
  const telling = page.locator('plyscope-view .telling');
  await expect(telling).toHaveText('51 nodes.');
  await page.keyboard.press('j');
  await expect(telling).toContainText('cutoffs are hidden');
  await page.keyboard.press('j');
  const question = page.locator('plyscope-view .audience .question');
  await expect(question).toContainText('What are α and β');
  // While it is asked, the code would give the answer away.
  await expect(page.locator('plyscope-view .beside')).toHaveCount(0);
  // As a clicker begins, the page is loaded again.
  await page.reload();
  await expect(question).toContainText('What are α and β');
  await page.keyboard.press('k');
  await expect(telling).toContainText('cutoffs are hidden');
  await page.keyboard.press('k');
  await expect(telling).toHaveText('51 nodes.');
});

test('a hall whose page is loaded again goes on with its lecture, and hides what was hidden', async ({
  page,
}) => {
  await lecture(page, 5, 21, 41);
  await slides(page).nth(1).click();
  await panel(page)
    .getByRole('button', { name: /^Present/ })
    .click();
  await expect(page.locator('plyscope-view .audience')).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect(page.locator('plyscope-view[blank]')).toHaveCount(1);
  await page.keyboard.press('c');
  // Within a slide one may go anywhere.
  await page.keyboard.press('Shift+ArrowRight');
  // It is kept by itself, a moment after it was changed.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plyscope-lecture')))
    .toMatch(/./);
  await page.reload();
  const hall = page.locator('plyscope-view .audience');
  await expect(hall).toContainText('Slide 2 of 3');
  await expect(page.locator('plyscope-view[blank]')).toHaveCount(1);
  await expect.poll(() => stepOf(page)).toBe(31);
  await page.keyboard.press('j');
  await expect(hall).toContainText('Slide 3 of 3');
  await expect.poll(() => stepOf(page)).toBe(41);
});

test('a hall that is loaded again hides what its slide hides, not what the one before it hid', async ({
  page,
}) => {
  const link = '#tree=[[3,12],[2,4]]&algorithm=alpha-beta&step=1&until=1';
  const slideOf = (/** @type {string} */ what) => ({ title: what, link: `${link}&hidden=${what}` });
  await give(page, ['tree', 'cutoffs'].map(slideOf));
  const hidden = () =>
    view(page).evaluate((/** @type {View} */ it) => it.presenting && it.model?.state.hidden);
  await page.keyboard.press('j');
  await expect.poll(hidden).toBe('cutoffs');
  await page.keyboard.press('k');
  await expect.poll(hidden).toBe('tree');
  await page.reload();
  await expect(page.locator('plyscope-view .slide-words')).toBeVisible();
  await expect.poll(hidden).toBe('tree');
});

test('before a hall a chart is a part of it: the full screen has it, and the keys go on from there', async ({
  page,
}) => {
  await lecture(page, 5, 21);
  await slides(page).first().click();
  await panel(page)
    .getByRole('button', { name: /^Change/ })
    .click();
  await panel(page).getByRole('combobox', { name: 'In the hall' }).selectOption('growth');
  await panel(page)
    .getByRole('button', { name: /^Present/ })
    .click();
  await expect(view(page)).toHaveAttribute('presenting');
  const chart = view(page).locator('.growth');
  await expect(chart).toBeVisible();
  await expect.poll(() => view(page).evaluate((it) => it.matches(':fullscreen'))).toBe(true);
  const isOnTop = () =>
    view(page).evaluate((it) => {
      const found = it.shadowRoot?.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return found?.closest('.growth') !== null && found !== null;
    });
  await expect.poll(isOnTop).toBe(true);
  await expect(chart.locator('button:visible')).toHaveCount(0);
  await chart.locator('.point').first().dispatchEvent('click');
  await expect(chart, 'nothing opens by accident').toBeVisible();
  for (const key of ['b', '.']) {
    await page.keyboard.press(key);
    await expect(page.locator('.black')).toBeVisible();
    await expect.poll(isOnTop).toBe(false);
    await page.keyboard.press('PageDown');
    await expect.poll(isOnTop).toBe(true);
  }
  await page.keyboard.press('PageDown');
  await expect(chart).toBeHidden();
  await expect.poll(() => stepOf(page)).toBe(21);
  await page.keyboard.press('PageUp');
  await expect.poll(isOnTop).toBe(true);
  await page.keyboard.press('Escape');
  await expect(view(page)).not.toHaveAttribute('presenting');
  // On the desk it lies over everything; the key that presents is heard there too.
  await page.keyboard.press('p');
  await expect(view(page)).toHaveAttribute('presenting');
  await expect.poll(isOnTop).toBe(true);
});

test('of the lecture that comes along a copy is opened, whatever was made of the one before', async ({
  page,
}) => {
  const along = myTrees(page).getByRole('button', { name: /^Alpha-beta: from two players/ });
  await open(page, { tree: 'swedish-51' });
  await openMyTrees(page);
  await along.click();
  await expect(slides(page)).toHaveCount(24);
  await expect(panel(page).getByRole('textbox')).toHaveValue(/^Alpha-beta: from two players/);
  await slides(page).nth(1).click();
  await panel(page)
    .getByRole('button', { name: /^Take out: Three questions/ })
    .click();
  await expect(slides(page)).toHaveCount(23);

  const listed = page.getByRole('dialog', { name: 'Lectures' });
  const copies = listed.getByRole('button', { name: /^Alpha-beta: from two players/ });
  await another(page, 'Lectures…');
  // The copy has been kept by then, and stands before it.
  await expect(copies).toHaveCount(2);
  await copies.last().click();
  await expect(slides(page)).toHaveCount(24);
  await another(page, 'Lectures…');
  await expect(copies).toHaveCount(3);
});

test('a lecture is kept, and is one file and one link', async ({ page, context }) => {
  await lecture(page, 5, 21);
  await panel(page).getByRole('textbox', { name: 'Title of the lecture' }).fill('Pruning');
  await panel(page).getByRole('textbox', { name: 'Title of the lecture' }).blur();
  const save = await taking(page, 'Save as file');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ plyscope: 'lecture', title: 'Pruning' });

  await test.step('among kept trees', async () => {
    const collection = await collectionOf(page);
    await expect
      .poll(() =>
        collection.evaluate(async ({ lectures }) =>
          (await lectures.list()).map(({ title, slides }) => [title, slides.length]),
        ),
      )
      .toEqual([['Pruning', 2]]);
    await another(page, 'New lecture');
    await expect(slides(page)).toHaveCount(0);
    await openMyTrees(page);
    await myTrees(page).getByRole('button', { name: 'Delete: Pruning' }).click();
    await expect(myTrees(page).getByRole('button', { name: 'Pruning', exact: true })).toHaveCount(
      0,
    );
    await button(page, 'Undo').click();
    await myTrees(page).getByRole('button', { name: 'Pruning', exact: true }).click();
    await expect(slides(page)).toHaveCount(2);
    await expect.poll(() => stepOf(page)).toBe(5);
  });

  await test.step('as a link', async () => {
    const address = await copiedLink(page);
    const other = await context.newPage();
    await other.goto(address);
    await expect(slides(other)).toHaveCount(2);
    await expect.poll(() => stepOf(other)).toBe(5);
    // It is the lecture that is kept here already.
    const all = await collectionOf(other);
    expect(await all.evaluate(async ({ lectures }) => (await lectures.list()).length)).toBe(1);
    await other.goto('about:blank');
    await other.goto(address.replace(/lecture=.{20}/, 'lecture=1xxxx'));
    await expect(other.locator('#notice-text')).toContainText('The link to a lecture is damaged');
    await other.close();
  });

  await test.step('and dropped as a file', async () => {
    await another(page, 'New lecture');
    const transfer = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'lecture.json', { type: 'application/json' }));
      return transfer;
    }, text);
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect(slides(page)).toHaveCount(2);
  });
});

test('one lecture in two windows: both are kept under two names, and it is said', async ({
  page,
  context,
}) => {
  await lecture(page, 5);
  const title = (/** @type {Page} */ at) =>
    panel(at).getByRole('textbox', { name: 'Title of the lecture' });
  const titles = async () => {
    const all = await collectionOf(page);
    return all.evaluate(async ({ lectures }) =>
      (await lectures.list()).map(({ title, slides }) => [title, slides.length]).sort(),
    );
  };
  await title(page).fill('Pruning');
  await title(page).blur();
  await expect.poll(titles).toEqual([['Pruning', 1]]);
  const other = await context.newPage();
  await open(other, { tree: 'swedish-51', step: 9 });
  await other.keyboard.press('a');
  await expect(slides(other)).toHaveCount(2);
  await expect.poll(titles).toEqual([['Pruning', 2]]);
  await goTo(page, 21);
  for (const count of [2, 3]) {
    await page.locator('plyscope-view .stage').focus();
    await page.keyboard.press('a');
    await expect(slides(page)).toHaveCount(count);
    await expect(title(page)).toHaveValue('Pruning (2)');
  }
  await expect(page.locator('#notice-text')).toContainText('changed in another window too');
  await expect.poll(titles).toEqual([
    ['Pruning (2)', 3],
    ['Pruning', 2],
  ]);
  await other.close();
});

test('a page that is opened at a link begins with its first slide, and shows no tree before', async ({
  page,
  context,
}) => {
  await open(page, { tree: '[[3, 12], [2, 4]]', step: 4, labels: 'names' });
  await page.keyboard.press('a');
  await expect(slides(page)).toHaveCount(1);
  const address = await copiedLink(page);
  // This reader's nodes are called by numbers, and the lecture's are not.
  const other = await context.newPage();
  await other.addInitScript(() => {
    const shown = new Set();
    Object.assign(globalThis, { shown });
    const look = () => {
      const it = /** @type {View | null} */ (document.querySelector('plyscope-view'));
      const { labels = '' } = /** @type {{labels?: string}} */ (it?.link ?? {});
      if ((it?.steps ?? 0) > 0) shown.add(`${it?.tree} at ${it?.step}, ${labels}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await other.goto(address);
  await expect(slides(other)).toHaveCount(1);
  await expect(panel(other).getByRole('status')).not.toBeEmpty();
  await expect.poll(() => stepOf(other)).toBe(4);
  const shown = await other.evaluate(() => [.../** @type {any} */ (globalThis).shown]);
  expect(shown).toEqual(['[[3, 12], [2, 4]] at 4, names']);
  await other.close();
});

test('the presenter view has the list, the notes, the picture of the hall, and leads', async ({
  page,
  context,
}) => {
  await lecture(page, 5, 21, 41);
  await slides(page).first().click();
  await panel(page)
    .getByRole('button', { name: /^Present/ })
    .click();
  await expect(button(page, 'Leave')).toBeAttached();
  const [desk] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('v')]);
  const list = desk.getByRole('region', { name: 'Slides' });
  await expect(list.getByRole('button')).toHaveCount(3);
  const coming = desk.locator('.coming');
  await expect(coming.getByText('Next: Alpha-beta, step 21')).toBeVisible();
  await expect(desk.getByRole('application', { name: 'What the hall sees' })).toBeVisible();
  const pictured = (/** @type {string} */ place) =>
    desk.locator(place).locator('iframe').contentFrame().locator('.audience-counts');
  await expect(pictured('.hall')).toContainText('step 5 of');
  await expect(pictured('.coming')).toContainText('step 21 of');
  await expectAccessibleInBothThemes(desk);
  await desk.keyboard.press('j');
  await expect.poll(() => stepOf(page)).toBe(21);
  await list.getByRole('button').last().click();
  await expect.poll(() => stepOf(page)).toBe(41);
  await expect(coming.getByText('This is the last slide.')).toBeVisible();
  await expect(coming.locator('iframe')).toHaveCount(0);

  await test.step('notes and raised hands are the slide’s', async () => {
    const notes = desk.getByRole('textbox', { name: 'Notes on this slide' });
    await notes.fill('Slowly.');
    await desk.getByRole('button', { name: 'Predict' }).click();
    const hands = desk.getByRole('region', { name: 'Raised hands' });
    const bars = page.locator('plyscope-view .raised');
    const [yes, no] = ['Yes', 'No'].map((name) => hands.getByRole('group', { name }));
    await yes.getByRole('button', { name: '+10' }).click();
    await yes.getByRole('button', { name: 'One more hand' }).click();
    await no.getByRole('spinbutton').fill('4');
    await no.getByRole('spinbutton').press('Tab');
    await expect(notes).toHaveValue(
      /^Slowly\.\nHands at step \d+: Is there a cutoff\? Yes \(11\), No \(4\)$/,
    );
    await expect(bars).toHaveCount(0);
    await hands.getByRole('button', { name: 'Show in the hall' }).click();
    await expect(bars.getByRole('listitem')).toHaveText([/Yes\s*11/, /No\s*4/]);
    await no.getByRole('button', { name: 'One hand fewer' }).click();
    await expect(bars.getByRole('listitem')).toHaveText([/Yes\s*11/, /No\s*3/]);
    await expectAccessibleInBothThemes(desk);
    // They stay beside the answer, which marks one; another question has answers of its own.
    await desk.keyboard.press('PageDown');
    await expect(bars.locator('.right')).toHaveCount(1);
    await expect(bars.getByRole('listitem')).toHaveCount(2);
    await view(page).evaluate((/** @type {View} */ it) => it.predict('skipped'));
    await expect(bars).toHaveCount(0);
    const answer = hands.getByRole('textbox', { name: 'An answer that is called out' });
    await answer.fill('H, I');
    await answer.press('Enter');
    await hands.getByRole('button', { name: '+10' }).click();
    await expect(notes).toHaveValue(/ H, I \(10\)$/);
    await hands.getByRole('button', { name: 'Count anew' }).click();
    await expect(notes).toHaveValue(/ Yes \(11\), No \(3\)$/);
    await desk.getByRole('button', { name: 'Predict' }).click();
    await expect(hands).toHaveCount(0);
    await list.getByRole('button').first().click();
    await expect(notes).toHaveValue('');
    await list.getByRole('button').last().click();
    await expect(notes).toHaveValue(/^Slowly\./);
  });

  await test.step('they are those that the page has, though another slide of the tree comes to the same place', async () => {
    const notes = desk.getByRole('textbox', { name: 'Notes on this slide' });
    await list.getByRole('button').nth(1).click();
    await notes.fill('Of the second.');
    await page.keyboard.press('Escape');
    await panel(page)
      .getByRole('button', { name: /^Take out/ })
      .click();
    await expect(list.getByRole('button')).toHaveCount(2);
    await expect(notes).toHaveValue(/^Slowly\./);
    await panel(page).locator('.undo').click();
    await expect(notes).toHaveValue('Of the second.');
    await list.getByRole('button').last().click();
    await page.keyboard.press('p');
  });

  await test.step('the tree and the search can be changed from there', async () => {
    await desk.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
    const shown = () => view(page).evaluate((/** @type {View} */ it) => [it.tree, it.algorithm]);
    await expect.poll(async () => (await shown())[1]).toBe('minimax');
    await desk.getByRole('combobox', { name: 'Tree', exact: true }).selectOption('deep-cutoff');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('A deep cutoff');
    await desk.getByRole('combobox', { name: 'Beside the tree' }).selectOption('code');
    await expect(page.locator('plyscope-view .beside .code')).toBeVisible();
  });
});

test('a lesson can be given as a lecture', async ({ page }) => {
  await page.goto('lesson.html#lesson=01-looking-away');
  await page.getByRole('link', { name: 'Give as a lecture' }).click();
  await expect(slides(page)).not.toHaveCount(0);
  const read = await slides(page).last().locator('small').textContent();
  expect(read).toContain('a passage to read');
});

test('row 17: a lecture is printed as a handout and with its notes, becomes slides of Beamer and reveal.js, and the hall sees the QR code of an address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await lecture(page, 5, 21, 41, 60);
  await panel(page).getByRole('textbox', { name: 'Title of the lecture' }).fill('Pruning');
  const title = await page.title();
  const save = await taking(page, 'Save as file');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const saved = await download.path();
  const print = panel(page).locator('.printing');
  await print.getByText('Print lecture…').click();
  /** @param {string} content @param {string} paper */
  const printing = async (content, paper) => {
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    await print.getByRole('combobox', { name: 'Content' }).selectOption(content);
    await print.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
    await button(print, 'Print…').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  };
  await expectAccessibleInBothThemes(page);

  await test.step('three on a page, with room to write', async () => {
    await printing('3 slides a page, with lines', 'A4');
    const articles = page.locator('.taken article');
    await expect(articles).toHaveCount(4);
    await expect(articles.nth(1)).toContainText(/2\. Alpha-beta, step 21/);
    await expect(articles.locator('svg')).toHaveCount(4);
    await expect(page.locator('.taken')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(articles.first()).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: null });
    // A browser calls the file so to which it prints.
    await expect(page).toHaveTitle('Pruning');
    expect(await printedPages(page)).toEqual([SIZES.A4, SIZES.A4]);
    await expect(page.locator('.taken')).toHaveCount(0);
    await expect(page).toHaveTitle(title);
  });

  await test.step('six, two, and one with its notes, on another paper', async () => {
    await printing('6 slides a page', 'Letter');
    expect(await printedPages(page)).toEqual([SIZES.letter]);
    await printing('2 slides a page', 'Letter');
    expect(await printedPages(page)).toEqual([SIZES.letter, SIZES.letter]);
    await printing('a slide and its notes a page', 'A4');
    expect(await printedPages(page)).toEqual(Array(4).fill(SIZES.A4));
  });

  await test.step('slides of other tools are written from the file', async () => {
    for (const [end, slide] of [
      ['tex', '\\begin{frame}'],
      ['html', '<section'],
    ]) {
      const written = `${saved}.${end}`;
      await run(process.execPath, [COMMAND, 'lecture', saved, '-o', written]);
      expect((await readFile(written, 'utf8')).split(slide)).toHaveLength(4 + 1);
    }
  });

  await test.step('with what stands beside a tree, measured and compared here', async () => {
    const trace = [0, 1, 2, 3, 4, 5, 6, 7].map((node) => `{"event":"enter","node":${node}}`);
    const [tree, search] = ['[[3,12,8],[2,4,6],[14,5,2]]', 'algorithm=alpha-beta&step=20'];
    const links = [
      `#tree=${tree}&${search}&results=entered`,
      `#tree=${tree}&${search}&trace=${encodeURIComponent(`mine\n{"plyscope":1,"tree":${tree}}\n${trace.join('\n')}`)}`,
      // On the desk its chart would cover the panel, if it were the first.
      '#tree=swedish-51&growth=thirty',
    ];
    await view(page).evaluate(async (/** @type {View} */ it, all) => {
      const slides = all.map((link, at) => ({ link, title: `Slide ${at + 1}` }));
      await it.opensLecture?.(
        JSON.stringify({ plyscope: 'lecture', version: 3, title: 'Beside', slides }),
      );
    }, links);
    await expect(slides(page)).toHaveCount(3);
    await printing('2 slides a page', 'A4');
    const articles = page.locator('.taken article');
    await expect(articles.nth(2).locator('svg')).toContainText('900');
    await expect(articles.nth(2).locator('.counts')).toContainText('59');
    await expect(articles.nth(0).locator('.results')).toContainText('Principal variation search');
    await expect(articles.nth(1)).toContainText('Line 9: your search enters node H');
    expect(await printedPages(page)).toEqual([SIZES.A4, SIZES.A4]);
  });

  await test.step('no phone reaches a page on this machine, so its code is none', async () => {
    await (await taking(page, 'QR code as last slide')).click();
    await expect(panel(page).getByRole('status')).toContainText('which phones cannot reach');
    await expect(slides(page)).toHaveCount(3);
  });

  await test.step('a hall sees the code of an address, and what can be typed of it below', async () => {
    const address = `https://plyscope.example/#lecture=${'1eJyrVs'.repeat(20)}`;
    await view(page).evaluate(async (/** @type {View} */ it, passage) => {
      const link = `#hidden=tree&passage=${encodeURIComponent(passage)}`;
      const slides = [{ link, title: 'Take it home' }];
      await it.opensLecture?.(
        JSON.stringify({ plyscope: 'lecture', version: 3, title: '', slides }),
      );
    }, address);
    await expect(slides(page)).toHaveCount(1);
    await panel(page)
      .getByRole('button', { name: /^Present/ })
      .click();
    const words = view(page).locator('.slide-words');
    await expect(words.getByRole('heading', { name: 'Take it home' })).toBeVisible();
    const code = words.getByRole('img', { name: 'QR code of the link to Take it home' });
    await expect(code).toBeVisible();
    await expect(words.locator('figcaption')).toHaveText('https://plyscope.example/…');
    const [{ height = 0 } = {}, over] = [
      (await code.boundingBox()) ?? {},
      await words.evaluate((it) => it.scrollHeight - it.clientHeight),
    ];
    expect(height).toBeGreaterThan(400);
    expect(over).toBeLessThanOrEqual(1);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the menu has the whole height, and a lecture opens with its heading and part of the picture in sight', async ({
    page,
  }) => {
    await open(page);
    await button(page, 'Menu').tap();
    const menu = page.locator('plyscope-view .tools');
    const box = await menu.boundingBox();
    expect(box?.height).toBeGreaterThan(820);
    await menu.getByRole('button', { name: 'Lecture' }).tap();
    await expect(panel(page).getByRole('heading', { name: 'Lecture' })).toBeInViewport({
      ratio: 1,
    });
    await expect(panel(page).getByRole('button', { name: 'Add what is' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('plyscope-view .stage')).toBeInViewport({ ratio: 0.2 });
    await panel(page).getByRole('button', { name: 'Add text' }).tap();
    const title = panel(page).getByLabel('Title', { exact: true });
    await expect(title).toBeFocused();
    const at = (/** @type {import('@playwright/test').Locator} */ of) =>
      of.evaluate((element) => element.getBoundingClientRect().toJSON());
    const [field, undo] = [await at(title), await at(panel(page).locator('.happened'))];
    expect(field.bottom).toBeLessThanOrEqual(undo.top);
  });
});

test.describe('a file elsewhere', () => {
  test.use({ provoked: /404|asked https:\/\/lectures\.example/ });

  test('a lecture, or a tree, is opened from its address, and why it is not there is said', async ({
    page,
  }) => {
    const slides = [{ link: '#tree=[[3,12],[2,4]]&step=cutoff:1', title: 'Cut', notes: '' }];
    const body = writeLecture({ title: 'Elsewhere', slides });
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('https://lectures.example/mine.json', (route) =>
      route.fulfill({ body, headers }),
    );
    await page.route('**/tree.txt', (route) => route.fulfill({ body: '[[7, 8], [9, 1]]' }));
    await page.goto('./#src=https://lectures.example/mine.json&lang=en');
    await expect(page.locator('#lecture')).toContainText('Cut');
    await page.goto('about:blank');
    await page.goto('./#src=tree.txt&lang=en');
    const view = page.locator('plyscope-view');
    await expect
      .poll(() => view.evaluate((it) => Reflect.get(it, 'tree')))
      .toBe('[[7, 8], [9, 1]]');
    await page.goto('about:blank');
    await page.goto('./#src=nowhere.json&lang=en');
    await expect(page.locator('#notice')).toContainText(
      'nowhere.json could not be loaded: the server answered 404',
    );
  });
});
