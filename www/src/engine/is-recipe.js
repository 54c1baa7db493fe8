/**
 * Whether the text of a tree is a recipe for a random one. Text written by the core is certain; text that somebody
 * typed may still be wrong, which the core reports.
 * @param {string} text
 */
export const isRecipe = (text) => /^random\s*\(/.test(text);
