/** Skipped nodes, and the ancestors whose bounds cut them off. */

import { enlarged } from '../layout/sizes.js';
import { PHASE } from './look.js';
import { halo } from './nodes.js';

/** @import { Look } from './look.js' */
/** @import { Ends, Shape } from './scene.js' */

/**
 * The hatching along the edge to a node that was skipped.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function hatch(look, node) {
  const parent = look.nodes.parent[node];
  // Beyond the horizon nothing would have been searched anyway.
  if (parent < 0 || look.isBeyond(node) || look.phase(node) !== PHASE.skipped) return [];
  const { x1, y1, x2, y2 } = look.ends(node);
  // The first edge of a skipped subtree is the cut itself; the hatching begins below it.
  const from = look.phase(parent) === PHASE.skipped ? 0 : look.isCut(node) ? 0.62 : 0.2;
  const width = look.size(node).box + 6;
  const start = { x1: x1 + (x2 - x1) * from, y1: y1 + (y2 - y1) * from };
  return [{ kind: 'hatch', ...start, x2, y2: y2 + look.size(node).box / 2, width }];
}

/**
 * The two strokes across the edge to a node that was cut.
 * @param {Look} look
 * @param {number} node
 * @param {Ends} ends
 * @returns {Shape | null}
 */
export function cutMark(look, node, ends) {
  return look.isCut(node) ? strokes(look, node, ends) : null;
}

/**
 * @param {Look} look
 * @param {number} node
 * @param {Ends} ends
 * @returns {Shape}
 */
export function strokes(look, node, { x1, y1, x2, y2 }) {
  const along = 0.42;
  const size = Math.min(9 * enlarged(look.show.at), Math.max(5, 9 * look.scale(node)));
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return { kind: 'strokes', x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along, angle, size };
}

/** The line from a node that was cut to the ancestor whose bound it met. @param {Look} look @returns {Shape[]} */
export function blame(look) {
  const { at, moment } = look.show;
  const by = look.cutoff?.by;
  // A table entry of the node itself may have set the bound.
  if (by === undefined || by === null || moment.node === null || by === moment.node) return [];
  const { node } = moment;
  return [
    { ...halo(look, by, 'cut'), fill: false },
    { kind: 'link', x1: at.x(node), y1: at.y(node), x2: at.x(by), y2: at.y(by) },
  ];
}
