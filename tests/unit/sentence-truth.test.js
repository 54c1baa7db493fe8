/**
 * Every sentence is true: random searches by every algorithm, under all switches, are replayed by other
 * searches, which see everything with MAX's eyes, and each parameter and each claim in words is held against
 * them.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims } from './support/claims.js';
import { ALGORITHMS, withSearch } from './support/core.js';
import { EFFORT, rounds } from './support/effort.js';
import { cases, patterns } from './support/messages.js';
import { random } from './support/random.js';
import { deeperTree, richOptions, richTree } from './support/rich.js';
import { BROKEN, wordsAt } from './support/sentences.js';
import { modules } from './support/source.js';
import { UNSAID } from './support/truth/about.js';
import { Truth } from './support/truth.js';

/** @import { Expected } from './support/truth/about.js' */

const TREES = 150;

/** Searches that ask a table. */
const ASKING = ['negamax-tt', 'mtd-f', 'mtd+inf', 'mtd-inf', 'iterative-deepening'];

/** Every message of a step after the first. */
const MESSAGES = [...modules]
  .filter(([name]) => name.startsWith('text/sentences/') && name !== 'text/sentences/ready.js')
  .flatMap(([, code]) => code.match(/(?<=')step-[a-z-]+(?=')/g) ?? []);

/** Each message that occurred, with its parameters and their values. @type {Set<string>} */
const judged = new Set();

/** @param {{id: string, parameters: Record<string, string | number>}[]} parts */
function note(parts) {
  for (const { id, parameters } of parts) {
    judged.add(id);
    for (const [name, value] of Object.entries(parameters)) {
      judged.add(`${id} ${name} ${value}`);
      if (value === 1) judged.add(`${id} ${name} one`);
    }
  }
}

/**
 * @param {Truth} truth
 * @param {{id: string, parameters: Record<string, string | number>}[]} parts
 * @param {Expected[]} expected
 * @param {string} about
 */
function compare(truth, parts, expected, about) {
  assert.deepEqual(
    parts.map(({ id }) => id),
    expected.map(({ id }) => id),
    about,
  );
  for (const [index, { id, parameters }] of expected.entries()) {
    const given = parts[index].parameters;
    assert.deepEqual(Object.keys(given).sort(), Object.keys(parameters).sort(), `${id}: ${about}`);
    for (const [name, right] of Object.entries(parameters)) {
      if (right === UNSAID) continue;
      const value = typeof right === 'number' ? truth.number(String(given[name])) : given[name];
      assert.equal(value, right, `${id} ${name}: ${about}`);
    }
  }
}

/** @param {Truth} truth */
function check(truth) {
  const { request, events } = truth;
  withSearch(request, (search) => {
    const shown = JSON.stringify(request);
    for (const at of events.keys()) {
      assert.ok(at < search.overview.steps, `more happens than ${at} steps: ${shown}`);
      const { parts, text, bestSoFar } = wordsAt(search, at + 1);
      const about = `${shown} step ${at + 1}: ${text}`;
      compare(truth, parts, truth.expected(at), about);
      compare(truth, bestSoFar, truth.bestSoFar(at), about);
      note(parts);
      assert.doesNotMatch(text, BROKEN, about);
      claims(truth, at, text, about);
    }
    assert.equal(search.overview.steps, events.length, `as many steps as happen: ${shown}`);
  });
}

/** Whether a search with these options ends only at nodes with values. @param {Truth} truth */
function hasValues({ tree, request, height, deepens }) {
  const { depth } = request.options;
  const last = request.algorithm === 'one-ply' ? 1 : depth ? Number(depth) : height;
  const first = deepens ? Math.min(1, last) : last;
  const isLacking = tree.value.map((value) => value === null);
  return isLacking.every(
    (lacks, node) => !lacks || tree.depth[node] < first || tree.depth[node] > last,
  );
}

/** All that has to be said: each message, and with the usual effort each branch of one, of which some are rare. */
const SAYABLE = MESSAGES.flatMap((id) => {
  const branches = EFFORT < 1 ? [] : [...cases(patterns.get(id) ?? '')];
  return [
    id,
    ...branches.flatMap(([name, keys]) => [...keys].map((key) => `${id} ${name} ${key}`)),
  ];
});

const unsaid = () => SAYABLE.filter((each) => !judged.has(each));

const isAllSaid = () => unsaid().length === 0;

test('every sentence of random searches is true, with every switch', () => {
  const tried = new Set();
  for (const round of rounds(TREES, isAllSaid)) {
    for (const algorithm of ALGORITHMS) {
      const chance = random((round + 1) * 100 + ALGORITHMS.indexOf(algorithm));
      const tree = richTree(chance, chance.pick([3, 12, 30, 60]));
      const options = richOptions(chance, algorithm);
      const truth = new Truth(tree, algorithm, options);
      if (!hasValues(truth)) continue;
      tried.add(algorithm);
      check(truth);
    }
    for (const algorithm of ASKING) {
      const chance = random((round + 1) * 100 + ASKING.indexOf(algorithm));
      const options = { depth: String(chance.int(1, 4)), reuse: 'at-least' };
      check(new Truth(deeperTree(chance), algorithm, options));
    }
  }
  assert.equal(tried.size, ALGORITHMS.length);
  // Nothing can be said that has not been judged.
  assert.deepEqual(unsaid(), []);
});
