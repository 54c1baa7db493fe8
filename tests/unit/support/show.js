/** A step as a canvas of some size shows it, without a canvas. */

import { passes } from '../../../www/src/engine/passes.js';
import { format, numeral } from '../../../www/src/engine/score.js';
import { detail } from '../../../www/src/layout/detail.js';
import { place } from '../../../www/src/layout/plane.js';
import { fit, project } from '../../../www/src/layout/projection.js';
import { scene } from '../../../www/src/scene/scene.js';
import { say } from './messages.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Box, Shape, Show } from '../../../www/src/scene/scene.js' */

export const SIZES = [
  { width: 320, height: 240 },
  { width: 360, height: 420 },
  { width: 559, height: 700 },
  { width: 560, height: 400 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/**
 * @param {Search} search
 * @param {number} step
 * @param {Partial<Show>} [part]
 * @returns {Show}
 */
export function show(search, step, part = {}) {
  const size = part.size ?? { width: 1280, height: 720 };
  const plane = place(search);
  const moment = search.moment(step);
  const at = part.at ?? project(plane, size, fit(plane, size));
  return {
    search,
    states: search.states(step),
    moment,
    open: search.lists.open(step),
    passes: passes(search, moment.iteration),
    step,
    at,
    detail: detail(at, size),
    size,
    focus: null,
    hover: null,
    selected: [],
    overlay: 'none',
    labels: 'names',
    presenting: false,
    blank: false,
    breakpoints: [],
    marks: null,
    differing: null,
    lead: null,
    staged: null,
    score: (units) => format(units, search.overview.decimals),
    numeral,
    label: (node) => search.nodes.name(node) ?? String(node),
    say,
    ...part,
  };
}

/** The places of all nodes. @param {Search} search @param {Show['at']} at */
export const places = ({ nodes }, at) => ({
  x: Array.from(nodes.parent, (_, node) => at.x(node)),
  y: Array.from(nodes.parent, (_, node) => at.y(node)),
});

/**
 * The shapes of one kind.
 * @template {Shape['kind']} K
 * @param {Shape[]} shapes
 * @param {K} kind
 */
export const only = (shapes, kind) =>
  /** @type {Extract<Shape, {kind: K}>[]} */ (shapes.filter((shape) => shape.kind === kind));

/**
 * A scene, and which node each of its shapes belongs to.
 * @param {Show} shown
 */
export function look(shown) {
  const shapes = scene(shown);
  const { at } = shown;
  const nodes = [...shown.search.nodes.parent.keys()];
  /** The node that lies there. @param {number} x @param {number} y */
  const nodeAtPoint = (x, y) => nodes.find((node) => at.x(node) === x && at.y(node) === y) ?? -1;
  const edgesOf = () =>
    only(shapes, 'edge').map((edge) => {
      // An edge ends in the column of its node, between its parent's row and its own.
      const node = nodes.find((each) => {
        const parent = shown.search.nodes.parent[each];
        return (
          parent >= 0 &&
          at.x(each) === edge.x2 &&
          at.x(parent) === edge.x1 &&
          edge.y2 <= at.y(each) &&
          edge.y2 > at.y(parent) &&
          edge.y1 >= at.y(parent)
        );
      });
      return { ...edge, node: node ?? -1 };
    });
  /** @type {ReturnType<typeof edgesOf> | undefined} */
  let edges;
  return {
    shapes,
    /** Whose nodes are looked for among all, so only for who asks. */
    get edges() {
      edges ??= edgesOf();
      return edges;
    },
    nodeAtPoint,
    only: (/** @type {Shape['kind']} */ kind) => only(shapes, kind),
  };
}

/**
 * Whether two boxes overlap, each with its left upper corner.
 * @param {Box} one
 * @param {Box} other
 */
export const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
