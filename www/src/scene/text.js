/** Text as a shape, and its approximate width. */

import { FIGURE, SMALLEST_TEXT, signSize } from '../layout/sizes.js';

/** @import { Run, Shape } from './scene.js' */

/**
 * @param {{x: number, y: number}} place
 * @param {number} size
 * @param {Run[]} runs
 * @param {{align?: 'center' | 'left' | 'right', weight?: 400 | 600, italic?: boolean,
 *   backed?: boolean}} [style]
 * @returns {Shape & {kind: 'text'}}
 */
export function text({ x, y }, size, runs, style = {}) {
  const { align = 'center', weight = 400, italic = false, backed = false } = style;
  return { kind: 'text', x, y, size, align, weight, italic, backed, runs };
}

/** The approximate width of a text. @param {{text: string}[]} runs @param {number} size */
export const widthOf = (runs, size) => lengthOf(runs) * FIGURE * size;

/**
 * The widths of letters by the size of the font, in the widest of the usual typefaces, by what they are; and by how much bold ones are wider.
 * @type {[RegExp, number][]}
 */
const LETTERS = [
  [/\d/, 0.64],
  [/[ .,:;'|!ijl()[\]]/, 0.42],
  [/[mwMW@%—…⊞жмфшщыюЖМФШЩЫЮ]/, 1],
  [/[A-ZА-ЯЁ≥≤−×∞+=<>~]/, 0.86],
];
const [LETTER, WIDE, BOLDER] = [0.65, 1.05, 1.09];

/** How far the ground behind a text reaches beyond it on either side, by the size of the font. @param {number} size */
export const padding = (size) => (size > SMALLEST_TEXT ? 3 : 1);

/**
 * The room that a text takes, with the ground behind it.
 * @param {Shape & {kind: 'text'}} shape
 */
export function roomOf({ x, y, size, align, weight, runs, backed }) {
  const width = runs.reduce((sum, run) => sum + roomFor(run, size, weight), 0);
  const pad = backed ? padding(size) : 0;
  const left = x - { left: 0, center: width / 2, right: width }[align] - pad;
  return {
    left,
    top: y - size * 0.62,
    right: left + width + 2 * pad,
    bottom: y + size * 0.62,
  };
}

/** @param {Run} run @param {number} size @param {400 | 600} weight */
function roomFor(run, size, weight) {
  const font = run.small ? signSize(size) : size;
  const bold = (run.weight ?? weight) === 600 ? BOLDER : 1;
  let width = 0;
  for (const letter of run.text) {
    const known = LETTERS.find(([letters]) => letters.test(letter));
    width += known?.[1] ?? (letter > '\u2e80' ? WIDE : LETTER);
  }
  return width * font * bold;
}

/** The length of a text in figures: a small sign is about as wide as one. @param {{text: string}[]} runs */
export const lengthOf = (runs) => runs.reduce((sum, { text }) => sum + text.length, 0);

/** Each run with a space before it. @param {Run[]} runs @returns {Run[]} */
export const spaced = (runs) => runs.flatMap((run) => [{ text: ' ', colour: 'quiet' }, run]);
