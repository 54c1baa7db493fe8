/**
 * Whether the text of a tree is the recipe for a random one. What the core has written is one just then; of
 * what somebody else has written it may still be wrong, which is for the core to say.
 * @param {string} text
 */
export const isRecipe = (text) => /^random\s*\(/.test(text);
