// The whole page in Swedish: by the browser's language, by address, and by choice.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import {
  address,
  expectTree,
  item,
  open,
  openMore,
  openTab,
  sentence,
  setTool,
  shareIsThere,
  underMore,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { Shown } from './view.js' */

/** The languages whose messages the page has asked for. @param {Page} page */
function listenForLanguages(page) {
  /** @type {Set<string>} */
  const languages = new Set();
  page.on('request', (request) => {
    const language = request.url().match(/assets\/(\w\w)-/)?.[1];
    if (language !== undefined) languages.add(language);
  });
  return languages;
}

/** @param {Page} page */
const language = (page) => page.locator('#language');

/** The sentence of the step, in either language. @param {Page} page */
const narration = (page) =>
  page.getByRole('status', { name: /^(What happens now|Vad som händer nu)$/ });

/** @param {Page} page @param {Shown | string} [shown] */
async function openSwedish(page, shown = { tree: 'swedish-51' }) {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`./${typeof shown === 'string' ? shown : address(shown)}`);
  await shareIsThere(page);
}

test.describe('in a Swedish browser', () => {
  test.use({ locale: 'sv-SE' });

  test('a value is typed and shown with a decimal comma, and stands in the tree with a point', async ({
    page,
  }) => {
    await openSwedish(page, { tree: '[[3, 12], [2, 4.5]]' });
    await item(page, 2).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: /^Värde för löv 2/ });
    await field.fill('7,25');
    await field.press('Enter');
    await expectTree(page, '[[7.25, 12], [2, 4.5]]');
    await item(page, 6).focus();
    await page.keyboard.press('Enter');
    const other = page.getByRole('textbox', { name: /^Värde för löv 6/ });
    await expect(other).toHaveValue('4,5');
    await other.press('ArrowUp');
    await expect(other).toHaveValue('5,5');
    await expectTree(page, '[[7.25, 12], [2, 5.5]]');
  });

  test('everything is Swedish, and nothing else is asked for @firefox', async ({ page }) => {
    const languages = listenForLanguages(page);
    await openSwedish(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(language(page)).toHaveValue('sv');
    await expect(page.getByRole('combobox', { name: 'Algoritm' })).toHaveValue('alpha-beta');
    await openMore(page);
    await expect(page.getByRole('combobox', { name: 'Tema' }).locator('option')).toHaveText([
      'System',
      'Ljust',
      'Mörkt',
      'Hög kontrast',
      'Hög kontrast, mörkt',
    ]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(/spelträdssökning/);
    await expect(narration(page)).toHaveText(
      'Ingenting har hänt ännu. Sökningen börjar med nästa steg: Alfa-beta. Trädet har 51 noder, och MAX är vid draget i roten.',
    );
    expect([...languages]).toEqual(['sv']);
    expect(page.url()).not.toContain('lang=');
  });

  test('an address and a choice stand against the browser', async ({ page }) => {
    await open(page, '#lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await openSwedish(page);
    await setTool(page, 'language', 'en');
    await expect(sentence(page)).toContainText('Nothing has happened yet');
    await open(page);
    await expect(language(page)).toHaveValue('en');
  });
});

test('Swedish by address, and by choice', async ({ page }) => {
  await test.step('an address names the language, and one that there is not is as none', async () => {
    await openSwedish(page, { step: 3, lang: 'sv' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await page.getByRole('button', { name: 'Ett steg framåt' }).click();
    await expect(page).toHaveURL(/&step=4&lang=sv$/);
    await page.reload();
    await expect(language(page)).toHaveValue('sv');
    // The language of an address is not remembered as a choice.
    await open(page, { lang: 'tlh', step: 3 });
    await expect(language(page)).toHaveValue('en');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect(page).toHaveURL(/&step=4$/);
    await visit(page, '#step=2&lang=sv');
    await expect(narration(page)).toContainText('Fönstret är');
  });
  await test.step('the Swedish tree in Swedish: the great cutoff, plurals and decimals', async () => {
    // The 74th step is a cutoff.
    await openSwedish(page, { step: 74, lang: 'sv' });
    await expect(narration(page)).toHaveText(
      'α-avskärning i nod 25: dess bästa värde 2 är högst α = 5, satt av föräldern, nod 0; 3 barn hoppas över. MAX har något minst lika bra i nod 0 och behöver aldrig gå hit.',
    );
    await expect(item(page, 25)).toHaveAttribute(
      'aria-label',
      'MIN-nod 25, genomsöks, bäst hittills 2',
    );
    await visit(page, '#tree=[[2.5,3],[1.25,7]]&algorithm=alpha-beta&step=17');
    await expect(narration(page)).toContainText('dess bästa värde 1,25 är högst α = 2,5');
    await expect(narration(page)).toContainText('; ett barn hoppas över.');
    await expect(item(page, 2)).toHaveAttribute('aria-label', 'Löv 2, värde 2,5, returnerade 2,5');
    await visit(page, '#tree=random(branching=3,depth=9,seed=1)&algorithm=minimax&step=0');
    await expect(narration(page)).toContainText('Trädet har 29 524 noder');
  });
});

test('a choice changes every word at once, and nothing else; it is remembered', async ({
  page,
}) => {
  const languages = listenForLanguages(page);
  await open(page, { step: 70 });
  expect([...languages]).toEqual(['en']);
  await expect(page.locator('#language')).toHaveText(
    /English\s*Русский\s*Slovenščina\s*Српски\s*Srpski\s*Svenska/,
  );
  await openTab(page, 'Count and order');
  await page.getByRole('heading', { name: 'Counters' }).click();
  await expect(page.getByRole('columnheader', { name: 'minimax' })).toBeHidden();
  await item(page, 25).focus();
  await setTool(page, 'language', 'sv');
  await expect(page.locator('#language')).toHaveAttribute('aria-label', 'Språk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(view(page).locator('.frame')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('slider', { name: 'Steg' })).toHaveValue('70');
  await expect(page.getByRole('heading', { name: 'Räknare' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'minimax' })).toBeHidden();
  await expect(item(page, 25)).toHaveAttribute('aria-label', /^MIN-nod 25/);
  // Whoever has gone to the menu comes back to the root.
  await expect(item(page, 0)).toHaveAttribute('tabindex', '0');
  await shareIsThere(page);
  await expect(page).toHaveURL(/lang=sv$/);
  expect([...languages]).toEqual(['en', 'sv']);
  await open(page, '#lang=en');
  await openSwedish(page);
  await setTool(page, 'language', 'en');
  await expect(page.locator('#language')).toHaveValue('en');
  await shareIsThere(page);
});

test.describe('without a network', () => {
  test.use({ provoked: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ });

  test('the other language is refused with a reason, and what is there stays', async ({
    page,
    context,
  }) => {
    await openSwedish(page, '#lang=sv');
    await expect(page.getByRole('tab', { name: 'Fråga' })).toBeVisible();
    await context.setOffline(true);
    await setTool(page, 'language', 'en');
    await expect(page.locator('#notice')).toContainText('kunde inte laddas');
    await expect(language(page)).toHaveValue('sv');
    await expect(narration(page)).toContainText('Ingenting har hänt ännu');
    await context.setOffline(false);
    await setTool(page, 'language', 'en');
    await expect(sentence(page)).toContainText('Nothing has happened yet');
  });
});

test('an end next to an infinity is no number that no tree has; in Swedish a semicolon parts the ends', async ({
  page,
}) => {
  await openSwedish(page, { algorithm: 'mtd+inf', step: 4, lang: 'sv' });
  const stacked = page.getByRole('region', { name: 'Anropsstack' });
  await expect(stacked.locator('.turned')).toContainText('↻ (<∞; ∞) → (−∞; >−∞)');
  await expect(stacked).not.toContainText('2000000000');
  const running = page.getByRole('region', { name: 'Pseudokod' }).locator('[aria-current]');
  await expect(running).toContainText('β = >−∞');
});

test('a view in another page speaks the language of its attribute, and changes it', async ({
  page,
}) => {
  await page.goto('./examples/tutorial.html');
  const first = view(page).first();
  await expect(first.getByRole('status')).toHaveText(/\w/);
  await first.evaluate((element) => element.setAttribute('lang', 'sv'));
  await expect(first.getByRole('status', { name: 'Vad som händer nu' })).toBeVisible();
  await first.evaluate((element) => element.removeAttribute('lang'));
  await expect(first.getByRole('status', { name: 'What happens now' })).toBeVisible();
});

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  'at a cutoff': (page) => openSwedish(page, { step: 70, lang: 'sv' }),
  'at 360 px': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSwedish(page, { step: 31, lang: 'sv' });
  },
  'with the help open': async (page) => {
    await openSwedish(page, '#lang=sv');
    await (await underMore(page, 'Hjälp')).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe in Swedish ${name}, and nothing is wider than the page`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}
