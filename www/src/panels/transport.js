/** The controls for stepping and playing, and the slider. */

import { html, nothing, svg } from 'lit';
import { keysOf } from '../input/shortcuts.js';
import { within } from '../session/bounds.js';
import { SPEEDS } from '../session/state.js';
import {
  firstAfter,
  lastBefore,
  lastPosition,
  over,
  placeIn,
  playFrom,
  position,
} from '../session/steps.js';
import { bandLabel, bands } from './bands.js';
import { button, ICONS } from './icon-button.js';
import { stepping } from './stepping.js';

/** @import { Model } from './model.js' */

/** The most marks that can be distinguished. */
const MARKS = 400;

/**
 * @param {Model} model
 * @param {boolean} [full] whether the buttons of a debugger are included
 */
export function transport(model, full = false) {
  const { state, search, say, dispatch } = model;
  const { step, first } = state;
  const at = position(state);
  const last = lastPosition(state, search.overview.steps);
  /** @param {number} to */
  const go = (to) => () => dispatch({ type: 'go', step: to });
  const back = within(state, lastBefore(search.cutoffs, step));
  const on = within(state, firstAfter(search.cutoffs, step));
  return html`
    <div class="buttons">
      ${button(say('first-step'), ICONS.first, step === first, go(first), { keys: keysOf('first-step', say) })}
      ${button(say('previous-cutoff'), ICONS.lastBefore, back === null, go(back ?? step), { keys: keysOf('previous-cutoff', say) })}
      ${button(say('step-back'), ICONS.back, step === first, go(over(state, search, false)), { keys: keysOf('step-back', say) })} ${play(model)}
      ${button(say('step-forward'), ICONS.forward, at === last, go(over(state, search, true)), { keys: keysOf('step-forward', say) })}
      ${button(say('next-cutoff'), ICONS.firstAfter, on === null, go(on ?? step), { keys: keysOf('next-cutoff', say) })}
      ${button(say('last-step'), ICONS.last, at === last, go(last), { keys: keysOf('last-step', say) })}
    </div>
    ${full ? stepping(model) : undefined}
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

/** The button that plays or pauses. @param {Model} model */
export function play({ state, search, say, dispatch }) {
  const how = { keys: keysOf('play', say), kind: 'play' };
  if (state.playing) {
    return button(say('pause'), ICONS.pause, false, () => dispatch({ type: 'pause' }), how);
  }
  const from = playFrom(state, search.overview.steps);
  return button(say('play'), ICONS.play, false, () => dispatch({ type: 'play', from }), how);
}

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
    const step = Math.min(Number(target.value), state.predicting?.open?.step ?? last);
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
