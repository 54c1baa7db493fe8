/** The tree, the algorithm, and undoing. */

import { html } from 'lit';
import { switches } from './switches.js';

/** @typedef {import('./model.js').Model} Model */

const OWN = 'own';

/**
 * @param {Model} model
 */
export function toolbar(model) {
  return html`
    <label class="field">
      <span>${model.say('tree')}</span>
      ${treeChoice(model)}
    </label>
    <label class="field">
      <span>${model.say('algorithm')}</span>
      ${algorithmChoice(model)}
    </label>
    ${switches(model)} ${undoing(model)}
  `;
}

/**
 * The preset that is on show, if the tree is one.
 * @param {import('../engine.js').Catalogue} catalogue
 * @param {string} tree
 */
export const presetOf = ({ presets }, tree) => presets.find((preset) => preset.tree === tree);

/** @param {Model} model */
function treeChoice({ state, catalogue, say, dispatch }) {
  const present = presetOf(catalogue, state.tree)?.id ?? OWN;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    const preset = catalogue.presets.find(({ id }) => id === target.value);
    if (preset === undefined) return;
    const { root: _, ...others } = state.options;
    const options = preset.root === 'max' ? others : { ...others, root: preset.root };
    const failed = dispatch({ type: 'choose', tree: preset.tree, options });
    // With a depth limit that this tree does not bear: its leaves can always be searched.
    if (failed !== null) {
      const { depth: __, ...unlimited } = options;
      dispatch({ type: 'choose', tree: preset.tree, options: unlimited });
    }
  };
  return html`
    <select aria-label=${say('tree')} @pointerdown=${pressed} @change=${choose} .value=${present}>
      ${
        present === OWN
          ? html`<option value=${OWN} selected>${say('tree-own')}</option>`
          : undefined
      }
      ${catalogue.presets.map(
        ({ id }) => html`
          <option value=${id} ?selected=${id === present}>${say(`preset-${id}`)}</option>
        `,
      )}
    </select>
  `;
}

/** @param {Model} model */
function algorithmChoice({ state, catalogue, say, dispatch }) {
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => dispatch({ type: 'algorithm', algorithm: target.value });
  return html`
    <select aria-label=${say('algorithm')} @pointerdown=${pressed} @change=${choose} .value=${state.algorithm}>
      ${catalogue.algorithms.map(
        ({ name }) => html`
          <option value=${name} ?selected=${name === state.algorithm}>
            ${say(`algorithm-${name}`)}
          </option>
        `,
      )}
    </select>
  `;
}

/** The keyboard goes back to stepping after a choice by mouse. @param {Event} event */
function pressed({ currentTarget }) {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  currentTarget.addEventListener('change', () => currentTarget.blur(), { once: true });
}

/** @param {Model} model */
function undoing({ state, say, dispatch }) {
  if (state.past.length + state.future.length === 0) return undefined;
  /**
   * @param {'undo' | 'redo'} type
   * @param {string} sign
   * @param {readonly string[]} trees
   */
  const button = (type, sign, trees) => {
    const none = trees.length === 0;
    return html`
      <button
        type="button"
        class="icon"
        aria-label=${say(type)}
        title=${say(type)}
        aria-disabled=${none}
        @click=${() => none || dispatch({ type })}
      >
        ${sign}
      </button>
    `;
  };
  return html`
    <span class="pair">
      ${button('undo', '↶', state.past)} ${button('redo', '↷', state.future)}
    </span>
  `;
}
