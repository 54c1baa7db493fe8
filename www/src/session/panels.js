/** The tabs beside the tree: all of them, or those that an author has chosen. Pure. */

import { PANELS } from './state.js';

/** @import { Panel, State } from './state.js' */

/** What authors call them, where that is another word. @type {Readonly<Record<string, Panel>>} */
const OTHERWISE = { counts: 'order' };

/** What authors call them. @type {readonly string[]} */
export const PANEL_NAMES = PANELS.map(
  (panel) => Object.keys(OTHERWISE).find((name) => OTHERWISE[name] === panel) ?? panel,
);

/** The names in a text, `code counts`, right or wrong. @param {string} text */
export const panelNamesIn = (text) => text.split(/[\s,]+/).filter((name) => name !== '');

/** The panels that a text names, in its order; all if it names none. @param {string} text @returns {readonly Panel[]} */
export function panelsIn(text) {
  const chosen = panelNamesIn(text).flatMap((name) => PANELS[PANEL_NAMES.indexOf(name)] ?? []);
  return chosen.length > 0 ? [...new Set(chosen)] : PANELS;
}

/** The open tab: the first, if the one that was opened is not shown. @param {Pick<State, 'panel' | 'panels'>} state */
export const openPanel = ({ panel, panels }) => (panels.includes(panel) ? panel : panels[0]);
