/** The trace of another program, below the tree: where it parts from the search on show, and why. */

import { html, nothing } from 'lit';
import { isCompared, NOT_COMPARED } from '../../session/compared.js';
import { compared } from './comparing.js';
import { move, rows } from './rows.js';
import { explanations } from './slips.js';
import { verdictText } from './words.js';

/** @import { Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Traced } from '../../session/state.js' */

/** @param {Model} model */
export function panel(model) {
  const { traced } = model.state;
  if (traced === null) return undefined;
  return traced.tree === model.state.tree ? ofThisTree(model, traced) : ofAnother(model, traced);
}

/** @param {Model} model @param {Traced} traced */
function ofThisTree(model, { name, text, compare }) {
  const { algorithm, options = {} } = model.search.request;
  const comparison = compared(text, algorithm, options);
  const agrees = comparison.difference === null;
  return html`
    <section class="traced ${agrees ? 'agrees' : 'differs'}" role="region" aria-label=${model.say('trace-of', { name })}>
      ${head(model, name, comparison)}
      ${comparisons(model, compare)}
      <div class="scroll">
        <p class="verdict" role=${agrees ? 'status' : 'alert'}>
          <span class="sign" aria-hidden="true">${agrees ? '✓' : '✗'}</span> ${verdictText(comparison, algorithm, model)}
        </p>
        <div class="beside">${explanations(model, comparison)} ${rows(model, comparison)}</div>
      </div>
    </section>
  `;
}

/**
 * What became of compared searches, whose panes and the pane of the trace need the same place.
 * @param {Model} model
 * @param {Traced['compare']} before what was compared when the trace was opened
 */
function comparisons({ say, state, dispatch }, before) {
  const isComparing = isCompared(state.compare);
  if (!isComparing && !isCompared(before)) return nothing;
  const compare = isComparing ? NOT_COMPARED : before;
  const [text, button] = isComparing
    ? [say('trace-without-tree'), say('trace-with-tree')]
    : [say('trace-for-comparison'), say('trace-compare-again')];
  return html`
    <p class="comparisons">
      ${text} <button type="button" @click=${() => dispatch({ type: 'compare', compare })}>${button}</button>
    </p>
  `;
}

/** The name of the trace, and the buttons that go along it. @param {Model} model @param {string} name @param {Compared} comparison */
function head(model, name, comparison) {
  const { say, dispatch, state } = model;
  const { difference, step } = comparison;
  const [back, on] = [move(model, comparison, -1), move(model, comparison, 1)];
  const isThere = difference === null || state.step === step;
  return html`
    <header>
      <h2>${say('trace-of', { name })}</h2>
      <button type="button" aria-disabled=${back === null} @click=${() => back?.()}>${say('trace-back')}</button>
      <button type="button" aria-disabled=${on === null} @click=${() => on?.()}>${say('trace-on')}</button>
      ${
        difference === null
          ? nothing
          : html`<button type="button" class="to-difference" aria-disabled=${isThere} @click=${() => dispatch({ type: 'go', step })}>${say('trace-to-difference')}</button>`
      }
      ${closing(model)}
    </header>
  `;
}

/** Closes the trace; what had the keyboard is gone then. @param {Model} model */
function closing({ say, dispatch }) {
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const close = ({ currentTarget }) => {
    const root = /** @type {ShadowRoot} */ (currentTarget.getRootNode());
    dispatch({ type: 'traced', traced: null });
    const trees = root.querySelector('.opens-trees');
    if (trees instanceof HTMLElement) trees.focus();
  };
  return html`<button type="button" class="icon" aria-label=${say('trace-close')} title=${say('trace-close')} @click=${close}>×</button>`;
}

/** Another tree is on show. @param {Model} model @param {Traced} traced */
function ofAnother(model, { name, tree }) {
  const { say, dispatch } = model;
  return html`
    <section class="traced" role="region" aria-label=${say('trace-of', { name })}>
      <header>
        <p>${say('trace-of-another', { name })}</p>
        <button type="button" @click=${() => dispatch({ type: 'choose', tree })}>${say('trace-show-tree')}</button>
        ${closing(model)}
      </header>
    </section>
  `;
}
