/** The table of all searches: its rows, their sorting, and the text that is copied. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportText, results } from '../../www/src/features/tabs/results.js';
import { figure, least, nextSort, sorted } from '../../www/src/session/results.js';
import { AS_LISTED } from '../../www/src/session/state.js';
import { catalogue } from './support/core.js';
import { attributes, model, render } from './support/render.js';

/** @import { Result } from '../../www/pkg/plyscope_wasm.js' */

/** @param {ReturnType<typeof model>} shown */
const rowsOf = ({ search, state }) => search.lists.results(state.options);

/** @param {readonly Result[]} rows @param {string} algorithm */
function rowOf(rows, algorithm) {
  const row = rows.find((each) => each.algorithm === algorithm);
  assert.ok(row?.error === null, algorithm);
  return row;
}

test('each row is what the page shows once its search is chosen', () => {
  const options = { root: 'min', order: 'killer,reversed', cut: 'gt', depth: '3', at: '4' };
  for (const tree of ['deepening', 'swedish-51', 'transpositions']) {
    // Some of them apply to other searches alone.
    const chosen = { type: /** @type {const} */ ('options'), options };
    const actions = tree === 'deepening' ? [chosen] : [];
    const wanted = { tree, algorithm: 'alpha-beta' };
    for (const row of rowsOf(model(wanted, actions))) {
      const { algorithm } = row;
      if (row.error !== null) {
        assert.equal(row.error.kind, 'no-static-value', `${tree} ${algorithm}`);
        continue;
      }
      const { search } = model(wanted, [...actions, { type: 'algorithm', algorithm }]);
      const { value, bound, total, principalVariation, fullWindow, steps } = search.overview;
      assert.deepEqual(row.counts, total, algorithm);
      assert.deepEqual([row.value, row.bound], [value, bound], algorithm);
      assert.equal(row.best, principalVariation[1] ?? null, algorithm);
      assert.equal(row.waste, fullWindow ? search.wasted(steps) : null, algorithm);
    }
  }
});

test('a search that the tree lacks something for says what', () => {
  const viewModel = model({ tree: '[A: [3, 12], 8]' });
  const row = rowsOf(viewModel).find(({ algorithm }) => algorithm === 'one-ply');
  assert.deepEqual(row, {
    algorithm: 'one-ply',
    bestFirst: false,
    error: { kind: 'no-static-value', node: 1 },
  });
  const html = render(results(viewModel, AS_LISTED));
  assert.ok(html.includes('needs a static value at node A'), html);
});

test('rows are sorted by any column, equals as they are listed, and what has nothing there comes last', () => {
  const rows = rowsOf(model({ tree: 'deepening' }));
  assert.deepEqual(sorted(rows, AS_LISTED), rows);
  assert.deepEqual(sorted(rows, { by: 'algorithm', descending: true }), [...rows].reverse());
  for (const by of /** @type {const} */ ([
    'value',
    'best',
    'entered',
    'cutoffs',
    'waste',
    'kept',
  ])) {
    for (const descending of [false, true]) {
      const order = sorted(rows, { by, descending });
      assert.deepEqual(new Set(order), new Set(rows));
      const keys = order.map((row) => (row.error === null ? figure(row, by) : null));
      const known = keys.filter((key) => key !== null);
      assert.deepEqual(keys.slice(known.length), Array(keys.length - known.length).fill(null));
      const steps = known
        .slice(1)
        .map((key, place) => (key - known[place]) * (descending ? -1 : 1));
      assert.ok(
        steps.every((step) => step >= 0),
        `${by} ${descending}`,
      );
      steps.forEach((step, place) => {
        if (step === 0) assert.ok(rows.indexOf(order[place]) < rows.indexOf(order[place + 1]));
      });
    }
  }
});

test('a second click on a head turns the order round, and another column begins anew', () => {
  const once = nextSort(AS_LISTED, 'entered');
  assert.deepEqual(once, { by: 'entered', descending: false });
  assert.deepEqual(nextSort(once, 'entered'), { by: 'entered', descending: true });
  assert.deepEqual(nextSort({ by: 'entered', descending: true }, 'waste').descending, false);
});

test('the least is marked among the searches that prove the value, where they differ', () => {
  const rows = rowsOf(model({ tree: 'deepening' }));
  // One ply and the null window do less, and prove less.
  assert.ok(rowOf(rows, 'one-ply').counts.entered < rowOf(rows, 'aspiration').counts.entered);
  assert.equal(least(rows, 'entered'), rowOf(rows, 'aspiration').counts.entered);
  assert.equal(least(rows, 'cutoffs'), null, 'more cutoffs are neither better nor worse');
  assert.equal(least(rowsOf(model({ tree: '7' })), 'evaluated'), null, 'all the same');
});

test('the row of the search on show is marked, and the column that they are sorted by', () => {
  const html = render(results(model({ tree: 'deepening' }), { by: 'waste', descending: true }));
  const marks = (/** @type {string} */ name) =>
    attributes(html, name).filter((mark) => mark !== '');
  assert.deepEqual(marks('aria-sort'), ['descending']);
  assert.deepEqual(marks('aria-current'), ['true']);
  assert.match(html, /aria-current=true[^>]*>\s*Iterative deepening/);
  assert.equal(html.match(/<tr/g)?.length, 1 + catalogue.algorithms.length);
});

test('what a search keeps is counted: its list, or its table', () => {
  const rows = rowsOf(model({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' }));
  const kept = ['alpha-beta', 'sss-star', 'dual-star', 'negamax-tt'].map((name) =>
    figure(rowOf(rows, name), 'kept'),
  );
  assert.deepEqual(kept, [null, 3, 3, 11]);
});

test('a best-first search has no cutoffs to be counted', () => {
  const row = rowOf(rowsOf(model({ tree: 'swedish-51' })), 'sss-star');
  assert.deepEqual([figure(row, 'cutoffs'), figure(row, 'skipped')], [null, null]);
});

/** A tree whose moves need escapes everywhere. */
const HOSTILE = String.raw`{"children": [{"value": -2.5, "name": "a_1 & 50%"}, {"value": "-inf", "name": "x|y, \"z\""}]}`;

test('as CSV numbers are plain, and a name with commas and quotes is one field', () => {
  const viewModel = model({ tree: HOSTILE, algorithm: 'minimax', options: { root: 'min' } });
  const text = exportText(viewModel, rowsOf(viewModel), 'csv');
  const [head, minimax] = text.split('\n');
  assert.equal(
    head,
    'algorithm,value,bound,best_move,entered,evaluated,cutoffs,cutoffs_skipping_nothing,skipped_subtrees,re_searches,beyond_critical_tree,entries_kept,reason',
  );
  assert.equal(minimax, 'minimax,-inf,exact,"x|y, ""z""",3,2,0,0,0,0,0,,');
  assert.ok(text.endsWith('\n'));
  const max = model({ tree: HOSTILE, algorithm: 'minimax' });
  assert.match(exportText(max, rowsOf(max), 'csv'), /^minimax,-2\.5,exact,a_1 & 50%,/m);
});

test('as CSV a search that was not run says why, in as many fields', () => {
  const viewModel = model({ tree: '[[3, 12], 8]' });
  const lines = exportText(viewModel, rowsOf(viewModel), 'csv').trim().split('\n');
  assert.ok(lines.includes('one-ply,,,,,,,,,,,,no-static-value'));
  assert.deepEqual(new Set(lines.map((line) => line.split(',').length)), new Set([13]));
});

test('as Markdown what would mean something else is escaped', () => {
  const viewModel = model({ tree: HOSTILE, options: { root: 'min' } });
  const [head, rule, minimax] = exportText(viewModel, rowsOf(viewModel), 'markdown').split('\n');
  assert.match(head, /^\| Algorithm \| Value \| Best move \|/);
  assert.equal(rule.split('|').length, head.split('|').length);
  assert.ok(minimax.includes(String.raw`x\|y, "z"`), minimax);
  const max = model({ tree: HOSTILE });
  const text = exportText(max, rowsOf(max), 'markdown');
  assert.ok(text.includes(String.raw`to a\_1 & 50% |`) && text.includes(String.raw`SSS\*`), text);
});

test('as LaTeX what would mean something else is escaped, and signs are mathematics', () => {
  const viewModel = model({ tree: HOSTILE });
  const lines = exportText(viewModel, rowsOf(viewModel), 'latex').trim().split('\n');
  assert.equal(lines[0], String.raw`\begin{tabular}{lrlrrrrrrr}`);
  assert.equal(lines.at(-1), String.raw`\end{tabular}`);
  const minimax = lines.find((line) => line.startsWith('Minimax'));
  assert.ok(minimax?.includes(String.raw`$-$2.5 & to a\_1 \& 50\% & 3`), minimax);
  assert.ok(minimax?.endsWith(String.raw`\\`), minimax);
  assert.ok(lines.some((line) => line.startsWith(String.raw`MTD(+$\infty$) &`)));
  const cells = lines
    .filter((line) => line.endsWith('\\\\'))
    .map((line) => line.split(' & ').length);
  assert.deepEqual(new Set(cells), new Set([10]));
});
