/** What words name is named in the picture: the nodes of the sentence, and those of a question. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../www/src/features/figures/figure.js';
import { place } from '../../www/src/layout/plane.js';
import { scene } from '../../www/src/scene/scene.js';
import { stepText } from '../../www/src/text/sentence.js';
import { catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { sourceOf } from './support/figures.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { only, show } from './support/show.js';

/** Figures with the sentence below them, or beside them on paper. */
const LOOKS = [
  { width: 240, caption: true },
  { width: 800, caption: true },
  { width: 680, named: true },
];

const SIZES = [
  { width: 360, height: 300 },
  { width: 1366, height: 600 },
];

test('each node that the sentence of a step names has its name in the picture, at any size', () => {
  let named = 0;
  for (const { id, tree } of some(catalogue.presets)) {
    for (const algorithm of some(UNDEMANDING, id)) {
      withSearch({ tree, algorithm }, (search) => {
        place(search);
        for (let step = 0; step <= search.overview.steps; step += 1) {
          const size = SIZES[step % SIZES.length];
          /** @type {Set<number>} */
          const mentioned = new Set();
          const shown = show(search, step, { size, mentioned });
          const label = (/** @type {number} */ node) => {
            mentioned.add(node);
            return shown.label(node);
          };
          stepText(search, shown.moment, { ...shown, label });
          const names = only(scene(shown), 'text').flatMap(({ runs }) =>
            runs.filter(({ italic }) => italic !== false).map(({ text }) => text),
          );
          for (const node of mentioned) {
            named += 1;
            const about = `${id} ${algorithm} step ${step}: ${shown.label(node)}`;
            assert.ok(names.includes(shown.label(node)), about);
          }
        }
      });
    }
  }
  assert.ok(named > 200, `${named} named`);
});

test('each node that the sentence of a figure names has its name in the figure, at any width', () => {
  let named = 0;
  for (const { id, tree } of some(catalogue.presets, 'figures')) {
    for (const algorithm of some(UNDEMANDING, `figures ${id}`)) {
      withSearch({ tree, algorithm }, (search) => {
        const { steps } = search.overview;
        for (let step = 0; step <= steps; step += 1 + Math.floor(steps / times(12))) {
          /** @type {Set<string>} */
          const wanted = new Set();
          const source = sourceOf(search, step);
          const name = (/** @type {number} */ node) => {
            wanted.add(source.name(node));
            return source.name(node);
          };
          stepText(search, search.moment(step), { ...source, label: name });
          for (const look of LOOKS) {
            const names = only([...figure(source, look).shapes], 'text').flatMap(
              ({ italic, runs }) =>
                runs.filter((run) => run.italic ?? italic).map(({ text }) => text),
            );
            for (const each of wanted) {
              named += 1;
              const about = `${id} ${algorithm} step ${step} ${JSON.stringify(look)}: ${each}`;
              assert.ok(names.includes(each), about);
            }
          }
        }
      });
    }
  }
  assert.ok(named > 0);
});
