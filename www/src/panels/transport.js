/** The controls for stepping and playing, and the slider. */

import { html, nothing } from 'lit';
import { commandsAt } from '../input/commands.js';
import { SPEEDS } from '../session/state.js';
import { lastPosition, position } from '../session/steps.js';
import { bands } from './bands.js';
import { actionButton } from './command-button.js';
import { skyline, stepOf } from './skyline.js';

/** @import { State } from '../session/state.js' */
/** @import { Model } from './model.js' */

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
    <div class="buttons ${full ? invites(state) : ''}">${offered.map((id) => actionButton(id, model))}</div>
    <div class="track">${ofRoot(model)} ${skyline(model)}</div>
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

/** The class of what is to be pressed next, where there is one such thing: nothing has happened yet, or the first cutoff waits. @param {State} state */
function invites({ step, playing, introduction, start }) {
  // At a stop of Start here, that is its own button.
  if (playing || start > 0) return '';
  return introduction === 'there' ? 'inviting waiting' : step === 0 ? 'inviting' : '';
}

/** The searches of the root over the slider, if there are several. @param {Model} model */
const ofRoot = (model) => (model.search.overview.iterations.length > 0 ? bands(model) : undefined);

/** Which steps there are between an author's bounds; nothing if there are none. @param {Model} model */
function boundsText({ state, search, say }) {
  const { first, last } = state;
  if (first === 0 && last === null) return nothing;
  return say('steps-between', { first, last: last ?? search.overview.steps });
}
