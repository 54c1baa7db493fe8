/** Checks of sentences at the entry to a node and at the return. */

import assert from 'node:assert/strict';
import { groupsOf, may, relation, SCORE, WORDS, within } from './words.js';

/**
 * @template {TraceEvent} H
 * @typedef {import('../claims.js').Claim<H>} Claim
 */
/** @import { Enter, TraceEvent, Leave } from '../oracle/events.js' */

/** @param {Claim<Enter>} claim */
export function checkEnter(claim) {
  const { truth, event, text, about } = claim;
  assert.equal(/α|β|window/.test(text), event.window !== null, about);
  if (event.as !== 'full' && event.node !== 0) checkTest(claim);
  if (event.window === null || text.includes('wide open')) return;
  const [alpha, beta] = groupsOf(text, `α = ${SCORE}, β = ${SCORE}[:.]`, about).map(truth.number);
  const end = text.match(new RegExp(`a value of ${SCORE} or (more|less)`));
  if (end !== null) assert.equal(truth.number(end[1]), end[2] === 'more' ? beta : alpha, about);
  const open = text.match(new RegExp(`only a value (below|above) ${SCORE} is sure`));
  if (open !== null) assert.equal(truth.number(open[2]), open[1] === 'below' ? beta : alpha, about);
  const counts = text.match(new RegExp(`is it worth at least ${SCORE}, or at most ${SCORE}\\?`));
  if (counts !== null)
    assert.deepEqual([truth.number(counts[1]), truth.number(counts[2])], [beta, alpha], about);
  if (text.includes('is worth ∞.')) assert.equal(beta, Number.POSITIVE_INFINITY, about);
  if (text.includes('is worth more than −∞.')) assert.equal(alpha, Number.NEGATIVE_INFINITY, about);
  assert.equal(text.includes('empty'), alpha >= beta, about);
  checkReturn(claim);
}

/** A value inside the window comes out exactly, as a bound of it outside. @param {Claim<Enter>} claim */
function checkReturn({ truth, at, event: { node, window }, about, worth }) {
  const rest = truth.events.slice(at);
  const leave = rest.find((each) => each.kind === 'leave' && each.node === node);
  if (leave?.kind !== 'leave' || window === null) return assert.fail(about);
  const [alpha, beta, { low, high }] = [window.alpha.value, window.beta.value, worth[node]];
  const { value } = leave;
  const isInside = (alpha < value && value < beta) || (alpha < low && high < beta);
  if (isInside) assert.ok(low <= value && value <= high, about);
  if (alpha < beta && high <= alpha) assert.ok(value <= alpha, about);
  if (alpha < beta && low >= beta) assert.ok(value >= beta, about);
}

/** Checks the question of a test, and its outcome. @param {Claim<Enter>} claim */
function checkTest({ truth, at, event: { node, as }, text, about, worth }) {
  const parent = truth.tree.parent[node];
  /** @param {(value: number) => boolean} holds */
  const mayBe = (holds) => may(worth[node], (value) => holds(truth.asMax(parent, value)));
  if (as === 're-search') {
    const [word, limit] = groupsOf(text, `has shown that it is worth (${WORDS}) ${SCORE}`, about);
    assert.ok(
      mayBe((value) => relation(word)(value, truth.number(limit))),
      about,
    );
    assert.equal(truth.events[at - 1].node, node, `the test was just before: ${about}`);
    return;
  }
  const [word, limit] = groupsOf(text, `is it worth (${WORDS}) ${SCORE}`, about);
  const rest = truth.events.slice(at);
  const leave = rest.find((each) => each.kind === 'leave' && each.node === node);
  const returned = leave?.kind === 'leave' ? truth.asMax(parent, leave.value) : Number.NaN;
  const answer = relation(word)(returned, truth.number(limit));
  assert.ok(
    mayBe((value) => relation(word)(value, truth.number(limit)) === answer),
    about,
  );
}

/** @param {Claim<Leave>} claim */
export function checkLeave(claim) {
  const { truth, at, event, text, about, worth } = claim;
  const { node, present, improves, again } = event;
  const [returned] = groupsOf(text, `returns ${SCORE}`, about).map(truth.number);
  const isExact = within(worth[node], truth.asMax(node, returned));
  if (/exact value/.test(text)) assert.ok(isExact, about);
  const bound = text.match(
    /true value (?:at this depth (?:or deeper )?)?is (at least|at most) that/,
  );
  if (bound !== null) {
    const holds = relation(bound[1]);
    assert.ok(
      may(worth[node], (value) => holds(truth.asMax(node, value), returned)),
      about,
    );
  }
  const isLast = at === truth.events.length - 1;
  if (node === 0) return isLast ? checkEnd(claim) : undefined;
  assert.equal(/first value/.test(text), present === null, about);
  assert.equal(/nothing changes/.test(text), !improves && !again, about);
  assert.equal(/is searched again/.test(text), again, about);
  if (again) assert.equal(truth.events[at + 1].node, node, about);
  if (/it is exact/.test(text)) assert.ok(isExact, about);
  if (present === null) return;
  const pattern = `(?:, that is|At .*? that is)(?: ${SCORE},)? (not )?(${WORDS}) its best, ${SCORE}`;
  const [arrives, not, word, best] = groupsOf(text, pattern, about);
  const seen = arrives === undefined ? returned : truth.number(arrives);
  assert.equal(relation(word)(seen, truth.number(best)), not === undefined, about);
}

/** Checks the sentence about the whole search, at its end. @param {Pick<Claim<TraceEvent>, 'truth' | 'text' | 'about' | 'values' | 'worth'>} claim */
export function checkEnd({ truth, text, about, values, worth: ranges }) {
  const worth = text.match(
    new RegExp(
      `is worth (?:(${WORDS}|exactly) )?${SCORE} to MAX(?:, and so (${WORDS}) γ = ${SCORE})?`,
    ),
  );
  const plain = text.match(new RegExp(`value for MAX is ${SCORE}\\.`));
  if (plain !== null) assert.ok(within(ranges[0], truth.number(plain[1])), about);
  const corrected = text.match(new RegExp(`without a table, the root is worth ${SCORE} to MAX\\.`));
  if (corrected !== null) assert.equal(truth.number(corrected[1]), values[0], about);
  assert.ok(plain ?? worth ?? text.includes('does not show what it is worth'), about);
  if (worth !== null) {
    const said = truth.number(worth[2]);
    const word = worth[1] ?? 'exactly';
    const holds = relation(word);
    if (word === 'exactly') assert.ok(within(ranges[0], said), about);
    else
      assert.ok(
        may(ranges[0], (value) => holds(value, said)),
        about,
      );
    if (corrected !== null && word === 'exactly') assert.notEqual(said, values[0], about);
    if (worth[3] !== undefined) {
      assert.equal(word, text.includes('Yes') ? 'at least' : 'at most', about);
      assert.ok(relation(worth[3])(said, truth.number(worth[4])), about);
    }
  }
  const move = text.match(/begins with the move to node ([^ ]+)\./);
  assert.equal(move !== null, text.includes('begins with'), about);
  if (move === null) return;
  const best = truth.tree.children[0].filter((child) => truth.label(child) === move[1]);
  assert.ok(
    best.some(
      (child) => ranges[child].low <= ranges[0].high && ranges[0].low <= ranges[child].high,
    ),
    about,
  );
}
