/** The decision after a returned value: each case with its consequence, the one that holds with its numbers. Pure. */

import {
  deepens,
  endIn,
  gammaOf,
  player,
  takesDeeper,
  trueAt,
  turns,
  viewer,
  yesNo,
} from './about.js';

/** @import { Decision } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Sentence, Wording } from './about.js' */

/** @typedef {Decision['cases'][number]} Case */

/** The case of one kind. @template {Case['follows']} K @typedef {Case & {follows: K}} CaseOf */

/**
 * The value and the node that the decision is about.
 * @param {Search} search
 * @param {Decision} decision
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function about(search, { parent, child, value, window }, { score, label }) {
  return {
    id: 'decision-about',
    parameters: {
      place: parent === null ? 'root' : 'node',
      value: score(value),
      child: label(child),
      player: parent === null ? 'none' : player(search, parent),
      parent: parent === null ? 'none' : label(parent),
      windowed: yesNo(window !== null),
    },
  };
}

/**
 * The condition of a case. Only the one that holds has numbers: “7 ≤ α = −∞” would be said although it is false.
 * @param {Search} search
 * @param {Decision} decision
 * @param {Case} one
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function condition(search, decision, { lies, strict, happens }, wording) {
  const { value, best, window } = decision;
  const end = endIn(wording);
  const up = likesMore(search, decision);
  return {
    id: 'decision-case',
    parameters: {
      lies,
      strict: yesNo(strict),
      // If reaching the bound does not cut off, the bound belongs to the middle case.
      within: lies !== 'between' || strict ? 'none' : up ? 'beta' : 'alpha',
      better: up ? 'more' : 'less',
      happens: yesNo(happens),
      value: happens ? wording.score(value) : wording.say('decision-value'),
      best: best === null ? 'none' : wording.score(best),
      alpha: window === null ? 'none' : end(window.alpha),
      beta: window === null ? 'none' : end(window.beta),
    },
  };
}

/** Whether the player at the deciding node prefers larger values. @param {Search} search @param {Decision} decision */
const likesMore = (search, { parent }) => turns(search) || search.nodes.max[parent ?? 0] === 1;

/**
 * The consequence of a case, whether or not it holds.
 * @param {Search} search
 * @param {Decision} decision
 * @param {Case} one
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function consequence(search, decision, one, wording) {
  const { value, best, window } = decision;
  const { score } = wording;
  const happens = yesNo(one.happens);
  const up = likesMore(search, decision);
  const own = window === null ? 'none' : up ? 'alpha' : 'beta';
  switch (one.follows) {
    case 'nothing':
      return { id: 'decision-nothing', parameters: {} };
    case 'perhaps':
      return { id: 'decision-perhaps', parameters: { better: up ? 'more' : 'less', own } };
    case 'best':
      return { id: 'decision-best', parameters: { first: yesNo(best === null), own } };
    case 'moves':
      return { id: 'decision-moves', parameters: { side: one.side, happens, value: score(value) } };
    case 'exact':
      return { id: 'decision-exact', parameters: { happens, value: score(value) } };
    case 'again':
      return { id: 'decision-again', parameters: again(decision, happens, wording) };
    case 'cut':
      return { id: 'decision-cut', parameters: { skipped: one.skipped, happens } };
    default:
      return atRoot(search, decision, one, wording);
  }
}

/**
 * The window of a re-search; EVAL has none.
 * @param {Decision} decision
 * @param {string} happens
 * @param {Wording} wording
 */
function again({ value, window }, happens, wording) {
  const by = window === null ? 'eval' : 'window';
  const beta = window === null ? 'none' : endIn(wording)(window.beta);
  return { by, happens, value: wording.score(value), beta };
}

/**
 * The driver's next move after a search of the root.
 * @param {Search} search
 * @param {Decision} decision
 * @param {CaseOf<'opens' | 'stands' | 'proves' | 'answers'>} one
 * @param {Wording} wording
 * @returns {Sentence}
 */
function atRoot(search, { value }, one, { score }) {
  switch (one.follows) {
    case 'opens':
      return { id: 'decision-opens', parameters: { side: one.side } };
    case 'stands':
      return { id: 'decision-stands', parameters: { deepens: yesNo(deepens(search)) } };
    case 'proves': {
      const { bound, happens, meets } = one;
      const whose = { deepens: trueAt(search), viewer: viewer(search, 0) };
      // What a deeper entry says may pass the other bound.
      const meeting = meets && takesDeeper(search) ? 'pass' : yesNo(meets);
      const parameters = { ...whose, bound, happens: yesNo(happens), meets: meeting };
      return { id: 'decision-proves', parameters: { ...parameters, value: score(value) } };
    }
    case 'answers':
      return {
        id: 'decision-answers',
        parameters: {
          reached: yesNo(one.reached),
          happens: yesNo(one.happens),
          gamma: score(gammaOf(search)),
        },
      };
  }
}
