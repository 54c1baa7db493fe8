/** The live words of a lesson or a passage, `{{entered}}`: facts that follow the view of their scene, or the one that they name. Pure. */

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

/** What is shown only while something is true: `:when[So nobody looks at G.]{is="cut:G"}`. */
const WHEN = /:when\[([^\]]*)\]\{is="([^"]*)"\}/g;

/**
 * A passage with its live words filled in, and without what is not true.
 * @param {string} passage
 * @param {{wordsFor: (what: string) => string | null, holds: (condition: string) => boolean | null}} view
 */
export const filledIn = (passage, view) =>
  partsIn(passage.replace(WHEN, (_, text, is) => (view.holds(is) ? text : '')))
    .map((part) => ('text' in part ? part.text : (view.wordsFor(part.what) ?? '…')))
    .join('');
