// Whatever a page sets a property to, and wherever it puts a view: an answer, never an exception.

import { ATTRIBUTES, NAMES } from '../../www/src/element/attributes.js';
import { author, expectProperties, set, TEXTBOOK } from './author.js';
import { expect, test } from './test.js';

/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const VIEW = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="12"></plyscope-view>`;

/** All but modes, of which one fills the window. */
const PROPERTIES = NAMES.filter((name) => ATTRIBUTES[name].to !== 'mode');

test('numbers, arrays and objects are taken for what they mean', async ({ page }) => {
  const view = await author(page, VIEW);
  await view.evaluate((element) => {
    const given = {
      tree: [
        [1, 2],
        [3, 4],
      ],
      options: { fail: 'hard', cut: 'gt' },
      step: '3',
      fold: 4,
    };
    Object.assign(element, given);
  });
  const options = 'fail=hard cut=gt';
  await expectProperties(view, { tree: '[[1, 2], [3, 4]]', step: 3, options });
  const fold = () => view.evaluate((element) => /** @type {PlyscopeView} */ (element).fold);
  await expect.poll(fold).toBe('4');
  await view.evaluate((element) => Object.assign(element, { fold: [1, 4] }));
  await expect.poll(fold).toBe('1,4');
  await test.step('a tree as an object in our JSON, a moment, and switches as an object', async () => {
    const leaf = (/** @type {string} */ name, /** @type {number} */ value) => ({ name, value });
    const inner = { name: 'B', children: [leaf('C', 1), leaf('D', 2)] };
    const tree = { name: 'A', children: [inner, leaf('E', 3)] };
    await set(view, { tree, options: { fail: 'soft' }, step: 'visit:E' });
    await expectProperties(view, { tree: 'A: [B: [C: 1, D: 2], E: 3]', options: '' });
    await expect(view.getByRole('status', { name: 'What happens now' })).toContainText('E');
    await set(view, { step: '7' });
    await expectProperties(view, { step: 7 });
  });
});

test('no value of a property throws, and the next right one is shown', async ({ page }) => {
  // Whatever `src` is set to, there is something.
  await page.route(/\/else\/where\/(?!blank|colours)/, (route) => route.fulfill({ body: '7' }));
  const view = await author(page, VIEW);
  const thrown = await view.evaluate(async (element, names) => {
    const it = /** @type {PlyscopeView} */ (element);
    const broken = {
      toString: () => {
        throw new Error('no text');
      },
    };
    const proxy = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no fields');
        },
        ownKeys: () => {
          throw new Error('no keys');
        },
      },
    );
    /** @type {any[]} */
    const circular = [];
    circular.push(circular);
    const values = [
      Number.NaN,
      -1,
      1e300,
      7n,
      true,
      Symbol('x'),
      () => 1,
      {},
      [],
      [[]],
      new Date(),
    ];
    const odd = [
      null,
      undefined,
      Object.create(null),
      broken,
      proxy,
      circular,
      new Map(),
      '\u0000',
    ];
    /** @type {string[]} */
    const thrown = [];
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
    for (const name of names) {
      for (const value of [...values, ...odd]) {
        try {
          Object.assign(it, { [name]: value });
          await it.ready();
        } catch (error) {
          thrown.push(`${name}: ${error}`);
        }
      }
      Object.assign(it, { [name]: null });
    }
    // What nobody has caught is told in a turn of its own.
    await new Promise(requestAnimationFrame);
    return thrown;
  }, PROPERTIES);
  expect(thrown).toEqual([]);
  await set(view, { tree: '[[5, 6], [7, 8]]', algorithm: 'minimax', options: '', step: 2 });
  await expectProperties(view, { tree: '[[5, 6], [7, 8]]', algorithm: 'minimax', step: 2 });
});

test('help waits for a view that is not in a page, and a moved view takes its dialog along', async ({
  page,
}) => {
  const view = await author(page, VIEW);
  const open = await view.evaluate(async (element) => {
    const it = /** @type {PlyscopeView} */ (element);
    const dialog = () =>
      /** @type {HTMLDialogElement | null} */ (it.renderRoot.querySelector('.help'));
    const states = [];
    await it.ready();
    await it.showHelp();
    states.push(dialog()?.open);
    document.body.prepend(it);
    await it.ready();
    states.push(dialog()?.open);
    await it.showHelp();
    states.push(dialog()?.matches(':modal'));
    dialog()?.close();
    it.remove();
    await it.showHelp();
    states.push(dialog()?.open);
    document.body.append(it);
    await it.ready();
    await it.showHelp();
    states.push(dialog()?.open);
    return states;
  });
  expect(open).toEqual([true, false, true, false, true]);
});
