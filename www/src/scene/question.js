/** The marks of a question to a learner, and of the nodes picked for the answer. */

import { strokes } from './cuts.js';

/** @import { Look } from './look.js' */
/** @import { Shape } from './scene.js' */

/**
 * A ring around the node that the question is about, dotted rings around nodes that can be picked, and the strokes of a
 * cut across the edges to picked ones.
 * @param {Look} look
 * @returns {Shape[]}
 */
export function question(look) {
  const { marks, at } = look.show;
  if (marks === null) return [];
  if (marks.draw) return marks.draw(look);
  const { node, left, picked } = marks;
  const visible = [node, ...left].filter((each) => !Number.isNaN(at.x(each)));
  return visible.flatMap((each) => {
    const { width, height } = look.extent(each);
    const radius = Math.max(width, height) / 2 + 5;
    const dash = each === node ? [] : [1.5, 5];
    /** @type {Shape} */
    const ring = { kind: 'circle', ...look.place(each), radius, dash };
    return picked.includes(each) ? [ring, strokes(look, each)] : [ring];
  });
}
