// The words of an article stay true: links to moments, facts in its sentences, and what is said only while it is so.

import { attribute, author, set, TEXTBOOK } from './author.js';
import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { expectStep, item } from './view.js';

/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const ARTICLE = `<h1>Cuts</h1>
  <p>The first cut is <plyscope-step for="v" to="cutoff:1">here</plyscope-step>, the <plyscope-step to="visit:F">visit of F</plyscope-step> before it, another nowhere:
    <plyscope-step for="v" to="cutoff:9">there</plyscope-step>.</p>
  <p id="counts">Of <plyscope-say for="v" what="nodes">…</plyscope-say> nodes alpha-beta enters
    <plyscope-say for="v" what="entered">…</plyscope-say>, minimax <plyscope-say for="v" what="minimax">…</plyscope-say>:
    <plyscope-say for="v" what="saved">…</plyscope-say> are saved, <plyscope-say for="v" what="saved-percent">…</plyscope-say>.</p>
  <p id="values">A is worth <plyscope-say what="value">…</plyscope-say>, F <plyscope-say what="value:F">…</plyscope-say>,
    C <plyscope-say what="value:C">…</plyscope-say>, Q <plyscope-say what="value:Q">7</plyscope-say>.</p>
  <p id="sentence"><plyscope-say what="sentence"></plyscope-say></p>
  <p><plyscope-when for="v" is="cut:H">H is cut off.</plyscope-when>
    <plyscope-when for="v" is="not cut:H">H is searched.</plyscope-when>
    <plyscope-when is="after:cutoff:1">The cut lies behind us.</plyscope-when>
    <plyscope-when is="before:visit:I">I comes later.</plyscope-when>
    <plyscope-when is="not entered:F">F is left out.</plyscope-when>
    <plyscope-when is="nonsense:1">Nobody reads this.</plyscope-when></p>
  <plyscope-view id="v" tree="${TEXTBOOK}" algorithm="alpha-beta"></plyscope-view>`;

test('what an article says of a search follows what its readers change', async ({ page }) => {
  const view = await author(page, ARTICLE);
  await expectStep(view, 0);
  await expect(page.locator('#counts')).toHaveText(
    'Of 13 nodes alpha-beta enters 11, minimax 13: 2 are saved, 15 %.',
  );
  await expect(page.locator('#values')).toHaveText(
    'A is worth 3, F at most 2, C 3, Q (no node Q).',
  );
  await expect(page.getByText('H is cut off.')).toBeVisible();
  for (const text of ['H is searched.', 'The cut lies behind us.', 'Nobody reads this.'])
    await expect(page.getByText(text)).toBeHidden();
  const here = page.getByRole('link', { name: 'here', exact: true });
  await here.click();
  await expectStep(view, 20);
  await expect(here).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('The cut lies behind us.')).toBeVisible();
  await expect(page.locator('#sentence')).toContainText('α-cutoff at node F');
  // By the keyboard too.
  await set(view, { step: 0 });
  await expect(here).not.toHaveAttribute('aria-current', 'true');
  await here.press('Enter');
  await expectStep(view, 20);
  await expect(page.getByText('there', { exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  // A reader changes a leaf, and the cut is gone.
  await item(view, 6).focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.locator('#counts')).toHaveText(
    'Of 13 nodes alpha-beta enters 13, minimax 13: 0 are saved, 0 %.',
  );
  await expect(page.locator('#values')).toHaveText('A is worth 4, F 4, C 3, Q (no node Q).');
  await expect(page.getByText('H is cut off.')).toBeHidden();
  await expect(page.getByText('H is searched.')).toBeVisible();
});

test('what a reader has taken away is said to be gone, and is there again when it comes back @firefox', async ({
  page,
}) => {
  const view = await author(page, ARTICLE);
  const values = page.locator('#values');
  const visit = page.getByText('visit of F');
  await expect(values).toHaveText('A is worth 3, F at most 2, C 3, Q (no node Q).');
  await expect(page.getByText('I comes later.')).toBeVisible();
  await item(view, 5).focus();
  await page.keyboard.press('Delete');
  await expect(values).toHaveText('A is worth 3, F (no node F), C 3, Q (no node Q).');
  await expect(visit).toHaveAttribute('aria-disabled', 'true');
  await expect(visit).toHaveAttribute('tabindex', '-1');
  await visit.click({ force: true });
  await expectStep(view, 0);
  // Of what is not there, neither a condition nor its opposite is true.
  for (const text of ['H is cut off.', 'H is searched.', 'F is left out.'])
    await expect(page.getByText(text)).toBeHidden();
  await item(view, 0).press('Control+z');
  await expect(values).toHaveText('A is worth 3, F at most 2, C 3, Q (no node Q).');
  await expect(page.getByText('H is cut off.')).toBeVisible();
  await visit.press('Enter');
  await expectStep(view, 15);
  // While an error stands in the place of the search, its numbers are not said.
  await attribute(view, 'tree', '[[3, 12');
  await expect(values).toHaveText(/^A is worth \(no search\), F \(no search\)/);
  await expect(page.getByText('H is cut off.')).toBeHidden();
  await expect(visit).toHaveAttribute('aria-disabled', 'true');
  await attribute(view, 'tree', TEXTBOOK);
  await expect(values).toHaveText('A is worth 3, F at most 2, C 3, Q (no node Q).');
  await expect(visit).not.toHaveAttribute('aria-disabled');
});

test('in a shadow root it follows the view there', async ({ page }) => {
  await author(page, '<div id="article"></div>');
  await page.locator('#article').evaluate((host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = html;
  }, ARTICLE);
  const view = page.locator('#article plyscope-view');
  await expect(page.locator('#values')).toContainText('F at most 2');
  await page.getByRole('link', { name: 'here', exact: true }).click();
  await expectStep(view, 20);
  await expect(page.getByText('The cut lies behind us.')).toBeVisible();
  await expect(page.locator('#sentence')).toContainText('α-cutoff at node F');
});

test('its facts are in the language of the view, and a second copy of the script is no error', async ({
  page,
}) => {
  const view = await author(page, ARTICLE);
  await expect(page.locator('#values')).toContainText('F at most 2');
  await attribute(view, 'lang', 'sv');
  await expect(page.locator('#values')).toContainText('F högst 2');
  await page.addScriptTag({ url: '../../some/where/plyscope.js?again', type: 'module' });
  await expect(view.getByRole('slider')).toHaveValue('0');
});

test('what an author has written wrongly stands on the console, with what would be right', async ({
  page,
}) => {
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await author(
    page,
    `<plyscope-view id="v" tree="swedish51" algoritm="minimax"></plyscope-view>
    <plyscope-say for="w" what="entered"></plyscope-say> <plyscope-step to="cutof:1">there</plyscope-step>`,
  );
  const lines = () => said.join('\n');
  await expect.poll(lines).toContain('swedish-51, ');
  expect(lines()).toContain('<plyscope-view algoritm="minimax"> → algorithm');
  expect(lines()).toContain('<plyscope-say for="w"> → v');
  expect(lines()).toContain('<plyscope-step to="cutof:1">');
});

test('nodes that the words around a view are about have their names in a narrow one too', async ({
  page,
}) => {
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}"></plyscope-view>
    <plyscope-step to="visit:J">J</plyscope-step> <plyscope-when that="not cut:H">No.</plyscope-when>`,
  );
  const named = () =>
    view.evaluate((it) => /** @type {PlyscopeView} */ (it).session?.state.mentioned);
  await expect.poll(named).toEqual(['J', 'H']);
});
