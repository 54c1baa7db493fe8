/** Small pictures of trees as a search leaves them: each part of them is there as often as in the search. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sketch } from '../../www/src/features/thumbnail.js';
import { PHASE } from '../../www/src/scene/look.js';
import { ALGORITHMS, catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { render } from './support/render.js';

/** The paths of a picture, by what they are. @param {unknown} picture */
function paths(picture) {
  const found = [...render(picture).matchAll(/<path class="(\w+)" d=([^>]*)>/g)];
  /** @type {Record<string, string>} */
  const all = {};
  for (const [, name, path] of found) all[name] = (all[name] ?? '') + path;
  return all;
}

/** How many parts of a path begin. @param {string | undefined} path */
const count = (path = '') => path.split('M').length - 1;

test('a picture has all nodes, those cut off faint behind two strokes each, and the principal variation', () => {
  let cuts = 0;
  for (const { id, tree } of some(catalogue.presets))
    for (const algorithm of some(ALGORITHMS, id)) {
      /** @type {import('../../www/src/features/thumbnail.js').Sketch} */
      let made;
      try {
        made = sketch({ tree, algorithm, options: {} });
      } catch {
        continue;
      }
      withSearch({ tree, algorithm }, (search) => {
        const { overview, nodes } = search;
        const phases = search.phases(overview.steps);
        const skipped = [...phases.keys()].filter((node) => phases[node] === PHASE.skipped);
        const cut = skipped.filter((node) => {
          const above = nodes.parent[node];
          return phases[above] !== PHASE.skipped && !search.last.of(above).known;
        });
        const drawn = paths(made.picture);
        const about = `${id} ${algorithm}`;
        assert.equal(made.entered, search.moment(overview.steps).counts.entered, about);
        assert.equal(count(drawn.skipped), 2 * skipped.length, about);
        const seen = overview.nodes - skipped.length;
        assert.equal(count(drawn.max) + count(drawn.min) + count(drawn.leaf), seen, about);
        assert.equal(count(drawn.edges), seen - 1, about);
        assert.equal(count(drawn.cut), 2 * cut.length, about);
        assert.equal(count(drawn.line), Math.max(0, overview.principalVariation.length - 1), about);
        cuts += cut.length;
      });
    }
  assert.ok(cuts > 0);
});

test('of a large tree there are rows, which take no more room than those of any other', () => {
  const small = sketch({ tree: 'random(branching=5, depth=4, seed=3)', algorithm: 'alpha-beta' });
  const large = sketch({ tree: 'random(branching=6, depth=5, seed=7)', algorithm: 'alpha-beta' });
  for (const { picture } of [small, large]) {
    const drawn = paths(picture);
    assert.deepEqual(Object.keys(drawn), ['mass', 'seen', 'line']);
    assert.ok(drawn.seen.length < 40_000, `${drawn.seen.length} characters`);
  }
});
