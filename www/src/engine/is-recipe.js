/**
 * Whether the text of a tree is a recipe. Text written by the core is certain; text that somebody typed may still be wrong, which
 * the core reports.
 */

/** For a random tree. @param {string} text */
export const isRandom = (text) => /^random\s*\(/.test(text);

/** The game of a recipe for a real game's tree; null for any other text. @param {string} text */
export const gameOf = (text) => /^\s*(tic-tac-toe|four|chess)\s*\(/.exec(text)?.[1] ?? null;

/** For any tree. @param {string} text */
export const isRecipe = (text) => isRandom(text) || gameOf(text) !== null;
