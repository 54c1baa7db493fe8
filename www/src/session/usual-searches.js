/** The searches that the page begins with, compares with and proposes. Pure. */

/** The search that is on show where none is asked for. */
export const USUAL = 'alpha-beta';

/** The search that visits everything, with which others are compared. */
export const PLAIN = 'minimax';

/** Those worth comparing, the most instructive first. */
export const INSTRUCTIVE = [PLAIN, USUAL, 'negascout', 'sss-star', 'mtd-f', 'scout'];
