/** The slips that explain a trace, each with the smallest tree on which it shows, and other searches that do the same. */

import { html } from 'lit';
import { countOf, exampleOf, toldAt } from './comparing.js';
import { exampleText, habitText, lookalikeText, slipText } from './words.js';

/** @import { Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** What says among the parts that are turned that the slips which cannot show are opened. */
const OPENED = 'hidden-slips-opened';

/** @param {Model} model @param {Compared} comparison */
export function explanations(model, comparison) {
  const { difference, slips, lookalikes, windows, habits, ignored } = comparison;
  const { say } = model;
  const count = slips.length;
  const ofHabits =
    habits.length === 0
      ? undefined
      : html`<p>${say('trace-habits', { agrees: difference === null ? 'yes' : 'no' })}</p>
          <ul>${habits.map((habit) => html`<li data-habit=${habit}>${habitText(habit, model)}</li>`)}</ul>`;
  const ofIgnored =
    ignored.length === 0
      ? undefined
      : html`<p>${say('trace-ignored', { names: ignored.join(', ') })}</p>`;
  if (difference === null)
    return html`${ofHabits}${count === 0 ? undefined : hidden(model, slips)}${ofIgnored}`;
  return html`
    <div class="slips">
      ${ofHabits}
      ${together(model, comparison)}
      ${count === 0 && isSaid(comparison) ? undefined : html`<p>${say('trace-slips', { count, line: String(lastLine(comparison)), extent: extentOf(comparison) })}</p>`}
      ${count === 0 ? undefined : html`<ul>${slips.map((slip) => slipItem(model, slip, slips))}</ul>`}
      ${count > 1 && !windows ? html`<p>${say('trace-tell-windows')}</p>` : undefined}
      ${lookalikes.length === 0 ? undefined : others(model, comparison)}
      ${ofIgnored}
    </div>
  `;
}

/** Two slips together, or one of the beginning, where none alone explains all. @param {Model} model @param {Compared} comparison */
function together(model, { slips, pairs, unnamed, begins }) {
  const { say } = model;
  // One alone is likelier than two.
  if (slips.length > 0) return undefined;
  if (unnamed > 0) return html`<p>${say('trace-unnamed', { count: unnamed })}</p>`;
  if (begins !== null) {
    // The first window stands in the trace; the others are guesses.
    const id = begins.slip === 'finite-first-window' ? 'trace-begins' : 'trace-begins-perhaps';
    return html`<p>${say(id, { line: String(begins.line) })}</p><ul>${slipItem(model, begins.slip, [])}</ul>`;
  }
  if (pairs.length === 0) return undefined;
  return html`
    <p>${say('trace-pairs', { count: pairs.length })}</p>
    ${pairs.map((pair) => html`<ul>${pair.map((slip) => slipItem(model, slip, []))}</ul>`)}
  `;
}

/** Whether all is said of what explains a trace that no slip alone explains. @param {Compared} comparison */
const isSaid = ({ difference, pairs, unnamed, begins, lookalikes, broken_off, habits }) =>
  (difference !== null && isBeginning(difference)) ||
  pairs.length > 0 ||
  unnamed > 0 ||
  begins !== null ||
  (broken_off && habits.length > 0 && lookalikes.length === 0);

/** Whether the trace does all that the search does, and ends before it. @param {NonNullable<Compared['difference']>} difference */
const isBeginning = ({ found, result }) => found === null && result === null;

/** The line of the last action of a trace. @param {Compared} comparison */
const lastLine = (comparison) => toldAt(comparison, countOf(comparison) - 1).line;

/** What a program would do of what explains a trace. @param {Compared} comparison */
function extentOf({ difference, broken_off }) {
  if (broken_off) return 'beginning';
  return difference !== null && isBeginning(difference) ? 'ended' : 'all';
}

/** The slips that cannot show, once they are opened: their trees take a moment to be found. @param {Model} model @param {readonly string[]} slips */
function hidden(model, slips) {
  const { say, state, dispatch } = model;
  const isOpen = state.turned.has(OPENED);
  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  const toggled = ({ currentTarget }) => {
    if (currentTarget.open !== isOpen)
      dispatch({ type: 'turn', part: OPENED, isTurned: currentTarget.open });
  };
  return html`
    <details class="slips" ?open=${isOpen} @toggle=${toggled}>
      <summary>${say('trace-hidden-slips', { count: slips.length })}</summary>
      ${isOpen ? html`<ul>${slips.map((slip) => slipItem(model, slip, []))}</ul>` : undefined}
    </details>
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

/** @param {Model} model @param {Compared} comparison */
function others(model, comparison) {
  const { say, dispatch, state } = model;
  const { lookalikes } = comparison;
  /** @param {Compared['lookalikes'][number]} lookalike */
  const choose = ({ algorithm, switch: name, value }) => {
    if (name === null || value === null) dispatch({ type: 'algorithm', algorithm });
    else dispatch({ type: 'options', options: { ...state.options, [name]: value } });
  };
  return html`
    <p>
      ${say('trace-same-as', { extent: extentOf(comparison) })}
      ${lookalikes.map((each) => html`<button type="button" @click=${() => choose(each)}>${lookalikeText(each, model)}</button> `)}
    </p>
  `;
}
