/** What a learner is asked about, and what of the tree has been picked for an answer. */

import { strokes } from './cuts.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Shape} Shape
 */

/**
 * A ring round the node that the question is about, dots round those that can be picked, and the strokes of a cut
 * across the edges to those that are.
 * @param {Look} look
 * @returns {Shape[]}
 */
export function question(look) {
  const { marks, at } = look.show;
  if (marks === null) return [];
  const { node, left, picked } = marks;
  const shown = [node, ...left].filter((each) => !Number.isNaN(at.x(each)));
  return shown.flatMap((each) => {
    const { width, height } = look.extent(each);
    const radius = Math.max(width, height) / 2 + 5;
    const dash = each === node ? [] : [1.5, 5];
    /** @type {Shape} */
    const ring = { kind: 'circle', ...look.place(each), radius, dash };
    return picked.includes(each) ? [ring, strokes(look, each, look.ends(each))] : [ring];
  });
}
