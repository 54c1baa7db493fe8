/** The expected sentences when a visit returns, and at the end. */

import { ceil } from '../oracle/rules.js';
import { UNSAID, yesNo } from './about.js';

/** @import { Leave } from '../oracle/events.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Leave} event @param {About} about @returns {Expected[]} */
export function leaveSentences(event, about) {
  if (event.node !== 0) return [returnSentence(event, about), arrivalSentence(event, about)];
  if (!about.isLast) return [returnSentence(event, about)];
  return [endSentence(event, about), ...outcomeSentences(event.value, about)];
}

/** @param {Leave} event @param {Truth} truth */
function value({ node, value, best }, truth) {
  const clamped = best !== value;
  return {
    node: truth.label(node),
    value: truth.asMax(node, value),
    seen: node === 0 ? truth.viewer : 'MAX',
    clamped: yesNo(clamped),
    best: clamped ? truth.asMax(node, best) : 'none',
  };
}

/** @param {Leave} event @param {About} about @returns {Expected} */
function returnSentence(event, { truth, depth }) {
  const { node, says, known } = event;
  const place = truth.place(node, depth);
  const bound = says === null ? 'unknown' : truth.bound(node, says);
  const beyond = known && truth.takesDeeper && place !== 'leaf';
  const parameters = {
    ...value(event, truth),
    place: node === 0 ? 'root' : place === 'leaf' ? 'leaf' : 'node',
    known: yesNo(known),
    bound: place === 'interior' || beyond ? bound : 'plain',
    deepens: truth.trueAt,
  };
  return { id: 'step-returns', parameters };
}

/** @param {Leave} event @param {About} about @returns {Expected} */
function arrivalSentence({ node, value, present, improves, again, exactAnyway }, { truth }) {
  const parent = truth.tree.parent[node];
  return {
    id: 'step-arrives',
    parameters: {
      node: truth.label(node),
      parent: truth.label(parent),
      parentPlayer: truth.player(parent),
      turned: yesNo(truth.turned),
      arrives: truth.asMax(parent, value),
      compared: present === null ? 'first' : improves || again ? 'improves' : 'no-better',
      present: present === null ? 'none' : truth.asMax(parent, present),
      better: truth.turned || truth.isMax(parent) ? 'more' : 'less',
      next: again ? 'again' : exactAnyway ? 'exact' : 'nothing',
    },
  };
}

/** @param {Leave} event @param {About} about @returns {Expected} */
function endSentence(event, { truth }) {
  return { id: 'step-done', parameters: { ...value(event, truth), meet: meeting(event, truth) } };
}

/** How the bounds of a driver of null windows come together. @param {Leave} event @param {Truth} truth */
function meeting(event, truth) {
  if (!truth.inner.startsWith('mtd')) return 'no';
  const last = truth.events.findLast(({ kind }) => kind === 'iterate');
  const known = last?.kind === 'iterate' ? last.search.known : null;
  const { least, most } = known ?? { least: Number.NaN, most: Number.NaN };
  return event.value < least || event.value > most ? 'pass' : 'yes';
}

/** The correction where deeper entries led to something that is not so. @param {boolean} holds @param {number} value @returns {Expected[]} */
const corrected = (holds, value) => (holds ? [] : [{ id: 'step-by-depth', parameters: { value } }]);

/**
 * @param {number} final what the root returned, seen by MAX
 * @param {About} about
 * @returns {Expected[]}
 */
export function outcomeSentences(final, { truth, depth }) {
  const { algorithm, options } = truth.request;
  const { values, rules } = truth.world(depth);
  if (algorithm === 'null-window') {
    const gamma = ceil(truth.tree, options.at ?? '0');
    const bound = final >= gamma ? 'lower' : 'upper';
    const holds = bound === 'lower' ? values[0] >= final : values[0] <= final;
    return [
      { id: 'step-answer', parameters: { bound, final, gamma } },
      ...corrected(holds, values[0]),
    ];
  }
  // If the search keeps no line, the words are checked against the worth of the moves.
  const move = truth.line === null ? UNSAID : (truth.line[0] ?? -1);
  const best = {
    moves: yesNo(!rules.ends(0)),
    move: rules.ends(0) ? 'none' : typeof move === 'number' ? truth.label(move) : UNSAID,
  };
  if (algorithm === 'minimal') {
    const last = truth.events.at(-1);
    const says = last?.kind === 'leave' ? last.says : null;
    const bound = says === null ? 'unknown' : truth.bound(0, says);
    const about = says === 'exact' ? best : { moves: UNSAID, move: UNSAID };
    return [{ id: 'step-proved', parameters: { ...about, bound, final } }];
  }
  const limit = depth === '' ? Number.POSITIVE_INFINITY : Number(depth);
  const horizon = limit < truth.height ? limit : 'none';
  return [
    {
      id: 'step-best-play',
      parameters: { ...best, final: truth.takesDeeper ? final : values[0], horizon },
    },
    ...corrected(final === values[0], values[0]),
    ...savedSentences(truth),
  ];
}

/** @param {Truth} truth @returns {Expected[]} */
function savedSentences(truth) {
  const { algorithm, options } = truth.request;
  if (['one-ply', 'minimax', 'negamax'].includes(algorithm)) return [];
  const { rules } = truth.world(options.depth ?? '');
  /** @type {(node: number) => number} */
  const below = (node) =>
    (rules.ends(node) ? [] : truth.tree.children[node]).reduce(
      (sum, child) => sum + below(child),
      1,
    );
  const minimax = below(0);
  const visits = truth.events.filter(({ kind }) => kind === 'enter' || kind === 'open');
  const entered = visits.length;
  const again = yesNo(new Set(visits.map(({ node }) => node)).size < entered);
  const saved = minimax - entered;
  const compared = saved === 0 ? 'same' : saved < 0 ? 'more' : 'fewer';
  return [
    {
      id: 'step-saved',
      parameters: { compared, again, entered, minimax, difference: Math.abs(saved) },
    },
  ];
}
