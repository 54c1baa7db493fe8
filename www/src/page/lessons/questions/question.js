/** A question of a lesson: what is asked, the answer, and what is said of it. */

import { html, nothing } from 'lit';
import { plain } from '../plain.js';
import { words } from '../prose.js';
import {
  judgeChoice,
  judgeMatch,
  judgeNumber,
  judgeOrder,
  judgeStatements,
  numberIn,
  partners,
} from './judging.js';

/** @import { Say } from '../../../text/wording.js' */
/** @import { Answerable, Choice, Inline, KnownNumber, Match, NodeAsked, NumberAsked, Order } from '../format.js' */
/** @import { Views } from '../scene.js' */
/** @import { Answering } from './answering.js' */
/** @import { Verdict } from './judging.js' */

/** Options of at most so many characters stand beside each other. */
const SHORT = 3;

/**
 * @typedef {object} Parts
 * @property {Say} say
 * @property {unknown} prose what is asked
 * @property {Views} views
 * @property {() => void} changed hears that the answer, or what is said of it, is another
 * @property {(() => void) | null} see shows the moment that shows the answer
 * @property {(() => void) | null} another asks another question in its place
 */

/**
 * @param {Answerable} question
 * @param {Answering} answering
 * @param {Parts} parts
 * @param {unknown} [before] what it is about
 */
export function questionOnPage(question, answering, parts, before = nothing) {
  const { say, prose, see, another } = parts;
  const { verdict } = answering;
  const state = verdict === null ? '' : verdict.isRight ? 'right' : 'wrong';
  return html`
    <section class="question ${question.kind} ${state}" aria-labelledby="question-${question.id}">
      <h3 id="question-${question.id}">${say('lesson-question', { number: question.id, kind: question.kind })}</h3>
      ${before}
      ${prose}
      <form @submit=${(/** @type {Event} */ event) => submit(event, question, answering, parts)}>
        ${answerOnPage(question, answering, parts)}
        <p class="actions">
          <button type="submit" ?disabled=${!isComplete(question, answering)}>${say('lesson-check')}</button>
          ${verdict !== null && see ? html`<button type="button" @click=${see}>${say('lesson-see-it')}</button>` : nothing}
          ${another ? html`<button type="button" @click=${another}>${say('lesson-another')}</button>` : nothing}
          <span class="state" role="status">${verdict === null ? '' : say('lesson-verdict', { verdict: state })}</span>
        </p>
      </form>
    </section>
  `;
}

/** @param {Answerable} question @param {Answering} answering @param {Parts} parts */
function answerOnPage(question, answering, parts) {
  switch (question.kind) {
    case 'one':
    case 'several':
      return choice(question, answering, parts);
    case 'true-false':
      return statements(question, answering, parts);
    case 'match':
      return match(question, answering, parts);
    case 'order':
      return order(question, answering, parts);
    case 'number':
    case 'known-number':
      return number(question, answering, parts);
    case 'click':
      return clicked(question, answering, parts);
  }
}

/** Whether an answer is there to be judged. @param {Answerable} question @param {Answering} answering */
function isComplete(question, { picked, said, chosen, typed }) {
  switch (question.kind) {
    case 'one':
    case 'several':
      return picked.size > 0;
    case 'true-false':
      return question.options.every((_, at) => typeof said[at] === 'boolean');
    case 'match':
      return question.pairs.every((_, at) => Boolean(chosen[at]));
    case 'number':
    case 'known-number':
      return numberIn(typed) !== null;
    case 'click':
      return typed !== '';
    case 'order':
      return true;
  }
}

/** @param {Event} event @param {Answerable} question @param {Answering} answering @param {Parts} parts */
function submit(event, question, answering, { views, changed }) {
  event.preventDefault();
  const verdict = judged(question, answering, views);
  if (verdict === null) return;
  answering.judge(verdict);
  changed();
}

/** @param {Answerable} question @param {Answering} answering @param {Views} views @returns {Verdict | null} */
function judged(question, { picked, said, chosen, placed, typed }, views) {
  switch (question.kind) {
    case 'one':
    case 'several':
      return judgeChoice(question, picked);
    case 'true-false':
      return judgeStatements(question, said);
    case 'match':
      return judgeMatch(question, chosen);
    case 'order':
      return judgeOrder(question, placed);
    case 'number': {
      const isRight = views.called(question.of)?.holds(`${question.fact}=${numberIn(typed)}`);
      return typeof isRight === 'boolean' ? { isRight, items: [isRight] } : null;
    }
    case 'click': {
      const isRight = typed === views.called(question.of)?.nodeAt(question.on);
      return { isRight, items: [isRight] };
    }
    case 'known-number':
      return judgeNumber(question, numberIn(typed) ?? NaN);
  }
}

/** What is said of one item of the answer. @param {Verdict | null} verdict @param {number} at @param {Say} say */
const mark = (verdict, at, say) =>
  verdict === null
    ? nothing
    : html`<span class="mark">${say('lesson-mark', { mark: verdict.items[at] ? 'right' : 'wrong' })}</span>`;

/** Why an item is right or wrong, once its answer is judged. @param {readonly Inline[]} why @param {boolean} isSaid */
const reason = (why, isSaid) =>
  isSaid && why.length > 0 ? html`<p class="why">${words(why)}</p>` : nothing;

/** @param {Choice} question @param {Answering} answering @param {Parts} parts */
function choice({ id, kind, options }, answering, { say, changed }) {
  const { picked, verdict } = answering;
  /** @param {number} at @param {boolean} isPicked */
  const pick = (at, isPicked) => {
    if (kind === 'one') picked.clear();
    if (isPicked) picked.add(at);
    else picked.delete(at);
    answering.change();
    changed();
  };
  return html`
    <ul class="options ${options.every(({ parts }) => plain(parts).length <= SHORT) ? 'short' : ''}">
      ${options.map(
        ({ parts, why }, at) => html`
          <li>
            <label>
              <input
                type=${kind === 'one' ? 'radio' : 'checkbox'}
                name="question-${id}"
                .checked=${picked.has(at)}
                @change=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) => pick(at, currentTarget.checked)}
              />
              <span>${words(parts)}</span>
              ${picked.has(at) ? mark(verdict, at, say) : nothing}
            </label>
            ${reason(why, verdict !== null && (picked.has(at) || verdict.isRight))}
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {Choice} question @param {Answering} answering @param {Parts} parts */
function statements({ id, options }, answering, { say, changed }) {
  const { said, verdict } = answering;
  /** @param {number} at @param {boolean} isTrue */
  const radio = (at, isTrue) => html`
    <label>
      <input
        type="radio"
        name="question-${id}-${at}"
        .checked=${said[at] === isTrue}
        @change=${() => {
          said[at] = isTrue;
          answering.change();
          changed();
        }}
      />
      <span>${say(isTrue ? 'lesson-true' : 'lesson-false')}</span>
    </label>
  `;
  return options.map(
    ({ parts, why }, at) => html`
      <fieldset>
        <legend>${words(parts)}</legend>
        ${radio(at, true)} ${radio(at, false)} ${mark(verdict, at, say)}
        ${reason(why, verdict !== null)}
      </fieldset>
    `,
  );
}

/** @param {Match} question @param {Answering} answering @param {Parts} parts */
function match(question, answering, { say, changed }) {
  const { chosen, verdict } = answering;
  const all = partners(question, document.documentElement.lang);
  return html`
    <ul class="pairs">
      ${question.pairs.map(
        ({ parts, why }, at) => html`
          <li>
            <label>
              <span>${words(parts)}</span>
              <select
                @change=${(
                  /** @type {Event & {currentTarget: HTMLSelectElement}} */ { currentTarget },
                ) => {
                  chosen[at] = currentTarget.value;
                  answering.change();
                  changed();
                }}
              >
                <option value="" ?selected=${!chosen[at]}>${say('lesson-choose')}</option>
                ${all.map((to) => html`<option value=${to} ?selected=${chosen[at] === to}>${to}</option>`)}
              </select>
              ${mark(verdict, at, say)}
            </label>
            ${reason(why, verdict !== null)}
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {Order} question @param {Answering} answering @param {Parts} parts */
function order({ items }, answering, { say, changed }) {
  const { placed, verdict } = answering;
  /** @param {number} at @param {number} by @param {string} sign */
  const mover = (at, by, sign) => html`
    <button
      type="button"
      aria-label=${say('lesson-move', { place: at + 1, to: by < 0 ? 'up' : 'down' })}
      ?disabled=${at + by < 0 || at + by >= placed.length}
      @click=${() => {
        answering.move(at, by);
        changed();
      }}
    >
      ${sign}
    </button>
  `;
  return html`
    <ol class="order">
      ${placed.map(
        (item, at) => html`
          <li>
            ${mover(at, -1, '↑')} ${mover(at, 1, '↓')}
            <span>${words(items[item])}</span> ${mark(verdict, at, say)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {NumberAsked | KnownNumber} question @param {Answering} answering @param {Parts} parts */
function number({ id }, answering, { say, changed }) {
  const { verdict, typed } = answering;
  return html`
    <p>
      <input
        type="text"
        inputmode="decimal"
        autocomplete="off"
        aria-labelledby="question-${id}"
        .value=${typed}
        @input=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) => {
          answering.typed = currentTarget.value;
          answering.change();
          changed();
        }}
      />
      ${mark(verdict, 0, say)}
    </p>
    ${verdict?.why ? html`<p class="why">${verdict.why}</p>` : nothing}
  `;
}

/** The node that is chosen in the view. @param {NodeAsked} question @param {Answering} answering @param {Parts} parts */
function clicked({ of, on }, { typed, verdict }, { say, views }) {
  const view = views.called(of);
  const isGone = view !== null && view.steps > 0 && view.nodeAt(on) === null;
  return html`
    <p class="clicked" aria-live="polite">${say('lesson-clicked', { node: typed || 'none' })} ${mark(verdict, 0, say)}</p>
    ${isGone ? html`<p>${say('lesson-click-gone')} <button type="button" @click=${() => views.restore(of)}>${say('lesson-restore')}</button></p>` : nothing}
  `;
}
