/** The switches that change anything for the chosen algorithm. */

import { html } from 'lit';
import { errorText } from '../wording.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../engine.js').SwitchInfo} SwitchInfo */

/** @param {Model} model */
export function switches(model) {
  const { state, catalogue, say, dispatch } = model;
  const algorithm = catalogue.algorithms.find(({ name }) => name === state.algorithm);
  const shown = catalogue.switches.filter(({ name }) => algorithm?.switches.includes(name));
  const changed = shown.filter(({ name }) => name in state.options);
  const reset = () => {
    for (const { name, default: value } of changed) {
      dispatch({ type: 'option', name, value, isDefault: true });
    }
  };
  const count = changed.length;
  return html`
    <details class="switches" @keydown=${closeOnEscape} @focusout=${closeOnLeaving}>
      <summary>${count === 0 ? say('switches') : say('switches-changed', { count })}</summary>
      <div class="sheet">
        ${shown.map((each) => field(model, each))}
        <button type="button" ?disabled=${count === 0} @click=${reset}>
          ${say('reset-switches')}
        </button>
      </div>
    </details>
  `;
}

/** @param {KeyboardEvent & {currentTarget: HTMLDetailsElement}} event */
function closeOnEscape({ key, currentTarget }) {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** @param {FocusEvent & {currentTarget: HTMLDetailsElement}} event */
function closeOnLeaving({ currentTarget, relatedTarget }) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}

/**
 * @param {Model} model
 * @param {SwitchInfo} info
 */
function field(model, info) {
  return html`
    <label>
      <span>${model.say(`switch-${info.name}`)}</span>
      ${info.name === 'depth' ? depth(model, info) : choice(model, info)}
    </label>
  `;
}

/**
 * @param {Model} model
 * @param {SwitchInfo} info
 */
function choice(model, info) {
  const { say } = model;
  const value = model.state.options[info.name] ?? info.default;
  const [rule, seed] = value.split(':');
  /** @param {string} next */
  const set = (next) => put(model, info, next);
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => set(target.value === 'shuffle' ? 'shuffle:1' : target.value);
  /** @param {Event & {target: HTMLInputElement}} event */
  const reseed = ({ target }) => /^\d{1,15}$/.test(target.value) && set(`shuffle:${target.value}`);
  const names = info.values.map((name) => name.replace(/:.*/, ''));
  return html`
    <select @change=${choose} .value=${rule}>
      ${names.map(
        (name) => html`
          <option value=${name} ?selected=${name === rule}>
            ${say(`switch-${info.name}.${name}`)}
          </option>
        `,
      )}
    </select>
    ${
      rule === 'shuffle'
        ? html`
          <span class="seed">${say('switch-order.seed')}</span>
          <input
            type="number"
            min="0"
            step="1"
            aria-label=${say('switch-order.seed')}
            .value=${seed}
            @change=${reseed}
          />
        `
        : undefined
    }
  `;
}

/**
 * The depth limit: nothing, or a number of plies at which every node can be evaluated.
 * @param {Model} model
 * @param {SwitchInfo} info
 */
function depth(model, info) {
  const { search, say } = model;
  const value = model.state.options[info.name] ?? '';
  /** @param {Event & {target: HTMLInputElement}} event */
  const choose = ({ target }) => {
    const failed = put(model, info, target.value.trim());
    const text = failed === null ? '' : errorText(failed, say, model.label);
    const error = target.parentElement?.parentElement?.querySelector('.error');
    if (error) error.textContent = text;
    // What is not in force does not stand in the field.
    if (failed !== null) target.value = value;
  };
  return html`
    <input
      type="number"
      min="0"
      max=${search.overview.height}
      step="1"
      placeholder=${say('switch-depth.none')}
      .value=${value}
      @change=${choose}
    />
    <span class="error" role="alert"></span>
  `;
}

/**
 * @param {Model} model
 * @param {SwitchInfo} info
 * @param {string} value
 */
const put = ({ dispatch }, { name, default: usual }, value) => {
  return dispatch({ type: 'option', name, value, isDefault: value === usual });
};
