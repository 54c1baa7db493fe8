/** The controls for stepping and playing, and the slider. */

import { html, nothing, svg } from 'lit';
import { commandsAt } from '../input/commands.js';
import { within } from '../session/bounds.js';
import { questionIn } from '../session/settle.js';
import { SPEEDS } from '../session/state.js';
import { lastPosition, placeIn, position } from '../session/steps.js';
import { bandLabel, bands } from './bands.js';
import { actionButton } from './command-button.js';

/** @import { Model } from './model.js' */

/** The most marks that can be distinguished. */
const MARKS = 400;

/**
 * @param {Model} model
 * @param {boolean} [full] whether there are panels and menus besides, which have the seldom buttons
 */
export function transport(model, full = false) {
  const { state, search, say, dispatch } = model;
  const offered = full ? commandsAt('bar') : commandsAt('bar', 'ends');
  const at = position(state);
  const last = lastPosition(state, search.overview.steps);
  return html`
    <div class="buttons ${full && state.step === 0 && !state.playing ? 'unbegun' : ''}">${offered.map((id) => actionButton(id, model))}</div>
    <div class="track">${ofRoot(model)} ${slider(model)}</div>
    <span class="count" data-short=${`${at}/${state.last === null ? last : search.overview.steps}`} title=${boundsText(model)}>${stepOf(model)}</span>
    <label class="field speed">
      <span>${say('speed')}</span>
      <select
        aria-label=${say('speed')}
        .value=${String(state.speed)}
        @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
          dispatch({ type: 'speed', speed: Number(target.value) })}
      >
        ${SPEEDS.map(
          (speed) => html`
            <option value=${speed} ?selected=${speed === state.speed}>
              ${say('speed-value', { speed })}
            </option>
          `,
        )}
      </select>
    </label>
  `;
}

/** The searches of the root over the slider, if there are several. @param {Model} model */
const ofRoot = (model) => (model.search.overview.iterations.length > 0 ? bands(model) : undefined);

/** @param {Model} model */
function slider(model) {
  const { state, search, say, dispatch } = model;
  const { first } = state;
  const last = lastPosition(state, search.overview.steps);
  const isOpen = first === 0 && state.last === null;
  const among = isOpen ? search.cutoffs : search.cutoffs.filter((at) => within(state, at) !== null);
  const marks = among.length <= MARKS ? [...among] : [];
  /** @param {Event & {target: HTMLInputElement}} event */
  const move = ({ target }) => {
    // The slider stops at an open question.
    const step = Math.min(Number(target.value), questionIn(state) ?? last);
    target.value = String(step);
    dispatch({ type: 'go', step });
  };
  return html`
    <div class="slider">
      <svg aria-hidden="true" class="marks">
        ${marks.map((at) => {
          const x = `${placeIn(state, last, at)}%`;
          // One that skips nothing is a short mark.
          const top = search.idleCutoffs.has(at) ? '60%' : '0';
          return svg`<line x1=${x} x2=${x} y1=${top} y2="100%"></line>`;
        })}
      </svg>
      <input
        type="range"
        min=${first}
        max=${last}
        step="1"
        aria-label=${say('step')}
        aria-valuetext=${valueText(model)}
        .value=${String(position(state))}
        @input=${move}
      />
    </div>
  `;
}

/** The step of this search, and the overtime of the others. @param {Model} model */
function stepOf({ state, search, say }) {
  const { step, overtime } = state;
  const at = say('step-of', { step, steps: search.overview.steps });
  return overtime === 0 ? at : say('step-overtime', { at, overtime });
}

/** Which steps there are between an author's bounds; nothing if there are none. @param {Model} model */
function boundsText({ state, search, say }) {
  const { first, last } = state;
  if (first === 0 && last === null) return nothing;
  return say('steps-between', { first, last: last ?? search.overview.steps });
}

/** The slider's value in words. @param {Model} model */
function valueText(model) {
  const { search, moment, say } = model;
  const { iterations } = search.overview;
  const at = stepOf(model);
  const iteration = moment.iteration === null ? undefined : iterations[moment.iteration];
  if (iteration === undefined) return at;
  return say('step-in-band', { at, label: bandLabel(model, iteration) });
}
