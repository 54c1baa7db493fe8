/** The choices of the tree and the algorithm, and undo. */

import { html } from 'lit';
import { isPossible } from '../input/commands.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { presetOf } from '../session/choices.js';
import { isEditable } from '../session/hall.js';
import { refusal } from '../session/outcome.js';
import { treeName } from '../text/own-tree.js';
import { algorithmName, shortName } from '../text/wording.js';

/** @import { AlgorithmInfo } from '../../pkg/plyscope_wasm.js' */
/** @import { Model } from './model.js' */

const OWN = 'own';

/**
 * The tree, and the search of it: each its name, which opens all that there are.
 * @param {Model} model
 * @param {(feature: 'algorithms' | 'gallery') => unknown} [open]
 */
export function choices(model, open = () => {}) {
  const { state, catalogue, job, say } = model;
  const preset = presetOf(catalogue, state.tree)?.id;
  const tree = treeName(state, catalogue, say);
  const algorithm = job?.request.algorithm ?? state.algorithm;
  return html`
    <button
      type="button"
      class="opens-trees picked"
      value=${preset ?? OWN}
      title=${tree}
      @click=${() => open('gallery')}
    >
      <span class="visually-hidden">${say('tree')}:</span>
      <span class="name">${tree}</span>
    </button>
    <span class="picked search" title=${algorithmName(algorithm, say)}>
      <span class="name" aria-hidden="true">${shortName(algorithm, say)}</span>
      ${algorithmChoice(model, { about: () => open('algorithms') })}
    </span>
  `;
}

/** What is chosen to read about all algorithms. */
const ABOUT = 'about';

/**
 * The choice of an algorithm.
 * @param {Model} model
 * @param {object} [more]
 * @param {string} [more.label]
 * @param {() => unknown} [more.about] opens what there is to read about all of them, which is offered last
 */
export function algorithmChoice(model, { label = model.say('algorithm'), about } = {}) {
  const { state, catalogue, search, job, say, dispatch } = model;
  const present = job?.request.algorithm ?? state.algorithm;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    if (target.value === ABOUT) {
      target.value = present;
      // An arrow key that goes past the last algorithm asks for none.
      if (target.dataset.key !== 'ArrowDown') about?.();
      return;
    }
    const names = catalogue.algorithms.map(({ name }) => name);
    const at = names.indexOf(target.value);
    const way = { ArrowUp: names.slice(0, at).reverse(), ArrowDown: names.slice(at + 1) };
    const error = refusal(dispatch({ type: 'algorithm', algorithm: target.value }));
    if (error === null) return;
    // Arrow keys skip a refused algorithm: otherwise they could not get past it.
    const beyond = way[/** @type {keyof typeof way} */ (target.dataset.key)] ?? [];
    const next = beyond.find(
      (name) => refusal(dispatch({ type: 'algorithm', algorithm: name })) === null,
    );
    target.value = next ?? state.algorithm;
    dispatch({ type: 'refuse', error });
  };
  // The root needs no static value: no search stops there.
  const lacking = search.nodes.lacksStatic;
  const groups = [...new Set(catalogue.algorithms.map(({ group }) => group))];
  /** @param {AlgorithmInfo} info */
  const option = (info) => html`
    <option value=${info.name} ?selected=${info.name === present}>
      ${credited(info, lacking, say)}
    </option>
  `;
  return html`
    <select
      aria-label=${label}
      @keydown=${rememberKey}
      @pointerdown=${blurAfterChange}
      @change=${choose}
      .value=${present}
    >
      ${groups.map(
        (group) => html`
          <optgroup label=${say(`group-${group}`)}>
            ${catalogue.algorithms.filter((each) => each.group === group).map(option)}
          </optgroup>
        `,
      )}
      ${about && html`<option value=${ABOUT}>${say('algorithms')}…</option>`}
    </select>
  `;
}

/**
 * An algorithm with its authors and year, and with what the tree lacks for it.
 * @param {AlgorithmInfo} info
 * @param {boolean} lacking whether there are interior nodes without a static value
 * @param {Model['say']} say
 */
function credited({ name, author, year, needs }, lacking, say) {
  const authors = author.split(', ');
  return say('algorithm-credited', {
    name: algorithmName(name, say),
    author: authors.length > 2 ? authors[0] : author,
    others: authors.length > 2 ? 'yes' : 'no',
    year: String(year),
    lacks: lacking && needs === 'static-values' ? 'static-values' : 'nothing',
  });
}

/** Remembers the key that leads to a change. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function rememberKey({ key, currentTarget }) {
  currentTarget.dataset.key = key;
}

/** After a choice by mouse, keys step again. @param {Event} event */
function blurAfterChange({ currentTarget }) {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  delete currentTarget.dataset.key;
  currentTarget.addEventListener('change', () => currentTarget.blur(), { once: true });
}

/** The button that takes the last change back, while there is one. @param {Model} model */
export const undoing = (model) =>
  model.state.past.length === 0
    ? undefined
    : travelling(model, 'undo', { kind: 'icon', face: '↶' });

/**
 * A button that takes a change back, or makes it again, and says which.
 * @param {Model} model
 * @param {'undo' | 'redo'} type
 * @param {{kind?: string, face?: string}} [looks] without a face it is its name
 */
export function travelling(model, type, { kind: look = '', face } = {}) {
  const { state, say, dispatch } = model;
  if (!isEditable(state)) return undefined;
  const isIdle = !isPossible(type, model);
  const kind = (type === 'undo' ? state.past : state.future).at(-1)?.kind;
  const keys = keysOf(type, say);
  const what = kind === undefined ? say(type) : say(`${type}-named`, { kind });
  return html`
    <button
      type="button"
      class=${look}
      aria-label=${say(type)}
      title=${withKey(what, keys)}
      aria-keyshortcuts=${keys.aria}
      aria-disabled=${isIdle}
      @click=${() => isIdle || dispatch({ type })}
    >
      ${face ?? say(type)}
    </button>
  `;
}

/** The reason why the last choice was refused, until another succeeds. @param {Model} model */
export function refused({ state, say, word, dispatch }) {
  const { refused } = state;
  const reason = refused === null ? '' : word(refused);
  const dismiss = () => dispatch({ type: 'dismiss' });
  return html`
    <div class="refused" ?hidden=${refused === null}>
      <p role="alert">${reason}</p>
      <button type="button" @click=${dismiss}>${say('dismiss')}</button>
    </div>
  `;
}
