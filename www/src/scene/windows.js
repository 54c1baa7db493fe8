/**
 * The windows of the nodes on the path above the one with the gauge; without a gauge, of that one too. In presenter mode
 * the gauge stands apart, and only the current node is left out.
 */

import { owners } from '../engine/owners.js';
import { enlarged, haloMargin, SMALLEST_TEXT } from '../layout/sizes.js';
import { overlap } from './gauge/clear.js';
import { gauge } from './gauge/gauge.js';
import { endText } from './gauge/number-line.js';
import { rulerBox } from './gauge/ruler.js';
import { LEAST_ROW } from './look.js';
import { text, widthOf } from './text.js';
import { besideNode } from './values.js';

/** @import { Look } from './look.js' */
/** @import { Box, Run, Shape } from './scene.js' */

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function windows(look) {
  const { at, marks, moment, search, presenting, size: canvas } = look.show;
  if (at.row < LEAST_ROW || marks?.bare) return [];
  // A node that has returned has no window.
  const left = Number(moment.fact.kind === 'leave');
  const skipped = presenting ? 1 : left + Number(!canvas.short);
  const skip = moment.path.slice(moment.path.length - skipped);
  const hidden = new Set(skip.map((frame) => frame.node));
  const measured = canvas.short ? null : gauge(search, moment);
  const box = measured && rulerBox(canvas);
  return moment.path.flatMap(({ node, now }) => {
    if (now === null || hidden.has(node)) return [];
    const whose = owners(search, node);
    const most = 14 * enlarged(look.show.at);
    const size = Math.min(most, Math.max(SMALLEST_TEXT, 13 * look.scale(node)));
    const runs = bounds(look, now, whose);
    const place = placeOf(look, node, { width: widthOf(runs, size), height: size }, box);
    return [text(place, size, runs, { weight: 600, backed: true })];
  });
}

/**
 * The middle of a node's label: above the node; beside it where the gauge or the edge of the picture would hide it.
 * @param {Look} look
 * @param {number} node
 * @param {{width: number, height: number}} label
 * @param {Box | null} box of the gauge
 */
function placeOf(look, node, { width, height }, box) {
  const { at, size: canvas } = look.show;
  const isOwner = look.cutoff?.by === node;
  const halo = isOwner ? look.size(node).width * 0.5 + haloMargin(look.scale(node)) : 0;
  const { x, y } = look.place(node);
  // A small node is lower than the value beside it.
  const value = besideNode(look, node) === null ? 0 : (look.font(node) + height) / 2 + 3;
  const nodeTop = Math.max(look.size(node).height / 2, halo) + 10 * enlarged(at);
  const above = y - Math.max(nodeTop, value);
  // At an edge of the picture it moves in, but not away from a node that lies outside.
  const isSeen = x >= 0 && x <= canvas.width;
  const middle = isSeen ? Math.max(width / 2, Math.min(canvas.width - width / 2, x)) : x;
  const over = { x: middle - width / 2, y: above - height / 2, width, height };
  const isHidden = (box !== null && overlap(over, box)) || over.y < 0;
  if (!isHidden) return { x: middle, y: above };
  const away = Math.max(look.size(node).width / 2, halo) + width / 2 + 6;
  return { x: x + away + width / 2 > canvas.width ? x - away : x + away, y };
}

/**
 * @param {Look} look
 * @param {{alpha: number, beta: number}} window
 * @param {ReturnType<typeof owners>} whose
 * @returns {Run[]}
 */
export const bounds = ({ show }, { alpha, beta }, whose) => [
  { text: `α ${endText(alpha, show.score)}`, colour: whose.alpha },
  { text: '   ', colour: 'quiet' },
  { text: `β ${endText(beta, show.score)}`, colour: whose.beta },
];
