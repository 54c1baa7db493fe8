/** The tabs beside the tree: all of them, or those that an author has chosen. Pure. */

/** @import { State } from './state.js' */

/**
 * All of them, in their order: how the search runs, questions, how well it does, what happened, and the tree as text. One more is
 * its row here, its content in `panels/tabs.js`, and its message `tab-ID`. A name is what authors call it, where that is another word.
 */
const TABS = /** @type {const} */ ([
  { id: 'code' },
  { id: 'ask' },
  { id: 'order', name: 'counts' },
  { id: 'story' },
  { id: 'text' },
]);

export const PANELS = TABS.map(({ id }) => id);

/** What authors call them. @type {readonly string[]} */
export const PANEL_NAMES = TABS.map((tab) => ('name' in tab ? tab.name : tab.id));

/** @typedef {typeof TABS[number]['id']} Panel */

/** The names in a text, `code counts`, right or wrong. @param {string} text */
export const panelNamesIn = (text) => text.split(/[\s,]+/).filter((name) => name !== '');

/** The panels that a text names, in its order; all if it names none. @param {string} text @returns {readonly Panel[]} */
export function panelsIn(text) {
  const chosen = panelNamesIn(text).flatMap((name) => PANELS[PANEL_NAMES.indexOf(name)] ?? []);
  return chosen.length > 0 ? [...new Set(chosen)] : PANELS;
}

/** The open tab: the first, if the one that was opened is not shown. @param {Pick<State, 'panel' | 'panels'>} state */
export const openPanel = ({ panel, panels }) => (panels.includes(panel) ? panel : panels[0]);
