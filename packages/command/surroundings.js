/** The surroundings of a command: files, streams, messages; and the beginning of the core. */

import { isToRead } from '../../www/src/engine/formats/known.js';
import { read } from '../../www/src/engine/formats/read.js';
import { isToGrow, keep, recipeIn } from '../../www/src/engine/games/grown.js';
import { newInstance } from '../../www/src/engine/games/instance.js';
import { begin as beginCore, sharedInstance } from '../../www/src/engine/instances.js';

/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Language } from '../../www/src/session/code-languages.js' */

/**
 * @typedef {object} Surroundings
 * @property {(path: string) => Promise<string | null>} read the text of a file; null if there is none
 * @property {(path: string) => Promise<Uint8Array | null>} readBytes
 * @property {() => Promise<string>} input what comes in
 * @property {(path: string, content: string | Uint8Array) => Promise<void>} write a file, whole or not at all
 * @property {(text: string) => void} out
 * @property {(text: string) => void} error
 * @property {readonly string[]} languages that the caller prefers
 * @property {readonly string[]} available languages
 * @property {(language: string) => Promise<readonly string[]>} texts of a language, in Fluent's format
 * @property {() => Promise<WebAssembly.Module>} wasm
 * @property {() => Promise<WebAssembly.Module>} games their wasm
 * @property {() => Promise<WebAssembly.Module>} diagnose what compares traces
 * @property {() => Promise<WebAssembly.Module>} formats what reads the formats of others
 * @property {() => Promise<string>} tokens the style sheet `styles/tokens.css`
 * @property {() => Promise<string>} paper the style sheet of a lecture on paper
 * @property {() => Promise<string>} moments the plugin for reveal.js
 * @property {(language: Language) => Promise<string>} template of programs in a language
 * @property {(name: string) => Promise<string>} script one of the package's
 */

/** Begins the core. @param {Pick<Surroundings, 'wasm'>} io @returns {Promise<Catalogue>} */
export async function begin({ wasm }) {
  beginCore(await wasm());
  const core = sharedInstance();
  return { presets: core.presets(), algorithms: core.algorithms(), switches: core.switches() };
}

/**
 * Grows the tree of a text that is a game's recipe, or reads one in another's format.
 * @param {string} text
 * @param {Pick<Surroundings, 'games' | 'formats'>} io
 * @throws {PlyscopeError}
 */
export async function readyIn(text, { games, formats }) {
  if (!isToGrow(text)) {
    if (isToRead(text)) await read(text, await formats());
    return;
  }
  const recipe = recipeIn(text);
  const core = newInstance(await games());
  keep(recipe, core.grow(recipe), core);
}
