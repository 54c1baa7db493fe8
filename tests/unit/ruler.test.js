import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULER_HEIGHT } from '../../www/src/layout/picture-size.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project, zoomed } from '../../www/src/layout/projection.js';
import { FIGURE, nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { PHONE } from '../../www/src/layout/widths.js';
import { overlap } from '../../www/src/scene/gauge/clear.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { passRows } from '../../www/src/scene/gauge/passes.js';
import { passesBox } from '../../www/src/scene/gauge/passes-box.js';
import { ruler, rulerBox } from '../../www/src/scene/gauge/ruler.js';
import { legendBox } from '../../www/src/scene/legend.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { SIZES, show } from './support/show.js';

/** @import { Gauge } from '../../www/src/scene/gauge/gauge.js' */
/** @import { Shape, Show } from '../../www/src/scene/scene.js' */

/** Values with few characters, and with as many as there are. */
const LEAVES = ['uniform(-99..99)', 'uniform(-2000000000..2000000000)'];

/**
 * A ruler on a canvas, with its shapes, which take the most time and are made once for all that is asked of them.
 * @typedef {{shown: Show, measured: Gauge, box: ReturnType<typeof rulerBox>, over: Shape[]}} Drawn
 */

/** @param {Show} shown @param {Gauge} measured @returns {Drawn} */
const drawn = (shown, measured) => {
  return { shown, measured, box: rulerBox(shown.size), over: ruler(shown, measured) };
};

/** @param {(drawn: Drawn, about: string) => void} look */
function everyGauge(look) {
  for (const { id, tree } of catalogue.presets) {
    for (const algorithm of some(UNDEMANDING, id)) {
      withSearch({ tree, algorithm }, (search) => {
        for (let step = 1; step <= search.overview.steps; step += 3) {
          const size = SIZES[step % SIZES.length];
          const shown = show(search, step, { size });
          const measured = gauge(search, shown.moment);
          if (measured === null) continue;
          const where = `on ${size.width} × ${size.height}`;
          look(drawn(shown, measured), `${id} ${algorithm} step ${step} ${where}`);
        }
      });
    }
  }
}

/** The ruler stands above the tree: it covers no node of one that is seen whole. @param {Drawn} drawn @param {string} about */
function coversNothing({ shown, box }, about) {
  const { at, detail, size } = shown;
  assert.ok(box.x >= 0 && box.x + box.width <= size.width, about);
  for (const node of detail.nodes) {
    const { height } = nodeSize({ k: scaleOf(at, node), row: at.row });
    assert.ok(at.y(node) - height / 2 >= RULER_HEIGHT, `${about}: node ${node}`);
  }
}

/** What is written does not overlap. @param {Drawn} drawn @param {string} about */
function canBeRead({ box, over }, about) {
  const rows = new Map();
  for (const shape of over) {
    if (shape.kind !== 'text') continue;
    const text = shape.runs.map((run) => run.text).join('');
    assert.ok(shape.size >= 11 && /^([αβ] [<>]?)?−?(∞|[\d.]+)$/.test(text), `${about}: ${text}`);
    const half = (text.length * shape.size * FIGURE) / 2;
    const row = rows.get(shape.y) ?? [];
    for (const other of row) {
      assert.ok(
        Math.abs(other.x - shape.x) >= other.half + half + 2,
        `${about}: ${text} over ${other.text}`,
      );
    }
    rows.set(shape.y, [...row, { x: shape.x, half, text }]);
    const { x, width } = box;
    assert.ok(shape.x - half >= x && shape.x + half <= x + width, `${about}: ${text} outside`);
  }
}

/** The plates of both owners meet at a cutoff, with the value's mark beyond, and never cross. @param {Drawn} drawn @param {string} about */
function hasPlates({ over, measured }, about) {
  const plates = over.filter(({ kind }) => kind === 'band').slice(1);
  const [left, right] = /** @type {(Shape & {kind: 'band'})[]} */ (plates);
  assert.deepEqual([left.colour, right.colour], [measured.left.owner, measured.right.owner], about);
  const apart = right.x - (left.x + left.width);
  assert.ok(apart >= -1e-6 && left.width >= 0 && right.width >= 0, about);
  const { closed, best } = measured;
  if (closed === null) return;
  assert.ok(apart < 1e-6, `${about}: they meet`);
  const mark = over.find((shape) => shape.kind === 'mark' && shape.shape !== 'diamond');
  assert.equal(mark !== undefined, best !== null, about);
  if (mark?.kind !== 'mark') return;
  const beyond = closed === 'right' ? mark.x - right.x : right.x - mark.x;
  assert.ok(beyond >= -1e-6, `${about}: the value lies beyond`);
}

test('the ruler covers nothing, can be read, and has two plates, which meet at a cutoff', () => {
  everyGauge((drawn, about) => {
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
        for (let step = 1; step <= search.overview.steps; step += 1) {
          const shown = show(search, step, { size: SIZES[step % SIZES.length] });
          const measured = gauge(search, shown.moment);
          if (measured === null) continue;
          canBeRead(drawn(shown, measured), `${tree} ${algorithm} step ${step}`);
        }
      });
    }
  }
});

/**
 * The map of the whole tree and the button that leads back to it.
 * @param {{width: number, height: number}} size
 * @param {Show['overlay']} overlay
 */
function mapAndButton({ width, height }, overlay) {
  const narrow = width < PHONE;
  const map = narrow ? { width: 112, height: 48 } : { width: 168, height: 64 };
  const aside = overlay === 'types';
  const x = aside ? width - 8 - map.width : 8;
  const y = narrow ? (aside ? 138 : 94) : 84;
  return [
    { x, y, ...map },
    { x: width - 138, y: height - 44, width: 130, height: 36 },
  ];
}

test('nothing that stands over the canvas covers the ruler', () => {
  const tree = 'random(branching=4, depth=5, seed=7)';
  withSearch({ tree, algorithm: 'mtd-f' }, (search) => {
    const plane = place(search);
    for (const size of some(SIZES.filter(({ width }) => width >= 360))) {
      for (const [x, y] of [
        [0.02, 0.02],
        [0.5, 0.5],
        [0.98, 0.98],
      ]) {
        const point = { x: x * size.width, y: y * size.height };
        const camera = zoomed(plane, size, fit(plane, size), 12, point);
        const at = project(plane, size, camera);
        for (let step = 1; step <= search.overview.steps; step += 17) {
          for (const overlay of /** @type {const} */ (['none', 'types'])) {
            const obstacles = mapAndButton(size, overlay);
            const shown = show(search, step, { size, at, obstacles, overlay });
            const measured = gauge(search, shown.moment);
            const others = [passesBox(shown, passRows(search)), legendBox(shown)];
            const boxes = [
              ...obstacles,
              ...others.filter((each) => each !== null),
              ...(measured === null ? [] : [rulerBox(size)]),
            ];
            for (const [index, one] of boxes.entries()) {
              for (const other of boxes.slice(index + 1)) {
                const about = `${JSON.stringify([one, other])} on ${size.width} × ${size.height}, step ${step}`;
                assert.ok(!overlap(one, other), about);
              }
            }
          }
        }
      }
    }
  });
});
