/** The boards of a game in its tree. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isToGrow, keep } from '../../www/src/engine/games/grown.js';
import { figure } from '../../www/src/features/figures/figure.js';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { boardAt, boardPlace } from '../../www/src/scene/board-place.js';
import { OUTLINES } from '../../www/src/scene/chess-pieces.js';
import { rulerBox } from '../../www/src/scene/gauge/ruler.js';
import { Look } from '../../www/src/scene/look.js';
import { ofNode, scene } from '../../www/src/scene/scene.js';
import { GAME_TREES } from '../../www/src/session/game-trees.js';
import { preset, withSearch } from './support/core.js';
import { sourceOf } from './support/figures.js';
import { games } from './support/games.js';
import { only, overlap, SIZES, show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Shape } from '../../www/src/scene/scene.js' */

const [LESSON, FOUR, CHESS] = GAME_TREES.map(({ tree }) => tree);
const ROOMY = { width: 1280, height: 720 };

/** @param {string} tree @param {(search: Search) => void} look */
function ofTree(tree, look) {
  if (isToGrow(tree)) keep(tree, games.grow(tree), games);
  withSearch({ tree, algorithm: 'alpha-beta' }, look);
}

/** The places of the boards that are drawn. @param {ReturnType<typeof show>} shown */
const boards = (shown) =>
  [...shown.detail.nodes].flatMap((node) => {
    const place = boardPlace(shown, node);
    return place === null ? [] : [{ node, place }];
  });

test('every node of the lesson’s tree has its board where there is room', () => {
  ofTree(LESSON, (search) => {
    const shown = show(search, 0, { size: ROOMY });
    assert.equal(boards(shown).length, 12);
    const look = new Look(shown);
    for (const { node } of boards(shown)) {
      const drawn = ofNode(look, node).under;
      const signs = (search.boards?.at(node)?.rows ?? []).join('');
      const count = (/** @type {string} */ sign) => signs.split(sign).length - 1;
      const falling = drawn.filter(
        (shape) => shape.kind === 'edge' && shape.x1 < shape.x2 && shape.y1 < shape.y2,
      );
      assert.equal(drawn.filter(({ kind }) => kind === 'circle').length, count('O'));
      assert.equal(falling.length, count('X'));
    }
  });
});

test('boards cover neither each other, nor nodes, nor the edge of the canvas', () => {
  for (const tree of [LESSON, FOUR, CHESS])
    ofTree(tree, (search) => {
      for (const size of SIZES) {
        const shown = show(search, 0, { size });
        const all = boards(shown);
        for (const { node, place } of all) {
          const about = `${tree}, node ${node}, ${size.width}×${size.height}`;
          assert.ok(place.y + place.height <= size.height, about);
          const others = all.filter((other) => other.node !== node);
          assert.ok(!others.some((other) => overlap(place, other.place)), about);
          for (const other of shown.detail.nodes) {
            const { width, height } = nodeSize({
              k: scaleOf(shown.at, other),
              row: shown.at.row,
            });
            const [x, y] = [shown.at.x(other) - width / 2, shown.at.y(other) - height / 2];
            assert.ok(!overlap(place, { x, y, width, height }), `${about}, over ${other}`);
          }
        }
      }
    });
});

test('edges begin below the board of their parent', () => {
  ofTree(LESSON, (search) => {
    const shown = show(search, 0, { size: ROOMY });
    const look = new Look(shown);
    for (let node = 1; node < search.nodes.length; node += 1) {
      const board = boardPlace(shown, search.nodes.parent[node]);
      assert.ok(board !== null && look.ends(node).y1 === board.y + board.height);
    }
  });
});

test('a point on a board is a point on its node', () => {
  ofTree(FOUR, (search) => {
    const shown = show(search, 0, { size: ROOMY });
    assert.ok(boards(shown).length >= 6);
    for (const { node, place } of boards(shown)) {
      const point = { x: place.x + 2, y: place.y + place.height - 2 };
      assert.equal(boardAt(search, shown.at, point), node);
      assert.equal(boardAt(search, shown.at, { ...point, y: place.y + place.height + 2 }), null);
    }
  });
});

test('the ruler covers no board', () => {
  for (const tree of [LESSON, FOUR])
    ofTree(tree, (search) => {
      for (let step = 0; step <= search.overview.steps; step += 1) {
        const shown = show(search, step, { size: { width: 920, height: 554 } });
        const box = rulerBox(shown.size, shown.at.plane);
        const covered = boards(shown).filter(({ place }) => overlap(box, place));
        assert.deepEqual(covered, [], `${tree}, step ${step}`);
      }
    });
});

test('a board of chess has the pieces of its position, white’s as outlines', () => {
  ofTree(CHESS, (search) => {
    const shown = show(search, 0, { size: { width: 1920, height: 1080 } });
    const pieces = only(ofNode(new Look(shown), 0).under, 'piece');
    const { k, r } = OUTLINES;
    assert.deepEqual(
      pieces.map(({ outline, isWhite }) => [outline, isWhite]),
      [
        [k, false],
        [k, true],
        [r, true],
      ],
    );
    for (const { x, y, square, outline, alpha } of pieces) {
      const board = boardPlace(shown, 0) ?? assert.fail();
      assert.equal(alpha, 1);
      for (const [dx, dy] of outline) {
        assert.ok(Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5, 'a piece stays in its square');
        assert.ok(x + dx * square > board.x && x + dx * square < board.x + board.width);
        assert.ok(y + dy * square > board.y && y + dy * square < board.y + board.height);
      }
    }
  });
});

test('a figure is high enough for boards, and no higher', () => {
  ofTree(CHESS, (search) => {
    const { shapes } = figure(sourceOf(search, 0), { width: 800 });
    assert.equal(shapes.filter(({ kind }) => kind === 'piece').length, 3);
  });
  ofTree(LESSON, (search) => {
    const { height, shapes } = figure(sourceOf(search, 0), { width: 800 });
    assert.ok(shapes.filter(({ kind }) => kind === 'circle').length > 20);
    const ends = shapes.map((shape) => (shape.kind === 'edge' ? Math.max(shape.y1, shape.y2) : 0));
    const lowest = Math.max(...ends);
    assert.ok(lowest < height && lowest > height - 30, `${lowest} of ${height}`);
  });
});

test('other trees have no boards, and a folded subtree has its bar in place of one', () => {
  ofTree(preset('swedish-51'), (search) => assert.equal(search.boards, null));
  ofTree(LESSON, (search) => {
    search.fold([1]);
    const shown = show(search, 0, { size: ROOMY });
    assert.equal(boardPlace(shown, 1), null);
    assert.ok(boardPlace(shown, 0) !== null);
  });
});

test('a skipped board is faint', () => {
  ofTree(LESSON, (search) => {
    const shown = show(search, search.overview.steps, { size: ROOMY });
    const look = new Look(shown);
    const skipped =
      [...search.nodes.parent.keys()].find((node) => look.isCut(node)) ?? assert.fail();
    const faint = (/** @type {Shape} */ shape) =>
      shape.kind !== 'circle' || (shape.alpha ?? 1) < 0.5;
    assert.ok(ofNode(look, skipped).under.every(faint));
    assert.ok(scene(shown).length > 100);
  });
});
