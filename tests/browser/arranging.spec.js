// What an author arranges in an article: the part of a search that is shown, what plays by itself, where the tree comes from, which
// panels stand beside it, and what readers may do.

import { attribute, author, loadScript, set, TEXTBOOK } from './author.js';
import { clickLeaf, field } from './leaf.js';
import { expect, test } from './test.js';
import {
  boxOf,
  button,
  expectStep,
  goTo,
  openTab,
  picture,
  placeOf,
  sentence,
  slider,
  toLast,
} from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

/** @param {string} attributes @param {string} [content] */
const viewOf = (attributes, content = '') =>
  `<plyscope-view algorithm="alpha-beta" ${attributes}>${content}</plyscope-view>`;

/** @param {Locator} view @param {string} name */
const read = (view, name) =>
  view.evaluate(
    (it, name) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (it))[name],
    name,
  );

/** The span of the slider. @param {Locator} view */
const span = (view) =>
  slider(view).evaluate((input) => {
    const { min, max } = /** @type {HTMLInputElement} */ (input);
    return `${min} to ${max}`;
  });

test('readers step between two moments, which follow their edits, and what is wrong with them is said', async ({
  page,
}) => {
  const view = await author(page, viewOf(`tree="${TEXTBOOK}" from="cutoff:1" to="cutoff:2"`));
  await expectStep(view, 20);
  await expect.poll(() => span(view)).toBe('20 to 35');
  await expect(view.getByText('step 20 of 37')).toBeVisible();
  await expect(button(view, 'Step back')).toHaveAttribute('aria-disabled', 'true');
  await toLast(view);
  await expectStep(view, 35);
  await expect(button(view, 'Step forward')).toHaveAttribute('aria-disabled', 'true');
  for (const [key, step] of /** @type {const} */ ([
    ['ArrowRight', 35],
    ['Home', 20],
    ['ArrowLeft', 20],
    ['Shift+ArrowRight', 35],
    ['Shift+ArrowRight', 35],
    ['End', 35],
  ])) {
    await button(view, 'Play').press(key);
    await expectStep(view, step);
  }
  const asked = await view.evaluate((element) => {
    const it = /** @type {PlyscopeView} */ (element);
    const answers = [it.next(), it.goTo('end'), it.hasMoment('visit:B'), it.goTo('visit:J')];
    return [...answers, it.step];
  });
  expect(asked).toEqual([false, false, false, true, 22]);
  // With a child more under B everything comes later.
  await set(view, { tree: '[[3, 12, 8, 9], [2, 4, 6], [14, 5, 2]]' });
  await expect.poll(() => span(view)).toBe('23 to 38');
  await set(view, { tree: TEXTBOOK, step: 0 });
  await expectStep(view, 20);
  await attribute(view, 'to', 'cutoff:7');
  await expect(view.getByRole('alert')).toContainText('no moment “cutoff:7”');
  await attribute(view, 'to', 'start');
  await expect(view.getByRole('alert')).toContainText('“start” comes before “cutoff:1”');
  await attribute(view, 'to', 'then');
  await expect(view.getByRole('alert')).toContainText('“then” is not a step');
  await attribute(view, 'to', null);
  await expect.poll(() => span(view)).toBe('20 to 37');
  await set(view, { from: '', to: 30 });
  await expect.poll(() => span(view)).toBe('0 to 30');
  expect([await read(view, 'from'), await read(view, 'to')]).toEqual(['', 30]);
  // The moments of a large search are known once it is made.
  await view.evaluate(async (element) => {
    const it = /** @type {PlyscopeView} */ (element);
    const isBegun = new Promise((/** @type {(begun?: unknown) => void} */ resolve) => {
      const observer = new MutationObserver(() => {
        if (it.renderRoot.querySelector('.progress') === null) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(it.renderRoot, { subtree: true, childList: true });
    });
    Object.assign(it, { tree: 'random(branching=10, depth=5, seed=3)' });
    await isBegun;
    it.to = 'cutoff:99999999';
  });
  await expect(view.getByRole('alert')).toContainText('no moment “cutoff:99999999”');
  await set(view, { to: 'cutoff:9', from: 'cutoff:1' });
  await expect.poll(() => span(view)).toBe('74 to 698');
});

test('a view plays by itself once it is in sight, where motion is welcome, and can be stopped', async ({
  page,
}) => {
  const PLAYING = viewOf(`tree="${TEXTBOOK}" autoplay loop speed="16" controls="none"`);
  const view = await author(page, `<div id="above"></div>${PLAYING}`);
  const plays = () => view.locator('.alone button').getAttribute('aria-label');
  await expect.poll(plays).toBe('Play');
  // Who wants no motion begins it by hand.
  await view.locator('.alone button').click();
  await expect.poll(plays).toBe('Pause');
  await view.locator('.alone button').click();
  await expect.poll(plays).toBe('Play');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#above { height: 3000px }');
    document.adoptedStyleSheets = [sheet];
    const view = document.querySelector('plyscope-view');
    const other = /** @type {PlyscopeView} */ (view?.cloneNode(true));
    view?.replaceWith(other);
  });
  await expectSentence(view);
  expect(await read(view, 'step')).toBe(0);
  await expect.poll(plays).toBe('Play');
  await view.evaluate((it) => it.scrollIntoView());
  await expect.poll(plays).toBe('Pause');
  await expect.poll(() => read(view, 'step')).not.toBe(0);
  // It begins by itself no second time.
  await view.locator('.alone button').click();
  await page.evaluate(() => scrollTo(0, 0));
  await view.evaluate((it) => it.scrollIntoView());
  await set(view, { controls: 'bar', speed: 4 });
  await expect(button(view, 'Play')).toBeVisible();
  await expect(view.getByRole('combobox', { name: 'Speed' })).toHaveValue('4');
  await set(view, { speed: 3 });
  await expect(view.getByRole('alert')).toContainText('It takes 0.5, 1, 2, 4, 8, 16');
  await set(view, { speed: '2', autoplay: 'perhaps' });
  await expect(view.getByRole('alert')).toContainText(
    '“perhaps” is not a value of the attribute autoplay',
  );
  await set(view, { autoplay: false });
  await expect(view.getByRole('alert')).toHaveCount(0);
});

/** Waits until there is something on screen. @param {Locator} view */
const expectSentence = (view) => expect(sentence(view)).not.toBeEmpty();

/** Files beside the page, by their names. @type {Record<string, string>} */
const FILES = {
  'tree.txt': TEXTBOOK,
  'graph.dot': 'digraph { a -> b; a -> c; b [label="3"]; c [label="5"] }',
  'trace.jsonl': `{"plyscope":1,"tree":[[3,5],[2,9]],"algorithm":"negamax-alpha-beta","options":{"cut":"gt"}}\n{"event":"enter"}\n`,
  'kept.json': '{"plyscope": "trees", "version": 1, "trees": [{"tree": "[4, 7]", "name": "Mine"}]}',
  'wrong.txt': '[[3, 12],\n [2, x]]',
};

/** Serves them; a file that is not there is said to be missing only in the page, since a missing one fails a test. @param {Page} page */
async function serve(page) {
  for (const [name, body] of Object.entries(FILES))
    await page.route(`**/else/where/${name}`, (route) => route.fulfill({ body }));
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (url, init) =>
      /missing|slow/.test(String(url))
        ? new Promise((resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
            if (String(url).includes('missing')) resolve(new Response('', { status: 404 }));
          })
        : ask(url, init);
  });
}

test('the tree comes from a file or a child; until then, and where nothing works, the view’s content stays', async ({
  page,
}) => {
  await serve(page);
  const fallback = '<p>A picture of the tree</p>';
  await page.goto('/else/where/blank.html');
  await page.locator('#here').evaluate(
    (here, html) => {
      here.innerHTML = html;
    },
    `${viewOf('src="slow.txt"', fallback)}`,
  );
  const view = page.locator('plyscope-view').first();
  await expect(view.getByText('A picture of the tree')).toBeVisible();
  await loadScript(page);
  await expect(view.getByText('A picture of the tree')).toBeVisible();
  const tree = () => read(view, 'tree');
  // The file that was asked for before is given up.
  await attribute(view, 'src', 'tree.txt');
  await expect.poll(tree).toBe(TEXTBOOK);
  await expectSentence(view);
  await expect(view.getByText('A picture of the tree')).toBeHidden();
  await attribute(view, 'src', 'graph.dot');
  await expect
    .poll(() => view.evaluate((it) => /** @type {PlyscopeView} */ (it).counts?.nodes))
    .toBe(3);
  await attribute(view, 'src', 'kept.json');
  await expect.poll(tree).toBe('[4, 7]');
  // The author's search goes before that of the file.
  await attribute(view, 'src', 'trace.jsonl');
  await expect.poll(tree).toBe('[[3, 5], [2, 9]]');
  expect([await read(view, 'algorithm'), await read(view, 'options')]).toEqual([
    'alpha-beta',
    'cut=gt',
  ]);
  await attribute(view, 'algorithm', null);
  await attribute(view, 'src', 'tree.txt');
  await expect.poll(tree).toBe(TEXTBOOK);
  await attribute(view, 'src', 'trace.jsonl');
  await expect.poll(() => read(view, 'algorithm')).toBe('negamax-alpha-beta');
  for (const [src, said] of [
    ['missing.json', 'missing.json could not be loaded: the server answered 404.'],
    ['wrong.txt', 'wrong.txt: Line 2, column 6: x is not a number.'],
  ]) {
    await attribute(view, 'src', src);
    await expect(view.getByRole('alert')).toContainText(said);
  }
  // A tree that is set goes before the file.
  await set(view, { tree: '[1, 2]' });
  await expect(view.getByRole('alert')).toHaveCount(0);
  await attribute(view, 'src', 'tree.txt');
  await set(view, { step: 1 });
  await expectStep(view, 1);
  expect(await tree()).toBe('[1, 2]');
  await set(view, { tree: null });
  await expect.poll(tree).toBe(TEXTBOOK);
  await attribute(view, 'src', null);
  await view.evaluate((it) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = '\n[[5, 6],\n [7, 8]]\n';
    it.append(script);
  });
  await expect.poll(tree).toBe('[[5, 6], [7, 8]]');
  await view.evaluate((it) => {
    const script = it.querySelector('script');
    if (script) script.textContent = '[9, 1]';
  });
  await expect.poll(tree).toBe('[9, 1]');
});

test('panels stand beside the bar, a caption below it; readers change, type and scroll only what they may', async ({
  page,
}) => {
  const caption = '<p slot="caption">Figure 1</p>';
  const attributes = `tree="${TEXTBOOK}" step="20" panels="story counts code" editable="false"`;
  const view = await author(page, viewOf(attributes, caption));
  const tabs = () =>
    view
      .getByRole('tab')
      .allTextContents()
      .then((all) => all.map((text) => text.trim()));
  await expect.poll(tabs).toEqual(['Story', 'Count and order', 'Code']);
  // The first that is named is open.
  await expect(view.getByRole('region', { name: 'Story' })).toBeVisible();
  await view.getByRole('tab', { name: 'Story' }).press('ArrowLeft');
  await expect(view.getByRole('tab', { name: 'Code' })).toBeFocused();
  const [bar, below] = [view.locator('[part=bar]'), view.getByText('Figure 1')];
  const [above, under] = [await boxOf(bar), await boxOf(below)];
  expect(above.y + above.height).toBeLessThanOrEqual(under.y);
  // A press of a node opens no tab that is not there.
  const { x, y } = await placeOf(view, 2);
  await page.mouse.click(x, y);
  await expect(view.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(view)).toHaveCount(0);
  await set(view, { controls: 'full', panels: ['text', 'code'] });
  await expect.poll(tabs).toEqual(['Tree as text', 'Code']);
  await view.getByRole('treeitem').nth(2).focus();
  for (const key of ['5', 'Delete', 'Insert', 'Enter', 'F2', 'Alt+ArrowRight', 'Control+x']) {
    await page.keyboard.press(key);
    expect(await read(view, 'tree'), key).toBe(TEXTBOOK);
  }
  await expect(field(view)).toHaveCount(0);
  await page.mouse.click(x, y, { button: 'right' });
  await expect(view.getByRole('menu')).toHaveCount(0);
  await expect(view.getByRole('toolbar', { name: 'Change the tree' })).toHaveCount(0);
  await openTab(view, 'Tree as text');
  await expect(view.getByRole('textbox', { name: 'Tree as text' })).not.toBeEditable();
  await set(view, { controls: 'bar', panels: '', editable: true });
  await expect(view.getByRole('tab')).toHaveCount(0);
  await clickLeaf(page, 2, view);
  await page.keyboard.press('Escape');
  await set(view, { panels: 'code counters' });
  await expect(view.getByRole('alert')).toContainText(
    '“counters” is not a value of the attribute panels. It takes code, ask, counts, story, text',
  );
  await set(view, { panels: '' });

  // Its keys are its page's, but for those of a control.
  await goTo(view, 12);
  await expect(button(view, 'Step forward')).toHaveAttribute('title', 'Step forward (→)');
  await set(view, { keys: 'none' });
  await expect(button(view, 'Step forward')).toHaveAttribute('title', 'Step forward');
  await page.evaluate(() => {
    /** @type {any} */ (window).heard = [];
    document.addEventListener('keydown', ({ key }) => /** @type {any} */ (window).heard.push(key));
  });
  await view.locator('.stage').click({ position: { x: 3, y: 3 } });
  for (const key of ['ArrowRight', 'f', 'Home']) await page.keyboard.press(key);
  await slider(view).press('ArrowRight');
  await button(view, 'Step forward').press('Enter');
  await expectStep(view, 14);
  expect(await page.evaluate(() => /** @type {any} */ (window).heard)).toEqual([
    'ArrowRight',
    'f',
    'Home',
  ]);

  await slider(view).focus();
  const { x: left, y: top } = (await view.locator('.stage').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(left + 60, top + 60);
  const before = await picture(view);
  await set(view, { wheel: 'none' });
  await page.mouse.wheel(0, -60);
  expect(await picture(view)).toBe(before);
  await set(view, { gauge: 'none' });
  await expect.poll(() => picture(view)).not.toBe(before);
  await set(view, { gauge: 'auto' });
  await expect.poll(() => picture(view)).toBe(before);
  await set(view, { wheel: 'always' });
  await slider(view).blur();
  await page.mouse.wheel(0, -60);
  await expect.poll(() => picture(view)).not.toBe(before);
});

test('a lazy view does nothing until it comes near', async ({ page }) => {
  const view = await author(
    page,
    `<div id="above"></div>${viewOf(`tree="${TEXTBOOK}" loading="lazy"`)}`,
  );
  // The one that is near is ready.
  await expectSentence(view);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#above { height: 9000px }');
    document.adoptedStyleSheets = [sheet];
    const view = document.querySelector('plyscope-view');
    view?.replaceWith(/** @type {Node} */ (view.cloneNode(true)));
  });
  await view.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(sentence(view)).toHaveCount(0);
  await view.evaluate((it) => it.scrollIntoView());
  await expectSentence(view);
});
