/** Hiding every value but those of the leaves from an audience that is to guess, in the picture and in its words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Veils, veiled } from '../../../www/src/features/presenting/veil.js';
import { outline } from '../../../www/src/panels/outline.js';
import { shownGauge } from '../../../www/src/scene/gauge/gauge.js';
import { scene } from '../../../www/src/scene/scene.js';
import { ALGORITHMS, catalogue, preset, withSearch, withSearchIfAny } from '../support/core.js';
import { times } from '../support/effort.js';
import { some } from '../support/random.js';
import { model, render } from '../support/render.js';
import { only, show } from '../support/show.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Show } from '../../../www/src/scene/scene.js' */

/**
 * The picture of a step, with or without a veil.
 * @param {Search} search
 * @param {number} step
 * @param {Partial<Show>} [part]
 * @param {'values' | 'cutoffs'} [hidden]
 */
function blanked(search, step, part = {}, hidden = 'values') {
  const { states, moment } = veiled(
    /** @type {any} */ ({ states: search.states(step), moment: search.moment(step) }),
    hidden,
  );
  return show(search, step, { states, moment, passes: [], blank: hidden, ...part });
}

/**
 * The texts that say a number which is neither a leaf's value, at its place, nor a node's own.
 * @param {Show} shown
 */
function givenAway(shown) {
  const { at, search, label, numeral } = shown;
  const nodes = [...search.nodes.parent.keys()];
  const leaves = nodes.filter((node) => search.nodes.leaf[node]);
  const isLeaf = (/** @type {{x: number, y: number}} */ place, /** @type {string} */ text) =>
    leaves.some(
      (node) =>
        at.x(node) === place.x &&
        at.y(node) === place.y &&
        text === numeral(search.nodes.value(node) ?? ''),
    );
  const names = new Set(nodes.map(label));
  const moves = new Set(nodes.map((node) => search.nodes.move(node)));
  return only(scene(shown), 'text').flatMap((text) => {
    const said = text.runs.map((run) => run.text).join('');
    if (isLeaf(text, said) || moves.has(said)) return [];
    const telling = text.runs.filter(
      (run) =>
        /[\dαβ∞≤≥=×]/.test(run.text) && !((run.italic ?? text.italic) && names.has(run.text)),
    );
    return telling.length > 0 ? [said] : [];
  });
}

test('in no search and at no step a picture says more numbers than those of the task', () => {
  let shownElse = 0;
  for (const algorithm of ALGORITHMS) {
    for (const id of some(
      ['swedish-51', 'tic-tac-toe', 'deepening', 'transpositions'],
      algorithm,
    )) {
      const { tree } = catalogue.presets.find((each) => each.id === id) ?? { tree: '' };
      withSearchIfAny({ tree, algorithm }, (search) => {
        const { steps } = search.overview;
        for (let step = 0; step <= steps; step += 7) {
          const hover = step % 3 === 0 ? 1 : null;
          const shown = blanked(search, step, { hover, overlay: step % 2 ? 'types' : 'none' });
          assert.deepEqual(givenAway(shown), [], `${algorithm}, ${id}, step ${step}`);
          const { left, right, best, arriving, closed } = shownGauge(shown);
          assert.deepEqual([left, right, best, arriving, closed], Array(5).fill(null));
          shownElse += givenAway(show(search, step)).length;
        }
        const end = blanked(search, steps);
        assert.deepEqual(givenAway(end), []);
      });
    }
  }
  assert.ok(shownElse > times(500), 'without the veil they are there');
});

test('nor does an edge say which move is the best, or the line which is the best play', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const { steps } = search.overview;
    const telling = (/** @type {Show} */ shown) =>
      only(scene(shown), 'edge').filter(
        ({ colour, width }) => (colour !== 'ink' && colour !== 'cut') || width === 4,
      );
    for (let step = 0; step <= steps; step += 1) {
      assert.deepEqual(telling(blanked(search, step)), [], `step ${step}`);
    }
    assert.equal(
      telling(show(search, steps)).length,
      search.overview.principalVariation.length - 1,
    );
    assert.ok(telling(show(search, 31)).length > 0);
  });
});

test('where the search is, what it has entered and what is cut stays on show', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const cut = search.cutoffs[0];
    const kinds = (/** @type {Show} */ shown) =>
      ['halo', 'strokes', 'envelope', 'node'].map((kind) =>
        only(scene(shown), /** @type {any} */ (kind)),
      );
    assert.deepEqual(kinds(blanked(search, cut)), kinds(show(search, cut)));
    assert.equal(only(scene(blanked(search, cut)), 'strokes').length, 2);
  });
});

test('of folded subtrees the counts are hidden too', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    search.fold([1, 25]);
    const { steps } = search.overview;
    assert.deepEqual(givenAway(blanked(search, steps)), []);
    assert.ok(givenAway(show(search, steps)).length > 0);
  });
});

test('a screen reader is told no more than the picture shows', () => {
  for (const algorithm of ALGORITHMS.filter(
    (each) => each !== 'one-ply' && each !== 'iterative-deepening',
  )) {
    for (const step of [0, 20, 31, 45, 1e6]) {
      const viewModel = veiled(model({ tree: 'swedish-51', algorithm, step }), 'values');
      const { search, label } = viewModel;
      const html = render(outline(viewModel, { keys: () => {} }));
      const items = [...html.matchAll(/aria-label=([^"]*?) @focus=/g)].map(([, item]) => item);
      assert.equal(items.length, search.nodes.length);
      for (const [node, item] of items.entries()) {
        const own = search.nodes.leaf[node]
          ? `Leaf ${label(node)}, value ${search.nodes.value(node)}`
          : `node ${label(node)}`;
        assert.ok(item.includes(own), item);
        assert.doesNotMatch(
          item.replace(own, ''),
          /\d|so far|at least|at most/,
          `${algorithm}: ${item}`,
        );
      }
    }
  }
});

test('the same moment has the same veil, so that nothing moves where nothing happens', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const veils = new Veils();
    const [one, other] = [search.moment(3), search.moment(4)];
    for (const hidden of /** @type {const} */ (['values', 'cutoffs'])) {
      assert.equal(veils.over(one, hidden), veils.over(one, hidden));
      assert.notEqual(veils.over(one, hidden), veils.over(other, hidden));
    }
    assert.notEqual(veils.over(one, 'values'), veils.over(one, 'cutoffs'));
  });
});

test('where cutoffs are to be guessed too, the picture is one of a search that has met none', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const cutoff = search.cutoffs.at(-1) ?? 0;
    search.fold([2]);
    /** @param {'values' | 'cutoffs'} hidden */
    const kinds = (hidden) => {
      const shapes = scene(blanked(search, cutoff, {}, hidden));
      const cuts = shapes.filter((shape) => 'colour' in shape && shape.colour === 'cut');
      return cuts.length + only(shapes, 'envelope').length;
    };
    assert.ok(kinds('values') > 3, `${kinds('values')}`);
    assert.equal(kinds('cutoffs'), 0);
  });
});
