import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURE, nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { between, gauge } from '../../www/src/scene/gauge/gauge.js';
import { ruler, rulerBox } from '../../www/src/scene/gauge/ruler.js';
import { scene } from '../../www/src/scene/scene.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { only, SIZES, show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Gauge } from '../../www/src/scene/gauge/gauge.js' */
/** @import { Shape, Show } from '../../www/src/scene/scene.js' */

/** Values with few characters, and with as many as there are. */
const LEAVES = ['uniform(-99..99)', 'uniform(-2000000000..2000000000)'];

/**
 * A ruler on a canvas, with its shapes, which take the most time and are made once for all that is asked of them.
 * @typedef {{shown: Show, measured: Gauge, box: ReturnType<typeof rulerBox>, over: Shape[]}} Drawn
 */

/** @param {Show} shown @returns {Drawn} */
const drawn = (shown) => {
  const measured = gauge(shown.search, shown.moment);
  return {
    shown,
    measured,
    box: rulerBox(shown.size, shown.at.plane),
    over: ruler(shown, measured),
  };
};

/** @param {(drawn: Drawn, about: string) => void} look */
function everyStrip(look) {
  for (const { id, tree } of catalogue.presets) {
    for (const algorithm of some(UNDEMANDING, id)) {
      withSearch({ tree, algorithm }, (search) => {
        for (let step = 0; step <= search.overview.steps; step += 3) {
          const all = [...SIZES, ...LOW];
          const size = all[step % all.length];
          const where = `on ${size.width} × ${size.height}`;
          look(drawn(show(search, step, { size })), `${id} ${algorithm} step ${step} ${where}`);
        }
      });
    }
  }
}

/** Pictures beside and below each other, and that of a phone that lies on its side: they have a low strip. */
const LOW = [
  { width: 531, height: 230 },
  { width: 360, height: 263 },
  { width: 683, height: 195 },
  { width: 740, height: 290 },
];

/** It stands above the tree: it covers no node of one that is seen whole, nor a halo. @param {Drawn} drawn @param {string} about */
function coversNothing({ shown, box }, about) {
  const { at, detail, size } = shown;
  assert.ok(box.x >= 0 && box.x + box.width <= size.width, about);
  for (const node of detail.nodes) {
    const { height } = nodeSize({ k: scaleOf(at, node), row: at.row });
    assert.ok(at.y(node) - height / 2 >= box.height, `${about}: node ${node}`);
  }
  for (const { y, height } of only(scene(shown), 'halo'))
    assert.ok(y - height / 2 >= box.height - 1, `${about}: a halo`);
}

/** What is written does not overlap, and stays in its place. @param {Drawn} drawn @param {string} about */
function canBeRead({ box, over }, about) {
  const rows = new Map();
  for (const shape of over) {
    if (shape.kind !== 'text') continue;
    const text = shape.runs.map((run) => run.text).join('');
    assert.ok(shape.size >= 11 && text !== '', `${about}: ${text}`);
    const width = text.length * shape.size * FIGURE;
    const from = { left: shape.x, center: shape.x - width / 2, right: shape.x - width }[
      shape.align
    ];
    const row = rows.get(shape.y) ?? [];
    for (const other of row) {
      const apart = Math.max(from - other.to, other.from - (from + width));
      assert.ok(apart >= 2, `${about}: ${text} over ${other.text}`);
    }
    rows.set(shape.y, [...row, { from, to: from + width, text }]);
    const { x, width: whole } = box;
    assert.ok(from >= x && from + width <= x + whole + 1e-6, `${about}: ${text} outside`);
  }
}

/** The plates of both owners meet where their window is empty, as it is at a cutoff, with the value's mark beyond, and never cross. @param {Drawn} drawn @param {string} about */
function hasPlates({ over, measured, shown }, about) {
  if (shown.search.overview.bestFirst) return;
  const { left, right, closed, best } = measured;
  const plates = only(over, 'band').filter(({ height }) => [22, 14].includes(height));
  const owners = [left, right].flatMap((jaw) => (jaw === null ? [] : [jaw.owner]));
  assert.deepEqual(
    plates.map(({ colour }) => colour),
    owners,
    about,
  );
  if (plates.length === 0) return;
  const [low, high] = plates;
  const apart = high.x - (low.x + low.width);
  assert.ok(apart >= -1e-6 && low.width >= 0 && high.width >= 0, about);
  const isEmpty = left !== null && right !== null && left.at >= right.at;
  if (closed !== null || isEmpty) assert.ok(apart < 1e-6, `${about}: they meet`);
  if (closed === null) return;
  const mark = only(over, 'mark').find((shape) => shape.colour === 'ink');
  assert.equal(mark !== undefined, best !== null, about);
  if (mark === undefined) return;
  const beyond = closed === 'right' ? mark.x - high.x : high.x - mark.x;
  assert.ok(beyond >= -1e-6, `${about}: the value lies beyond`);
}

test('a low strip has its numbers too', () => {
  for (const { id, tree } of some(catalogue.presets, 'low')) {
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      for (let step = 1; step <= search.overview.steps; step += 5) {
        const { shown, measured, over, box } = drawn(show(search, step, { size: LOW[step % 4] }));
        const texts = only(over, 'text');
        const marks = only(over, 'mark').filter(({ x }) => x > box.x + 52);
        const lowest = Math.max(...marks.map(({ y, size }) => y + size), 0);
        const below = texts.filter(({ y, size }) => y - 0.4 * size > lowest && y > box.height / 2);
        const said = below.map(({ runs }) => runs.map(({ text }) => text).join(''));
        for (const value of [measured.best, measured.arriving])
          if (value !== null)
            assert.ok(said.includes(shown.score(value.units)), `${id} step ${step}: ${said}`);
        assert.ok(said.length > 0 && below.every(({ y, size }) => y + 0.62 * size <= box.height));
      }
    });
  }
});

test('the strip covers nothing, can be read, and has two plates, which meet at a cutoff', () => {
  everyStrip((drawn, about) => {
    coversNothing(drawn, about);
    canBeRead(drawn, about);
    hasPlates(drawn, about);
  });
});

test('values with few characters and with many can be read on the ruler', () => {
  for (const leaves of LEAVES) {
    for (const algorithm of some(UNDEMANDING, leaves)) {
      const tree = `random(branching=3, depth=3, seed=5, leaves=${leaves})`;
      withSearch({ tree, algorithm }, (search) => {
        for (let step = 0; step <= search.overview.steps; step += 1) {
          const shown = show(search, step, { size: SIZES[step % SIZES.length] });
          canBeRead(drawn(shown), `${tree} ${algorithm} step ${step}`);
        }
      });
    }
  }
});

test('it names the node whose window it shows, and has plates only where there is a window', () => {
  const texts = (/** @type {Search} */ search, /** @type {number} */ step) =>
    only(drawn(show(search, step)).over, 'text').map(({ runs }) =>
      runs.map(({ text }) => text).join(''),
    );
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    assert.ok(texts(search, 1).includes(search.nodes.name(0) ?? '0'));
    assert.ok(texts(search, 1).includes('α −∞'));
    assert.ok(!texts(search, 0).some((text) => /[αβ]/.test(text)), 'before it begins');
  });
  withSearch({ tree: preset('swedish-51'), algorithm: 'minimax' }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1)
      assert.ok(!texts(search, step).some((text) => /[αβ]/.test(text)), `step ${step}`);
  });
});

test('a best-first search has its list there, in order, as far as there is room', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'sss-star' }, (search) => {
    for (const size of SIZES) {
      for (let step = 0; step <= search.overview.steps; step += 1) {
        const shown = show(search, step, { size });
        const { states } = shown.open ?? { states: [] };
        const { over } = drawn(shown);
        const chips = only(over, 'node');
        const about = `step ${step} on ${size.width} × ${size.height}`;
        assert.ok(chips.length > 0 || states.length === 0, about);
        for (const [index, chip] of chips.entries()) {
          const word = only(over, 'text').find(({ x }) => x === chip.x);
          const { node, merit } = states[index];
          assert.deepEqual(
            word?.runs.map(({ text }) => text),
            [shown.label(node), ` ${shown.score(merit)}`],
            about,
          );
        }
        const rest = only(over, 'text').at(-1)?.runs[0].text;
        if (chips.length < states.length) assert.equal(rest, `+${states.length - chips.length}`);
      }
    }
  });
});

test('the plate that moves stops at the other', () => {
  const jaw = (/** @type {'α' | 'β'} */ letter, /** @type {number} */ at) =>
    /** @type {const} */ ({
      letter,
      owner: letter === 'α' ? 'max' : 'min',
      units: 0,
      at,
      by: null,
    });
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const shown = show(search, 1);
    for (const [mover, side] of /** @type {const} */ ([
      ['max', 1],
      ['min', 0],
    ])) {
      const crossed = {
        ...gauge(search, shown.moment),
        left: jaw('α', 0.7),
        right: jaw('β', 0.4),
      };
      const plates = only(ruler(shown, { ...crossed, mover }), 'band').filter(
        ({ height }) => height === 22,
      );
      const ends = [plates[0].x + plates[0].width, plates[1].x];
      assert.equal(ends[0], ends[1]);
      const stands = {
        ...crossed,
        left: jaw('α', side === 0 ? 0.7 : 0.1),
        right: jaw('β', side === 1 ? 0.4 : 0.9),
      };
      const still = only(ruler(shown, { ...stands, mover }), 'band').filter(
        ({ height }) => height === 22,
      );
      assert.equal(side === 0 ? still[0].x + still[0].width : still[1].x, ends[0], mover);
    }
  });
});

test('the line turns as if it were a card, and plates move between steps', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'negamax-alpha-beta' }, (search) => {
    const [root, child] = [1, 2].map((step) => gauge(search, search.moment(step)));
    assert.notEqual(root.turned, child.turned);
    assert.equal(between(root, child, 0.5).spread, 0);
    assert.equal(between(root, child, 0.25).node, root.node);
    assert.equal(between(root, child, 0.75).node, child.node);
    assert.deepEqual(between(root, child, 1), child);
  });
});
