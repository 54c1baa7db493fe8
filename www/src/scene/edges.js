/** The edges. */

import { cutMarks } from './cuts.js';
import { KIND, LEAST_ROW, PHASE } from './look.js';

/** @import { Look } from './look.js' */
/** @import { Colour, Ends, Shape } from './scene.js' */

/** The least distance of nodes whose edges have round arrows, in CSS pixels. */
const LOOP_GAP = 16;

/** @typedef {{colour: Colour, width: number, alpha: number}} Style */

/**
 * The edge to a node.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function edge(look, node) {
  const parent = look.nodes.parent[node];
  if (parent < 0) return [];
  const ends = look.ends(node);
  const { x1, y1, x2, y2 } = ends;
  const { colour, width, alpha } = style(look, node, parent);
  const rails = isTest(look, node);
  // Not spread: there may be tens of thousands.
  /** @type {Shape[]} */
  const shapes = [{ kind: 'edge', x1, y1, x2, y2, colour, width, alpha, rails }];
  for (const mark of cutMarks(look, node)) shapes.push(mark);
  if (isLoop(look, node)) shapes.push(loop(look, node, ends));
  return shapes;
}

/**
 * @param {Look} look
 * @param {number} node
 * @param {number} parent
 * @returns {Style}
 */
function style(look, node, parent) {
  const phase = look.phase(node);
  if (look.line.has(node) && look.line.has(parent)) return { colour: 'ink', width: 4, alpha: 1 };
  if (look.solution.has(node)) return { colour: 'ink', width: 3, alpha: 1 };
  if (look.path.has(node)) {
    const again = look.show.states.of(node).kind === KIND.reSearch;
    return { colour: 'ink', width: again ? 3.5 : 2.5, alpha: 1 };
  }
  if (look.path.has(parent) && look.show.states.of(parent).bestChild === node) {
    return { colour: look.colour(parent), width: 2.5, alpha: 1 };
  }
  if (look.isBeyond(node)) return { colour: 'ink', width: 1, alpha: 0.16 };
  // The edge that was cut bears the strokes; below it all is calm.
  if (phase === PHASE.skipped && look.quiet(node) === 0)
    return { colour: 'ink', width: 1, alpha: 0.42 };
  if (phase === PHASE.skipped)
    return look.isCut(node)
      ? { colour: 'cut', width: 1, alpha: 0.6 }
      : { colour: 'ink', width: 1, alpha: 0.42 - 0.24 * look.quiet(node) };
  if (phase === PHASE.finished) return { colour: 'ink', width: 1.25, alpha: 0.55 };
  return { colour: 'ink', width: 1, alpha: 0.42 };
}

/** Whether an edge is drawn as two rails, the sign of a null window. @param {Look} look @param {number} node */
function isTest(look, node) {
  return !look.line.has(node) && look.isTested(node);
}

/**
 * Whether an edge has the mark of a re-search; if rows lie too close for it, on the path alone.
 * @param {Look} look
 * @param {number} node
 */
function isLoop(look, node) {
  const again = look.show.states.of(node).kind === KIND.reSearch;
  const hasRoom = look.show.at.row >= LEAST_ROW && look.gap(node) >= LOOP_GAP;
  return again && (hasRoom || look.path.has(node));
}

/**
 * The mark of a re-search: round and down again.
 * @param {Look} look
 * @param {number} node
 * @param {Ends} ends
 * @returns {Shape}
 */
function loop(look, node, { x1, y1, x2, y2 }) {
  const size = Math.min(8, Math.max(5, 8 * look.scale(node)));
  const along = 0.45;
  const place = { x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along };
  return { kind: 'loop', ...place, size, strong: look.path.has(node) };
}
