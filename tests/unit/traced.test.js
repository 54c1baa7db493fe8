// The trace of another program beside a search: what is said of it, and where each of its lines is.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { format } from '../../www/src/engine/score.js';
import {
  compared,
  countOf,
  exampleOf,
  placeAt,
  toldAt,
} from '../../www/src/features/traced/comparing.js';
import {
  differenceText,
  exampleText,
  faultText,
  habitText,
  isTraceError,
  slipText,
} from '../../www/src/features/traced/words.js';
import { LANGUAGES, messagesOf, say } from './support/messages.js';
import { entering, HABITS, HEADER, NO_TRACES, SLIPS, traces } from './support/traces.js';

const words = {
  say,
  score: (/** @type {number} */ units) => format(units, 0),
  label: String,
};

/** Traces that people bring. */
const { cases } = JSON.parse(
  readFileSync(new URL('../conformance/compared.json', import.meta.url), 'utf8'),
);
const threeAtOnce = cases.find((/** @type {{id: string}} */ { id }) => id === 'slip-three-at-once');

/** The nodes that alpha-beta enters in the tree of the textbook. */
const RIGHT = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12];

/** The depth limit with which a slip shows. @type {Record<string, string>} */
const DEPTHS = {
  'one-ply-too-deep': '2',
  'one-ply-too-shallow': '2',
  'depth-ignored': '2',
  'any-depth-taken': '3',
};

/** The sentence on a trace beside alpha-beta. @param {string} text @param {Record<string, string>} [options] */
function said(text, options = {}) {
  const { difference } = compared(text, 'alpha-beta', options);
  return difference && differenceText(difference, 'alpha-beta', words);
}

/** @param {readonly string[]} lines */
const trace = (...lines) => [HEADER, ...lines].join('\n');

test('the first difference is said with its numbers', () => {
  assert.equal(said(entering(RIGHT)), null);
  assert.match(
    said(entering([0, 1, 2, 3, 4, 5, 6, 7])) ?? '',
    /^Line 9: your search enters node 7; Alpha-beta (enters|returns)/,
  );
  const window = (/** @type {number} */ node, /** @type {unknown} */ beta) =>
    JSON.stringify({ event: 'enter', node, alpha: '-inf', beta });
  assert.equal(
    said(trace(window(0, 'inf'), window(1, 'inf'), window(2, 'inf'), window(3, 'inf'))),
    'Line 5: your search enters node 3 with β = ∞; Alpha-beta has β = 3 there, from node 1.',
  );
  const value = '{"event":"evaluate","node":2,"value":4}';
  assert.equal(
    said(trace(value)),
    'Line 2: your search evaluates node 2 as 4; Alpha-beta evaluates node 2 as 3.',
  );
  assert.match(
    said(entering([0, 1])) ?? '',
    /^Your trace ends after line 3, and all agrees up to there. Alpha-beta goes on: .* it next enters node 5/,
  );
});

test('each line is at a step of the search, up to the first difference', () => {
  const parted = compared(entering([0, 1, 2, 3, 4, 5, 6, 7]), 'alpha-beta', {});
  assert.equal(countOf(parted), 8);
  const steps = Array.from({ length: 8 }, (_, at) => toldAt(parted, at).step);
  assert.ok(steps.slice(1, 7).every((step, at) => step > steps[at]));
  assert.equal(steps[7], 0);
  assert.equal(placeAt(parted, 0), -1);
  for (const [place, step] of steps.slice(0, 7).entries())
    assert.equal(placeAt(parted, step), place);
  assert.equal(placeAt(parted, parted.step - 1), 6);
  assert.equal(placeAt(parted, parted.step), 7);
  const whole = compared(entering(RIGHT), 'minimax', {});
  assert.notEqual(whole, parted);
});

test('every slip that a search can have is said, in every language, with its smallest tree', () => {
  const names = Object.keys(SLIPS);
  for (const language of LANGUAGES) {
    const { say } = messagesOf(language);
    const model = /** @type {any} */ ({ ...words, say, choice: { options: {} } });
    for (const name of names) {
      assert.doesNotMatch(slipText(name, model), /slip-/);
      /** @type {Record<string, string>} */
      const options = DEPTHS[name] ? { depth: DEPTHS[name] } : {};
      const example = exampleOf(name, [], SLIPS[name], options);
      assert.ok(example, name);
      assert.ok(exampleText(example, model).includes(example.tree));
    }
  }
});

test('a trace that breaks off has the slip that explains its beginning, in every language', () => {
  const enter = (/** @type {number} */ node, /** @type {unknown} */ beta) =>
    JSON.stringify({ event: 'enter', node, alpha: '-inf', beta });
  const lines = [0, 1, 2, 3, 4].map((node) => enter(node, 'inf'));
  const stopped = compared(trace(...lines, '{"event":"ent'), 'alpha-beta', {});
  assert.deepEqual(
    [stopped.slips, stopped.broken_off, stopped.unfinished],
    [
      [
        ...['bounds-not-passed', 'one-bound-passed', 'bound-not-moved'],
        'result-shared',
        'min-takes-the-maximum',
        'best-at-zero',
      ],
      true,
      7,
    ],
  );
  const begun = compared(entering(RIGHT.slice(0, 5)), 'alpha-beta', {});
  assert.deepEqual(
    [begun.slips, begun.broken_off, begun.unfinished],
    [['min-takes-the-maximum'], false, null],
  );
  for (const language of LANGUAGES) {
    const { say } = messagesOf(language);
    for (const extent of ['all', 'ended', 'beginning'])
      for (const count of [0, 1, 2])
        assert.match(say('trace-slips', { count, extent, line: '6' }), /[.:]$/);
  }
});

test('a search that is driven has slips of its own', () => {
  // Each test comes again, until the program is stopped.
  const lines = [0, 1, 0, 0, 0].map((node) => `{"event":"enter","node":${node}}`);
  const text = ['{"plyscope":1,"tree":[4]}', ...lines].join('\n');
  const { slips, broken_off } = compared(text, 'mtd-f', {});
  assert.ok(broken_off && slips.includes('same-test-again'));
  const example = exampleOf('same-test-again', [], 'mtd-f', {});
  assert.ok(example);
  assert.equal(exampleText(example, /** @type {any} */ (words)), 'On 1 it never ends.');
});

test('what cannot be read is said with its line and what would be right', () => {
  for (const [fault, text] of Object.entries(NO_TRACES))
    for (const language of LANGUAGES) {
      const { say } = messagesOf(language);
      try {
        traces.head(text);
        assert.fail(fault);
      } catch (error) {
        assert.ok(isTraceError(error), fault);
        const said = faultText(error, say);
        assert.match(said, /^(Line|Rad|Vrstica|Строка|Ред) \d+: .+\.$/);
        assert.doesNotMatch(said, /undefined|trace-fault/);
      }
    }
});

test('what a cutoff, an entry and the result tell is said where it differs', () => {
  const cutoff = { event: 'cutoff', node: 5, after: 6, side: 'alpha', skipped: [7] };
  assert.equal(
    said(trace(JSON.stringify(cutoff))),
    'Line 2: your search cuts at node 5, after node 6, and skips node 7; Alpha-beta cuts at node 5, after node 6, and skips 2 children from node 7 on.',
  );
  // The cutoff after the last child, which skips nothing, need not be told.
  assert.equal(said(trace(JSON.stringify({ ...cutoff, skipped: [7, 8] }))), null);
  const cutShort = entering(RIGHT).trim().split('\n').slice(1, -1);
  assert.match(said(trace(...cutShort)) ?? '', /^Your trace ends/);
  assert.equal(
    said(trace('{"event":"store","node":0,"value":3,"bound":"exact"}')),
    'Line 2: your search stores 3 for node 0; Alpha-beta has ended.',
  );
  const result = '{"event":"result","value":3,"best_child":2,"principal_variation":[0,1,2]}';
  assert.equal(
    said(trace(...entering(RIGHT).split('\n').slice(1), result)),
    'Line 13: your trace has best_child = 2; Alpha-beta has 0.',
  );
});

test('a right program that does otherwise agrees, and what it does is said', () => {
  const lines = [
    { event: 'enter', node: 0 },
    { event: 'enter', node: 1 },
    { event: 'enter', node: 2 },
  ].map((line) => JSON.stringify(line));
  const text = ['{"plyscope":1,"tree":[1,2]}', ...lines].join('\n');
  const { difference, habits, slips } = compared(text, 'pvs', {});
  assert.deepEqual([difference, habits, slips], [null, ['trusts-leaves'], []]);
  for (const language of LANGUAGES) {
    const { say } = messagesOf(language);
    const model = /** @type {any} */ ({ say, search: { request: { algorithm: 'pvs' } } });
    for (const habit of [...HABITS, 'fails-hard', 'bound-moved-otherwise', 'leaves-otherwise'])
      assert.doesNotMatch(habitText(habit, model), /habit-|switch-|undefined/);
  }
});

test('two slips together are named where none alone explains the trace', () => {
  const { trace, with: algorithm } = threeAtOnce;
  const text = trace.map((/** @type {unknown} */ line) => JSON.stringify(line)).join('\n');
  const { slips, pairs } = compared(text, algorithm, {});
  assert.deepEqual(slips, []);
  assert.ok(pairs.some((pair) => pair.includes('finite-first-window')));
});
