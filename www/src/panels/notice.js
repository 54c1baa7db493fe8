/** What to notice in a preset, above its tree, with the moments that it speaks of as buttons. */

import { html, nothing } from 'lit';
import { PHONE } from '../layout/widths.js';
import { broughtBy, presetOf, sameOptions } from '../session/choices.js';
import { gameTreeOf } from '../session/game-trees.js';
import { calledIn, momentsOf } from '../session/notices.js';

/** @import { Moment } from '../session/notices.js' */
/** @import { Model } from './model.js' */

/** The preset's notice, if it is one with its own switches, for which alone the notice holds. @param {Model} model */
function present({ state, choice, catalogue }) {
  // Start here says enough, and a learner who is asked is to find out.
  const isQuiet = state.start > 0 || state.predicting !== null;
  if (isQuiet) return null;
  const preset = presetOf(catalogue, state.tree);
  const known = preset ?? gameTreeOf(state.tree);
  if (known === undefined || !sameOptions(choice.options, broughtBy(preset))) return null;
  // On a canvas as narrow as a phone's the tree needs the room.
  const opens = (state.size?.width ?? Infinity) > PHONE;
  return { id: known.id, opens, isOpen: opens !== state.turned.has('notice') };
}

/** @param {Model} model */
export function notice(model) {
  const found = present(model);
  if (found === null) return undefined;
  return html`
    <section class="notice" role="region" aria-label=${model.say('what-to-notice')} data-before=${model.state.size === null ? 'size' : nothing}>
      ${noticeButton(model)} ${found.isOpen ? content(model, found.id) : undefined}
    </section>
  `;
}

/** Opens and closes the notice; on a phone it stands in the bar. @param {Model} model */
export function noticeButton(model) {
  const found = present(model);
  if (found === null) return undefined;
  const { isOpen, opens } = found;
  return html`
    <button
      type="button"
      class="opens-notice"
      aria-expanded=${isOpen}
      @click=${() => model.dispatch({ type: 'turn', part: 'notice', isTurned: isOpen === opens })}
    >
      ${model.say('what-to-notice')}
    </button>
  `;
}

/** @param {Model} model @param {string} id of the preset */
const content = (model, id) => html`
  <p>
    ${model.say(`notice-${id}`, calledIn(id, model.label))}
    ${momentsOf(id, model.search).map((moment) => momentButton(model, moment))}
    <span class="source">${model.say(`notice-${id}.source`)}</span>
  </p>
`;

/** @param {Model} model @param {Moment} moment */
function momentButton({ state, say, label, dispatch }, { kind, which, step }) {
  return html`
    <button
      type="button"
      class="moment"
      aria-current=${state.step === step ? 'step' : 'false'}
      @click=${() => dispatch({ type: 'go', step })}
    >
      ${say('moment', { kind, node: label(which), count: which, step })}
    </button>
  `;
}
