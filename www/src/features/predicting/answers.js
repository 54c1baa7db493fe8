/** The controls for an answer: those of the kind of question, and what gives or reveals it. */

import { html } from 'lit';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { answer, draftOf } from '../../session/predicting/course.js';
import { questionAt, questionKinds } from '../../session/predicting/questions.js';
import { ANSWERED } from './kinds.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Draft, Predicting } from '../../session/predicting/course.js' */

/** @param {Model} model @param {Predicting} predicting */
export function answers(model, predicting) {
  const { search } = model;
  const { open } = predicting;
  const question = open && questionAt(search, open);
  if (!question) return undefined;
  const { buttons, fields } = ANSWERED[question.kind];
  if (fields) return form(model, predicting, fields(model, predicting, question));
  return html`<div class="actions">${buttons?.(model, predicting)} ${reveal(model, predicting)}</div>`;
}

/** @param {Model} model @param {Predicting} predicting @param {Draft | null} draft */
const give = ({ search, dispatch }, predicting, draft) =>
  dispatch({ type: 'predict', predicting: answer(search, predicting, draft) });

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
    if (isHalf(draft)) empty?.focus();
    else give(model, predicting, draft);
  };
  const kind = predicting.open?.kind ?? 'returns';
  const says = questionKinds(search).says.length > 0 ? 'yes' : 'no';
  const { isHalf = () => false, isNone = () => false } = ANSWERED[kind];
  return html`
    <form @submit=${submit} novalidate>
      ${fields}
      <p class="error" role="alert">
        ${draft.unread ? say('predict-unread', { kind, says }) : undefined}
      </p>
      <div class="actions">
        <button type="submit" class="primary">
          ${isNone(draft) ? say('predict-skip-none') : say('predict-answer')} <kbd aria-hidden="true">↵</kbd>
        </button>
        ${reveal(model, predicting)}
      </div>
    </form>
  `;
}
