/** A show of hands: the answers to a question and how many hands each had, as one line of text, and as bars in the hall. */

import { html, nothing, svg } from 'lit';
import { phase } from '../../session/predicting/course.js';

/** @import { Model } from '../../panels/model.js' */

/** An answer, and how many hands it had. @typedef {{answer: string, count: number}} Raised */

/** @param {readonly Raised[]} all */
export const handsText = (all) => all.map(({ answer, count }) => `${answer} (${count})`).join(', ');

/** What such a text says. @param {string} text @returns {Raised[]} */
export const handsIn = (text) =>
  [...text.matchAll(/\s*(.+?) \((\d{1,6})\)(?:,|$)/g)].map(([, answer, count]) => ({
    answer,
    count: Number(count),
  }));

/** Where the hall is asked now; empty where it is not. @param {Model['state']} state */
export function askedAt({ predicting, step }) {
  const isAsked = predicting !== null && phase(predicting, step) === 'question';
  return isAsked && predicting.open ? `${predicting.open.kind} ${step}` : '';
}

/** The hands on show, as long as their question is open: the bars of all answers are alike, whichever is right. @param {Model} model */
export function raisedHands({ state, say }) {
  const { hands } = state;
  if (hands === null || hands.of !== askedAt(state)) return undefined;
  const all = handsIn(hands.text);
  const most = Math.max(1, ...all.map(({ count }) => count));
  return html`
    <ul class="raised" aria-label=${say('hands')}>
      ${all.map(
        ({ answer, count }) => html`
          <li>
            <span>${answer}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${count === 0 ? nothing : svg`<rect width=${(100 * count) / most} height="10"></rect>`}</svg>
            <b>${count}</b>
          </li>
        `,
      )}
    </ul>
  `;
}
