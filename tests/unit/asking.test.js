/** Answers to questions about a node, as a person reads them: every claim is checked against minimax values. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../../www/src/engine/score.js';
import {
  boundShown,
  freedom,
  intervalSentences,
  opening,
  skipped,
} from '../../www/src/text/sentences/asking.js';
import { times } from './support/effort.js';
import { say } from './support/messages.js';
import { everySearch } from './support/searches.js';
import { BROKEN } from './support/sentences.js';
import { toNumber } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */

/** @param {Search} search */
const wording = ({ overview, nodes }) => ({
  score: (/** @type {number} */ units) => format(units, overview.decimals),
  label: (/** @type {number} */ node) => nodes.name(node) ?? String(node),
  say,
});

/** The minimax value of each node down to where the search ends, as MAX sees it. @param {Search} search */
function worths({ nodes, overview, request }) {
  const { parent, max, ends, units } = nodes;
  /** @type {number[]} */
  const worth = [];
  for (let node = parent.length - 1; node >= 0; node -= 1) {
    const turned = request.options?.evaluation === 'side-to-move' && !max[node];
    if (ends[node])
      worth[node] = toNumber(format(turned ? -units[node] : units[node], overview.decimals));
    const above = parent[node];
    if (above < 0 || ends[above] || worth[node] === undefined) continue;
    const best = max[above] ? Math.max : Math.min;
    worth[above] = best(worth[above] ?? worth[node], worth[node]);
  }
  return worth;
}

/**
 * The number of a node that a sentence names: names are unique in these trees, or numbers.
 * @param {Search} search
 * @param {string} label
 */
function nodeCalled({ nodes }, label) {
  const named = Array.from(nodes.parent, (_, node) => nodes.name(node) ?? String(node));
  const found = named.flatMap((each, node) => (each === label ? [node] : []));
  return found.length === 1 ? found[0] : null;
}

/**
 * Holds what a sentence claims against the values.
 * @param {Search} search
 * @param {number[]} worth
 * @param {string} text
 */
function hold(search, worth, text) {
  const claims = [
    /node (?<node>\S+) is worth at (?<side>most|least) (?<value>[−\d.∞]+) to MAX, whatever/,
    /At node (?<node>\S+), (?:MAX|MIN) has (?<value>[−\d.∞]+) or (?<side>less|more) already/,
    /at node (?<node>\S+), (?:MAX|MIN) has (?<value>[−\d.∞]+) or (?<side>less|more) already/,
    /a test has shown that node (?<node>\S+) is worth (?<value>[−\d.∞]+) or (?<side>less|more)/,
    /table knows that node (?<node>\S+) is worth (?<value>[−\d.∞]+) or (?<side>less|more) to MAX/,
  ];
  let held = 0;
  for (const claim of claims) {
    const groups = claim.exec(text)?.groups;
    if (groups === undefined) continue;
    const node = nodeCalled(search, groups.node);
    if (node === null) continue;
    const limit = toNumber(groups.value);
    const isUpper = groups.side === 'most' || groups.side === 'less';
    assert.ok(
      isUpper ? worth[node] <= limit : worth[node] >= limit,
      `${text} It is worth ${worth[node]}.`,
    );
    held += 1;
  }
  return held;
}

test('why a node is skipped is told in whole sentences that are true', () => {
  let held = 0;
  everySearch(
    (search, about) => {
      // A deeper search of the root has other values.
      const isOne = search.overview.algorithm !== 'iterative-deepening';
      const worth = worths(search);
      const { steps, nodes } = search.overview;
      for (const step of [Math.floor(steps / 2), steps]) {
        for (let node = 0; node < nodes; node += 1) {
          const why = search.questions.whySkipped(node, step);
          const sentences = skipped(search, why, wording(search));
          assert.equal(sentences.length > 0, why.kind !== 'not');
          for (const { id, parameters } of sentences) {
            const text = say(id, parameters);
            assert.doesNotMatch(text, BROKEN, about);
            if (isOne) held += hold(search, worth, text);
          }
        }
      }
    },
    { rounds: 6 },
  );
  // Some draws of trees have fewer sentences of these kinds.
  assert.ok(held > times(150), String(held));
});

test('what is known of a value is told, and the value lies there', () => {
  everySearch((search, about) => {
    const worth = worths(search);
    const { steps, nodes, algorithm } = search.overview;
    const step = algorithm === 'iterative-deepening' ? steps : Math.floor(steps / 2);
    for (let node = 0; node < nodes; node += 1) {
      if (worth[node] === undefined) continue;
      const { id, parameters } = intervalSentences(
        search,
        search.moment(step),
        search.questions.interval(node, step),
        wording(search),
      );
      const text = say(id, parameters);
      assert.doesNotMatch(text, BROKEN, about);
      const [least] = /at least ([−\d.∞]+)/.exec(text)?.slice(1) ?? ['-inf'];
      const [most] = /at most ([−\d.∞]+)/.exec(text)?.slice(1) ?? ['inf'];
      const [exact] = /is worth ([−\d.∞]+) to MAX/.exec(text)?.slice(1) ?? [];
      if (exact !== undefined)
        assert.equal(worth[node], toNumber(exact), `${about} ${node} ${text}`);
      assert.ok(
        toNumber(least) <= worth[node] && worth[node] <= toNumber(most),
        `${about} ${node} ${text}`,
      );
    }
  });
});

test('where the picture shows a bound and more is known, the answer says why, truly at every step', () => {
  let told = 0;
  everySearch(
    (search, about) => {
      const worth = worths(search);
      const { steps, nodes } = search.overview;
      for (let step = 0; step <= steps; step += 1) {
        const { states } = search.atStep(step);
        for (let node = 0; node < nodes; node += 1) {
          const interval = search.questions.interval(node, step);
          const sentence = boundShown(search, node, states.of(node), interval, wording(search));
          const { bound, phase } = states.of(node);
          const isExact = interval.low === interval.high;
          const isTold = phase === 2 && bound >= 2 && isExact && !search.nodes.ends[node];
          if (search.overview.algorithm !== 'iterative-deepening' && isTold)
            assert.notEqual(sentence, null, `${about} ${step} ${node}`);
          if (sentence === null) continue;
          told += 1;
          const text = say(sentence.id, sentence.parameters);
          assert.doesNotMatch(text, BROKEN, about);
          const [, side, value] = /worth at (most|least) ([−\d.∞]+) to MAX/.exec(text) ?? [];
          const limit = toNumber(value);
          const isRight = side === 'most' ? worth[node] <= limit : worth[node] >= limit;
          assert.ok(isRight, `${about} ${step} ${node} ${text} It is worth ${worth[node]}.`);
        }
      }
    },
    { rounds: 2, most: 20 },
  );
  assert.ok(told > times(100), String(told));
});

test('what would open a node, and how free a value is, is told in whole sentences', () => {
  let changes = 0;
  everySearch(
    (search, about, chance) => {
      const { nodes } = search.overview;
      for (let round = 0; round < 4; round += 1) {
        const node = chance.int(0, nodes - 1);
        const answer = search.questions.opening(node);
        const free = search.questions.freedom(node);
        const sentences = [
          opening(search, node, answer, wording(search)),
          ...(free === null
            ? []
            : freedom(free, search.nodes.leaf[node] ? 'leaf' : 'interior', wording(search))),
        ];
        for (const { id, parameters } of sentences)
          assert.doesNotMatch(say(id, parameters), BROKEN, about);
        if (answer.kind === 'change') changes += 1;
      }
    },
    { rounds: 3, most: 20 },
  );
  assert.ok(changes > times(5), String(changes));
});
