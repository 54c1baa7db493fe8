/** A node's name, and its tags, beside it or below it. */

import { haloRoom, haloSize, SMALLEST_TEXT, UNIT } from '../layout/sizes.js';
import { LEAST_ROW } from './look.js';
import { alikeRing } from './positions.js';
import { fitting } from './tags.js';
import { spaced, text, widthOf } from './text.js';
import { wasteRing } from './types.js';
import { besideNode } from './values.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Shape} Shape
 * @typedef {import('./scene.js').Run} Run
 */

/** How far towards the tip tags may stand; at a flank somewhat, where both neighbours are narrower. */
const LEVELS = { middle: 0, flank: 0.28, tip: 1 };

/**
 * A node's name, and what else is to be said of it.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function beside(look, node) {
  // Where rows lie so close, nothing is said but of the node that somebody looks at.
  if (look.show.at.row < LEAST_ROW && !look.isAsked(node)) return [];
  return look.nodes.leaf[node] ? below(look, node) : flanks(look, node);
}

/**
 * Beside the tip of a triangle, where there is room even between close neighbours, its name; at its
 * other side the tags.
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
    shapes.push(text({ x: x - 7, y: tip }, SMALLEST_TEXT, [name], style));
  }
  const [first, ...others] = places(look, node, name).map(({ right, level, room }) => {
    const up = (tip - y) * LEVELS[level];
    // What ends at the edge of the canvas could not be read.
    const most = Math.min(room, look.show.size.width - x - right - 2);
    return { place: { x: x + right, y: y + up }, runs: fitting(look, node, most) };
  });
  // The first place that takes the most.
  const best = others.reduce((a, b) => (b.runs.length > a.runs.length ? b : a), first);
  if (best.runs.length === 0) return shapes;
  const style = { align: /** @type {const} */ ('left'), backed: true };
  return [...shapes, text(best.place, SMALLEST_TEXT, best.runs, style)];
}

/**
 * Where the tags of a node may stand, how far to the right of its middle, and how wide they may be
 * there.
 * @param {Look} look
 * @param {number} node
 * @param {Run | null} name
 * @returns {{right: number, level: keyof typeof LEVELS, room: number}[]}
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
    return [{ right, level: value === 0 ? 'flank' : 'middle', room: gap - right - half }];
  }
  const flank = half + 4;
  // The right neighbour's name is about as long as this one's.
  const neighbour = name === null ? 0 : widthOf([name], SMALLEST_TEXT) + 7;
  return [
    { right: flank, level: 'flank', room: gap - flank - half },
    { right: 7, level: 'tip', room: gap - 7 - neighbour },
  ];
}

/**
 * Below a leaf its name and its tags, as far as there is room for both.
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
    const fits = widthOf(both, SMALLEST_TEXT) <= look.gap(node) - 4;
    if (fits || look.isPointed(node)) runs.splice(0, runs.length, ...both);
    else if (look.isAsked(node)) runs.splice(0, runs.length, name);
  }
  if (runs.length === 0) return [];
  const line = y + look.size(node).box / 2 + haloRoom(look.scale(node)) + 7;
  return [text({ x, y: line }, SMALLEST_TEXT, runs)];
}

/** @param {Look} look @param {number} node @returns {Run | null} */
function nameRun(look, node) {
  const { at, label } = look.show;
  const room = UNIT * look.scale(node);
  const asked = look.isAsked(node);
  if (!asked && (room < 34 || at.row < 60)) return null;
  // A long name is shortened to the room that there is, but where it is asked for.
  const most = Math.max(3, Math.floor(look.gap(node) / (SMALLEST_TEXT * 0.58)));
  const whole = label(node);
  const content = asked || whole.length <= most ? whole : `${whole.slice(0, most - 1)}…`;
  return { text: content, colour: 'quiet', italic: true };
}
