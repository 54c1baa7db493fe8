/** The windows of the searches of the root, and their places in the picture. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LARGEST, NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { passes, passRows } from '../../www/src/scene/gauge/passes.js';
import { passesBox } from '../../www/src/scene/gauge/passes-box.js';
import { Look } from '../../www/src/scene/look.js';
import { rootWindow } from '../../www/src/scene/passes.js';
import { widthOf } from '../../www/src/scene/text.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { some } from './support/random.js';
import { everySearch, UNDEMANDING } from './support/searches.js';
import { look, only, SIZES, show } from './support/show.js';

/** @import { Request } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Search } from '../../www/src/engine/search.js' */

const SWEDISH = preset('swedish-51');

/** One unit wide, or beside an infinity. @param {{alpha: number, beta: number}} window */
const isNull = ({ alpha, beta }) => beta - alpha === 1 || alpha === LARGEST || beta === 0 - LARGEST;

/** @param {Search} search */
const all = (search) => passes(search, search.overview.iterations.length - 1);

/** @param {Request} request */
const passesOf = (request) =>
  withSearch(request, (search) =>
    all(search).map(({ alpha, beta, value, fell }) => [alpha, beta, value, fell]),
  );

test('an aspiration window that fails is followed by one that is open on that side', () => {
  const request = (/** @type {string} */ guess) => ({
    tree: SWEDISH,
    algorithm: 'aspiration',
    options: { guess },
  });
  assert.deepEqual(passesOf(request('7')), [
    [6, 8, 5, 'low'],
    [NEG_INF, 8, 5, 'inside'],
  ]);
  assert.deepEqual(passesOf(request('3')), [
    [2, 4, 5, 'high'],
    [2, POS_INF, 5, 'inside'],
  ]);
  assert.deepEqual(passesOf(request('5')), [[4, 6, 5, 'inside']]);
});

test('the guess is in the middle of the window, and at the end of MTD’s first test', () => {
  const guess = (/** @type {string} */ algorithm) =>
    withSearch({ tree: SWEDISH, algorithm, options: { guess: '7' } }, (search) =>
      all(search).map((pass) => pass.guess),
    );
  assert.deepEqual(guess('aspiration'), [7, null]);
  assert.equal(guess('mtd-f')[0], 7);
});

test('what MTD knows of the value closes in, and each test is one unit wide', () => {
  let followed = 0;
  everySearch(
    (search, about) => {
      const { iterations } = search.overview;
      for (let index = 0; index < iterations.length; index += 1) {
        const rows = passes(search, index);
        for (const [at, pass] of rows.entries()) {
          assert.ok(isNull(pass), about);
          const next = rows[at + 1];
          if (next === undefined) continue;
          followed += 1;
          const [bounds, narrower] = [pass, next].map(({ lower, upper }) => [lower, upper]);
          assert.ok(
            [...bounds, ...narrower].every((bound) => typeof bound === 'number'),
            about,
          );
          assert.ok(Number(narrower[0]) >= Number(bounds[0]), about);
          assert.ok(Number(narrower[1]) <= Number(bounds[1]), about);
          const known = pass.fell === 'high' ? next.lower : next.upper;
          assert.equal(known, pass.value, about);
        }
      }
    },
    { algorithms: ['mtd-f', 'mtd+inf', 'mtd-inf'], rounds: 20 },
  );
  assert.ok(followed > times(50), `${followed} tests after another`);
});

test('there are passes where the root has a window that is not open, and at most so many rows', () => {
  everySearch((search, about) => {
    const { iterations } = search.overview;
    const closed = iterations.some(
      ({ window }) => window !== null && (window.alpha > NEG_INF || window.beta < POS_INF),
    );
    assert.equal(passRows(search) > 0, closed, about);
    assert.ok(all(search).length <= Math.max(passRows(search), 0), about);
    assert.deepEqual(passes(search, null), [], about);
    for (const { value, begun, ended } of all(search)) {
      assert.ok(value !== null && begun < ended, about);
    }
    const last = all(search).at(-1);
    const turned = search.overview.perspective === 'side-to-move' && !search.nodes.max[0];
    // −0 would be another number.
    const value = turned ? 0 - search.overview.value : search.overview.value;
    if (last !== undefined) assert.equal(last.value, value, about);
  });
});

/** @param {(search: Search, size: {width: number, height: number}, about: string) => void} look */
function everyPlace(look) {
  for (const { id, tree } of catalogue.presets) {
    for (const algorithm of some(UNDEMANDING, id)) {
      withSearch({ tree, algorithm }, (search) => {
        if (passRows(search) === 0) return;
        for (const size of SIZES) {
          look(search, size, `${id} ${algorithm} on ${size.width} × ${size.height}`);
        }
      });
    }
  }
}

test('the root’s windows hide no node and no edge, and do not move from step to step', () => {
  let shownAtAll = 0;
  everyPlace((search, size, about) => {
    const places = [0, 1, search.overview.steps].map((step) => {
      return passesBox(show(search, step, { size }), passRows(search));
    });
    assert.deepEqual(places[1], places[0], about);
    assert.deepEqual(places[2], places[0], about);
    const [box] = places;
    if (box === null) return;
    shownAtAll += 1;
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width, about);
    const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
      x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    const { edges, shapes } = look(show(search, 0, { size }));
    for (const { x1, y1, x2, y2 } of edges) {
      for (let part = 0; part <= 100; part += 1) {
        const along = part / 100;
        assert.ok(!inside(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along), about);
      }
    }
    for (const { x, y, width, height } of only(shapes, 'node')) {
      for (const [dx, dy] of [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ]) {
        assert.ok(!inside(x + (dx * width) / 2, y + (dy * height) / 2), about);
      }
    }
  });
  assert.ok(shownAtAll > times(50));
});

test('all that is drawn of them stays in their place, and is large enough to read', () => {
  let drawn = 0;
  everyPlace((search, size, about) => {
    for (let step = 1; step <= search.overview.steps; step += 9) {
      const shown = show(search, step, { size });
      const box = passesBox(shown, passRows(search));
      if (box === null) continue;
      const { shapes } = look(shown);
      for (const shape of shapes) {
        if (shape.kind !== 'band' && shape.kind !== 'jaw') continue;
        drawn += 1;
        assert.ok(shape.x >= box.x && shape.x <= box.x + box.width, about);
        assert.ok(shape.y >= box.y && shape.y <= box.y + box.height, about);
      }
      for (const text of only(shapes, 'text')) assert.ok(text.size >= 11, about);
    }
  });
  assert.ok(drawn > times(500), `${drawn} drawn`);
});

test('what is written of them stays in their place, and does not overlap', () => {
  let written = 0;
  for (const leaves of ['uniform(-99..99)', 'uniform(-1900000000..1900000000)']) {
    for (const algorithm of ['aspiration', 'mtd-f', 'mtd+inf', 'mtd-inf', 'iterative-deepening']) {
      const tree = `random(branching=2, depth=3, seed=5, leaves=${leaves}, noise=5)`;
      withSearch({ tree, algorithm }, (search) => {
        for (const size of SIZES) {
          for (let step = 1; step <= search.overview.steps; step += 5) {
            const shown = show(search, step, { size });
            const box = passesBox(shown, passRows(search));
            if (box === null) continue;
            // Words are narrower than figures.
            const all = only(rootWindow(new Look(shown)), 'text').slice(1);
            const texts = all.map(({ x, y, size, align, runs }) => {
              const [number, ...words] = runs;
              const width = widthOf([number], size) + widthOf(words, size * 0.8);
              const from = align === 'left' ? x : x - width / 2;
              return { from, to: from + width, y, said: runs.map(({ text }) => text).join('') };
            });
            const about = `${tree} ${algorithm} step ${step} on ${size.width} × ${size.height}`;
            for (const [index, one] of texts.entries()) {
              written += 1;
              assert.ok(one.from >= box.x - 1, `${about}: ${one.said}`);
              assert.ok(one.to <= box.x + box.width + 1, `${about}: ${one.said}`);
              for (const other of texts.slice(index + 1).filter(({ y }) => y === one.y)) {
                assert.ok(
                  one.to + 2 <= other.from || other.to + 2 <= one.from,
                  `${about}: ${one.said} over ${other.said}`,
                );
              }
            }
          }
        }
      });
    }
  }
  assert.ok(written > 500);
});
