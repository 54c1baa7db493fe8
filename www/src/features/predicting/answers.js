/** The controls for an answer: buttons, fields and boxes, each with its key. */

import { html, nothing } from 'lit';
import { owners } from '../../engine/owners.js';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { answer, draftOf, typed } from '../../session/predicting/course.js';
import { questionAt, questionKinds } from '../../session/predicting/questions.js';
import { toggled } from './keys.js';

/** @import { Question } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Draft, Predicting } from '../../session/predicting/course.js' */

/** The number of children with keys of their own. */
const DIGITS = 9;

/** @param {Model} model @param {Predicting} predicting */
export function answers(model, predicting) {
  const { search } = model;
  const { open } = predicting;
  const question = open && questionAt(search, open);
  if (!question) return undefined;
  switch (question.kind) {
    case 'cut':
      return html`<div class="actions">${yesOrNo(model, predicting)} ${reveal(model, predicting)}</div>`;
    case 'skipped':
      return form(model, predicting, children(model, predicting, question));
    case 'window':
      return form(model, predicting, ends(model, predicting, question));
    case 'returns':
      return form(model, predicting, value(model, predicting));
  }
}

/** @param {Model} model @param {Predicting} predicting @param {Draft | null} draft */
const give = ({ search, dispatch }, predicting, draft) =>
  dispatch({ type: 'predict', predicting: answer(search, predicting, draft) });

/** @param {Model} model @param {Predicting} predicting */
function yesOrNo(model, predicting) {
  const { say } = model;
  /** @param {'yes' | 'no'} one @param {string} name @param {string} letter */
  const button = (one, name, letter) => html`
    <button
      type="button"
      class="primary"
      title=${withKey(name, { cap: letter, aria: letter })}
      aria-keyshortcuts=${letter}
      @click=${() => give(model, predicting, { ...draftOf(predicting), one })}
    >
      ${name} <kbd aria-hidden="true">${letter}</kbd>
    </button>
  `;
  return [
    button('yes', say('predict-yes'), say('predict-yes-keys')),
    button('no', say('predict-no'), say('predict-no-keys')),
  ];
}

/** @param {Model} model @param {Predicting} predicting */
function reveal(model, predicting) {
  if (predicting.exercise?.reveals === false) return undefined;
  const name = model.say('predict-reveal');
  const keys = keysOf('reveal', model.say);
  return html`
    <button
      type="button"
      class="reveal"
      title=${withKey(name, keys)}
      aria-keyshortcuts=${keys.aria}
      @click=${() => give(model, predicting, null)}
    >
      ${name} <kbd aria-hidden="true">${keys.cap}</kbd>
    </button>
  `;
}

/**
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {unknown} fields
 */
function form(model, predicting, fields) {
  const { search, say } = model;
  const draft = draftOf(predicting);
  /** @param {Event & {currentTarget: HTMLFormElement}} event */
  const submit = (event) => {
    event.preventDefault();
    // Enter in the field of α moves on to β.
    const empty = event.currentTarget.querySelectorAll('input')[1];
    if (kind === 'window' && draft.one !== '' && draft.other === '') empty?.focus();
    else give(model, predicting, draft);
  };
  const kind = predicting.open?.kind ?? 'returns';
  const says = questionKinds(search).says.length > 0 ? 'yes' : 'no';
  const none = kind === 'skipped' && draft.nodes.length === 0;
  return html`
    <form @submit=${submit} novalidate>
      ${fields}
      <p class="error" role="alert">
        ${draft.unread ? say('predict-unread', { kind, says }) : undefined}
      </p>
      <div class="actions">
        <button type="submit" class="primary">
          ${none ? say('predict-skip-none') : say('predict-answer')} <kbd aria-hidden="true">↵</kbd>
        </button>
        ${reveal(model, predicting)}
      </div>
    </form>
  `;
}

/**
 * A checkbox for each child that is left.
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {Question} question
 */
function children({ say, label, dispatch }, predicting, { left }) {
  const { nodes } = draftOf(predicting);
  return html`
    <p class="hint">${say('predict-skip-hint')}</p>
    <div class="choices">
      ${left.map(
        (child, at) => html`
          <label>
            <input
              type="checkbox"
              .checked=${nodes.includes(child)}
              @change=${() => dispatch({ type: 'predict', predicting: toggled(predicting, child) })}
            />
            ${say('predict-skip-child', { node: label(child) })}
            ${at < DIGITS ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : undefined}
          </label>
        `,
      )}
    </div>
  `;
}

/**
 * α and β.
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {Question} question
 */
function ends(model, predicting, { node }) {
  const whose = owners(model.search, node);
  const { one, other } = draftOf(predicting);
  return html`
    <div class="window-fields">
      ${end(model, predicting, { name: 'α', owner: whose.alpha, text: one, part: 'one', open: '−∞' })}
      ${end(model, predicting, { name: 'β', owner: whose.beta, text: other, part: 'other', open: '∞' })}
    </div>
  `;
}

/**
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {{name: string, owner: string, text: string, part: 'one' | 'other', open: string}} end
 */
function end({ say, dispatch }, predicting, { name, owner, text, part, open }) {
  const change = (/** @type {string} */ text) =>
    dispatch({ type: 'predict', predicting: typed(predicting, { [part]: text }) });
  const label = say('predict-infinity', { name, value: open });
  return html`
    <label class="number">
      <b class=${owner}>${name}</b> =
      ${field(predicting, text, change)}
    </label>
    <button type="button" aria-label=${label} title=${label} @click=${() => change(open)}>
      ${open}
    </button>
  `;
}

/**
 * @param {Predicting} predicting
 * @param {string} text
 * @param {(text: string) => void} change
 * @param {string} [name]
 */
const field = ({ draft }, text, change, name) => html`
  <input
    type="text"
    inputmode="text"
    size="6"
    spellcheck="false"
    autocomplete="off"
    aria-label=${name ?? nothing}
    aria-invalid=${draft?.unread ? 'true' : 'false'}
    .value=${text}
    @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change(target.value)}
  />
`;

/** A value, and whether it is exact or a bound. @param {Model} model @param {Predicting} predicting */
function value({ search, say, dispatch }, predicting) {
  const { one, other } = draftOf(predicting);
  const change = (/** @type {string} */ text) =>
    dispatch({ type: 'predict', predicting: typed(predicting, { one: text }) });
  const says = questionKinds(search).says;
  return html`
    <label class="number">${say('predict-value')} ${field(predicting, one, change)}</label>
    ${
      says.length === 0
        ? undefined
        : html`
            <fieldset class="choices">
              <legend class="visually-hidden">${say('predict-says')}</legend>
              ${says.map(
                (each) => html`
                  <label>
                    <input
                      type="radio"
                      name="says"
                      .checked=${other === each}
                      @change=${() =>
                        dispatch({
                          type: 'predict',
                          predicting: typed(predicting, { other: each }),
                        })}
                    />
                    ${say('predict-say', { says: each })}
                  </label>
                `,
              )}
            </fieldset>
          `
    }
  `;
}
