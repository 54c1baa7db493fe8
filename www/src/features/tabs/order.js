/** Move ordering: other orders at one click, and the rank of the current one among shuffled orders. */

import { html } from 'lit';
import { foldable } from '../../panels/fold.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Sampling } from '../../panels/tabs.js' */

/** The orders with a button; the empty one is as written. */
const ORDERS = ['', 'best-first', 'worst-first'];

/** @param {Model} model @param {Sampling | null} sampling null until it is loaded */
export function order(model, sampling) {
  const { options } = model.choice;
  const present = options.order ?? '';
  const seed = /^shuffle:(\d+)$/.exec(present)?.[1];
  const next = `shuffle:${seed === undefined ? 1 : (BigInt(seed) + 1n) % 2n ** 64n}`;
  const body = html`
    <div class="actions">
      ${ORDERS.map((rule) => orderButton(model, rule, rule, present === rule))}
      ${orderButton(model, 'shuffle', next, seed !== undefined)}
    </div>
    ${sampling?.shuffles(model)}
  `;
  return foldable(model, 'order', body);
}

/**
 * @param {Model} model
 * @param {string} name
 * @param {string} value the order that it chooses
 * @param {boolean} pressed
 */
function orderButton({ state, say, dispatch }, name, value, pressed) {
  const put = () => {
    const { order: _, ...others } = state.options;
    dispatch({ type: 'options', options: value === '' ? others : { ...others, order: value } });
  };
  const label = say(`order-${name === '' ? 'as-written' : name}`);
  return html`<button type="button" class="toggle" aria-pressed=${pressed} @click=${put}>${label}</button>`;
}
