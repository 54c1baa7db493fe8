/** The texts of a scene. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoom } from '../../www/src/layout/camera.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project } from '../../www/src/layout/projection.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { random } from './support/random.js';
import { look, only, SIZES, show } from './support/show.js';

test('no text is smaller than can be read, at any zoom', () => {
  const { next, int } = random(6);
  for (const { tree } of catalogue.presets) {
    withSearch({ tree, algorithm: 'negamax-alpha-beta' }, (search) => {
      for (const size of SIZES) {
        const plane = place(search);
        const camera = zoom(fit(plane, size), Math.exp((next() - 0.5) * 6), {
          x: int(0, size.width),
          y: int(0, size.height),
        });
        for (const at of [undefined, project(plane, size, camera)]) {
          const step = int(0, search.overview.steps);
          const shown = show(search, step, { size, focus: 0, hover: 1, ...(at && { at }) });
          for (const text of only(look(shown).shapes, 'text')) {
            assert.ok(text.size >= 11, JSON.stringify(text));
            assert.ok(
              text.runs.every((run) => run.text !== '' && !/NaN|undefined|null/.test(run.text)),
              JSON.stringify(text),
            );
          }
        }
      }
    });
  }
});

test('a node that words name has its whole name at any size', () => {
  const tree = 'root: [first: [a: 3, a-long-name: 12], second: [b: 2, c: 4]]';
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    const { steps } = search.overview;
    for (const size of [...SIZES, { width: 300, height: 90 }])
      for (let step = 0; step <= steps; step += 1) {
        const texts = (/** @type {readonly number[]} */ mentioned) =>
          only(
            look(show(search, step, { size, mentioned: new Set(mentioned) })).shapes,
            'text',
          ).flatMap(({ runs }) => runs.map(({ text }) => text));
        const named = texts([1, 3]);
        for (const name of ['first', 'a-long-name']) assert.ok(named.includes(name), name);
      }
  });
});

test('an entered node of the Swedish tree bears its best value, a returned one its bound', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const { steps } = search.overview;
    const texts = (/** @type {number} */ step) =>
      only(look(show(search, step)).shapes, 'text').map(({ runs }) =>
        runs.map((run) => run.text).join(''),
      );
    const root = only(look(show(search, steps)).shapes, 'text').filter(({ x, y }) => {
      const { at } = show(search, steps);
      return x === at.x(0) && Math.abs(y - at.y(0)) < 20;
    });
    assert.deepEqual(
      root.map(({ runs }) => runs.map(({ text }) => text)),
      [['5']],
      'what is exact has no sign',
    );
    assert.ok(texts(steps).includes('≥7'), 'node 8 was left at a cutoff');
    assert.ok(texts(steps).includes('≤2'), 'node 25 too');
    assert.ok(!texts(0).some((text) => /[=≥≤]/.test(text)));
  });
});

test('on a phone, no value of a node touches another', () => {
  // The widths of the usual widest typeface, by font size.
  const width = (/** @type {string} */ text) =>
    [...text].reduce((sum, letter) => sum + (/\d/.test(letter) ? 0.64 : 0.84), 0);
  let beside = 0;
  for (const algorithm of ['minimax', 'alpha-beta']) {
    withSearch({ tree: preset('swedish-51'), algorithm }, (search) => {
      for (const size of [360, 390, 412].map((width) => ({ width, height: 300 }))) {
        for (let step = 0; step <= search.overview.steps; step += 1) {
          const shown = show(search, step, { size });
          const lowest = shown.at.y(search.nodes.leaf.indexOf(1));
          const values = only(look(shown).shapes, 'text')
            .filter(({ italic, y }) => !italic && y < lowest)
            .map(({ x, y, size, align, runs }) => {
              const text = runs.map((run) => run.text).join('');
              const least = Math.max(11, 0.76 * size) / size;
              const small = runs.length === 2 ? (1 - least) * width(runs[0].text) : 0;
              const wide = (width(text) - small) * size;
              const from = align === 'left' ? x : x - wide / 2;
              return { from, to: from + wide, y, size, text };
            })
            .filter(({ text }) => /^[≥≤]?\d+$/.test(text));
          for (const [index, one] of values.entries()) {
            for (const other of values.slice(index + 1)) {
              if (Math.abs(one.y - other.y) >= one.size) continue;
              beside += 1;
              const about = `${algorithm} step ${step} at ${size.width}: ${JSON.stringify([one, other])}`;
              assert.ok(one.to + 1 <= other.from || other.to + 1 <= one.from, about);
            }
          }
        }
      }
    });
  }
  assert.ok(beside > 500);
});

test('leaves that lie close do not overlap, but for the one at work', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    for (const width of [250, 300, 360]) {
      const shown = show(search, 40, { size: { width, height: 300 } });
      const boxes = only(look(shown).shapes, 'node').filter(
        ({ shape, x }) => shape === 'box' && x !== shown.at.x(shown.moment.node ?? 0),
      );
      assert.ok(boxes.length > 20);
      for (const one of boxes)
        for (const other of boxes)
          if (one.x < other.x)
            assert.ok(one.x + one.width / 2 < other.x - other.width / 2, `${width}: ${one.x}`);
    }
  });
});

test('a long name of a leaf is cut short to its room, and whole where it is pointed at', () => {
  const name = 'a leaf with a rather long name as well';
  const tree = `{"children": [{"name": "x", "value": 3}, {"name": "${name}", "value": 4}, {"value": 5}]}`;
  withSearch({ tree, algorithm: 'minimax' }, (search) => {
    const named = (/** @type {number | null} */ hover) =>
      only(look(show(search, 0, { hover })).shapes, 'text')
        .map(({ runs }) => runs[0].text)
        .find((text) => text.startsWith('a leaf'));
    assert.match(named(null) ?? '', /^a leaf.*…$/);
    assert.equal(named(2), name);
  });
});
