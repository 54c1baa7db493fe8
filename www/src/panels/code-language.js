/** The form and the language in which the search is written, folded to a line that names them, and the button that copies a whole program. */

import { html } from 'lit';
import { copyText } from '../input/clipboard.js';
import { CODE_LANGUAGES } from '../session/code-languages.js';
import { orderOf } from '../session/program-order.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Labels } from '../session/labels.js' */
/** @import { Language, CodeLanguage } from '../session/code-languages.js' */
/** @import { Parameters } from '../text/messages.js' */
/** @import { Line } from './code.js' */
/** @import { Model } from './model.js' */

/**
 * The feature that writes programs.
 * @typedef {object} Programs
 * @property {(search: Search, language: Language) => {start: string, lines: readonly (readonly Line[])[], keywords: readonly string[]}} written
 * @property {(search: Search) => {id: string, parameters: Parameters} | null} tooLarge why there is no whole program
 * @property {(search: Search, language: Language, words: {say: Model['say'], labels: Labels}) => string} wholeProgram
 */

/** The language that is shown: that of the reader's choice, if the search can be written in it. @param {Model} model @returns {CodeLanguage} */
export const offered = ({ state, search }) =>
  orderOf(search) === null ? 'pseudocode' : state.code;

/** What of the page is open while the choices are. */
const PART = 'written';

/** @param {Model} model @param {Programs | null} programs */
export function bar(model, programs) {
  const { search, say, dispatch, ids } = model;
  const present = offered(model);
  const isOffered = orderOf(search) !== null;
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget }) => {
    const code = CODE_LANGUAGES.find((each) => each === currentTarget.value) ?? CODE_LANGUAGES[0];
    dispatch({ type: 'code', code });
  };
  const { forms } = model.choice.offered;
  const form = forms.length < 2 ? '' : say(`switch-form.${model.choice.options.form ?? forms[0]}`);
  const isOpen = model.state.turned.has(PART);
  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  const toggled = ({ currentTarget: { open } }) => {
    if (open !== isOpen) dispatch({ type: 'turn', part: PART, isTurned: open });
  };
  return html`
    <details class="written" ?open=${isOpen} @toggle=${toggled}>
      <summary title=${say('code-written')}>${say(`code-in-${present}`)}${form && ` · ${form}`}</summary>
      ${formBar(model)}
      <div class="choice">
        <label for="${ids}written">${say('code-written')}</label>
        <select id="${ids}written" @change=${choose}>
          ${(isOffered ? CODE_LANGUAGES : CODE_LANGUAGES.slice(0, 1)).map(
            (each) => html`
              <option value=${each} .selected=${each === present}>
                ${say(`code-in-${each}`)}
              </option>
            `,
          )}
        </select>
        ${programs === null || present === 'pseudocode' ? undefined : copyButton(model, programs, present)}
        ${isOffered ? undefined : html`<p class="hint">${say('code-only-pseudocode')}</p>`}
      </div>
    </details>
  `;
}

/** The choice among published forms of the code, and what is special about the present one. @param {Model} model */
function formBar({ choice, say, dispatch, ids }) {
  const { forms } = choice.offered;
  if (forms.length < 2) return undefined;
  const present = choice.options.form ?? forms[0];
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget: { value } }) =>
    dispatch({ type: 'option', name: 'form', value, isDefault: value === forms[0] });
  return html`
    <div class="choice">
      <label for="${ids}form">${say('code-form')}</label>
      <select id="${ids}form" aria-describedby="${ids}form-hint" @change=${choose}>
        ${forms.map(
          (each) => html`
            <option value=${each} .selected=${each === present}>${say(`switch-form.${each}`)}</option>
          `,
        )}
      </select>
      <p class="hint" id="${ids}form-hint">${present === forms[0] ? '' : say(`form-${present}`)}</p>
    </div>
  `;
}

/** @param {Model} model @param {Programs} programs @param {Language} language */
function copyButton({ search, state, say }, programs, language) {
  const why = programs.tooLarge(search);
  if (why !== null) return html`<p class="hint">${say(why.id, why.parameters)}</p>`;
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const copy = async ({ currentTarget }) => {
    const output = currentTarget.parentElement?.querySelector('output');
    const words = { say, labels: state.labels };
    const done = await copyText(() => programs.wholeProgram(search, language, words));
    if (output) output.textContent = say('program-copied', { done: done ? 'yes' : 'no' });
  };
  return html`
    <button type="button" title=${say('program-copy-hint')} @click=${copy}>${say('program-copy')}</button>
    <output></output>
  `;
}
