/**
 * Whether the text of a tree is a recipe. Text written by the core is certain; text that somebody typed may still be wrong, which
 * the core reports.
 */

import { GAMES } from '../../pkg/games/names.js';

/** For a random tree. @param {string} text */
export const isRandom = (text) => /^random\s*\(/.test(text);

/** The beginning of a game's recipe. The build asks the games' module for their names, since it is loaded only where one is met. */
const GAME = new RegExp(`^\\s*(${GAMES.join('|')})\\s*\\(`);

/** The game of a recipe for a real game's tree; null for any other text. @param {string} text */
export const gameOf = (text) => GAME.exec(text)?.[1] ?? null;

/** For any tree. @param {string} text */
export const isRecipe = (text) => isRandom(text) || gameOf(text) !== null;
