/**
 * The OPEN list of a best-first search in the ruler's place: a chip for each state, the next one first, with its node and its
 * merit. A live state has an outline, a solved one is filled. Pure.
 */

import { SMALLEST_TEXT } from '../../layout/sizes.js';
import { text, widthOf } from '../text.js';

/** @import { BestFirstState } from '../../../pkg/plyscope_wasm.js' */
/** @import { Box, Run, Shape, Show } from '../scene.js' */

const CHIP = { height: 24, inside: 8, apart: 6 };
const FONT = 14;

/**
 * @param {Show} show
 * @param {Box} box of the strip
 * @returns {Shape[]}
 */
export function chips(show, box) {
  const { states } = show.open ?? { states: [] };
  const y = box.y + box.height / 2;
  const name = [{ text: show.say('open-chips'), colour: /** @type {const} */ ('quiet') }];
  let x = box.x + widthOf(name, SMALLEST_TEXT) + 12;
  /** @type {Shape[]} */
  const shapes = [text({ x: box.x + 4, y }, SMALLEST_TEXT, name, { align: 'left' })];
  for (const [index, state] of states.entries()) {
    const runs = words(show, state);
    const width = Math.round(widthOf(runs, FONT) + 2 * CHIP.inside);
    const left = states.length - index;
    const rest = left === 1 ? 0 : widthOf([{ text: more(left - 1) }], FONT) + CHIP.apart;
    if (x + width + rest > box.x + box.width) {
      const runs = [{ text: more(left), colour: /** @type {const} */ ('quiet') }];
      return [...shapes, text({ x, y }, FONT, runs, { align: 'left' })];
    }
    const first = index === 0;
    shapes.push(
      {
        kind: 'node',
        shape: 'box',
        x: x + width / 2,
        y,
        width,
        height: CHIP.height,
        colour: first ? 'focus' : 'ink',
        fill: state.state === 'solved' ? 0.2 : 0,
        stroke: first ? 2.5 : 1,
        alpha: 1,
        dashed: state.state === 'live',
      },
      text({ x: x + width / 2, y }, FONT, runs),
    );
    x += width + CHIP.apart;
  }
  return shapes;
}

/** @param {number} count */
const more = (count) => `+${count}`;

/** The node of a state, and its merit. @param {Show} show @param {BestFirstState} state @returns {Run[]} */
const words = ({ label, score }, { node, merit }) => [
  { text: label(node), colour: 'quiet', italic: true },
  { text: ` ${score(merit)}`, colour: 'ink', weight: 600 },
];
