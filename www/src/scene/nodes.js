/** The nodes themselves, and the rings around them. */

import { haloMargin, haloSize } from '../layout/sizes.js';
import { PHASE } from './look.js';
import { wasteRing } from './types.js';

/** @import { Look } from './look.js' */
/** @import { Colour, Shape } from './scene.js' */

/**
 * A node and its rings.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function node(look, node) {
  const { at, moment, lead, hover } = look.show;
  /** @type {Shape[]} */
  const shapes = [];
  if (moment.node === node) {
    const cuts = look.cutoff !== null || moment.fact.kind === 'assume';
    const dashed = cuts && look.skipsNothing;
    shapes.push({ ...halo(look, node, cuts ? 'cut' : 'focus'), ...lead, dashed });
  }
  const ring = wasteRing(look, node);
  if (ring) shapes.push(ring);
  const { width, height } = look.extent(node);
  if (width < SMALLEST) return [...shapes, dot(look, node)];
  // Not spread: there may be thousands.
  shapes.push({
    kind: 'node',
    shape: look.shape(node),
    x: at.x(node),
    y: at.y(node),
    width,
    height,
    colour: look.nodes.leaf[node] ? 'ink' : look.colour(node),
    fill: fill(look, node),
    stroke: isActive(look, node) || hover === node ? 2.5 : 1.5,
    alpha: alpha(look, node),
    dashed: look.isLive(node),
  });
  return shapes;
}

/**
 * A node too small for a shape and an outline.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape}
 */
function dot(look, node) {
  const { width, height } = look.extent(node);
  const colour = look.nodes.leaf[node] ? 'ink' : look.colour(node);
  const phase = look.phase(node);
  const full = look.isBeyond(node) ? 0.15 : DOTS[phase];
  const least = look.isMarked(node) ? 5 : 1;
  return {
    kind: 'dot',
    ...look.place(node),
    width: Math.max(least, width),
    height: Math.max(least, height),
    colour,
    alpha: full,
  };
}

/** A shape smaller than this, in CSS pixels, is a dot. */
const SMALLEST = 5;
/** The opacity of a dot, by its node's phase. */
const DOTS = [0.3, 1, 0.7, 0.4];

/** The opacity of a node. @param {Look} look @param {number} node */
function alpha(look, node) {
  if (look.isBeyond(node)) return 0.25;
  const phase = look.phase(node);
  if (phase === PHASE.skipped) return 0.65 - 0.3 * look.quiet(node);
  return phase === PHASE.unreached ? 0.65 : 1;
}

/** Whether the search is at this node. @param {Look} look @param {number} node */
function isActive(look, node) {
  if (look.bestFirst) return look.listed.has(node);
  return look.phase(node) === PHASE.active;
}

/**
 * The opacity of a node's fill. In a best-first search a live state is empty, and a solved one is filled.
 * @param {Look} look
 * @param {number} node
 */
function fill(look, node) {
  const phase = look.phase(node);
  if (look.bestFirst) {
    if (phase !== PHASE.finished) return 0;
    return look.listed.has(node) ? 0.34 : 0.14;
  }
  return phase === PHASE.active ? 0.24 : phase === PHASE.finished ? 0.1 : 0;
}

/**
 * The ring around a node that the step is about.
 * @param {Look} look
 * @param {number} node
 * @param {Colour} colour
 * @returns {Shape & {kind: 'halo'}}
 */
export function halo(look, node, colour) {
  const place = look.place(node);
  const margin = haloMargin(look.scale(node));
  const { width, height } = look.extent(node);
  if (look.nodes.leaf[node]) {
    const frame = { width: width + 2 * margin - 4, height: height + 2 * margin - 4 };
    return { kind: 'halo', shape: 'box', ...place, ...frame, colour, fill: true };
  }
  const size = haloSize(look.scale(node), look.size(node));
  return { kind: 'halo', shape: 'round', ...place, width: size, height: size, colour, fill: true };
}

/** The ring around the node with keyboard focus; before a hall, around the one that the presenter points at. @param {Look} look @returns {Shape[]} */
export function focusRing(look) {
  const { focus, presenting } = look.show;
  if (focus === null) return [];
  if (!presenting) return [ring(look, focus, 10)];
  // Around that of the step, if both are at one node.
  const { width, height, ...lit } = halo(look, focus, 'ink');
  // The name of a leaf stands close below it.
  const more = lit.shape === 'box' ? 4 : 10;
  return [{ ...lit, width: width + more, height: height + more, fill: false, lit: true }];
}

/** Rings around several selected nodes. @param {Look} look @returns {Shape[]} */
export const selectionRings = (look) =>
  look.selected.map((node) => ({ ...ring(look, node, 6), selected: true }));

/** How far a shade reaches beyond its node, at most. */
const BEYOND = 5;

/**
 * A shade below a node, which covers nothing of it, nor of its neighbours.
 * @param {Look} look
 * @param {number} node
 * @param {boolean} outlined whether it is an outline alone
 * @returns {Shape & {kind: 'shade'}}
 */
export function shade(look, node, outlined) {
  const { width, height } = look.extent(node);
  const aside = Math.max(1, Math.min(BEYOND, (look.gap(node) - width) / 2 - 1));
  const size = { width: width + 2 * aside, height: height + 2 * BEYOND };
  return { kind: 'shade', ...look.place(node), ...size, outlined };
}

/** @param {Look} look @param {number} node @param {number} wider than the node @returns {Shape & {kind: 'ring'}} */
function ring(look, node, wider) {
  const { width, height } = look.extent(node);
  return { kind: 'ring', ...look.place(node), width: width + wider, height: height + wider };
}
