/** Checks of sentences about evaluations, improvements and cutoffs. */

import assert from 'node:assert/strict';
import { negated } from '../oracle/rules.js';
import { groupsOf, relation, SCORE, WORDS } from './words.js';

/**
 * @template {TraceEvent} H
 * @typedef {import('../claims.js').Claim<H>} Claim
 */
/** @import { Cutoff, Evaluate, TraceEvent, Improve } from '../oracle/events.js' */

/** @param {Claim<Evaluate>} claim */
export function checkEvaluate({ truth, event: { node, value }, text, about }) {
  const player = truth.player(node);
  const seenBy = { MAX: value, MIN: negated(value) };
  const [worth] = groupsOf(text, `(?:is worth|static value) ${SCORE}`, about).map(truth.number);
  const to = text.match(/ (?:to|for) (MAX|MIN)\b/)?.[1];
  // The sentence need not say to whom, if it is MAX, or the value is the mover’s own 0.
  if (to === 'MAX' || to === 'MIN') assert.equal(worth, seenBy[to], about);
  else assert.equal(worth, value, about);
  const other = text.match(new RegExp(`(MAX|MIN)[^.]*? sees it as ${SCORE}`));
  if (other !== null)
    assert.equal(truth.number(other[2]), other[1] === 'MAX' ? value : seenBy[player], about);
}

/** @param {Claim<Improve>} claim */
export function checkImprove({ truth, event: { previous }, text, about }) {
  assert.equal(/first value/.test(text), previous === null, about);
  if (previous !== null) {
    const [value, word, before] = groupsOf(text, `^${SCORE}, .*? is (${WORDS}) ${SCORE}: `, about);
    assert.ok(relation(word)(truth.number(value), truth.number(before)), about);
  }
  const moved = text.match(new RegExp(`([αβ]) (rises|falls) from ${SCORE} to ${SCORE}\\.`));
  if (moved === null) return;
  const [letter, word, from, to] = moved.slice(1);
  assert.equal(word, letter === 'α' ? 'rises' : 'falls', about);
  const [before, after] = [truth.number(from), truth.number(to)];
  assert.ok(word === 'rises' ? after > before : after < before, about);
}

/** @param {Claim<Cutoff>} claim */
export function checkCutoff(claim) {
  const { truth, event, text, about } = claim;
  const { skipped } = event;
  const [best, word, bound] = groupsOf(
    text,
    `its best, ${SCORE}, is (${WORDS}) [αβ] = ${SCORE}, `,
    about,
  );
  assert.ok(relation(word)(truth.number(best), truth.number(bound)), about);
  const strict = truth.request.options.cut === 'gt';
  assert.equal(word.endsWith('than'), strict, `its words fit the rule: ${about}`);
  const count =
    skipped === 0 ? 'no child is' : skipped === 1 ? 'one child is' : `${skipped} children are`;
  assert.ok(text.includes(count), about);
  checkOwner(claim);
}

/** Checks whose the bound is, and what that means. @param {Claim<Cutoff>} claim */
function checkOwner({ truth, at, event: { node, best, end }, text, about, worth }) {
  const { by, value } = end;
  const sign = truth.isMax(node) ? 1 : -1;
  /** The most and the least that a node may be worth to the one who moves where it was cut. */
  const most = (/** @type {number} */ at) => Math.max(sign * worth[at].low, sign * worth[at].high);
  const least = (/** @type {number} */ at) => Math.min(sign * worth[at].low, sign * worth[at].high);
  if (/has something/.test(text)) {
    assert.ok(by !== null && end.kind !== 'shown', about);
    assert.ok(truth.isMax(by) !== truth.isMax(node), about);
    // The other player's alternative is as good as the sentence says, and the node is no better.
    const [there, here, has] = [least(by), most(node), sign * value];
    assert.ok(sign * best >= has && here >= has && there <= has, about);
    if (/something better/.test(text)) assert.ok(here > has, about);
  }
  if (/does not lie inside that window/.test(text)) {
    const root = truth.rootWindow(at);
    const [low, high] = [root?.alpha.value ?? Number.NaN, root?.beta.value ?? Number.NaN];
    assert.ok(worth[node].low <= low || worth[node].high >= high, about);
  }
  if (/cannot be worth more/.test(text)) {
    assert.ok(by !== null && truth.isMax(by) === truth.isMax(node), about);
    assert.ok(least(by) <= sign * value, about);
  }
  if (/answers the question|settles node/.test(text)) {
    assert.ok(by === null && most(node) >= sign * value, about);
    assert.equal(/answers the question/.test(text), node === 0, about);
  }
  // The move that is searched again is worth at least that to the other player, by itself.
  if (/move tested there/.test(text)) {
    assert.ok(by !== null && end.kind === 'shown' && truth.isMax(by) !== truth.isMax(node), about);
    let moved = node;
    while (truth.tree.parent[moved] !== by) moved = truth.tree.parent[moved];
    assert.ok(least(moved) <= sign * value, about);
  }
}
