/** The choice of what is asked, and how: one question at a time, or everything at once, as a written exercise. */

import { html } from 'lit';
import { begin, KINDS, kindsIn, MOST } from '../../session/predicting/course.js';
import { questionKinds } from '../../session/predicting/questions.js';
import { keyOf, MOST_WRITTEN, whyNotWritten } from '../../session/predicting/written/key.js';
import { beginWritten } from '../../session/predicting/written.js';
import { playFrom } from '../../session/steps.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */

/** @param {Model} model @param {Predicting} predicting */
export function choosing(model, predicting) {
  const { search, state, say } = model;
  const { exercise, isWritten = false } = predicting;
  if (questionKinds(search).kinds.length === 0) {
    const algorithm = algorithmName(search.overview.algorithm, say);
    return html`<p>${say('predict-best-first', { algorithm })}</p>`;
  }
  if (exercise && isWritten) return aboutWritten(model);
  const isEmpty = isWritten
    ? whyNotWritten(search) !== null
    : kindsIn(search, predicting).length === 0;
  return html`
    ${ways(model, predicting)} ${isWritten ? aboutWritten(model) : aboutQuestions(model, predicting)}
    <div class="actions">
      <button type="button" class="primary" aria-disabled=${isEmpty} @click=${() => !isEmpty && start(model, predicting)}>
        ${say(isWritten && state.laidAside !== null ? 'pen-again' : 'predict-start')}
      </button>
    </div>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
function start({ search, state, dispatch }, predicting) {
  const from = playFrom(state, search.overview.steps);
  const begun = predicting.isWritten
    ? beginWritten(search, predicting, state.laidAside)
    : begin(search, predicting, from, state.last);
  // In a written exercise nothing of the tree is folded away.
  if (predicting.isWritten) dispatch({ type: 'unfold-all' });
  dispatch({ type: 'predict', predicting: begun, ...(begun.open && { step: begun.open.step }) });
}

/** @param {Model} model @param {Predicting} predicting */
function ways({ say, dispatch }, predicting) {
  return html`
    <fieldset>
      <legend class="visually-hidden">${say('pen-how')}</legend>
      ${['questions', 'written'].map((way) => {
        const isWritten = way === 'written';
        return html`
          <label>
            <input
              type="radio"
              name="predict-way"
              .checked=${(predicting.isWritten ?? false) === isWritten}
              @change=${() => dispatch({ type: 'predict', predicting: { ...predicting, isWritten } })}
            />
            ${say('pen-way', { way })}
          </label>
        `;
      })}
    </fieldset>
  `;
}

/** What a written exercise is, or why there is none about this search. @param {Model} model */
function aboutWritten({ search, say }) {
  const why = whyNotWritten(search);
  const { nodes } = search.overview;
  const algorithm = algorithmName(search.overview.algorithm, say);
  if (why !== null)
    return html`<p>${say('pen-not', { why, nodes, most: MOST_WRITTEN, algorithm })}</p>`;
  return html`<p>${say('pen-intro', { cuts: keyOf(search).cuts ? 'yes' : 'no' })}</p>`;
}

/** The kinds of questions, and how many. @param {Model} model @param {Predicting} predicting */
function aboutQuestions({ search, say, dispatch }, predicting) {
  const chosen = kindsIn(search, predicting);
  /** @param {Kind} kind */
  const toggle = (kind) => {
    const { kinds: all = KINDS } = predicting;
    const next = all.includes(kind) ? all.filter((each) => each !== kind) : [...all, kind];
    dispatch({ type: 'predict', predicting: { ...predicting, kinds: next } });
  };
  return html`
    <p>${say('predict-intro')}</p>
    <fieldset>
      <legend class="visually-hidden">${say('predict-kinds')}</legend>
      ${questionKinds(search).kinds.map(
        (kind) => html`
          <label>
            <input
              type="checkbox"
              .checked=${chosen.includes(kind)}
              @change=${() => toggle(kind)}
            />
            ${say('predict-kind', { kind })}
          </label>
        `,
      )}
    </fieldset>
    <fieldset class="most">
      <legend>${say('predict-most')}</legend>
      ${MOST.map(
        (most) => html`
          <label>
            <input
              type="radio"
              name="predict-most"
              .checked=${(predicting.most ?? null) === most}
              @change=${() => dispatch({ type: 'predict', predicting: { ...predicting, most } })}
            />
            ${say('predict-many', { most: most ?? 0 })}
          </label>
        `,
      )}
    </fieldset>
  `;
}
