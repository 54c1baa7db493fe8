/** The choice of what is asked, and how: one question at a time, or everything at once with pen and paper. */

import { html } from 'lit';
import { begin, KINDS, kindsIn, MOST } from '../../session/predicting/course.js';
import { beginOnPaper } from '../../session/predicting/on-paper.js';
import { keyOf, MOST_ON_PAPER, whyNotOnPaper } from '../../session/predicting/paper-answers.js';
import { questionKinds } from '../../session/predicting/questions.js';
import { playFrom } from '../../session/steps.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */

/** @param {Model} model @param {Predicting} predicting */
export function choosing(model, predicting) {
  const { search, state, say } = model;
  const { exercise, onPaper = false } = predicting;
  if (questionKinds(search).kinds.length === 0) {
    const algorithm = algorithmName(search.overview.algorithm, say);
    return html`<p>${say('predict-best-first', { algorithm })}</p>`;
  }
  if (exercise && onPaper) return aboutPaper(model);
  const isEmpty = onPaper
    ? whyNotOnPaper(search) !== null
    : kindsIn(search, predicting).length === 0;
  return html`
    ${ways(model, predicting)} ${onPaper ? aboutPaper(model) : aboutQuestions(model, predicting)}
    <div class="actions">
      <button type="button" class="primary" aria-disabled=${isEmpty} @click=${() => !isEmpty && start(model, predicting)}>
        ${say(onPaper && state.laidAside !== null ? 'pen-again' : 'predict-start')}
      </button>
    </div>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
function start({ search, state, dispatch }, predicting) {
  const from = playFrom(state, search.overview.steps);
  const begun = predicting.onPaper
    ? beginOnPaper(search, predicting, state.laidAside)
    : begin(search, predicting, from, state.last);
  // On paper nothing of the tree is folded away.
  if (predicting.onPaper) dispatch({ type: 'unfold-all' });
  dispatch({ type: 'predict', predicting: begun, ...(begun.open && { step: begun.open.step }) });
}

/** @param {Model} model @param {Predicting} predicting */
function ways({ say, dispatch }, predicting) {
  return html`
    <fieldset>
      <legend class="visually-hidden">${say('pen-how')}</legend>
      ${['questions', 'paper'].map((way) => {
        const onPaper = way === 'paper';
        return html`
          <label>
            <input
              type="radio"
              name="predict-way"
              .checked=${(predicting.onPaper ?? false) === onPaper}
              @change=${() => dispatch({ type: 'predict', predicting: { ...predicting, onPaper } })}
            />
            ${say('pen-way', { way })}
          </label>
        `;
      })}
    </fieldset>
  `;
}

/** What pen and paper is, or why it is not for this search. @param {Model} model */
function aboutPaper({ search, say }) {
  const why = whyNotOnPaper(search);
  const { nodes } = search.overview;
  const algorithm = algorithmName(search.overview.algorithm, say);
  if (why !== null)
    return html`<p>${say('pen-not', { why, nodes, most: MOST_ON_PAPER, algorithm })}</p>`;
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
