/** The picture of a small tree on the largest and on the smallest screens. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { preset, withSearch } from './support/core.js';
import { look, only, places, show } from './support/show.js';

const SWEDISH = { tree: preset('swedish-51'), algorithm: 'alpha-beta' };

test('a small tree fills a canvas of four thousand pixels, and its shapes and values grow with it', () => {
  withSearch(SWEDISH, (search) => {
    const size = { width: 3400, height: 2030 };
    const shown = show(search, search.overview.steps, { size });
    const { x, y } = places(search, shown.at);
    assert.ok(Math.max(...x) - Math.min(...x) > 0.9 * size.width);
    assert.ok(Math.max(...y) - Math.min(...y) > 0.75 * size.height);
    const { width, box } = nodeSize({ k: scaleOf(shown.at, 0), row: shown.at.row });
    assert.ok(width > 100 && box > 70);
    // Nothing at the edge is cut off.
    assert.ok(Math.min(...x) - box / 2 > 0 && Math.max(...x) + box / 2 < size.width);
    const values = only(look(shown).shapes, 'text').filter(({ weight }) => weight === 600);
    assert.ok(values.every(({ size: font }) => font > 20));
  });
});

test('on a screen of ordinary size nothing grows', () => {
  withSearch(SWEDISH, (search) => {
    const shown = show(search, search.overview.steps, { size: { width: 1480, height: 840 } });
    const { width, box } = nodeSize({ k: scaleOf(shown.at, 0), row: shown.at.row });
    assert.ok(width <= 60 && box <= 40);
  });
});

test('on a narrow phone every returned value of the Swedish tree can be read', () => {
  withSearch(SWEDISH, (search) => {
    const shown = show(search, search.overview.steps, { size: { width: 360, height: 263 } });
    const { shapes } = look(shown);
    const texts = only(shapes, 'text').map(({ x, y, size, italic, runs }) => {
      return { x, y, size, italic, content: runs.map(({ text }) => text).join('') };
    });
    const inner = [...search.nodes.parent.keys()].filter((node) => !search.nodes.leaf[node]);
    const returning = inner.filter((node) => shown.states.of(node).phase === 2);
    // 23 are entered, of which 8 are leaves.
    assert.equal(returning.length, 15);
    for (const node of returning) {
      const { returned, bound } = shown.states.of(node);
      const content = `${['', '', '≥', '≤'][bound]}${shown.score(returned)}`;
      const own = texts.find((text) => {
        const [away, down] = [text.x - shown.at.x(node), text.y - shown.at.y(node)];
        const isNear = Math.abs(away) < 30 && Math.abs(down) < shown.at.row / 2 + 4;
        return text.content === content && isNear;
      });
      assert.ok(own !== undefined && own.size >= 11, `node ${node}: ${content}`);
    }
    assert.ok(texts.every(({ y }) => y < 263));
    // In the lowest row of values no two run into each other.
    const boxes = texts
      .filter(({ italic, content, y }) => {
        return !italic && /^[≥≤]?\d+$/.test(content) && y < shown.at.y(search.nodes.length - 1);
      })
      .map(({ x, y, size, content }) => ({ x, y, half: 0.3 * size * content.length, size }));
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other && Math.abs(one.y - other.y) < one.size * 0.8)
          assert.ok(
            Math.abs(one.x - other.x) >= one.half + other.half,
            JSON.stringify([one, other]),
          );
  });
});
