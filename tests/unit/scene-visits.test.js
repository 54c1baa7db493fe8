/** Marks for the kind of a visit: first search, null window, re-search, table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LARGEST, NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { KIND, Look, PHASE } from '../../www/src/scene/look.js';
import { windowTicks } from '../../www/src/scene/windows.js';
import { catalogue, everyState, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { everySearch } from './support/searches.js';
import { look, only, SIZES, show } from './support/show.js';

/** @import { Shape, Show } from '../../www/src/scene/scene.js' */

/**
 * A picture, made once for all that is asked of it.
 * @typedef {object} Picture
 * @property {Show} shown
 * @property {ReturnType<typeof everyState>} states
 * @property {ReturnType<typeof look>} seen
 * @property {string[]} said
 */

/** The texts of a picture, each as it reads. @param {Show} shown */
const texts = (shown) => read(look(shown).shapes);

/** @param {Shape[]} shapes */
const read = (shapes) =>
  only(shapes, 'text')
    // How many were cut at once is no number of visits.
    .filter(({ runs }) => runs[0].colour !== 'cut')
    .map(({ runs }) => runs.map((run) => run.text).join(''));

/** What is so of every picture. @type {Record<string, (picture: Picture, about: string) => void>} */
const ALWAYS = {
  'the edges of the path have two rails from a test on, and one line under a re-search': (
    { shown, states, seen },
    about,
  ) => {
    if (shown.search.overview.bestFirst) return;
    const { kind } = states;
    const path = shown.moment.path.map(({ node }) => node);
    let tested = kind[0] === KIND.nullWindow;
    for (const [index, node] of path.slice(1).entries()) {
      const first = kind[node] === KIND.full;
      tested = kind[node] === KIND.nullWindow || (first && (index > 0 ? tested : kind[0] === 2));
      const found = seen.edges.filter((edge) => edge.node === node);
      assert.equal(found.length, 1, about);
      const thick = found[0].width >= 4;
      assert.equal(found[0].rails === true, tested && !thick, `${about} at node ${node}`);
    }
  },
  'a null window on the path is one unit wide': ({ shown }, about) => {
    for (const { node, entry } of shown.moment.path) {
      if (shown.states.of(node).kind !== KIND.nullWindow) continue;
      const { alpha, beta } = entry ?? { alpha: 0, beta: 0 };
      const isBesideInfinity = [alpha, 0 - beta].includes(LARGEST);
      assert.ok(isBesideInfinity || beta - alpha === 1, about);
    }
  },
  'a round arrow stands at each node that was searched again, and nowhere else': (
    { shown, states, seen },
    about,
  ) => {
    const { kind } = states;
    const { nodes } = shown.search;
    const again = [...kind.keys()].filter((node) => {
      return kind[node] === KIND.reSearch && nodes.parent[node] >= 0;
    });
    assert.equal(only(seen.shapes, 'loop').length, again.length, about);
  },
  'a number of visits stands beside a node that has had so many': ({ states, said }, about) => {
    const most = Math.max(...states.visits);
    for (const text of said) {
      const visits = Number(/×(\d+)/.exec(text)?.[1] ?? 2);
      assert.ok(visits >= 2 && visits <= Math.max(2, most), about);
    }
  },
  'each bound of a node on the path is written or has a tick, and is written where it was set': (
    { shown, seen, said },
    about,
  ) => {
    const ticks = windowTicks(new Look(shown));
    // That of a deep cutoff rides on its line as well.
    const riding = only(seen.shapes, 'veil').length;
    const written = said.flatMap((text) => text.match(/[αβ] /g) ?? []).length - riding;
    const { path } = shown.moment;
    const bounds = path.flatMap(({ node, now }) =>
      now === null
        ? []
        : [
            { node, by: now.alphaBy, isFinite: now.alpha !== NEG_INF },
            { node, by: now.betaBy, isFinite: now.beta !== POS_INF },
          ],
    );
    if (shown.at.row < 40) return assert.equal(written + ticks.length, 0, about);
    assert.ok(written + ticks.length >= bounds.filter((each) => each.isFinite).length, about);
    assert.ok(written >= bounds.filter(({ node, by }) => node === by).length, about);
    // Nothing is said of a bound that excludes nothing, and is not new.
    assert.ok(written + ticks.length <= bounds.length, about);
    if (bounds.every((each) => !each.isFinite)) assert.equal(ticks.length, 0, about);
  },
};

test('every picture of every search shows the kinds of its visits', () => {
  everySearch((search, about, chance) => {
    for (let step = 0; step <= search.overview.steps; step += chance.int(1, 5)) {
      const shown = show(search, step);
      const seen = look(shown);
      const states = everyState(search, step);
      const picture = { shown, states, seen, said: read(seen.shapes) };
      for (const [what, check] of Object.entries(ALWAYS))
        check(picture, `${what}: ${about} step ${step}`);
    }
  });
});

test('PVS searches node 6 of the Swedish tree again, on a thicker line', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'pvs' }, (search) => {
    const width = (/** @type {number} */ step) =>
      look(show(search, step)).edges.find((edge) => edge.node === 6)?.width ?? 0;
    assert.ok(width(20) > width(14));
    assert.equal(only(look(show(search, 19)).shapes, 'loop').length, 0);
    assert.equal(only(look(show(search, 20)).shapes, 'loop').length, 1);
  });
});

test('what is entered again says how often, where there is room', () => {
  const request = { tree: '[[3, 5], [2, 9]]', algorithm: 'mtd-f', options: { guess: '9' } };
  withSearch(request, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const shown = show(search, step, { size: { width: 1920, height: 1080 } });
      const expected = everyState(search, step).visits.filter((visits) => visits > 1);
      const said = texts(shown).flatMap((text) => text.match(/×\d+/g) ?? []);
      assert.deepEqual(said.sort(), expected.map((visits) => `×${visits}`).sort(), `step ${step}`);
    }
  });
});

test('a node that the table answered for has a table, and nothing is cut below it', () => {
  const request = { tree: preset('tic-tac-toe'), algorithm: 'negamax-tt' };
  withSearch(request, (search) => {
    const known = [...search.nodes.parent.keys()].filter((node) => search.last.of(node).known);
    assert.ok(known.length > 0);
    const shown = show(search, search.overview.steps);
    assert.equal(texts(shown).filter((text) => text.includes('⊞')).length, known.length);
    for (const node of known) {
      const { parent } = search.nodes;
      const below = [...parent.keys()].filter((child) => parent[child] === node);
      for (const child of below) assert.equal(search.last.of(child).phase, PHASE.skipped);
    }
  });
});

test('a picture without a gauge cuts no window off at its upper edge', () => {
  const size = { width: 600, height: 210, short: true };
  withSearch({ tree: preset('aima-two-ply'), algorithm: 'alpha-beta' }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const windows = only(look(show(search, step, { size })).shapes, 'text').filter(({ runs }) =>
        /^α/.test(runs[0].text),
      );
      for (const { y, size } of windows) assert.ok(y >= size / 2, `step ${step}`);
    }
  });
});

test('what lies beyond the present iteration’s horizon is fainter than what lies before it', () => {
  const tree = '[[[3,17]=5,[2,12]=6]=4,[[15]=3,[25,0]=1]=2]=3';
  withSearch({ tree, algorithm: 'iterative-deepening' }, (search) => {
    for (const { depth, step } of search.overview.iterations) {
      const shown = show(search, step);
      for (const node of only(look(shown).shapes, 'node')) {
        const number = look(shown).nodeAtPoint(node.x, node.y);
        const beyond = search.nodes.depth[number] > (depth ?? 0);
        assert.equal(node.alpha <= 0.25, beyond, `node ${number} at depth ${depth}`);
      }
    }
  });
});

test('what is said beside nodes stands clear of other nodes, and of what is said of them', () => {
  for (const { tree } of some(catalogue.presets)) {
    for (const algorithm of ['mtd-f', 'sss-star', 'negascout']) {
      withSearch({ tree, algorithm }, (search) => {
        for (let step = 0; step <= search.overview.steps; step += 13) {
          const size = SIZES[step % SIZES.length];
          const shown = show(search, step, { size, overlay: step % 2 ? 'types' : 'none' });
          const { shapes } = look(shown);
          const said = only(shapes, 'text').filter(isTag).map(extent);
          for (const [index, one] of said.entries()) {
            const about = `${one.text} of ${algorithm} on ${tree} at step ${step} on ${size.width} × ${size.height}`;
            assert.ok(one.left >= -1 && one.right <= size.width + 1, about);
            for (const other of said.slice(0, index)) {
              const apart = one.left >= other.right || other.left >= one.right;
              assert.ok(apart || Math.abs(one.y - other.y) >= 11, `${about} over ${other.text}`);
            }
            for (const node of only(shapes, 'node')) {
              const half = halfWidth(node, one.y);
              const apart = one.left >= node.x + half || one.right <= node.x - half;
              assert.ok(apart, `${about} over a node`);
            }
          }
        }
      });
    }
  }
});

/** @param {Shape & {kind: 'text'}} text */
const isTag = ({ size, runs }) => size === 11 && runs.some(({ weight }) => weight === 600);

/** The approximate box of a text. @param {Shape & {kind: 'text'}} shape */
function extent({ x, y, size, align, runs }) {
  const text = runs.map((run) => run.text).join('');
  const width = [...text].length * size * 0.58;
  const left = x - { left: 0, center: width / 2, right: width }[align];
  return { text, left, right: left + width, y };
}

/** How far a node reaches to either side at some height. @param {Shape & {kind: 'node'}} node @param {number} y */
function halfWidth({ shape, y: middle, width, height }, y) {
  const along = (y - middle) / height + 0.5;
  if (along < 0 || along > 1) return Number.NEGATIVE_INFINITY;
  if (shape === 'box') return width / 2;
  return ((shape === 'up' ? along : 1 - along) * width) / 2;
}
