/** The hands that a hall raises at a question, as the presenter counts them. They are kept as lines of the notes. Pure. */

/** @param {string} line */
const escaped = (line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The count that the notes have at a step.
 * @param {string} notes
 * @param {string} label what such a line begins with
 */
export function handsIn(notes, label) {
  const found = new RegExp(`^${escaped(label)} (\\d+)$`, 'm').exec(notes);
  return found === null ? 0 : Number(found[1]);
}

/**
 * The notes with another count.
 * @param {string} notes
 * @param {string} label
 * @param {number} count
 */
export function withHands(notes, label, count) {
  const line = `${label} ${count}`;
  const before = new RegExp(`^${escaped(label)} \\d+$`, 'm');
  if (before.test(notes)) return notes.replace(before, line);
  return notes === '' ? line : `${notes.replace(/\n+$/, '')}\n${line}`;
}
