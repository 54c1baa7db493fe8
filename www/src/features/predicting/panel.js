/** A learner predicts the next decision of the search: the question, the verdict, and the score. */

import { html } from 'lit';
import { NO_SCORE } from '../../engine/score.js';
import { actionOf } from '../../input/commands.js';
import {
  again,
  finish,
  goOn,
  isHeld,
  phase,
  setup,
  whatWasMissed,
} from '../../session/predicting/course.js';
import { marksOf as marksOfQuestion } from '../../session/predicting/marks.js';
import { answers } from './answers.js';
import { comingAfter, isAsked } from './coming.js';
import { afterClick, afterKey } from './keys.js';
import { scoreTable } from './score.js';
import { choosing } from './setup.js';
import { questionText, triedText, verdictText } from './words.js';
import { afterKeyWriting, afterPressWriting } from './written/keys.js';
import { writingMarks } from './written/picture.js';
import { backToWriting, writingFaults, writingResult } from './written/result.js';
import { writingTable, writingTask } from './written/table.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Pressed } from './written/keys.js' */

/**
 * The marks in the tree: of the open question, or what is written, which is drawn at the start.
 * @param {State} state
 * @param {Search} search
 * @returns {Model['marks']}
 */
export function marksOf(state, search) {
  const { predicting, step } = state;
  const isWriting = predicting?.stage === 'writing' || predicting?.stage === 'marked';
  if (predicting === null || !isWriting) return marksOfQuestion(state, search);
  return step === 0 ? writingMarks(predicting) : null;
}

/** @param {Model} model */
export function predict(model) {
  const { state, say } = model;
  const { predicting } = state;
  if (predicting === null) return undefined;
  const [text, controls] = content(model, predicting);
  const name = say(predicting.exercise ? 'exercise' : 'predict');
  return html`
    <section class="predict" data-stage=${predicting.stage} role="region" aria-label=${name} data-keeps-focus>
      <header>
        <h2>${name}</h2>
        ${progress(model, predicting)} ${closing(model, predicting)}
      </header>
      <div class="exchange" tabindex="-1" data-takes-focus aria-live="polite">${text}</div>
      ${controls}
    </section>
  `;
}

/**
 * The class that hides what answers an open question.
 * @param {Model} model
 */
export function veil({ state, marks }) {
  const stage = state.predicting?.stage;
  if (stage === 'writing') return 'with-writing question-open writing';
  if (stage === 'marked') return 'with-writing';
  return stage === 'asking' && marks !== null ? 'question-open' : '';
}

/** The button that leaves the questions; an exercise may not be left before its end. @param {Model} model @param {Predicting} predicting */
function closing({ say, dispatch }, predicting) {
  if (isHeld(predicting)) return undefined;
  const close = say('predict-close');
  return html`
    <button
      type="button"
      class="icon"
      aria-label=${close}
      title=${close}
      @click=${() => dispatch({ type: 'predict', predicting: null })}
    >
      ×
    </button>
  `;
}

/** The number of the question, and a button that ends the round. @param {Model} model @param {Predicting} predicting */
function progress({ state, say, dispatch }, predicting) {
  const { stage, answers = [], total = 0 } = predicting;
  if (stage !== 'asking') return undefined;
  const isJudged = phase(predicting, state.step) === 'verdict';
  const number = Math.min(total, answers.length + (isJudged || !predicting.open ? 0 : 1));
  const count = html`<span class="count">${say('predict-count', { number, total })}</span>`;
  if (predicting.exercise) return count;
  return html`
    ${count}
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
      return [
        [questionText(model, predicting), triedText(model, predicting)],
        answers(model, predicting),
      ];
    case 'verdict':
      return [verdictText(model, predicting), next(model, predicting)];
    case 'between':
      return between(model, predicting);
    case 'done': {
      if (predicting.exercise) return [scoreTable(model, predicting), undefined];
      const deeds = html`<div class="actions">
        ${missedButton(model, predicting)} ${other(model, predicting)}
      </div>`;
      return [scoreTable(model, predicting), deeds];
    }
    case 'writing':
      return [writingTask(model, predicting), writingTable(model, predicting)];
    case 'marked': {
      const deeds = html`<div class="actions">
        ${backToWriting(model)} ${predicting.exercise ? undefined : other(model, predicting)}
      </div>`;
      return [writingResult(model, predicting), [deeds, writingFaults(model, predicting)]];
    }
    case 'stale':
      return [html`<p>${say('predict-stale')}</p>`, choosing(model, predicting)];
    default:
      return [undefined, choosing(model, predicting)];
  }
}

/**
 * Updates the prediction, and goes to the step of the next question.
 * @param {Model} model
 * @param {Predicting} predicting
 */
function step({ dispatch }, predicting) {
  dispatch({ type: 'predict', predicting, ...(predicting.open && { step: predicting.open.step }) });
}

/** What the button after a verdict is called, by what comes. */
const NEXT = {
  question: 'predict-next',
  score: 'predict-to-score',
  slide: 'next-slide',
  step: 'go-on',
};

/** The button after a verdict. @param {Model} model @param {Predicting} predicting */
function next(model, predicting) {
  const { state, search, say, dispatch } = model;
  const coming = comingAfter(state, search);
  const press = () => {
    const action = isAsked(coming) ? null : actionOf('step-forward', model);
    if (action === null) step(model, goOn(predicting));
    else dispatch(action);
  };
  return html`
    <div class="actions">
      <button type="button" class="primary" @click=${press}>
        ${say(NEXT[coming])} ${isAsked(coming) ? html`<kbd aria-hidden="true">↵</kbd>` : undefined}
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
  const isThere = isAsked(comingAfter(model.state, model.search));
  const { open } = predicting;
  // On a slide that asks no more, the key goes on.
  if (!isThere) return [html`<p>${model.say('predict-last')}</p>`, undefined];
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
  if (predicting.stage === 'writing') {
    const written = afterKeyWriting(event, predicting, search, state.focus, root);
    return take(event, model, written);
  }
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

/** Takes what a key has written; whether it has written anything. @param {KeyboardEvent} event @param {Model} model @param {Predicting | null} predicting */
function take(event, { dispatch }, predicting) {
  if (predicting === null) return false;
  event.stopPropagation();
  event.preventDefault();
  dispatch({ type: 'predict', predicting });
  return true;
}

/**
 * Handles a press of the picture while a question is open; whether it had an effect.
 * @param {number | null} node there, if any
 * @param {Pressed} pressed
 * @param {Model} model
 * @param {ParentNode} root of the view
 */
export function click(node, pressed, model, root) {
  const { state, search, dispatch } = model;
  const { predicting } = state;
  if (predicting?.stage === 'writing') {
    const written = afterPressWriting(node, pressed, predicting, search, root);
    if (written !== null) dispatch({ type: 'predict', predicting: written });
    return written !== null;
  }
  if (predicting === null || node === null) return false;
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
