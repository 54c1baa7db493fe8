/** The tabs beside the tree: all of them, or those that an author has chosen. Pure. */

import { isCompared } from './compared.js';

/** @import { State } from './state.js' */

/**
 * All of them, in their order: how the search runs, questions, how well it does, what happened, and the tree as text. One more is
 * its row here, its content in `panels/tabs.js`, and its message `tab-ID`. A name is what authors call it, where that is another word.
 * Beside compared searches stand those alone that have something to say there.
 */
const TABS = /** @type {const} */ ([
  { id: 'code', compared: true },
  { id: 'ask', compared: true },
  { id: 'order', name: 'counts' },
  { id: 'story' },
  { id: 'text', compared: true },
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

/** Those that have something to say beside compared searches. @type {readonly Panel[]} */
const COMPARED = TABS.filter((tab) => 'compared' in tab).map(({ id }) => id);

/** The tabs that there are: beside compared searches, how one of them does and what happened in it fold away. @param {Pick<State, 'panels' | 'compare'>} state */
export function panelsOf({ panels, compare }) {
  const left = isCompared(compare) ? panels.filter((each) => COMPARED.includes(each)) : panels;
  return left.length > 0 ? left : panels;
}

/** The open tab: the first, if the one that was opened is not shown. @param {Pick<State, 'panel' | 'panels' | 'compare'>} state */
export function openPanel(state) {
  const panels = panelsOf(state);
  return panels.includes(state.panel) ? state.panel : panels[0];
}

/**
 * Whether in one column the tabs have given their place to what is shown besides the tree: other searches, a trace, the results, *Start
 * here*. An answer about a node, and the text of the tree, are what the reader has asked for since.
 * @param {Pick<State, 'panel' | 'panels' | 'compare' | 'results' | 'traced' | 'start' | 'inspected'>} state
 */
export function tabsGiveWay(state) {
  const isElse = state.results !== null || state.traced !== null || state.start !== 0;
  const panel = openPanel(state);
  const isWanted = panel === 'text' || (panel === 'ask' && state.inspected !== null);
  return (isElse || isCompared(state.compare)) && !isWanted;
}
