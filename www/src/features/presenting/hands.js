/** A show of hands: the answers to a question and how many hands each had, as one line of text, and as bars in the hall. */

import { html, nothing, svg } from 'lit';
import { nodesCalled } from '../../session/labels.js';
import { last, phase } from '../../session/predicting/course.js';
import { faultsOf, SIGNS } from '../../session/predicting/questions.js';

/** @import { Place } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Draft } from '../../session/predicting/course.js' */

/** An answer, and how many hands it had. @typedef {{answer: string, count: number}} Raised */

/** @param {readonly Raised[]} all */
export const handsText = (all) => all.map(({ answer, count }) => `${answer} (${count})`).join(', ');

/** What such a text says. @param {string} text @returns {Raised[]} */
export const handsIn = (text) =>
  [...text.matchAll(/\s*(.+?) \((\d{1,6})\)(?:,|$)/g)].map(([, answer, count]) => ({
    answer,
    count: Number(count),
  }));

/** The question that the hall is asked now, or whose answer it sees; null where there is none. @param {Model['state']} state */
function placeOf({ predicting, step }) {
  if (predicting === null) return null;
  const now = phase(predicting, step);
  if (now === 'verdict') return last(predicting)?.place ?? null;
  return (now === 'question' && predicting.open) || null;
}

/** Where that is; empty where there is none. @param {Model['state']} state */
export function askedAt(state) {
  const place = placeOf(state);
  return place === null ? '' : `${place.kind} ${place.step}`;
}

/**
 * The hands on show, until their question is left. While it is open, the bars of all answers are alike, whichever is right.
 * @param {Model} model
 */
export function raisedHands(model) {
  const { state, say } = model;
  const { hands, predicting, step } = state;
  const place = placeOf(state);
  if (predicting === null || place === null || hands?.of !== askedAt(state)) return undefined;
  const all = handsIn(hands.text);
  const most = Math.max(1, ...all.map(({ count }) => count));
  const isAnswered = phase(predicting, step) === 'verdict';
  const mark = html`<i aria-hidden="true">✓</i><span class="visually-hidden">${say('predict-score-right')}</span>`;
  return html`
    <ul class="raised" aria-label=${say('hands')}>
      ${all.map(({ answer, count }) => {
        const isMarked = isAnswered && isRight(answer, place, model);
        return html`
          <li class=${isMarked ? 'right' : ''}>
            <span>${answer} ${isMarked ? mark : nothing}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${count === 0 ? nothing : svg`<rect width=${(100 * count) / most} height="10"></rect>`}</svg>
            <b>${count}</b>
          </li>
        `;
      })}
    </ul>
  `;
}

/** Whether an answer that was called out is right, as far as it can be read. @param {string} answer @param {Place} place @param {Model} model */
const isRight = (answer, place, model) =>
  meanings(answer, place, model).some(
    (part) =>
      faultsOf(model.search, place, { one: '', other: '', nodes: [], ...part })?.length === 0,
  );

/** What it may mean: where no sign was called, a value is any bound. @param {string} answer @param {Place} place @param {Model} model @returns {Partial<Draft>[]} */
function meanings(answer, { kind }, { search, state, say }) {
  const words = answer.split(/[\s,;]+/).filter(Boolean);
  if (kind === 'cut') return [{ one: answer === say('predict-yes') ? 'yes' : 'no' }];
  if (kind === 'window') return [{ one: words[0], other: words[1] ?? '' }];
  if (kind === 'skipped') {
    const nodes = [...nodesCalled(words, search, state.labels)];
    return nodes.length === words.length ? [{ nodes }] : [];
  }
  const [sign] = answer.trim();
  const says = Object.hasOwn(SIGNS, sign) ? [SIGNS[sign]] : ['exact', 'lower', 'upper'];
  return says.map((other) => ({ one: answer.replace(/^\s*[=<>≥≤]*/, ''), other }));
}
