/** The lists beside the tree, the bands over the slider, and what the counters have of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { counters } from '../../www/src/features/tabs/counters.js';
import { openList } from '../../www/src/features/tabs/open-list.js';
import { transpositionTable } from '../../www/src/features/tabs/table.js';
import { bandLabel, bands } from '../../www/src/panels/bands.js';
import { MOST_ROWS, shortened } from '../../www/src/panels/rows.js';
import { transport } from '../../www/src/panels/transport.js';
import { ALGORITHMS, catalogue } from './support/core.js';
import { say } from './support/messages.js';
import { some } from './support/random.js';
import { model, render } from './support/render.js';

/** @import { Fact, Overview } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

/** @param {unknown} panel */
const text = (panel) =>
  render(panel)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of a list, each with its class and its text. @param {unknown} panel */
const rows = (panel) =>
  [
    ...(render(panel).split('<tbody')[1] ?? '').matchAll(/<tr class=(?:"(.*?)"|(\w+)).*?<\/tr>/g),
  ].map(([html, several, one]) => ({
    kind: (several ?? one).trim(),
    text: text({ strings: [html], values: [] }),
  }));

/** The model at the first step of which something holds. @param {Wanted} wanted @param {(fact: Fact) => boolean} holds */
function modelAt(wanted, holds) {
  const { search } = model(wanted);
  for (let step = 0; step <= search.overview.steps; step += 1) {
    if (holds(search.moment(step).fact)) return model({ ...wanted, step });
  }
  throw new Error(`no such step in ${JSON.stringify(wanted)}`);
}

const TIC_TAC_TOE = { tree: 'tic-tac-toe', algorithm: 'negamax-tt' };
const SMALL = { ...TIC_TAC_TOE, options: { table: '5' } };
const DEEPENING = {
  tree: '[[[3, 17]=5, [2, 12]=3]=4, [[15]=3, [25, 0]=1]=2]=3',
  algorithm: 'iterative-deepening',
};

test('what an algorithm does not have is not shown', () => {
  const plain = model({ step: 20 });
  for (const panel of [transpositionTable, openList, bands]) assert.equal(panel(plain), undefined);
  assert.equal(openList(model(TIC_TAC_TOE)), undefined);
  assert.equal(transpositionTable(model({ algorithm: 'sss-star' })), undefined);
  assert.doesNotMatch(text(counters(plain)), /Table|lost|Re-searches/);
});

test('every list of every preset can be shown at every step, by every algorithm', () => {
  for (const { id } of catalogue.presets) {
    for (const algorithm of some(ALGORITHMS, id)) {
      const session = { tree: id, algorithm };
      const needs = catalogue.algorithms.find(({ name }) => name === algorithm)?.needs;
      if (needs === 'static-values' && id !== 'deepening') continue;
      const viewModel = model(session);
      const { search, state } = viewModel;
      for (let step = 0; step <= search.overview.steps; step += 3) {
        const moment = search.moment(step);
        const at = { ...viewModel, state: { ...state, step }, moment, states: search.states(step) };
        for (const panel of [transpositionTable, openList, bands, counters]) {
          const html = render(panel(at));
          assert.doesNotMatch(html, /undefined|NaN|\[object/, `${id} ${algorithm} ${step}`);
          const lit = html.match(/aria-current=true data-for/g) ?? [];
          assert.ok(lit.length <= 1, `${id} ${algorithm} ${step}`);
        }
      }
    }
  }
});

test('a hit lights its entry, and says what it does; the counts stand by it', () => {
  const viewModel = modelAt(TIC_TAC_TOE, (fact) => fact.kind === 'probe' && fact.hit !== null);
  const panel = transpositionTable(viewModel);
  assert.match(text(panel), /A hit: the entry is the answer\./);
  assert.deepEqual(
    rows(panel).filter(({ kind }) => kind === 'lit'),
    [{ kind: 'lit', text: '4 ▽ XXXXOOOXO 0 EXACT = −1 –' }],
  );
  const { probed, hits, stored } = viewModel.moment.counts;
  const tally = `probes ${probed} hits ${hits} misses ${probed - hits} cutoffs 1 stored ${stored} lost 0`;
  assert.ok(text(panel).includes(tally), text(panel));
});

test('every flag stands as programs write it, with its sign at the value', () => {
  const all = text(transpositionTable(model({ ...TIC_TAC_TOE, step: 1e6 })));
  assert.match(all, /EXACT = 1 c3/);
  assert.match(all, /LOWER ≥ 1 c3/);
  assert.match(all, /UPPER ≤ 0 –/);
});

test('a miss says whether the place is empty or holds another position', () => {
  const miss = (/** @type {Fact} */ fact) => fact.kind === 'probe' && fact.hit === null;
  const first = transpositionTable(modelAt(SMALL, miss));
  assert.match(text(first), /A miss: place 0 is empty\./);
  // Of so small a table the empty places are there too.
  assert.equal(rows(first).length, 5);
  assert.deepEqual(rows(first)[0], { kind: 'lit', text: '0 empty' });
  const { search } = model(SMALL);
  const steps = Array.from({ length: search.overview.steps }, (_, step) => step);
  const holding = steps.map((step) => text(transpositionTable(model({ ...SMALL, step }))));
  assert.ok(holding.some((each) => /A miss: place \d holds another position\./.test(each)));
});

test('what gives way is struck out under what is stored', () => {
  const viewModel = modelAt(
    SMALL,
    (fact) => fact.kind === 'store' && typeof fact.lost === 'object',
  );
  const panel = transpositionTable(viewModel);
  assert.match(text(panel), /Stored in place \d; another is lost\./);
  const kinds = rows(panel).map(({ kind }) => kind);
  assert.equal(kinds.indexOf('gone'), kinds.indexOf('lit') + 1);
  assert.match(render(panel), /aria-label=Replaced: position/);
  const over = modelAt(DEEPENING, ({ kind }) => kind === 'store');
  assert.match(text(transpositionTable(over)), /Stored in place \d+, which was empty\./);
});

test('what finds no place is struck out under what stays', () => {
  const wanted = { ...SMALL, options: { table: '2', replace: 'deeper' } };
  const panel = transpositionTable(
    modelAt(wanted, (fact) => fact.kind === 'store' && fact.lost === 'own'),
  );
  assert.match(text(panel), /Not stored: place \d keeps a deeper entry\./);
  assert.deepEqual(rows(panel).filter(({ kind }) => kind === 'refused').length, 1);
  assert.match(render(panel), /aria-label=Not stored: position [.XO]{9}/);
});

test('of many entries those round the present one are shown, and the others are counted', () => {
  const wanted = { tree: 'swedish-51', algorithm: 'mtd-f' };
  for (const step of [100, 131, 150, 1e6]) {
    const viewModel = model({ ...wanted, step });
    const filled = viewModel.search.lists.table(viewModel.state.step, 0)?.filled ?? 0;
    assert.ok(filled > MOST_ROWS);
    const all = rows(transpositionTable(viewModel));
    const left = all
      .filter(({ kind }) => kind === 'left')
      .map((row) => Number.parseInt(row.text, 10));
    const there = all.filter((row) => !/^\d+ empty$/.test(row.text));
    const entries = there.filter(({ kind }) => !['left', 'gone'].includes(kind)).length;
    assert.equal(
      left.reduce((sum, count) => sum + count, entries),
      filled,
    );
  }
});

test('the rows of the position that is pointed at are joined', () => {
  const wanted = { ...TIC_TAC_TOE, step: 1e6 };
  const { position } = model(wanted).search.nodes;
  const node = position?.findIndex((first, each) => first !== each) ?? -1;
  const viewModel = model(wanted, [{ type: 'hover', node }]);
  const joined = rows(transpositionTable(viewModel)).filter(({ kind }) => kind.includes('joined'));
  assert.equal(joined.length, 1);
  assert.match(joined[0].text, /^4 ▽/);
});

test('a long list is shortened in the middle, but not where something happens', () => {
  assert.deepEqual(
    shortened(3, []).map((each) => ('at' in each ? each.at : each)),
    [0, 1, 2],
  );
  const short = shortened(100, [50]);
  assert.deepEqual(short.slice(-9), [
    { at: 5 },
    { left: 43 },
    ...[{ at: 49 }, { at: 50 }, { at: 51 }],
    { left: 45 },
    ...[{ at: 97 }, { at: 98 }, { at: 99 }],
  ]);
  for (const length of [MOST_ROWS, MOST_ROWS + 1, 40, 5000]) {
    for (const at of [0, 1, 7, length - 1]) {
      const parts = shortened(length, [at]);
      const count = parts.reduce((sum, each) => sum + ('left' in each ? each.left : 1), 0);
      assert.equal(count, length);
      assert.ok(parts.some((each) => 'at' in each && each.at === at));
      assert.ok(parts.length <= MOST_ROWS + 2);
    }
  }
});

test('the OPEN list stands in order of merit, with what is pushed, taken and purged', () => {
  const wanted = { tree: '[[3, 17], [2, 12]]', algorithm: 'sss-star' };
  const rowsAt = (/** @type {number} */ step) => rows(openList(model({ ...wanted, step })));
  assert.deepEqual(rowsAt(1), [{ kind: 'pushed lit', text: '1 △ 0 ○ LIVE ∞ pushed' }]);
  assert.deepEqual(rowsAt(2), [
    { kind: 'taken', text: '– △ 0 ○ LIVE ∞ taken' },
    { kind: 'pushed lit', text: '1 ▽ 1 ○ LIVE ∞ pushed' },
  ]);
  assert.deepEqual(rowsAt(6), [
    { kind: 'none', text: '1 ▽ 4 ○ LIVE ∞' },
    { kind: 'pushed lit', text: '2 □ 2 ● SOLVED 3 pushed' },
  ]);
  assert.match(text(openList(model({ ...wanted, step: 1e6 }))), /The root is solved/);
  assert.match(text(openList(model({ ...wanted, step: 3 }))), /2 states; the first is taken next/);
});

test('what is purged is struck out where it stood', () => {
  const wanted = { tree: '[[[8, 3], 9], [2, 12]]', algorithm: 'sss-star' };
  const panel = openList(modelAt(wanted, ({ kind }) => kind === 'purge'));
  assert.deepEqual(rows(panel), [
    { kind: 'none', text: '1 △ 2 ● SOLVED 8' },
    { kind: 'purged', text: '– □ 4 ● SOLVED 3 purged' },
    { kind: 'none', text: '2 □ 7 ● SOLVED 2' },
  ]);
});

/** The beginning and the end of each band in percent of the width, which bands and the gaps between them share. @param {string} html */
function spansIn(html) {
  let end = 0;
  /** @type {[left: number, right: number][]} */
  const spans = [];
  for (const [, name, share] of html.matchAll(/<(span|button)\b[^<]*?flex-grow: ([\d.e-]+)/g)) {
    const left = end;
    end += Number(share);
    if (name === 'button') spans.push([left, end]);
  }
  return spans;
}

test('each search of the root is a band, as long as it takes, and the present one is marked', () => {
  const viewModel = model({ ...DEEPENING, step: 1e6 });
  const { iterations, steps } = viewModel.search.overview;
  const html = render(bands(viewModel));
  assert.deepEqual(text(bands(viewModel)), 'depth 1 depth 2 depth 3');
  const spans = spansIn(html);
  const near = (/** @type {number} */ one, /** @type {number} */ other) =>
    assert.ok(Math.abs(one - other) < 1e-9);
  spans.forEach(([left, right], at) => {
    near(left, (100 * iterations[at].step) / steps);
    near(right, spans[at + 1]?.[0] ?? 100);
  });
  const current = [...html.matchAll(/aria-current=(\w+)/g)].map(([, value]) => value);
  assert.equal(current.indexOf('true'), viewModel.moment.iteration);
  assert.equal(current.filter((each) => each === 'true').length, 1);
  assert.doesNotMatch(render(bands(model(DEEPENING))), /aria-current=true/);
  const at40 = model({ ...DEEPENING, step: 40 });
  assert.match(render(transport(at40)), /aria-valuetext=step 40 of \d+, depth \d/);
});

test('a search of the root that has not begun has no band, and the present one reaches to the present step', () => {
  const { iterations, steps } = model(DEEPENING).search.overview;
  for (let step = 0; step <= steps; step += 1) {
    const html = render(bands(model({ ...DEEPENING, step })));
    const begun = iterations.filter((iteration) => iteration.step <= step);
    const spans = spansIn(html);
    assert.equal(spans.length, begun.length, `step ${step}`);
    if (begun.length === 0) continue;
    const [, end] = spans[spans.length - 1];
    assert.ok(Math.abs(end - (100 * step) / steps) < 1e-9, `step ${step}`);
  }
});

test('a band says its depth, its window, or its question', () => {
  const words = { say, score: (/** @type {number} */ units) => model({}).score(units) };
  const base = { number: 1, step: 1, finished: null, depth: null, known: null };
  /** @param {Partial<Overview['iterations'][number]>} what */
  const label = (what) => bandLabel(words, { ...base, why: 'guess', window: null, ...what });
  const known = { alpha: NEG_INF, beta: POS_INF };
  assert.equal(label({ depth: 3, window: { alpha: NEG_INF, beta: POS_INF } }), 'depth 3');
  assert.equal(label({ window: { alpha: 4, beta: 6 } }), '(4, 6)');
  assert.equal(label({ window: { alpha: NEG_INF, beta: POS_INF } }), '(−∞, ∞)');
  assert.equal(label({ depth: 2, window: { alpha: -1, beta: POS_INF } }), 'depth 2 (−1, ∞)');
  assert.equal(label({ known, window: { alpha: 4, beta: 5 } }), '≥ 5?');
  assert.equal(label({ known, window: { alpha: NEG_INF, beta: -2000000000 } }), '> −∞?');
  assert.equal(label({ known, depth: 2, window: { alpha: 4, beta: 5 } }), 'depth 2 ≥ 5?');
  assert.equal(label({ depth: 2 }), 'depth 2');
});

test('what a band is there for can be read at it', () => {
  const hints = (/** @type {Wanted} */ wanted) =>
    [...render(bands(model({ ...wanted, step: 1e6 }))).matchAll(/ title=(.*?) aria-current/g)].map(
      ([, hint]) => hint,
    );
  assert.deepEqual(hints({ tree: 'aspiration-fails-high' }), [
    'Search 1: (3, 5), from the guess',
    'Search 2: (3, ∞), since the last one failed high',
  ]);
  const turned = { tree: '[3, 12]', algorithm: 'mtd-f', options: { root: 'min' } };
  assert.match(hints(turned)[0], /^Search 1: ≥ 0\?, as MIN sees it, from the guess$/);
  assert.equal(hints(DEEPENING)[0], 'Search 1: depth 1');
  assert.equal(hints(DEEPENING)[1], 'Search 2: depth 2, deeper than the last one');
});

test('the counters have re-searches and the table where there are some', () => {
  const last = (/** @type {Wanted} */ wanted) => text(counters(model({ ...wanted, step: 1e6 })));
  assert.match(last({ tree: 'negascout-searches-again' }), /Re-searches [1-9]\d* 0 –/);
  assert.match(last({ tree: '[[3, 12], [2, 4]]', algorithm: 'pvs' }), /Re-searches 0 0 –/);
  assert.match(last(SMALL), /Table hits 2 – – Table cutoffs 2 – – Entries lost 6 – –/);
  assert.doesNotMatch(last({ tree: 'sss-skips' }), /Cutoffs|Skipped/);
});

test('visits beyond the critical tree are counted once a node, where the window is full', () => {
  const last = (/** @type {Wanted} */ wanted) => model({ ...wanted, step: 1e6 });
  const waste = (/** @type {Wanted} */ wanted) =>
    text(counters(last(wanted))).match(/Beyond the critical tree (\d+) (\d+) 0/);
  const { nodes } = last({ tree: 'wikipedia-four-ply' }).search;
  const critical = [...nodes.part].filter((part) => part > 0).length;
  const plain = waste({ tree: 'wikipedia-four-ply', algorithm: 'minimax' });
  assert.deepEqual(plain?.slice(1).map(Number), Array(2).fill(nodes.part.length - critical));
  const ordered = { order: 'best-first' };
  assert.equal(waste({ tree: 'wikipedia-four-ply', options: ordered })?.[1], '0');
  // Again and again the same nodes: they count once.
  const deepening = waste(DEEPENING)?.slice(1).map(Number);
  assert.ok(deepening && deepening[0] <= deepening[1]);
  for (const algorithm of ['mtd-f', 'null-window', 'sss-star', 'aspiration']) {
    assert.equal(waste({ tree: '[[3, 12], [2, 4]]', algorithm }), null, algorithm);
  }
  for (const algorithm of ['minimax', 'alpha-beta', 'negamax-tt', 'scout', 'pvs', 'negascout']) {
    assert.ok(waste({ tree: '[[3, 12], [2, 4]]', algorithm }), algorithm);
  }
});

test('a panel that was folded away stays so', () => {
  const viewModel = model(TIC_TAC_TOE);
  /** @type {unknown[]} */
  const toggles = [];
  const dispatch = (/** @type {unknown} */ action) => {
    toggles.push(action);
    return null;
  };
  const template = (/** @type {Set<string>} */ turned) => {
    const state = { ...viewModel.state, turned };
    return /** @type {{values: any[]}} */ (counters({ ...viewModel, state, dispatch }));
  };
  const [open, closed] = [template(new Set()), template(new Set(['counters']))];
  assert.ok(open.values.includes(true) && closed.values.includes(false));
  const toggled = open.values.find((value) => typeof value === 'function');
  toggled({ currentTarget: { open: true } });
  toggled({ currentTarget: { open: false } });
  assert.deepEqual(toggles, [{ type: 'turn', part: 'counters', isTurned: true }]);
});
