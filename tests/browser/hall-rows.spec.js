// What lecturers complained of, row by row, each as they met it. Rows 12 and 14 are walked where pointing is tested, row 17 where lectures
// are printed; row 23 is about notations of trees, which need no hall.

import { unpack } from '../../www/src/session/packing.js';
import { stopClock } from './clock.js';
import { faultsOf, makeMeasurable } from './matrix/trying.js';
import { openProgram, dialog as program, run } from './my-program/program.js';
import { printedPages } from './pdf.js';
import {
  band,
  CUT,
  expectSlide,
  expectTold,
  give,
  openLecture,
  openSecond,
  present,
} from './presenting.js';
import { expect, test } from './test.js';
import {
  boxOf,
  button,
  goTo,
  inTrees,
  item,
  open,
  openTab,
  sentence,
  underMore,
  view,
} from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const SWEDISH = '#tree=swedish-51&algorithm=alpha-beta';

const LAPTOP = { width: 1280, height: 720 };
const PROJECTOR = { width: 1920, height: 1080 };

/** @param {Page} page */
const panel = (page) => page.getByRole('complementary', { name: 'Lecture' });

/** @param {Page} page */
const slides = (page) => panel(page).locator('.slide');

/** Presents from the slide on show. @param {Page} page */
const presentIn = (page) => panel(page).getByRole('button', { name: /^Present/ });

/** A button that leads to another lecture; they are opened. @param {Page} page @param {string} name */
async function another(page, name) {
  const ways = panel(page).locator('.another');
  if (!(await button(ways, name).isVisible())) await ways.getByText('Another lecture…').click();
  return button(ways, name);
}

/** @param {Page} page */
const stepOf = (page) => view(page).evaluate((/** @type {View} */ it) => it.step);

/** @param {Page} page */
const treeOf = (page) => view(page).evaluate((/** @type {View} */ it) => it.tree);

/** What is cut off, covered, wrapped, too small or left blank before the hall. @param {Page} page @param {boolean} [byTouch] */
const faultsInHall = async (page, byTouch = false) =>
  (await faultsOf(page, { inHall: true, byTouch, isTool: true })).map(
    ({ measure, what }) => `${measure}: ${what}`,
  );

/** Adds what is on screen to the lecture, whose list has so many slides then. @param {Page} page @param {number} count */
async function add(page, count) {
  await page.keyboard.press('a');
  await expect(slides(page)).toHaveCount(count);
  await view(page).locator('.stage').first().focus();
}

/** The share of the window that the trees have. @param {Page} page */
async function shareOfTrees(page) {
  const all = await boxesOf(stages(page));
  const whole = await page.evaluate(() => innerWidth * innerHeight);
  return all.reduce((sum, box) => sum + box.width * box.height, 0) / whole;
}

/** Where trees are drawn, on show or compared. @param {Page} page */
const stages = (page) => view(page).locator('.frame > .stage, .pane .stage');

/** Leaves the hall, and the whole screen: only then has the window another size. @param {Page} page */
async function leave(page) {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect(view(page)).not.toHaveAttribute('presenting');
}

/** The size of type, in pixels. @param {Locator} text */
const fontOf = (text) => text.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));

/** @param {Locator} all @returns {Promise<DOMRect[]>} */
const boxesOf = (all) =>
  all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON()));

test('row 1: compared trees keep the window when code or the decision comes beside them @firefox', async ({
  page,
}) => {
  await makeMeasurable(page);
  for (const size of [PROJECTOR, LAPTOP])
    for (const compare of ['minimax', 'minimax;negascout;mtd-f'])
      await test.step(`${compare} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        await open(page, { step: CUT, compare });
        await present(page);
        const panes = compare.split(';').length + 1;
        const places = view(page).locator('.frame > .stage, .pane .stage, .frame > .beside');
        for (const beside of ['code', 'decision']) {
          await page.keyboard.press('c');
          await expect
            .poll(() => view(page).evaluate((/** @type {View} */ it) => it.beside))
            .toBe(beside);
          await expect(stages(page)).toHaveCount(panes);
          expect(await faultsInHall(page)).toEqual([]);
          expect(await shareOfTrees(page)).toBeGreaterThan(0.5);
          for (const { height } of await boxesOf(stages(page))) expect(height).toBeGreaterThan(200);
          const boxes = await boxesOf(places);
          for (const [at, one] of boxes.entries())
            for (const other of boxes.slice(at + 1)) {
              const isApart =
                one.right <= other.left + 1 ||
                other.right <= one.left + 1 ||
                one.bottom <= other.top + 1 ||
                other.bottom <= one.top + 1;
              expect(isApart, JSON.stringify([one, other])).toBe(true);
            }
        }
        await leave(page);
      });
});

test('row 2: “900 against 59” shows both at once, in the whole hall, and the clicker goes on from it', async ({
  page,
}) => {
  await page.setViewportSize(PROJECTOR);
  // In this browser nothing is measured yet.
  await openLecture(page, [
    { title: '900 against 59', link: `${SWEDISH}&step=31&growth=thirty` },
    { title: 'Next', link: `${SWEDISH}&step=41` },
  ]);
  const chart = view(page).locator('.growth');
  await expect(chart).toBeVisible();
  await page.keyboard.press('p');
  await expect(view(page)).toHaveAttribute('presenting');
  await expect(chart.locator('text.value')).toHaveText(['900', '59']);
  await expect(chart.getByText(/not measured/)).toHaveCount(0);
  const [whole, drawn] = [await boxOf(chart), await boxOf(chart.locator('svg.picture'))];
  expect([whole.width, whole.height]).toEqual([PROJECTOR.width, PROJECTOR.height]);
  expect(drawn.width * drawn.height).toBeGreaterThan(0.6 * PROJECTOR.width * PROJECTOR.height);
  // All that is written in it is in sight, and high enough for the back row.
  for (const each of [drawn, ...(await boxesOf(chart.locator('text')))]) {
    expect(each.x).toBeGreaterThanOrEqual(0);
    expect(each.x + each.width).toBeLessThanOrEqual(PROJECTOR.width);
    expect(each.y + each.height).toBeLessThanOrEqual(PROJECTOR.height);
    expect(each.height).toBeGreaterThanOrEqual(PROJECTOR.height / 45);
  }
  await page.keyboard.press('PageDown');
  await expect(chart).toBeHidden();
  await expectSlide(page, 2, 41);
  await page.keyboard.press('PageUp');
  await expect(chart).toBeVisible();
});

test('row 3: three keys of a clicker give the whole lecture, forward, back and blank', async ({
  page,
}) => {
  await give(page, [
    { title: 'First', link: `${SWEDISH}&step=5&until=7` },
    { title: 'Still', link: `${SWEDISH}&step=31&until=31` },
    { title: 'Guess', link: `${SWEDISH}&step=40&until=41&hidden=cutoffs` },
    { title: 'Words', link: `${SWEDISH}&step=0&until=0&hidden=tree&passage=Both+play+well.` },
    { title: 'Last', link: `${SWEDISH}&step=74` },
  ]);
  const place = async () => {
    const [number, isBlank] = await view(page).evaluate((/** @type {View} */ it) => [
      it.lecture?.number,
      it.blank,
    ]);
    return `${number} at ${await stepOf(page)}${isBlank ? ', hidden' : ''}`;
  };
  const way = [
    '1 at 5',
    '1 at 6',
    '1 at 7',
    '2 at 31',
    '3 at 40, hidden',
    '3 at 41, hidden',
    '3 at 41',
    '4 at 0, hidden',
    '5 at 74',
    '5 at 75',
    '5 at 76',
  ];
  expect(await place()).toBe(way[0]);
  for (const next of way.slice(1)) {
    await page.keyboard.press('PageDown');
    await expect.poll(place).toBe(next);
  }
  // There the lecture ends.
  await page.keyboard.press('PageDown');
  // Backwards, what is hidden is hidden until it is asked for again.
  for (const before of way
    .filter((each) => each !== '3 at 41')
    .toReversed()
    .slice(1)) {
    await page.keyboard.press('PageUp');
    await expect.poll(place).toBe(before);
  }
  const black = view(page).locator('.black');
  for (const key of ['b', '.']) {
    await page.keyboard.press(key);
    await expect(black).toBeVisible();
    const { x, y, width, height } = await boxOf(black);
    expect([x, y]).toEqual([0, 0]);
    expect([width, height]).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));
    // Any key shows it again, and does nothing else.
    await page.keyboard.press('PageDown');
    await expect(black).toHaveCount(0);
  }
  expect(await place()).toBe(way[0]);
});

test('row 4: a hall that is loaded again has its lecture, and so has the presenter’s window @firefox', async ({
  page,
}) => {
  await give(page, [
    { title: 'First', link: `${SWEDISH}&step=5&until=9`, notes: 'Slowly.' },
    { title: 'Guess', link: `${SWEDISH}&step=31&until=31&hidden=cutoffs`, notes: 'Wait.' },
    { title: 'Asked', link: `${SWEDISH}&step=5&predict=cut`, notes: 'Count hands.' },
  ]);
  const { second } = await openSecond(page);
  const list = second.getByRole('region', { name: 'Slides' }).getByRole('button');
  const notes = second.getByRole('textbox', { name: 'Notes on this slide' });
  const question = band(page).locator('.question');
  // Many clickers begin by the key that loads a page again.
  await page.reload();
  await expectSlide(page, 1, 5);
  await page.bringToFront();
  await page.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await expect(view(page)).toHaveAttribute('blank');
  await expect(list).toHaveText(['First', 'Guess', 'Asked']);
  await expect(list.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(notes).toHaveValue('Wait.');
  await page.reload();
  await expectSlide(page, 2, 31);
  await expect(view(page)).toHaveAttribute('blank');
  await second.bringToFront();
  await second.keyboard.press('j');
  await expect(question).toContainText('Is there a cutoff?');
  await expect(notes).toHaveValue('Count hands.');
  await page.reload();
  await expect(question).toContainText('Is there a cutoff?');
  await expect(band(page)).not.toContainText('Here is the answer');
  await expect(list).toHaveCount(3);
  await second.keyboard.press('k');
  await second.keyboard.press('k');
  await expectSlide(page, 1, 5);
  await expect(notes).toHaveValue('Slowly.');
});

test('row 5: a click in the hall opens and changes nothing, and the clicker’s keys go on', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await present(page);
  const before = await treeOf(page);
  const fields = page.getByRole('textbox', { name: /^Value of leaf/ });
  for (const node of [4, 10, 50, 8]) {
    const { x, y, width, height } = await boxOf(item(page, node));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(fields).toHaveCount(0);
  }
  await page.keyboard.press('PageDown');
  await expectTold(page, CUT + 1);
  const black = view(page).locator('.black');
  await page.keyboard.press('b');
  await expect(black).toBeVisible();
  await page.keyboard.press('b');
  await expect(black).toHaveCount(0);
  for (const key of ['4', '0', 'Delete', 'Insert', 'Enter', 'Control+v'])
    await page.keyboard.press(key);
  await page.keyboard.press('PageDown');
  await expectTold(page, CUT + 2);
  await expect(fields).toHaveCount(0);
  expect(await treeOf(page)).toBe(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('row 6: by touch the tree has the width, the sentence too, and a tap brings a clicker', async ({
    page,
  }) => {
    await makeMeasurable(page);
    const controls = page.getByRole('toolbar', { name: 'Presenter mode' });
    for (const [width, height] of [
      [768, 1024],
      [1366, 1024],
      [1920, 1080],
      [1024, 768],
    ])
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await open(page, { step: CUT });
        await present(page);
        expect(await faultsInHall(page, true)).toEqual([]);
        const stage = await boxOf(view(page).locator('.stage'));
        expect(stage.width).toBe(width);
        expect(stage.height).toBeGreaterThan(0.6 * height);
        expect((await boxOf(sentence(page))).width).toBeGreaterThan(0.9 * width);
        for (const name of ['Step back', 'Step forward', 'Black screen']) {
          const target = await boxOf(button(controls, name));
          expect(target.height).toBeGreaterThanOrEqual(72);
          expect(target.width).toBeGreaterThan(0.2 * width);
        }
        for (const target of await boxesOf(controls.getByRole('button'))) {
          expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
          expect(target.right).toBeLessThanOrEqual(width);
          expect(target.bottom).toBeLessThanOrEqual(height);
        }
        await leave(page);
      });

    await test.step('a tap brings them, and they are pressed', async () => {
      await present(page);
      await stopClock(page);
      await page.touchscreen.tap(500, 150);
      await expect(controls).toHaveCSS('opacity', '1');
      await button(controls, 'Step forward').tap();
      await expectTold(page, CUT + 1);
      await button(controls, 'Step back').tap();
      await expectTold(page, CUT);
      await button(controls, 'Black screen').tap();
      await expect(view(page).locator('.black')).toBeVisible();
    });
  });
});

test('row 7: a lecture that was saved is opened by every button that opens a file', async ({
  page,
}) => {
  await open(page, { step: 5 });
  await add(page, 1);
  await goTo(page, 21);
  await add(page, 2);
  await panel(page).getByText('Take away…').click();
  const saving = page.waitForEvent('download');
  await button(panel(page), 'Save as file').click();
  const path = await (await saving).path();
  const choose = async (/** @type {Locator} */ opener) => {
    const choosing = page.waitForEvent('filechooser');
    await opener.click();
    await (await choosing).setFiles(path);
    await expect(slides(page)).toHaveCount(2);
    await expect.poll(() => stepOf(page)).toBe(5);
  };
  for (const [name, opener] of /** @type {[string, () => Promise<Locator>][]} */ ([
    ['in the lecture', () => another(page, 'Open lecture…')],
    ['among the trees', () => inTrees(page, 'Open…')],
    [
      'among one’s own trees',
      async () => {
        await (await inTrees(page, 'My trees')).click();
        return button(page.getByRole('dialog', { name: 'My trees' }), 'Import…');
      },
    ],
  ]))
    await test.step(name, async () => {
      await (await another(page, 'New lecture')).click();
      await expect(slides(page)).toHaveCount(0);
      await choose(await opener());
      await page.keyboard.press('Escape');
    });
});

test('row 8: a student’s program is a slide, and stands beside the search before the hall', async ({
  page,
}) => {
  await makeMeasurable(page);
  await page.setViewportSize(LAPTOP);
  await open(page);
  await openProgram(page);
  await run(
    page,
    'javascript',
    `const search = (node, isMax) => {
    if (node.children.length === 0) return node.value;
    const values = node.children.map((child) => search(child, !isMax));
    return isMax ? Math.max(...values) : Math.min(...values);
  };
  search(tree, true);`,
  );
  await button(page, 'Show beside the search').click();
  await expect(program(page)).toBeHidden();
  const trace = page.getByRole('region', { name: 'Trace: My program' });
  const line = trace.locator('[aria-current=step]');
  const picture = page.getByRole('region', { name: 'The tree as My program tells it' });
  await expect(trace).toBeVisible();
  await add(page, 1);
  await expect(slides(page).first()).toContainText('beside a trace');
  await button(trace, 'Close the trace').click();
  await goTo(page, 5);
  await add(page, 2);
  await slides(page).first().click();
  await expect(trace).toBeVisible();
  await presentIn(page).click();
  await expect(band(page)).toContainText('Slide 1 of 2');
  for (const where of [trace, picture]) await expect(where).toBeVisible();
  // The line that the trees are at is in sight, and so is every one that the clicker goes to.
  for (let press = 0; press < 3; press += 1) {
    const [inside, whole] = [await boxOf(line), await boxOf(view(page).locator('.below'))];
    expect(inside.y).toBeGreaterThanOrEqual(whole.y);
    expect(inside.y + inside.height).toBeLessThanOrEqual(whole.y + whole.height);
    await page.keyboard.press('PageUp');
  }
  await page.keyboard.press('j');
  await expectSlide(page, 2, 5);
  await expect(picture).toHaveCount(0);
  await page.keyboard.press('k');
  for (const where of [trace, picture]) await expect(where).toBeVisible();
});

test('row 9: what is added is what is on screen, chart and results too, and nothing by a key pressed before a hall', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await (await underMore(page, 'Growth')).click();
  await page.keyboard.press('a');
  await expect(slides(page)).toHaveCount(1);
  await expect(slides(page).first()).toContainText('the chart of growth');
  await page.keyboard.press('Escape');
  await openTab(page, 'Count and order');
  await button(page, 'Results of all searches').click();
  await add(page, 2);
  await expect(slides(page).last()).toContainText('Results');
  await presentIn(page).click();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('a');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expect(band(page)).toContainText('Slide 2 of 2');
});

test('row 10: every way into presenting shows the slide as it is set', async ({ page }) => {
  const all = [
    { title: 'Hidden', link: `${SWEDISH}&step=31&until=31&hidden=cutoffs` },
    { title: 'Asked', link: `${SWEDISH}&step=5&predict=cut` },
    { title: 'Chart', link: `${SWEDISH}&step=31&growth=thirty` },
    { title: 'Code', link: `${SWEDISH}&step=31&beside=code&passage=Look+here.` },
  ];
  await openLecture(page, all);
  const ways = {
    'the key': () => page.keyboard.press('p'),
    'the bar': () => button(page, 'Present').first().click(),
    'the list': () => presentIn(page).click(),
  };
  const expected = [
    () => expect(sentence(page)).toHaveText(/cutoffs are hidden/),
    () => expect(band(page).locator('.question')).toContainText('Is there a cutoff?'),
    () => expect(view(page).locator('.growth[data-in-hall]')).toBeVisible(),
    async () => {
      await expect(sentence(page)).toHaveText('Look here.');
      await expect(view(page).locator('.beside .code')).toBeVisible();
    },
  ];
  for (const [at, { title }] of all.entries())
    for (const [name, enter] of Object.entries(ways))
      await test.step(`${title} by ${name}`, async () => {
        await slides(page).nth(at).click();
        await expect(slides(page).nth(at)).toHaveAttribute('aria-current', 'step');
        // On the desk a chart lies over the bar and over the list.
        if (title === 'Chart' && name !== 'the key') await page.keyboard.press('Escape');
        await enter();
        await expect(band(page)).toContainText(`Slide ${at + 1} of 4`);
        await expected[at]();
        await page.keyboard.press('Escape');
        await expect(view(page)).not.toHaveAttribute('presenting');
        await page.keyboard.press('Escape');
      });
});

test('row 11: the hall reads which slide it is, what it is called, and which search', async ({
  page,
}) => {
  await page.setViewportSize(PROJECTOR);
  await give(page, [
    { title: 'Why MIN looks away', link: `${SWEDISH}&step=0` },
    { title: '', link: `#tree=swedish-51&algorithm=sss-star&step=9` },
  ]);
  const foot = band(page).locator('.whereabouts');
  for (const step of [0, 1, 2]) {
    await expectSlide(page, 1, step);
    await expect(foot).toHaveText(/Slide 1 of 2\s*Why MIN looks away\s*Alpha-beta/);
    await expect(foot).toBeVisible();
    await page.keyboard.press('PageDown');
  }
  await page.keyboard.press('j');
  await expect(foot).toHaveText(/Slide 2 of 2\s*SSS\*/);
});

test('row 13: the presenter’s list follows the lecture, while hands are counted too @firefox', async ({
  page,
}) => {
  await give(page, [
    ...Array.from({ length: 14 }, (_, at) => ({
      title: `Part ${at + 1}`,
      link: `${SWEDISH}&step=${at}&until=${at}`,
    })),
    { title: 'Asked', link: `${SWEDISH}&step=5&predict=cut` },
  ]);
  const { second } = await openSecond(page);
  await second.setViewportSize({ width: 1366, height: 768 });
  const list = second.getByRole('region', { name: 'Slides' });
  const current = list.locator('[aria-current]');
  const isInSight = async () => {
    const [whole, one] = [await boxOf(list), await boxOf(current)];
    const top = Math.max(0, whole.y);
    const bottom = Math.min(768, whole.y + whole.height);
    return one.y >= top - 1 && one.y + one.height <= bottom + 1;
  };
  for (const title of [...Array.from({ length: 13 }, (_, at) => `Part ${at + 2}`), 'Asked']) {
    await second.keyboard.press('j');
    await expect(current).toHaveText(title);
    await expect.poll(isInSight, title).toBe(true);
  }
  await expect(second.getByRole('region', { name: 'Raised hands' })).toBeVisible();
  await expect.poll(isInSight).toBe(true);

  await test.step('in a window that opens in the middle, and back to the beginning', async () => {
    await second.reload();
    await expect(current).toHaveText('Asked');
    await expect.poll(isInSight).toBe(true);
    // Quicker than the page can report.
    for (let press = 0; press < 14; press += 1) await second.keyboard.press('k');
    await expect(current).toHaveText('Part 1');
    await expect.poll(isInSight).toBe(true);
  });
});

test('row 15: the clock survives its window, and says what is left of the lecture and of the slide @firefox', async ({
  page,
}) => {
  await give(page);
  let { second } = await openSecond(page);
  const clock = () => second.getByRole('group', { name: 'Clock of the lecture' });
  const start = Date.UTC(2026, 10, 22, 9, 0, 0);
  const after = (/** @type {number} */ minutes) =>
    page.clock.setFixedTime(start + minutes * 60_000);
  await after(0);
  await button(clock(), 'Restart').click();
  await clock().getByRole('combobox', { name: 'Planned length' }).selectOption('45');
  await after(5);
  await second.keyboard.press('j');
  await expectSlide(page, 2, 31);
  await after(7);
  await second.close();
  await page.bringToFront();
  await view(page).locator('.stage').focus();
  ({ second } = await openSecond(page));
  await expect(clock().getByRole('timer')).toHaveText('7:00');
  await expect(clock()).toContainText('38:00 left');
  // Of the 40 minutes that were left, this slide and the last have half each.
  await expect(clock()).toContainText('this slide 2:00 of 20:00');
  await button(clock(), 'Pause the clock').click();
  await after(30);
  await second.reload();
  await expect(clock().getByRole('timer')).toHaveText('7:00');
  await button(clock(), 'Let the clock go on').click();
  await after(31);
  await expect(clock().getByRole('timer')).toHaveText('8:00');
});

test('row 16: the lecturer chooses what is asked, counts hands by answer, and the hall sees them @firefox', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await open(page, { step: 5 });
  await add(page, 1);
  await panel(page)
    .getByRole('button', { name: /^Change/ })
    .click();
  await panel(page).getByRole('combobox', { name: 'In the hall' }).selectOption('predict');
  const kinds = panel(page).getByRole('group', { name: 'What is asked' });
  const question = band(page).locator('.question');
  const chosen = kinds.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(2);
  await kinds.getByRole('checkbox', { name: 'What does the node return?' }).check();
  await kinds.getByRole('checkbox', { name: 'Which children are skipped?' }).uncheck();
  await kinds.getByRole('checkbox', { name: 'Is there a cutoff?' }).uncheck();
  await expect(chosen).toHaveCount(1);
  await presentIn(page).click();
  await expect(question).toContainText('is about to return. Which value');
  await leave(page);
  await kinds.getByRole('checkbox', { name: 'Is there a cutoff?' }).check();
  await kinds.getByRole('checkbox', { name: 'What does the node return?' }).uncheck();
  await presentIn(page).click();
  await expect(question).toContainText('Is there a cutoff?');
  const { second } = await openSecond(page);
  const hands = second.getByRole('region', { name: 'Raised hands' });
  const bars = view(page).locator('.raised li');
  for (const [name, presses] of /** @type {[string, string[]][]} */ ([
    ['Yes', ['+10', '+10', 'One more hand', 'One more hand']],
    ['No', ['One more hand', '+10', 'One hand fewer']],
  ]))
    for (const press of presses) await button(hands.getByRole('group', { name }), press).click();
  await expect(bars).toHaveCount(0);
  await button(hands, 'Show in the hall').click();
  await expect(bars).toHaveText([/Yes\s*22/, /No\s*10/]);
  const [yes, no] = await boxesOf(bars.locator('rect'));
  expect(yes.width / no.width).toBeCloseTo(2.2, 1);
  for (const each of await bars.locator('span, b').all())
    expect(await fontOf(each)).toBeGreaterThanOrEqual(LAPTOP.height / 45);
  await expect(second.getByRole('textbox', { name: 'Notes on this slide' })).toHaveValue(
    /^Hands at step \d+: Is there a cutoff\? Yes \(22\), No \(10\)$/,
  );
});

/** What only the lecturer reads. */
const TELLING = /Nobody else|Yes \(10\)/;

test('row 18: a link and a file have the notes and the counted hands only where that is wanted @firefox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob && file.type === 'application/json')
        file.text().then((text) => {
          document.body.dataset.saved = text;
        });
      return createObjectURL.call(URL, file);
    };
  });
  const given = (/** @type {'saved' | 'copied'} */ how) =>
    page.evaluate((how) => document.body.dataset[how] ?? '', how);
  await give(page, [{ title: 'Asked', link: `${SWEDISH}&step=5&predict=cut` }]);
  const { second } = await openSecond(page);
  await second
    .getByRole('textbox', { name: 'Notes on this slide' })
    .fill('Nobody else reads this.');
  const yes = second
    .getByRole('region', { name: 'Raised hands' })
    .getByRole('group', { name: 'Yes' });
  await button(yes, '+10').click();
  await expect(second.getByRole('textbox', { name: 'Notes on this slide' })).toHaveValue(
    /^Nobody else reads this\.\nHands .*Yes \(10\)/,
  );
  await second.close();
  await page.bringToFront();
  await leave(page);
  const status = panel(page).getByRole('status');
  await panel(page).getByText('Take away…').click();
  for (const gives of [true, false]) {
    await panel(page).getByRole('checkbox', { name: 'With my notes' }).setChecked(gives);
    await button(panel(page), 'Save as file').click();
    await expect.poll(async () => TELLING.test(await given('saved'))).toBe(gives);
    await button(panel(page), 'Copy link').click();
    await expect(status).toHaveText(
      `The link has been copied, ${gives ? 'with' : 'without'} your notes.`,
    );
    const text = String(await unpack(new URL(await given('copied')).hash.replace('#lecture=', '')));
    expect(TELLING.test(text)).toBe(gives);
    for (const each of [text, await given('saved')]) expect(each).toContain('Asked');
  }
});

test('row 19: every compared pane has its name, count and sentence, and four fill the hall', async ({
  page,
}) => {
  await makeMeasurable(page);
  for (const size of [PROJECTOR, { width: 1366, height: 768 }, LAPTOP])
    for (const compare of ['minimax', 'minimax;negascout;sss-star'])
      await test.step(`${compare} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        await open(page, { step: CUT, compare });
        await present(page);
        const panes = compare.split(';').length + 1;
        await expect(view(page).locator('.pane-sentence')).toHaveCount(panes);
        expect(await faultsInHall(page)).toEqual([]);
        for (const name of [
          '.pane-head h2',
          '.pane-work .entered b',
          '.pane-work .place',
          '.pane-sentence',
        ]) {
          const all = view(page).locator(name);
          await expect(all).toHaveCount(panes);
          for (const each of await all.all()) {
            await expect(each).toBeVisible();
            await expect(each).not.toBeEmpty();
            expect(
              await each.evaluate(
                (it) =>
                  it.scrollWidth <= it.clientWidth + 1 || getComputedStyle(it).display === 'inline',
              ),
            ).toBe(true);
          }
        }
        for (const each of await view(page).locator('.pane-sentence, .pane-head h2').all())
          expect(await fontOf(each)).toBeGreaterThanOrEqual(Math.floor(size.height / 45));
        const lowest = Math.max(...(await boxesOf(stages(page))).map(({ bottom }) => bottom));
        expect(lowest).toBeGreaterThan(0.97 * size.height);
        expect(await shareOfTrees(page)).toBeGreaterThan(0.6);
        await leave(page);
      });
});

test('row 20: the table of results is presented below the tree, leaves nothing blank, and is hidden with the values', async ({
  page,
}) => {
  await makeMeasurable(page);
  await page.setViewportSize(LAPTOP);
  await open(page, '#tree=swedish-51&step=31&results=entered+descending');
  await present(page);
  const table = page.getByRole('region', { name: 'Results' });
  await expect(table).toBeVisible();
  expect(await faultsInHall(page)).toEqual([]);
  expect(await shareOfTrees(page)).toBeGreaterThan(0.5);
  expect((await boxOf(view(page).locator('.stage'))).width).toBe(LAPTOP.width);
  expect((await boxOf(table)).width).toBe(LAPTOP.width);
  // Nobody scrolls it there: the search on show is in sight.
  const place = await boxOf(table.locator('.scroll'));
  const row = await boxOf(button(table, 'Alpha-beta'));
  expect(row.y).toBeGreaterThanOrEqual(place.y);
  expect(row.y + row.height).toBeLessThanOrEqual(place.y + place.height);
  await page.keyboard.press('h');
  await expect(table).toHaveCount(0);
});

test('row 21: beside the tree no line of the code wraps, and a decision leaves nothing empty at the beginning', async ({
  page,
}) => {
  await makeMeasurable(page);
  for (const size of [PROJECTOR, { width: 1366, height: 768 }, LAPTOP])
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size);
      await open(page, { step: 0 });
      await present(page);
      for (const beside of ['code', 'decision'])
        for (const step of [0, CUT, 76]) {
          await view(page).evaluate(
            async (/** @type {View} */ it, { beside, step }) => {
              Object.assign(it, { beside, step });
              await it.ready();
            },
            { beside, step },
          );
          expect(await faultsInHall(page), `${beside} at ${step}`).toEqual([]);
        }
      await leave(page);
    });
});

test('row 22: on the desk nothing of the page shows through the chart of growth, in windows of any width', async ({
  page,
}) => {
  await open(page, { step: CUT });
  for (const size of [
    { width: 480, height: 800 },
    { width: 1024, height: 768 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    if (size.width === 480) await (await underMore(page, 'Growth')).click();
    const chart = page.getByRole('dialog', { name: 'Growth' });
    await expect(chart.getByRole('progressbar')).toHaveCount(0);
    const through = await chart.evaluate((dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const root = /** @type {ShadowRoot} */ (dialog.getRootNode());
      const found = [];
      for (let x = Math.max(0, left) + 4; x < Math.min(innerWidth, right) - 4; x += 20)
        for (let y = Math.max(0, top) + 4; y < Math.min(innerHeight, bottom) - 4; y += 20) {
          const at = root.elementFromPoint(x, y);
          if (at === null || !dialog.contains(at)) found.push(`${x}, ${y}: ${at?.className}`);
        }
      return found;
    });
    expect(through).toEqual([]);
    const across = await chart.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(across).toBeLessThanOrEqual(0);
    const ground = await chart.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(ground).toMatch(/^rgb\(/);
  }
});

test('row 24: what is taken out comes back with its notes, a new lecture loses none, and no key surprises a hall', async ({
  page,
}) => {
  await openLecture(page, [
    { title: 'First', link: `${SWEDISH}&step=5` },
    { title: 'Second', link: `${SWEDISH}&step=21`, notes: 'Two minutes.' },
  ]);
  await expect(slides(page)).toHaveCount(2);
  const notes = panel(page).getByRole('textbox', { name: 'Notes for the presenter' });
  await slides(page).last().click();
  await button(panel(page), 'Take out: Second').click();
  await expect(slides(page)).toHaveText([/First/]);
  await panel(page)
    .getByRole('button', { name: /Undo: slide taken out/ })
    .click();
  await expect(slides(page)).toHaveText([/First/, /Second/]);
  await button(panel(page), 'Change: Second').click();
  await expect(notes).toHaveValue('Two minutes.');

  await (await another(page, 'New lecture')).click();
  await expect(slides(page)).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toHaveText(/The one before is under “Lectures…”/);
  await panel(page)
    .getByRole('button', { name: /Back to the lecture before/ })
    .click();
  await expect(slides(page)).toHaveCount(2);

  await slides(page).last().click();
  await presentIn(page).click();
  await expectSlide(page, 2, 21);
  const nodes = await item(page, 0).page().getByRole('treeitem').count();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await expect(page.getByRole('treeitem')).toHaveCount(nodes);
  // At the end there is nothing left to guess.
  await page.keyboard.press('End');
  await expectTold(page, 76);
  await page.keyboard.press('g');
  await expectTold(page, 76);
});

test('row 25: boxes on paper can be written in, keys of a class take few pages, and tools cover no leaf', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  const form = page.getByRole('dialog', { name: 'Exercise sheet' });
  await open(page, { tree: 'random(branching=3, depth=3, seed=5)', algorithm: 'alpha-beta' });
  await (await underMore(page, 'Exercise sheet')).click();
  await form.getByRole('spinbutton', { name: 'Trees' }).fill('30');
  await form.getByRole('combobox', { name: 'Difficulty' }).selectOption('nodes');
  await form.getByRole('spinbutton', { name: /^Nodes entered in each tree/ }).fill('22');
  await page.keyboard.press('Tab');
  await button(form, 'Print…').click();
  await expect(form).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const boxes = await boxesOf(page.locator('.pages .page').first().locator('svg rect[stroke]'));
  const mm = (/** @type {number} */ px) => (px * 25.4) / 96;
  for (const { width, height } of boxes) {
    expect(mm(width)).toBeGreaterThanOrEqual(17.9);
    expect(mm(height)).toBeGreaterThanOrEqual(8.9);
  }
  const answers = await page.locator('.key .tree p').allTextContents();
  expect(answers).toHaveLength(30);
  for (const answer of answers) expect(answer).toContain('22 nodes entered');
  const sheets = await printedPages(page);
  expect(sheets.length - 30).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: null });

  await test.step('the tools before the hall', async () => {
    await page.setViewportSize(LAPTOP);
    await open(page, { step: CUT });
    await present(page);
    const tools = page.getByRole('toolbar', { name: 'Presenter mode' });
    await page.mouse.move(600, 300);
    await page.mouse.move(620, 310);
    await expect(tools).toHaveCSS('opacity', '1');
    const bar = await boxOf(tools);
    for (const leaf of await boxesOf(page.getByRole('treeitem')))
      expect(
        leaf.bottom <= bar.y ||
          leaf.top >= bar.y + bar.height ||
          leaf.right <= bar.x ||
          leaf.left >= bar.x + bar.width,
      ).toBe(true);
  });
});
