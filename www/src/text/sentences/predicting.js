/** Questions to a learner, verdicts and reasons, as messages and their parameters. The facts come from the core. Pure. */

import { questionKinds } from '../../session/predicting/questions.js';
import { endIn, player, trueAt, turns, yesNo } from './about.js';
import { whySet } from './asking.js';

/** @import { Question, Solution, WindowEnd } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Answer } from '../../session/predicting/course.js' */
/** @import { Sentence, Wording } from './about.js' */

/** Whose view scores at a node are in, if that needs saying. @param {Search} search @param {number} node */
const seenBy = (search, node) => (turns(search) ? player(search, node) : 'plain');

/**
 * A question.
 * @param {Search} search
 * @param {Question} question
 * @param {boolean} known whether the learner knows by now that there is a cut
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
      const says = yesNo(questionKinds(search).says.length > 0);
      const seen = seenBy(search, node);
      return { id: 'predict-ask-returns', parameters: { ...about, says, seen } };
    }
  }
}

/**
 * The verdict on an answer: right, or its faults.
 * @param {Search} search
 * @param {Answer} answer
 * @returns {Sentence}
 */
export function verdict(search, { place, draft, faults }) {
  const says = questionKinds(search).says.length > 0 || place.kind !== 'returns';
  const found = faults.map(({ kind }) => kind).join('-');
  const plain = found === 'value' && !says ? 'answer' : found;
  const verdict = draft === null ? 'revealed' : faults.length === 0 ? 'right' : plain;
  return { id: 'predict-verdict', parameters: { verdict } };
}

/**
 * The right answer to a question.
 * @param {Search} search
 * @param {Question} question
 * @param {Solution} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function truth(search, question, solution, wording) {
  const { score, label } = wording;
  const { node, kind } = question;
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
      const { value, bound } = solution;
      const parameters = {
        node: label(node),
        value: score(value),
        seen: seenBy(search, node),
        says: questionKinds(search).says.length === 0 ? 'plain' : (bound ?? 'unknown'),
        deepens: trueAt(search),
      };
      return { id: 'predict-truth-returns', parameters };
    }
  }
}

/**
 * The reasons for the right answer.
 * @param {Search} search
 * @param {Question} question
 * @param {Solution} solution
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function reasons(search, question, solution, wording) {
  switch (solution.kind) {
    case 'cut':
      return [comparison(search, question, solution, wording)];
    case 'window': {
      const { alpha, beta } = solution.window;
      return [
        windowEnd(search, question, { end: 'alpha', bound: alpha, ...solution.alpha }, wording),
        windowEnd(search, question, { end: 'beta', bound: beta, ...solution.beta }, wording),
      ];
    }
    case 'returns':
      return [returns(question, solution, wording)];
  }
}

/**
 * The comparison that decides whether there is a cut, if any was made.
 * @param {Search} search
 * @param {Question} question
 * @param {Extract<Solution, {kind: 'cut'}>} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
function comparison(search, { node }, { step, best, bound: met }, wording) {
  const cuts = yesNo(step !== null);
  const about = { node: wording.label(node), player: player(search, node), cuts };
  if (met === null) return { id: 'predict-why-assumed', parameters: about };
  const [side, bound] = met;
  const relation = `${side}-${search.overview.cut}`;
  const ends = { best: wording.score(best), bound: endIn(wording)(bound) };
  return { id: 'predict-why-cut', parameters: { ...about, ...ends, relation } };
}

/**
 * The reason for one end of a window.
 * @param {Search} search
 * @param {Question} question
 * @param {WindowEnd & {end: 'alpha' | 'beta', bound: number}} end
 * @param {Wording} wording
 * @returns {Sentence}
 */
function windowEnd(search, { node }, { end, bound, by, ...set }, wording) {
  const { label } = wording;
  const isTurned = by !== null && turns(search) && search.nodes.max[by] !== search.nodes.max[node];
  return {
    id: 'predict-why-end',
    parameters: {
      end,
      bound: endIn(wording)(bound),
      there: endIn(wording)(isTurned ? -bound : bound),
      turned: yesNo(isTurned),
      node: by === null ? 'none' : label(by),
      player: player(search, by ?? node),
      ...whySet(set, wording),
    },
  };
}

/**
 * @param {Question} question
 * @param {Extract<Solution, {kind: 'returns'}>} solution
 * @param {Wording} wording
 * @returns {Sentence}
 */
function returns({ node }, { why, bound, best, value, entry, exact }, wording) {
  const end = endIn(wording);
  return {
    id: 'predict-why-returns',
    parameters: {
      why: why === 'proof' && bound === null ? 'unproven' : why,
      node: wording.label(node),
      best: wording.score(best),
      clamped: yesNo(best !== value),
      exact: yesNo(exact),
      value: wording.score(value),
      alpha: entry === null ? 'none' : end(entry.alpha),
      beta: entry === null ? 'none' : end(entry.beta),
    },
  };
}
