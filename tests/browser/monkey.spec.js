// Two views on one page, asked for everything in any order and at any moment: each shows what it was asked for last.

import { AGAIN, SEED, times } from '../unit/support/effort.js';
import { author } from './author.js';
import { expect, test } from './test.js';

/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** The third is made by a worker. */
const TREES = [
  '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  '[[5, 6], [7, 8]]',
  'random(branching=28, depth=3, seed=3)',
  'random(branching=2, depth=5, seed=1)',
];
const ALGORITHMS = ['minimax', 'alpha-beta', 'negascout', 'sss-star', 'mtd-f'];

for (const seed of Array.from({ length: times(3) }, (_, at) => SEED + at + 1))
  test(`two views show what they were asked for last, by seed ${seed}`, async ({ page }) => {
    await author(page, '<plyscope-view></plyscope-view><plyscope-view></plyscope-view>');
    const wrong = await page.evaluate(
      async ({ seed, trees, algorithms }) => {
        // A linear congruential generator: Numerical Recipes.
        let state = seed;
        const below = (/** @type {number} */ count) => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return Math.floor((state / 2 ** 32) * count);
        };
        /** @template T @param {readonly T[]} all */
        const pick = (all) => all[below(all.length)];
        const frame = () => new Promise(requestAnimationFrame);
        /** Until a worker has told more of its search, or there is no more to tell. @param {View} view */
        const further = (view) => {
          const told = new Promise((/** @type {(told?: unknown) => void} */ resolve) => {
            const observer = new MutationObserver(() => {
              observer.disconnect();
              resolve();
            });
            const all = { subtree: true, childList: true, characterData: true };
            observer.observe(view.renderRoot, all);
          });
          return Promise.race([told, view.ready()]);
        };
        const views = /** @type {View[]} */ ([...document.querySelectorAll('plyscope-view')]);
        await Promise.all(views.map((view) => view.ready()));
        const wanted = views.map(({ tree, algorithm }) => ({ tree, algorithm, step: -1 }));
        /** @type {string[]} */
        const done = [];
        const acts = [
          (/** @type {number} */ at) => {
            wanted[at].tree = pick(trees);
            wanted[at].step = -1;
            views[at].tree = wanted[at].tree;
          },
          (/** @type {number} */ at) => {
            wanted[at].algorithm = pick(algorithms);
            wanted[at].step = -1;
            views[at].algorithm = wanted[at].algorithm;
          },
          (/** @type {number} */ at) => {
            wanted[at].step = below(6);
            views[at].step = wanted[at].step;
          },
          (/** @type {number} */ at) => {
            wanted[at] = { tree: pick(trees), algorithm: pick(algorithms), step: below(6) };
            views[at].display(wanted[at]);
          },
          (/** @type {number} */ at) => {
            const here = views[at].parentElement;
            views[at].remove();
            if (below(2) === 0) here?.append(views[at]);
            else here?.prepend(views[at]);
          },
          (/** @type {number} */ at) => {
            views[at].fold = pick(['', 'auto', '0']);
          },
          (/** @type {number} */ at) => pick([frame, further])(views[at]),
        ];
        for (let round = 0; round < 40; round += 1) {
          done.length = 0;
          for (let count = 1 + below(7); count > 0; count -= 1) {
            const [act, at] = [below(acts.length), below(views.length)];
            done.push(`${act} ${at}`);
            await acts[act](at);
          }
          for (const [at, view] of views.entries()) {
            await view.ready();
            const { tree, algorithm, step } = wanted[at];
            const shown = [view.tree, view.algorithm, step < 0 ? -1 : view.step].join(' | ');
            const asked = [tree, algorithm, step].join(' | ');
            if (shown !== asked) return `${round}: ${done}: ${shown}, not ${asked}`;
          }
        }
        return null;
      },
      { seed, trees: TREES, algorithms: ALGORITHMS },
    );
    expect(wrong, AGAIN).toBeNull();
  });
