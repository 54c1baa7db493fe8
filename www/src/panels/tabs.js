/** The tabs beside the tree, of which one is open. What is always in sight stands above them: see `pinned.js`. */

import { html, nothing } from 'lit';
import { openPanel, panelsOf, tabsGiveWay } from '../session/panels.js';
import { questionIn } from '../session/settle.js';
import { callStack } from './call-stack.js';
import { code } from './code.js';
import { bar } from './code-language.js';
import { stepping } from './stepping.js';

/** @import { Panel } from '../session/panels.js' */
/** @import { Model } from './model.js' */
/** @import { Programs } from './code-language.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Selection, Typed as Draft } from '../session/state.js' */

/**
 * What is drawn behind the text of the tree, and what is known of the places of nodes in it.
 * @typedef {object} Editor
 * @property {(model: Model, text: string, typed: Draft) => unknown} marks null if there are none for this text
 * @property {(text: string, search: Search, selection: Selection) => number[]} nodesIn the nodes whose text is selected, or
 *   the one that the cursor is in
 */

/** What a view gets of the feature that samples shuffled orders. @typedef {{shuffles: (model: Model) => unknown}} Sampling */

/**
 * What stands in the tabs besides the running code.
 * @typedef {object} Opened
 * @property {Record<Exclude<Panel, 'code'>, (model: Model, typed: Typed) => unknown>} CONTENTS
 * @property {(model: Model) => unknown} lists those that a search works on
 */

/**
 * The text of the tree as it is typed, and what is loaded of the tabs: null where it is not, or not yet.
 * @typedef {object} Typed
 * @property {import('../session/draft.js').Draft} draft
 * @property {string | null} error in what is typed, in words
 * @property {Editor | null} editor the field works without
 * @property {Programs | null} programs
 * @property {Sampling | null} sampling
 * @property {Opened | null} opened
 */

/** @param {Model} model @param {Typed} typed */
export function tabs(model, typed) {
  const { state, say } = model;
  // The table may be needed for an answer; all else is hidden until then.
  const panel = questionIn(state) === null ? openPanel(state) : 'code';
  return html`
    <div class="strip">
      <div class="tabs" role="tablist" aria-label=${say('panels')} @keydown=${walk(model)}>
        ${panelsOf(state).map((each) => tab(model, each))}
      </div>
      ${handle(model)}
    </div>
    <div
      class="tabpanel"
      data-panel=${panel}
      id="tabpanel"
      role="tabpanel"
      aria-labelledby="tab-${panel}"
      data-sheet=${sheetOf(state)}
    >
      ${panel === 'code' ? running(model, typed) : typed.opened?.CONTENTS[panel](model, typed)}
    </div>
  `;
}

/** What becomes of the open tab in one column. @param {Model['state']} state */
function sheetOf(state) {
  if (tabsGiveWay(state)) return 'given';
  return state.sheet ? 'open' : 'closed';
}

/** @param {Model} model @param {Panel} panel */
function tab({ state, say, dispatch }, panel) {
  const isOpen = openPanel(state) === panel;
  /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
  const choose = ({ detail, currentTarget }) => {
    dispatch({ type: 'panel', panel });
    // After a choice by mouse, keys step again.
    if (detail > 0) currentTarget.blur();
  };
  return html`
    <button
      type="button"
      role="tab"
      id="tab-${panel}"
      aria-selected=${isOpen}
      aria-controls=${isOpen ? 'tabpanel' : nothing}
      tabindex=${isOpen ? 0 : -1}
      @click=${choose}
    >
      ${say(`tab-${panel}`)}
    </button>
  `;
}

/** On a narrow screen the open tab can give its place to the tree. @param {Model} model */
function handle({ state, say, dispatch }) {
  const { sheet } = state;
  const label = say('panel-shown');
  return html`
    <button
      type="button"
      class="handle icon"
      aria-expanded=${sheet}
      aria-controls="tabpanel"
      aria-label=${label}
      title=${label}
      @click=${() => dispatch({ type: 'sheet', isOpen: !sheet })}
    >
      <span aria-hidden="true">${sheet ? '▾' : '▴'}</span>
    </button>
  `;
}

/**
 * Tab reaches the open tab; arrow keys, Home and End open the others.
 * @param {Model} model
 * @returns {(event: KeyboardEvent & {currentTarget: HTMLElement}) => void}
 */
const walk =
  ({ state, dispatch }) =>
  (event) => {
    const panels = panelsOf(state);
    const at = panels.indexOf(openPanel(state));
    const last = panels.length - 1;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrow keys do not step here.
    event.preventDefault();
    event.stopPropagation();
    const panel = panels[(next + panels.length) % panels.length];
    dispatch({ type: 'panel', panel });
    const tab = event.currentTarget.querySelector(`#tab-${panel}`);
    if (tab instanceof HTMLElement) tab.focus();
  };

/** Whether what stands in the open tab is not there from the start. @param {Model} model */
export const needsOpened = ({ state, search }) =>
  openPanel(state) !== 'code' || needsLists({ search });

/**
 * The running code with the moves of a debugger above it, and what it works on: the stack, or the lists of the search.
 * @param {Model} model
 * @param {Typed} typed
 */
function running(model, { programs, opened }) {
  const stack = model.search.overview.bestFirst ? undefined : callStack(model);
  const lists = needsLists(model) ? opened?.lists(model) : undefined;
  return html`
    <div class="code-bar" data-begun=${model.state.step > 0}>${bar(model, programs)} ${stepping(model)}</div>
    ${code(model, programs)}
    <div class="lists" data-follows>${stack} ${lists}</div>`;
}

/** @param {Pick<Model, 'search'>} model */
const needsLists = ({ search: { overview } }) => overview.bestFirst || overview.hasTable;
