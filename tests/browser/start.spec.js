// The first five minutes: from the opened page through all six stops, by mouse, by keyboard alone, and by touch alone, in
// both languages.

import { expectAccessible } from './axe.js';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import { button, item, placeOf, sentence, slider, underMore, view } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** The page as somebody sees it who comes for the first time. @param {Page} page @param {string} [path] */
async function arrive(page, path = './') {
  await page.goto('about:blank');
  await page.goto(path);
  await page.locator('plyscope-view .tabs').waitFor();
}

/**
 * What a reader of a language looks for.
 * @typedef {object} Words
 * @property {string} lang
 * @property {string} start
 * @property {string} next
 * @property {string} done
 * @property {string} predict
 * @property {string} answer
 * @property {RegExp} value the name of the field at a leaf
 * @property {string} ask the name of the tab
 * @property {[title: string, act: string, seen: RegExp][]} stops
 */

/** @type {Record<string, Words>} */
const LANGUAGES = {
  English: {
    lang: 'en',
    start: 'Start here',
    next: 'Next:',
    done: 'Done',
    predict: 'Predict',
    answer: 'Answer',
    value: /^Value of leaf/,
    ask: 'Ask',
    stops: [
      ['Look at everything', 'Play', /MIN takes the least at node 1: 3\. .* all 13 nodes/],
      ['Guess', 'Ask me', /^That was right\./],
      ['See the cut', 'Step forward', /node 5 is worth at most 2, and MAX is sure of 3/],
      ['Change 2', 'Change it for me', /^With 4 there is no cutoff.* enters 13 nodes of 13/],
      ['Ask why', 'Ask about one', /The answers for node 7/],
      ['Compare', 'Compare', /Minimax entered 13 nodes and alpha-beta 11/],
    ],
  },
  Swedish: {
    lang: 'sv',
    start: 'Börja här',
    next: 'Nästa:',
    done: 'Klart',
    predict: 'Förutsäg',
    answer: 'Svara',
    value: /^Värde för löv/,
    ask: 'Fråga',
    stops: [
      ['Titta på allt', 'Spela upp', /MIN tar det minsta i nod 1: 3\. .* alla 13 noder/],
      ['Gissa', 'Fråga mig', /^Det var rätt\./],
      ['Se avskärningen', 'Stega framåt', /nod 5 är värd högst 2, och MAX är redan säker på 3/],
      ['Ändra 2', 'Ändra åt mig', /^Med 4 blir det ingen avskärning.* 13 av 13 noder/],
      ['Fråga varför', 'Fråga om ett', /Svaren för nod 7/],
      ['Jämför', 'Jämför', /Minimax besökte 13 noder och alfa-beta 11/],
    ],
  },
};

/** @param {Page} page @param {Words} [words] */
const guide = (page, words = LANGUAGES.English) =>
  page.getByRole('region', { name: words.start, exact: true });

/**
 * One of the ways to go through the stops.
 * @typedef {object} Way
 * @property {(target: Locator) => Promise<void>} press a link or a button
 * @property {((act: Locator) => Promise<void>)[]} stops what each of them asks for, given its own button
 */

/**
 * All six stops, each done and seen.
 * @param {Page} page
 * @param {Words} words
 * @param {Way} way
 * @param {() => Promise<void>} [look] what else is to be looked at when a stop is done
 */
async function walk(page, words, { press, stops }, look) {
  const { lang, start, next, done, ask } = words;
  const region = guide(page, words);
  const status = region.getByRole('status');
  await arrive(page, `./#lang=${lang}`);
  await press(page.getByRole('link', { name: start }));
  for (const [at, [title, act, seen]] of words.stops.entries()) {
    if (at > 0) await press(region.getByRole('link', { name: `${next} ${title}` }));
    await expect(region.locator('[aria-current=step]')).toHaveText(String(at + 1));
    await expect(region).toContainText(title);
    await expect(status).toBeEmpty();
    await stops[at](button(region, act));
    await expect(status).toHaveText(seen);
    if (at === 4)
      await expect(page.getByRole('tab', { name: ask })).toHaveAttribute('aria-selected', 'true');
    await look?.();
  }
  await press(button(region, done));
  await expect(region).toBeHidden();
}

/** @param {Page} page @param {Words} words */
function predict(page, words) {
  const region = page.getByRole('region', { name: words.predict, exact: true });
  return { field: region.getByRole('textbox'), answer: button(region, words.answer) };
}

/** @param {Page} page @param {Words} words @returns {Way} */
function byMouse(page, words) {
  const { field, answer } = predict(page, words);
  const press = (/** @type {Locator} */ target) => target.click();
  const pressNode = async (/** @type {number} */ node) => {
    const { x, y } = await placeOf(page, node);
    await page.mouse.click(x, y);
  };
  const guess = async (/** @type {Locator} */ act) => {
    await act.click();
    await field.click();
    await page.keyboard.type('3');
    await answer.click();
  };
  const change = async () => {
    await pressNode(6);
    await expect(page.getByRole('textbox', { name: words.value })).toBeFocused();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
  };
  const toTheEnd = () => page.keyboard.press('End');
  return { press, stops: [toTheEnd, guess, press, change, () => pressNode(7), press] };
}

/** A finger, and the keys that a phone shows below a field. @param {Page} page @param {Words} words @returns {Way} */
function byTouch(page, words) {
  const { field, answer } = predict(page, words);
  const press = (/** @type {Locator} */ target) => target.tap();
  const pressNode = async (/** @type {number} */ node) => {
    const { x, y } = await placeOf(page, node);
    await page.touchscreen.tap(x, y);
  };
  const guess = async (/** @type {Locator} */ act) => {
    await act.tap();
    await field.tap();
    await page.keyboard.insertText('3');
    await answer.tap();
  };
  const toTheEnd = () => page.keyboard.press('End');
  return { press, stops: [toTheEnd, guess, press, press, () => pressNode(7), press] };
}

/** Goes somewhere by Tab alone, or back by Shift and Tab if it is before. @param {Page} page @param {Locator} target */
async function tabTo(page, target) {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < 60; stop += 1) {
    const key = await target.evaluate((element) => {
      const root = element.getRootNode();
      const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
      if (element === focused) return null;
      const place = focused?.compareDocumentPosition(element) ?? 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Nothing but keys. @param {Page} page @param {Words} words @returns {Way} */
function byKeys(page, words) {
  const { field } = predict(page, words);
  const press = async (/** @type {Locator} */ target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const keys = async (/** @type {string[]} */ ...all) => {
    for (const key of all) await page.keyboard.press(key);
  };
  // The tree is one stop of Tab, and arrows go through its nodes in preorder.
  const toNode = async (/** @type {number} */ node) => {
    await tabTo(page, page.locator('[role=treeitem][tabindex="0"]'));
    await keys('Home', ...Array(node).fill('ArrowDown'));
    await expect(item(page, node)).toBeFocused();
  };
  const guess = async (/** @type {Locator} */ act) => {
    await press(act);
    await expect(field).toBeVisible();
    await keys('3', 'Enter');
  };
  const change = async () => {
    await toNode(6);
    await keys('4');
    await expect(page.getByRole('textbox', { name: words.value })).toBeFocused();
    await keys('Enter');
  };
  const ask = async () => {
    await toNode(7);
    await keys('q');
  };
  return { press, stops: [() => keys('End'), guess, () => keys('ArrowRight'), change, ask, press] };
}

test('by mouse, in English, accessible at each stop', async ({ page }) => {
  const words = LANGUAGES.English;
  await walk(page, words, byMouse(page, words), () => expectAccessible(page));
});

test('by keyboard alone, in Swedish', async ({ page }) => {
  const words = LANGUAGES.Swedish;
  await walk(page, words, byKeys(page, words));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch alone, in English', async ({ page }) => {
    const words = LANGUAGES.English;
    await walk(page, words, byTouch(page, words), async () => {
      await expectAccessible(page);
      // Whatever stands above the tree, all has the phone's width.
      for (const part of [guide(page, words), view(page).locator('.stage').first()])
        expect((await part.boundingBox())?.width).toBe(390);
    });
  });
});

test('each stop is a link, and a wrong one is named', async ({ page }) => {
  for (const [stop, title] of [
    [2, 'Guess the next return'],
    [5, 'Ask why a node is skipped'],
  ]) {
    await arrive(page, `./#start=${stop}`);
    await expect(guide(page)).toContainText(String(title));
    await expect.poll(() => page.url()).toContain(`start=${stop}`);
  }
  await arrive(page, './#start=7');
  await expect(
    page.getByRole('alert').filter({ hasText: 'not a stop of “Start here”' }),
  ).toBeVisible();
});

test('whoever has begun sees the line no more on the next visit', async ({ page }) => {
  await arrive(page);
  await expect(page.locator('#intro')).toBeVisible();
  await button(page, 'Step forward').click();
  await expect(page.locator('#intro')).toBeVisible();
  await arrive(page);
  await expect(page.locator('#intro')).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('plyscope-intro'));
  await arrive(page, './#tree=swedish-51&step=3');
  await expect(page.locator('#intro')).toBeHidden();
  // From the help one can come back at any time.
  await (await underMore(page, 'Help')).click();
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(guide(page)).toBeVisible();
  await expect(view(page).locator('dialog.help')).toBeHidden();
});

// From pressing Play to the reason of the first cutoff, in milliseconds of the page's clock.
const LONGEST_WAY = 10_000;

const REASON =
  /^\s*MAX already has 3\. At node .*, MIN can get 2 or less, so MAX will not go there/;

for (const { name, ...use } of [
  { name: 'on a desk', viewport: { width: 1366, height: 768 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'on an upright tablet', viewport: { width: 768, height: 1024 }, hasTouch: true },
]) {
  test.describe(name, () => {
    test.use(use);

    test('the first Play leads to the reason of the first cutoff within ten seconds, and waits there', async ({
      page,
    }) => {
      await arrive(page);
      const { steps, cutoffs } = await view(page).evaluate((element) => {
        const { steps, cutoffs } = /** @type {View} */ (element);
        return { steps, cutoffs };
      });
      const play = view(page).locator('.inviting .play');
      await expect(sentence(page)).toHaveText('Nothing has happened yet.');
      await stopClock(page);
      await play.click();
      await page.clock.runFor(LONGEST_WAY);
      await expect(sentence(page)).toHaveText(REASON);
      await expect(play).toHaveAccessibleName('Go on');
      // It is said to whoever hears the page, and Start here is still there.
      await expect(sentence(page)).toHaveRole('status');
      await expect(page.locator('#intro').getByRole('link', { name: 'Start here' })).toBeVisible();
      await page.clock.runFor(10 * LONGEST_WAY);
      await expect(sentence(page)).toHaveText(REASON);
      await play.click();
      await page.clock.runFor(500 * (steps - cutoffs[0]) + 500);
      await expect(slider(page)).toHaveValue(String(steps));
    });
  });
}

test('step by step, the first cutoff has its reason too, by keys alone; the next time it has the usual one', async ({
  page,
}) => {
  await arrive(page);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(sentence(page)).toHaveText(REASON);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('returns 2');
  await page.keyboard.press('ArrowLeft');
  await expect(sentence(page)).toContainText('α-cutoff');
});

test.describe('on a phone, past the first cutoff', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('Start here is in the menu', async ({ page }) => {
    await arrive(page);
    await page.keyboard.press('End');
    await expect(page.locator('#intro')).toBeHidden();
    await button(page, 'Menu').tap();
    await page.getByRole('link', { name: 'Start here' }).tap();
    await expect(guide(page)).toBeVisible();
    await expect(view(page).locator('#tools')).toBeHidden();
  });
});
