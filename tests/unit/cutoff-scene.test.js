/** The scene of a cutoff, frame by frame: five beats in their order, with no jump, and nothing vanishes on its way. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEATS, beat, closing, isStaged, SCENE } from '../../www/src/scene/cutoff.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { ruler } from '../../www/src/scene/gauge/ruler.js';
import { scene } from '../../www/src/scene/scene.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { only, show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */

const FRAMES = Array.from({ length: 43 }, (_, index) => index / 42);

/**
 * What is to be seen of a cutoff while its scene goes on.
 * @param {Search} search
 * @param {number} step
 * @param {number | null} staged
 */
function frame(search, step, staged) {
  const shown = show(search, step, { staged });
  const { node } = shown.moment;
  assert.ok(node !== null);
  const shapes = scene(shown);
  const over = ruler(shown, closing(gauge(search, shown.moment), staged));
  const plates = only(over, 'band').filter(({ height }) => height === 22);
  const { at } = shown;
  const { parent } = search.nodes;
  const children = [...parent.keys()].filter((each) => parent[each] === node).map(at.x);
  const [left, right] = [at.x(node), ...children].reduce(
    ([low, high], x) => [Math.min(low, x), Math.max(high, x)],
    [1e9, -1e9],
  );
  const edges = only(shapes, 'strokes').filter(
    ({ x, y }) => x >= left && x <= right && y > at.y(node) && y < at.y(node) + at.row,
  );
  const last = children[children.length - 1];
  const envelope = only(shapes, 'envelope').find(
    ({ rows: [row] }) => row.y === at.y(node) + at.row && row.left < last && last < row.right,
  );
  return {
    value: only(shapes, 'mark').find(({ colour }) => colour === 'focus')?.y ?? shown.at.y(node),
    gap: plates.length === 2 ? Math.abs(plates[1].x - plates[0].x - plates[0].width) : 0,
    met: only(over, 'strokes').length,
    link: only(shapes, 'link')[0]?.drawn ?? 0,
    strokes: Math.max(0, ...edges.map(({ size }) => size)),
    quiet: envelope?.alpha ?? 0,
    nodes: only(shapes, 'node').length,
    // The edges that are one pair of strokes across a fan come with them.
    edges: only(shapes, 'edge').filter(({ y1, y2 }) => y1 !== y2).length,
    alphas: only(shapes, 'node').map(({ alpha }) => alpha),
  };
}

test('the five beats come one after the other, each within the scene', () => {
  const all = Object.values(BEATS);
  assert.ok(SCENE <= 700);
  for (const [index, [from, to]] of all.entries()) {
    assert.ok(from >= 0 && from < to && to <= 1);
    if (index > 0) assert.ok(from > all[index - 1][0] && to > all[index - 1][1]);
  }
  for (const each of /** @type {(keyof typeof BEATS)[]} */ (Object.keys(BEATS))) {
    assert.equal(beat(0, each), 0);
    assert.equal(beat(1, each), 1);
    assert.equal(beat(null, each), 1, 'where nothing is staged, all of it is there');
  }
});

test('each beat goes one way, without a jump, and ends as the picture stands still', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    for (const step of search.cutoffs) {
      if (!isStaged(search.moment(step))) continue;
      const still = frame(search, step, null);
      const frames = FRAMES.map((staged) => frame(search, step, staged));
      const first = frames[0];
      for (const [index, now] of frames.entries()) {
        const before = frames[Math.max(0, index - 1)];
        const about = `step ${step}, frame ${index}`;
        assert.ok(now.value <= before.value + 1e-6, `${about}: the value rises`);
        assert.ok(now.gap < 1e-6, `${about}: the plates have met`);
        assert.ok(now.met >= before.met, `${about}: the ruler is struck`);
        assert.ok(now.link >= before.link, `${about}: the link is drawn`);
        assert.ok(now.strokes >= before.strokes, `${about}: the strokes fall`);
        assert.ok(now.quiet >= before.quiet, `${about}: the branch goes quiet`);
        assert.ok(now.link - before.link < 0.5, `${about}: no jump of the link`);
        assert.ok(now.quiet - before.quiet < 0.5, `${about}: no jump of the envelope`);
        assert.ok(before.value - now.value < 60, `${about}: no jump of the value`);
        assert.equal(now.nodes, still.nodes, `${about}: every node stays`);
        assert.equal(now.edges, still.edges, `${about}: every edge stays`);
        for (const [node, alpha] of now.alphas.entries())
          assert.ok(Math.abs(alpha - before.alphas[node]) < 0.15, `${about}: no node flickers`);
        // Nothing begins before what is its reason.
        if (now.link > 0.5) assert.ok(now.met > 0, about);
        if (now.strokes > first.strokes) assert.ok(now.link > 0.5, about);
        if (now.quiet > 0) assert.ok(now.strokes > 0, about);
      }
      assert.deepEqual(frames.at(-1), still, `step ${step}`);
      assert.ok(first.met === 0 && first.link === 0 && first.quiet === 0, `step ${step}`);
    }
  });
});

test('only what skips something is staged, and a scene changes no other node', () => {
  for (const { id, tree } of some(catalogue.presets)) {
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      for (let step = 0; step <= search.overview.steps; step += 1) {
        const moment = search.moment(step);
        const { fact } = moment;
        assert.equal(isStaged(moment), fact.kind === 'cutoff' && fact.skipped > 0, id);
        if (!isStaged(moment)) continue;
        const [begun, still] = [0, null].map((staged) => scene(show(search, step, { staged })));
        const node = moment.node ?? 0;
        const { at } = show(search, step);
        const skipped = new Set(
          Array.from(search.nodes.parent.keys())
            .filter((each) => each > node && each < search.nodes.end[node])
            .map((each) => at.x(each)),
        );
        const others = (/** @type {typeof begun} */ shapes) =>
          only(shapes, 'node').filter(({ x }) => !skipped.has(x));
        assert.deepEqual(others(begun), others(still), `${id} step ${step}`);
      }
    });
  }
});
