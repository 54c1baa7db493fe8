/** The caption below a picture. Pure. */

import { text } from '../../scene/text.js';
import { coloured } from '../../text/wording.js';
import { measured } from './widths.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Run } from '../../scene/scene.js' */
/** @import { Piece } from '../../text/wording.js' */

/** @typedef {{width: number, height: number, shapes: readonly Shape[]}} Drawn */

const FONT = 14;
const LINE = 20;
const MARGIN = 12;

/**
 * A picture with a caption below it.
 * @param {Drawn} picture
 * @param {string} words none if it is empty
 * @param {Parameters<typeof coloured>[1]} whose the owners of α and β in them
 * @returns {Drawn}
 */
export function captioned(picture, words, whose) {
  if (words === '') return picture;
  const { width, height, shapes } = picture;
  const all = lines(words, width - 2 * MARGIN);
  const texts = all.map((line, index) =>
    text({ x: MARGIN, y: height + LINE * (index + 0.5) }, FONT, runs(coloured(line, whose)), {
      align: 'left',
    }),
  );
  return { width, height: height + LINE * all.length + MARGIN, shapes: [...shapes, ...texts] };
}

/** @param {Piece[]} pieces @returns {Run[]} */
const runs = (pieces) =>
  pieces.map(({ text, owner }) =>
    owner === null ? { text, colour: 'ink' } : { text, colour: owner, weight: 600 },
  );

/** A text in lines that are no wider than that, unless a single word is. @param {string} words @param {number} most */
function lines(words, most) {
  /** @type {string[]} */
  const all = [];
  // Other fonts are wider.
  const fits = (/** @type {string} */ line) => measured(line, FONT) * SPARE <= most;
  for (const word of words.split(/\s+/)) {
    const line = all.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) all[all.length - 1] = `${line} ${word}`;
    else all.push(word);
  }
  return all;
}

/** How much wider the widest of the usual typefaces is, DejaVu Sans. */
const SPARE = 1.16;
