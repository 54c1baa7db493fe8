/** The texts at the tree: none lies on another, none on a node that is not its own, and what words name is named, at any size. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
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
/** @import { Show } from '../../www/src/scene/scene.js' */

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
  return { look, mentioned, above, placed: texts(look, groups, above) };
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
