/** The controls for measuring and for the chart, with the progress of measuring. */

import { html, svg } from 'lit';
import {
  AXES,
  FARTHEST,
  isPreset,
  LEAVES,
  PRESETS,
  QUANTITIES,
  RANGES,
} from '../../session/growth.js';
import { lookOf, outlineOf } from './looks.js';
import { MAX_NODES, places, possible } from './measuring.js';
import { counted } from './numbers.js';

/** @import { Scene } from './growth.js' */
/** @import { Setup } from '../../session/growth.js' */

/** Setups to start from. @param {Scene} scene */
export function presets({ setup, say, change }) {
  return html`
    <div class="presets" role="group" aria-label=${say('growth-presets')}>
      ${Object.entries(PRESETS).map(
        ([id, preset]) => html`
          <button
            type="button"
            class="toggle"
            aria-pressed=${isPreset(setup, preset)}
            @click=${() => change(preset)}
          >
            ${say(`growth-preset-${id}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/** @param {Scene} scene */
export function controls(scene) {
  const { setup, say } = scene;
  const fixed = setup.across === 'depth' ? 'branching' : 'depth';
  return html`
    <div class="controls">
      ${choice(scene, 'quantity', QUANTITIES, (each) => say(`growth-${each}`))}
      ${choice(scene, 'across', AXES, (each) => say(`growth-${each}`))}
      <div class="numbers">
        ${number(scene, fixed, RANGES[fixed])} ${number(scene, 'to', FARTHEST[setup.across])}
        ${number(scene, 'bestFirst', RANGES.bestFirst)} ${number(scene, 'trees', RANGES.trees)}
      </div>
      ${choice(scene, 'leaves', LEAVES, (each) => say(`growth-leaves-${each}`))}
      ${logarithmic(scene)} ${algorithms(scene)}
    </div>
  `;
}

/**
 * A choice of a few words.
 * @template {'quantity' | 'across' | 'leaves'} Name
 * @param {Scene} scene
 * @param {Name} name
 * @param {readonly Setup[Name][]} values
 * @param {(value: Setup[Name]) => string} word
 */
function choice({ setup, say, change }, name, values, word) {
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => change({ [name]: target.value });
  return html`
    <label class="choice">
      <span>${say(`growth-set-${name}`)}</span>
      <select @change=${choose}>
        ${values.map(
          (each) =>
            html`<option value=${each} .selected=${each === setup[name]}>${word(each)}</option>`,
        )}
      </select>
    </label>
  `;
}

/**
 * A whole number.
 * @param {Scene} scene
 * @param {'branching' | 'depth' | 'to' | 'bestFirst' | 'trees'} name
 * @param {readonly number[]} range
 */
function number({ setup, say, change }, name, [least, most]) {
  /** @param {Event & {target: HTMLInputElement}} event */
  const choose = ({ target }) => {
    const { [name]: clamped } = change({ [name]: Number(target.value) });
    target.value = String(clamped);
  };
  return html`
    <label class="choice">
      <span>${say(`growth-set-${name}`)}</span>
      <input
        type="number"
        inputmode="numeric"
        min=${least}
        max=${most}
        .value=${String(setup[name])}
        @change=${choose}
      />
    </label>
  `;
}

/** @param {Scene} scene */
function logarithmic({ setup, say, change }) {
  const toggle = () => change({ logarithmic: !setup.logarithmic });
  return html`
    <label class="check">
      <input type="checkbox" .checked=${setup.logarithmic} @change=${toggle} />
      <span>${say('growth-logarithmic')}</span>
    </label>
  `;
}

/** @param {Scene} scene */
function algorithms(scene) {
  const groups = [...new Set(scene.algorithms.map(({ group }) => group))];
  return html`
    <fieldset>
      <legend>${scene.say('growth-set-algorithms')}</legend>
      ${groups.map(
        (group) => html`
          <div role="group" aria-label=${scene.say(`group-${group}`)}>
            ${scene.algorithms
              .filter((each) => each.group === group)
              .map(({ name }) => algorithm(scene, name))}
          </div>
        `,
      )}
    </fieldset>
  `;
}

/** @param {Scene} scene @param {string} name */
function algorithm({ setup, algorithms, named, change }, name) {
  const { line, dash, filled, corners } = lookOf(algorithms, name);
  const chosen = setup.algorithms.includes(name);
  const toggle = () => {
    const all = algorithms.map((each) => each.name);
    change({
      algorithms: all.filter((each) => setup.algorithms.includes(each) !== (each === name)),
    });
  };
  return html`
    <label class="check">
      <input type="checkbox" .checked=${chosen} @change=${toggle} />
      <svg class="sample" viewBox="-14 -8 28 16" width="28" height="16" aria-hidden="true">
        ${svg`
          <g class="series ${line} ${filled ? 'filled' : ''}">
            <path class="line" d="M-14 0H14" stroke-dasharray=${dash} />
            <g class="point"><path d=${outlineOf(corners)} /></g>
          </g>`}
      </svg>
      <span>${named(name)}</span>
    </label>
  `;
}

/** The progress of measuring, and notes on the chart. @param {Scene} scene */
export function status(scene) {
  const { progress, say, setup } = scene;
  const measurable = possible(setup);
  return html`
    <div class="status">
      ${progress === null ? idle(scene) : running(scene, progress)}
      <p>
        ${say('growth-how', { trees: setup.trees, quantity: setup.quantity })}
        ${measurable.length < places(setup).length ? limit(scene, measurable) : ''}
      </p>
    </div>
  `;
}

/** @param {Scene} scene @param {{done: number, all: number}} progress */
function running({ say, cancel }, { done, all }) {
  return html`
    <div class="measuring">
      <progress max=${all} value=${done} aria-label=${say('growth-progress')}></progress>
      <span>${say('growth-measured', { done, all })}</span>
      <button type="button" @click=${cancel}>${say('growth-cancel')}</button>
    </div>
  `;
}

/** @param {Scene} scene */
function idle({ failed, pending, say, measure }) {
  if (pending === 0) return undefined;
  return html`
    <div class="measuring">
      <span role="status">${failed ? say('growth-failed') : say('growth-stopped', { pending })}</span>
      <button type="button" @click=${measure}>${say('growth-measure')}</button>
    </div>
  `;
}

/** @param {Scene} scene @param {number[]} measurable the places that can be measured */
function limit({ setup, locale, say }, measurable) {
  const nodes = counted(MAX_NODES, locale);
  const last = measurable.at(-1) ?? 0;
  return say('growth-limit', { nodes, across: setup.across, last });
}
