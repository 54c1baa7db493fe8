/** A learner predicts what the search decides next: the question, the verdict on it, and the score. */

import { html } from 'lit';
import { NO_SCORE } from '../../engine/score.js';
import {
  again,
  begin,
  finish,
  goOn,
  KINDS,
  kindsIn,
  phase,
  setup,
} from '../../session/predicting/course.js';
import { askedOf } from '../../session/predicting/questions.js';
import { algorithmName } from '../../text/wording.js';
import { answers } from './answers.js';
import { clicked, pressed } from './keys.js';
import { scored } from './score.js';
import { asked, judged } from './words.js';

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
  const [said, answering] = content(model, predicting);
  return html`
    <section class="predict" role="region" aria-label=${say('predict')} @click=${keep}>
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
      <div class="exchange" tabindex="-1" aria-live="polite">${said}</div>
      ${answering}
    </section>
  `;
}

/**
 * Where what was pressed is there no more, the keyboard is at what is said instead.
 * @param {Event & {currentTarget: HTMLElement, target: Element}} event
 */
function keep({ currentTarget: panel, target }) {
  requestAnimationFrame(() => {
    const said = panel.querySelector('.exchange');
    // By now somebody may have gone on to a field.
    const { activeElement, body } = document;
    const isNowhere = activeElement === body || activeElement === null;
    if (isNowhere && !target.isConnected && said instanceof HTMLElement)
      said.focus({ preventScroll: true });
  });
}

/**
 * What is out of sight meanwhile: of the search, where cutoffs come; while a question waits, all that would answer it.
 * @param {Model} model
 */
export function veil({ state, marks }) {
  if (state.predicting?.stage !== 'asking') return '';
  return marks === null ? 'predicting' : 'predicting question-open';
}

/** How far one has come. @param {Model} model @param {Predicting} predicting */
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
 * What is said, and where it is answered.
 * @param {Model} model
 * @param {Predicting} predicting
 * @returns {[said: unknown, answering: unknown]}
 */
function content(model, predicting) {
  const { state, say } = model;
  switch (phase(predicting, state.step)) {
    case 'question':
      return [asked(model, predicting), answers(model, predicting)];
    case 'verdict':
      return [judged(model, predicting), next(model, predicting)];
    case 'between':
      return between(model, predicting);
    case 'done': {
      const deeds = html`<div class="actions">
        ${mistakesButton(model, predicting)} ${other(model, predicting)}
      </div>`;
      return [scored(model, predicting), deeds];
    }
    case 'stale':
      return [html`<p>${say('predict-stale')}</p>`, choosing(model, predicting)];
    default:
      return [undefined, choosing(model, predicting)];
  }
}

/** What is asked is chosen. @param {Model} model @param {Predicting} predicting */
function choosing(model, predicting) {
  const { search, state, say, dispatch } = model;
  const { kinds } = askedOf(search);
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
    <div class="actions">
      <button type="button" class="primary" aria-disabled=${nothing} @click=${() => !nothing && start()}>
        ${say('predict-start')}
      </button>
    </div>
  `;
}

/**
 * Takes what is predicted, and stands where the next question does.
 * @param {Model} model
 * @param {Predicting} predicting
 */
function step({ dispatch }, predicting) {
  dispatch({ type: 'predict', predicting, ...(predicting.open && { step: predicting.open.step }) });
}

/** Behind a verdict. @param {Model} model @param {Predicting} predicting */
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
 * On the way to the next question, or back from it.
 * @param {Model} model
 * @param {Predicting} predicting
 * @returns {[said: unknown, answering: unknown]}
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
function mistakesButton(model, predicting) {
  const round = again(predicting);
  if (!round.open) return undefined;
  return html`
    <button type="button" class="primary" @click=${() => step(model, round)}>
      ${model.say('predict-again')}
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
 * What a key does where somebody is asked; whether it does anything.
 * @param {KeyboardEvent} event
 * @param {Model} model
 * @param {ParentNode} root of the view
 */
export function press(event, model, root) {
  const { state, search, say } = model;
  const { predicting } = state;
  if (predicting === null || root.querySelector('dialog[open]')) return false;
  const letters = { yes: say('predict-yes-keys'), no: say('predict-no-keys') };
  const made = pressed(event, { ...state, predicting }, search, letters);
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
 * What a click on a node does where somebody is asked; whether it does anything.
 * @param {number} node
 * @param {Model} model
 */
export function click(node, model) {
  const { state, search, dispatch } = model;
  const { predicting } = state;
  if (predicting === null) return false;
  const made = clicked(node, { ...state, predicting }, search, (each) => valueAt(model, each));
  if (made !== null) dispatch({ type: 'predict', predicting: made });
  return made !== null;
}

/** What stands at a node: its value, or what it has so far. @param {Model} model @param {number} node */
function valueAt({ search, states, score, numeral }, node) {
  if (search.nodes.leaf[node]) return numeral(search.nodes.value(node) ?? '');
  const { returned, best } = states.of(node);
  const units = returned === NO_SCORE ? best : returned;
  return units === NO_SCORE ? '' : score(units);
}
