/** A node's name and tags, beside it or below it. */

import { FIGURE, haloMargin, haloSize, UNIT } from '../layout/sizes.js';
import { LEAST_ROW } from './look.js';
import { alikeRing } from './positions.js';
import { fitting } from './tags.js';
import { spaced, text, widthOf } from './text.js';
import { wasteRing } from './types.js';
import { besideNode } from './values.js';

/** @import { Look } from './look.js' */
/** @import { Run, Shape } from './scene.js' */

/** The least distance of two nodes that have short names between them, in CSS pixels. */
const NAME_GAP = 26;
/** How far towards the tip tags may stand. At a flank both neighbours are narrower. */
const LEVELS = { middle: 0, flank: 0.28, tip: 1 };

/**
 * A node's name and tags.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function beside(look, node) {
  // If rows lie so close, only the nodes that need a name have text.
  if (look.show.at.row < LEAST_ROW && !look.needsName(node)) return [];
  return look.nodes.leaf[node] ? below(look, node) : flanks(look, node);
}

/**
 * The name beside the tip of a triangle, where there is room even between close neighbours; the tags on the other
 * side.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
function flanks(look, node) {
  const { x, y } = look.place(node);
  const tip = y + look.size(node).height * (look.nodes.max[node] ? -0.4 : 0.42);
  const name = nameRun(look, node);
  /** @type {Shape[]} */
  const shapes = [];
  if (name !== null) {
    const style = { align: /** @type {const} */ ('right'), italic: true };
    const corner = cornerOf(look, node) ?? { x: x - 0.65 * look.small, y: tip };
    shapes.push(text(corner, look.small, [name], style));
  }
  const [first, ...others] = places(look, node, name).map(({ right, level, width }) => {
    const up = (tip - y) * LEVELS[level];
    // Text must not run off the canvas.
    const most = Math.min(width, look.show.size.width - x - right - 2);
    return { place: { x: x + right, y: y + up }, runs: fitting(look, node, most) };
  });
  // The first of the places that hold the most.
  const best = others.reduce((a, b) => (b.runs.length > a.runs.length ? b : a), first);
  if (best.runs.length === 0) return shapes;
  const style = { align: /** @type {const} */ ('left'), backed: true };
  return [...shapes, text(best.place, look.small, best.runs, style)];
}

/** The corner for a name outside the halo, on the side of the tip; null without a halo. @param {Look} look @param {number} node */
function cornerOf(look, node) {
  if (!look.hasHalo(node)) return null;
  const { x, y } = look.place(node);
  const radius = haloSize(look.scale(node), look.size(node)) / 2;
  const away = radius * Math.SQRT1_2 + 3;
  const far = x - away - 2;
  // Names stay in the picture.
  return far < 2 * look.small ? null : { x: far, y: y + (look.nodes.max[node] ? -away : away) };
}

/**
 * The places for the tags of a node: the distance to the right of its middle, and the width there.
 * @param {Look} look
 * @param {number} node
 * @param {Run | null} name
 * @returns {{right: number, level: keyof typeof LEVELS, width: number}[]}
 */
function places(look, node, name) {
  const { width } = look.size(node);
  const gap = look.gap(node) - 4;
  const half = width * 0.28;
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const value = besideNode(look, node)?.to ?? 0;
  const ring = Math.max(wasteRing(look, node)?.radius ?? 0, alikeRing(look, node));
  const taken = Math.max(halo, ring, value);
  if (taken > 0) {
    // Nothing is written across a ring, or over a value that did not fit inside.
    const right = taken + 5;
    return [{ right, level: value === 0 ? 'flank' : 'middle', width: gap - right - half }];
  }
  const flank = half + 4;
  // The right neighbour's name is about as long as this one's.
  const neighbour = name === null ? 0 : widthOf([name], look.small) + 7;
  return [
    { right: flank, level: 'flank', width: gap - flank - half },
    { right: 7, level: 'tip', width: gap - 7 - neighbour },
  ];
}

/**
 * The name and the tags below a leaf, if there is room for both.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
function below(look, node) {
  const { x, y } = look.place(node);
  const name = nameRun(look, node);
  const runs = fitting(look, node, look.gap(node) - 4);
  if (name !== null) {
    const both = [name, ...spaced(runs)];
    const fits = widthOf(both, look.small) <= look.gap(node) - 4;
    if (fits || look.isPointed(node)) runs.splice(0, runs.length, ...both);
    else if (look.needsName(node)) runs.splice(0, runs.length, name);
  }
  if (runs.length === 0) return [];
  const line = y + look.size(node).box / 2 + haloMargin(look.scale(node)) + 0.65 * look.small;
  return [text({ x, y: line }, look.small, runs)];
}

/** Whether a node is so large, or so important, that its name stands at it. @param {Look} look @param {number} node */
export function isNamed(look, node) {
  const { at, marks, named } = look.show;
  if (look.needsName(node)) return true;
  // In a written exercise, which asks at no node, the table beside the tree calls each by its name.
  if (named || marks?.node === -1) return at.row >= LEAST_ROW && look.gap(node) >= NAME_GAP;
  return UNIT * look.scale(node) >= 34 && at.row >= 60;
}

/** @param {Look} look @param {number} node @returns {Run | null} */
function nameRun(look, node) {
  const { label } = look.show;
  const isWhole = look.needsName(node);
  if (!isNamed(look, node)) return null;
  // A long name is cut short to fit, but not one that is needed.
  const most = Math.max(3, Math.floor((look.gap(node) - 4) / (look.small * FIGURE)));
  const name = label(node);
  const content = isWhole || name.length <= most ? name : `${name.slice(0, most - 1)}…`;
  return { text: content, colour: 'quiet', italic: true };
}
