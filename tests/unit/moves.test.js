/** The names of moves in the picture. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isToGrow, keep } from '../../www/src/engine/games/grown.js';
import { Look } from '../../www/src/scene/look.js';
import { ofNode, texts } from '../../www/src/scene/scene.js';
import { widthOf } from '../../www/src/scene/text.js';
import { GAME_TREES } from '../../www/src/session/game-trees.js';
import { withSearch } from './support/core.js';
import { games } from './support/games.js';
import { SIZES, show } from './support/show.js';

/** @import { Look as Drawn } from '../../www/src/scene/look.js' */

const BACK_RANK = 'chess(fen=6k1/5ppp/8/8/8/8/5PPP/3R2K1, depth=2)';
const TREES = [...GAME_TREES.map(({ tree }) => tree), BACK_RANK];

/** The names that are drawn, with their nodes and where they are. @param {Drawn} look */
function named(look) {
  const groups = Array.from(look.show.detail.nodes, (node) => ofNode(look, node));
  return texts(look, groups, []).flatMap(({ label: { node }, lines: [{ x, y, size, runs }] }) => {
    const [{ text: name }] = runs;
    if (node < 0 || name !== look.nodes.move(node)) return [];
    const width = widthOf(runs, size);
    return [{ node, x, y, size, from: x - width / 2, to: x + width / 2, name }];
  });
}

/** @param {(look: Drawn, about: string) => void} check */
function everyPicture(check) {
  for (const tree of TREES) {
    if (isToGrow(tree)) keep(tree, games.grow(tree), games);
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      for (const size of SIZES)
        for (let step = 0; step <= search.overview.steps; step += 17)
          check(new Look(show(search, step, { size })), `${tree}, step ${step}, ${size.width}`);
    });
  }
}

test('a name is nearer to its own node than to another of the row', () => {
  let checked = 0;
  everyPicture((look, about) => {
    const { rows } = look.show.at.plane;
    for (const { node, x, name } of named(look)) {
      const row = look.nodes.depth[node];
      const others = [...rows.nodes.subarray(rows.start[row], rows.start[row + 1])];
      const away = (/** @type {number} */ other) => Math.abs(look.place(other).x - x);
      for (const other of others)
        assert.ok(away(node) <= away(other), `${about}: ${name} of ${node} is at ${other}`);
      checked += 1;
    }
  });
  assert.ok(checked > 1000);
});

test('names do not touch each other', () => {
  let checked = 0;
  everyPicture((look, about) => {
    const all = named(look);
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        if (look.nodes.depth[one.node] !== look.nodes.depth[other.node]) continue;
        const isApart =
          one.to + 2 <= other.from || other.to + 2 <= one.from || Math.abs(one.y - other.y) >= 11;
        assert.ok(isApart, `${about}: ${one.name} of ${one.node}, ${other.name} of ${other.node}`);
        checked += 1;
      }
    }
  });
  assert.ok(checked > 1000);
});
