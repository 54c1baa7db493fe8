/**
 * What to notice in a preset, above its tree: a question, and its answer once that has happened or is asked for, with the moments that
 * it speaks of as buttons.
 */

import { html, nothing } from 'lit';
import { PHONE } from '../layout/widths.js';
import { broughtBy, isTold, presetOf, sameOptions } from '../session/choices.js';
import { isCompared } from '../session/compared.js';
import { gameTreeOf } from '../session/game-trees.js';
import { answeredFrom, calledIn, momentsOf } from '../session/notices.js';

/** @import { Moment } from '../session/notices.js' */
/** @import { Model } from './model.js' */

/** The preset's notice, if it is searched as the notice says, with its own switches, for which alone it holds. @param {Model} model */
function present({ state, search, choice, catalogue }) {
  // Start here says enough, a learner who is asked is to find out, and what stands beside or below the tree needs the room.
  const isTaken = isCompared(state.compare) || state.traced !== null || state.results !== null;
  const isQuiet = state.start > 0 || state.predicting !== null || isTaken;
  if (isQuiet) return null;
  const preset = presetOf(catalogue, state.tree);
  const known = preset ?? gameTreeOf(state.tree);
  if (known === undefined || !isTold(preset, state.algorithm)) return null;
  if (!sameOptions(choice.options, broughtBy(preset))) return null;
  // On a canvas as narrow as a phone's the tree needs the room.
  const isNarrow = (state.size?.width ?? Infinity) <= PHONE;
  const part = `notice-${known.id}`;
  const isWanted = state.turned.has(part);
  const moments = momentsOf(known.id, search);
  return {
    id: known.id,
    part,
    moments,
    isWanted,
    isOpen: isWanted || !isNarrow,
    isAnswered: isWanted || state.step >= answeredFrom(known.id, search),
  };
}

/** @typedef {NonNullable<ReturnType<typeof present>>} Present */

/** @param {Model} model */
export function notice(model) {
  const found = present(model);
  if (found === null || !found.isOpen) return undefined;
  const { say, state } = model;
  return html`
    <section class="notice" role="region" aria-label=${say('what-to-notice')} data-before=${state.size === null ? 'size' : nothing}>
      <p><b>${say('what-to-notice')}</b> ${found.isAnswered ? answer(model, found) : question(model, found)}</p>
      ${found.isAnswered ? undefined : room(model, found)}
    </section>
  `;
}

/** Opens and closes the notice where it has no place of its own: in the menu of a phone. @param {Model} model */
export function noticeButton(model) {
  const found = present(model);
  if (found === null) return undefined;
  const { isWanted, part } = found;
  return html`
    <button
      type="button"
      class="opens-notice"
      aria-expanded=${isWanted}
      @click=${() => model.dispatch({ type: 'turn', part, isTurned: !isWanted })}
    >
      ${model.say('what-to-notice')}
    </button>
  `;
}

/** @param {Model} model @param {Present} found */
function question({ label, say, dispatch }, { id, part }) {
  const show = () => dispatch({ type: 'turn', part, isTurned: true });
  return html`
    ${say(`notice-${id}.question`, calledIn(id, label))}
    <button type="button" class="answers" @click=${show}>${say('notice-answer')}</button>
  `;
}

/**
 * Takes the height that the answer will need, so that the tree stays where it is when it comes.
 * @param {Model} model
 * @param {Present} found
 */
const room = (model, found) => html`
  <p class="room" aria-hidden="true">
    <b>${model.say('what-to-notice')}</b>
    ${answer(model, found, (moment) => html`<span class="as-moment">${momentText(moment, model)}</span> `)}
  </p>
`;

/** @param {Model} model @param {Present} found @param {(moment: Moment) => unknown} [shown] how each moment stands there */
const answer = (model, { id, moments }, shown = (moment) => momentButton(model, moment)) => html`
  ${model.say(`notice-${id}`, calledIn(id, model.label))}
  ${moments.map(shown)}
  <span class="source">${model.say(`notice-${id}.source`)}</span>
`;

/** @param {Model} model @param {Moment} moment */
function momentButton({ state, say, label, dispatch }, moment) {
  const { step } = moment;
  return html`
    <button
      type="button"
      class="moment"
      aria-current=${state.step === step ? 'step' : 'false'}
      @click=${() => dispatch({ type: 'go', step })}
    >
      ${momentText(moment, { say, label })}
    </button>
  `;
}

/** @param {Moment} moment @param {Pick<Model, 'say' | 'label'>} model */
const momentText = ({ kind, which, step }, { say, label }) =>
  say('moment', { kind, node: label(which), count: which, step });
