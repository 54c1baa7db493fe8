/** The choices of the tree and the algorithm, and undo. */

import { html } from 'lit';
import { isPossible } from '../input/commands.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { presetOf } from '../session/choices.js';
import { choosePreset } from '../session/choosing.js';
import { refusal } from '../session/outcome.js';
import { ownTree } from '../text/own-tree.js';
import { algorithmName, shortName } from '../text/wording.js';

/** @import { AlgorithmInfo } from '../../pkg/plyscope_wasm.js' */
/** @import { State } from '../session/state.js' */
/** @import { Model } from './model.js' */

const OWN = 'own';

/** @param {Model} model */
export function choices(model) {
  const { state, catalogue, job, say } = model;
  const preset = presetOf(catalogue, state.tree)?.id;
  const tree = preset === undefined ? ownName(state, say) : say(`preset-${preset}`);
  const algorithm = job?.request.algorithm ?? state.algorithm;
  const names = { whole: algorithmName(algorithm, say), short: shortName(algorithm, say) };
  return html`
    <label class="field">
      <span>${say('tree')}</span>
      ${picked({ whole: tree, short: tree }, treeChoice(model))}
    </label>
    <label class="field">
      <span>${say('algorithm')}</span>
      ${picked(names, algorithmChoice(model))}
    </label>
  `;
}

/** @param {Model} model */
function treeChoice({ state, catalogue, say, dispatch }) {
  const present = presetOf(catalogue, state.tree)?.id ?? OWN;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    const preset = catalogue.presets.find(({ id }) => id === target.value);
    if (preset === undefined) return;
    choosePreset(preset, { state, catalogue, dispatch });
  };
  return html`
    <select aria-label=${say('tree')} @pointerdown=${blurAfterChange} @change=${choose} .value=${present}>
      ${
        present === OWN
          ? html`<option value=${OWN} selected>${ownName(state, say)}</option>`
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

/** What a tree is called that did not come along. @param {State} state @param {Model['say']} say */
function ownName({ tree, work }, say) {
  if (work.title !== '') return work.title;
  return ownTree(tree, say);
}

/** The choice of an algorithm. @param {Model} model @param {string} [label] */
export function algorithmChoice(model, label = model.say('algorithm')) {
  const { state, catalogue, search, job, say, dispatch } = model;
  const present = job?.request.algorithm ?? state.algorithm;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
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

/** @param {Model} model */
export function undoing(model) {
  const { state, say, dispatch } = model;
  if (!state.editable || state.past.length + state.future.length === 0) return undefined;
  /** @param {'undo' | 'redo'} type @param {string} sign @param {State['past']} trees */
  const button = (type, sign, trees) => {
    const isIdle = !isPossible(type, model);
    const kind = trees.at(-1)?.kind;
    const keys = keysOf(type, say);
    const what = kind === undefined ? say(type) : say(`${type}-named`, { kind });
    return html`
      <button
        type="button"
        class="icon"
        aria-label=${say(type)}
        title=${withKey(what, keys)}
        aria-keyshortcuts=${keys.aria}
        aria-disabled=${isIdle}
        @click=${() => isIdle || dispatch({ type })}
      >
        ${sign}
      </button>
    `;
  };
  return html`
    <span class="pair">
      ${button('undo', '↶', state.past)}
      ${button('redo', '↷', state.future)}
    </span>
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

/**
 * A choice that shows only the name of what is chosen. An invisible list lies over it, whose options have their full texts.
 * @param {{whole: string, short: string}} name the short one is for where there is little room
 * @param {unknown} list a `<select>`, which says its value itself
 */
const picked = ({ whole, short }, list) => html`
  <span class="picked" title=${whole}>
    <span class="whole" aria-hidden="true">${whole}</span>
    <span class="short" aria-hidden="true">${short}</span>
    ${list}
  </span>
`;
