/** The caption below a picture. Pure. */

import { text } from '../../scene/text.js';
import { coloured, tied } from '../../text/wording.js';
import { measured } from './widths.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Run } from '../../scene/scene.js' */
/** @import { Piece } from '../../text/wording.js' */

/** @typedef {{width: number, height: number, shapes: readonly Shape[]}} Drawn */

/** The size of letters, and the height of their lines. @typedef {{font: number, line: number}} Type */

/** A caption; the sentence of a picture with a title, which stands alone; that title; and what is said of it. */
const CAPTION = { font: 14, line: 20, above: 0 };
const SENTENCE = { font: 20, line: 28, above: 8 };
const TITLE = { font: 16, line: 24 };
const ABOUT = { font: 14, line: 20 };
const MARGIN = 12;

/**
 * A picture with a caption below it.
 * @param {Drawn} picture
 * @param {string} words none if it is empty
 * @param {Parameters<typeof coloured>[1]} whose the owners of α and β in them
 * @param {boolean} [isLarge] whether it is as large as the sentence beside a tree
 * @returns {Drawn}
 */
export function captioned(picture, words, whose, isLarge = false) {
  if (words === '') return picture;
  const { width, shapes } = picture;
  const type = isLarge ? SENTENCE : CAPTION;
  const height = picture.height + type.above;
  const all = lines(words, width - 2 * MARGIN, type);
  const texts = all.map((line, index) =>
    left(height + type.line * (index + 0.5), type, runs(coloured(line, whose))),
  );
  return { width, height: height + type.line * all.length + MARGIN, shapes: [...shapes, ...texts] };
}

/**
 * A picture with its title below it, and what it is of; at the right, whose picture it is.
 * @param {Drawn} picture
 * @param {{title: string, about: string, maker: string}} words
 * @returns {Drawn}
 */
export function titled({ width, height, shapes }, { title, about, maker }) {
  const all = lines(title, width - 2 * MARGIN, TITLE);
  const below = height + TITLE.line * all.length;
  const y = below + ABOUT.line / 2;
  return {
    width,
    height: below + ABOUT.line + MARGIN,
    shapes: [
      ...shapes,
      ...all.map((line, index) =>
        left(height + TITLE.line * (index + 0.5), TITLE, [
          { text: line, colour: 'ink', weight: 600 },
        ]),
      ),
      left(y, ABOUT, [{ text: about, colour: 'quiet' }]),
      text({ x: width - MARGIN, y }, ABOUT.font, [{ text: maker, colour: 'quiet' }], {
        align: 'right',
      }),
    ],
  };
}

/** A line at the left edge. @param {number} y @param {Type} type @param {Run[]} runs */
const left = (y, { font }, runs) => text({ x: MARGIN, y }, font, runs, { align: 'left' });

/** @param {Piece[]} pieces @returns {Run[]} */
const runs = (pieces) =>
  pieces.map(({ text, owner }) =>
    owner === null ? { text, colour: 'ink' } : { text, colour: owner, weight: 600 },
  );

/** A text in lines that are no wider than that, unless a single word is. @param {string} words @param {number} most @param {Type} type */
function lines(words, most, { font }) {
  /** @type {string[]} */
  const all = [];
  // Other fonts are wider.
  const fits = (/** @type {string} */ line) => measured(line, font) * SPARE <= most;
  for (const word of tied(words).split(/[^\S\u00a0]+/)) {
    const line = all.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) all[all.length - 1] = `${line} ${word}`;
    else all.push(word);
  }
  return all;
}

/** How much wider the widest of the usual typefaces is, DejaVu Sans. */
const SPARE = 1.16;
