/** The marks that join nodes of the same position when one of them is pointed at. */

/** @import { Nodes } from '../engine/nodes.js' */
/** @import { Look } from './look.js' */
/** @import { Shape } from './scene.js' */

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function samePosition(look) {
  const members = [...look.alike].filter((node) => !look.show.search.folding.hides(node));
  /** @type {Shape[]} */
  const shapes = [];
  for (const [index, node] of members.entries()) {
    const radius = alikeRing(look, node);
    shapes.push({ kind: 'circle', ...look.place(node), radius, dash: [] });
    if (index === 0) continue;
    const [from, to] = [look.place(members[index - 1]), look.place(node)];
    shapes.push({ kind: 'bow', x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  }
  return shapes;
}

/**
 * The radius of the ring around a node of the same position as the one pointed at; 0 for any other.
 * @param {Look} look
 * @param {number} node
 */
export function alikeRing(look, node) {
  if (!look.alike.has(node)) return 0;
  const { width, height } = look.extent(node);
  return Math.max(width, height) / 2 + 7;
}

/** More nodes of one position are not joined on either side of the one pointed at: their marks would cover the tree. */
const MOST_ALIKE = 200;

/**
 * The nodes of the same position as this one, itself included, and of very many the nearest; none if there is no other.
 * @param {Nodes} nodes
 * @param {number | null} node
 */
export function alike({ position }, node) {
  if (position === null || node === null) return [];
  const first = position[node];
  /** @type {number[]} */
  const before = [];
  for (let other = node - 1; other >= first && before.length < MOST_ALIKE; other -= 1) {
    if (position[other] === first) before.push(other);
  }
  /** @type {number[]} */
  const after = [];
  for (let other = node + 1; other < position.length && after.length < MOST_ALIKE; other += 1) {
    if (position[other] === first) after.push(other);
  }
  const members = [...before.reverse(), node, ...after];
  return members.length > 1 ? members : [];
}
