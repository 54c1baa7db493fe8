/**
 * The scene: the model as shapes on the screen. Pure: it measures text by a rule of thumb and names colours by their
 * meaning, so that it can be tested without a canvas. Each kind of shape has its own file in `scene/`; this one
 * decides what lies over what.
 */

import { blame, isBrightEdge, ridingBound, takenByLine, veil } from './argument.js';
import { board } from './board.js';
import { boardPlace } from './board-place.js';
import { breakpoints } from './breakpoints.js';
import { value as rising } from './cutoff.js';
import { cutCount, envelope, skippedCount } from './cuts.js';
import { edge } from './edges.js';
import { belowFolded, folded } from './folded.js';
import { beside } from './labels.js';
import { legend } from './legend.js';
import { Look } from './look.js';
import { move } from './moves.js';
import { focusRing, node as nodeShapes, selectionRings } from './nodes.js';
import { areaOf, arranged, drawn } from './placing.js';
import { samePosition } from './positions.js';
import { question } from './question.js';
import { stripe } from './types.js';
import { value } from './values.js';
import { boundLabels, windowTicks } from './windows.js';

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
/** @import { Area, Label, Placed } from './placing.js' */

/** @typedef {'max' | 'min' | 'ink' | 'quiet' | 'focus' | 'cut' | 'ground' | 'square-light' | 'square-ink'} Colour the last two of chess boards */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{x1: number, y1: number, x2: number, y2: number}} Ends
 * @typedef {{x: number, y: number}} Point
 */

/**
 * @typedef {({kind: 'edge', colour: Colour, width: number, alpha: number, rails?: boolean, dotted?: boolean} & Ends)
 *   | {kind: 'strokes', x: number, y: number, angle: number, size: number}
 *   | {kind: 'loop', x: number, y: number, size: number, strong: boolean}
 *   | ({kind: 'hatch', width: number} & Ends)
 *   | {kind: 'envelope', top: number, bottom: number, rows: {y: number, left: number, right: number}[], alpha?: number,
 *     flat?: boolean}
 *   | ({kind: 'stripe', width: number, pattern: 'critical' | 'waste'} & Ends)
 *   | ({kind: 'node', shape: 'up' | 'down' | 'box', colour: Colour, fill: number, stroke: number,
 *     alpha: number, dashed: boolean} & Box)
 *   | ({kind: 'dot', colour: Colour, alpha: number} & Box)
 *   | ({kind: 'halo', shape: 'round' | 'box', colour: Colour, fill: boolean, dashed?: boolean, lit?: boolean} & Box)
 *   | ({kind: 'ring', selected?: boolean} & Box)
 *   | ({kind: 'shade', outlined: boolean} & Box)
 *   | {kind: 'circle', x: number, y: number, radius: number, dash: number[], fill?: Colour, alpha?: number}
 *   | {kind: 'link', points: readonly Point[], round: number, drawn: number}
 *   | ({kind: 'veil', alpha: number} & Box)
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
 * The shapes of one node, by layer, and its texts, which look for their places when all are known.
 * @typedef {object} Group
 * @property {Shape[]} ground
 * @property {Shape[]} edges
 * @property {Shape[]} under boards, which nodes cover
 * @property {Shape[]} shapes
 * @property {Shape[]} over what the step is about, which covers its neighbours
 * @property {Label[]} labels
 * @property {Area[]} blocks where no text may stand
 * @property {{node: boolean, edge: boolean}} bright whether it lies over what dims the rest
 */

/**
 * @param {Look} look
 * @param {number} node
 * @returns {Group}
 */
export function ofNode(look, node) {
  const own = [...folded(look, node), ...nodeShapes(look, node)];
  const isLarge = look.hasHalo(node);
  const edges = edge(look, node);
  return {
    ground: [...envelope(look, node), ...stripe(look, node)],
    edges,
    under: board(look, node),
    shapes: isLarge ? [] : own,
    over: isLarge ? own : [],
    labels: [
      ...value(look, node),
      ...beside(look, node),
      ...belowFolded(look, node),
      ...skippedCount(look, node),
      ...cutCount(look, node),
      ...move(look, node),
    ],
    blocks: blocksOf(look, node, edges),
    bright: { node: look.bright?.has(node) ?? false, edge: isBrightEdge(look, node) },
  };
}

/** Where a node's board is, and the marks at its edge. @param {Look} look @param {number} node @param {Shape[]} edges @returns {Area[]} */
function blocksOf(look, node, edges) {
  /** @type {Area[]} */
  const areas = [];
  for (const shape of edges)
    if (shape.kind === 'strokes' || shape.kind === 'loop') areas.push(around(shape, shape.size));
  const place = boardPlace(look.show, node);
  if (place === null) return areas;
  const { x, y, width, height } = place;
  return [...areas, { left: x, top: y, right: x + width, bottom: y + height }];
}

/** @param {Point} middle @param {number} half @returns {Area} */
const around = ({ x, y }, half) => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

/**
 * The shapes that belong to no single node: those below everything, what dims others, those between edges and nodes, and those over all.
 * @param {Look} look
 */
export const ofScene = (look) => ({
  below: look.show.differing?.(look) ?? [],
  veil: veil(look),
  between: [...blame(look), ...samePosition(look)],
  above: [
    ...selectionRings(look),
    ...focusRing(look),
    ...breakpoints(look),
    ...question(look),
    ...windowTicks(look),
    ...rising(look),
    ...legend(look),
    ...ridingBound(look),
  ],
});

/**
 * The texts at the tree, each in its place.
 * @param {Look} look
 * @param {readonly Group[]} groups of all nodes drawn as shapes
 * @param {readonly Shape[]} above what lies over all
 * @returns {Placed[]}
 */
export function texts(look, groups, above) {
  const labels = groups.flatMap((group) => group.labels).concat(boundLabels(look));
  const written = above.flatMap((shape) => (shape.kind === 'text' ? [areaOf([shape])] : []));
  const fixed = above.flatMap((shape) => {
    if (shape.kind === 'circle' && shape.fill !== undefined) return [around(shape, shape.radius)];
    return shape.kind === 'mark' && shape.shape === 'octagon' ? [around(shape, shape.size)] : [];
  });
  const marks = groups.flatMap((group) => group.blocks).concat(fixed, takenByLine(look));
  return arranged(look, labels, { written, marks });
}

/**
 * All shapes in drawing order.
 * @param {Iterable<Group>} groups in preorder
 * @param {ReturnType<typeof ofScene>} scene
 * @param {readonly Placed[]} placed
 * @param {ReadonlySet<number> | null} bright the nodes whose texts are not dim; null for all
 * @returns {Shape[]}
 */
export function layered(groups, { below, veil, between, above }, placed, bright) {
  const [dim, lit] = [layers(), layers()];
  for (const group of groups) {
    const own = group.bright.node ? lit : dim;
    for (const shape of group.ground) own.ground.push(shape);
    for (const shape of group.edges) (group.bright.edge ? lit : dim).edges.push(shape);
    for (const shape of group.under) own.under.push(shape);
    for (const shape of group.shapes) own.shapes.push(shape);
    for (const shape of group.over) own.over.push(shape);
  }
  for (const text of placed) {
    const own = bright === null || !bright.has(text.label.node) ? dim : lit;
    for (const shape of drawn(text)) own.texts.push(shape);
  }
  for (const { edges } of [dim, lit]) edges.sort((one, other) => weight(one) - weight(other));
  // Without a veil all is dim, and what lies between edges and nodes is there.
  const isVeiled = bright !== null;
  return below.concat(
    dim.ground,
    dim.edges,
    isVeiled ? [] : between,
    dim.under,
    dim.shapes,
    dim.over,
    isVeiled ? dim.texts : [],
    veil,
    lit.ground,
    lit.edges,
    isVeiled ? between : [],
    lit.under,
    lit.shapes,
    lit.over,
    above,
    isVeiled ? lit.texts : dim.texts,
  );
}

const layers = () => ({
  ground: /** @type {Shape[]} */ ([]),
  edges: /** @type {Shape[]} */ ([]),
  under: /** @type {Shape[]} */ ([]),
  shapes: /** @type {Shape[]} */ ([]),
  over: /** @type {Shape[]} */ ([]),
  texts: /** @type {Shape[]} */ ([]),
});

/**
 * @param {Show} show
 * @returns {Shape[]}
 */
export function scene(show) {
  const look = new Look(show);
  const nodes = shapedNodes(look);
  show.states.fetch(nodes);
  const groups = Array.from(nodes, (node) => ofNode(look, node));
  const rest = ofScene(look);
  return layered(groups, rest, texts(look, groups, rest.above), look.bright);
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
