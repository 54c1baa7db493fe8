/** The search that a link or an author asks for. */

import { UNBOUNDED } from './bounds.js';
import { broughtBy } from './choices.js';
import { ofState } from './exhibit.js';
import { ofDifficulty } from './predicting/difficulty.js';
import { stopAt } from './start-here.js';
import { LONGEST_NOTE, LONGEST_TITLE } from './state.js';
import { position } from './steps.js';
import { USUAL } from './usual-searches.js';

/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { Action } from './actions.js' */
/** @import { Bounds } from './bounds.js' */
/** @import { Exhibit } from './exhibit.js' */
/** @import { State } from './state.js' */

/** What somebody asks to be shown. @typedef {Exhibit} Wanted */

/**
 * The action that shows it.
 * @param {Wanted} asked
 * @param {State | undefined} present keeps what it does not name
 * @param {Catalogue} catalogue
 * @returns {Extract<Action, {type: 'begin'}>}
 */
export function beginning(asked, present, { presets, switches }) {
  const atStop = asked.start !== undefined && asked.tree === undefined;
  /** @type {Wanted} */
  const wanted = atStop ? { ...asked, ...stopAt(asked.start ?? 1) } : asked;
  const preset = presets.find(({ id, tree }) => [id, tree].includes(wanted.tree ?? ''));
  const algorithm = wanted.algorithm ?? present?.algorithm ?? preset?.algorithm ?? USUAL;
  const others = wanted.options === undefined ? present?.options : undefined;
  const named = { ...broughtBy(preset), ...others, ...wanted.options };
  const options = withoutDefaults(named, switches);
  const own = wanted.tree && ofDifficulty({ tree: wanted.tree, algorithm, options });
  const tree = preset?.tree ?? own ?? present?.tree ?? presets[0].tree;
  // Folds stay in the same tree.
  const same = present?.tree === tree ? present : undefined;
  const asks = ofState().filter((name) => wanted[name] !== undefined);
  return {
    type: 'begin',
    tree,
    algorithm,
    ...placeOf(wanted.step ?? (present && position(present))),
    options,
    folds: same?.folds,
    breakpoints: same?.breakpoints,
    compare: present?.compare,
    growth: present?.growth,
    ...Object.fromEntries(asks.map((name) => [name, wanted[name]])),
    bounds: boundsOf(wanted, present?.bounds),
    introduction: wanted.introduction,
    title: wanted.title?.slice(0, LONGEST_TITLE),
    note: wanted.note?.slice(0, LONGEST_NOTE),
  };
}

/**
 * The bounds that somebody asks for: one that is not named stays.
 * @param {Pick<Wanted, 'from' | 'to'>} wanted
 * @param {Bounds} [present]
 * @returns {Bounds}
 */
export function boundsOf({ from, to }, present = UNBOUNDED) {
  if (from === undefined && to === undefined) return present;
  return { from: from ?? present.from, to: to ?? present.to };
}

/** A place in a search, as an action has it. @param {number | string | undefined} step a number, or a moment */
export const placeOf = (step) =>
  typeof step === 'string' ? { step: undefined, moment: step } : { step, moment: undefined };

/**
 * The switches that are not at their defaults.
 * @param {Readonly<Record<string, string>>} options
 * @param {Catalogue['switches']} switches
 */
export const withoutDefaults = (options, switches) =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => !switches.some((each) => each.name === name && each.default === value),
    ),
  );
