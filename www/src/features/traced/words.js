/** The actions of a trace and of a search, and the first difference between them, in words; and what is wrong with a trace that cannot be read. */

import { algorithmName, parseFault } from '../../text/wording.js';
import { countOf } from './comparing.js';

/** @import { Act, Compared, FlatDifference, TraceError, TraceTree } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { ParseError } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Say } from '../../text/wording.js' */

/** @typedef {Pick<Model, 'say' | 'score' | 'label'>} Words */

/** @typedef {Pick<Act, 'alpha' | 'beta'>} Ends */

/** Whether a trace and the search agree, or else where they part. @param {Compared} comparison @param {string} algorithm @param {Words} words */
export function verdictText(comparison, algorithm, words) {
  const { difference, windows, unfinished } = comparison;
  const { say } = words;
  if (difference !== null) {
    const text = differenceText(difference, algorithm, words);
    if (unfinished === null || unfinished === difference.line) return text;
    return `${text} ${say('trace-unfinished', { line: String(unfinished) })}`;
  }
  return say('trace-agrees', {
    actions: countOf(comparison),
    algorithm: algorithmName(algorithm, say),
    windows: windows ? 'told' : 'untold',
  });
}

/** The first difference in a sentence. @param {FlatDifference} difference @param {string} name of the algorithm @param {Words} words */
export function differenceText(difference, name, words) {
  const { say } = words;
  const { found, due, result } = difference;
  const line = String(difference.line);
  const algorithm = algorithmName(name, say);
  if (result !== null) return resultText(result, { line, algorithm }, words);
  const mine = found && actionText(found, words, due ?? null);
  const ours = due && dueText(difference, words);
  if (mine === null && ours === null) return say('trace-breaks-at-end', { line, algorithm });
  if (mine === null) return say('trace-ends-early', { line, algorithm, ours: ours ?? '' });
  if (ours === null) return say('trace-goes-on', { line, algorithm, mine });
  return say('trace-differs', { line, algorithm, mine, ours });
}

/**
 * The part of the result that differs: the value in words, anything else by the name of its field.
 * @param {NonNullable<FlatDifference['result']>} result
 * @param {{line: string, algorithm: string}} place
 * @param {Words} words
 */
function resultText({ part, found, due, bounds, name }, place, { say, score, label }) {
  const { line, algorithm } = place;
  if (part === 'value') {
    const [mine, ours] = [found ?? 0, due ?? 0].map(score);
    return say('trace-result-differs', { line, algorithm, mine, ours });
  }
  const isNode = part === 'line';
  const text = (/** @type {number | null} */ each) => {
    if (each === null) return 'null';
    return isNode ? label(each) : String(each);
  };
  const [mine, ours] =
    part === 'bound' ? bounds.map(String) : [found, due].map((each) => text(each));
  const field = { bound: 'bound', 'best-child': 'best_child', line: 'principal_variation' };
  return say('trace-field-differs', {
    line,
    algorithm,
    name: part === 'count' ? (name ?? '') : field[part],
    mine,
    ours,
  });
}

/** What the search does where the trace does something else. @param {FlatDifference} difference @param {Words} words */
function dueText({ found, due, window }, words) {
  if (due === null) return null;
  const isSame =
    found?.kind === 'enter' &&
    due.kind === 'enter' &&
    found.node === due.node &&
    window !== null &&
    (found.alpha !== window.alpha || found.beta !== window.beta);
  if (!isSame || window === null || found.alpha === null) return actionText(due, words, found);
  const { say, label, score } = words;
  const ends = differing(window, found);
  const texts = ends.map((end) => {
    const by = end === 'alpha' ? window.alpha_by : window.beta_by;
    const form = by === null ? 'none' : ends.length === 1 ? 'alone' : 'both';
    const node = by === null ? '' : label(by);
    const value = score(window[end]);
    return say('trace-has-end', { end: SIGNS[end], value, by: form, node });
  });
  return say(texts.length === 2 ? 'trace-has-ends' : 'trace-has', {
    first: texts[0] ?? '',
    second: texts[1] ?? '',
  });
}

/**
 * An action with all that is told of it; beside another one, with the numbers in which both differ.
 * @param {Act} act
 * @param {Words} words
 * @param {Act | null} [beside] null if there is none there
 */
export function actionText(act, words, beside) {
  const { say, score, label } = words;
  const { kind, alpha, beta, value, child, bound, hit, more } = act;
  const isAlone = beside === undefined;
  const isSame = beside?.kind === kind && beside.node === act.node;
  const node = label(act.node);
  const hasEnds = isAlone || (isSame && beside.alpha !== null);
  const ends =
    alpha === null || beta === null || !hasEnds
      ? ''
      : endsText({ alpha, beta }, beside ?? null, words);
  const text = say(`trace-${kind}`, {
    node,
    ends,
    hit: hit ? 'yes' : 'no',
    told: ends === '' ? 'no' : 'yes',
    value: value === null ? '' : score(value),
    child: child === null ? '' : label(child),
    bound: isAlone || (isSame && beside.bound !== null) ? (bound ?? 'none') : 'none',
  });
  if (more === null) return text;
  const { is, node: other, count } = more;
  const rest = say('trace-more', {
    is,
    node: other === null ? '' : label(other),
    count: String(count ?? 0),
  });
  return say('trace-and', { text, more: rest });
}

/** What the ends of a window are called. */
const SIGNS = { alpha: 'α', beta: 'β' };

/** The ends of a window in which it differs from another. @param {Ends} window @param {Ends | null} other */
const differing = (window, other) =>
  /** @type {const} */ (['alpha', 'beta']).filter(
    (end) => other === null || window[end] !== other[end],
  );

/**
 * The ends of a window, or those in which it differs from another.
 * @param {Ends & {alpha: number, beta: number}} window
 * @param {Ends | null} other
 * @param {Words} words
 */
function endsText(window, other, { say, score }) {
  const texts = differing(window, other).map((end) =>
    say('trace-end', { end: SIGNS[end], value: score(window[end]) }),
  );
  return texts.length === 2
    ? say('trace-ends', { first: texts[0], second: texts[1] })
    : (texts[0] ?? '');
}

/** What a program with a slip does. @param {string} slip @param {Model} model */
export const slipText = (slip, { say, choice }) =>
  say(`slip-${slip}`, { cut: choice.options.cut ?? 'on-equal' });

/** The habits that are a switch set otherwise: its name, and the value that they set. @type {Record<string, ['fail' | 'bound' | 'leaves', string, string?]>} */
const SWITCHED = {
  'fails-soft': ['fail', 'soft'],
  'fails-hard': ['fail', 'hard'],
  'fails-hard-above': ['fail', 'hard-above'],
  'fails-hard-below': ['fail', 'hard-below'],
  'bound-moved-otherwise': ['bound', 'after', 'before'],
  'leaves-otherwise': ['leaves', 'not', 'stored'],
};

/** What a right program does otherwise than the search. @param {string} habit @param {Model} model */
export function habitText(habit, model) {
  const { say, search } = model;
  if (!(habit in SWITCHED)) return say(`habit-${habit}`);
  const [name, value, other = value] = SWITCHED[habit];
  const { algorithm, options = {} } = search.request;
  const set = options[name] === value ? other : value;
  return lookalikeText({ algorithm, switch: name, value: set }, model);
}

/** What is wrong on the tree on which a slip shows. @param {TraceTree} example @param {Model} model */
export function exampleText({ tree, shows, found, due, node, bounds }, { say, score }) {
  const isScore = shows !== 'entered' && shows !== 'best';
  const number = (/** @type {number} */ each) => (isScore ? score(each) : String(each));
  const [claimed = 'exact', right = 'exact'] = bounds ?? [];
  return say('slip-example', {
    tree,
    shows,
    claimed,
    right,
    found: number(found),
    due: number(due),
    node: String(node ?? 0),
  });
}

/** Another search that does all that a trace tells. @param {Compared['lookalikes'][number]} lookalike @param {Model} model */
export function lookalikeText(lookalike, { say }) {
  const algorithm = algorithmName(lookalike.algorithm, say);
  if (lookalike.switch === null || lookalike.value === null) return algorithm;
  const name = say(`switch-${lookalike.switch}`);
  const value = say(`switch-${lookalike.switch}.${lookalike.value}`);
  return say('trace-lookalike', { algorithm, name, value });
}

/** @param {unknown} error @returns {error is TraceError} */
export const isTraceError = (error) =>
  error instanceof Object && 'kind' in error && error.kind === 'trace';

/** The fields that faults have, each of them some. @typedef {{name: string | null, found: string, right: string, column: number | null, tree: ParseError}} Fields */

/** The line, what is wrong with it, and what would be right. @param {TraceError} error @param {Say} say */
export function faultText(error, say) {
  const { name, found, right, column, tree } = /** @type {Partial<Fields>} */ (error);
  const what = say(`trace-fault-${error.fault}`, {
    name: name ?? '',
    found: found ?? '',
    right: right ?? '',
    column: column == null ? 'none' : String(column),
    reason: tree ? parseFault(tree, say) : '',
  });
  return say('trace-at-line', { line: String(error.line), what });
}
