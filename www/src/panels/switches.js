/** The switches that apply to the chosen algorithm. */

import { html, nothing } from 'lit';
import { reportError, restoreOnError } from '../session/outcome.js';
import { algorithmName } from '../text/wording.js';
import { menu } from './menu.js';
import { orders } from './orders.js';

/** @import { SwitchInfo } from '../../pkg/plyscope_wasm.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Model } from './model.js' */

/** Switches whose names need a hint. */
const HINTED = ['inner', 'guess', 'delta', 'at', 'table', 'replace', 'reuse', 'leaves', 'killers'];

/**
 * The button that opens the switches, with the number of those that change something. Where none does, a place that has them elsewhere
 * too hides it.
 * @param {Model} model
 */
export function switches(model) {
  const { choice, ids, say } = model;
  const count = Object.keys(choice.options).length;
  return menu({
    name: count === 0 ? 'switches usual' : 'switches',
    id: `${ids}switches`,
    sheet: sheet(model),
    label: count === 0 ? say('switches') : say('switches-changed', { count }),
  });
}

/** What opens them from a menu. @param {Model} model */
export function opensSwitches({ ids, say }) {
  /** @param {Event & {currentTarget: Element}} event */
  const open = ({ currentTarget }) => {
    const root = /** @type {ShadowRoot} */ (currentTarget.getRootNode());
    const sheet = root.getElementById(`${ids}switches`);
    sheet?.showPopover();
    // The keyboard goes along: the sheet stands elsewhere on the page.
    const first = sheet?.querySelector('select, input');
    if (first instanceof HTMLElement) first.focus();
  };
  return html`<button type="button" class="opens-switches" @click=${open}>${say('switches')}…</button>`;
}

/** @param {Model} model */
function sheet(model) {
  const { catalogue, choice, say } = model;
  const { switches } = choice.offered;
  /** @param {Event & {target: HTMLElement}} event */
  const reset = ({ target }) => {
    showError(model, target, model.dispatch({ type: 'options', options: {} }));
  };
  return html`
    ${
      // Each has a fixed place, so that fields keep their elements when others come and go.
      catalogue.switches.map((each) =>
        switches.includes(each.name) ? field(model, each) : undefined,
      )
    }
    <div class="switch">
      <button type="button" ?disabled=${Object.keys(choice.options).length === 0} @click=${reset}>
        ${say('reset-switches')}
      </button>
      <p class="error" role="alert"></p>
    </div>
  `;
}

/**
 * @param {Model} model
 * @param {SwitchInfo} info
 */
function field(model, info) {
  const { name } = info;
  const { say, ids } = model;
  const value = model.choice.options[name] ?? info.default;
  if (name === 'order') {
    return orders(model, value, (order, target) => setSwitch(model, info, order, target));
  }
  return html`
    <div class="switch">
      <label for="${ids}switch-${name}">${say(`switch-${name}`)}</label>
      ${info.values.every((each) => /^[NX]$/.test(each)) ? typed(model, info, value) : choice(model, info, value)}
      ${
        HINTED.includes(name)
          ? html`<p class="hint" id="${ids}hint-${name}">${say(`switch-${name}.hint`)}</p>`
          : undefined
      }
      <p class="error" id="${ids}error-${name}" role="alert"></p>
    </div>
  `;
}

/**
 * A choice of a few words.
 * @param {Model} model
 * @param {SwitchInfo} info
 * @param {string} value
 */
function choice(model, info, value) {
  const { say, ids } = model;
  const { name } = info;
  const { inner, forms } = model.choice.offered;
  const values = { inner, form: forms }[name] ?? info.values;
  // By default, the first of the inner searches is driven.
  const present = name === 'inner' && value === '' ? inner[0] : value;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    const usual = name === 'inner' && target.value === inner[0];
    const outcome = setSwitch(model, info, usual ? '' : target.value, target);
    // A refused value does not stay in the field.
    restoreOnError(outcome, () => {
      target.value = present;
    });
  };
  return html`
    <select id="${ids}switch-${name}" aria-describedby=${descriptionIds(model, name)} @change=${choose}>
      ${values.map(
        (each) => html`
          <option value=${each} .selected=${each === present}>
            ${valueName(name, each, say)}
          </option>
        `,
      )}
    </select>
  `;
}

/** The name of a value; a number is its own. @param {string} name @param {string} value @param {Model['say']} say */
function valueName(name, value, say) {
  if (name === 'inner') return algorithmName(value, say);
  return /^\d/.test(value) ? value : say(`switch-${name}.${value}`);
}

/**
 * A whole number, or a value like those of a tree.
 * @param {Model} model
 * @param {SwitchInfo} info
 * @param {string} value
 */
function typed(model, info, value) {
  const { ids } = model;
  const { name } = info;
  /** @param {Event & {target: HTMLInputElement}} event */
  const choose = ({ target }) => {
    const text = target.value.trim().replace('−', '-');
    const next = text === '' ? info.default : text;
    target.value = next;
    restoreOnError(setSwitch(model, info, next, target), () => {
      target.value = value;
    });
  };
  const whole = info.values[0] === 'N';
  return html`
    <input
      id="${ids}switch-${name}"
      type=${whole ? 'number' : 'text'}
      inputmode=${whole ? 'numeric' : 'text'}
      min=${name === 'table' ? 1 : 0}
      max=${name === 'depth' ? model.search.overview.height : nothing}
      spellcheck="false"
      autocomplete="off"
      placeholder=${info.default === '' ? model.say(`switch-${name}.none`) : ''}
      aria-describedby=${descriptionIds(model, name)}
      .value=${value}
      @change=${choose}
    />
  `;
}

/** The ids of a field's hint and error. @param {Model} model @param {string} name */
const descriptionIds = ({ ids }, name) =>
  `${HINTED.includes(name) ? `${ids}hint-${name} ` : ''}${ids}error-${name}`;

/**
 * Sets a switch, or shows the error.
 * @param {Model} model
 * @param {SwitchInfo} info
 * @param {string} value
 * @param {HTMLElement} target
 */
function setSwitch(model, { name, default: usual }, value, target) {
  const outcome = model.dispatch({ type: 'option', name, value, isDefault: value === usual });
  showError(model, target, outcome);
  return outcome;
}

/**
 * Shows beside a field why it could not be set, and clears earlier errors.
 * @param {Model} model
 * @param {HTMLElement} target
 * @param {Outcome} outcome
 */
function showError({ word }, target, outcome) {
  for (const error of target.closest('.sheet')?.querySelectorAll('.error') ?? []) {
    error.textContent = '';
  }
  const place = target.closest('.switch')?.querySelector('.error');
  reportError(outcome, (failed) => {
    if (failed !== null && place) place.textContent = word(failed);
  });
}
