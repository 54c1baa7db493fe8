/** The presets, algorithms and switches, and the core's answers about a choice or a text before it is searched. */

import { readOf } from './formats/known.js';
import { load as loadInstance, sharedInstance } from './instances.js';

/** @import { ReadTree } from '../../pkg/formats/plyscope_formats_wasm.js' */
/** @import { AlgorithmInfo, Applicable, Core, OrderInfo, Preset, SwitchInfo } from '../../pkg/plyscope_wasm.js' */

/** @typedef {{presets: Preset[], algorithms: AlgorithmInfo[], switches: SwitchInfo[]}} Catalogue */

/** @type {Promise<Catalogue> | undefined} */
let loading;

/** Loads the wasm once for all views. @returns {Promise<Catalogue>} */
export function load() {
  loading ??= loaded();
  return loading;
}

async function loaded() {
  await loadInstance();
  const core = sharedInstance();
  return {
    presets: core.presets(),
    algorithms: core.algorithms(),
    switches: core.switches(),
  };
}

/**
 * The switches that apply to an algorithm, given those already chosen.
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {Applicable}
 */
export const applicable = (algorithm, options) => sharedInstance().applicable(algorithm, options);

/**
 * What is known of a rule for the order of children.
 * @param {string} rule without its seed
 * @returns {OrderInfo | undefined}
 */
export const orderInfo = (rule) =>
  sharedInstance()
    .orders()
    .find((/** @type {OrderInfo} */ { name }) => name === rule);

/** An upper bound of the nodes in the tree of a text. @param {string} tree */
export const mostNodes = (tree) => sharedInstance().most_nodes(tree);

/**
 * The fields of a recipe for a random tree, and the size of that tree; null for any other text.
 * @type {Core['recipe']}
 */
export const recipe = (text) => sharedInstance().recipe(text);

/**
 * The format of the text of a tree, and what of it the tree does not hold.
 * @param {string} text
 * @returns {Pick<ReadTree, 'left_out'> & {format: string}}
 */
export const reading = (text) =>
  readOf(text) ?? { format: sharedInstance().format(text) ?? 'recipe', left_out: [] };
