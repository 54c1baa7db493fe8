/** Which cases there are: every state at every size, in a hall too where it can be there, and of the rest every pair. */

import { SEED } from '../../unit/support/effort.js';
import { random } from '../../unit/support/random.js';
import { covering } from './pairs.js';
import { LANGUAGES, PLACES, SIZES, THEMES } from './sizes.js';
import { fits, STATES } from './states.js';

/** @import { Size } from './sizes.js' */
/** @import { State } from './states.js' */

/** @typedef {{state: State, size: Size, place: typeof PLACES[number], theme: typeof THEMES[number], language: string}} Case */

const AXES = {
  state: STATES,
  size: SIZES,
  place: PLACES,
  theme: THEMES,
  language: LANGUAGES,
};

export const GROUPS = [
  ['state', 'size', 'place'],
  ['state', 'theme'],
  ['state', 'language'],
  ['size', 'place', 'theme'],
  ['size', 'language'],
  ['place', 'language'],
  ['theme', 'language'],
];

/** All of them. @param {string} [part] only those states whose names have it: a regular expression */
export function allCases(part = '') {
  const state = STATES.filter(({ name }) => new RegExp(part, 'i').test(name));
  if (state.length === 0) throw new Error(`no state has a name with “${part}”`);
  // No case is made for a place in which none of the chosen states can be.
  const place = PLACES.filter((each) => state.some((one) => fits({ state: one, place: each })));
  const found = covering({ ...AXES, state, place }, GROUPS, fits, random(SEED));
  return /** @type {Case[]} */ (found);
}

/** How many cases of each size are tried for every change. */
const SAMPLED = 4;

/** As many for each size, of different states. */
export function someCases() {
  const chance = random(SEED);
  const left = allCases().map((each) => ({ each, at: chance.next() }));
  left.sort((one, other) => one.at - other.at);
  /** @type {Case[]} */
  const chosen = [];
  for (const { each } of left) {
    const alike = chosen.filter(({ size }) => size === each.size);
    const isNew = chosen.every(({ state }) => state !== each.state);
    if (isNew && alike.length < SAMPLED) chosen.push(each);
  }
  return chosen;
}
