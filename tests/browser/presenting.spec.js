// Presenter mode: the view fills the screen, and hides what is to be asked.

import { stopClock } from './clock.js';
import { band, CUT, expectTold, give, openSecond, present } from './presenting.js';
import { expect, test } from './test.js';
import { boxOf, button, expectStep, item, items, open, picture, sentence, view } from './view.js';

/** @import { PlyscopeView } from '../../www/src/element/view.js' */

test('P enters presenter mode and leaves it, and so do Escape and the button @firefox @gate', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await button(page, 'Present').focus();
  await page.keyboard.press('Enter');
  await expect(band(page)).toBeVisible();
  await expect(view(page)).toHaveAttribute('presenting');
  for (const name of ['More', 'Present', 'Step into', 'Play'])
    await expect(button(page, name)).toHaveCount(0);
  for (const name of ['Pseudocode', 'Call stack', 'Counters'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(sentence(page)).toContainText('β-cutoff at node 8');
  await expect(band(page)).toContainText('Nodes entered 11');
  const box = await view(page).boundingBox();
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box).toEqual({ x: 0, y: 0, ...size });
  await page.keyboard.press('Escape');
  await expect(band(page)).toHaveCount(0);
  // Not `toBeFocused`: the end of the full screen may leave the page behind another window, where nothing counts as focused.
  const focused = () =>
    button(page, 'Present').evaluate(
      (it) => /** @type {ShadowRoot} */ (it.getRootNode()).activeElement === it,
    );
  await expect.poll(focused).toBe(true);
  await page.bringToFront();
  await page.keyboard.press('p');
  await expect(band(page)).toBeVisible();
  await page.keyboard.press('P');
  await expect(button(page, 'More')).toBeVisible();
  await page.keyboard.press('p');
  await page.mouse.move(300, 200);
  await page.mouse.move(310, 200);
  await button(page, 'Leave').click();
  await expect(band(page)).toHaveCount(0);
  await expectStep(page, CUT);
});

test('a full screen that ends late does not end the mode that was entered since', async ({
  page,
}) => {
  await open(page);
  await present(page);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await view(page).evaluate(async (element) => {
    const it = /** @type {PlyscopeView} */ (element);
    const ended = new Promise((resolve) => {
      it.addEventListener('fullscreenchange', resolve, { once: true });
    });
    it.presenting = false;
    await it.updateComplete;
    // It has ended, but nobody has been told yet.
    while (it.matches(':fullscreen')) await new Promise((resolve) => setTimeout(resolve));
    it.presenting = true;
    await it.updateComplete;
    await ended;
  });
  await expect(view(page)).toHaveAttribute('presenting');
  await expect(band(page)).toBeVisible();
});

test('it takes the whole screen where it may, and stays when that is given back for a window', async ({
  page,
}) => {
  const isFull = () =>
    page.evaluate(() => document.fullscreenElement?.localName === 'plyscope-view');
  await open(page);
  await present(page);
  await expect.poll(isFull).toBe(true);
  const full = button(page, 'Full screen');
  await full.focus();
  await page.keyboard.press('Enter');
  await expect.poll(isFull).toBe(false);
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  const { second } = await openSecond(page);
  await expect.poll(isFull).toBe(false);
  await expect(band(page)).toBeVisible();
  await second.close();
  await full.focus();
  await page.keyboard.press('Enter');
  await expect.poll(isFull).toBe(true);
  // By now the view has heard of it.
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  // As the browser does when somebody presses Escape.
  await page.evaluate(() => document.exitFullscreen());
  await expect(band(page)).toHaveCount(0);
});

test('the controls come with the pointer or the keyboard, and hide nothing before', async ({
  page,
}) => {
  await open(page);
  await present(page);
  const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
  await expect(controls).toHaveCSS('opacity', '0');
  await stopClock(page);
  await page.mouse.move(300, 200);
  await page.mouse.move(310, 200);
  await expect(controls).toHaveCSS('opacity', '1');
  await page.clock.runFor(10_000);
  await expect(controls).toHaveCSS('opacity', '0');
  await button(page, 'Step forward').focus();
  await expect(controls).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expectTold(page, 1);
  await expect(controls).toHaveCSS('opacity', '1');
});

test('what is pressed by a pointer leaves no controls over the slide, whatever comes next @firefox', async ({
  page,
}) => {
  await open(page);
  await present(page);
  const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
  await stopClock(page);
  const expectGone = async () => {
    await page.clock.runFor(10_000);
    await expect(controls).toHaveCSS('opacity', '0');
  };
  await page.mouse.move(300, 200);
  await button(page, 'Step forward').click();
  await expectTold(page, 1);
  await expectGone();
  await page.mouse.move(300, 200);
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, 'Presenter view').click(),
  ]);
  await second.waitForLoadState();
  await page.bringToFront();
  await expectGone();
  await page.keyboard.press('PageDown');
  await expectTold(page, 2);
  await expectGone();
});

test('the keys of a clicker step and make the screen black, and H hides the values', async ({
  page,
}) => {
  await open(page, { step: CUT - 1 });
  await present(page);
  await page.keyboard.press('PageDown');
  await expectTold(page, CUT);
  await page.keyboard.press('PageUp');
  await expectTold(page, CUT - 1);
  await page.keyboard.press('PageDown');
  const black = page.locator('.black');
  for (const key of ['.', 'b']) {
    await page.keyboard.press(key);
    await expect(black).toBeVisible();
    const { width, height } = await boxOf(black);
    expect({ width, height }).toEqual(page.viewportSize());
    await expect(black).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.keyboard.press('PageDown');
    await expect(black).toHaveCount(0);
    await expectTold(page, CUT);
  }
  for (const key of ['h', 'H']) {
    await page.keyboard.press(key);
    await expect(sentence(page)).toHaveText(/Values and counters are hidden/);
    await expect(band(page)).toContainText('Nodes entered ?');
    for (const { text } of await items(page)) expect(text).not.toMatch(/so far|returned [^?]/);
    await expect(item(page, 10)).toHaveAccessibleName(/^Leaf 10, value 7, returned/);
    await page.keyboard.press(key);
    await expect(sentence(page)).toContainText('β-cutoff at node 8: its best, 7');
    await expect(item(page, 1)).toHaveAccessibleName(/best so far 5/);
    await expect(band(page)).toContainText('Nodes entered 11');
  }
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(view(page)).not.toHaveAttribute('blank');
});

test('what is hidden is in no pixel: searches that differ by their numbers alone look the same', async ({
  page,
}) => {
  /** @type {string[][]} */
  const pictures = [];
  for (const algorithm of ['alpha-beta', 'negamax-alpha-beta']) {
    await open(page, { algorithm, step: CUT });
    await present(page);
    const shown = await picture(view(page));
    await page.keyboard.press('h');
    await expect(sentence(page)).toHaveText(/hidden/);
    const blank = await picture(view(page));
    await page.keyboard.press('h');
    await expect(sentence(page)).toContainText('cutoff');
    expect(await picture(view(page))).toBe(shown);
    pictures.push([shown, blank]);
    await page.keyboard.press('Escape');
  }
  const [[one, blank], [other, same]] = pictures;
  expect(one).not.toBe(other);
  expect(one).not.toBe(blank);
  expect(blank).toBe(same);
});

test('a node lies where one presses it, however large it is @gate', async ({ page }) => {
  await open(page);
  await present(page);
  const box = await item(page, 50).boundingBox();
  if (box === null) throw new Error('leaf 50 is not on the screen');
  expect(box.width).toBeGreaterThan(40);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const field = page.getByRole('textbox', { name: 'Value of leaf 50' });
  await expect(field, 'before a hall nothing opens by accident').toHaveCount(0);
  await page.keyboard.press('e');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(band(page)).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(item(page, 50)).toHaveAccessibleName(/^Leaf 50, value 6/);
  await expect(band(page)).toBeVisible();
});

test('so it does in a page that scales the view', async ({ page }) => {
  await open(page);
  await view(page).evaluate((element) => {
    element.style.transform = 'scale(0.75)';
  });
  const box = await item(page, 50).boundingBox();
  if (box === null) throw new Error('leaf 50 is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('textbox', { name: 'Value of leaf 50' })).toBeFocused();
});

test('an author may present by an attribute, and hears of it', async ({ page }) => {
  await open(page);
  const heard = await view(page).evaluate(async (/** @type {any} */ element) => {
    /** @type {object[]} */
    const heard = [];
    element.addEventListener('plyscope-present', (/** @type {CustomEvent} */ { detail }) =>
      heard.push(detail),
    );
    const told = () =>
      new Promise((done) => element.addEventListener('plyscope-present', done, { once: true }));
    for (const [name, on] of [
      ['presenting', true],
      ['blank', true],
      ['presenting', false],
    ]) {
      const once = told();
      element.toggleAttribute(name, on);
      await once;
    }
    return heard;
  });
  expect(heard).toEqual([
    { presenting: true, blank: false, black: false },
    { presenting: true, blank: true, black: false },
    { presenting: false, blank: false, black: false },
  ]);
  await expect(button(page, 'Present')).toBeVisible();
});

test('beside the tree, the running line is in sight with all of its values', async ({ page }) => {
  await open(page, { step: CUT });
  await present(page);
  await page.keyboard.press('c');
  const beside = page.locator('plyscope-view .beside');
  for (const step of [CUT, 50, 62, 76, 4]) {
    await view(page).evaluate(async (/** @type {PlyscopeView} */ it, step) => {
      it.step = step;
      await it.updateComplete;
    }, step);
    await expect
      .poll(async () => {
        const [place, line] = await Promise.all([
          beside.boundingBox(),
          beside.locator('[aria-current="step"]').boundingBox(),
        ]);
        if (place === null || line === null) return 'nothing';
        const isWhole = line.y >= place.y && line.y + line.height <= place.y + place.height;
        return isWhole ? 'in sight' : `from ${line.y} to ${line.y + line.height}`;
      })
      .toBe('in sight');
  }
});

test('a decision has its room beside the sentence from the start, so that the tree stays where it is', async ({
  page,
}) => {
  await open(page, { step: 0 });
  await present(page);
  const decided = (/** @type {number} */ step) =>
    view(page).evaluate(async (element, step) => {
      const it = /** @type {PlyscopeView} */ (element);
      it.beside = 'decision';
      it.step = step;
      await it.ready();
      const stage = it.renderRoot.querySelector('.stage');
      const { width, height } = /** @type {Element} */ (stage).getBoundingClientRect();
      return { width, height: Math.round(height) };
    }, step);
  const before = await decided(0);
  await expect(page.locator('.undecided')).toHaveText('');
  const after = await decided(CUT);
  await expect(band(page).getByRole('region', { name: 'Decision' })).toBeVisible();
  expect(after).toEqual(before);
  expect(before.width).toBe(await page.evaluate(() => innerWidth));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('the controls take nothing from the tree: a tap shows them, and they go again', async ({
    page,
  }) => {
    await open(page, { step: CUT });
    await present(page);
    const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
    const stage = await page.locator('plyscope-view .stage').boundingBox();
    expect(stage?.width).toBe(1024);
    await expect(controls).toHaveCSS('opacity', '0');
    await stopClock(page);
    await page.touchscreen.tap(500, 100);
    await expect(controls).toHaveCSS('opacity', '1');
    await page.clock.runFor(10_000);
    await expect(controls).toHaveCSS('opacity', '0');
  });

  test('a finger that is drawn across turns on and back, over a text too, and the controls do not come for it', async ({
    page,
  }) => {
    const tree = '#tree=swedish-51&algorithm=alpha-beta';
    await give(page, [
      { title: 'Words', link: `${tree}&step=0&until=0&hidden=tree&passage=Look.` },
      { title: 'Cut', link: `${tree}&step=${CUT}` },
      { title: 'Chart', link: `${tree}&step=0&growth=thirty` },
    ]);
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (/** @type {number} */ across) => {
      const touch = (/** @type {string} */ type, /** @type {number} */ x) =>
        fingers.send('Input.dispatchTouchEvent', {
          type: /** @type {'touchStart'} */ (type),
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
        });
      await touch('touchStart', 500);
      for (let part = 1; part <= 5; part += 1) await touch('touchMove', 500 + (across * part) / 5);
      await touch('touchEnd', 0);
    };
    const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
    await expect(controls).toHaveCSS('opacity', '0');
    await swipe(-200);
    await expect(band(page)).toContainText('Slide 2 of 3');
    await expectTold(page, CUT);
    await swipe(-200);
    await expectTold(page, CUT + 1);
    await swipe(200);
    await expectTold(page, CUT);
    await expect(view(page)).not.toHaveAttribute('data-stirred');
    await swipe(200);
    await expect(band(page)).toContainText('Slide 1 of 3');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(view(page).locator('dialog.growth')).toBeVisible();
    await swipe(200);
    await expect(band(page)).toContainText('Slide 2 of 3');
  });
});

test.describe('in a hand', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** @param {import('@playwright/test').Page} page */
  const presentInHand = async (page) => {
    await page.keyboard.press('p');
    await page.locator('plyscope-view .audience-controls').waitFor({ state: 'attached' });
  };

  test('the controls are one row, and a menu has the others', async ({ page }) => {
    await open(page, { step: CUT });
    await presentInHand(page);
    await page.touchscreen.tap(200, 200);
    const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
    await expect(controls).toHaveCSS('opacity', '1');
    expect((await controls.boundingBox())?.height).toBeLessThan(72);
    await controls.getByRole('button', { name: 'Menu' }).tap();
    await expect(controls.getByRole('button', { name: 'Leave' })).toBeInViewport({ ratio: 1 });
    await controls.getByRole('button', { name: 'Hide values' }).tap();
    await expect(band(page)).toContainText('hidden');
    await expect(controls.getByRole('button', { name: 'Leave' })).toBeHidden();
  });

  test('code is cut between its lines alone, and the running one is whole', async ({ page }) => {
    await open(page, { step: 0 });
    await presentInHand(page);
    await page.keyboard.press('c');
    const beside = page.locator('plyscope-view .beside');
    const seen = () =>
      beside.evaluate((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        const lines = [...place.querySelectorAll('.code li')].filter(
          (line) => getComputedStyle(line).opacity === '1' && line.checkVisibility(),
        );
        const cut = lines.filter((line) => {
          const box = line.getBoundingClientRect();
          return box.top < top - 1 || box.bottom > bottom + 1;
        });
        return lines.length < 7 ? 'few' : cut.map(({ textContent }) => textContent);
      });
    for (const step of [0, CUT, 50, 62]) {
      await view(page).evaluate((/** @type {PlyscopeView} */ it, step) => {
        it.step = step;
      }, step);
      await expectTold(page, step);
      await expect.poll(seen).toEqual([]);
    }
  });

  test('on its side the whole tree stands beside the code and what is said', async ({ page }) => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(size);
      await open(page, { step: CUT });
      await presentInHand(page);
      for (const beside of ['none', 'code']) {
        if (beside === 'code') await page.keyboard.press('c');
        const stage = await page.locator('plyscope-view .stage').boundingBox();
        expect(stage?.height).toBeCloseTo(size.height, 0);
      }
      await page.keyboard.press('Escape');
    }
  });
});
