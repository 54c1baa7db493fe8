/** Checks of sentences between searches of the root, about the table, and about states of a best-first search. */

import assert from 'node:assert/strict';
import { checkEnd } from './visits.js';
import { groupsOf, may, relation, SCORE, within } from './words.js';

/**
 * @template {TraceEvent} H
 * @typedef {import('../claims.js').Claim<H>} Claim
 */
/** @import { TraceEvent, Iterate, Opened, Probe, Solved, Store } from '../oracle/events.js' */
/** @import { Truth } from '../truth.js' */

/** @param {Claim<Iterate & {node: 0}>} claim */
export function checkIterate({ truth, text, about, worth }) {
  /** @param {(worth: number) => boolean} holds */
  const mayBe = (holds) => may(worth[0], (value) => holds(truth.asMax(0, value)));
  for (const [, word, bound, other] of text.matchAll(
    new RegExp(
      `(?:known to be|root is) worth (at least|at most) ${SCORE}(?: and at most ${SCORE})?`,
      'g',
    ),
  )) {
    assert.ok(
      mayBe((value) => relation(word)(value, truth.number(bound))),
      about,
    );
    if (other !== undefined) {
      assert.ok(
        mayBe((value) => value <= truth.number(other)),
        about,
      );
    }
  }
  const held = text.match(new RegExp(`static value is ${SCORE} for`));
  const root = truth.asMax(0, truth.world('').rules.held(0));
  if (held !== null) assert.equal(truth.number(held[1]), root, about);
  const stopped = text.match(
    new RegExp(`the move to node ([^ ]+), worth ${SCORE} to MAX at depth (\\d+)`),
  );
  assert.equal(stopped !== null, text.includes('would play'), about);
  if (stopped === null) return;
  const then = truth.world(stopped[3]).worth;
  const value = truth.number(stopped[2]);
  assert.ok(within(then[0], value), about);
  const best = truth.tree.children[0].filter((child) => truth.label(child) === stopped[1]);
  assert.ok(
    best.some((child) => within(then[child], value)),
    about,
  );
}

/**
 * Checks the claim about a node that was searched to a depth.
 * @param {Pick<Claim<TraceEvent>, 'truth' | 'text' | 'about'>} claim
 * @param {{node: number, depth: number}} about
 */
function checkEntry({ truth, text, about }, { node, depth }) {
  const [word, value, player] = groupsOf(
    text,
    `worth (at least |at most )?${SCORE} to (MAX|MIN)`,
    about,
  );
  assert.equal(player, truth.player(node), about);
  const { worth } = truth.world(String(truth.tree.depth[node] + depth));
  const said = truth.number(value);
  if (word === undefined) return assert.ok(within(worth[node], truth.asMax(node, said)), about);
  const holds = relation(word.trim());
  assert.ok(
    may(worth[node], (value) => holds(truth.asMax(node, value), said)),
    about,
  );
}

/** @param {Claim<Probe>} claim */
export function checkProbe(claim) {
  const { truth, event, text, about } = claim;
  const { node, entry, effect } = event;
  assert.equal(text.includes('has nothing on'), entry === null, about);
  if (entry === null) return;
  checkEntry(claim, { node, depth: entry.depth });
  const { position } = truth.tree;
  if (/same position/.test(text)) assert.equal(position[entry.node], position[node], about);
  assert.equal(/need not be searched/.test(text), effect === 'return', about);
  const compared = text.match(new RegExp(`That is (no less than|no more than) [αβ] = ${SCORE}`));
  if (compared === null) return;
  const value = truth.asMax(node, entry.value);
  assert.ok(relation(compared[1])(value, truth.number(compared[2])), about);
}

/** @param {Claim<Store>} claim */
export function checkStore(claim) {
  const { node, entry } = claim.event;
  checkEntry(claim, { node, depth: entry.depth });
  const [kept] = claim.text.split(' This search alone');
  const says = kept.includes('at least') ? 'LOWER' : 'UPPER';
  const flag = /at (?:least|most)/.test(kept) ? says : 'EXACT';
  assert.ok(kept.includes(`(${flag})`), claim.about);
}

/** @param {Claim<Opened | Solved>} claim */
export function checkOpenList(claim) {
  const { truth, event, text, about, values } = claim;
  const { node, merit } = event;
  const view = truth.isMax(0) === (truth.request.algorithm === 'sss-star');
  const best = worthByPlan(truth, values, node, view);
  assert.ok(view ? best <= merit : best >= merit, about);
  const gets = text.match(new RegExp(`MAX (?:gets )?(at most|at least) ${SCORE}\\.`));
  if (gets !== null) assert.ok(relation(gets[1])(best, truth.number(gets[2])), about);
  const lesser = text.match(
    new RegExp(`merit so far is ${SCORE}, its value ${SCORE}; the (lesser|greater) of the two`),
  );
  if (lesser !== null) {
    const pick = lesser[3] === 'lesser' ? Math.min : Math.max;
    const [was, value] = [lesser[1], lesser[2]].map((each) => truth.number(each));
    assert.equal(value, values[node], about);
    assert.equal(pick(was, value), merit, about);
  }
  if (event.kind === 'solve' && /no state on OPEN has better merit/.test(text)) {
    assert.ok(
      event.left.every((other) => (view ? other <= merit : other >= merit)),
      about,
    );
  }
  if (event.kind === 'solve' && node === 0) {
    assert.equal(merit, values[0], about);
    checkEnd(claim);
  }
}

/**
 * The worth of the root to MAX, if the player whose plan it is chooses the moves on the way to a node.
 * @param {Truth} truth
 * @param {number[]} values
 * @param {number} node
 * @param {boolean} view whether that is MAX
 */
function worthByPlan({ tree, isMax }, values, node, view) {
  let worth = values[node];
  for (let at = node; at !== 0; at = tree.parent[at]) {
    const parent = tree.parent[at];
    if (isMax(parent) === view) continue;
    const others = tree.children[parent].filter((child) => child !== at);
    const pick = isMax(parent) ? Math.max : Math.min;
    worth = pick(worth, ...others.map((child) => values[child]));
  }
  return worth;
}
