/** The vertical axis: the places of counts on it, and its marks. Pure. */

/**
 * @typedef {object} Scale
 * @property {(count: number) => number} at the place of a count, from 0 at the foot to 1 at the top
 * @property {number[]} marks
 */

/** The most marks, besides the one at the foot. */
const MARKS = 8;

/**
 * @param {number} most the greatest count
 * @param {boolean} logarithmic
 * @returns {Scale}
 */
export const scale = (most, logarithmic) => (logarithmic ? powers(most) : even(most));

/** From 1 to a power of ten. @param {number} most @returns {Scale} */
function powers(most) {
  const decades = Math.max(1, Math.ceil(Math.log10(most) - 1e-9));
  const step = Math.ceil(decades / MARKS);
  const marks = [];
  for (let exponent = 0; exponent <= decades; exponent += step) marks.push(10 ** exponent);
  return { at: (count) => Math.log10(Math.max(1, count)) / decades, marks };
}

/** From 0 to a round number. @param {number} most @returns {Scale} */
function even(most) {
  const rough = Math.max(1, most) / (MARKS - 2);
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, decade * ([1, 2, 5].find((each) => each * decade >= rough) ?? 10));
  const count = Math.ceil(most / step - 1e-9);
  const marks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { at: (number) => number / (count * step), marks };
}
