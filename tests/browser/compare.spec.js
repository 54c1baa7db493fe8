// Searches of one tree beside each other: opening, choosing, stepping together, editing, marks, counters, links.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  item,
  open,
  openTab,
  show,
  showAtRest,
  slider,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {number} number */
const pane = (page, number) => page.getByRole('region', { name: new RegExp(`^Pane ${number}: `) });

/** @param {Page} page @param {number} number */
const picture = (page, number) => pane(page, number).getByRole('img');

/** @param {Page} page */
const comparison = (page) => page.getByRole('region', { name: 'Comparison' });

/** @param {Page} page @param {number} number */
const choice = (page, number) =>
  page.getByRole('combobox', { name: `Algorithm of pane ${number}` });

/** The cells of a row in one of the two parts of the counters. @param {Page} page @param {'so far' | 'at the end'} part @param {string} name */
const row = (page, part, name) =>
  comparison(page)
    .getByRole('rowgroup')
    .filter({ hasText: part })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

/** Asks how all come out, which is not told beforehand. @param {Page} page */
async function askEnds(page) {
  const asks = comparison(page).getByRole('button', { name: 'at the end' });
  if ((await asks.getAttribute('aria-expanded')) === 'false') await asks.click();
  await expect(asks).toHaveAttribute('aria-expanded', 'true');
}

test('a second search stands beside the first and goes with it, step by step', async ({ page }) => {
  await open(page, '#step=40');
  await expect(button(page, 'Compare')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Compare').click();
  await expect(choice(page, 2)).toHaveValue('minimax');
  await expect(picture(page, 2)).toHaveAccessibleName(
    /^Minimax, step 40 of 155: 15 nodes entered, 6 leaves evaluated, 0 cutoffs/,
  );
  await page.keyboard.press('ArrowRight');
  await expect(picture(page, 2)).toHaveAccessibleName(/step 41 of 155/);
  await expectStep(page, 41);
  await choice(page, 2).selectOption('negascout');
  await expect(pane(page, 2)).toHaveAccessibleName('Pane 2: NegaScout');
  await expect(picture(page, 2)).toHaveAccessibleName(/^NegaScout, step 41 of 76/);
  await page.getByRole('button', { name: /^Close pane 2/ }).click();
  await expect(pane(page, 2)).toHaveCount(0);
  await expect(button(page, 'Compare')).toHaveAttribute('aria-pressed', 'false');
  await expect(comparison(page)).toHaveCount(0);
  await expect(button(page, 'Compare')).toBeFocused();
});

test('panes go on together, leaf by leaf, and after their ends', async ({ page }) => {
  await test.step('after the end of the first search the longer one goes on to its own', async () => {
    await open(page, '#step=70&compare=minimax');
    await expect(slider(page)).toHaveAttribute('max', '155');
    await goTo(page, 76);
    await expect(picture(page, 2)).toHaveAccessibleName(/step 76 of 155/);
    await page.locator('plyscope-view').press('ArrowRight');
    await expect(picture(page, 2)).toHaveAccessibleName(/step 77 of 155/);
    await expect(page.getByText('step 76 of 76 + 1', { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(picture(page, 2)).toHaveAccessibleName(/step 155 of 155: 51 nodes entered/);
    await expect(pane(page, 2).locator('.place')).toHaveText('step 155 of 155, ended');
    await expect(page).toHaveURL(/step=155&compare=minimax/);
    await page.keyboard.press('ArrowLeft');
    await expect(picture(page, 2)).toHaveAccessibleName(/step 154 of 155/);
    await button(page, 'Compare').click();
    await expect(slider(page)).toHaveAttribute('max', '76');
    await expectStep(page, 76);
  });
  await test.step('leaf by leaf all have evaluated as many, and each to its end all end together', async () => {
    await show(page, '#step=40&compare=minimax;sss-star');
    const pace = page.getByRole('combobox', { name: 'Together' });
    await pace.selectOption('leaf by leaf');
    await expect(row(page, 'so far', 'Leaves evaluated')).toHaveText(['5', '5 ±0', '5 ±0']);
    await expect(slider(page)).toHaveAttribute('max', String(76 + 15));
    await page.keyboard.press('End');
    await expect(row(page, 'at the end', 'Steps')).toHaveText(['76', '155 +79', '55 −21']);
    await expect(page).toHaveURL(/compare=leaf;minimax;sss-star/);
    await pace.selectOption('each to its end');
    await expect(slider(page)).toHaveAttribute('max', '76');
    await goTo(page, 38);
    await expect(row(page, 'so far', 'Steps')).toHaveText(['38', '78 +40', '28 −10']);
    await goTo(page, 76);
    await expect(row(page, 'at the end', 'Steps')).toHaveText(['76', '155 +79', '55 −21']);
  });
  await test.step('what one visits and another leaves out is marked in both, and said', async () => {
    await show(page, '#step=155&compare=minimax;negascout');
    await expect(
      page.getByText('visited here, left out in another', { exact: true }),
    ).toBeVisible();
    const marked = (/** @type {number} */ here, /** @type {number} */ elsewhere) =>
      new RegExp(`visited here and left out in another pane: ${here}, the reverse: ${elsewhere}$`);
    await expect(picture(page, 2)).toHaveAccessibleName(marked(28, 0));
    await expect(picture(page, 3)).toHaveAccessibleName(marked(0, 28));
  });
  await test.step('the counters are those of the table of results, with their differences', async () => {
    await show(page, '#compare=minimax;sss-star;mtd-f');
    await expect(row(page, 'at the end', 'Nodes entered')).toHaveCount(0);
    await askEnds(page);
    await expect(row(page, 'at the end', 'Nodes entered')).toHaveCount(4);
    const shown = await row(page, 'at the end', 'Nodes entered').allTextContents();
    await button(page, 'Results of all searches').click();
    const results = page.getByRole('region', { name: 'Results' });
    const numbers = [];
    for (const name of ['Alpha-beta', 'Minimax', 'SSS*', 'MTD(f)']) {
      const line = results
        .getByRole('row')
        .filter({ hasText: new RegExp(`^\\s*${name.replace(/[*()]/g, '\\$&')}\\s`) });
      numbers.push(Number(await line.getByRole('cell').nth(2).textContent()));
    }
    const [first] = numbers;
    const signed = (/** @type {number} */ by) => (by === 0 ? '±0' : by < 0 ? `−${-by}` : `+${by}`);
    expect(shown.map((text) => text.trim().replace(/\s+/g, ' '))).toEqual(
      numbers.map((number, at) =>
        at === 0 ? String(number) : `${number} ${signed(number - first)}`,
      ),
    );
  });
  await test.step('what is pointed at in one pane is pointed at in all, and so is where one looks', async () => {
    await show(page, '#compare=minimax');
    await expect(picture(page, 2)).toBeVisible();
    const state = () =>
      page.locator('plyscope-view').evaluate((view) => {
        const canvases = [...(view.shadowRoot?.querySelectorAll('canvas') ?? [])];
        return canvases.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
      });
    const before = await state();
    await picture(page, 2).hover({ position: { x: 30, y: 200 } });
    await page.mouse.wheel(0, -200);
    await expect
      .poll(async () => (await state()).map((each, at) => each === before[at]))
      .toEqual([false, false]);
    await expect(button(page, 'Show whole tree')).toBeVisible();
  });
  await test.step('what stands twice has two ids', async () => {
    await show(page, '#compare=alpha-beta,order=shuffle:7;pvs');
    await pane(page, 2)
      .getByText(/^Switches/)
      .click();
    await expect(pane(page, 2).getByRole('combobox', { name: 'Child order' })).toBeVisible();
    const ids = await page.locator('plyscope-view').evaluate((view) => {
      const all = [...(view.shadowRoot?.querySelectorAll('[id]') ?? [])];
      return all.map(({ id }) => id);
    });
    expect(ids.filter((id) => id.startsWith('pane-2-switch-')).length).toBeGreaterThan(5);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

test('panes of a small tree are edited, chosen and linked to', async ({ page }) => {
  await test.step('a leaf that is edited changes in all, and undoing takes it back in all', async () => {
    await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&compare=minimax;negascout');
    await askEnds(page);
    await expect(row(page, 'at the end', 'Value')).toHaveText(['3', '3', '3']);
    await item(page, 6).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12, 8], [9, 4, 6], [14, 5, 2]]');
    await expect(row(page, 'at the end', 'Value')).toHaveText(['4', '4', '4']);
    await expect(row(page, 'at the end', 'Best move')).toHaveText(['to 5', 'to 5', 'to 5']);
    await button(page, 'Undo').click();
    await expect(row(page, 'at the end', 'Value')).toHaveText(['3', '3', '3']);
  });
  await test.step('a leaf in a pane is edited where it stands there', async () => {
    await showAtRest(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&compare=minimax');
    await expect(picture(page, 2)).toBeVisible();
    const [first, second] = [page.locator('canvas').first(), picture(page, 2)];
    const leaf = await item(page, 6).boundingBox();
    const [from, to] = [await first.boundingBox(), await second.boundingBox()];
    if (!leaf || !from || !to) throw new Error('nothing is there');
    await page.mouse.click(leaf.x + leaf.width / 2 - from.x + to.x, leaf.y + leaf.height / 2);
    const field = page.getByRole('textbox', { name: 'Value of leaf 6' });
    await expect(field).toBeFocused();
    const there = await field.boundingBox();
    expect(there && there.x + there.width / 2).toBeCloseTo(
      leaf.x + leaf.width / 2 - from.x + to.x,
      -1,
    );
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await askEnds(page);
    await expect(row(page, 'at the end', 'Value')).toHaveText(['4', '4']);
  });
  await test.step('what a tree lacks for a search is said in its pane', async () => {
    await show(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&compare=one-ply');
    await expect(pane(page, 2)).toContainText(/static value/);
    await expect(picture(page, 2)).toHaveCount(0);
    await choice(page, 2).selectOption('minimax');
    await expect(picture(page, 2)).toHaveAccessibleName(/^Minimax/);
  });
  await test.step('each pane has switches of its own, and a link has them all', async () => {
    await show(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&step=9&compare=alpha-beta;minimax');
    const own = pane(page, 2);
    await own.getByText('Switches', { exact: true }).click();
    await own.getByRole('combobox', { name: 'Child order' }).selectOption('reversed');
    await expect(own.getByText('Switches (1)')).toBeVisible();
    await expect(page).toHaveURL(/compare=alpha-beta,order=reversed;minimax/);
    await own.getByRole('combobox', { name: 'Value beyond the window' }).selectOption('hard');
    await expect(page).toHaveURL(/compare=alpha-beta,order=reversed,fail=hard;minimax/);
    const address = page.url();
    await askEnds(page);
    const counts = await row(page, 'at the end', 'Nodes entered').allTextContents();
    await open(page, new URL(address).hash);
    await expect(pane(page, 2).getByText('Switches (2)')).toBeVisible();
    await askEnds(page);
    await expect(row(page, 'at the end', 'Nodes entered')).toHaveText(counts);
  });
});

test('panes are opened by keyboard, and from the results', async ({ page }) => {
  await test.step('by keyboard alone panes are opened, chosen, added and closed', async () => {
    await open(page, '');
    await button(page, 'Compare').focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 2)).toBeVisible();
    for (const name of [/^Close pane 2/, /^Add a pane$/]) {
      const target = page.getByRole('button', { name });
      for (let tab = 0; tab < 40; tab += 1) {
        if (await target.evaluate((element) => element.matches(':focus'))) break;
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(choice(page, 3)).toHaveValue('negascout');
  });
  await test.step('a row of the results opens a pane, from outside and from within', async () => {
    await show(page, {});
    await openTab(page, 'Count and order');
    await button(page, 'Results of all searches').click();
    const results = page.getByRole('region', { name: 'Results' });
    await button(results, 'Open NegaScout in a pane').click();
    await expect(choice(page, 2)).toHaveValue('negascout');
    await button(results, 'Open MTD(f) in a pane').focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 3)).toHaveValue('mtd-f');
    await expect(page.getByRole('combobox', { name: 'Algorithm', exact: true })).toHaveValue(
      'alpha-beta',
    );
    await button(results, 'Open SCOUT in a pane').click();
    await expect(choice(page, 4)).toHaveValue('scout');
    await expect(button(results, 'Open Minimax in a pane')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(button(page, 'Add a pane')).toHaveAttribute('aria-disabled', 'true');
  });
});

/** The number and the length of the nodes entered, of each pane. @param {Page} page */
const work = (page) =>
  page.locator('plyscope-view .pane-head').evaluateAll((heads) =>
    heads.map((head) => {
      const [all, part] = head.querySelectorAll('rect');
      const number = head.querySelector('.entered b')?.textContent ?? '';
      return [number, all?.getAttribute('width'), part?.getAttribute('width') ?? null];
    }),
  );

test('each pane says what its search has done so far and what happens there, and nothing tells the end', async ({
  page,
}) => {
  await open(page, '#compare=minimax;negascout');
  await test.step('at the start nothing has been done', async () => {
    await expect.poll(() => work(page)).toEqual(Array(3).fill(['0', '100%', '0%']));
    await expect(comparison(page)).not.toContainText(/23|Value|Best move/);
  });
  await test.step('the number and its length are of the step on show', async () => {
    await goTo(page, 155);
    const length = (/** @type {number} */ now) => [String(now), '100%', `${(100 * now) / 51}%`];
    await expect.poll(() => work(page)).toEqual([23, 51, 23].map(length));
    await goTo(page, 31);
    await expect
      .poll(async () => (await work(page)).map(([now]) => now))
      .toEqual(['11', '12', '11']);
    await expect(page.locator('.pane-sentence.first')).toContainText('β-cutoff at node 8');
    await expect(pane(page, 2).locator('.pane-sentence')).toContainText(/\S/);
  });
  await test.step('the pictures line up, with one height of the ruler for all', async () => {
    await show(page, '#step=31&compare=minimax;aspiration;sss-star');
    await expect(picture(page, 4)).toBeVisible();
    const places = () =>
      page.locator('plyscope-view .stage').evaluateAll((stages) =>
        stages.map((stage) => {
          const { top, height, width } = stage.getBoundingClientRect();
          const strip = /** @type {HTMLElement} */ (stage).style.getPropertyValue('--_strip');
          return { top, height, width, strip };
        }),
      );
    await expect
      .poll(async () => {
        const [first, second, third, fourth] = await places();
        return (
          first.top === second.top &&
          third.top === fourth.top &&
          [second, third, fourth].every((each) => Math.abs(each.height - first.height) <= 1) &&
          [second, third, fourth].every(({ strip }) => strip === first.strip && strip !== '0px')
        );
      })
      .toBe(true);
  });
  await test.step('tabs about what one of them has done fold away', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Code', 'Ask', 'Tree as text']);
    await button(page, 'Compare').click();
    await expect(page.getByRole('tab')).toHaveCount(5);
  });
});

test('a link that compares with nothing that there is says so', async ({ page }) => {
  await open(page, '#compare=alphabeta');
  await expect(pane(page, 2)).toContainText(/no algorithm “alphabeta”/);
  await choice(page, 2).selectOption('negascout');
  await expect(picture(page, 2)).toHaveAccessibleName(/^NegaScout/);
  await visit(page, '#compare=a;b;c;d');
  await expect(page.getByRole('alert').filter({ hasText: 'a;b;c;d' })).toHaveText(
    /“a;b;c;d” does not say what to compare with/,
  );
});

test('a tree that is searched elsewhere is searched elsewhere in the panes too', async ({
  page,
}) => {
  await open(page, '#tree=random(branching=5,depth=7,seed=3)&step=20000&compare=leaf;sss-star');
  await expect(picture(page, 2)).toHaveAccessibleName(
    /^SSS\*, step [\d,]+ of 26,172: [\d,]+ nodes entered, 3,920 leaves evaluated, 0 cutoffs$/,
  );
  await expect(row(page, 'so far', 'Leaves evaluated')).toHaveText(['3,920', '3,920 ±0']);
});

test('comparing begins again with one pane, which is there too in a view that was moved', async ({
  page,
}) => {
  await open(page, '#tree=random(branching=4,depth=6,seed=1)&compare=minimax;sss-star;mtd-f');
  await expect(picture(page, 4)).toBeVisible();
  await expect(page.locator('plyscope-view canvas')).toHaveCount(4);
  await button(page, 'Compare').click();
  await expect(pane(page, 2)).toHaveCount(0);
  await button(page, 'Compare').click();
  await expect(picture(page, 2)).toBeVisible();
  await expect(page.locator('plyscope-view canvas')).toHaveCount(2);
  const moved = await page.locator('plyscope-view').evaluateHandle(async (view) => {
    view.remove();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(view);
    return elsewhere;
  });
  await expect(page.locator('section > plyscope-view canvas')).toHaveCount(2);
  await expect(picture(page, 2)).toHaveAccessibleName(/^Minimax, step 0 of [\d,]+/);
  await moved.dispose();
});

test('four panes are accessible on a projector and, in the dark, on a phone', async ({ page }) => {
  await open(page, '#step=40&compare=minimax;negascout;sss-star');
  await expect(picture(page, 4)).toBeVisible();
  for (const [name, viewport, colorScheme] of /** @type {const} */ ([
    ['on a projector', { width: 1280, height: 720 }, 'light'],
    ['on a phone, in the dark', { width: 360, height: 740 }, 'dark'],
  ])) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
    });
  }
});

test('before a hall the panes stand side by side, each with its name, and H hides the values of each', async ({
  page,
}) => {
  await open(page, '#step=62&compare=minimax');
  const canvases = page.locator('plyscope-view canvas');
  await expect(canvases).toHaveCount(2);
  await page.keyboard.press('p');
  await expect(page.locator('plyscope-view .audience')).toBeAttached();
  for (const at of [0, 1]) {
    const box = await canvases.nth(at).boundingBox();
    expect(box?.width).toBeGreaterThan(500);
    expect(box?.height).toBeGreaterThan(400);
  }
  await expect(page.getByRole('heading', { name: /^1 Alpha-beta/ })).toBeVisible();
  for (const head of await page.locator('.pane-head .entered b').all())
    await expect(head).toHaveText(/^\d+$/);
  for (const sentence of await page.locator('.pane-sentence').all())
    await expect(sentence).toBeVisible();
  await expect(button(page, 'Add a pane')).toBeHidden();
  const pictures = () =>
    canvases.evaluateAll((all) =>
      all.map((each) => /** @type {HTMLCanvasElement} */ (each).toDataURL()),
    );
  const before = await pictures();
  await page.keyboard.press('h');
  for (const at of [0, 1]) {
    await expect(canvases.nth(at)).toBeVisible();
    await expect.poll(async () => (await pictures())[at] === before[at]).toBe(false);
  }
  await expect(canvases.nth(1)).toHaveAttribute('aria-label', 'Minimax');
  await expect(page.locator('.pane-head .entered b')).toHaveText(['?', '?']);
  await expect(page.locator('.pane-sentence')).toHaveText(['', '']);
});

test('every pane lies on whole pixels, here and before a hall, so that all are equally sharp', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '#step=62&compare=minimax;negascout');
  const canvases = page.locator('plyscope-view canvas');
  await expect(canvases).toHaveCount(3);
  /** How far the panes are from whole pixels, at most. */
  const apart = () =>
    canvases.evaluateAll((all) => {
      const each = /** @type {HTMLCanvasElement[]} */ (all).flatMap((canvas) => {
        const { left, top, width, height } = canvas.getBoundingClientRect();
        const sizes = [width - canvas.width, height - canvas.height];
        return [left - Math.round(left), top - Math.round(top), ...sizes].map(Math.abs);
      });
      return Math.max(...each);
    });
  await expect.poll(apart).toBeLessThan(0.01);
  await page.keyboard.press('p');
  await expect(button(page, 'Add a pane')).toBeHidden();
  await expect.poll(apart).toBeLessThan(0.01);
});
