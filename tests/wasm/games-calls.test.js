/** Calls of the games' wasm with any arguments: each returns, or throws as it may, and the module works afterwards. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { times } from '../unit/support/effort.js';
import { games } from '../unit/support/games.js';
import { random } from '../unit/support/random.js';

/** @import { Random } from '../unit/support/random.js' */

const SEEDS = 3000;

/** Parts of recipes, right and wrong, and what no recipe has. */
const PARTS = [
  ...['tic-tac-toe(', 'four(', 'chess(', 'go(', ')', ', ', '=', ' with 0=3', '\n', '\ud800', '…'],
  ...['position=.XO/O.X/X.O', 'moves=O', 'columns=3', 'rows=3', 'played=12', 'depth=1', 'depth=2'],
  ...['fen=7k/8/5K2/8/8/8/8/6R1 w - -', 'king=free', 'position=', 'depth=-1', 'x', '12'],
];

/** @param {Random} random */
const text = (random) =>
  Array.from({ length: random.int(0, 6) }, () => random.pick(PARTS)).join('') +
  (random.chance(0.7) ? ')' : '');

/** @param {Random} random @returns {any} */
const odd = (random) => random.pick([null, undefined, 7, Number.NaN, 12n, {}, [], Symbol('odd')]);

/** @param {Random} random @param {any} fitting */
const given = (random, fitting) => (random.chance(0.9) ? fitting : odd(random));

/** @param {Random} random */
const line = (random) =>
  Array.from({ length: random.int(0, 3) }, () => random.pick(['1A', '2B', 'e4', 'Kf7', '1', '']));

/** What each export is given. @type {Record<string, (random: Random) => any[]>} */
const CALLS = {
  games: () => [],
  grow: (random) => [text(random)],
  recipe: (random) => [text(random)],
  most_nodes: (random) => [text(random)],
  with_parameter: (random) => [
    text(random),
    random.pick(['depth', 'fen', 'x', '']),
    random.pick(['1', '-1', 'x', '', '99999']),
  ],
  view: (random) => [text(random), line(random)],
};

test('every export is called', () => {
  const rest = ['__wasm', 'initSync', 'start'];
  const exported = Object.keys(games).filter((name) => !rest.includes(name));
  assert.deepEqual(Object.keys(CALLS).sort(), exported.sort());
});

test('no calls harm the module of the games', () => {
  for (let seed = 0; seed < times(SEEDS); seed += 1) {
    const source = random(seed);
    const name = source.pick(Object.keys(CALLS));
    const args = CALLS[name](source).map((fitting) => given(source, fitting));
    try {
      Reflect.apply(Reflect.get(games, name), games, args);
    } catch (error) {
      const isOurs = typeof error === 'object' && error !== null && 'kind' in error;
      const isOfGlue = error instanceof TypeError || /^Error: expected a/.test(String(error));
      assert.ok(isOurs || isOfGlue, `seed ${seed}: ${name}(${args.map(String)}) threw ${error}`);
    }
  }
  assert.equal(games.grow('tic-tac-toe(position=.XO/O.X/X.O, moves=O)').nodes, 16);
});
