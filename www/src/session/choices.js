/**
 * What somebody has chosen, and what of it is in force. A switch, or a rule for the order of children, that
 * changes nothing in the present algorithm is kept, and is in force again under one in which it does.
 */

import { applicable } from '../engine/catalogue.js';

/**
 * @typedef {import('../engine/catalogue.js').Catalogue} Catalogue
 * @typedef {import('../../pkg/plyscope_wasm.js').Preset} Preset
 * @typedef {import('./state.js').State} State
 * @typedef {Readonly<Record<string, string>>} Options
 */

/**
 * @typedef {object} Choice
 * @property {import('../../pkg/plyscope_wasm.js').Applicable} offered what can be chosen
 * @property {Options} options what is chosen and in force, without what is at its default
 */

/** The rules that leave nothing undecided: one that follows would change nothing. */
const TOTAL = ['as-written', 'reversed', 'shuffle'];

/** A rule for the order of children without its seed. @param {string} rule */
export const ruleOf = (rule) => rule.replace(/:.*/, '');

/** @param {string} rule */
export const isTotal = (rule) => TOTAL.includes(ruleOf(rule));

/**
 * @param {string} algorithm
 * @param {Options} chosen none at its default
 * @returns {Choice}
 * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError} where no algorithm has such a switch or value
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
 * What of a switch's value changes anything; nothing where that is what happens anyhow.
 * @param {string} name
 * @param {string} value
 * @param {Choice['offered']} offered
 */
function applying(name, value, { orders, inner }) {
  // The first is the one that is driven where none is chosen.
  if (name === 'inner') return inner.indexOf(value) > 0 ? value : '';
  if (name !== 'order') return value;
  const known = orders.map(ruleOf);
  const rules = value.split(',').filter((rule) => known.includes(ruleOf(rule)));
  const total = rules.findIndex(isTotal);
  const deciding = total < 0 ? rules : rules.slice(0, total + 1);
  // Among equals, every rule keeps the written order.
  return deciding.filter((rule) => rule !== 'as-written').join(',');
}

/**
 * The preset that is on show, if the tree is one.
 * @param {Catalogue} catalogue
 * @param {string} tree
 */
export const presetOf = ({ presets }, tree) => presets.find((preset) => preset.tree === tree);

/** The switches that a preset comes with. @param {Preset | undefined} preset @returns {Options} */
export function broughtBy(preset) {
  if (preset === undefined) return {};
  const { root, options } = preset;
  return root === 'max' ? options : { root, ...options };
}

/**
 * Whether a tree is there to show one search. Minimax and alpha-beta are what one begins with, and a
 * tree that begins with them suits any other.
 * @param {Preset} preset
 */
const isForOne = ({ algorithm, options }) =>
  !['minimax', 'alpha-beta'].includes(algorithm) || Object.keys(options).length > 0;

/**
 * What choosing a preset asks for, the best first; the last can always be done. The present search goes
 * on in it where it can, but who moves at the root belongs to the tree.
 * @param {Preset} preset
 * @param {State} state
 * @param {Catalogue} catalogue
 */
export function waysToChoose(preset, state, catalogue) {
  const brought = broughtBy(presetOf(catalogue, state.tree));
  const own = Object.entries(state.options).filter(
    ([name, value]) => name !== 'root' && brought[name] !== value,
  );
  const options = { ...Object.fromEntries(own), ...broughtBy(preset) };
  // This tree may not bear the depth limit, or lack static values altogether.
  const { depth: _, ...unlimited } = options;
  const algorithm = isForOne(preset) ? preset.algorithm : state.algorithm;
  return [
    { algorithm, options },
    { algorithm, options: unlimited },
    { algorithm: preset.algorithm, options: broughtBy(preset) },
  ].map((each) => ({ type: /** @type {const} */ ('choose'), tree: preset.tree, ...each }));
}

/**
 * The switches that a link has to name beside its tree: where they are not what the preset brings.
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
