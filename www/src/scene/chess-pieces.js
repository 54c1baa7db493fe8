/** The outlines of chess pieces, as polygons. Pure. */

/** A point, in squares from the middle of the piece's own. @typedef {readonly [number, number]} Point */

/**
 * Points of a circle, clockwise, by angles in degrees from the top.
 * @param {Point} middle
 * @param {number} radius
 * @param {number} from
 * @param {number} to
 * @returns {Point[]}
 */
function arc([x, y], radius, from, to) {
  const parts = Math.ceil(Math.abs(to - from) / 20);
  return Array.from({ length: parts + 1 }, (_, part) => {
    const angle = ((from + ((to - from) * part) / parts) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** An outline of which the left half is the right one's mirror image. @param {Point[]} right from the top to the base @returns {Point[]} */
const mirrored = (right) => [
  ...right,
  ...right.map(([x, y]) => /** @type {Point} */ ([-x, y])).reverse(),
];

/** @type {readonly Point[]} */
const BASE = [
  [0.25, 0.24],
  [0.29, 0.3],
  [0.29, 0.36],
];

/** By the letters of black's pieces in FEN. @type {Readonly<Record<string, readonly Point[]>>} */
export const OUTLINES = {
  p: mirrored([
    ...arc([0, -0.2], 0.13, 0, 140),
    [0.14, -0.05],
    [0.07, -0.02],
    [0.11, 0.14],
    [0.22, 0.25],
    [0.24, 0.36],
  ]),
  r: mirrored([
    [0.06, -0.34],
    [0.06, -0.26],
    [0.14, -0.26],
    [0.14, -0.34],
    [0.25, -0.34],
    [0.25, -0.19],
    [0.16, -0.11],
    [0.18, 0.16],
    ...BASE,
  ]),
  n: [
    [0.03, -0.38],
    [0.08, -0.28],
    [0.2, -0.2],
    [0.27, -0.04],
    [0.29, 0.16],
    [0.29, 0.36],
    [-0.24, 0.36],
    [-0.24, 0.29],
    [-0.17, 0.17],
    [0, 0.03],
    [0.01, -0.06],
    [-0.1, -0.03],
    [-0.2, 0.08],
    [-0.29, 0.05],
    [-0.31, -0.04],
    [-0.19, -0.2],
    [-0.13, -0.28],
    [-0.04, -0.31],
  ],
  b: mirrored([
    ...arc([0, -0.36], 0.05, 0, 140),
    [0.12, -0.2],
    [0.17, -0.09],
    [0.16, 0],
    [0.09, 0.07],
    [0.14, 0.11],
    [0.11, 0.2],
    ...BASE,
  ]),
  q: mirrored([
    ...arc([0, -0.34], 0.05, 0, 150),
    [0.09, -0.06],
    ...arc([0.2, -0.3], 0.045, -60, 150),
    [0.2, -0.02],
    ...arc([0.36, -0.19], 0.045, -60, 170),
    [0.22, 0.16],
    ...BASE,
  ]),
  k: mirrored([
    [0.035, -0.44],
    [0.035, -0.38],
    [0.1, -0.38],
    [0.1, -0.31],
    [0.035, -0.31],
    [0.035, -0.25],
    [0.08, -0.14],
    ...arc([0.21, -0.06], 0.14, -50, 130),
    [0.2, 0.16],
    ...BASE,
  ]),
};
