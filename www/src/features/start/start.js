/** *Start here*, above the tree: the present stop, what to do there, and, once it is done, what it shows. */

import { html, nothing } from 'lit';
import { STOPS, stopAt } from '../../session/start-here.js';

/** @import { Outcome } from '../../session/outcome.js' */
/** @import { Stop } from '../../session/start-here.js' */
/** @import { Wanted } from '../../session/wanted.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * @param {Model} model
 * @param {(wanted: Wanted) => Outcome} display goes to another stop
 */
export function start(model, display) {
  const { state, say, dispatch } = model;
  const present = STOPS[state.start - 1];
  const done = present.isDone(model);
  const next = STOPS[state.start];
  return html`
    <section class="start" role="region" tabindex="-1" data-keeps-focus aria-label=${say('start-here')}>
      <ol>
        ${STOPS.map((_, at) => html`<li>${stopLink(model, at + 1, display)}</li>`)}
      </ol>
      <div class="words">
        <h2>${say(`start-${present.id}.title`)}</h2>
        <p>${done ? undefined : say(`start-${present.id}`, present.asks?.(model))}</p>
        <p role="status" class="seen">${done ? say(`start-${present.id}.seen`, present.seen(model)) : nothing}</p>
      </div>
      <div class="actions">
        ${done ? undefined : act(model, present)}
        ${done && next !== undefined ? forward(model, state.start + 1, display) : undefined}
      </div>
      <button
        type="button"
        class="leave ${next === undefined && done ? 'primary' : ''}"
        @click=${() => dispatch({ type: 'end-start' })}
      >
        ${say(next === undefined && done ? 'start-end' : 'start-leave')}
      </button>
    </section>
  `;
}

/** The button that does what a stop asks for, or ends its playing. @param {Model} model @param {Stop} stop */
function act(model, { id, act }) {
  const { say, dispatch } = model;
  const action = act(model);
  // While a question is open, its own buttons are what is to be pressed.
  if (model.state.predicting?.open) return undefined;
  return html`
    <button type="button" class="primary" @click=${() => action && dispatch(action)}>
      ${action?.type === 'pause' ? say('pause') : say(`start-${id}.act`)}
    </button>
  `;
}

/**
 * @param {Model} model
 * @param {number} stop from 1
 * @param {(wanted: Wanted) => Outcome} display
 */
function stopLink({ state, say }, stop, display) {
  const title = say(`start-${STOPS[stop - 1].id}.title`);
  return html`
    <a
      href="#start=${stop}"
      aria-current=${state.start === stop ? 'step' : nothing}
      aria-label=${say('start-stop', { stop, title })}
      title=${title}
      @click=${going(stop, display)}
    >
      ${stop}
    </a>
  `;
}

/**
 * @param {Model} model
 * @param {number} stop from 1
 * @param {(wanted: Wanted) => Outcome} display
 */
function forward({ say }, stop, display) {
  const title = say(`start-${STOPS[stop - 1].id}.title`);
  return html`
    <a class="next primary" href="#start=${stop}" @click=${going(stop, display)}>
      ${say('start-next', { title })}
    </a>
  `;
}

/**
 * A stop is shown in this view; as a link it can be opened elsewhere.
 * @param {number} stop
 * @param {(wanted: Wanted) => Outcome} display
 * @returns {(event: MouseEvent) => void}
 */
const going = (stop, display) => (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  display(stopAt(stop));
};
