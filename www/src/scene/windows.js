/**
 * The window at each node on the path above the one with the gauge; where there is no gauge, at that too; and before a
 * hall, where it stands apart, at each but the one at work.
 */

import { owners } from '../engine/owners.js';
import { haloRoom, SMALLEST_TEXT } from '../layout/sizes.js';
import { endText } from './gauge/number-line.js';
import { LEAST_ROW } from './look.js';
import { text } from './text.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Shape} Shape
 */

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function windows(look) {
  const { at, marks, moment, search, presenting, size: canvas } = look.show;
  if (at.row < LEAST_ROW || marks?.bare) return [];
  // A node that has returned has no window any more.
  const left = Number(moment.fact.kind === 'leave');
  const skipped = presenting ? 1 : left + Number(!canvas.short);
  const skip = moment.path.slice(moment.path.length - skipped);
  const hidden = new Set(skip.map((frame) => frame.node));
  return moment.path.flatMap(({ node, now }) => {
    if (now === null || hidden.has(node)) return [];
    const whose = owners(search, node);
    const halo =
      look.cutoff?.by === node ? look.size(node).width * 0.5 + haloRoom(look.scale(node)) : 0;
    const { x, y } = look.place(node);
    const above = y - Math.max(look.size(node).height / 2, halo) - 10;
    const size = Math.min(14, Math.max(SMALLEST_TEXT, 13 * look.scale(node)));
    return [text({ x, y: above }, size, bounds(look, now, whose), { weight: 600, backed: true })];
  });
}

/**
 * @param {Look} look
 * @param {{alpha: number, beta: number}} window
 * @param {ReturnType<typeof owners>} whose
 * @returns {import('./scene.js').Run[]}
 */
export const bounds = ({ show }, { alpha, beta }, whose) => [
  { text: `α ${endText(alpha, show.score)}`, colour: whose.alpha },
  { text: '   ', colour: 'quiet' },
  { text: `β ${endText(beta, show.score)}`, colour: whose.beta },
];
