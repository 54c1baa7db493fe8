/** The slider over the steps as a skyline: the depth of the search up to the present step, and nothing of what comes after it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST } from '../../www/src/engine/skyline.js';
import { draw, skyline } from '../../www/src/panels/skyline.js';
import { withSearch } from './support/core.js';
import { random } from './support/random.js';
import { attributes, model, render } from './support/render.js';
import { everySearch } from './support/searches.js';

/** @import { Column } from '../../www/src/engine/skyline.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** More steps than there are columns. */
const LONG = { tree: 'random(branching=3, depth=8, seed=1)', algorithm: 'alpha-beta' };

/** The columns of all steps. @param {Search} search */
const columnsOf = (search) => search.skyline.between(0, search.overview.steps);

/** The column of one step, from what is said of it. @param {Search} search @param {number} step @returns {Column} */
function told(search, step) {
  const { node, fact } = search.moment(step);
  const depth = node === null ? 0 : search.nodes.depth[node];
  const isCut = fact.kind === 'cutoff' || fact.kind === 'assume';
  return {
    least: depth,
    greatest: depth,
    evaluates: fact.kind === 'evaluate',
    cut: isCut ? depth : null,
    idle: isCut && fact.skipped === 0,
  };
}

/** Some columns as one. @param {readonly Column[]} columns @returns {Column} */
function together(columns) {
  const cuts = columns.filter(({ cut }) => cut !== null);
  const meant = cuts.some(({ idle }) => !idle) ? cuts.filter(({ idle }) => !idle) : cuts;
  return {
    least: Math.min(...columns.map(({ least }) => least)),
    greatest: Math.max(...columns.map(({ greatest }) => greatest)),
    evaluates: columns.some(({ evaluates }) => evaluates),
    cut: meant.length === 0 ? null : Math.min(...meant.map(({ cut }) => Number(cut))),
    idle: meant.length > 0 && meant[0].idle,
  };
}

/** The height of an outline over each column. @param {string} path that may begin and end on the ground */
function heights(path) {
  /** @type {number[]} */
  const found = [];
  let y = Number.NaN;
  for (const [, name, number] of path.replace(/^M0 (\d+)V/, 'V').matchAll(/([VH])([\d.]+)/g)) {
    if (name === 'V') y = Number(number);
    else while (found.length < Number(number)) found.push(y);
  }
  return found;
}

/** The column, and the numbers after it, of each mark of a path. @param {string} path */
const marksOf = (path) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)(?:V([\d.]+)|h0)/g)].map(([, x, from, to]) => ({
    column: Number(x) - 0.5,
    from: Number(from),
    to: to === undefined ? null : Number(to),
  }));

/** A path of the skyline; empty if there is none. @param {ReturnType<typeof model>} shown @param {string} name */
const pathOf = (shown, name) =>
  render(skyline(shown)).match(new RegExp(`class="${name}" d=([^>]*)>`))?.[1] ?? '';

/** How many columns a skyline shows; 0 if none. @param {ReturnType<typeof model>} shown */
const past = (shown) => Number(attributes(render(skyline(shown)), 'width')[0] ?? 0);

test('each step has its column, as what is said of it says, in every search', () => {
  everySearch((search, about) => {
    const columns = columnsOf(search);
    const { steps } = search.overview;
    if (steps > MOST) return;
    assert.equal(columns.length, steps, about);
    for (const [at, column] of columns.entries())
      assert.deepEqual(column, told(search, at + 1), `${about} step ${at + 1}`);
    assert.equal(columnsOf(search), columns, 'they are asked for once');
  });
});

test('many steps share a column, which holds what they hold', () => {
  withSearch(LONG, (search) => {
    const { steps } = search.overview;
    assert.ok(steps > 3 * MOST);
    const columns = [...columnsOf(search)];
    assert.equal(columns.length, MOST);
    const chance = random(1);
    for (let round = 0; round < 60; round += 1) {
      const at = chance.int(0, MOST - 1);
      const [from, to] = [at, at + 1].map((column) => Math.floor((column * steps) / MOST));
      const own = search.skyline.between(from, to);
      assert.equal(own.length, to - from);
      assert.deepEqual(columns[at], together(own), `column ${at}`);
    }
  });
});

test('towers are as high as the greatest depth, and every cutoff has its mark at its depth', () => {
  everySearch((search, about) => {
    const columns = columnsOf(search);
    const plies = search.overview.height;
    const drawing = draw(columns, plies);
    const root = draw([{ least: 0, greatest: 0, evaluates: false, cut: null, idle: false }], plies);
    const [ground] = heights(root.towers);
    const leaf = heights(draw([{ ...columns[0], greatest: plies }], plies).towers)[0];
    const y = (/** @type {number} */ depth) =>
      ground + (depth * (leaf - ground)) / Math.max(1, plies);
    const near = (/** @type {number} */ one, /** @type {number} */ other) =>
      assert.ok(Math.abs(one - other) < 0.02, `${about}: ${one}, ${other}`);
    const towers = heights(drawing.towers);
    assert.equal(towers.length, columns.length);
    for (const [at, { greatest }] of columns.entries()) near(towers[at], y(greatest));
    if (drawing.outline !== '')
      assert.deepEqual(heights(drawing.outline.replace('M0 ', 'V')), towers);
    const falls = marksOf(drawing.falls);
    const cuts = [...columns.entries()].filter(([, { cut, idle }]) => cut !== null && !idle);
    assert.deepEqual(
      falls.map(({ column }) => column),
      cuts.map(([at]) => at),
      about,
    );
    for (const [index, [, { cut }]] of cuts.entries()) {
      near(falls[index].from, y(plies));
      near(Number(falls[index].to), y(Number(cut)));
    }
    assert.equal(drawing.outline === '', columns.length > 320, about);
    if (drawing.outline === '') return;
    const at = (/** @type {(column: Column) => boolean} */ is) =>
      [...columns.entries()].filter(([, column]) => is(column)).map(([index]) => index);
    const marked = (/** @type {string} */ path) => marksOf(path).map(({ column }) => column);
    assert.deepEqual(
      marked(drawing.leaves),
      at(({ evaluates }) => evaluates),
      about,
    );
    assert.deepEqual(marked(drawing.drops), marked(drawing.falls), about);
    assert.deepEqual(
      marked(drawing.idle),
      at(({ idle }) => idle),
      about,
    );
  });
});

test('nothing after the present step is drawn, nor anything before the first that is shown', () => {
  const { search } = model({ tree: TEXTBOOK });
  for (let step = 0; step <= search.overview.steps; step += 1) {
    assert.equal(past(model({ tree: TEXTBOOK, step })), step);
    if (step >= 5 && step <= 20)
      assert.equal(past(model({ tree: TEXTBOOK, from: 5, to: 20, step })), step - 5);
  }
  const bounded = model({ tree: TEXTBOOK, from: 5, to: 20, step: 20 });
  assert.equal(heights(pathOf(bounded, 'towers')).length, 15);
  const { steps } = model(LONG).search.overview;
  const chance = random(2);
  for (let round = 0; round < 30; round += 1) {
    const step = chance.int(0, steps);
    const shown = past(model({ ...LONG, step }));
    assert.ok(Math.floor((shown * steps) / MOST) <= step, `${shown} columns at step ${step}`);
    assert.ok(Math.floor(((shown + 2) * steps) / MOST) > step, `${shown} columns at step ${step}`);
  }
});

test('the scale is that of the tree, or of the limit of the depth, and tells nothing of what comes', () => {
  /** The top of what stands. @param {Wanted} wanted */
  const top = (wanted) => {
    const shown = model({ algorithm: 'minimax', ...wanted });
    return Math.min(...heights(pathOf(shown, 'towers')).slice(0, past(shown)));
  };
  // A deep leaf is the first that is searched, or the last.
  const [soon, late] = ['[[[4, 3], 2], 1]', '[1, [2, [3, 4]]]'];
  assert.ok(top({ tree: late, step: 4 }) > top({ tree: late, step: 1e6 }));
  assert.equal(top({ tree: late, step: 1e6 }), top({ tree: soon, step: 9 }));
  const limited = { tree: '[[1, 2]=1, [3, [4, 5]=4]=3]', options: { depth: '2' }, step: 1e6 };
  assert.equal(top(limited), top({ tree: '[[1, 2], [3, 4]]', step: 1e6 }));
});

test('searches of the root lie on stripes by turns, and a single one on none', () => {
  const shown = model({ tree: 'deepening', algorithm: 'iterative-deepening', step: 1e6 });
  const [, second, third] = shown.search.overview.iterations.map(({ step }) => step);
  assert.equal(pathOf(shown, 'stripes'), `M${second} 0H${third}V40H${second}Z`);
  assert.equal(pathOf(model({ tree: 'swedish-51', step: 9 }), 'stripes'), '');
});

test('the smallest search has its skyline too', () => {
  const shown = model({ tree: '7', algorithm: 'minimax', step: 3 });
  assert.equal(new Set(heights(pathOf(shown, 'towers'))).size, 1);
  assert.equal(past(shown), 3);
});
