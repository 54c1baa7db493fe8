/** What a sentence claims in words, read from its text and held against the truth. */

import assert from 'node:assert/strict';
import { negated } from './oracle.js';
import { toNumber } from './trees.js';

/** @typedef {import('./oracle.js').Happening} Happening */
/** @typedef {import('./truth.js').Truth} Truth */

const SCORE = '(−?(?:∞|[\\d.]*\\d))';

/** The words in which numbers are compared, each with what makes them true. */
const RELATIONS = {
  'less than': (/** @type {number} */ a, /** @type {number} */ b) => a < b,
  'more than': (/** @type {number} */ a, /** @type {number} */ b) => a > b,
  'at least': (/** @type {number} */ a, /** @type {number} */ b) => a >= b,
  'at most': (/** @type {number} */ a, /** @type {number} */ b) => a <= b,
};

/** @param {string} word */
const relation = (word) => RELATIONS[/** @type {keyof typeof RELATIONS} */ (word)];

const WORDS = Object.keys(RELATIONS).join('|');

/**
 * @param {Truth} truth
 * @param {Happening} happening
 * @param {string} text
 * @param {string} about
 */
export function claims(truth, happening, text, about) {
  if (happening.kind === 'enter') entered(truth, text, about);
  else if (happening.kind === 'evaluate') evaluated(truth, happening, text, about);
  else if (happening.kind === 'improve') improved(happening, text, about);
  else if (happening.kind === 'cutoff') cut(truth, happening, text, about);
  else if (happening.kind === 'leave') left(truth, happening, text, about);
}

/** @type {(text: string, pattern: string, about: string) => string[]} */
function found(text, pattern, about) {
  const match = text.match(new RegExp(pattern));
  assert.ok(match, `does not say “${pattern}”: ${about}`);
  return match.slice(1);
}

/** @param {Truth} truth @param {string} text @param {string} about */
function entered(truth, text, about) {
  assert.equal(/α|β|window/.test(text), truth.cuts, about);
  if (!truth.cuts || text.includes('wide open')) return;
  const [alpha, beta] = found(text, `α = ${SCORE}, β = ${SCORE}[:.]`, about).map(toNumber);
  const end = text.match(new RegExp(`a value of ${SCORE} or (more|less)`));
  if (end !== null) assert.equal(toNumber(end[1]), end[2] === 'more' ? beta : alpha, about);
  assert.equal(text.includes('empty'), alpha >= beta, about);
}

/** @type {(truth: Truth, happening: Extract<Happening, {kind: 'evaluate'}>, text: string, about: string) => void} */
function evaluated(truth, { node, value }, text, about) {
  const player = truth.player(node);
  const seenBy = { MAX: value, MIN: negated(value) };
  const [worth] = found(text, `(?:is worth|static value) ${SCORE}`, about).map(toNumber);
  const to = text.match(/ (?:to|for) (MAX|MIN)\b/)?.[1];
  // To whom a value is worth so much need not be said where it is MAX’s, or the mover’s own 0.
  if (to === 'MAX' || to === 'MIN') assert.equal(worth, seenBy[to], about);
  else assert.equal(worth, value, about);
  const other = text.match(new RegExp(`(MAX|MIN)[^.]*? sees it as ${SCORE}`));
  if (other !== null)
    assert.equal(toNumber(other[2]), other[1] === 'MAX' ? value : seenBy[player], about);
}

/** @type {(happening: Extract<Happening, {kind: 'improve'}>, text: string, about: string) => void} */
function improved({ previous }, text, about) {
  assert.equal(/first value/.test(text), previous === null, about);
  if (previous !== null) {
    const [value, word, before] = found(text, `^${SCORE}, .*? is (${WORDS}) ${SCORE}: `, about);
    assert.ok(relation(word)(toNumber(value), toNumber(before)), about);
  }
  const moved = text.match(new RegExp(`([αβ]) (rises|falls) from ${SCORE} to ${SCORE}\\.`));
  if (moved === null) return;
  const [letter, word, from, to] = moved.slice(1);
  assert.equal(word, letter === 'α' ? 'rises' : 'falls', about);
  const [before, after] = [toNumber(from), toNumber(to)];
  assert.ok(word === 'rises' ? after > before : after < before, about);
}

/** @type {(truth: Truth, happening: Extract<Happening, {kind: 'cutoff'}>, text: string, about: string) => void} */
function cut(truth, { node, best, end, skipped }, text, about) {
  const { by } = end;
  const [best_, word, bound] = found(
    text,
    `its best, ${SCORE}, is (${WORDS}) [αβ] = ${SCORE}, `,
    about,
  );
  assert.ok(relation(word)(toNumber(best_), toNumber(bound)), about);
  const strict = truth.request.options.cut === 'gt';
  assert.equal(word.endsWith('than'), strict, `its words fit the rule: ${about}`);
  const count =
    skipped === 0 ? 'no child is' : skipped === 1 ? 'one child is' : `${skipped} children are`;
  assert.ok(text.includes(count), about);
  if (by === null) return;
  // What the other player has there is as good for them as is said, and the node is no better.
  const sign = truth.rules.isMax(node) ? 1 : -1;
  const [there, here] = [sign * truth.values[by], sign * truth.values[node]];
  const has = sign * end.value;
  assert.ok(sign * best >= has && here >= has && there <= has, about);
  if (/something better/.test(text)) assert.ok(here > has, about);
}

/** @type {(truth: Truth, happening: Extract<Happening, {kind: 'leave'}>, text: string, about: string) => void} */
function left(truth, { node, present, improves }, text, about) {
  const [returned] = found(text, `returns ${SCORE}`, about).map(toNumber);
  const value = truth.seen(node, truth.values[node]);
  if (/exact value/.test(text)) assert.equal(returned, value, about);
  const bound = text.match(/true value is (at least|at most) that/);
  if (bound !== null) assert.ok(relation(bound[1])(value, returned), about);
  if (node === 0) return assert.equal(returned, value, about);
  assert.equal(/first value/.test(text), present === null, about);
  assert.equal(/nothing changes/.test(text), !improves, about);
  if (present === null) return;
  const pattern = `(?:, that is|At .*? that is)(?: ${SCORE},)? (not )?(${WORDS}) its best, ${SCORE}`;
  const [arrives, not, word, best] = found(text, pattern, about);
  const seen = arrives === undefined ? returned : toNumber(arrives);
  assert.equal(relation(word)(seen, toNumber(best)), not === undefined, about);
}
