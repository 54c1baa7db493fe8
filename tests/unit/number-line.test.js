/** The line of values: true distances, but for empty stretches that would squeeze everything else. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { numberLine } from '../../www/src/scene/gauge/number-line.js';
import { ruler } from '../../www/src/scene/gauge/ruler.js';
import { catalogue, withSearch } from './support/core.js';
import { everySearch } from './support/searches.js';
import { look, show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */

const OUTLIER = '[[1, 9, 5], [4, 10000, 7], [2, 8, 3]]';

/** @param {string} tree @param {(search: Search) => void} look @param {string} [algorithm] */
const search = (tree, look, algorithm = 'alpha-beta') => withSearch({ tree, algorithm }, look);

test('one value far away leaves the others most of the line', () => {
  search(OUTLIER, (found) => {
    const { at, ticks, breaks } = numberLine(found, 0);
    assert.ok(at(9) - at(1) > 0.5);
    assert.ok(at(10000) > at(9));
    const [only] = breaks;
    assert.ok(breaks.length === 1 && only > at(9) && only < at(10000));
    assert.deepEqual(
      ticks.map(({ units }) => units),
      [1, 10000, 9],
    );
    // Between those that lie close together, distances are true.
    assert.ok(Math.abs(at(5) - (at(1) + at(9)) / 2) < 1e-9);
  });
});

test('one far away on either side is two breaks; one among negated values lies on the other side', () => {
  search('[[-5000, 1, 2], [3, 4, 9000]]', (found) => {
    const { at, breaks } = numberLine(found, 0);
    assert.equal(breaks.length, 2);
    assert.ok(at(4) - at(1) > 0.4);
  });
  search(
    OUTLIER,
    (found) => {
      const { at, breaks } = numberLine(found, 1);
      assert.ok(breaks.length === 1 && breaks[0] < at(-9) && at(-1) - at(-9) > 0.5);
    },
    'negamax-alpha-beta',
  );
});

test('no tree of the gallery, and none of two values or one, has a break', () => {
  for (const tree of [
    ...catalogue.presets.map(({ tree }) => tree),
    '[1, 10000]',
    '5',
    '[inf, 3]',
  ]) {
    search(tree, (found) => assert.deepEqual(numberLine(found, 0).breaks, [], tree));
  }
});

test('greater values lie further to the right, with breaks too', () => {
  search('[[-5000, 1, 2], [3, 4, 9000]]', (found) => {
    const { at } = numberLine(found, 0);
    const places = Array.from({ length: 15_000 }, (_, index) => at(index - 5500));
    assert.ok(places.every((place, index) => index === 0 || place > places[index - 1]));
    assert.ok(places.every((place) => place > 0 && place < 1));
  });
});

/** The zigzags among shapes, by their blank under the line. @param {readonly {kind: string}[]} shapes */
const zigzags = (shapes) =>
  shapes.filter((shape) => 'colour' in shape && shape.kind === 'edge' && shape.colour === 'ground');

test('the ruler and the rows of the root’s windows mark a break, and nothing else does', () => {
  search(OUTLIER, (found) => {
    for (let step = 1; step <= found.overview.steps; step += 1) {
      const shown = show(found, step);
      assert.equal(zigzags(ruler(shown, gauge(found, shown.moment))).length, 1);
      assert.equal(zigzags(look(shown).shapes).length, 0);
    }
  });
  search(
    OUTLIER,
    (found) => {
      const shown = show(found, 5, { size: { width: 1920, height: 1080 } });
      const drawn = ruler(shown, gauge(found, shown.moment));
      assert.equal(zigzags(drawn).length, 1 + shown.passes.length);
      assert.ok(shown.passes.length > 0);
    },
    'mtd-f',
  );
  everySearch((found) => {
    const { breaks } = numberLine(found, 0);
    if (breaks.length > 0) return;
    assert.equal(zigzags(look(show(found, 3)).shapes).length, 0);
  });
});
