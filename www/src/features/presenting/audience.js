/** The panel beside the tree in presenter mode: one sentence, legible from the back row, and controls that hide when idle. */

import { html, svg } from 'lit';
import { COMMANDS, commandsAt } from '../../input/commands.js';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { actionButton, commandButton } from '../../panels/command-button.js';
import { decision } from '../../panels/decision.js';
import { notLoaded } from '../../panels/not-loaded.js';
import { aboutStep, narration } from '../../panels/now.js';
import { travelling } from '../../panels/toolbar.js';
import { BESIDES } from '../../session/hall.js';
import { questionIn } from '../../session/settle.js';
import { filledIn } from '../../text/live.js';
import { algorithmName } from '../../text/wording.js';
import { raisedHands } from './hands.js';
import { words } from './words.js';

/** @import { CommandId } from '../../input/commands.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { LectureShown } from '../../session/lecture.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Presenting, View } from './mode.js' */

/**
 * @param {Model} model
 * @param {View} view
 * @param {Presenting | null} presenting null before it has begun
 * @param {object} instead
 * @param {unknown} instead.question for the audience to predict, instead of the sentence
 * @param {boolean} instead.isCompared whether each of several panes has its own sentence and counts
 */
export function audience(model, view, presenting, { question, isCompared }) {
  const { state, say, word } = model;
  const { refused } = state;
  const isTold = isCompared && !question && !view.blank && state.passage === '';
  // What is hidden, or asked for, it would give away.
  const isDecided = view.beside === 'decision' && !view.blank && questionIn(state) === null;
  const isOfWords = state.hidden === 'tree';
  // While a question is open, compared panes show no counts of theirs either.
  const isCounted = !isOfWords && !(isCompared && question);
  return html`
    <section class="audience ${isOfWords ? 'of-words' : isTold ? 'told' : ''}" aria-label=${say('presenter-mode')}>
      ${refused === null ? undefined : html`<p class="error" role="alert">${word(refused)}</p>`}
      ${
        presenting?.blocked
          ? html`
            <p class="error" role="alert">
              ${say('presenter-blocked')}
              <a href=${presenting.blocked} target="_blank" @click=${presenting.unblock}>${say('presenter-view')}</a>
            </p>
          `
          : undefined
      }
      ${presenting?.isPresenterViewMissing ? notLoaded(say, presenting.openPresenterView) : undefined}
      ${
        isOfWords
          ? words(view.lecture?.heading ?? '', filledIn(state.passage, view), view, say)
          : (question ??
            html`
              <p role="status" aria-label=${say('what-happens-now')} class="telling">
                ${view.blank ? html`${EYE} <em>${say('blanked', { cuts: view.hidesCuts ? 'yes' : 'no' })}</em>` : telling(model, view)}
              </p>
            `)
      }
      ${raisedHands(model)}
      ${isDecided ? (decision(model) ?? undecided(isCompared, say)) : undefined}
      <div class="foot">
        ${whereabouts(model, view.lecture)}
        ${isCounted ? counts(model, view.blank) : undefined}
      </div>
      ${state.black ? black(model) : undefined}
      ${presenting === null ? undefined : controls(model, view, presenting)}
    </section>
  `;
}

/** The room of a decision where there is none: below several trees it would be a band of nothing. @param {boolean} isCompared @param {Model['say']} say */
const undecided = (isCompared, say) =>
  html`<p class="undecided">${isCompared ? say('decision-none') : undefined}</p>`;

/** Over everything but the controls: nothing to look at. A press shows again what is there. @param {Model} model */
function black({ say, dispatch }) {
  const end = (/** @type {Event & {target: HTMLElement}} */ { target }) => {
    stageOf(target)?.focus();
    dispatch({ type: 'hall', black: false });
  };
  return html`
    <div class="black" role="status" @click=${end}>
      <span class="visually-hidden">${say('black')}</span>
    </div>
  `;
}

/** The passage of a slide, or else the sentence of the step. @param {Model} model @param {View} view */
const telling = (model, view) =>
  aboutStep(model, filledIn(model.state.passage, view) || narration(model).text);

/** Where the hall is: the slide, with its title unless that is read already, and the search. @param {Model} model @param {LectureShown | null} lecture */
function whereabouts({ state, say }, lecture) {
  const isOfWords = state.hidden === 'tree';
  if (lecture === null)
    return html`<p class="whereabouts"><span>${algorithmName(state.algorithm, say)}</span></p>`;
  const { number, count, heading } = lecture;
  return html`
    <p class="whereabouts of-lecture">
      <span>${say('slide-of', { number, count })}</span>
      ${isOfWords || heading === '' ? undefined : html`<b>${heading}</b>`}
      ${isOfWords ? undefined : html`<span>${algorithmName(state.algorithm, say)}</span>`}
    </p>
  `;
}

/** @param {Model} model @param {boolean} blank */
const counts = (model, blank) => html`
  <ul class="audience-counts">
    <li>${model.say('step-of', { step: model.state.step, steps: model.search.overview.steps })}</li>
    ${['entered', 'evaluated'].map((id) => counted(model, /** @type {'entered'} */ (id), blank))}
  </ul>
`;

/**
 * A count so far.
 * @param {Model} model
 * @param {'entered' | 'evaluated'} id
 * @param {boolean} blank
 */
function counted({ moment, say }, id, blank) {
  const number = moment.counts[id];
  const count = blank ? html`<i aria-label=${say('hidden')}>?</i>` : say('counted', { number });
  return html`<li>${say(`counter-${id}`)} <b>${count}</b></li>`;
}

/** How many of the commands a clicker has too: back, forward and black. In a hand a menu has the others. */
const LARGE = 3;

/**
 * @param {Model} model
 * @param {View} view
 * @param {Presenting} presenting
 */
function controls(model, view, presenting) {
  const { say } = model;
  const { lecture } = view;
  const seen = { isFull: presenting.isFull };
  const isOffered = (/** @type {CommandId} */ id) =>
    (id !== 'presenter-view' || view.presenterView !== null) &&
    (id !== 'full-screen' || presenting.canFill);
  /** @param {CommandId} id */
  const control = (id) => {
    const { asks } = COMMANDS[id];
    if (id === 'beside') return beside(model);
    if (asks === undefined) return actionButton(id, model);
    const press = () => presenting.perform(asks);
    return commandButton(id, say, { seen, isPossible: true, press });
  };
  // Whoever presses by a pointer leaves the keyboard to the picture, so that the controls go again.
  const release = (/** @type {PointerEvent & {target: HTMLElement}} */ { target, detail }) => {
    const pressed = target.closest('button');
    if (pressed === null || pressed.hasAttribute('popovertarget')) return;
    if (detail > 0) stageOf(target)?.focus();
    if (target.closest(':popover-open'))
      /** @type {HTMLElement} */ (target.closest(':popover-open')).hidePopover();
  };
  const offered = commandsAt('hall').filter(isOffered);
  return html`
    <div class="audience-controls" role="toolbar" aria-label=${say('presenter-mode')} @click=${release}>
      ${offered.slice(0, LARGE).map(control)} ${lecture === null ? undefined : slides(lecture, say)}
      <button type="button" class="opens-rest" popovertarget="hall-rest">${say('menu')}</button>
      <div class="rest" id="hall-rest" popover>
        ${offered.slice(LARGE).map(control)}
        ${model.state.unlocked ? [travelling(model, 'undo'), travelling(model, 'redo')] : undefined}
      </div>
    </div>
  `;
}

/** The list of what may stand beside the tree. @param {Model} model */
function beside({ state, say, dispatch }) {
  const keys = keysOf('beside', say);
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    dispatch({ type: 'hall', beside: BESIDES.find((each) => each === target.value) ?? 'none' });
    stageOf(target)?.focus();
  };
  // A clicker goes on, whatever has the keyboard.
  const turn = (/** @type {KeyboardEvent & {target: HTMLElement}} */ event) => {
    if (!['PageDown', 'PageUp', 'b', '.'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const stage = stageOf(event.target);
    stage?.focus();
    stage?.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  return html`
    <select
      aria-label=${say('beside')}
      title=${withKey(say('beside'), keys)}
      aria-keyshortcuts=${keys.aria}
      .value=${state.beside}
      @change=${choose}
      @keydown=${turn}
    >
      ${BESIDES.map((each) => html`<option value=${each} ?selected=${each === state.beside}>${say('beside-what', { what: each })}</option>`)}
    </select>
  `;
}

/** The picture, which has the keyboard in a hall. @param {HTMLElement} within the same view @returns {HTMLElement | null} */
const stageOf = (within) =>
  /** @type {ParentNode} */ (within.getRootNode()).querySelector('.stage');

/** The buttons to the slides before and after in a lecture. @param {LectureShown} lecture @param {Say} say */
function slides({ title, number, count, previous, next }, say) {
  /** @param {'previous-slide' | 'next-slide'} id @param {boolean} isPossible @param {() => void} press */
  const to = (id, isPossible, press) => commandButton(id, say, { seen: {}, isPossible, press });
  return html`
    <div class="slides">
      ${to('previous-slide', number > 1, previous)}
      <span class="place-in-lecture" title=${title}>${say('slide-of', { number, count })}</span>
      ${to('next-slide', number < count, next)}
    </div>
  `;
}

/** A crossed-out eye. */
const EYE = html`
  <svg class="eye" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M2 12c5.5-8 14.5-8 20 0-5.5 8-14.5 8-20 0z"></path><circle cx="12" cy="12" r="3"></circle><path d="M4 21 20 3"></path>`}
  </svg>
`;
