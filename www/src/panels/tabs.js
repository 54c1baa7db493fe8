/** The tabs beside the tree, of which one is open. What is always in sight stands above them: see `pinned.js`. */

import { html, nothing } from 'lit';
import { openPanel, panelsOf } from '../session/panels.js';
import { questionIn } from '../session/settle.js';
import { questions } from './asking.js';
import { callStack } from './call-stack.js';
import { code } from './code.js';
import { bar } from './code-language.js';
import { counters } from './counters.js';
import { openList } from './open-list.js';
import { order } from './order.js';
import { resultsButton } from './results.js';
import { stepping } from './stepping.js';
import { story } from './story.js';
import { transpositionTable } from './table.js';
import { treeText } from './tree-text.js';

/** @import { Draft } from '../session/draft.js' */
/** @import { Panel } from '../session/panels.js' */
/** @import { Model } from './model.js' */
/** @import { Programs } from './code-language.js' */
/** @import { Sampling } from './order.js' */
/** @import { Editor } from './tree-text.js' */

/**
 * The text of the tree as it is typed.
 * @typedef {{draft: Draft, error: string | null, editor: Editor | null, programs: Programs | null, sampling: Sampling | null}} Typed
 */

/** The content of each tab. @type {Record<Panel, (model: Model, typed: Typed) => unknown>} */
const CONTENTS = {
  code: (model, typed) => running(model, typed.programs),
  ask: (model) => questions(model),
  order: (model, { sampling }) => [counters(model), resultsButton(model), order(model, sampling)],
  story: (model) => story(model),
  text: (model, typed) => treeText(model, typed),
};

/** @param {Model} model @param {Typed} typed */
export function tabs(model, typed) {
  const { state, say } = model;
  const { sheet } = state;
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
      data-sheet=${sheet ? 'open' : 'closed'}
    >
      ${CONTENTS[panel](model, typed)}
    </div>
  `;
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

/**
 * The running code with the moves of a debugger above it, and what it works on: the stack, or the lists of the search.
 * @param {Model} model
 * @param {Programs | null} programs
 */
function running(model, programs) {
  const { bestFirst, hasTable } = model.search.overview;
  const stack = bestFirst ? undefined : callStack(model);
  const lists = bestFirst || hasTable ? [transpositionTable(model), openList(model)] : undefined;
  return html`
    <div class="code-bar" data-begun=${model.state.step > 0}>${bar(model, programs)} ${stepping(model)}</div>
    ${code(model, programs)}
    <div class="lists" data-follows>${stack} ${lists}</div>`;
}
