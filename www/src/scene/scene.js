/**
 * (what is on show) -> shapes on the screen. Pure: it measures text by a rule of thumb and names
 * colours by their meaning, so that it can be tested without a canvas. How each thing looks stands in
 * `scene/`, one file an idea; here is what lies over what.
 */

import { breakpoints } from './breakpoints.js';
import { blame, hatch } from './cuts.js';
import { edge, move } from './edges.js';
import { belowFolded, folded } from './folded.js';
import { beside } from './labels.js';
import { legend } from './legend.js';
import { Look } from './look.js';
import { node as nodeShapes, pointed } from './nodes.js';
import { rootWindow } from './passes.js';
import { samePosition } from './positions.js';
import { question } from './question.js';
import { stripe } from './types.js';
import { value } from './values.js';
import { windows } from './windows.js';

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
 *   | ({kind: 'dot', colour: Colour, alpha: number} & Box)
 *   | ({kind: 'halo', shape: 'round' | 'box', colour: Colour, fill: boolean} & Box)
 *   | ({kind: 'ring'} & Box)
 *   | {kind: 'circle', x: number, y: number, radius: number, dash: number[], fill?: Colour}
 *   | ({kind: 'link'} & Ends)
 *   | ({kind: 'bow'} & Ends)
 *   | ({kind: 'band', colour: Colour, alpha?: number} & Box)
 *   | {kind: 'jaw', x: number, y: number, height: number, side: 'left' | 'right', colour: Colour,
 *     met: boolean, alpha?: number}
 *   | {kind: 'mark', shape: 'up' | 'down' | 'diamond' | 'octagon', x: number, y: number, size: number,
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
 * @property {import('../engine/search.js').Search} search
 * @property {import('../engine/states.js').StatesAt} states
 * @property {import('../engine/search.js').Moment} moment
 * @property {import('../../pkg/plyscope_wasm.js').OpenList | null} open the list of a best-first search
 * @property {import('./gauge/passes.js').Pass[]} passes the searches of the root with a window of their own
 * @property {number} step
 * @property {import('../layout/plane.js').At} at where the nodes lie
 * @property {import('../layout/detail.js').Detail} detail which of them are drawn how
 * @property {import('../layout/plane.js').Size} size of the canvas
 * @property {readonly Box[]} taken where something else stands over it: the map, a button
 * @property {number | null} focus
 * @property {number | null} hover
 * @property {readonly number[]} breakpoints
 * @property {import('../session/predicting/marks.js').Marks | null} marks what a learner is asked about
 * @property {import('../session/state.js').State['overlay']} overlay
 * @property {((look: Look) => Shape[]) | null} differing what marks nodes in which this search differs from others
 * @property {boolean} presenting whether a hall looks at it
 * @property {boolean} blank whether what was counted and what was found is hidden; its states and moment have no values then
 * @property {{x: number, y: number} | null} lead where the ring round the step's node is, while it is on
 *   its way there
 * @property {(units: number) => string} score
 * @property {(text: string) => string} written a value of the tree
 * @property {(node: number) => string} label a node's name or number, to stand beside it
 * @property {(id: string, parameters?: import('../text/messages.js').Parameters) => string} say
 */

/**
 * What is drawn of one node, by what lies over what.
 * @typedef {object} Group
 * @property {Shape[]} ground
 * @property {Shape[]} edges
 * @property {Shape[]} under what is written beside nodes, and gives way to them
 * @property {Shape[]} shapes
 * @property {Shape[]} over values, and what is written of a node that somebody looks at
 */

/**
 * @param {Look} look
 * @param {number} node
 * @returns {Group}
 */
export function ofNode(look, node) {
  const words = [...beside(look, node), ...belowFolded(look, node)];
  const isPointed = look.isAsked(node);
  return {
    ground: [...hatch(look, node), ...stripe(look, node)],
    edges: edge(look, node),
    under: isPointed ? [] : words,
    shapes: [...move(look, node), ...folded(look, node), ...nodeShapes(look, node)],
    over: isPointed ? [...value(look, node), ...words] : value(look, node),
  };
}

/**
 * What is drawn besides the nodes: what lies between their edges and them, and what lies over all.
 * @param {Look} look
 */
export const ofScene = (look) => ({
  between: [...blame(look), ...samePosition(look)],
  above: [
    ...[...pointed(look), ...(look.show.differing?.(look) ?? [])],
    ...[...breakpoints(look), ...question(look)],
    ...[...windows(look), ...rootWindow(look), ...legend(look)],
  ],
});

/**
 * All shapes in the order in which they are drawn.
 * @param {Iterable<Group>} groups in preorder
 * @param {ReturnType<typeof ofScene>} scene
 * @returns {Shape[]}
 */
export function layered(groups, { between, above }) {
  /** @type {Record<keyof Group, Shape[]>} */
  const layers = { ground: [], edges: [], under: [], shapes: [], over: [] };
  for (const group of groups) {
    for (const shape of group.ground) layers.ground.push(shape);
    for (const shape of group.edges) layers.edges.push(shape);
    for (const shape of group.under) layers.under.push(shape);
    for (const shape of group.shapes) layers.shapes.push(shape);
    for (const shape of group.over) layers.over.push(shape);
  }
  const { ground, edges, under, shapes, over } = layers;
  edges.sort((one, other) => weight(one) - weight(other));
  return ground.concat(edges, between, under, shapes, over, above);
}

/**
 * @param {Show} show
 * @returns {Shape[]}
 */
export function scene(show) {
  const look = new Look(show);
  const nodes = drawn(look);
  show.states.fetch(nodes);
  const groups = Array.from(nodes, (node) => ofNode(look, node));
  return layered(groups, ofScene(look));
}

/**
 * The nodes that are drawn each by itself, in preorder: those that have room, and of the others those
 * that the step is about.
 * @param {Look} look
 */
export function drawn(look) {
  const { nodes, dense } = look.show.detail;
  if (dense.length === 0) return nodes;
  const among = new Set(nodes);
  for (const node of look.marked()) among.add(node);
  return Int32Array.from(among).sort();
}

/** Strong lines lie over weak ones. @param {Shape} shape */
const weight = (shape) => (shape.kind === 'edge' ? shape.width : 10);
