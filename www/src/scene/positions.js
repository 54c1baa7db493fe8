/** Nodes that are the same position, joined when one of them is pointed at. */

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Shape} Shape
 */

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
 * How far the ring reaches round a node that is the same position as the one that is pointed at; 0 round
 * any other.
 * @param {Look} look
 * @param {number} node
 */
export function alikeRing(look, node) {
  if (!look.alike.has(node)) return 0;
  const { width, height } = look.extent(node);
  return Math.max(width, height) / 2 + 7;
}

/**
 * The nodes that are the same position as this one, itself among them; none if there is no other.
 * @param {import('../engine/nodes.js').Nodes} nodes
 * @param {number | null} node
 */
export function alike({ position }, node) {
  if (position === null || node === null) return [];
  /** @type {number[]} */
  const members = [];
  for (let other = position[node]; other < position.length; other += 1) {
    if (position[other] === position[node]) members.push(other);
  }
  return members.length > 1 ? members : [];
}
