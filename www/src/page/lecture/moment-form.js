/** The form of a moment: its title, its notes, and how the hall sees it. */

import { html, nothing } from 'lit';
import { BESIDES } from '../../session/hall.js';
import { GROWTHS, growthIn, withGrowth } from '../../session/lecture/growing.js';
import { MODES } from '../../session/lecture/lecture.js';

/** @import { LectureMoment } from '../../session/lecture/lecture.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Doings } from './lecture-panel.js' */

/** @param {LectureMoment} moment @param {number} at @param {Doings} doings @param {Say} say */
export function momentForm(moment, at, doings, say) {
  /** A moment behind the chart of growth names what that begins with. @param {{target: HTMLSelectElement}} event */
  const setMode = ({ target }) => {
    const mode = MODES.find((each) => each === target.value) ?? 'plain';
    const preset = mode === 'growth' ? growthIn(moment.link) || GROWTHS[0] : '';
    doings.change(at, { mode, link: withGrowth(moment.link, preset) });
  };
  /** @param {'title' | 'notes' | 'passage' | 'beside'} field */
  const set =
    (field) =>
    (/** @type {{target: HTMLInputElement}} */ { target }) =>
      doings.change(at, { [field]: target.value });
  /** @param {'notes' | 'passage'} field @param {string} label */
  const area = (field, label) => html`
    <label><span>${label}</span> <textarea rows="3" .value=${moment[field]} @input=${set(field)}></textarea></label>
  `;
  return html`
    <div class="form">
      <label><span>${say('moment-title')}</span> <input .value=${moment.title} maxlength="120" autocomplete="off" @input=${set('title')} /></label>
      <label>
        <span>${say('moment-mode')}</span>
        <select .value=${moment.mode} @change=${setMode}>
          ${MODES.map((mode) => html`<option value=${mode} ?selected=${mode === moment.mode}>${say('moment-mode-what', { mode })}</option>`)}
        </select>
      </label>
      ${moment.mode === 'growth' ? growth(moment, at, doings, say) : nothing}
      ${moment.mode === 'slide' ? area('passage', say('moment-passage')) : nothing}
      <label>
        <span>${say('beside')}</span>
        <select .value=${moment.beside} @change=${set('beside')}>
          ${BESIDES.map((what) => html`<option value=${what} ?selected=${what === moment.beside}>${say('beside-what', { what })}</option>`)}
        </select>
      </label>
      ${area('notes', say('moment-notes'))}
      <button type="button" @click=${() => doings.replace(at)}>${say('moment-update')}</button>
    </div>
  `;
}

/** The choice of what the chart of growth begins with. @param {LectureMoment} moment @param {number} at @param {Doings} doings @param {Say} say */
function growth({ link }, at, doings, say) {
  const chosen = growthIn(link);
  /** @param {{target: HTMLSelectElement}} event */
  const choose = ({ target }) => doings.change(at, { link: withGrowth(link, target.value) });
  return html`
    <label>
      <span>${say('growth-presets')}</span>
      <select .value=${chosen} @change=${choose}>
        ${GROWTHS.map((each) => html`<option value=${each} ?selected=${each === chosen}>${say(`growth-preset-${each}`)}</option>`)}
      </select>
    </label>
  `;
}
