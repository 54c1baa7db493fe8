/** The drawing of folded subtrees. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { symbolAt } from '../../www/src/scene/folded.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { ruler } from '../../www/src/scene/gauge/ruler.js';
import { scene } from '../../www/src/scene/scene.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { only, SIZES, show } from './support/show.js';

/** @import { Shape } from '../../www/src/scene/scene.js' */

const SWEDISH = preset('swedish-51');

/** Every number in some shapes. @param {unknown} part @returns {number[]} */
function numbers(part) {
  if (typeof part === 'number') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbers) : [];
}

/** Every text among some shapes. @param {Shape[]} shapes */
const textsOf = (shapes) =>
  only(shapes, 'text').map(({ runs }) => runs.map(({ text }) => text).join(''));

test('nothing is drawn of what is hidden, at any step of any preset', () => {
  for (const { tree, algorithm, options } of some(catalogue.presets)) {
    withSearch({ tree, algorithm, options }, (search) => {
      const { leaf, parent, length } = search.nodes;
      const symbol = [...leaf.keys()].find((node) => parent[node] === 0 && !leaf[node]) ?? 0;
      search.fold([symbol]);
      const hidden = [...leaf.keys()].filter((node) => search.folding.hides(node));
      const nodes = length - hidden.length;
      for (let step = 0; step <= search.overview.steps; step += 3) {
        for (const size of [SIZES[0], SIZES[4]]) {
          const shown = show(search, step, { size, hover: step % 2 === 0 ? symbol : null });
          const seen = gauge(search, shown.moment);
          const shapes = [...scene(shown), ...(seen === null ? [] : ruler(shown, seen))];
          assert.ok(numbers(shapes).every(Number.isFinite), `${tree} step ${step}`);
          // The bar of the symbol is one more.
          assert.equal(only(scene(shown), 'node').length, nodes + 1);
        }
      }
    });
  }
});

test('the bar shows what was entered and what was skipped, in proportion', () => {
  withSearch({ tree: SWEDISH, algorithm: 'alpha-beta' }, (search) => {
    search.fold([25]);
    const { steps } = search.overview;
    const inside = search.folded(0, steps);
    assert.ok(inside.entered > 2 && inside.skipped > 2);
    const before = scene(show(search, 3));
    assert.deepEqual(
      [only(before, 'band').length, textsOf(before).includes('26 nodes')],
      [0, true],
    );
    const after = scene(show(search, steps));
    const bar = only(after, 'node').find(({ height, shape }) => shape === 'box' && height < 12);
    const [full] = only(after, 'band');
    assert.ok(bar !== undefined);
    assert.ok(Math.abs(full.width / bar.width - inside.entered / inside.nodes) < 0.02);
    assert.equal(full.x, bar.x - bar.width / 2);
    const hatch = only(after, 'hatch').find(({ y1, y2 }) => y1 === y2);
    assert.ok(hatch !== undefined && hatch.x1 >= full.x + full.width);
    assert.ok(textsOf(after).includes(`${inside.entered} of 26 entered`));
    assert.ok(textsOf(after).includes(`${inside.skipped} skipped`));
  });
});

test('a step inside a folded subtree rings its symbol', () => {
  withSearch({ tree: SWEDISH, algorithm: 'alpha-beta' }, (search) => {
    search.fold([1]);
    for (const step of [4, 10, 30]) {
      const shown = show(search, step);
      assert.equal(shown.moment.fact.kind, 'inside');
      const [halo] = only(scene(shown), 'halo');
      assert.deepEqual([halo.x, halo.y], [shown.at.x(1), shown.at.y(1)]);
    }
  });
});

test('what stands below a symbol belongs to it', () => {
  withSearch({ tree: SWEDISH, algorithm: 'alpha-beta' }, (search) => {
    search.fold([1, 25]);
    const { at } = show(search, 0);
    for (const symbol of [1, 25]) {
      const size = nodeSize({ k: scaleOf(at, symbol), row: at.row });
      const below = { x: at.x(symbol) + 4, y: at.y(symbol) + size.height / 2 + 8 };
      assert.equal(symbolAt(search, at, below), symbol);
    }
    assert.equal(symbolAt(search, at, { x: at.x(0), y: at.y(0) }), null);
  });
});
