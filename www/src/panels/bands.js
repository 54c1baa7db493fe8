/** The searches of the root that have begun, as bands over the slider, one per depth or window. */

import { html } from 'lit';
import { NEG_INF, POS_INF } from '../engine/score.js';
import { lastPosition, placeIn } from '../session/steps.js';

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */
/** @import { Model } from './model.js' */

/** @typedef {Overview['iterations'][number]} Iteration */

/** Of more bands than this, those shorter than their share are left out: MTD(f) may search the root thousands of times. */
export const BANDS = 250;

/** @param {Model} model */
export function bands(model) {
  const { state, search, moment, say, dispatch } = model;
  const { iterations, steps } = search.overview;
  const last = lastPosition(state, steps);
  const place = (/** @type {number} */ at) => placeIn(state, last, at);
  if (iterations.length === 0) return undefined;
  const begun = iterations.slice(0, moment.iteration === null ? 0 : moment.iteration + 1);
  // Each has its share of the width, and what is left out leaves its own free.
  let end = 0;
  const free = (/** @type {number} */ until) =>
    html`<span .style=${`flex-grow: ${until - end}`}></span>`;
  return html`
    <div class="bands" role="group" aria-label=${say('bands')} .style=${`--count: ${begun.length}`}>
      ${begun.map((iteration, at) => {
        const from = iteration.step;
        const to = begun[at + 1]?.step ?? state.step;
        const isPresent = at === moment.iteration;
        const isNear = begun.length - at <= 2;
        const isEmpty = place(from) === place(to) && !isPresent;
        const isThin = iterations.length > BANDS && BANDS * (to - from) < last;
        if (isEmpty || (isThin && !isNear)) return undefined;
        const hint = bandHint(model, at);
        const before = place(from) > end ? free(place(from)) : undefined;
        end = place(to);
        return html`
          ${before}
          <button
            type="button"
            class="band"
            tabindex="-1"
            aria-label=${hint}
            title=${hint}
            aria-current=${isPresent ? 'true' : 'false'}
            .style=${`flex-grow: ${place(to) - place(from)}`}
            @click=${() => dispatch({ type: 'go', step: from })}
          >
            ${isPresent ? undefined : html`<span>${bandLabel(model, iteration)}</span>`}
          </button>
        `;
      })}
      ${free(100)} ${presentLabel(model)}
    </div>
  `;
}

/** The label of the present band, which may be longer than the band: from its beginning, or as far right as there is room. @param {Model} model */
function presentLabel(model) {
  const { state, search, moment } = model;
  const { iterations, steps } = search.overview;
  if (moment.iteration === null) return undefined;
  const iteration = iterations[moment.iteration];
  const from = placeIn(state, lastPosition(state, steps), iteration.step);
  return html`
    <div class="present-place" aria-hidden="true">
      <span .style=${`flex: 0 1 ${from}%`}></span>
      <span class="present-band">${bandLabel(model, iteration)}</span>
    </div>
  `;
}

/**
 * What distinguishes this search of the root: its depth, its window, or its test.
 * @param {Pick<Model, 'say' | 'score'>} words
 * @param {Iteration} iteration
 */
export function bandLabel({ say, score }, { depth, window, known }) {
  /** @type {string[]} */
  const parts = [];
  if (depth !== null) parts.push(say('band-depth', { depth }));
  if (window !== null) {
    const { alpha, beta } = window;
    const open = alpha === NEG_INF && beta === POS_INF;
    // A null-window driver makes one test after another.
    if (known !== null && alpha === NEG_INF) {
      parts.push(say('band-above', { alpha: score(alpha) }));
    } else if (known !== null) {
      parts.push(say('band-reaches', { beta: score(beta) }));
    } else if (!open || depth === null) {
      parts.push(say('band-window', { alpha: score(alpha), beta: score(beta) }));
    }
  }
  return parts.join(' ');
}

/**
 * @param {Model} model
 * @param {number} at the index of the search of the root
 */
function bandHint(model, at) {
  const { search, say } = model;
  const { overview, nodes } = search;
  const { iterations } = overview;
  const iteration = iterations[at];
  const label = bandLabel(model, iteration);
  // In the negamax forms the window is the mover's.
  const turned = overview.perspective === 'side-to-move' && !nodes.max[0];
  return say('band-hint', {
    number: at + 1,
    label,
    why: at === 0 && iteration.why === 'deeper' ? 'first' : iteration.why,
    seen: turned && iteration.window !== null ? 'MIN' : 'none',
  });
}
