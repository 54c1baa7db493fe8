/** The live words of a lesson, `{{entered}}`: facts that follow the view of their scene, or the one that they name. Pure. */

/** A live word: a fact, and the view it is about after `of`. */
const WORD = /\{\{\s*([^{}]*?)(?:\s+of\s+([\w-]+))?\s*\}\}/;

/**
 * The parts of a text: words that stay, and live ones.
 * @param {string} text
 * @returns {({text: string} | {what: string, of: string})[]}
 */
export function partsIn(text) {
  const found = WORD.exec(text);
  if (found === null) return text === '' ? [] : [{ text }];
  const [whole, what, of = ''] = found;
  const before = text.slice(0, found.index);
  const after = partsIn(text.slice(found.index + whole.length));
  return [...(before === '' ? [] : [{ text: before }]), { what, of }, ...after];
}

/** Whether a text has the bracket of a live word, but no live word. @param {string} text */
export const hasOpenWord = (text) =>
  partsIn(text).some((part) => 'text' in part && /\{\{|\}\}/.test(part.text));
