// Lessons: read, stepped through, done and answered, in every language, by somebody who knows and by somebody who does not.

import { readdirSync, readFileSync } from 'node:fs';
import '../unit/support/core.js';
import { isQuestion } from '../../www/src/page/lessons/directives.js';
import { plain } from '../../www/src/page/lessons/plain.js';
import { generate } from '../../www/src/page/lessons/questions/generated.js';
import { readLesson } from '../../www/src/page/lessons/reading.js';
import { LANGUAGES, messagesOf } from '../unit/support/messages.js';
import { author } from './author.js';
import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { shareIsThere } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Answerable, Block, Lesson } from '../../www/src/page/lessons/format.js' */

const FOLDER = new URL('../../www/lessons/', import.meta.url);

test.use({ labels: '' });

/** @param {Page} page @param {string} fragment */
async function open(page, fragment) {
  // Seeds begin at a number that chance gives.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('about:blank');
  await page.goto(`./lesson.html${fragment}`);
  await page.locator('#title').waitFor();
}

/** @param {Page} page */
async function openFirst(page) {
  await open(page, '#lesson=01-looking-away');
  await isReady(page);
}

/** Waits until the views of the scenes show something. @param {Page} page */
const isReady = (page) =>
  page.waitForFunction(() => {
    const views = [...document.querySelectorAll('.stage > plyscope-view')];
    return views.every((view) => /** @type {View} */ (view).steps > 0);
  });

/** @param {Page} page */
const stage = (page) => page.locator('.stage > plyscope-view').first();

/** @param {Page} page */
const sentence = (page) => stage(page).evaluate((view) => /** @type {View} */ (view).sentence);

/** @param {Page} page */
const current = (page) => page.locator('.step[aria-current=step]');

/** Scrolls so that a passage begins above the reader's line. @param {Locator} passage */
const readTo = (passage) =>
  passage.evaluate((it) => {
    const stage = it.closest('.scene')?.querySelector('.stage')?.getBoundingClientRect();
    const { top, left } = it.getBoundingClientRect();
    const covered = stage && stage.left < left + 10 ? stage.height : 0;
    scrollBy(0, top - covered - (innerHeight - covered) * 0.39);
  });

test('the list leads to a lesson, and a link on the page to the list @firefox', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Looking away' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Looking away' })).toBeFocused();
  await expect(page).toHaveTitle('Looking away – Plyscope');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await page.goto('./#lesson=01-looking-away');
  await expect(page).toHaveURL(/lesson\.html#lesson=01-looking-away$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Looking away' })).toBeVisible();
  await open(page, '#lesson=99-nothing');
  await expect(page.getByRole('alert').first()).toContainText('There is no lesson “99-nothing”');
});

for (const [what, width, height] of /** @type {const} */ ([
  ['beside the view @gate', 1366, 768],
  ['below it, on a phone', 390, 844],
]))
  test(`what is read moves the view, and stepping marks what to read, ${what} @firefox`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFirst(page);
    await expect(page.getByRole('link', { name: 'Plyscope' })).toBeInViewport();
    const steps = page.locator('.step');
    await readTo(steps.nth(3));
    await expect(current(page)).toContainText('looks away');
    await expect.poll(() => sentence(page)).toContain('α-cutoff at node F');
    await readTo(steps.nth(1));
    await expect.poll(() => sentence(page)).toContain('Node B returns 3');
    // By its button.
    await steps.nth(4).getByRole('button', { name: 'Show this moment' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence(page)).toContain('the search is done');
    await expect(current(page)).toContainText('J begins well');
    // And back: from the view.
    await stage(page).getByRole('button', { name: 'First step' }).click();
    await expect(current(page)).toContainText('The tree beside this text');
    await expect(current(page)).toBeInViewport();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

test('a node’s name lights its node, and back; a passage that is clicked on is in force', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openFirst(page);
  const pointed = () => stage(page).evaluate((view) => /** @type {View} */ (view).pointed);
  const names = page.locator('.step .node-name');
  const lit = page.locator('.node-name.pointed');
  await names.filter({ hasText: /^F$/ }).first().hover();
  await expect.poll(pointed).toBe('F');
  await expect(lit.first()).toHaveText('F');
  await page.locator('h1').hover();
  await expect.poll(pointed).toBe(null);
  await expect(lit).toHaveCount(0);
  // From the tree, by the keyboard; names are no stops of it.
  await stage(page).getByRole('treeitem').first().focus();
  await expect(lit.first()).toHaveText('A');
  await expect(names.first()).not.toHaveAttribute('tabindex');
  const passage = page.locator('.step').nth(1);
  await passage.click();
  await expect(passage).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => sentence(page)).toContain('Node B returns 3');
  // The view, with its sentence and its buttons, is whole in sight.
  const sees = () =>
    stage(page).evaluate((view) => {
      const { top, bottom } = view.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await sees()).toBe(true);
  await readTo(page.locator('.step').last());
  expect(await sees()).toBe(true);
  const colour = (/** @type {string} */ name) =>
    page
      .locator(`.step .${name}`)
      .first()
      .evaluate((it) => getComputedStyle(it).color);
  expect(await colour('max')).not.toBe(await colour('min'));
});

test('the list shows each lesson’s tree and what is done of it, leads on, and can forget it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openFirst(page);
  await readTo(page.locator('.step').nth(2));
  await expect(current(page)).toContainText('Next comes F');
  await page.getByRole('link', { name: 'Lessons', exact: true }).click();
  await expect(page.locator('.tiles .miniature > svg')).toHaveCount(12);
  await expect(page.locator('.tiles .tile').first()).toContainText(/\d+ % done/);
  await page.locator('.go-on').getByRole('link', { name: 'Looking away' }).click();
  await expect(page.locator('.step').nth(2)).toBeInViewport();
  await page.goBack();
  await page.getByRole('button', { name: 'Forget what I have done' }).click();
  await expect(page.locator('.go-on')).toHaveCount(0);
  await expect(page.locator('.tiles')).not.toContainText('% done');
});

test('words follow what the reader changes; a task knows when it is done @firefox', async ({
  page,
}) => {
  await openFirst(page);
  const words = page.locator('.step').last();
  await expect(words).toContainText('The search has entered 11 of 13 nodes');
  const task = page.locator('.task').first();
  await expect(task.getByRole('status')).toHaveText('Not done yet');
  // A node that is pressed to change it is no answer to the question below.
  const chosen = page.locator('.clicked');
  await stage(page).getByRole('treeitem').first().focus();
  await expect(chosen).toContainText('Chosen: A');
  await stage(page).evaluate((view) =>
    /** @type {View} */ (view).setAttribute(
      'tree',
      'A: [B: [C: 3, D: 12, E: 8], F: [G: 9, H: 4, I: 6], J: [K: 14, L: 5, M: 2]]',
    ),
  );
  await expect(task.getByRole('status')).toHaveText('✓ Done');
  await expect(words).toContainText('The search has entered 13 of 13 nodes');
  await expect(chosen).toContainText('Click on a node');
  await expect(page.locator('.step').nth(3).locator('plyscope-when')).toBeHidden();
  await page.getByRole('button', { name: 'Undo my changes' }).click();
  await expect(words).toContainText('The search has entered 11 of 13 nodes');
  await expect(page.getByRole('button', { name: 'Undo my changes' })).toHaveCount(0);
  // It stays done, after a reload too.
  await page.reload();
  await expect(task.getByRole('status')).toHaveText('✓ Done');
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(task.getByRole('status')).toHaveText('Not done yet');
});

test('a wrong answer is told why, the moment is shown, and another question is asked', async ({
  page,
}) => {
  await openFirst(page);
  const one = page.locator('.question.one');
  await expect(one.getByRole('button', { name: 'Check' })).toBeDisabled();
  await one.getByRole('radio').first().check();
  await one.getByRole('button', { name: 'Check' }).click();
  await expect(one.getByRole('status')).toContainText('Not right yet');
  await expect(one.locator('.why')).toHaveText(
    'The search does not know their numbers. It never looks.',
  );
  await one.getByRole('radio').nth(1).check();
  await one.getByRole('button', { name: 'Check' }).click();
  await expect(one.getByRole('status')).toHaveText('✓ Right');
  const made = page.locator('.question.several');
  const tree = () => made.locator('plyscope-view').getAttribute('tree');
  const before = await tree();
  await made.getByRole('checkbox').first().check();
  await made.getByRole('button', { name: 'Check' }).click();
  await expect(made.locator('plyscope-view').getByRole('slider')).toHaveCount(0);
  await made.getByRole('button', { name: 'See it' }).click();
  await expect
    .poll(() => made.locator('plyscope-view').evaluate((it) => /** @type {View} */ (it).sentence))
    .toContain('-cutoff at node');
  await made.getByRole('button', { name: 'Another one' }).click();
  expect(await tree()).not.toBe(before);
  await expect(page.locator('.summary')).toContainText(
    '2 of 4 questions answered, 0 right at once.',
  );
  await page.getByRole('link', { name: 'Question 1' }).click();
  await expect(one).toBeInViewport();
});

test('a lesson of one’s own is dropped on either page; its mistakes are said with their lines', async ({
  page,
}) => {
  const drop = (/** @type {string} */ text) =>
    page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'mine.md'));
      const init = { bubbles: true, cancelable: true, dataTransfer: transfer };
      document.body.dispatchEvent(new DragEvent('drop', init));
    }, text);
  await page.goto('./');
  await shareIsThere(page);
  await drop(
    '# Mine\n\n::view{tree="[[3, 12], [2, 4]]"}\n\nIt enters {{entered}} nodes &amp; no more.\n',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await expect(page.getByText('It enters 6 nodes & no more.')).toBeVisible();
  await drop('# Other\n\n:::setp\nWords.\n:::\n');
  await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Line 3: There is no “setp”. Use one of: step,',
  );
});

test('another language changes the lesson, and what its view says', async ({ page }) => {
  await openFirst(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page).toHaveURL(/lesson=01-looking-away&lang=sv$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Att titta bort');
  await expect(page.getByText('Två spelare turas om.')).toBeVisible();
  await expect.poll(() => sentence(page)).toContain('Ingenting har hänt ännu');
  await expect(page.getByRole('link', { name: 'Alla lektioner' })).toBeVisible();
});

/** @param {Lesson} lesson @returns {Block[]} */
const blocksOf = ({ scenes }) => scenes.flatMap(({ blocks }) => blocks);

/**
 * Answers a question as somebody who knows, or as somebody who does not.
 *
 * @param {Locator} place
 * @param {Answerable} question
 * @param {boolean} knows
 */
async function answer(place, question, knows) {
  switch (question.kind) {
    case 'one': {
      const right = question.options.findIndex(({ isRight }) => isRight);
      await place
        .getByRole('radio')
        .nth(knows ? right : (right + 1) % question.options.length)
        .check();
      break;
    }
    case 'several':
      for (const [at, { isRight }] of question.options.entries())
        await place
          .getByRole('checkbox')
          .nth(at)
          .setChecked(isRight === knows);
      break;
    case 'true-false':
      for (const [at, { isRight }] of question.options.entries())
        await place
          .locator('fieldset')
          .nth(at)
          .getByRole('radio')
          .nth(isRight === knows ? 0 : 1)
          .check();
      break;
    case 'match': {
      const all = [...new Set(question.pairs.map(({ to }) => to))];
      for (const [at, { to }] of question.pairs.entries())
        await place
          .getByRole('combobox')
          .nth(at)
          .selectOption(knows ? to : (all.find((each) => each !== to) ?? to));
      break;
    }
    case 'order': {
      if (!knows) break;
      // As a bubble sort would, from the top.
      for (const [at, item] of question.items.entries()) {
        const texts = () => place.locator('li > span:not(.mark)').allTextContents();
        for (let now = (await texts()).indexOf(plain(item)); now > at; now -= 1)
          await place.locator('li').nth(now).getByRole('button').first().click();
      }
      break;
    }
    case 'number': {
      const { of, fact, known } = question;
      const right =
        known?.answer ??
        (await place.page().evaluate(
          ([id, fact]) => {
            const view = /** @type {View} */ (document.getElementById(id));
            return Array.from({ length: 400 }, (_, at) => at - 100).find((n) =>
              view.holds(`${fact}=${n}`),
            );
          },
          [of, fact],
        ));
      await place.getByRole('textbox').fill(String(knows ? right : Number(right) + 50));
      break;
    }
    case 'click': {
      const { of, on } = question;
      const within = place.page().locator(`#${of}`);
      // A task may have changed the tree.
      const restore = place.locator('p:not(.actions) > button');
      if ((await restore.count()) > 0) await restore.click();
      await expect(restore).toHaveCount(0);
      const right = await within.evaluate(
        (view, moment) => /** @type {View} */ (view).nodeAt(moment),
        on,
      );
      for (const each of await within.getByRole('treeitem').all()) {
        await each.focus();
        const chosen = await within.evaluate((view) => /** @type {View} */ (view).chosenNode);
        if ((chosen === right) === knows) break;
      }
    }
  }
  await place.locator('button[type=submit]').click();
}

/** All lessons in English, and one in each other language: translations ask the same, which unit tests know. */
const DONE = LANGUAGES.flatMap((language) =>
  readdirSync(new URL(`${language}/`, FOLDER))
    .sort()
    .slice(0, language === 'en' ? undefined : 1)
    .map((file) => ({ language, name: file.replace('.md', '') })),
);

/** Between them these have every kind of question. */
const IN_FIREFOX = /^en: (01|05|09)/;

for (const { language, name } of DONE) {
  const title = `${language}: ${name}`;
  const tag = IN_FIREFOX.test(title) ? '@firefox' : [];
  test(`${title} is done by who knows, and not by who does not`, { tag }, async ({ page }) => {
    const { say } = messagesOf(language);
    const { lesson } = readLesson(readFileSync(new URL(`${language}/${name}.md`, FOLDER), 'utf8'));
    const tasks = blocksOf(lesson).filter((block) => block.kind === 'task');
    const questions = blocksOf(lesson).filter(isQuestion);
    await open(page, `#lesson=${name}&lang=${language}`);
    await isReady(page);
    await expect(page.locator('.faults')).toHaveCount(0);
    for (const words of await page.locator('plyscope-say').all())
      await expect(words).toHaveText(/^(?!…).*[^\s…]/);
    for (const knows of [false, true]) {
      for (const asked of questions) {
        const question =
          asked.kind === 'generated'
            ? generate(asked.about, asked.algorithm, 0, say).question
            : asked;
        const place = page.locator('.question').nth(questions.indexOf(asked));
        await answer(place, question, knows);
        const verdict = knows ? 'right' : 'wrong';
        await expect(place.locator('.state')).toHaveText(say('lesson-verdict', { verdict }));
      }
      await expect(page.locator('.task.done')).toHaveCount(knows ? tasks.length : 0);
      if (knows) continue;
      for (const task of await page.locator('.task').all()) {
        await task.getByRole('button', { name: say('lesson-solution') }).click();
        await expect(task.getByRole('status')).toHaveText(say('lesson-done'));
      }
      for (const { view } of lesson.scenes)
        if (view)
          await page.locator(`#${view.id}`).evaluate((it) => /** @type {View} */ (it).ready());
    }
  });
}

const MINE = `# Mine

::view{tree="[[3, 12], [2, 4]]"}

:::step{to="cutoff:1"}
Here it is cut.
:::
`;

test.describe('a lesson elsewhere', () => {
  test.use({ provoked: /404|asked https:\/\/lessons\.example/ });

  test('is read from its address, in a page of others too, and why it is not there is said', async ({
    page,
  }) => {
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('https://lessons.example/mine.md', (route) =>
      route.fulfill({ body: MINE, headers }),
    );
    await page.route('**/beside.md', (route) =>
      route.fulfill({ body: MINE.replace('Mine', 'Ours') }),
    );
    await open(page, '#src=https://lessons.example/mine.md');
    await isReady(page);
    await expect(page.locator('#title')).toHaveText('Mine');
    await page.getByRole('combobox').first().selectOption('sv');
    await expect(page.locator('#title')).toHaveText('Mine');
    await expect(page).toHaveURL(/src=https%3A%2F%2Flessons\.example%2Fmine\.md&lang=sv/);
    await page.goto('./lesson.html#src=nowhere.md');
    await expect(page.getByRole('alert')).toContainText(
      'nowhere.md kunde inte laddas: servern svarade 404',
    );
    await author(page, '<plyscope-lesson src="beside.md" aria-label="Ours"></plyscope-lesson>');
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('#title')).toHaveText('Ours');
    await expect(page.getByTitle('Ours')).toBeVisible();
  });
});
