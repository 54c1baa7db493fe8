/** The searches of the root as bands over the slider, one per depth or window. */

import { html } from 'lit';
import { NEG_INF, POS_INF } from '../engine/score.js';
import { lastPosition, placeIn } from '../session/steps.js';

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */
/** @import { Model } from './model.js' */

/** @typedef {Overview['iterations'][number]} Iteration */

/** A band shorter than this part of the slider has no room for its label. */
const NARROW = 0.08;

/** Of more bands than this, those shorter than their share are left out: MTD(f) may search the root thousands of times. */
const MOST = 250;

/** @param {Model} model */
export function bands(model) {
  const { state, search, moment, say, dispatch } = model;
  const { iterations, steps } = search.overview;
  const last = lastPosition(state, steps);
  const place = (/** @type {number} */ at) => placeIn(state, last, at);
  if (iterations.length === 0) return undefined;
  return html`
    <div class="bands" role="group" aria-label=${say('bands')}>
      ${iterations.map((iteration, at) => {
        const from = iteration.step;
        const to = iterations[at + 1]?.step ?? steps;
        const isNear = moment.iteration !== null && Math.abs(at - moment.iteration) <= 1;
        const isThin = iterations.length > MOST && MOST * (to - from) < last;
        if ((isThin && !isNear) || place(from) === place(to)) return undefined;
        const hint = bandHint(model, at);
        return html`
          <button
            type="button"
            class="band ${at % 2 === 0 ? '' : 'odd'}"
            tabindex="-1"
            aria-label=${hint}
            title=${hint}
            aria-current=${at === moment.iteration ? 'true' : 'false'}
            .style=${`left: ${place(from)}%; width: ${place(to) - place(from)}%`}
            @click=${() => dispatch({ type: 'go', step: from })}
          >
            <span>${bandLabel(model, iteration)}</span>
          </button>
        `;
      })}
      ${presentLabel(model)}
    </div>
  `;
}

/** The label of the current band, over its neighbours if the band is short. @param {Model} model */
function presentLabel(model) {
  const { state, search, moment } = model;
  const { iterations, steps } = search.overview;
  const last = lastPosition(state, steps);
  if (moment.iteration === null) return undefined;
  const iteration = iterations[moment.iteration];
  const to = iterations[moment.iteration + 1]?.step ?? steps;
  const [left, right] = [iteration.step, to].map((at) => placeIn(state, last, at));
  if ((right - left) / 100 >= NARROW) return undefined;
  // Shifted left in proportion to its place, it never overhangs the slider.
  const middle = (left + right) / 2;
  return html`
    <span
      class="present-band"
      aria-hidden="true"
      .style=${`left: ${middle}%; transform: translateX(-${middle}%)`}
    >${bandLabel(model, iteration)}</span>
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
    count: iterations.length,
    label,
    why: at === 0 && iteration.why === 'deeper' ? 'first' : iteration.why,
    seen: turned && iteration.window !== null ? 'MIN' : 'none',
  });
}
