/** What words name is named in the picture: the nodes of the sentence, and those of a question. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place } from '../../www/src/layout/plane.js';
import { scene } from '../../www/src/scene/scene.js';
import { stepText } from '../../www/src/text/sentence.js';
import { catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { only, show } from './support/show.js';

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
