/** The overlay of the node types, and its numbers. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from '../../www/src/scene/parts.js';
import { preset, withSearch } from './support/core.js';
import { everySearch } from './support/searches.js';
import { look, only, show } from './support/show.js';

/** @import { Show } from '../../www/src/scene/scene.js' */

/** @param {Show} shown */
const runs = (shown) =>
  only(look(shown).shapes, 'text').flatMap((text) => text.runs.map((run) => run.text));

test('the types stand at the nodes of the critical tree, and at no other', () => {
  withSearch({ tree: preset('aima-two-ply'), algorithm: 'alpha-beta' }, (search) => {
    const words = runs(show(search, 0, { overlay: 'types' }));
    const count = (/** @type {string} */ word) => words.filter((text) => text === word).length;
    // The root, its first child and the first leaf; then the children that one refutation cuts.
    assert.deepEqual([count('PV'), count('CUT'), count('ALL')], [3, 4, 2]);
    assert.ok(!runs(show(search, 0)).some((text) => /PV|CUT|ALL/.test(text)));
  });
});

test('where there is no room for a word stands a letter, or nothing', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    for (const width of [320, 480, 720, 960, 1280]) {
      const size = { width, height: 600 };
      const words = runs(show(search, 0, { size, overlay: 'types' }));
      const said = words.filter((text) => /^[A-Z]+$/.test(text));
      for (const word of said) assert.ok(/^(PV|CUT|ALL|P|C|A)$/.test(word), word);
      assert.ok(said.length <= search.overview.critical.entered);
    }
  });
});

test('waste is what was visited and is not critical, and each of it is marked', () => {
  everySearch((search, about) => {
    const { steps } = search.overview;
    for (const step of [0, Math.floor(steps / 2), steps]) {
      const shown = show(search, step, { overlay: 'types' });
      const { part, parent } = search.nodes;
      const wasted = [...part.keys()].filter(
        (node) => part[node] === 0 && shown.states.of(node).visits > 0,
      );
      assert.equal(search.wasted(step), wasted.length, about);
      for (const node of wasted) assert.equal(partOf(search, shown.states, node), 'waste');
      const { shapes, nodeAtPoint } = look(shown);
      const legend = 1;
      const striped = only(shapes, 'stripe').filter(({ pattern }) => pattern === 'waste');
      assert.equal(striped.length - legend, wasted.length, about);
      const rings = only(shapes, 'circle').filter(({ dash }) => dash.length > 0);
      const { fact, node } = shown.moment;
      const haloed = new Set([node, fact.kind === 'cutoff' ? fact.by : node]);
      const ringed = wasted.filter((each) => !haloed.has(each));
      assert.deepEqual(
        rings.map(({ x, y }) => nodeAtPoint(x, y)),
        ringed,
        about,
      );
      const critical = only(shapes, 'stripe').filter(({ pattern }) => pattern === 'critical');
      const edges = [...part.keys()].filter((node) => part[node] > 0 && parent[node] >= 0);
      assert.equal(critical.length - legend, edges.length, about);
    }
  });
});

test('the legend counts both', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'minimax' }, (search) => {
    const words = runs(show(search, search.overview.steps, { overlay: 'types' }));
    assert.ok(words.includes('Critical tree: 23'));
    assert.ok(words.includes('Waste: 28'));
  });
});

test('alpha-beta with the best child first visits the critical tree and nothing else', () => {
  const options = { order: 'best-first' };
  withSearch({ tree: preset('aima-two-ply'), algorithm: 'alpha-beta', options }, (search) => {
    assert.equal(search.wasted(search.overview.steps), 0);
  });
});

test('without the overlay nothing of it is drawn', () => {
  everySearch((search) => {
    const { shapes } = look(show(search, search.overview.steps));
    assert.deepEqual([only(shapes, 'stripe').length, only(shapes, 'circle').length], [0, 0]);
  });
});
