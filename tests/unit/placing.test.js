/** The texts at the tree: none lies on another, none on a node that is not its own, and what words name is named, at any size. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haloSize } from '../../www/src/layout/sizes.js';
import { takenByLine } from '../../www/src/scene/argument.js';
import { Look } from '../../www/src/scene/look.js';
import { areaOf, RANK, takenBy } from '../../www/src/scene/placing.js';
import { ofNode, ofScene, shapedNodes, texts } from '../../www/src/scene/scene.js';
import { stepText } from '../../www/src/text/sentence.js';
import { catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random, some } from './support/random.js';
import { show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Area } from '../../www/src/scene/placing.js' */
/** @import { Point, Show } from '../../www/src/scene/scene.js' */

const SIZES = [
  { width: 336, height: 210 },
  { width: 360, height: 300 },
  { width: 390, height: 420 },
  { width: 700, height: 290 },
  { width: 900, height: 480 },
  { width: 1366, height: 600 },
  { width: 300, height: 180, short: true },
];

const TREES = [
  ...catalogue.presets.map(({ tree }) => tree),
  'root: [the-first-of-them: [a-long-name: 3, another-long-name: 12], the-second: [a-third-name: 2, the-last-one: 4]]',
  '[[3.25, -12.375, 8.5], [2.125, -4.75, 6], [14, 5.5, 2]]',
  `[${Array.from({ length: 12 }, (_, at) => `[${at}, ${(at * 7) % 13}, ${(at * 5) % 11}]`).join()}]`,
  'random(branching=2, depth=10, seed=7)',
  'random(branching=4, depth=5, seed=3)',
];

/** Whether two areas overlap by more than a hair. @param {Area} one @param {Area} other */
const overlap = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

/** @param {Search} search @param {number} step @param {Partial<Show>} part */
function sight(search, step, part) {
  /** @type {Set<number>} */
  const mentioned = new Set();
  const shown = show(search, step, { ...part, mentioned });
  const label = (/** @type {number} */ node) => {
    mentioned.add(node);
    return shown.label(node);
  };
  stepText(search, shown.moment, { ...shown, label });
  const look = new Look(shown);
  const groups = Array.from(shapedNodes(look), (node) => ofNode(look, node));
  const { above } = ofScene(look);
  const marks = groups.flatMap((group) => group.blocks).concat(takenByLine(look));
  return { look, mentioned, above, marks, placed: texts(look, groups, above) };
}

/** @param {(seen: ReturnType<typeof sight>, about: string) => void} check */
function everywhere(check) {
  const { int, pick } = random(11);
  for (const tree of some(TREES)) {
    for (const algorithm of some(
      ['alpha-beta', 'minimax', 'pvs', 'negamax-tt', 'sss-star'],
      tree,
    )) {
      withSearch({ tree, algorithm }, (search) => {
        const { steps } = search.overview;
        for (let round = 0; round < times(30); round += 1) {
          const [step, size] = [int(0, steps), pick(SIZES)];
          const hover = int(0, 3) === 0 ? int(0, search.nodes.length - 1) : null;
          const about = `${tree} ${algorithm} step ${step} ${size.width}×${size.height} ${hover}`;
          check(sight(search, step, { size, hover }), about);
        }
      });
    }
  }
}

test('no text lies on another, nor on a node that is not its own, and what words name is named', () => {
  let [all, named, covering] = [0, 0, 0];
  everywhere(({ look, mentioned, above, placed }, about) => {
    const fixed = above.flatMap((shape) => (shape.kind === 'text' ? [areaOf([shape])] : []));
    const areas = [...placed.map(({ label, lines }) => takenBy(look, label, lines)), ...fixed];
    for (const [at, one] of areas.entries())
      for (const other of areas.slice(at + 1))
        assert.ok(!overlap(one, other), `${about}: ${JSON.stringify([one, other])}`);
    all += areas.length;
    const nodes = [...look.show.detail.nodes];
    for (const { label, lines } of placed) {
      if (label.inside) continue;
      const area = areaOf(lines);
      const on = nodes.filter((node) => {
        const { x, y } = look.place(node);
        const { width, height } = look.extent(node);
        // Beside the tip of a triangle is room.
        const [across, down] = [width / (look.nodes.leaf[node] ? 2 : 6), height * 0.4];
        const body = { left: x - across, right: x + across, top: y - down, bottom: y + down };
        return node !== label.node && overlap(area, body);
      });
      if (on.length === 0) continue;
      // Rather on a node that nobody speaks of than nowhere.
      const isNeeded = label.rank === RANK.named;
      const what = JSON.stringify(lines.map(({ runs }) => runs.map(({ text }) => text)));
      assert.ok(isNeeded, `${about}: ${what} of ${label.node} on ${on}`);
      assert.ok(
        on.every((node) => !look.hasHalo(node)),
        `${about}: ${what} on ${on}`,
      );
      covering += 1;
    }
    for (const node of mentioned) {
      const isNamed = placed.some(
        ({ label, lines }) =>
          label.node === node && lines.some(({ runs }) => runs[0].text === look.show.label(node)),
      );
      assert.ok(isNamed, `${about}: ${look.show.label(node)} is not named`);
      named += 1;
    }
  });
  assert.ok(all > times(2000) && named > times(300), `${all} texts, ${named} named`);
  assert.ok(covering < named / 10, `${covering} of ${named} names lie on a node`);
});

test('a value beside its node or above it is tied to it: by its place at the right, or by a stalk that is clear of all else', () => {
  let [above, left] = [0, 0];
  everywhere(({ look, placed, marks }, about) => {
    const areas = placed.map(({ label, lines }) => takenBy(look, label, lines));
    for (const [at, { label, lines, stalk }] of placed.entries()) {
      const { node } = label;
      const isValue = label.tied === true;
      const { x, y } = look.place(node);
      const area = areaOf(lines);
      const { width, height } = look.extent(node);
      // One that touches its node, or the halo around it, needs none.
      const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
      const [{ y: middle, size }] = lines;
      const isAbove = area.bottom <= y - height / 2 && middle + size / 2 < y - halo;
      const isOver = isValue && isAbove;
      const isLeft = isValue && area.right < x;
      const what = `${about}: ${JSON.stringify(lines.map(({ runs }) => runs))} of ${node}`;
      assert.equal(stalk !== null, isOver || isLeft, what);
      if (stalk === null) continue;
      if (isOver) above += 1;
      else left += 1;
      const { x1, y1, x2, y2 } = stalk;
      assert.ok(y1 > lines[0].y - 1 && y1 <= y2 && x1 <= x2, what);
      // It ends at its node, or at the halo around it, and begins at the text.
      assert.ok(
        Math.hypot(x2 - x, y2 - y) <= (look.hasHalo(node) ? 60 : Math.max(width, height)),
        what,
      );
      assert.ok(x1 >= area.left && x1 <= area.right + 3 && y1 <= area.bottom, what);
      const own = { left: x1, right: Math.max(x2, x1 + 1), top: y1, bottom: Math.max(y2, y1 + 1) };
      for (const [index, other] of areas.entries())
        if (index !== at && placed[index].label.node !== node)
          assert.ok(!overlap(own, other), what);
      for (const mark of marks) assert.ok(!overlap(own, mark), `${what}: ${JSON.stringify(mark)}`);
    }
  });
  assert.ok(above + left > 0, `${above} above, ${left} at the left`);
});

/** The line of a cutoff's argument as it is drawn, with round corners, in short pieces. @param {Show} shown @returns {Area[]} */
function piecesOfLink(shown) {
  const { between } = ofScene(new Look(shown));
  return between.flatMap((shape) => {
    if (shape.kind !== 'link') return [];
    const { points, round } = shape;
    const along = [points[0]];
    for (let at = 1; at < points.length - 1; at += 1) {
      const [before, corner, after] = [points[at - 1], points[at], points[at + 1]];
      const lengths = [before, after].map((end) => Math.hypot(end.x - corner.x, end.y - corner.y));
      const radius = Math.min(round, lengths[0] / 2, lengths[1] / 2);
      const [enter, leave] = [before, after].map((end, side) =>
        mix(corner, end, radius / lengths[side]),
      );
      for (let part = 0; part <= 1; part += 0.125)
        along.push(mix(mix(enter, corner, part), mix(corner, leave, part), part));
    }
    along.push(points[points.length - 1]);
    return along.slice(1).flatMap((to, at) =>
      Array.from({ length: 8 }, (_, part) => {
        const [one, other] = [mix(along[at], to, part / 8), mix(along[at], to, (part + 1) / 8)];
        return {
          left: Math.min(one.x, other.x) - 1,
          right: Math.max(one.x, other.x) + 1,
          top: Math.min(one.y, other.y) - 1,
          bottom: Math.max(one.y, other.y) + 1,
        };
      }),
    );
  });
}

/** @param {Point} one @param {Point} other @param {number} part @returns {Point} */
const mix = (one, other, part) => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

test('the line of a cutoff runs through no text: neither the short bow nor the one outside the tree', () => {
  const { pick } = random(12);
  let [bows, lines] = [0, 0];
  for (const tree of some(TREES)) {
    for (const algorithm of some(['alpha-beta', 'pvs', 'negamax-tt'], tree)) {
      withSearch({ tree, algorithm }, (search) => {
        const cutoffs = cutoffsOf(search);
        if (cutoffs.length === 0) return;
        for (let round = 0; round < times(12); round += 1) {
          const [step, size] = [pick(cutoffs), pick(SIZES)];
          const { look, placed } = sight(search, step, { size });
          const pieces = piecesOfLink(look.show);
          if (pieces.length === 0) continue;
          if (look.bright === null) bows += 1;
          else lines += 1;
          for (const { label, lines } of placed) {
            const area = areaOf(lines);
            const isCrossed = !label.inside && pieces.some((piece) => overlap(piece, area));
            const about = `${tree} ${algorithm} step ${step} ${size.width}×${size.height}`;
            assert.ok(!isCrossed, `${about}: ${JSON.stringify(lines)}`);
          }
        }
      });
    }
  }
  assert.ok(bows > 0 && bows + lines > times(8), `${bows} bows, ${lines} lines`);
});

/** The steps of its cutoffs. @param {Search} search */
const cutoffsOf = (search) =>
  Array.from({ length: search.overview.steps }, (_, at) => at + 1).filter(
    (step) => search.moment(step).fact.kind === 'cutoff',
  );

test('a name stands nearer to its own node than to any other, and those of the path have one', () => {
  const tree = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';
  let [seen, listed] = [0, 0];
  withSearch({ tree, algorithm: 'minimax' }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      for (const height of [222, 230, 238, 246, 254, 262, 270, 300, 480]) {
        const { look, placed } = sight(search, step, { size: { width: 480, height } });
        const names = placed.filter(({ label }) => [RANK.named, RANK.names].includes(label.rank));
        for (const { label, lines } of names) {
          const { left, top, right, bottom } = areaOf(lines);
          const gaps = Array.from({ length: search.nodes.length }, (_, node) => {
            const { x, y } = look.place(node);
            const { width, height: high } = look.extent(node);
            const across = Math.max(0, left - x - width / 2, x - width / 2 - right);
            return [
              Math.hypot(across, Math.max(0, top - y - high / 2, y - high / 2 - bottom)),
              node,
            ];
          });
          const [[, nearest]] = gaps.sort(([one], [other]) => one - other);
          assert.equal(nearest, label.node, `step ${step}, ${height} px`);
          seen += 1;
        }
        if (height < 300) continue;
        const named = new Set(names.map(({ label }) => label.node));
        for (const node of look.path) assert.ok(named.has(node), `${node} at step ${step}`);
        listed += look.path.size;
      }
    }
  });
  assert.ok(seen > 200 && listed > 30, `${seen} ${listed}`);
});
