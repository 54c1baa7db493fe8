/** The mark at a node at whose visits playing halts: an octagon, as a stop sign is. */

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Shape} Shape
 */

/** How large it is at most, and at least. */
const [MOST, LEAST] = [6, 3];

/**
 * One at each symbol that hides any, and at each node on show that is one. It stands at the left of the node, away
 * from the name, which is beside the tip of a triangle.
 * @param {Look} look
 * @returns {Shape[]}
 */
export function breakpoints(look) {
  const { breakpoints, search } = look.show;
  const shown = new Set(breakpoints.map((node) => search.folding.shownFor(node)));
  return [...shown].map((node) => {
    const { x, y } = look.place(node);
    const { width, height } = look.extent(node);
    const size = Math.max(LEAST, Math.min(MOST, width / 6));
    const up = look.shape(node) === 'up' ? 0.4 : -0.5;
    const place = { x: x - width / 2, y: y + height * up };
    return { kind: 'mark', shape: 'octagon', ...place, size, colour: 'ink' };
  });
}
