import assert from 'node:assert/strict';
import { test } from 'node:test';
import { project } from '../../www/src/layout/projection.js';
import { endText } from '../../www/src/scene/gauge/number-line.js';
import { PHASE } from '../../www/src/scene/look.js';
import { everyState, preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { everySearch } from './support/searches.js';
import { look, only, show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Show } from '../../www/src/scene/scene.js' */

const SWEDISH = { tree: preset('swedish-51'), algorithm: 'alpha-beta' };

/** @param {(search: Search) => void} look */
const swedish = (look) => withSearch(SWEDISH, look);

/** The nodes whose edges bear two strokes, each or together. @param {Show} shown */
function cutNodes(shown) {
  const { edges, shapes } = look(shown);
  const marks = only(shapes, 'strokes');
  // One pair across all edges of a fan: the upper of its lines tells which.
  const across = only(shapes, 'edge').filter(({ colour, y1, y2 }) => colour === 'cut' && y1 === y2);
  const fans = across
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ x1, x2, y1 }) =>
      edges
        .filter((edge) => {
          const part = (y1 + 2.5 - edge.y1) / (edge.y2 - edge.y1);
          const x = edge.x1 + (edge.x2 - edge.x1) * part;
          return edge.node >= 0 && part > 0 && part < 1 && x > x1 && x < x2;
        })
        .map(({ node }) => node),
    );
  const marked = marks.map((mark) => {
    const on = edges.filter(({ x1, y1, x2, y2 }) => {
      const along = (mark.y - y1) / (y2 - y1);
      return along > 0 && along < 1 && Math.abs(x1 + (x2 - x1) * along - mark.x) < 0.01;
    });
    assert.equal(on.length, 1, 'a mark lies on one edge');
    return on[0].node;
  });
  return [...marked, ...fans].sort((a, b) => a - b);
}

test('the cuts of the Swedish tree are marked on the edges that were cut, as they happen', () => {
  swedish((search) => {
    const skipped = [[11, 13], [18], [23], [29], [32], [33, 39, 44]];
    assert.equal(search.cutoffs.length, skipped.length);
    for (const [index, step] of search.cutoffs.entries()) {
      const until = skipped
        .slice(0, index + 1)
        .flat()
        .sort((a, b) => a - b);
      assert.deepEqual(cutNodes(show(search, step)), until);
      assert.deepEqual(
        cutNodes(show(search, step - 1)),
        skipped
          .slice(0, index)
          .flat()
          .sort((a, b) => a - b),
      );
    }
    assert.deepEqual(cutNodes(show(search, 0)), []);
    assert.equal(cutNodes(show(search, search.overview.steps)).length, 9);
  });
});

test('every skipped node above the horizon is in one envelope, and no other node is in any', () => {
  everyShow((shown, about) => {
    const { at } = shown;
    const envelopes = only(look(shown).shapes, 'envelope');
    const { depth, parent, ends } = shown.search.nodes;
    const horizon = shown.moment.depth ?? Number.POSITIVE_INFINITY;
    const skipped = [...parent.keys()].filter(
      (node) =>
        shown.states.of(node).phase === PHASE.skipped &&
        depth[node] <= horizon &&
        (shown.moment.depth !== null || !ends[parent[node]]),
    );
    const around = (/** @type {number} */ node) =>
      envelopes.filter(({ rows }) =>
        rows.some(
          ({ y, left, right }) => y === at.y(node) && left < at.x(node) && at.x(node) < right,
        ),
      ).length;
    const inside = new Set(skipped);
    for (const node of parent.keys())
      assert.equal(around(node), inside.has(node) ? 1 : 0, `${about} node ${node}`);
    // They are smooth: no end of a row lies beyond its upper and lower edge.
    for (const { top, bottom, rows } of envelopes)
      assert.ok(
        rows.every(({ y, left, right }) => top < y && y < bottom && left < right),
        about,
      );
  });
});

test('a mark of a cut stands at each skipped child of a node that was entered, and nowhere else', () => {
  everyShow((shown, about) => {
    const { parent } = shown.search.nodes;
    const { phase } = everyState(shown.search, shown.step);
    const cut = [...phase.keys()].filter(
      (node) =>
        phase[node] === PHASE.skipped &&
        phase[parent[node]] !== PHASE.skipped &&
        // An answer from the table is not a cutoff.
        !shown.states.of(parent[node]).known,
    );
    assert.deepEqual(cutNodes(shown), cut, about);
  });
});

test('what is said not to be looked at has never been, in no pass and in no test', () => {
  let [said, again] = [0, 0];
  everyShow((shown, about) => {
    const { at, states, search } = shown;
    const { shapes } = look(shown);
    for (const { x, y, runs } of only(shapes, 'text')) {
      const [{ text, colour }] = runs;
      if (colour !== 'cut' || !/nodes? not looked at$/.test(text)) continue;
      said += 1;
      const around = only(shapes, 'envelope').find(
        ({ top, bottom, rows }) =>
          top < y && y < bottom && rows.some(({ left, right }) => left < x && x < right),
      );
      assert.ok(around, about);
      for (const node of search.nodes.parent.keys()) {
        const isIn = around.rows.some(
          (row) => row.y === at.y(node) && row.left < at.x(node) && at.x(node) < row.right,
        );
        if (isIn) assert.equal(states.of(node).visits, 0, `${about} node ${node}`);
      }
    }
  });
  withSearch({ ...SWEDISH, algorithm: 'mtd-f', options: { guess: '8' } }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const texts = only(look(show(search, step)).shapes, 'text');
      again += texts.filter(({ runs }) => /^\d+ skipped$/.test(runs[0].text)).length;
    }
  });
  assert.ok(said > 0 && again > 0, `${said} said, ${again} skipped again`);
});

/** @param {(shown: Show, about: string) => void} look */
function everyShow(look) {
  everySearch((search, about, chance) => {
    for (let step = 0; step <= search.overview.steps; step += chance.int(1, 4)) {
      look(show(search, step), `${about} step ${step}`);
    }
  });
}

test('MAX points up, MIN points down, and a leaf is a box', () => {
  for (const root of ['max', 'min']) {
    withSearch({ ...SWEDISH, options: { root } }, (search) => {
      const { leaf, depth } = search.nodes;
      const { shapes, nodeAtPoint } = look(show(search, 40));
      const nodes = only(shapes, 'node');
      assert.equal(nodes.length, 51);
      for (const { x, y, shape, colour } of nodes) {
        const node = nodeAtPoint(x, y);
        const isMax = (depth[node] % 2 === 0) === (root === 'max');
        assert.equal(shape, leaf[node] ? 'box' : isMax ? 'up' : 'down');
        assert.equal(colour, leaf[node] ? 'ink' : isMax ? 'max' : 'min');
      }
    });
  }
});

test('the halo is at the node that the step is about; at a cutoff also where its bound was set', () => {
  everyShow((shown, about) => {
    const { shapes, nodeAtPoint } = look(shown);
    const halos = only(shapes, 'halo').map(({ x, y }) => nodeAtPoint(x, y));
    const { node, fact } = shown.moment;
    // The node's own entry in the table may have set the bound.
    const by = fact.kind === 'cutoff' && fact.by !== node ? fact.by : null;
    assert.deepEqual(new Set(halos), new Set([node, by].filter((each) => each !== null)), about);
    assert.equal(halos.length, new Set(halos).size, about);
    const links = only(shapes, 'link');
    assert.equal(links.length, by === null ? 0 : 1, about);
    for (const { points } of links) {
      // An arrow from the owner of the bound, between the halos of both.
      const { at } = shown;
      const away = (/** @type {number} */ each, /** @type {{x: number, y: number}} */ { x, y }) =>
        Math.hypot(x - at.x(each), y - at.y(each));
      assert.ok(away(by ?? 0, points[0]) < 60, about);
      assert.ok(away(node ?? 0, points[points.length - 1]) < 60, about);
    }
  });
});

/** Whether a line touches a box. @param {readonly {x: number, y: number}[]} points @param {{x: number, y: number, width: number, height: number}} box */
function runsThrough(points, { x, y, width, height }) {
  return points.slice(1).some((to, at) => {
    const from = points[at];
    // In small parts.
    return Array.from({ length: 101 }, (_, part) => part / 100).some(
      (part) =>
        Math.abs(from.x + (to.x - from.x) * part - x) < width / 2 &&
        Math.abs(from.y + (to.y - from.y) * part - y) < height / 2,
    );
  });
}

test('the line of a deep cutoff runs outside the tree with its bound, and all but its ends and their path is dim', () => {
  let deep = 0;
  everyShow((shown, about) => {
    const { fact, node, path } = shown.moment;
    const by = fact.kind === 'cutoff' ? fact.by : null;
    const { depth, parent } = shown.search.nodes;
    const { shapes, nodeAtPoint } = look(shown);
    const isDeep = by !== null && node !== null && depth[node] - depth[by] > 1;
    const veil = shapes.findIndex(({ kind }) => kind === 'veil');
    assert.equal(veil >= 0, isDeep, about);
    if (!isDeep) return;
    deep += 1;
    const [{ points }] = only(shapes, 'link');
    const all = only(shapes, 'node');
    for (const each of all)
      if (![by, node].includes(nodeAtPoint(each.x, each.y)))
        assert.ok(!runsThrough(points, each), `${about}: through ${nodeAtPoint(each.x, each.y)}`);
    const inRows = all.filter(({ y }) => y >= shown.at.y(by) - 1 && y <= shown.at.y(node) + 1);
    const xs = inRows.map(({ x }) => x);
    const isOutside = points.some(({ x }) => x < Math.min(...xs) || x > Math.max(...xs));
    assert.ok(isOutside, `${about}: outside`);
    const now = path.at(-1)?.now;
    const bound = fact.kind === 'cutoff' && fact.side === 'beta' ? now?.beta : now?.alpha;
    const riding = only(shapes, 'text').filter(({ runs }) => /^[αβ] /.test(runs[0].text));
    if (bound !== undefined)
      assert.ok(
        riding.some(({ runs: [{ text }] }) => text.endsWith(` ${endText(bound, shown.score)}`)),
        about,
      );
    const bright = only(shapes.slice(veil), 'node').map(({ x, y }) => nodeAtPoint(x, y));
    const between = [];
    for (let each = node; each >= by; each = parent[each]) between.unshift(each);
    assert.deepEqual(
      bright.sort((one, other) => one - other),
      between,
      about,
    );
  });
  assert.ok(deep >= times(4), `${deep} deep cutoffs`);
});

test('the principal variation is a thick line, and only at the end', () => {
  swedish((search) => {
    const { steps, principalVariation } = search.overview;
    const thick = (/** @type {number} */ step) =>
      look(show(search, step))
        .edges.filter(({ width }) => width >= 4)
        .map(({ node }) => node)
        .sort((a, b) => a - b);
    for (let step = 0; step < steps; step += 1) assert.deepEqual(thick(step), []);
    assert.deepEqual(thick(steps), principalVariation.slice(1));
  });
});

test('what lies far off the canvas is not drawn', () => {
  swedish((search) => {
    const shown = show(search, 30);
    const { camera, plane } = shown.at;
    const at = project(plane, shown.size, { ...camera, x: camera.x + 5000 });
    const away = show(search, 30, { at });
    assert.deepEqual(only(look(away).shapes, 'node'), []);
  });
});

test('any step has the same picture, however one came to it', () => {
  swedish((search) => {
    const walked = Array.from(
      { length: search.overview.steps + 1 },
      (_, step) => look(show(search, step)).shapes,
    );
    const { int } = random(7);
    for (let jump = 0; jump < times(100); jump += 1) {
      const step = int(0, search.overview.steps);
      assert.deepEqual(look(show(search, step)).shapes, walked[step]);
    }
  });
});
