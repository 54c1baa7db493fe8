/** What there is to choose from, and what the core says of a choice or a text before it is searched. */

import { sharedInstance } from './instances.js';

/** @import { AlgorithmInfo, Applicable, Core, Preset, SwitchInfo } from '../../pkg/plyscope_wasm.js' */

/** @typedef {{presets: Preset[], algorithms: AlgorithmInfo[], switches: SwitchInfo[]}} Catalogue */

/** @type {Promise<Catalogue> | undefined} */
let loading;

/**
 * Loads the wasm once for all views.
 * @returns {Promise<Catalogue>}
 */
export function load() {
  loading ??= loaded();
  return loading;
}

async function loaded() {
  const core = sharedInstance();
  await core.init();
  return {
    presets: core.presets(),
    algorithms: core.algorithms(),
    switches: core.switches(),
  };
}

/**
 * What can be chosen for an algorithm, given the switches that are chosen already.
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {Applicable}
 */
export const applicable = (algorithm, options) => sharedInstance().applicable(algorithm, options);

/** How many nodes the tree of a text has at most. @param {string} tree */
export const mostNodes = (tree) => sharedInstance().most_nodes(tree);

/**
 * What a text says, if it is a recipe for a random tree, and how large that tree would be; else null.
 * @type {Core['recipe']}
 */
export const recipe = (text) => sharedInstance().recipe(text);
