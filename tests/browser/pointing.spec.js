// Who presents points at the picture of what the hall sees.

import { faultsOf, makeMeasurable } from './matrix/trying.js';
import { band, CUT, give, openSecond, present } from './presenting.js';
import { expect, test } from './test.js';
import { boxOf, button, open, placeOf, show } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

const SWEDISH = '#tree=swedish-51&algorithm=alpha-beta';

const picture = (/** @type {Page} */ second) =>
  second.getByRole('application', { name: 'What the hall sees' });
/** What is shown in the picture of the hall. @param {Page} second @param {string} selector */
const within = (second, selector) =>
  second.locator('.hall iframe').contentFrame().locator(selector);

/** The middle of a node before the hall, as parts of its window. @param {Page} page @param {number} node */
async function partsOf(page, node) {
  const { x, y } = await placeOf(page, node);
  const { width, height } = sizeOf(page);
  return { x: x / width, y: y / height };
}

const sizeOf = (/** @type {Page} */ page) =>
  /** @type {{width: number, height: number}} */ (page.viewportSize());

/** A point of the picture in the window. @param {Page} second @param {{x: number, y: number}} at as parts of it @returns {Promise<[number, number]>} */
async function pointer(second, at) {
  const { x, y, width, height } = await boxOf(picture(second));
  return [x + width * at.x, y + height * at.y];
}

/** Moves the mouse over the picture. @param {Page} second @param {{x: number, y: number}} at as parts of it */
const move = async (second, at) => second.mouse.move(...(await pointer(second, at)));

/** Where the middle of something is, as parts of a picture. @param {Locator} thing @param {{width: number, height: number}} size */
async function middleIn(thing, { width, height }) {
  const box = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  return { x: box.x / width, y: box.y / height };
}

test('row 12: what the presenter points at, draws, lights and zooms to, the hall sees @firefox', async ({
  page,
}) => {
  await makeMeasurable(page);
  await open(page, { step: CUT });
  await present(page);
  const { second, complaints } = await openSecond(page);
  await expect(within(second, '.audience')).toContainText('β-cutoff at node 8');
  await expect(second.getByText('The picture of what the hall sees could not')).toHaveCount(0);
  const size = sizeOf(page);
  const spots = [page.locator('.pointed-at i'), within(second, '.pointed-at i')];
  const lit = () =>
    page.evaluate(() => /** @type {any} */ (document.querySelector('plyscope-view')).pointed);

  await test.step('a spot is at the same place, and leaves with the pointer', async () => {
    const at = { x: 0.3, y: 0.6 };
    await move(second, at);
    for (const spot of spots) {
      await expect(spot).toBeVisible();
      const there = await middleIn(spot, size);
      expect(there.x).toBeCloseTo(at.x, 2);
      expect(there.y).toBeCloseTo(at.y, 2);
    }
    await second.mouse.move(2, 2);
    for (const spot of spots) await expect(spot).toBeHidden();
  });

  await test.step('a press lights a node, and another takes its light', async () => {
    await move(second, await partsOf(page, 2));
    await second.mouse.down();
    await second.mouse.up();
    await expect.poll(lit).toBe('2');
    await expect(second.getByText('Node 2 is lit in the hall.')).toBeVisible();
    // It stays while the search goes on.
    await second.keyboard.press('ArrowRight');
    await expect(within(second, '.audience')).toContainText(`step ${CUT + 1} of`);
    expect(await lit()).toBe('2');
    // A press beside all nodes changes nothing, and so the next one is no second one of a zoom.
    await second.mouse.click(...(await pointer(second, { x: 0.02, y: 0.97 })));
    expect(await lit()).toBe('2');
    await move(second, await partsOf(page, 2));
    await second.mouse.down();
    await second.mouse.up();
    await expect.poll(lit).toBe(null);
  });

  await test.step('a stroke is drawn in both, and goes by itself', async () => {
    await move(second, { x: 0.5, y: 0.5 });
    await second.mouse.down();
    for (const x of [0.55, 0.6, 0.65]) await move(second, { x, y: 0.45 });
    await second.mouse.up();
    const strokes = [page.locator('.pointed-at polyline'), within(second, '.pointed-at polyline')];
    for (const stroke of strokes) await expect(stroke).toHaveCount(1);
    expect(await lit()).toBe(null);
    for (const stroke of strokes) await expect(stroke).toHaveCount(0);
  });

  await test.step('two presses zoom to a node and back', async () => {
    const before = await partsOf(page, 0);
    await second.mouse.dblclick(...(await pointer(second, await partsOf(page, 1))));
    await expect(button(second, 'Whole tree')).toBeVisible();
    await expect.poll(async () => (await partsOf(page, 0)).x).not.toBeCloseTo(before.x, 2);
    // Nothing lies over a node: not the ruler either.
    expect(await faultsOf(page, { inHall: true, byTouch: false, isTool: true })).toEqual([]);
    const { x, y } = await partsOf(page, 1);
    expect(Math.hypot(x - 0.5, y - 0.5)).toBeLessThan(0.3);
    await button(second, 'Whole tree').click();
    await expect.poll(async () => (await partsOf(page, 0)).x).toBeCloseTo(before.x, 2);
  });

  await test.step('the keyboard lights and zooms too', async () => {
    await picture(second).press('Escape');
    await expect.poll(lit).toBe(null);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await picture(second).press(key);
    await expect.poll(lit).not.toBe(null);
    await picture(second).press('Enter');
    await expect(button(second, 'Whole tree')).toBeVisible();
    await picture(second).press('Enter');
    await expect(button(second, 'Zoom to the node')).toBeVisible();
    await expect(within(second, '.audience')).toContainText(`step ${CUT + 1} of`);
  });

  await test.step('what is left of it goes with the mode', async () => {
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect.poll(lit).toBe(null);
    await expect(page.locator('.pointed-at')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('row 14: the presenter’s picture is what the hall sees, whatever that is @firefox', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await show(page, `#tree=swedish-51&algorithm=alpha-beta&step=${CUT}&compare=minimax`);
  await present(page);
  const { second } = await openSecond(page);
  await expect(within(second, '.pane canvas')).toBeVisible();
  await expect(within(second, '.panes')).toContainText('Minimax');
  await page.keyboard.press('c');
  await expect(within(second, '.beside .code')).toBeVisible();
  await page.keyboard.press('h');
  await expect(within(second, '.audience')).toContainText('Values and counters are hidden');
  await page.keyboard.press('h');
  await button(second, 'Predict').click();
  const [question, pictured] = [page.locator('.predict'), within(second, '.predict')];
  await expect(question).toHaveAttribute('data-stage', 'asking');
  await expect(pictured).toHaveText(String(await question.textContent()));
  // Forward shows the answer.
  await second.keyboard.press('ArrowRight');
  await expect(question.locator('.exchange')).toContainText('Here is the answer.');
  await expect(pictured).toHaveText(String(await question.textContent()));

  await test.step('a chart, the results and a text too, in a picture that has most of its window', async () => {
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await second.close();
    await give(page, [
      { title: 'Results', link: `${SWEDISH}&step=31&until=31&results=entered+descending` },
      { title: 'Chart', link: `${SWEDISH}&step=31&growth=thirty` },
      { title: 'Words', link: `${SWEDISH}&step=0&until=0&hidden=tree&passage=Both+play+well.` },
    ]);
    const { second: desk } = await openSecond(page);
    await desk.setViewportSize({ width: 1366, height: 768 });
    const { width, height } = await boxOf(picture(desk));
    const hall = sizeOf(page);
    expect(width / height).toBeCloseTo(hall.width / hall.height, 1);
    expect(width).toBeGreaterThan(0.5 * 1366);
    await expect(within(desk, '.results')).toBeVisible();
    // A chart takes the keyboard where it is opened, and must not take it from this window.
    await desk.keyboard.press('j');
    await expect(within(desk, '.growth text.value')).toHaveText(['900', '59']);
    await desk.keyboard.press('j');
    await expect(within(desk, '.slide-words')).toContainText('Both play well.');
    await expect(within(desk, '.growth')).toBeHidden();
  });
});

/** Slides of all that moves a tree, and of what has none. */
const SLIDES = [
  { title: 'Tree', link: `${SWEDISH}&step=31` },
  { title: 'Asked', link: `${SWEDISH}&step=5&predict=cut` },
  { title: 'Beside', link: `${SWEDISH}&step=31&compare=minimax&beside=code` },
  { title: 'Decided', link: `${SWEDISH}&step=31&beside=decision&results=entered+descending` },
  { title: 'A text', link: `${SWEDISH}&hidden=tree&passage=Read+this.%0A%0A- Twice.` },
  { title: 'Passes', link: '#tree=swedish-51&algorithm=mtd-f&step=40&passage=So.' },
];

/** Where everything is in a view, in pixels of its own window. @param {Locator} view */
const placesIn = (view) =>
  view.evaluate(async (/** @type {any} */ it) => {
    await it.ready();
    const all = it.renderRoot.querySelectorAll(
      '.stage, [role=treeitem], .beside, .below, .audience, .raised, .predict, .slide-words',
    );
    return [...all].map((/** @type {Element} */ each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const name = each.getAttribute('data-node') ?? each.className;
      return [name, ...[x, y, width, height].map(Math.round)].join(' ');
    });
  });

test('whatever a slide has, each node is at the same place in the hall and in the picture of it', async ({
  page,
}) => {
  await give(page, SLIDES);
  const { second } = await openSecond(page);
  const hall = page.locator('plyscope-view');
  const pictured = within(second, 'plyscope-view');
  const expectSame = async () => {
    await expect
      .poll(async () => {
        const [here, there] = await Promise.all([hall, pictured].map(placesIn));
        return there.filter((each, at) => each !== here[at]).concat(here.slice(there.length));
      })
      .toEqual([]);
  };
  for (const [at, { title }] of SLIDES.entries()) {
    await test.step(title, async () => {
      await expect(band(page)).toContainText(`Slide ${at + 1} of`);
      await expectSame();
      if (title === 'Asked') {
        const hands = second.getByRole('region', { name: 'Raised hands' });
        await hands.getByRole('button', { name: '+10' }).first().click();
        await hands.getByRole('button', { name: 'Show in the hall' }).click();
        await expect(page.locator('.raised')).toBeVisible();
        await expectSame();
        // A node is where one presses it; the tree names it from 1 on.
        await second.mouse.click(...(await pointer(second, await partsOf(page, 9))));
        await expect(second.getByText('Node 10 is lit in the hall.')).toBeVisible();
        await second.keyboard.press('PageDown');
        await expect(page.locator('.raised .right')).toBeVisible();
        await expectSame();
      }
      await second.keyboard.press('j');
    });
  }
});
