import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docksGauge } from '../../www/src/layout/picture-size.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project, zoomed } from '../../www/src/layout/projection.js';
import { FIGURE } from '../../www/src/layout/sizes.js';
import { overlap } from '../../www/src/scene/gauge/clear.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { gaugeBox } from '../../www/src/scene/gauge/gauge-box.js';
import { gaugeShapes } from '../../www/src/scene/gauge/gauge-shapes.js';
import { passRows } from '../../www/src/scene/gauge/passes.js';
import { passesBox } from '../../www/src/scene/gauge/passes-box.js';
import { legendBox } from '../../www/src/scene/legend.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { SIZES, show } from './support/show.js';

/** @import { Gauge } from '../../www/src/scene/gauge/gauge.js' */
/** @import { GaugeShape } from '../../www/src/scene/gauge/gauge-shapes.js' */
/** @import { Show } from '../../www/src/scene/scene.js' */

/** Values with few characters, and with as many as there are. */
const LEAVES = ['uniform(-99..99)', 'uniform(-2000000000..2000000000)'];

/**
 * A gauge on a canvas, with its box and its shapes, which take the most time and are made once for all that is asked of them.
 * @typedef {{shown: Show, box: ReturnType<typeof gaugeBox>, over: GaugeShape[], closed: Gauge['closed']}} Drawn
 */

/** @param {Show} shown @param {Gauge} measured @returns {Drawn} */
const drawn = (shown, measured) => ({
  ...{ shown, box: gaugeBox(shown, measured), closed: measured.closed },
  over: gaugeShapes(shown, measured).over,
});

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

/** @param {Drawn} drawn @param {string} about */
function standsOnTheCanvas({ shown, box }, about) {
  const { x, y, width, height, docked } = box;
  assert.ok(x >= 0 && x + width <= shown.size.width, about);
  assert.ok(y >= 0 && y + height <= shown.size.height, about);
  assert.equal(docked, docksGauge(shown.size), about);
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

/** There are two jaws, and the one that was met is marked. @param {Drawn} drawn @param {string} about */
function hasJaws({ over, closed }, about) {
  const jaws = over.filter((shape) => shape.kind === 'jaw');
  assert.equal(jaws.length, 2, about);
  const met = jaws.flatMap((jaw) => (jaw.kind === 'jaw' && jaw.met ? [jaw.side] : []));
  assert.deepEqual(met, closed === null ? [] : [closed], about);
}

test('the gauge stands on the canvas, docked where that is narrow, can be read, and has the jaws that were met', () => {
  everyGauge((drawn, about) => {
    standsOnTheCanvas(drawn, about);
    canBeRead(drawn, about);
    hasJaws(drawn, about);
  });
});

test('values with few characters and with many can be read in the gauge', () => {
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

test('the gauge leaves the root’s windows in sight, where it can', () => {
  const options = { guess: '7', delta: '1' };
  withSearch({ tree: preset('swedish-51'), algorithm: 'aspiration', options }, (search) => {
    for (let step = 1; step <= search.overview.steps; step += 1) {
      const shown = show(search, step);
      const measured = gauge(search, shown.moment);
      const other = passesBox(shown, passRows(search));
      assert.ok(other !== null);
      if (measured === null) continue;
      const box = gaugeBox(shown, measured);
      const apart =
        box.x >= other.x + other.width ||
        box.x + box.width <= other.x ||
        box.y >= other.y + other.height ||
        box.y + box.height <= other.y;
      assert.ok(apart, `step ${step}`);
    }
  });
});

/**
 * The map of the whole tree and the button that leads back to it.
 * @param {{width: number, height: number}} size
 * @param {Show['overlay']} overlay
 */
function mapAndButton({ width, height }, overlay) {
  const narrow = docksGauge({ width, height });
  const map = narrow ? { width: 112, height: 48 } : { width: 168, height: 64 };
  const aside = overlay === 'types';
  const x = aside ? width - 8 - map.width : 8;
  const y = narrow ? (aside ? 138 : 94) : 8;
  return [
    { x, y, ...map },
    { x: width - 138, y: height - 44, width: 130, height: 36 },
  ];
}

test('the gauge keeps clear of all that stands over the canvas, also where its node is out of sight', () => {
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
              ...(measured === null ? [] : [gaugeBox(shown, measured)]),
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
