import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gauge } from '../../www/src/gauge.js';
import { gaugeBox } from '../../www/src/gauge-box.js';
import { gaugeShapes } from '../../www/src/gauge-shapes.js';
import { passRows } from '../../www/src/passes.js';
import { passesBox } from '../../www/src/passes-box.js';
import { docksGauge } from '../../www/src/plane.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { UNDEMANDING } from './support/searches.js';
import { SIZES, show } from './support/show.js';

/** @typedef {import('../../www/src/scene.js').Show} Show */
/** @typedef {import('../../www/src/gauge.js').Gauge} Gauge */

/** @param {(shown: Show, measured: Gauge, about: string) => void} look */
function everyGauge(look) {
  for (const { id, tree } of catalogue.presets) {
    for (const algorithm of UNDEMANDING) {
      withSearch({ tree, algorithm }, (search) => {
        for (let step = 1; step <= search.overview.steps; step += 3) {
          const size = SIZES[step % SIZES.length];
          const shown = show(search, step, { size });
          const measured = gauge(search, shown.moment);
          if (measured === null) continue;
          const where = `on ${size.width} × ${size.height}`;
          look(shown, measured, `${id} ${algorithm} step ${step} ${where}`);
        }
      });
    }
  }
}

test('the gauge stands on the canvas, docked where that is narrow', () => {
  everyGauge((shown, measured, about) => {
    const { x, y, width, height, docked } = gaugeBox(shown, measured);
    assert.ok(x >= 0 && x + width <= shown.size.width, about);
    assert.ok(y >= 0 && y + height <= shown.size.height, about);
    assert.equal(docked, docksGauge(shown.size), about);
  });
});

test('what is written in the gauge can be read, and does not overlap', () => {
  everyGauge((shown, measured, about) => {
    const rows = new Map();
    for (const shape of gaugeShapes(shown, measured).over) {
      if (shape.kind !== 'text') continue;
      const text = shape.runs.map((run) => run.text).join('');
      assert.ok(shape.size >= 11 && /^([αβ] [<>]?)?−?(∞|[\d.]+)$/.test(text), `${about}: ${text}`);
      const half = (text.length * shape.size * 0.6) / 2;
      const row = rows.get(shape.y) ?? [];
      for (const other of row) {
        assert.ok(
          Math.abs(other.x - shape.x) > other.half + half - 8,
          `${about}: ${text} over ${other.text}`,
        );
      }
      rows.set(shape.y, [...row, { x: shape.x, half, text }]);
    }
  });
});

test('there are two jaws, and the one that was met is marked', () => {
  everyGauge((shown, measured, about) => {
    const jaws = gaugeShapes(shown, measured).over.filter((shape) => shape.kind === 'jaw');
    assert.equal(jaws.length, 2, about);
    const met = jaws.flatMap((jaw) => (jaw.kind === 'jaw' && jaw.met ? [jaw.side] : []));
    assert.deepEqual(met, measured.closed === null ? [] : [measured.closed], about);
  });
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
