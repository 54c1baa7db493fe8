/** The mark of a breakpoint: an octagon, like a stop sign. */

/** @import { Look } from './look.js' */
/** @import { Shape } from './scene.js' */

/** Its largest and its smallest size. */
const [MOST, LEAST] = [6, 3];

/**
 * The marks of all visible breakpoints; a folded one is marked at its symbol. A mark stands to the left of its node,
 * away from the name, which is beside the tip of a triangle.
 * @param {Look} look
 * @returns {Shape[]}
 */
export function breakpoints(look) {
  const { breakpoints, search } = look.show;
  const shown = new Set(breakpoints.map((node) => search.folding.visibleNode(node)));
  return [...shown].map((node) => {
    const { x, y } = look.place(node);
    const { width, height } = look.extent(node);
    const size = Math.max(LEAST, Math.min(MOST, width / 6));
    const up = look.shape(node) === 'up' ? 0.4 : -0.5;
    const place = { x: x - width / 2, y: y + height * up };
    return { kind: 'mark', shape: 'octagon', ...place, size, colour: 'ink' };
  });
}
