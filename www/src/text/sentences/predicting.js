/** Questions to a learner, verdicts and reasons, as messages and their parameters: the facts are the core's. Pure. */

import { askedOf } from '../../session/predicting/questions.js';
import { deepens, endIn, player, turns, yesNo } from './about.js';

/**
 * @typedef {import('./about.js').Search} Search
 * @typedef {import('./about.js').Sentence} Sentence
 * @typedef {import('./about.js').Wording} Wording
 * @typedef {import('../../../pkg/plyscope_wasm.js').Question} Question
 * @typedef {import('../../../pkg/plyscope_wasm.js').Solution} Solution
 * @typedef {import('../../../pkg/plyscope_wasm.js').WindowEnd} WindowEnd
 * @typedef {import('../../../pkg/plyscope_wasm.js').Fault} Fault
 * @typedef {import('../../session/predicting/course.js').Answer} Answer
 */

/** Whose view scores at a node are, where that has to be said. @param {Search} search @param {number} node */
const seenBy = (search, node) => (turns(search) ? player(search, node) : 'plain');

/**
 * A question.
 * @param {Search} search
 * @param {Question} question
 * @param {boolean} known whether it is said already that there is a cut
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function question(search, question, known, { score, label }) {
  const { kind, node, child, value, left } = question;
  const about = { node: label(node), player: player(search, node) };
  switch (kind) {
    case 'cut':
    case 'skipped': {
      const returned = {
        child: label(child ?? node),
        place: child !== null && search.nodes.leaf[child] ? 'leaf' : 'node',
        value: value === null ? 'none' : score(value),
        seen: child === null ? 'plain' : seenBy(search, child),
        left: left.length,
      };
      if (kind === 'cut') return { id: 'predict-ask-cut', parameters: { ...about, ...returned } };
      const parameters = { ...about, ...returned, known: yesNo(known) };
      return { id: 'predict-ask-skipped', parameters };
    }
    case 'window': {
      const as = question.as ?? 'full';
      const seen = seenBy(search, node);
      return { id: 'predict-ask-window', parameters: { ...about, as, seen } };
    }
    case 'returns': {
      const says = yesNo(askedOf(search).says.length > 0);
      const seen = seenBy(search, node);
      return { id: 'predict-ask-returns', parameters: { ...about, says, seen } };
    }
  }
}

/**
 * Whether an answer is right, or what is wrong with it.
 * @param {Search} search
 * @param {Answer} answer
 * @returns {Sentence}
 */
export function verdict(search, { place, draft, faults }) {
  const says = askedOf(search).says.length > 0 || place.kind !== 'returns';
  const found = faults.map(({ kind }) => kind).join('-');
  const plain = found === 'value' && !says ? 'answer' : found;
  const verdict = draft === null ? 'revealed' : faults.length === 0 ? 'right' : plain;
  return { id: 'predict-verdict', parameters: { verdict } };
}

/**
 * The right answer to a question.
 * @param {Search} search
 * @param {Question} asked
 * @param {Solution} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function truth(search, asked, solution, wording) {
  const { score, label } = wording;
  const { node, kind } = asked;
  switch (solution.kind) {
    case 'cut': {
      const nodes = solution.skipped.map(label).join(', ');
      const count = solution.skipped.length;
      if (kind === 'cut')
        return {
          id: 'predict-truth-cut',
          parameters: { node: label(node), cuts: yesNo(count > 0) },
        };
      return { id: 'predict-truth-skipped', parameters: { count, nodes, node: label(node) } };
    }
    case 'window': {
      const end = endIn(wording);
      const { alpha, beta } = solution.window;
      return { id: 'predict-truth-window', parameters: { alpha: end(alpha), beta: end(beta) } };
    }
    case 'returns': {
      const { value, says } = solution;
      const parameters = {
        node: label(node),
        value: score(value),
        seen: seenBy(search, node),
        says: askedOf(search).says.length === 0 ? 'plain' : says,
        deepens: yesNo(deepens(search)),
      };
      return { id: 'predict-truth-returns', parameters };
    }
  }
}

/**
 * Why that is the right answer, sentence by sentence.
 * @param {Search} search
 * @param {Question} asked
 * @param {Solution} solution
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function reasons(search, asked, solution, wording) {
  switch (solution.kind) {
    case 'cut':
      return [compared(search, asked, solution, wording)];
    case 'window': {
      const { alpha, beta } = solution.window;
      return [
        windowEnd(search, asked, { end: 'alpha', bound: alpha, ...solution.alpha }, wording),
        windowEnd(search, asked, { end: 'beta', bound: beta, ...solution.beta }, wording),
      ];
    }
    case 'returns':
      return [returns(asked, solution, wording)];
  }
}

/**
 * What was compared to find out whether there is a cut, if anything was.
 * @param {Search} search
 * @param {Question} asked
 * @param {Extract<Solution, {kind: 'cut'}>} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
function compared(search, { node }, { step, best, side, bound }, wording) {
  const cuts = yesNo(step !== null);
  const about = { node: wording.label(node), player: player(search, node), cuts };
  if (side === null || bound === null) return { id: 'predict-why-assumed', parameters: about };
  const relation = `${side}-${search.overview.cut}`;
  const ends = { best: wording.score(best), bound: endIn(wording)(bound) };
  return { id: 'predict-why-cut', parameters: { ...about, ...ends, relation } };
}

/**
 * Why one end of a window is what it is.
 * @param {Search} search
 * @param {Question} asked
 * @param {WindowEnd & {end: 'alpha' | 'beta', bound: number}} end
 * @param {Wording} wording
 * @returns {Sentence}
 */
function windowEnd(search, { node }, { end, bound, why, by, child }, wording) {
  const { label } = wording;
  const isTurned = by !== null && turns(search) && search.nodes.max[by] !== search.nodes.max[node];
  return {
    id: 'predict-why-end',
    parameters: {
      end,
      bound: endIn(wording)(bound),
      there: endIn(wording)(isTurned ? -bound : bound),
      turned: yesNo(isTurned),
      why: why === 'best' && child === null ? 'table' : why,
      node: by === null ? 'none' : label(by),
      player: player(search, by ?? node),
      child: child === null ? 'none' : label(child),
    },
  };
}

/**
 * @param {Question} asked
 * @param {Extract<Solution, {kind: 'returns'}>} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
function returns({ node }, { why, says, best, value, entry }, wording) {
  const end = endIn(wording);
  return {
    id: 'predict-why-returns',
    parameters: {
      why: why === 'proof' && says === 'unknown' ? 'unproven' : why,
      node: wording.label(node),
      best: wording.score(best),
      clamped: yesNo(best !== value),
      value: wording.score(value),
      alpha: entry === null ? 'none' : end(entry.alpha),
      beta: entry === null ? 'none' : end(entry.beta),
    },
  };
}
