/** What a further pane begins with. Pure. */

/** What is worth being compared, the most telling first. */
const TELLING = ['minimax', 'alpha-beta', 'negascout', 'sss-star', 'mtd-f', 'scout'];

/**
 * The first algorithm that is not on show yet.
 * @param {readonly string[]} shown
 */
export const suggested = (shown) => TELLING.find((each) => !shown.includes(each)) ?? TELLING[0];
