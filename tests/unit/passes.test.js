/** The windows of the searches of the root, and their rows below the ruler. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passes, passRows } from '../../www/src/engine/passes.js';
import { LARGEST, NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { ruler, rulerBox } from '../../www/src/scene/gauge/ruler.js';
import { widthOf } from '../../www/src/scene/text.js';
import { preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { everySearch } from './support/searches.js';
import { only, SIZES, show } from './support/show.js';

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

test('what is drawn of them stands below the ruler, in as many rows as there is room for, and does not overlap', () => {
  let [drawn, written] = [0, 0];
  for (const leaves of ['uniform(-99..99)', 'uniform(-1900000000..1900000000)']) {
    for (const algorithm of ['aspiration', 'mtd-f', 'mtd+inf', 'mtd-inf', 'iterative-deepening']) {
      const tree = `random(branching=2, depth=3, seed=5, leaves=${leaves}, noise=5)`;
      withSearch({ tree, algorithm }, (search) => {
        for (const size of SIZES) {
          for (let step = 1; step <= search.overview.steps; step += 5) {
            const about = `${tree} ${algorithm} step ${step} on ${size.width} × ${size.height}`;
            const shown = show(search, step, { size });
            const box = rulerBox(size, shown.at.plane);
            const all = ruler(shown, gauge(search, shown.moment));
            const rows = all.filter(({ kind }) => kind === 'jaw' || kind === 'text');
            for (const shape of rows) {
              if (shape.kind === 'jaw') {
                drawn += 1;
                assert.ok(shape.x >= box.x && shape.x <= box.x + box.width, about);
                assert.ok(shape.y >= 66 && shape.y + shape.height <= box.height, about);
              }
            }
            const texts = only(all, 'text').filter(({ y }) => y > 66);
            assert.ok(new Set(texts.map(({ y }) => y)).size <= passRows(search), about);
            for (const { x, y, size: font, align, runs } of texts) {
              written += 1;
              const width = widthOf(runs, font);
              const from = align === 'left' ? x : x - width;
              assert.ok(font >= 11 && y + font / 2 <= box.height, about);
              assert.ok(from >= box.x && from + width <= box.x + box.width, about);
              for (const { x: end } of only(all, 'jaw').filter((jaw) => Math.abs(jaw.y - y) < 9)) {
                assert.ok(end <= from || end >= from + width, about);
              }
            }
          }
        }
      });
    }
  }
  assert.ok(drawn > 100 && written > 500, `${drawn} drawn, ${written} written`);
});
