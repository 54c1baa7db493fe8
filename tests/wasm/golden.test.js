/** Every step of every trace that the Rust tests read too, as the page gets it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { traces } from '../unit/support/traces.js';
import { moments, withStudy } from './support/core.js';

const folder = new URL('../conformance/traces/', import.meta.url);

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, folder), 'utf8');

/** @type {{file: string, algorithm: string, options: Record<string, string>, tree: string}[]} */
const index = JSON.parse(read('index.json'));

/** @import { Moment, Overview } from '../../www/pkg/plyscope_wasm.js' */
/** @typedef {Record<string, any>} Line a line of a file, as far as it is known before it is read */

/**
 * A score of the file in units of the tree's smallest decimal place.
 * @param {number | string} score
 * @param {number} decimals
 */
function units(score, decimals) {
  if (typeof score === 'string') return score === 'inf' ? 2147483647 : -2147483647;
  return Math.round(score * 10 ** decimals);
}

const SCORES = ['alpha', 'beta', 'value', 'lower', 'upper', 'merit'];

const LEFT_OUT = {
  depth: null,
  alpha: null,
  beta: null,
  bound: null,
  best: null,
  lost: null,
  lower: null,
  upper: null,
  finished_depth: null,
};

/**
 * A line with its scores in units, and null for each part that it leaves out.
 * @param {Line} line
 * @param {number} decimals
 * @returns {Line}
 */
function lineInUnits(line, decimals) {
  const scores = SCORES.filter((name) => name in line);
  const inUnits = scores.map((name) => [name, units(line[name], decimals)]);
  return { ...LEFT_OUT, ...line, ...Object.fromEntries(inUnits) };
}

/**
 * The fact that a page should be given for a line.
 * @param {Line} line
 */
function fact(line) {
  const { event: kind, node, value, bound, best, depth, alpha, beta, merit } = line;
  switch (kind) {
    case 'enter':
      return { kind, as: line.as, alpha, beta, depth };
    case 'order':
      return { kind, children: line.children, why: line.why };
    case 'evaluate':
      return { kind, value };
    case 'improve':
      return { kind, child: line.child, value, alpha, beta };
    case 'cutoff': {
      const { side, by, skipped } = line;
      if (side === 'assumed') return { kind: 'assume', skipped: skipped.length };
      return { kind, side, by, reach: depth, skipped: skipped.length };
    }
    case 'leave':
      return { kind, value, bound };
    case 'iterate': {
      const { number, why, lower, upper, finished_depth } = line;
      const finished = finished_depth === null ? null : { depth: finished_depth, value, best };
      const window = alpha === null ? null : { alpha, beta };
      const known = lower === null ? null : { alpha: lower, beta: upper };
      return { kind, number, depth, window, why, known, finished };
    }
    case 'probe': {
      const hit = line.hit ? { value, bound, depth, best, effect: line.effect } : null;
      return { kind, hit };
    }
    case 'store': {
      const other = line.lost === null ? 'nothing' : { other: line.lost };
      return { kind, value, bound, depth, best, lost: line.lost === node ? 'own' : other };
    }
    case 'purge':
      return { kind, state: line.state, merit };
    default:
      return { kind, merit };
  }
}

/**
 * The fact that a page gets, without the parts that no line has.
 * @param {Moment} moment
 * @param {Uint16Array} depths of the nodes
 */
function factOf({ node, fact, order, path, depth }, depths) {
  const window = (/** @type {{alpha: number, beta: number} | null | undefined} */ ends) => ({
    alpha: ends?.alpha ?? null,
    beta: ends?.beta ?? null,
  });
  const { kind } = fact;
  switch (kind) {
    case 'enter': {
      const left = depth === null || node === null ? null : depth - (depths[node] ?? 0);
      return { kind, as: fact.as, ...window(fact.window), depth: left };
    }
    case 'order': {
      const children = order?.map((child) => child.node);
      return { kind, children, why: order?.map(({ why }) => why) };
    }
    case 'evaluate':
      return { kind, value: fact.value };
    case 'improve':
      return { kind, child: fact.child, value: fact.value, ...window(path.at(-1)?.now) };
    case 'cutoff': {
      const { side, by, source, skipped } = fact;
      return { kind, side, by, reach: source, skipped };
    }
    case 'leave':
      return { kind, value: fact.value, bound: fact.bound };
    case 'probe':
      return { kind, hit: fact.hit };
    case 'store': {
      const { value, bound, depth: plies, best, lost } = fact;
      return { kind, value, bound, depth: plies, best, lost };
    }
    case 'open':
    case 'solve':
      return { kind, merit: fact.merit };
    default:
      return fact;
  }
}

/**
 * The result, and its cost.
 * @param {Line} result
 * @param {Line[]} events
 * @param {Overview} overview
 */
function checkResult(result, events, { value, bound, principalVariation, nodes, total, decimals }) {
  assert.equal(value, units(result.value, decimals));
  assert.equal(bound, 'bound' in result ? result.bound : 'exact');
  assert.deepEqual(principalVariation, result.principal_variation);
  assert.equal(nodes, result.nodes);
  assert.deepEqual(total, {
    entered: result.entered,
    evaluated: result.evaluated,
    cutoffs: result.cutoffs,
    idleCutoffs: events.filter((line) => line.event === 'cutoff' && line.skipped.length === 0)
      .length,
    skipped: result.skipped_subtrees,
    reSearches: result.re_searches,
    probed: result.probed,
    hits: result.hits,
    tableCutoffs: result.table_cutoffs,
    stored: result.stored,
    lost: result.lost,
  });
}

for (const { file, algorithm, options, tree } of index) {
  test(`${file} step by step`, () => {
    const [header, ...events] = read(file)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const result = events.pop();
    withStudy({ tree, algorithm, options }, (study) => {
      const overview = study.overview();
      assert.equal(overview.perspective, header.perspective);
      assert.equal(overview.steps, events.length);
      const { depth } = study.nodes();
      const [before, ...steps] = moments(study);
      assert.deepEqual([before?.node, before?.fact], [null, { kind: 'ready' }]);
      for (const [at, moment] of steps.entries()) {
        const line = lineInUnits(events[at], overview.decimals);
        const about = `${file}:${at + 2}`;
        // An iteration is the root's.
        assert.equal(moment.node, line.event === 'iterate' ? 0 : line.node, about);
        const [told, expected] = [factOf(moment, depth), fact(line)];
        // Only the best value of a node above has a reach: what else a bound may be is told in its place.
        if ('reach' in told && !['shallow', 'deep'].includes(String(told.reach)))
          told.reach = expected.reach;
        assert.deepEqual(told, expected, about);
      }
      checkResult(result, events, overview);
      assert.deepEqual(steps.at(-1)?.counts, overview.total);
    });
  });
}

test('the trace file, part by part, is the file that the command printed', () => {
  for (const { file, algorithm, options, tree } of index) {
    const written = new traces.TraceFile(tree, undefined, algorithm, options ?? {});
    const decoder = new TextDecoder();
    for (const most of [7, 1000]) {
      let text = '';
      for (let from = 0; from < written.pieces(); from += most) {
        text += decoder.decode(written.part(from, from + most), { stream: true });
      }
      assert.equal(text, read(file), file);
    }
    written.free();
  }
});
