/** The slips that explain a trace, each with the smallest tree on which it shows, and other searches that do the same. */

import { html } from 'lit';
import { exampleOf } from './comparing.js';
import { exampleText, namesakeText, slipText } from './words.js';

/** @import { Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** @param {Model} model @param {Compared} comparison */
export function explanations(model, { difference, slips, namesakes, windows }) {
  const { say } = model;
  const count = slips.length;
  if (difference === null) {
    if (count === 0) return undefined;
    return html`
      <details class="slips hidden">
        <summary>${say('trace-hidden-slips', { count })}</summary>
        <ul>${slips.map((slip) => slipItem(model, slip, []))}</ul>
      </details>
    `;
  }
  if (difference.results !== null) return undefined;
  return html`
    <div class="slips">
      <p>${say('trace-slips', { count })}</p>
      ${count === 0 ? undefined : html`<ul>${slips.map((slip) => slipItem(model, slip, slips))}</ul>`}
      ${count > 1 && !windows ? html`<p>${say('trace-tell-windows')}</p>` : undefined}
      ${namesakes.length === 0 ? undefined : others(model, namesakes)}
    </div>
  `;
}

/**
 * @param {Model} model
 * @param {string} slip
 * @param {readonly string[]} others that the example is to tell it from
 */
function slipItem(model, slip, others) {
  const { say, search, dispatch } = model;
  const { algorithm, options = {} } = search.request;
  const example = exampleOf(slip, others, algorithm, options);
  const show = (/** @type {string} */ tree) => () => dispatch({ type: 'choose', tree });
  return html`
    <li data-slip=${slip}>
      ${slipText(slip, model)}
      ${example === null ? undefined : html`<span class="example">${exampleText(example, model)} <button type="button" @click=${show(example.tree)}>${say('slip-show')}</button></span>`}
    </li>
  `;
}

/** @param {Model} model @param {Compared['namesakes']} namesakes */
function others(model, namesakes) {
  const { say, dispatch, state } = model;
  /** @param {Compared['namesakes'][number]} namesake */
  const choose = ({ algorithm, switch: name, value }) => {
    if (name === null || value === null) dispatch({ type: 'algorithm', algorithm });
    else dispatch({ type: 'options', options: { ...state.options, [name]: value } });
  };
  return html`
    <p>
      ${say('trace-same-as')}
      ${namesakes.map((each) => html`<button type="button" @click=${() => choose(each)}>${namesakeText(each, model)}</button> `)}
    </p>
  `;
}
