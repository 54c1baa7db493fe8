/** The card beside a point, with its numbers. */

import { html, nothing } from 'lit';
import { curves } from './curves.js';
import { counted } from './numbers.js';
import { shapeAt } from './plan.js';
import { spreadOf } from './results.js';

/** @import { Scene } from './scene.js' */

/** @param {Scene} scene */
export function card(scene) {
  const { pointed, setup, locale, say, named } = scene;
  if (pointed === null) return nothing;
  const shape = shapeAt(setup, pointed.place);
  const { mean, least, most } = pointed.spread;
  const count = (/** @type {number} */ number) => counted(number, locale);
  return html`
    <div class="card" aria-hidden="true">
      <p>
        <b>${named(pointed.algorithm)}</b>
        ${say('growth-card-shape', { branching: shape.branching, depth: shape.depth })}
      </p>
      <p class="mean">${count(mean)} <span>${say(`growth-${setup.quantity}`)}</span></p>
      <p class="quiet">
        ${say('growth-card-trees', {
          spread: spreadOf(pointed),
          trees: pointed.trees,
          least: count(least),
          most: count(most),
        })}
      </p>
      <p class="quiet">
        ${curves(setup.quantity).map(
          ({ id, at }) => html`
            <span>${say(`growth-curve-${id}.short`)} ${count(at(shape.branching, shape.depth))}</span>
          `,
        )}
      </p>
      <p class="quiet by-hand">${say('growth-card-open')}</p>
      <button type="button" class="by-touch" tabindex="-1" @click=${() => scene.open(pointed)}>
        ${say('growth-open')}
      </button>
    </div>
  `;
}
