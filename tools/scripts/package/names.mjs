// The names of searches, of trees that come along, and of switches, as the core has them: authors' editors complete and check them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Where their unions stand in the types of attributes. */
export const ALIASES = /** @type {const} */ (['AlgorithmName', 'PresetName', 'Switches']);

/** @typedef {Record<typeof ALIASES[number], string>} Unions */

/** The unions, in TypeScript. The core has been built. @returns {Promise<Unions>} */
export async function unions() {
  const path = join(ROOT, 'www', 'pkg', 'plyscope_wasm_bg.wasm');
  const { begin, sharedInstance } = await import('../../../www/src/engine/instances.js');
  begin(new WebAssembly.Module(readFileSync(path)));
  const core = sharedInstance();
  const union = (/** @type {readonly string[]} */ names) =>
    names.map((name) => `'${name}'`).join(' | ');
  const switches = core.switches().map(({ name, values }) => {
    // A word may have a number in it: `tt:N`.
    const isPlain = values.every((value) => /^[a-z-]+$/.test(value));
    return `'${name}'?: ${isPlain ? union(values) : 'string | number'}`;
  });
  return {
    AlgorithmName: union(core.algorithms().map(({ name }) => name)),
    PresetName: union(core.presets().map(({ id }) => id)),
    Switches: `{ ${switches.join('; ')} }`,
  };
}

/** A type with the unions in place of their names. @param {string} type @param {Unions} all */
export const spelled = (type, all) =>
  type.replace(
    /\b(?:AlgorithmName|PresetName|Switches)\b/g,
    (name) => all[/** @type {keyof Unions} */ (name)],
  );
