/** The panel beside the tree in presenter mode: one sentence, legible from the back row, and controls that hide when idle. */

import { html, svg } from 'lit';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { button, ICONS } from '../../panels/icon-button.js';
import { notLoaded } from '../../panels/not-loaded.js';
import { aboutStep, narration } from '../../panels/now.js';
import { predictButton } from '../../panels/predict-button.js';
import { BESIDES } from '../../session/hall.js';
import { blankCuts } from './mode.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { LectureShown } from '../../session/lecture/lecture.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Presenting, View } from './mode.js' */

/**
 * @param {Model} model
 * @param {View} view
 * @param {Presenting | null} presenting null before it has begun
 * @param {unknown} question for the audience to predict, instead of the sentence
 */
export function audience(model, view, presenting, question) {
  const { state, search, say, word } = model;
  const { refused } = state;
  return html`
    <section class="audience" aria-label=${say('presenter-mode')}>
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
        question ??
        html`
          <p role="status" aria-label=${say('what-happens-now')} class="telling">
            ${view.blank ? html`${EYE} <em>${say('blanked', { cuts: view.hidesCuts ? 'yes' : 'no' })}</em>` : telling(model, view.lecture)}
          </p>
        `
      }
      <ul class="audience-counts">
        <li>${say('step-of', { step: state.step, steps: search.overview.steps })}</li>
        ${['entered', 'evaluated'].map((id) => counted(model, /** @type {'entered'} */ (id), view.blank))}
      </ul>
      ${presenting === null ? undefined : controls(model, view, presenting)}
    </section>
  `;
}

/** The passage of a lecture, or else the sentence of the step. @param {Model} model @param {LectureShown | null} lecture */
const telling = (model, lecture) => aboutStep(model, lecture?.passage || narration(model).text);

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

/**
 * @param {Model} model
 * @param {View} view
 * @param {Presenting} presenting
 */
function controls(model, view, presenting) {
  const { state, search, say, dispatch } = model;
  const { step } = state;
  const { steps } = search.overview;
  const go = (/** @type {boolean} */ forward) => () =>
    dispatch({ type: 'go', step: search.stepping.over(step, forward) });
  const blank = () => {
    view.blank = !view.blank;
  };
  const leave = () => {
    view.presenting = false;
  };
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    view.beside = BESIDES.find((each) => each === target.value) ?? 'none';
  };
  return html`
    <div class="audience-controls" role="toolbar" aria-label=${say('presenter-mode')}>
      ${view.lecture === null ? undefined : moments(view.lecture, say)}
      ${button(say('step-back'), ICONS.back, step === 0, go(false), { keys: keysOf('step-back', say) })}
      ${button(say('step-forward'), ICONS.forward, step === steps, go(true), { keys: keysOf('step-forward', say) })}
      <button
        type="button"
        class="toggle"
        aria-pressed=${view.blank}
        title=${withKey(say('blank-hint'), keysOf('blank', say))}
        aria-keyshortcuts=${keysOf('blank', say).aria}
        @click=${blank}
      >
        ${say('blank')}
      </button>
      <button
        type="button"
        class="toggle"
        aria-pressed=${view.blank && view.hidesCuts}
        title=${withKey(say('blank-cuts-hint'), keysOf('blank-cuts', say))}
        aria-keyshortcuts=${keysOf('blank-cuts', say).aria}
        @click=${() => blankCuts(view)}
      >
        ${say('blank-cuts')}
      </button>
      ${predictButton(model)}
      <select
        aria-label=${say('beside')}
        title=${withKey(say('beside'), keysOf('beside', say))}
        aria-keyshortcuts=${keysOf('beside', say).aria}
        .value=${view.beside}
        @change=${choose}
      >
        ${BESIDES.map((each) => html`<option value=${each} ?selected=${each === view.beside}>${say('beside-what', { what: each })}</option>`)}
      </select>
      ${
        view.presenterView === null
          ? undefined
          : html`
            <button
              type="button"
              title=${withKey(say('presenter-view-hint'), keysOf('presenter-view', say))}
              aria-keyshortcuts=${keysOf('presenter-view', say).aria}
              @click=${presenting.openPresenterView}
            >
              ${say('presenter-view')}
            </button>
          `
      }
      ${
        presenting.canFill
          ? html`
            <button type="button" class="toggle" aria-pressed=${presenting.isFull} @click=${presenting.fill}>
              ${say('full-screen')}
            </button>
          `
          : undefined
      }
      <button
        type="button"
        title=${withKey(say('leave-hint'), keysOf('leave', say))}
        aria-keyshortcuts=${keysOf('leave', say).aria}
        @click=${leave}
      >
        ${say('leave')}
      </button>
    </div>
  `;
}

/** The buttons to the moments before and after in a lecture. @param {LectureShown} lecture @param {Say} say */
function moments({ title, number, count, previous, next }, say) {
  const [before, after] = [say('previous-moment'), say('next-moment')];
  return html`
    ${button(before, ICONS.first, number <= 1, previous, { keys: keysOf('previous-moment', say) })}
    <span class="of-lecture" title=${title}>${say('moment-of', { number, count })}</span>
    ${button(after, ICONS.last, number === count, next, { keys: keysOf('next-moment', say) })}
  `;
}

/** A crossed-out eye. */
const EYE = html`
  <svg class="eye" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M2 12c5.5-8 14.5-8 20 0-5.5 8-14.5 8-20 0z"></path><circle cx="12" cy="12" r="3"></circle><path d="M4 21 20 3"></path>`}
  </svg>
`;
