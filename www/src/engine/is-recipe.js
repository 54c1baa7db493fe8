/**
 * Whether the text of a tree is a recipe. Text written by the core is certain; text that somebody typed may still be wrong, which
 * the core reports.
 */

/** For a random tree. @param {string} text */
export const isRandom = (text) => /^random\s*\(/.test(text);

/** The games. A test holds them to those of the games' module, which is loaded only where one of their recipes is met. */
export const GAMES = /** @type {const} */ (['tic-tac-toe', 'four', 'chess']);

const GAME = new RegExp(`^\\s*(${GAMES.join('|')})\\s*\\(`);

/** The game of a recipe for a real game's tree; null for any other text. @param {string} text */
export const gameOf = (text) => GAME.exec(text)?.[1] ?? null;

/** For any tree. @param {string} text */
export const isRecipe = (text) => isRandom(text) || gameOf(text) !== null;
