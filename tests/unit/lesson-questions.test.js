/** The questions of lessons: generated answers are true by brute force, and answers are judged item by item. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Search } from '../../www/src/engine/search.js';
import { plain } from '../../www/src/page/lessons/plain.js';
import { several } from '../../www/src/page/lessons/questions/choice.js';
import { GENERATED, generate } from '../../www/src/page/lessons/questions/generated.js';
import { match } from '../../www/src/page/lessons/questions/match.js';
import { number, numberIn } from '../../www/src/page/lessons/questions/number.js';
import { disordered, order } from '../../www/src/page/lessons/questions/order.js';
import { trueFalse } from '../../www/src/page/lessons/questions/true-false.js';
import { Views } from '../../www/src/page/lessons/scene.js';
import { labelsOf } from '../../www/src/session/labels.js';
import { stepOfMoment } from '../../www/src/session/moment.js';
import './support/core.js';
import { SEED, times } from './support/effort.js';
import { say } from './support/messages.js';

/** @import { Made } from '../../www/src/page/lessons/questions/generated.js' */

const SEEDS = 40;

/** Of a page without views. */
const views = new Views();

/** A tree as numbers, and alpha-beta as it is defined, on it: what it visits and returns. @param {Search} search */
function alphaBeta({ nodes, overview: { decimals } }) {
  assert.equal(decimals, 0);
  const label = (/** @type {number} */ node) => String.fromCharCode(65 + node);
  /** @type {{entered: string[], returned: string[], windows: Map<string, [number, number]>, cut: Set<string>, value: Map<string, number>}} */
  const seen = { entered: [], returned: [], windows: new Map(), cut: new Set(), value: new Map() };
  /** @param {number} node @param {number} alpha @param {number} beta @returns {number} */
  const visit = (node, alpha, beta) => {
    seen.entered.push(label(node));
    seen.windows.set(label(node), [alpha, beta]);
    const isMax = Boolean(nodes.max[node]);
    let best = nodes.leaf[node] ? Number(nodes.value(node)) : isMax ? -Infinity : Infinity;
    for (const child of nodes.leaf[node] ? [] : nodes.children(node)) {
      if (isMax ? best >= beta : best <= alpha) {
        seen.cut.add(label(node));
        break;
      }
      const value = isMax
        ? visit(child, Math.max(alpha, best), beta)
        : visit(child, alpha, Math.min(beta, best));
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    seen.returned.push(label(node));
    seen.value.set(label(node), best);
    return best;
  };
  visit(0, -Infinity, Infinity);
  return seen;
}

/** What questions have been checked about. @type {string[]} */
const checked = [];

/** @param {string} about @param {(made: Made, search: Search) => void} check */
function forSeeds(about, check) {
  checked.push(about);
  for (let seed = 0; seed < times(SEEDS); seed += 1) {
    const made = generate(about, 'alpha-beta', SEED + seed, say);
    const search = new Search({ tree: made.tree, algorithm: 'alpha-beta' });
    check(made, search);
    assert.notEqual(stepOfMoment(made.see, search, 'names'), null, `${made.see} in ${made.tree}`);
    search.free();
  }
}

/** The options that are right, as texts. @param {Made} made */
const rightOf = ({ question }) =>
  'options' in question
    ? question.options.filter(({ isRight }) => isRight).map(({ parts }) => plain(parts))
    : [];

test('numbers are those of the search, and each confusion is another number with its reason', () => {
  for (const about of ['value', 'entered'])
    forSeeds(about, ({ question }, search) => {
      assert.ok(question.kind === 'number' && question.known);
      const { answer, confusions } = question.known;
      const { entered, value } = alphaBeta(search);
      const right = about === 'value' ? value.get('A') : entered.length;
      assert.equal(answer, right);
      const judged = (/** @type {number | undefined} */ typed) =>
        number.judge(question, String(typed), views);
      assert.ok(judged(right)?.isRight);
      const numbers = confusions.map(({ number }) => number);
      assert.equal(new Set([...numbers, right]).size, numbers.length + 1);
      for (const { number, why } of confusions)
        assert.deepEqual(judged(number), { isRight: false, items: [false], why });
      assert.equal(judged(1e6)?.why, undefined);
    });
});

test('the leaves that are never looked at are those that alpha-beta does not enter', () => {
  forSeeds('skipped', (made, search) => {
    const { entered } = alphaBeta(search);
    const label = labelsOf(search, 'names');
    const gone = Array.from({ length: search.nodes.length }, (_, node) => node)
      .filter((node) => search.nodes.leaf[node])
      .map(label)
      .filter((name) => !entered.includes(name));
    assert.deepEqual(rightOf(made), gone);
    assert.ok(gone.length > 0);
  });
});

test('nodes return in the order in which alpha-beta leaves them', () => {
  forSeeds('order', ({ question }, search) => {
    assert.ok(question.kind === 'order');
    const { returned } = alphaBeta(search);
    const places = question.items.map((item) => returned.indexOf(plain(item)));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(!places.includes(-1) && new Set(places).size === 5);
  });
});

test('the window of a node is the one that alpha-beta enters it with', () => {
  forSeeds('window', (made, search) => {
    const name = made.see.replace('visit:', '');
    const [alpha, beta] = alphaBeta(search).windows.get(name) ?? [];
    const text = `α = ${alpha}, β = ${beta}`.replaceAll('-', '−');
    assert.deepEqual(rightOf(made), [text]);
    const { question } = made;
    assert.ok('options' in question);
    const all = question.options.map(({ parts }) => plain(parts));
    assert.equal(new Set(all).size, 4);
  });
});

test('what a node returns after a cutoff is a bound on its side, which its true value keeps to', () => {
  forSeeds('bound', (made, search) => {
    const name = made.see.replace('return:', '');
    const { cut, value } = alphaBeta(search);
    assert.ok(cut.has(name));
    const node = name.charCodeAt(0) - 65;
    const isMax = Boolean(search.nodes.max[node]);
    const returned = String(value.get(name)).replace('-', '−');
    assert.deepEqual(rightOf(made), [`${isMax ? 'at least' : 'at most'} ${returned}`]);
  });
});

test('all generated questions have been checked', () => assert.deepEqual(checked, GENERATED));

test('the same seed asks the same, another one something else', () => {
  for (const about of GENERATED) {
    const [one, same, other] = [3, 3, 4].map((seed) => generate(about, 'alpha-beta', seed, say));
    assert.deepEqual(one, same);
    assert.notEqual(one.tree, other.tree);
  }
});

const words = (/** @type {string} */ text) => [{ kind: /** @type {const} */ ('text'), text }];
const option = (/** @type {boolean} */ isRight) => ({
  isRight,
  parts: words('an option'),
  why: [],
});
const common = { id: '1', blocks: [], line: 1 };

test('each item of an answer is right or wrong by itself', () => {
  const options = [option(true), option(false), option(true)];
  const asked = several.judge.bind(null, { kind: 'several', ...common, options });
  assert.deepEqual(asked(new Set([0, 2]), views), { isRight: true, items: [true, true, true] });
  assert.deepEqual(asked(new Set([0, 1]), views)?.items, [true, false, false]);
  const said = trueFalse.judge(
    { kind: 'true-false', ...common, options },
    [true, false, false],
    views,
  );
  assert.deepEqual(said?.items, [true, true, false]);
  const pairs = ['x', 'y', 'x'].map((to) => ({ parts: words('a word'), to, why: [] }));
  const matched = match.judge({ kind: 'match', ...common, pairs }, ['x', 'x', 'x'], views);
  assert.deepEqual(matched?.items, [true, false, true]);
  const items = ['a', 'b', 'c', 'd'].map(words);
  const placed = order.judge({ kind: 'order', ...common, items }, [0, 1, 3, 2], views);
  assert.deepEqual(placed?.items, [true, true, false, false]);
});

test('an order is never right before it is changed', () => {
  for (let count = 2; count < 12; count += 1) {
    const placed = disordered(count);
    assert.deepEqual(
      [...placed].sort((a, b) => a - b),
      Array.from({ length: count }, (_, at) => at),
    );
    assert.ok(placed.every((item, at) => item !== at));
  }
});

test('numbers are read as people type them', () => {
  assert.deepEqual(['5', ' -3 ', '−3', '2,5', '2.5', '', 'five', '5 nodes', '--1'].map(numberIn), [
    5,
    -3,
    -3,
    2.5,
    2.5,
    null,
    null,
    null,
    null,
  ]);
});
