/**
 * The choices of the reader, and those in force. A switch or an ordering rule without effect in the current algorithm is
 * kept, and applies again under an algorithm that uses it.
 */

import { applicable, orderInfo } from '../engine/catalogue.js';
import { PLAIN, USUAL } from './usual-searches.js';

/** @import { Applicable, Preset } from '../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { State } from './state.js' */

/** @typedef {Readonly<Record<string, string>>} Options */

/**
 * @typedef {object} Choice
 * @property {Applicable} offered the choices on offer
 * @property {Options} options the switches in force that are not at their defaults
 */

/** An ordering rule without its seed. @param {string} rule */
export const ruleOf = (rule) => rule.replace(/:.*/, '');

/** Whether a rule decides everything: another one after it would change nothing. @param {string} rule */
export const isTotal = (rule) => orderInfo(ruleOf(rule))?.tells === 'all';

/**
 * @param {string} algorithm
 * @param {Options} chosen without defaults
 * @returns {Choice}
 * @throws {PlyscopeError} if no algorithm has such a switch or value
 */
export function inForce(algorithm, chosen) {
  const offered = applicable(algorithm, chosen);
  const parts = Object.entries(chosen)
    .filter(([name]) => offered.switches.includes(name))
    .map(([name, value]) => [name, applying(name, value, offered)])
    .filter(([, value]) => value !== '');
  return { offered, options: Object.fromEntries(parts) };
}

/**
 * The part of a switch's value that has an effect; empty if it equals the default behaviour.
 * @param {string} name
 * @param {string} value
 * @param {Choice['offered']} offered
 */
function applying(name, value, { orders, inner, forms }) {
  // By default, the first inner search is driven.
  if (name === 'inner') return inner.indexOf(value) > 0 ? value : '';
  // The first form is the usual one.
  if (name === 'form') return forms.indexOf(value) > 0 ? value : '';
  if (name !== 'order') return value;
  const known = orders.map(ruleOf);
  const rules = value.split(',').filter((rule) => known.includes(ruleOf(rule)));
  const total = rules.findIndex(isTotal);
  const deciding = total < 0 ? rules : rules.slice(0, total + 1);
  // Every rule keeps the written order of equal children.
  return deciding.filter((rule) => rule !== 'as-written').join(',');
}

/** The tree that the page opens on: one takes it in at a glance, and alpha-beta leaves some of it out. */
export const FIRST_TREE = 'aima-two-ply';

/** The presets as they are offered: that one first. @param {Catalogue} catalogue */
export const offeredPresets = ({ presets }) =>
  [true, false].flatMap((first) => presets.filter(({ id }) => (id === FIRST_TREE) === first));

/** The preset that a tree is, if any. @param {Catalogue} catalogue @param {string} tree */
export const presetOf = ({ presets }, tree) => presets.find((preset) => preset.tree === tree);

/** A tree and the search that it asks for. @typedef {Pick<Preset, 'tree' | 'algorithm' | 'root' | 'options'>} Asking */

/** The switches that a preset comes with. @param {Asking | undefined} preset @returns {Options} */
export function broughtBy(preset) {
  if (preset === undefined) return {};
  const { root, options } = preset;
  return root === 'max' ? options : { root, ...options };
}

/**
 * Whether a search is what the notice of a preset, or of the tree of a game, speaks of: its own, or the usual one where that is the plain one.
 * @param {Asking | undefined} preset
 * @param {string} algorithm
 */
export const isTold = (preset, algorithm) =>
  algorithm === (preset?.algorithm ?? USUAL) ||
  (preset?.algorithm === PLAIN && algorithm === USUAL);

/**
 * Whether a preset demonstrates one particular search. One with a usual search suits any other.
 * @param {Asking} preset
 */
const isForOne = ({ algorithm, options }) =>
  ![PLAIN, USUAL].includes(algorithm) || Object.keys(options).length > 0;

/**
 * Actions that choose a preset, the best first; the last always succeeds. They keep the current search if possible, but
 * the root player belongs to the tree.
 * @param {Asking} preset
 * @param {State} state
 * @param {Catalogue} catalogue
 */
export function waysToChoose(preset, state, catalogue) {
  const brought = broughtBy(presetOf(catalogue, state.tree));
  const own = Object.entries(state.options).filter(
    ([name, value]) => name !== 'root' && brought[name] !== value,
  );
  const options = { ...Object.fromEntries(own), ...broughtBy(preset) };
  // The depth limit may not suit this tree, which may lack static values.
  const { depth: _, ...unlimited } = options;
  const algorithm = isForOne(preset) ? preset.algorithm : state.algorithm;
  return [
    { algorithm, options },
    { algorithm, options: unlimited },
    { algorithm: preset.algorithm, options: broughtBy(preset) },
  ].map((each) => ({ type: /** @type {const} */ ('choose'), tree: preset.tree, ...each }));
}

/**
 * The switches that a link must name beside its tree: those that differ from the preset's.
 * @param {State} state
 * @param {Choice} choice
 * @param {Catalogue} catalogue
 * @returns {Record<string, string>}
 */
export function besidePreset({ algorithm, tree }, { offered, options }, catalogue) {
  const usual = inForce(algorithm, broughtBy(presetOf(catalogue, tree))).options;
  const names = catalogue.switches.map(({ name }) => name);
  const named = names.filter(
    (name) => options[name] !== usual[name] && offered.switches.includes(name),
  );
  const standard = (/** @type {string} */ name) =>
    catalogue.switches.find((each) => each.name === name)?.default ?? '';
  return Object.fromEntries(named.map((name) => [name, options[name] ?? standard(name)]));
}

/** Whether two choices of switches are the same. @param {Options} one @param {Options} other */
export function sameOptions(one, other) {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
