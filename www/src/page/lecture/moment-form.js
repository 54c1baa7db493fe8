/** The form of a moment: its title, its notes, and how the hall sees it. */

import { html, nothing } from 'lit';
import { read, saying } from '../../session/address.js';
import { isPreset, PRESETS } from '../../session/growth.js';
import { BESIDES } from '../../session/hall.js';
import { inMode, LONGEST_PASSAGE, MODES, modeOf } from '../../session/lecture/lecture.js';

/** @import { LectureMoment } from '../../session/lecture/lecture.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Doings } from './lecture-panel.js' */

/** @param {LectureMoment} moment @param {number} at @param {Doings} doings @param {Say} say */
export function momentForm(moment, at, doings, say) {
  const { link } = moment;
  const [{ beside = BESIDES[0], passage = '' }, mode] = [read(link).link, modeOf(link)];
  /** @param {{target: HTMLSelectElement}} event */
  const setMode = ({ target }) => {
    const chosen = MODES.find((each) => each === target.value) ?? 'plain';
    doings.change(at, { link: inMode(link, chosen) });
  };
  /** @param {'title' | 'notes'} field */
  const set =
    (field) =>
    (/** @type {{target: HTMLInputElement}} */ { target }) =>
      doings.change(at, { [field]: target.value });
  /** @param {'beside' | 'passage'} field @param {string} [initial] what need not be said */
  const setOfLink =
    (field, initial) =>
    (/** @type {{target: HTMLInputElement}} */ { target: { value } }) =>
      doings.change(at, { link: saying(link, field, value === initial ? null : value) });
  return html`
    <div class="form">
      <label><span>${say('moment-title')}</span> <input .value=${moment.title} maxlength="120" autocomplete="off" @input=${set('title')} /></label>
      <label>
        <span>${say('moment-mode')}</span>
        <select .value=${mode} @change=${setMode}>
          ${MODES.map((each) => html`<option value=${each} ?selected=${each === mode}>${say('moment-mode-what', { mode: each })}</option>`)}
        </select>
      </label>
      ${mode === 'growth' ? growth(moment, at, doings, say) : nothing}
      ${
        mode === 'slide'
          ? html`
            <label>
              <span>${say('moment-passage')}</span>
              <textarea rows="3" .value=${passage} maxlength=${LONGEST_PASSAGE} @input=${setOfLink('passage')}></textarea>
            </label>
          `
          : nothing
      }
      <label>
        <span>${say('beside')}</span>
        <select .value=${beside} @change=${setOfLink('beside', BESIDES[0])}>
          ${BESIDES.map((what) => html`<option value=${what} ?selected=${what === beside}>${say('beside-what', { what })}</option>`)}
        </select>
      </label>
      <label>
        <span>${say('moment-notes')}</span>
        <textarea rows="3" .value=${moment.notes} @input=${set('notes')}></textarea>
      </label>
      <button type="button" @click=${() => doings.replace(at)}>${say('moment-update')}</button>
    </div>
  `;
}

/** The choice of what the chart of growth begins with. @param {LectureMoment} moment @param {number} at @param {Doings} doings @param {Say} say */
function growth({ link }, at, doings, say) {
  const { growth = null } = read(link).link;
  const isOn = (/** @type {string} */ id) => growth !== null && isPreset(growth, PRESETS[id]);
  /** @param {{target: HTMLSelectElement}} event */
  const choose = ({ target }) => doings.change(at, { link: saying(link, 'growth', target.value) });
  return html`
    <label>
      <span>${say('growth-presets')}</span>
      <select @change=${choose}>
        ${Object.keys(PRESETS).some(isOn) ? nothing : html`<option selected hidden>…</option>`}
        ${Object.keys(PRESETS).map((each) => html`<option value=${each} ?selected=${isOn(each)}>${say(`growth-preset-${each}`)}</option>`)}
      </select>
    </label>
  `;
}
