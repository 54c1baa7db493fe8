// What a long session leaves behind: nothing, neither in the page nor in memory, and no work for others' messages.

import { expect, test } from './test.js';
import { open, shareIsThere, view } from './view.js';

/** @import { CDPSession } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** Just large enough for a worker. */
const SMALLEST = 'random(branching=28, depth=3, seed=7)';

/** The bytes of the heap, and of all memories of WebAssembly. @param {CDPSession} session */
async function memory(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, ...others } = await session.send('Runtime.getHeapUsage');
  // Playwright's types do not have it yet.
  const { backingStorageSize } = /** @type {{backingStorageSize?: number}} */ (others);
  if (!backingStorageSize) throw new Error('this browser does not tell the size of WebAssembly');
  return usedSize + backingStorageSize;
}

test('hundreds of jumps from end to end leave no nodes in the page', async ({ page }) => {
  await open(page);
  /** Jumps, and counts the nodes, comments among them: lit-html 3.3.1 to 3.3.3 leaves one for every line that goes. */
  const jumps = (/** @type {number} */ count) =>
    view(page).evaluate(async (/** @type {View} */ it, count) => {
      for (let jump = 0; jump < count; jump += 1) {
        it.step = jump % 2 === 0 ? it.steps : 0;
        await it.updateComplete;
      }
      await it.ready();
      const nodes = document.createTreeWalker(it.renderRoot, NodeFilter.SHOW_ALL);
      let number = 0;
      while (nodes.nextNode()) number += 1;
      return number;
    }, count);
  const before = await jumps(4);
  expect(await jumps(300)).toBeLessThan(1.05 * before);
});

test('rounds of generating, searching, comparing and editing leave no memory behind', async ({
  page,
}) => {
  await open(page);
  // How it is drawn is no matter here, and is left out to save time.
  await view(page).evaluate((/** @type {View} */ it) => {
    it.hidden = true;
  });
  const session = await page.context().newCDPSession(page);
  const rounds = (/** @type {number} */ count) =>
    view(page).evaluate(
      async (/** @type {View} */ it, [middle, count]) => {
        const beside = (/** @type {string[]} */ ...algorithms) => ({
          panes: algorithms.map((algorithm) => ({ algorithm, options: {} })),
          pace: /** @type {const} */ ('step'),
        });
        for (let round = 0; round < count; round += 1) {
          const tree = middle.replace('seed=7', `seed=${round}`);
          const small = `[[3, ${round}], [2, 4]]`;
          for (const wanted of [
            { tree },
            { tree: `${tree} with ${10_000 + round}=5` },
            { tree: small, algorithm: 'minimax', compare: beside('alpha-beta', 'sss-star') },
            { tree: small, algorithm: 'mtd-f', compare: beside('negascout') },
            { tree: small, algorithm: 'alpha-beta', compare: beside() },
          ]) {
            const error = await it.display(wanted);
            if (error) throw new Error(error.kind);
            await it.ready();
          }
        }
      },
      /** @type {const} */ ([SMALLEST, count]),
    );
  await rounds(8);
  const before = await memory(session);
  await rounds(15);
  const after = await memory(session);
  // Not by one tree of these, whose memory alone is some megabytes, nor by a twenty-fifth of a megabyte in each round.
  expect(after - before).toBeLessThan(600_000);
  expect(after).toBeLessThan(1.1 * before);
});

test('panes that come and go leave no memory behind, nor does a view that leaves the page', async ({
  page,
}) => {
  await open(page, '#tree=random(branching=4,depth=6,seed=1)');
  const session = await page.context().newCDPSession(page);
  const rounds = (/** @type {number} */ count) =>
    view(page).evaluate(async (/** @type {View} */ it, count) => {
      const beside = (/** @type {string[]} */ ...algorithms) => ({
        panes: algorithms.map((algorithm) => ({ algorithm, options: {} })),
        pace: /** @type {const} */ ('step'),
      });
      it.hidden = true;
      const parent = it.parentElement;
      for (let round = 0; round < count; round += 1) {
        await it.display({ compare: beside('minimax', 'sss-star', 'mtd-f') });
        await it.ready();
        if (round % 2 === 0) {
          it.remove();
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          parent?.append(it);
          await it.ready();
        }
        await it.display({ compare: beside() });
        await it.ready();
      }
    }, count);
  await rounds(6);
  const before = await memory(session);
  await rounds(20);
  // Some 200 kB are the browser's own; if the searches of closed panes stay, it is 1.4 MB.
  expect((await memory(session)) - before).toBeLessThan(600_000);
});

test('forty thousand forged messages to the page do not keep it busy', async ({ page }) => {
  await open(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Presenter view' })).toBeAttached();
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  await expect(second.getByRole('region', { name: 'Next step' }).locator('p')).toBeVisible();
  const name = new URL(second.url()).hash.slice(1);
  await second.close();
  const answers = await page.evaluate(async (name) => {
    const channel = new BroadcastChannel(`plyscope-${name}`);
    let answers = 0;
    channel.addEventListener('message', ({ data }) => {
      answers += data.type === 'state' ? 1 : 0;
    });
    for (let message = 0; message < 40_000; message += 1) {
      const command = { type: 'do', doing: message % 3 === 0 ? 'last' : 'first' };
      const said = message % 2 === 0 ? { type: 'ask' } : command;
      channel.postMessage({ plyscope: 1, from: 'presenter', ...said });
    }
    // Behind all of those.
    await new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => data === 'last' && resolve(undefined));
      const other = new BroadcastChannel(channel.name);
      other.postMessage('last');
    });
    return answers;
  }, name);
  // Two for every message without a bound, and at most a hundred a second with it.
  expect(answers).toBeLessThan(4000);
  await page.keyboard.press('p');
  await shareIsThere(page);
});
