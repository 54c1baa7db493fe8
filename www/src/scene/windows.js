/**
 * The windows of the nodes on the path above the one with the gauge; without a gauge, of that one too. In presenter mode
 * the gauge stands apart, and only the current node is left out.
 */

import { owners } from '../engine/owners.js';
import { enlarged, haloMargin, SMALLEST_TEXT } from '../layout/sizes.js';
import { overlap } from './gauge/clear.js';
import { gauge } from './gauge/gauge.js';
import { gaugeBox } from './gauge/gauge-box.js';
import { endText } from './gauge/number-line.js';
import { LEAST_ROW } from './look.js';
import { text, widthOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Run, Shape } from './scene.js' */

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
  const box = measured && gaugeBox(look.show, measured);
  return moment.path.flatMap(({ node, now }) => {
    if (now === null || hidden.has(node)) return [];
    const whose = owners(search, node);
    const halo =
      look.cutoff?.by === node ? look.size(node).width * 0.5 + haloMargin(look.scale(node)) : 0;
    const { x, y } = look.place(node);
    const above = y - Math.max(look.size(node).height / 2, halo) - 10 * enlarged(look.show.at);
    const most = 14 * enlarged(look.show.at);
    const size = Math.min(most, Math.max(SMALLEST_TEXT, 13 * look.scale(node)));
    const runs = bounds(look, now, whose);
    const width = widthOf(runs, size);
    const over = { x: x - width / 2, y: above - size / 2, width, height: size };
    const isCovered = box !== null && overlap(over, box);
    // Under the gauge nobody could read it: it then stands beside the node.
    const beside = x + Math.max(look.size(node).width / 2, halo) + width / 2 + 6;
    const place = isCovered ? { x: beside, y } : { x, y: above };
    return [text(place, size, runs, { weight: 600, backed: true })];
  });
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
