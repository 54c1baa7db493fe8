/** Differences of the picture in presenter mode: the place of the ruler, and the nodes at which bounds are written. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { halo } from '../../../www/src/canvas/shapes/marks.js';
import { LARGEST } from '../../../www/src/engine/score.js';
import { rulerBox } from '../../../www/src/scene/gauge/ruler.js';
import { Look } from '../../../www/src/scene/look.js';
import { scene } from '../../../www/src/scene/scene.js';
import { boundLabels, windowTicks } from '../../../www/src/scene/windows.js';
import { preset, withSearch } from '../support/core.js';
import { only, show } from '../support/show.js';

/** @import { Shape } from '../../../www/src/scene/scene.js' */
/** @import { Search } from '../../../www/src/engine/search.js' */

/** The space for the tree on a projector of 1280 × 720, in units scaled by presenter mode. */
const PROJECTOR = { width: 703, height: 332 };

/** @param {Search} search @param {number} step */
const showPresenting = (search, step) => show(search, step, { size: PROJECTOR, presenting: true });

/** The ruler's place at each step. @param {Search} search */
function places(search) {
  const steps = [...Array(search.overview.steps + 1).keys()];
  return steps.map((step) => {
    const shown = showPresenting(search, step);
    return { shown, box: rulerBox(shown.size, shown.at.plane) };
  });
}

test('before a hall the ruler stays in its place, over no node', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const all = places(search);
    assert.ok(all.length > 60);
    assert.equal(new Set(all.map(({ box }) => `${box.x} ${box.y}`)).size, 1);
    const [{ box, shown }] = all;
    for (let node = 0; node < search.nodes.length; node += 1) {
      assert.ok(shown.at.y(node) - 12 >= box.height, `node ${node}`);
    }
  });
});

test('a bound stands at the node that set it, and where it is inherited a tick does', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    let [told, inherited] = [0, 0];
    for (const { shown } of places(search)) {
      const { moment, at } = shown;
      const look = new Look(shown);
      const written = only(scene(shown), 'text').map(({ runs }) => JSON.stringify(runs));
      for (const { node, now } of moment.path) {
        if (now === null) continue;
        const said = boundLabels(look)
          .filter((label) => label.node === node)
          .flatMap(({ places: [[{ runs }]] }) => {
            assert.ok(written.includes(JSON.stringify(runs)), `step ${shown.step}, node ${node}`);
            return runs.map(({ text }) => text[0]);
          });
        const ticks = only(windowTicks(look), 'edge').filter(
          ({ x1, y1, y2 }) => (y1 + y2) / 2 === at.y(node) && Math.abs(x1 - at.x(node)) < 40,
        );
        const about = `step ${shown.step}, node ${node}`;
        for (const [letter, by, units, side] of /** @type {const} */ ([
          ['α', now.alphaBy, now.alpha, -1],
          ['β', now.betaBy, now.beta, 1],
        ])) {
          if (by === node) {
            told += 1;
            assert.ok(said.includes(letter), about);
          } else if (Math.abs(units) < LARGEST) {
            inherited += 1;
            assert.ok(
              ticks.some(({ x1 }) => Math.sign(x1 - at.x(node)) === side),
              about,
            );
          }
        }
      }
    }
    assert.ok(told > 20 && inherited > 20);
  });
});

/** How wide the line of a halo is drawn at last, over its own ground. @param {Shape & {kind: 'halo'}} shape */
function weightOf(shape) {
  /** @type {number[]} */
  const drawn = [];
  const context = {
    ...{ beginPath() {}, arc() {}, roundRect() {}, fill() {}, setLineDash() {}, lineWidth: 0 },
    stroke() {
      drawn.push(this.lineWidth);
    },
  };
  halo(/** @type {any} */ (context), shape, /** @type {any} */ ({}));
  assert.deepEqual(drawn.length, shape.lit ? 2 : 1);
  return drawn.at(-1) ?? 0;
}

test('the node that the presenter points at has a ring around it, wider than that of the step', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const { node } = search.moment(31);
    for (const focus of [0, node, search.nodes.length - 1]) {
      const shown = show(search, 31, { size: PROJECTOR, presenting: true, focus });
      const shapes = scene(shown);
      const halos = only(shapes, 'halo').filter(
        ({ x, y }) => x === shown.at.x(Number(focus)) && y === shown.at.y(Number(focus)),
      );
      const [ring, ...others] = halos.sort((one, other) => other.width - one.width);
      assert.deepEqual([ring.colour, ring.lit], ['ink', true]);
      for (const each of only(shapes, 'halo').filter((other) => other !== ring))
        assert.ok(weightOf(ring) > 1.5 * weightOf(each), 'the strongest mark of all');
      assert.ok(
        others.length === (focus === node ? 1 : 0) &&
          others.every(({ width }) => width < ring.width),
      );
      assert.deepEqual(only(shapes, 'ring'), []);
    }
  });
});

/** The space for each of two pictures on a tablet of 1024 × 768, in units scaled by presenter mode. */
const PANE = { width: 282, height: 260 };

/** @param {number} node */
const letter = (node) => String.fromCharCode(65 + node);

test('in a narrow pane all nodes have their letters', () => {
  for (const algorithm of ['alpha-beta', 'minimax'])
    withSearch({ tree: preset('aima-two-ply'), algorithm }, (search) => {
      for (let step = 0; step <= search.overview.steps; step += 1) {
        const shown = show(search, step, { size: PANE, presenting: true, label: letter });
        const names = only(scene(shown), 'text').flatMap(({ runs }) =>
          runs.map(({ text }) => text),
        );
        for (let node = 0; node < search.nodes.length; node += 1)
          assert.ok(names.includes(letter(node)), `step ${step}: ${letter(node)}`);
      }
    });
});
