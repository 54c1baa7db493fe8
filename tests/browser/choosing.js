// The algorithm, and what is said of one that cannot be.

/** @import { Page } from '@playwright/test' */

/** The trees that come along, by their ids. */
export const TREES = [
  ...['swedish-51', 'swedish-first-slides', 'aima-two-ply', 'wikipedia-four-ply', 'deep-cutoff'],
  ...['tic-tac-toe', 'negascout-saves', 'negascout-searches-again', 'killer', 'transpositions'],
  ...['deepening', 'aspiration-fails-high', 'aspiration-fails-low', 'sss-skips'],
];

/** @param {Page} page */
export const algorithm = (page) => page.getByRole('combobox', { name: 'Algorithm' });

/** @param {Page} page */
export const refused = (page) => page.getByRole('alert').filter({ hasText: 'no static value' });
