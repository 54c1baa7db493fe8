/** *Start here*, above the tree: the present stop, what to do there, and, once it is done, what it shows. */

import { html, nothing } from 'lit';
import { begin } from '../../session/predicting/course.js';
import {
  CHANGED,
  cutoffStep,
  isDone,
  NEW_VALUE,
  SKIPPED,
  STOPS,
  stopAt,
} from '../../session/start-here.js';
import { PLAIN } from '../../session/usual-searches.js';

/** @import { Outcome } from '../../session/outcome.js' */
/** @import { StopId } from '../../session/start-here.js' */
/** @import { Wanted } from '../../session/wanted.js' */
/** @import { Parameters } from '../../text/messages.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * @param {Model} model
 * @param {(wanted: Wanted) => Outcome} display goes to another stop
 */
export function start(model, display) {
  const { state, search, say, dispatch } = model;
  const present = STOPS[state.start - 1];
  const done = isDone(present.id, state, search);
  const next = STOPS[state.start];
  return html`
    <section class="start" role="region" tabindex="-1" data-keeps-focus aria-label=${say('start-here')}>
      <ol>
        ${STOPS.map((_, at) => html`<li>${stopLink(model, at + 1, display)}</li>`)}
      </ol>
      <p>
        <b>${say(`start-${present.id}.title`)}</b>
        ${done ? undefined : [say(`start-${present.id}`, parametersOf(model)), act(model, present.id)]}
      </p>
      <p role="status" class="seen">${done ? say(`start-${present.id}.seen`, seen(present.id, model)) : nothing}</p>
      <div class="actions">
        ${next === undefined ? undefined : forward(model, state.start + 1, done, display)}
        <button type="button" @click=${() => dispatch({ type: 'end-start' })}>
          ${say(next === undefined && done ? 'start-end' : 'start-leave')}
        </button>
      </div>
    </section>
  `;
}

/** The facts of what a stop asks for. @param {Model} model @returns {Parameters} */
const parametersOf = ({ search, label }) => ({
  leaf: label(CHANGED),
  cut: cutoffStep(search) === null ? 'no' : 'yes',
});

/** The button that does what a stop asks for, or ends its playing. @param {Model} model @param {StopId} id */
function act(model, id) {
  const { state, say, dispatch } = model;
  const isPlaying = id === 'everything' && state.playing;
  return html`
    <button
      type="button"
      @click=${() => (isPlaying ? dispatch({ type: 'pause' }) : ACTS[id](model))}
    >
      ${isPlaying ? say('pause') : say(`start-${id}.act`)}
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
 * @param {boolean} done whether the present one is done
 * @param {(wanted: Wanted) => Outcome} display
 */
function forward({ say }, stop, done, display) {
  const title = say(`start-${STOPS[stop - 1].id}.title`);
  return html`
    <a class="next ${done ? 'done' : ''}" href="#start=${stop}" @click=${going(stop, display)}>
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

/** What each stop asks for, done at the press of a button. @type {Record<StopId, (model: Model) => void>} */
export const ACTS = {
  everything: ({ dispatch }) => dispatch({ type: 'play', from: 0 }),
  guess: ({ search, dispatch }) => {
    const predicting = begin(search, { kinds: ['returns'], stage: 'setup' }, 0);
    dispatch({ type: 'predict', predicting, step: predicting.open?.step });
  },
  cut: (model) => {
    const { search, dispatch } = model;
    const step = cutoffStep(search);
    if (step !== null) dispatch({ type: 'go', step });
  },
  change: ({ dispatch }) =>
    dispatch({ type: 'edit-tree', edit: { value: { node: CHANGED, value: NEW_VALUE } } }),
  ask: ({ dispatch }) => dispatch({ type: 'inspect', node: SKIPPED }),
  compare: ({ dispatch }) =>
    dispatch({
      type: 'compare',
      compare: { panes: [{ algorithm: PLAIN, options: {} }], pace: 'end' },
    }),
};

/** The facts of what a stop shows. @param {StopId} id @param {Model} model @returns {Parameters} */
function seen(id, { state, search, score, label, numeral }) {
  const { total, value, nodes, minimax } = search.overview;
  const counts = { nodes, entered: total.entered, minimax: minimax.entered };
  const last = state.predicting?.answers?.at(-1);
  switch (id) {
    case 'everything':
      return { nodes, value: score(value) };
    case 'guess':
      return { right: last?.draft && last.faults.length === 0 ? 'yes' : 'no' };
    case 'cut': {
      const step = cutoffStep(search);
      const fact = step === null ? null : search.moment(step).fact;
      if (fact?.kind !== 'cutoff') return {};
      const { best, bound, by, skipped } = fact;
      if (best === null || by === null) return {};
      const node = label(search.nodes.parent[CHANGED]);
      return { node, best: score(best), bound: score(bound), by: label(by), skipped };
    }
    case 'change':
      return { ...counts, value: numeral(search.nodes.value(CHANGED) ?? '') };
    case 'ask':
      return { node: label(state.inspected ?? 0) };
    case 'compare':
      return { ...counts, value: score(value) };
  }
}
