/**
 * (what is on show) -> shapes on the screen. Pure: it measures text by a rule of thumb and names
 * colours by their meaning, so that it can be tested without a canvas. How each thing looks stands in
 * `scene/`, one file an idea; here is what lies over what.
 */

import { blame, hatch } from './scene/cuts.js';
import { edge, move } from './scene/edges.js';
import { belowFolded, folded } from './scene/folded.js';
import { beside } from './scene/labels.js';
import { legend } from './scene/legend.js';
import { Look } from './scene/look.js';
import { node, pointed } from './scene/nodes.js';
import { rootWindow } from './scene/passes.js';
import { samePosition } from './scene/positions.js';
import { stripe } from './scene/types.js';
import { value } from './scene/values.js';
import { windows } from './scene/windows.js';

/** @typedef {'max' | 'min' | 'ink' | 'quiet' | 'focus' | 'cut' | 'ground'} Colour */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{x1: number, y1: number, x2: number, y2: number}} Ends
 */

/**
 * @typedef {({kind: 'edge', colour: Colour, width: number, alpha: number, rails?: boolean} & Ends)
 *   | {kind: 'strokes', x: number, y: number, angle: number, size: number}
 *   | {kind: 'loop', x: number, y: number, size: number, strong: boolean}
 *   | ({kind: 'hatch', width: number} & Ends)
 *   | ({kind: 'stripe', width: number, pattern: 'critical' | 'waste'} & Ends)
 *   | ({kind: 'node', shape: 'up' | 'down' | 'box', colour: Colour, fill: number, stroke: number,
 *     alpha: number, dashed: boolean} & Box)
 *   | ({kind: 'halo', shape: 'round' | 'box', colour: Colour, fill: boolean} & Box)
 *   | ({kind: 'ring'} & Box)
 *   | {kind: 'circle', x: number, y: number, radius: number, dash: number[]}
 *   | ({kind: 'link'} & Ends)
 *   | ({kind: 'bow'} & Ends)
 *   | ({kind: 'band', colour: Colour, alpha?: number} & Box)
 *   | {kind: 'jaw', x: number, y: number, height: number, side: 'left' | 'right', colour: Colour,
 *     met: boolean, alpha?: number}
 *   | {kind: 'mark', shape: 'up' | 'down' | 'diamond', x: number, y: number, size: number,
 *     colour: Colour}
 *   | {kind: 'text', x: number, y: number, size: number, align: 'center' | 'left' | 'right',
 *     weight: 400 | 600, italic: boolean, backed: boolean, runs: Run[]}} Shape
 */

/**
 * A piece of a text. What it does not say of itself, the whole text says.
 * @typedef {{text: string, colour: Colour, weight?: 400 | 600, italic?: boolean}} Run
 */

/**
 * What is on show.
 * @typedef {object} Show
 * @property {import('./engine.js').Search} search
 * @property {import('./states.js').StatesAt} states
 * @property {import('./engine.js').Moment} moment
 * @property {import('./engine.js').OpenList | null} open the list of a best-first search
 * @property {import('./passes.js').Pass[]} passes the searches of the root with a window of their own
 * @property {number} step
 * @property {{x: Float32Array, y: Float32Array, k: number, row: number}} at where the nodes lie
 * @property {{width: number, height: number}} size of the canvas
 * @property {number | null} focus
 * @property {number | null} hover
 * @property {import('./state.js').State['overlay']} overlay
 * @property {{x: number, y: number} | null} lead where the ring round the step's node is, while it is on
 *   its way there
 * @property {(units: number) => string} score
 * @property {(node: number) => string} label a node's name or number, to stand beside it
 * @property {(id: string, parameters?: import('./messages.js').Parameters) => string} say
 */

/**
 * @param {Show} show
 * @returns {Shape[]}
 */
export function scene(show) {
  const look = new Look(show);
  /** @type {Shape[]} */
  const ground = [];
  /** @type {Shape[]} */
  const edges = [];
  /** @type {Shape[]} */
  const shapes = [];
  // What is written beside nodes gives way to them, but for what somebody looks at.
  /** @type {Shape[]} */
  const under = [];
  /** @type {Shape[]} */
  const over = [];
  for (let each = 0; each < show.at.x.length; each += 1) {
    if (!look.isVisible(each)) continue;
    ground.push(...hatch(look, each), ...stripe(look, each));
    edges.push(...edge(look, each));
    shapes.push(...move(look, each), ...folded(look, each), ...node(look, each));
    over.push(...value(look, each));
    (look.isAsked(each) ? over : under).push(...beside(look, each), ...belowFolded(look, each));
  }
  edges.sort((one, other) => weight(one) - weight(other));
  return ground.concat(
    edges,
    blame(look),
    samePosition(look),
    under,
    shapes,
    over,
    pointed(look),
    windows(look),
    rootWindow(look),
    legend(look),
  );
}

/** Strong lines lie over weak ones. @param {Shape} shape */
const weight = (shape) => (shape.kind === 'edge' ? shape.width : 10);
