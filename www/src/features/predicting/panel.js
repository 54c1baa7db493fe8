/** A learner predicts the next decision of the search: the question, the verdict, and the score. */

import { html } from 'lit';
import { NO_SCORE } from '../../engine/score.js';
import {
  again,
  begin,
  finish,
  goOn,
  KINDS,
  kindsIn,
  MOST,
  phase,
  setup,
  whatWasMissed,
} from '../../session/predicting/course.js';
import { questionKinds } from '../../session/predicting/questions.js';
import { algorithmName } from '../../text/wording.js';
import { answers } from './answers.js';
import { afterClick, afterKey } from './keys.js';
import { scoreTable } from './score.js';
import { questionText, verdictText } from './words.js';

export { marksOf } from '../../session/predicting/marks.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */

/** @param {Model} model */
export function predict(model) {
  const { state, say, dispatch } = model;
  const { predicting } = state;
  if (predicting === null) return undefined;
  const close = say('predict-close');
  const [text, controls] = content(model, predicting);
  return html`
    <section class="predict" role="region" aria-label=${say('predict')} data-keeps-focus>
      <header>
        <h2>${say('predict')}</h2>
        ${progress(model, predicting)}
        <button
          type="button"
          class="icon"
          aria-label=${close}
          title=${close}
          @click=${() => dispatch({ type: 'predict', predicting: null })}
        >
          ×
        </button>
      </header>
      <div class="exchange" tabindex="-1" data-takes-focus aria-live="polite">${text}</div>
      ${controls}
    </section>
  `;
}

/**
 * The class that hides spoilers: the places of later cutoffs, and while a question is open, everything that answers it.
 * @param {Model} model
 */
export function veil({ state, marks }) {
  if (state.predicting?.stage !== 'asking') return '';
  return marks === null ? 'predicting' : 'predicting question-open';
}

/** The number of the question, and a button that ends the round. @param {Model} model @param {Predicting} predicting */
function progress({ state, say, dispatch }, predicting) {
  const { stage, answers = [], total = 0 } = predicting;
  if (stage !== 'asking') return undefined;
  const isJudged = phase(predicting, state.step) === 'verdict';
  const number = Math.min(total, answers.length + (isJudged || !predicting.open ? 0 : 1));
  return html`
    <span class="count">${say('predict-count', { number, total })}</span>
    <button
      type="button"
      class="toggle"
      @click=${() => dispatch({ type: 'predict', predicting: finish(predicting) })}
    >
      ${say('predict-finish')}
    </button>
  `;
}

/**
 * The text, and the controls below it.
 * @param {Model} model
 * @param {Predicting} predicting
 * @returns {[text: unknown, controls: unknown]}
 */
function content(model, predicting) {
  const { state, say } = model;
  switch (phase(predicting, state.step)) {
    case 'question':
      return [questionText(model, predicting), answers(model, predicting)];
    case 'verdict':
      return [verdictText(model, predicting), next(model, predicting)];
    case 'between':
      return between(model, predicting);
    case 'done': {
      const deeds = html`<div class="actions">
        ${missedButton(model, predicting)} ${other(model, predicting)}
      </div>`;
      return [scoreTable(model, predicting), deeds];
    }
    case 'stale':
      return [html`<p>${say('predict-stale')}</p>`, choosing(model, predicting)];
    default:
      return [undefined, choosing(model, predicting)];
  }
}

/** The choice of questions. @param {Model} model @param {Predicting} predicting */
function choosing(model, predicting) {
  const { search, state, say, dispatch } = model;
  const { kinds } = questionKinds(search);
  if (kinds.length === 0) {
    const algorithm = algorithmName(search.overview.algorithm, say);
    return html`<p>${say('predict-best-first', { algorithm })}</p>`;
  }
  const chosen = kindsIn(search, predicting);
  const nothing = chosen.length === 0;
  /** @param {Kind} kind */
  const toggle = (kind) => {
    const { kinds: all = KINDS } = predicting;
    const next = all.includes(kind) ? all.filter((each) => each !== kind) : [...all, kind];
    dispatch({ type: 'predict', predicting: { ...predicting, kinds: next } });
  };
  const start = () => {
    const begun = begin(search, predicting, state.step);
    step(model, begun);
  };
  return html`
    <p>${say('predict-intro')}</p>
    <fieldset>
      <legend class="visually-hidden">${say('predict-kinds')}</legend>
      ${kinds.map(
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
    <div class="actions">
      <button type="button" class="primary" aria-disabled=${nothing} @click=${() => !nothing && start()}>
        ${say('predict-start')}
      </button>
    </div>
  `;
}

/**
 * Updates the prediction, and goes to the step of the next question.
 * @param {Model} model
 * @param {Predicting} predicting
 */
function step({ dispatch }, predicting) {
  dispatch({ type: 'predict', predicting, ...(predicting.open && { step: predicting.open.step }) });
}

/** The button after a verdict. @param {Model} model @param {Predicting} predicting */
function next(model, predicting) {
  const text = model.say(predicting.open ? 'predict-next' : 'predict-to-score');
  return html`
    <div class="actions">
      <button type="button" class="primary" @click=${() => step(model, goOn(predicting))}>
        ${text} <kbd aria-hidden="true">↵</kbd>
      </button>
    </div>
  `;
}

/**
 * Between two questions.
 * @param {Model} model
 * @param {Predicting} predicting
 * @returns {[text: unknown, controls: unknown]}
 */
function between(model, predicting) {
  const { open } = predicting;
  const text = open ? model.say('predict-between', { step: open.step }) : model.say('predict-last');
  const deeds = html`
    <div class="actions">
      <button type="button" class="primary" @click=${() => step(model, goOn(predicting))}>
        ${model.say(open ? 'predict-to-question' : 'predict-to-score')}
      </button>
    </div>
  `;
  return [html`<p>${text}</p>`, deeds];
}

/** @param {Model} model @param {Predicting} predicting */
function missedButton(model, predicting) {
  const round = again(predicting);
  if (!round.open) return undefined;
  return html`
    <button type="button" class="primary" @click=${() => step(model, round)}>
      ${model.say('predict-again', { what: whatWasMissed(predicting) })}
    </button>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
const other = ({ say, dispatch }, predicting) => html`
  <button
    type="button"
    @click=${() => dispatch({ type: 'predict', predicting: setup(predicting) })}
  >
    ${say('predict-new')}
  </button>
`;

/**
 * Handles a key while a question is open; whether it had an effect.
 * @param {KeyboardEvent} event
 * @param {Model} model
 * @param {ParentNode} root of the view
 */
export function press(event, model, root) {
  const { state, search, say } = model;
  const { predicting } = state;
  if (predicting === null || root.querySelector('dialog[open]')) return false;
  const letters = { yes: say('predict-yes-keys'), no: say('predict-no-keys') };
  const made = afterKey(event, { ...state, predicting }, search, letters);
  if (made === null) return false;
  event.stopPropagation();
  if (made === 'field') {
    const fields = [...root.querySelectorAll('.predict input[type=text]')];
    const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === '');
    const field = empty ?? fields[0];
    if (field instanceof HTMLElement) field.focus();
    return true;
  }
  event.preventDefault();
  if (made.heard && !predicting.heard) step(model, made);
  else model.dispatch({ type: 'predict', predicting: made });
  return true;
}

/**
 * Handles a click on a node while a question is open; whether it had an effect.
 * @param {number} node
 * @param {Model} model
 */
export function click(node, model) {
  const { state, search, dispatch } = model;
  const { predicting } = state;
  if (predicting === null) return false;
  const made = afterClick(node, { ...state, predicting }, search, (each) => valueAt(model, each));
  if (made !== null) dispatch({ type: 'predict', predicting: made });
  return made !== null;
}

/** The value shown at a node: its value, or the best so far. @param {Model} model @param {number} node */
function valueAt({ search, states, score, numeral }, node) {
  if (search.nodes.leaf[node]) return numeral(search.nodes.value(node) ?? '');
  const { returned, best } = states.of(node);
  const units = returned === NO_SCORE ? best : returned;
  return units === NO_SCORE ? '' : score(units);
}
