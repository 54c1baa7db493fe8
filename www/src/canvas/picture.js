/**
 * The picture of a view on its canvas. It keeps the shapes of each node, and repaints only those that a step has
 * changed. The result is the same, pixel for pixel, as a picture drawn from scratch.
 */

import { isWithin } from '../engine/states.js';
import { Look } from '../scene/look.js';
import { drawn } from '../scene/placing.js';
import { layered, ofNode, ofScene, shapedNodes, texts } from '../scene/scene.js';
import { boundsOfAll, covering, touch } from './bounds.js';
import { draw, paintAll } from './canvas.js';
import { Raster } from './raster.js';

/** @import { Folding } from '../engine/folding.js' */
/** @import { Placed } from '../scene/placing.js' */
/** @import { Group, Shape, Show } from '../scene/scene.js' */
/** @import { Bounds } from './bounds.js' */
/** @import { Palette } from './canvas.js' */

/** If more of the canvas than this has changed, all of it is repainted. */
const MOST = 0.6;

/**
 * @typedef {{group: Group, bounds: Bounds | null}} Drawn
 * @typedef {{over: Shape[]} & ReturnType<typeof ofScene>} Loose
 */

export class Picture {
  /** The last drawn model. @type {Show | null} */
  #show = null;
  /** The shapes of each node, in preorder. @type {Map<number, Drawn>} */
  #groups = new Map();
  /** The shapes that belong to no node. @type {Loose} */
  #loose = { below: [], veil: [], between: [], above: [], over: [] };
  /** The texts at the tree. @type {readonly Placed[]} */
  #texts = [];
  /** Whether the texts of a node are others than in the last picture, or where they may stand. */
  #isRelabelled = false;
  /** The nodes that nothing dims. @type {ReadonlySet<number> | null} */
  #bright = null;
  /** The nodes whose look may change though their states do not. @type {Set<number>} */
  #marked = new Set();
  #palette = /** @type {Palette | null} */ (null);
  #ratio = 0;
  /** Dense rows. */
  #raster = new Raster('picture');
  #scratch = new OffscreenCanvas(1, 1);

  /**
   * Draws the picture, or as much of it as has changed.
   * @param {CanvasRenderingContext2D} context
   * @param {Show} show
   * @param {Shape[]} over what lies over the tree
   * @param {Palette} palette
   * @param {number} ratio device pixels in a CSS pixel
   */
  draw(context, show, over, palette, ratio) {
    const look = new Look(show);
    const whole = !this.#isNear(show) || palette !== this.#palette || ratio !== this.#ratio;
    this.#isRelabelled = false;
    const dirty = whole ? this.#renew(look) : this.#update(look);
    const rest = ofScene(look);
    const loose = { over, ...rest };
    // While the ruler and the halo move between two steps, the texts stay.
    const isSettled = show.moment === this.#show?.moment && !this.#isRelabelled;
    const isStill = isSettled && isAlike(this.#loose.above, loose.above);
    if (!whole) dirty.push(...differences(this.#loose, loose));
    this.#loose = loose;
    const rewritten = whole || !isStill ? this.#write(look) : [];
    if (!whole) dirty.push(...rewritten);
    [this.#show, this.#palette, this.#ratio] = [show, palette, ratio];
    const painted = this.#raster.show(show, palette, ratio, !whole);
    const { image } = this.#raster;
    const { canvas } = context;
    const areas = whole ? [] : covering([...dirty, ...painted], ratio, canvas);
    const area = areas.reduce((sum, { left, top, right, bottom }) => {
      return sum + (right - left) * (bottom - top);
    }, 0);
    if (whole || area > MOST * canvas.width * canvas.height) {
      draw(context, this.#shapes(null), palette, ratio, image);
    } else if (areas.length > 0) {
      const near = areas.map((each) => scaled(each, 1 / ratio));
      redraw(context, this.#shapes(near), palette, ratio, {
        areas,
        image,
        scratch: this.#scratch,
      });
    }
  }

  /** Whether nothing has changed but the step and the nodes pointed at. @param {Show} show */
  #isNear(show) {
    const before = this.#show;
    return (
      before !== null &&
      before.search === show.search &&
      before.at === show.at &&
      before.size === show.size &&
      before.overlay === show.overlay &&
      before.labels === show.labels &&
      before.blank === show.blank &&
      (before.open === null) === (show.open === null) &&
      before.say === show.say &&
      before.moment.depth === show.moment.depth
    );
  }

  /** Makes all shapes anew. @param {Look} look @returns {Bounds[]} */
  #renew(look) {
    this.#groups.clear();
    const nodes = shapedNodes(look);
    look.show.states.fetch(nodes);
    for (const node of nodes) this.#keep(look, node);
    this.#marked = markedBy(look);
    return [];
  }

  /** Makes changed shapes anew. @param {Look} look @returns {Bounds[]} the areas to repaint */
  #update(look) {
    const { show } = look;
    const before = /** @type {Show} */ (this.#show);
    // While a cutoff is staged, what it skips changes from frame to frame.
    const isStaged = show.staged !== null || before.staged !== null;
    const from = isStaged ? Math.min(before.step, show.step - 1) : before.step;
    const changes = show.search.changes(from, show.step);
    const { parent } = show.search.nodes;
    const marked = markedBy(look);
    const touched = new Set([...this.#marked, ...marked]);
    this.#marked = marked;
    const nodes = shapedNodes(look);
    const isSame = nodes === look.show.detail.nodes;
    /** @type {Bounds[]} */
    const dirty = [];
    const { folding } = show.search;
    // A symbol changes as soon as anything below it does.
    const isChanged = (/** @type {number} */ node) =>
      touched.has(node) ||
      (changes.length > 0 && (isWithin(changes, node) || reaches(changes, folding, node)));
    const renewed = nodes.filter(
      (node) =>
        isChanged(node) ||
        (parent[node] >= 0 && isChanged(parent[node])) ||
        !this.#groups.has(node),
    );
    show.states.fetch(renewed);
    if (!isSame) dirty.push(...this.#forget(new Set(nodes)));
    for (const node of renewed) {
      const old = this.#groups.get(node);
      const next = this.#keep(look, node);
      if (old !== undefined && isAlike(old.group, next.group)) continue;
      this.#isRelabelled ||= old === undefined || !hasSameTexts(old.group, next.group);
      for (const bounds of [old?.bounds, next.bounds]) if (bounds) dirty.push(bounds);
    }
    return dirty;
  }

  /** Finds the places of all texts. @param {Look} look @returns {Bounds[]} the areas in which they are others */
  #write(look) {
    const placed = texts(look, this.#inOrder(), this.#loose.above);
    const areas = rewritten(this.#texts, this.#bright, placed, look.bright);
    this.#texts = placed;
    this.#bright = look.bright;
    return areas;
  }

  /** Forgets all nodes but these. @param {Set<number>} nodes */
  #forget(nodes) {
    /** @type {Bounds[]} */
    const dirty = [];
    for (const [node, { bounds }] of this.#groups) {
      if (nodes.has(node)) continue;
      this.#groups.delete(node);
      this.#isRelabelled = true;
      if (bounds !== null) dirty.push(bounds);
    }
    return dirty;
  }

  /** @param {Look} look @param {number} node */
  #keep(look, node) {
    const group = ofNode(look, node);
    const { ground, edges, under, shapes, over } = group;
    const bounds = boundsOfAll(ground.concat(edges, under, shapes, over));
    const kept = { group, bounds };
    this.#groups.set(node, kept);
    return kept;
  }

  /** The groups of all nodes, in preorder. */
  #inOrder() {
    const entries = [...this.#groups].sort(([one], [other]) => one - other);
    return entries.map(([, { group }]) => group);
  }

  /** All shapes that may touch one of these areas, in drawing order. @param {Bounds[] | null} areas null for all */
  #shapes(areas) {
    const reaches = (/** @type {Bounds | null} */ bounds) =>
      bounds !== null && (areas === null || areas.some((area) => touch(area, bounds)));
    const entries = [...this.#groups].filter(([, { bounds }]) => reaches(bounds));
    entries.sort(([one], [other]) => one - other);
    const near = this.#texts.filter((text) => reaches(boundsOfAll(drawn(text))));
    const { over, ...rest } = this.#loose;
    const groups = entries.map(([, { group }]) => group);
    return [...layered(groups, rest, near, this.#bright), ...over];
  }
}

/** The nodes whose look depends on more than their own states. @param {Look} look */
function markedBy(look) {
  const { show, cutoff } = look;
  const single = [show.moment.node, cutoff?.by, show.focus, show.hover];
  return new Set([
    ...single.filter((node) => typeof node === 'number'),
    ...look.path,
    ...look.line,
    ...look.alike,
    ...look.solution,
    ...look.listed,
    ...(show.mentioned ?? []),
    ...(look.bright ?? []),
  ]);
}

/**
 * Whether one of some stretches begins below a node that is the symbol of a folded subtree.
 * @param {Uint32Array} stretches
 * @param {Folding} folding
 * @param {number} node
 */
function reaches(stretches, folding, node) {
  if (folding.count === 0 || !folding.isSymbol(node)) return false;
  const end = folding.end(folding.around(node));
  for (let at = 0; at < stretches.length; at += 2) {
    if (stretches[at] > node && stretches[at] < end) return true;
  }
  return false;
}

/** @param {unknown} one @param {unknown} other */
const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The areas in which two pictures differ by shapes that belong to no node.
 * @param {Loose} before
 * @param {Loose} after
 */
function differences(before, after) {
  /** @type {Bounds[]} */
  const dirty = [];
  for (const layer of /** @type {const} */ (['below', 'veil', 'between', 'above', 'over'])) {
    const length = Math.max(before[layer].length, after[layer].length);
    for (let index = 0; index < length; index += 1) {
      const [one, other] = [before[layer][index], after[layer][index]];
      if (isAlike(one, other)) continue;
      for (const shape of [one, other])
        if (shape) dirty.push(...[boundsOfAll([shape])].filter(isSome));
    }
  }
  return dirty;
}

/** Whether the texts of a node, and what is in their way, are the same. @param {Group} one @param {Group} other */
const hasSameTexts = (one, other) =>
  isAlike([one.labels, one.blocks, one.bright], [other.labels, other.blocks, other.bright]);

/**
 * The areas in which the texts of two pictures differ. Each is known by what it says, where, and whether it is dim.
 * @param {readonly Placed[]} before
 * @param {ReadonlySet<number> | null} brightBefore
 * @param {readonly Placed[]} after
 * @param {ReadonlySet<number> | null} brightAfter
 */
function rewritten(before, brightBefore, after, brightAfter) {
  const known = (
    /** @type {readonly Placed[]} */ placed,
    /** @type {ReadonlySet<number> | null} */ bright,
  ) =>
    new Map(
      placed.map((text) => [
        JSON.stringify([bright?.has(text.label.node) ?? true, drawn(text)]),
        drawn(text),
      ]),
    );
  const [was, is] = [known(before, brightBefore), known(after, brightAfter)];
  const lost = [...was].filter(([key]) => !is.has(key));
  const found = [...is].filter(([key]) => !was.has(key));
  return [...lost, ...found].flatMap(([, shapes]) => [boundsOfAll(shapes)].filter(isSome));
}

/** @template T @param {T | null} value @returns {value is T} */
const isSome = (value) => value !== null;

/** @param {Bounds} bounds @param {number} by @returns {Bounds} */
const scaled = ({ left, top, right, bottom }, by) => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

/**
 * Repaints some areas of the canvas, with all shapes that touch them. The shapes are drawn on a second canvas and
 * copied from there, since clipping would change how the edges of a shape are smoothed.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {{areas: Bounds[], image: ImageData | null, scratch: OffscreenCanvas}} below
 *   areas in whole device pixels, the image under the shapes, and the second canvas
 */
function redraw(context, shapes, palette, ratio, { areas, image, scratch }) {
  const { width, height } = context.canvas;
  if (scratch.width !== width) scratch.width = width;
  if (scratch.height !== height) scratch.height = height;
  const inside = scratch.getContext('2d');
  if (inside === null) return;
  inside.setTransform(1, 0, 0, 1, 0, 0);
  for (const { left, top, right, bottom } of areas) {
    if (image === null) inside.clearRect(left, top, right - left, bottom - top);
    else inside.putImageData(image, 0, 0, left, top, right - left, bottom - top);
  }
  paintAll(inside, shapes, palette, ratio);
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const { left, top, right, bottom } of areas) {
    /** @type {[number, number, number, number]} */
    const area = [left, top, right - left, bottom - top];
    context.clearRect(...area);
    context.drawImage(scratch, ...area, ...area);
  }
}
