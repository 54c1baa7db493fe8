/**
 * The scene: the model as shapes on the screen. Pure: it measures text by a rule of thumb and names colours by their
 * meaning, so that it can be tested without a canvas. Each kind of shape has its own file in `scene/`; this one
 * decides what lies over what.
 */

import { board } from './board.js';
import { breakpoints } from './breakpoints.js';
import { value as rising } from './cutoff.js';
import { blame, envelope, skippedCount } from './cuts.js';
import { edge } from './edges.js';
import { belowFolded, folded } from './folded.js';
import { beside } from './labels.js';
import { legend } from './legend.js';
import { Look } from './look.js';
import { move } from './moves.js';
import { focusRing, node as nodeShapes, selectionRings } from './nodes.js';
import { samePosition } from './positions.js';
import { question } from './question.js';
import { stripe } from './types.js';
import { value } from './values.js';
import { windows } from './windows.js';

/** @import { OpenList } from '../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../engine/search.js' */
/** @import { StatesAt } from '../engine/states.js' */
/** @import { Detail } from '../layout/detail.js' */
/** @import { Size } from '../layout/picture-size.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Marks } from '../session/predicting/marks.js' */
/** @import { State } from '../session/state.js' */
/** @import { Parameters } from '../text/messages.js' */
/** @import { Pass } from '../engine/passes.js' */

/** @typedef {'max' | 'min' | 'ink' | 'quiet' | 'focus' | 'cut' | 'ground' | 'square-light' | 'square-ink'} Colour the last two of chess boards */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{x1: number, y1: number, x2: number, y2: number}} Ends
 */

/**
 * @typedef {({kind: 'edge', colour: Colour, width: number, alpha: number, rails?: boolean, dotted?: boolean} & Ends)
 *   | {kind: 'strokes', x: number, y: number, angle: number, size: number}
 *   | {kind: 'loop', x: number, y: number, size: number, strong: boolean}
 *   | ({kind: 'hatch', width: number} & Ends)
 *   | {kind: 'envelope', top: number, bottom: number, rows: {y: number, left: number, right: number}[], alpha?: number}
 *   | ({kind: 'stripe', width: number, pattern: 'critical' | 'waste'} & Ends)
 *   | ({kind: 'node', shape: 'up' | 'down' | 'box', colour: Colour, fill: number, stroke: number,
 *     alpha: number, dashed: boolean} & Box)
 *   | ({kind: 'dot', colour: Colour, alpha: number} & Box)
 *   | ({kind: 'halo', shape: 'round' | 'box', colour: Colour, fill: boolean, dashed?: boolean} & Box)
 *   | ({kind: 'ring', selected?: boolean} & Box)
 *   | ({kind: 'shade', outlined: boolean} & Box)
 *   | {kind: 'circle', x: number, y: number, radius: number, dash: number[], alpha?: number}
 *   | ({kind: 'link', drawn: number} & Ends)
 *   | ({kind: 'bow'} & Ends)
 *   | ({kind: 'band', colour: Colour, alpha?: number} & Box)
 *   | {kind: 'jaw', x: number, y: number, height: number, side: 'left' | 'right', colour: Colour,
 *     alpha?: number}
 *   | {kind: 'mark', shape: 'up' | 'down' | 'diamond' | 'octagon', x: number, y: number, size: number,
 *     colour: Colour}
 *   | {kind: 'piece', x: number, y: number, square: number, outline: readonly (readonly [number, number])[],
 *     isWhite: boolean, alpha: number}
 *   | {kind: 'text', x: number, y: number, size: number, align: 'center' | 'left' | 'right',
 *     weight: 400 | 600, italic: boolean, backed: boolean, runs: Run[]}} Shape
 */

/**
 * A piece of a text. Its weight and slant are those of the whole text by default; a sign may be smaller than figures.
 * @typedef {{text: string, colour: Colour, weight?: 400 | 600, italic?: boolean, small?: boolean}} Run
 */

/** The marks of a question, or what draws those of all that is asked at once. @typedef {Marks & {draw?: (look: Look) => Shape[]}} Asked */

/**
 * Everything that a scene depends on.
 * @typedef {object} Show
 * @property {Search} search
 * @property {StatesAt} states
 * @property {Moment} moment
 * @property {OpenList | null} open the list of a best-first search
 * @property {Pass[]} passes the searches of the root with a window of their own
 * @property {number} step
 * @property {At} at the places of the nodes
 * @property {Detail} detail which of them are drawn as shapes, and which as pixels
 * @property {Size} size of the canvas
 * @property {number | null} focus
 * @property {number | null} hover
 * @property {ReadonlySet<number>} [mentioned] the nodes that words beside the picture name: each has its name, at any size
 * @property {readonly number[]} selected several nodes
 * @property {readonly number[]} breakpoints
 * @property {Asked | null} marks of the question to a learner
 * @property {State['overlay']} overlay
 * @property {State['labels']} labels
 * @property {((look: Look) => Shape[]) | null} differing marks nodes in which this search differs from others
 * @property {boolean} [named] whether a text beside the picture calls its nodes by their names
 * @property {boolean} presenting whether presenter mode is on
 * @property {false | 'values' | 'cutoffs'} blank what is hidden: counts and results, or cutoffs as well; its states and moment have none then
 * @property {number | null} staged how far the scene of a cutoff has come, from 0 to 1; null if none is on
 * @property {{x: number, y: number} | null} lead the place of the halo while it moves to the step's node
 * @property {(units: number) => string} score
 * @property {(text: string) => string} numeral a number of the tree's text in the current language
 * @property {(node: number) => string} label a node's name or number
 * @property {(id: string, parameters?: Parameters) => string} say
 */

/**
 * The shapes of one node, by layer.
 * @typedef {object} Group
 * @property {Shape[]} ground
 * @property {Shape[]} edges
 * @property {Shape[]} under boards, and text beside nodes, which other nodes cover
 * @property {Shape[]} shapes
 * @property {Shape[]} over values, and the text of a highlighted node
 */

/**
 * @param {Look} look
 * @param {number} node
 * @returns {Group}
 */
export function ofNode(look, node) {
  const words = [...beside(look, node), ...belowFolded(look, node), ...skippedCount(look, node)];
  const isHighlighted = look.isHighlighted(node);
  const own = [...move(look, node), ...folded(look, node), ...nodeShapes(look, node)];
  // What the step is about lies over its neighbours.
  const isLarge = look.hasHalo(node);
  return {
    ground: [...envelope(look, node), ...stripe(look, node)],
    edges: edge(look, node),
    under: [...board(look, node), ...(isHighlighted ? [] : words)],
    shapes: isLarge ? [] : own,
    over: [...(isLarge ? own : []), ...value(look, node), ...(isHighlighted ? words : [])],
  };
}

/** The shapes that belong to no single node: those below everything, those between edges and nodes, and those over all. @param {Look} look */
export const ofScene = (look) => ({
  below: look.show.differing?.(look) ?? [],
  between: [...blame(look), ...samePosition(look)],
  above: [
    ...selectionRings(look),
    ...focusRing(look),
    ...breakpoints(look),
    ...question(look),
    ...windows(look),
    ...rising(look),
    ...legend(look),
  ],
});

/**
 * All shapes in drawing order.
 * @param {Iterable<Group>} groups in preorder
 * @param {ReturnType<typeof ofScene>} scene
 * @returns {Shape[]}
 */
export function layered(groups, { below, between, above }) {
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
  return below.concat(ground, edges, between, under, shapes, over, above);
}

/**
 * @param {Show} show
 * @returns {Shape[]}
 */
export function scene(show) {
  const look = new Look(show);
  const nodes = shapedNodes(look);
  show.states.fetch(nodes);
  const groups = Array.from(nodes, (node) => ofNode(look, node));
  return layered(groups, ofScene(look));
}

/**
 * The nodes drawn as shapes, in preorder: those with enough room, and the marked ones of dense rows.
 * @param {Look} look
 */
export function shapedNodes(look) {
  const { nodes, dense } = look.show.detail;
  if (dense.length === 0) return nodes;
  const among = new Set(nodes);
  for (const node of look.markedNodes()) among.add(node);
  return Int32Array.from(among).sort();
}

/** Strong lines lie over weak ones. @param {Shape} shape */
const weight = (shape) => (shape.kind === 'edge' ? shape.width : 10);
