/** Folded subtrees: what is hidden, how they are written, what is folded by itself. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldedIn, NO_FOLDS, readFolds, writeFolds } from '../../www/src/engine/folding.js';
import { fittingLevel } from '../../www/src/layout/legible.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project } from '../../www/src/layout/projection.js';
import { listed, walk } from '../../www/src/panels/outline.js';
import { catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { SIZES } from './support/show.js';
import { randomTree, write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Random } from './support/random.js' */

/**
 * Random trees with something folded.
 * @param {number} count
 * @param {(search: Search, folded: number[], chance: Random) => void} look
 */
function everyFold(count, look) {
  for (let seed = 1; seed <= times(count); seed += 1) {
    const chance = random(seed);
    const tree = write(randomTree(chance, 60));
    withSearch({ tree, algorithm: chance.pick(['minimax', 'alpha-beta']) }, (search) => {
      const inner = [...search.nodes.leaf.keys()].filter((node) => !search.nodes.leaf[node]);
      const folded = inner.filter(() => chance.chance(0.15));
      search.fold(folded);
      look(search, folded, chance);
    });
  }
}

/** Whether one of the nodes above a node is among some. @param {Search} search @param {number} node @param {number[]} some */
function liesBelow({ nodes }, node, some) {
  for (let above = nodes.parent[node]; above >= 0; above = nodes.parent[above]) {
    if (some.includes(above)) return true;
  }
  return false;
}

test('what lies below a folded node is hidden, and nothing else', () => {
  everyFold(150, (search, folded) => {
    const { folding, nodes } = search;
    const shown = [];
    for (let node = 0; node < nodes.length; node = folding.next(node)) shown.push(node);
    assert.deepEqual([...folding.visible(nodes.length)], shown);
    for (let node = 0; node < nodes.length; node += 1) {
      const hidden = liesBelow(search, node, folded);
      assert.equal(folding.hides(node), hidden);
      assert.equal(shown.includes(node), !hidden);
      assert.equal(folding.isSymbol(node), folded.includes(node) && !hidden);
      const symbol = folding.visibleNode(node);
      assert.ok(hidden ? folded.includes(symbol) && !folding.hides(symbol) : symbol === node);
    }
  });
});

test('what is hidden lies nowhere, and what is on show lies on the canvas', () => {
  everyFold(60, (search) => {
    for (const size of SIZES) {
      const plane = place(search);
      const at = project(plane, size, fit(plane, size));
      for (let node = 0; node < search.nodes.length; node += 1) {
        assert.equal(Number.isNaN(at.x(node)), search.folding.hides(node));
        if (search.folding.hides(node)) continue;
        assert.ok(at.x(node) >= 0 && at.x(node) <= size.width, `x of ${node}: ${at.x(node)}`);
        assert.ok(at.y(node) >= 0 && at.y(node) <= size.height, `y of ${node}: ${at.y(node)}`);
      }
    }
  });
});

test('the items are the nodes on show, and arrows walk them alone', () => {
  everyFold(100, (search, _, chance) => {
    const { folding, nodes } = search;
    const items = listed(search, 0);
    assert.ok(items.every((node) => !folding.hides(node)));
    assert.equal(
      items.length,
      [...nodes.leaf.keys()].filter((node) => !folding.hides(node)).length,
    );
    let at = 0;
    for (let steps = 0; steps < 60; steps += 1) {
      const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
      const key = chance.pick(keys);
      const to = walk(search, at, key);
      const index = items.indexOf(at);
      if (key === 'ArrowDown') assert.equal(to, items[index + 1] ?? null);
      if (key === 'ArrowUp') assert.equal(to, items[index - 1] ?? null);
      if (key === 'End') assert.equal(to, items.at(-1));
      assert.ok(to === null || items.includes(to));
      at = to ?? at;
    }
  });
});

test('what is folded is written as it is read', () => {
  for (const [text, folds] of /** @type {const} */ ([
    ['', NO_FOLDS],
    ['12', { itself: false, folded: [12], unfolded: [] }],
    ['12,40', { itself: false, folded: [12, 40], unfolded: [] }],
    ['auto', { itself: true, folded: [], unfolded: [] }],
    ['auto,12,-40', { itself: true, folded: [12], unfolded: [40] }],
  ])) {
    assert.deepEqual(readFolds(text), folds);
    assert.equal(writeFolds(folds), text);
  }
  assert.deepEqual(readFolds('40,12,40')?.folded, [12, 40]);
  assert.equal(readFolds('none'), NO_FOLDS);
  for (const wrong of [
    'x',
    '12,',
    ',12',
    '-12',
    '1.5',
    '12;40',
    'auto,auto',
    '12,auto',
    'Auto',
    ' 12',
    '12345678',
  ]) {
    assert.equal(readFolds(wrong), null, wrong);
  }
});

/** A tree of so many children a node and so many plies. @param {number} branching @param {number} depth @returns {string} */
const uniform = (branching, depth) =>
  depth === 0
    ? '1'
    : `[${Array(branching)
        .fill(uniform(branching, depth - 1))
        .join(',')}]`;

test('what does not fit is folded at the deepest row that can be read', () => {
  const desk = { width: 945, height: 630 };
  const phone = { width: 360, height: 370 };
  withSearch({ tree: uniform(4, 6), algorithm: 'minimax' }, (search) => {
    assert.equal(fittingLevel(search, desk), 2);
    assert.equal(fittingLevel(search, phone), 1);
    const folds = { ...NO_FOLDS, itself: true };
    const at = (/** @type {number[]} */ unfolded) =>
      foldedIn(search.nodes, 2, { ...folds, unfolded });
    assert.equal(at([]).length, 16);
    assert.ok(at([]).every((node) => search.nodes.depth[node] === 2));
    // A subtree unfolded by hand shows one more ply.
    const first = at([])[0];
    const opened = at([first]).filter((node) => !at([]).includes(node));
    assert.deepEqual([at([first]).length, opened.length], [19, 4]);
    assert.ok(opened.every((node) => search.nodes.parent[node] === first));
  });
  for (const { tree } of catalogue.presets) {
    withSearch({ tree, algorithm: 'minimax' }, (search) => {
      assert.equal(fittingLevel(search, desk), null, 'the presets fit on a desk');
    });
  }
  withSearch({ tree: uniform(200, 1), algorithm: 'minimax' }, (search) => {
    assert.equal(fittingLevel(search, phone), 0);
    assert.deepEqual(foldedIn(search.nodes, 0, { ...NO_FOLDS, itself: true }), [0]);
  });
});

test('nothing is folded by itself where that is not asked for, or where everything fits', () => {
  withSearch({ tree: uniform(4, 3), algorithm: 'minimax' }, ({ nodes }) => {
    assert.deepEqual(foldedIn(nodes, 1, { ...NO_FOLDS, folded: [1] }), [1]);
    assert.deepEqual(foldedIn(nodes, null, { itself: true, folded: [1], unfolded: [] }), [1]);
  });
});
