/** A text with marks, in lines, and each line in pieces with the same marks. */

/**
 * A marked part of a text; an empty one is a place between two characters.
 * @typedef {{from: number, to: number, name: string}} Mark
 */

/** @typedef {{text: string, names: string}} Piece */

/**
 * @param {string} text
 * @param {readonly Mark[]} marks
 * @returns {Piece[][]} the pieces of each line
 */
export function linesOf(text, marks) {
  let start = 0;
  return text.split('\n').map((line) => {
    const pieces = piecesOf(line, start, marks);
    start += line.length + 1;
    return pieces;
  });
}

/**
 * @param {string} line
 * @param {number} start its offset in the text
 * @param {readonly Mark[]} marks of the text
 * @returns {Piece[]}
 */
function piecesOf(line, start, marks) {
  const end = start + line.length;
  const here = marks.filter(({ from, to }) => from <= end && to >= start);
  if (here.length === 0) return [{ text: line, names: '' }];
  const inLine = (/** @type {number} */ cut) => Math.min(end, Math.max(start, cut));
  const cuts = new Set([start, end, ...here.flatMap(({ from, to }) => [inLine(from), inLine(to)])]);
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.flatMap((from, place) => {
    const to = sorted[place + 1] ?? from;
    const parts =
      from === to
        ? [[from, to]]
        : [
            [from, from],
            [from, to],
          ];
    return parts.flatMap(([from, to]) => {
      const over = here.filter((mark) => isOver(mark, from, to)).map(({ name }) => name);
      const text = line.slice(from - start, to - start);
      return text === '' && over.length === 0 ? [] : [{ text, names: over.join(' ') }];
    });
  });
}

/** Whether a mark is over a piece: an empty one is over its own place alone. @param {Mark} mark @param {number} from @param {number} to */
const isOver = (mark, from, to) =>
  from === to
    ? mark.from === from && mark.to === to
    : mark.from < mark.to && mark.from <= from && mark.to >= to;

/**
 * The offset of a place in a text.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in characters
 */
export function offsetOf(text, line, column) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const characters = [...(lines[line - 1] ?? '')].slice(0, column - 1);
  return Math.min(text.length, before + characters.join('').length);
}
