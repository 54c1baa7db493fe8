/** The rules for the order of children. Each orders the children that the rules before it leave equal. */

import { html } from 'lit';
import { isTotal, ruleOf } from '../session/choices.js';
import { restoreOnError } from '../session/outcome.js';

/** @import { Outcome } from '../session/outcome.js' */
/** @import { Model } from './model.js' */

/**
 * A place for a rule: the current rule, and those on offer.
 * @typedef {object} Place
 * @property {string} rule empty after the end of the list
 * @property {string | null} seed
 * @property {string[]} rules
 */

const SEED = 'shuffle:1';

/**
 * The places for the rules of an order, with one more if another rule could change anything.
 * @param {string} order
 * @param {readonly string[]} offered the rules that apply, by their values in the catalogue
 * @returns {Place[]}
 */
export function places(order, offered) {
  const given = order.split(',');
  const left = (/** @type {number} */ before) => {
    const used = given.slice(0, before).map(ruleOf);
    return offered.map(ruleOf).filter((rule) => !used.includes(rule));
  };
  const hasOthers = left(given.length).some((rule) => rule !== 'as-written');
  const more = hasOthers && !isTotal(given[given.length - 1]);
  return [...given, ...(more ? [''] : [])].map((rule, at) => ({
    rule: ruleOf(rule),
    seed: rule.startsWith('shuffle:') ? rule.slice('shuffle:'.length) : null,
    // Equal children keep the written order anyway. An empty rule ends the list.
    rules: at === 0 ? left(0) : ['', ...left(at).filter((each) => each !== 'as-written')],
  }));
}

/**
 * The order with another rule at a place. Later rules stay, unless it leaves them nothing to decide.
 * @param {string} order
 * @param {number} at
 * @param {string} rule with its seed; empty to end the list
 */
export function withRule(order, at, rule) {
  const given = order.split(',');
  const before = given.slice(0, at);
  if (rule === '') return before.join(',');
  const after = given.slice(at + 1).filter((each) => ruleOf(each) !== ruleOf(rule));
  return [...before, rule, ...(isTotal(rule) ? [] : after)].join(',');
}

/**
 * @param {Model} model
 * @param {string} order in force
 * @param {(order: string, field: HTMLElement) => Outcome} put
 */
export function orders({ choice, say, ids }, order, put) {
  const { orders: offered, switches } = choice.offered;
  // Iterative deepening puts the last iteration's best moves first by itself.
  const learns = offered.includes('pv');
  return html`
    <div role="group" aria-label=${say('switch-order')} class="orders">
      ${places(order, offered).map((place, at) => row(place, at))}
      ${
        learns
          ? html`<p class="hint">
              ${say('switch-order.deepening', { table: switches.includes('table') ? 'yes' : 'no' })}
            </p>`
          : undefined
      }
    </div>
  `;

  /** @param {Place} place @param {number} at */
  function row({ rule, seed, rules }, at) {
    const number = String(at + 1);
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target }) => {
      const next = withRule(order, at, target.value === 'shuffle' ? SEED : target.value);
      restoreOnError(put(next, target), () => {
        target.value = rule;
      });
    };
    /** @param {Event & {target: HTMLInputElement}} event */
    const reseed = ({ target }) => {
      const restore = () => {
        target.value = seed ?? '';
      };
      const right = /^\d{1,15}$/.test(target.value);
      if (!right) return restore();
      restoreOnError(put(withRule(order, at, `shuffle:${target.value}`), target), restore);
    };
    return html`
      <div class="switch">
        <label for="${ids}switch-order-${number}">
          ${at === 0 ? say('switch-order') : say('switch-order.then')}
        </label>
        <select
          id="${ids}switch-order-${number}"
          aria-label=${at === 0 ? say('switch-order') : say('switch-order.then-at', { number })}
          @change=${choose}
        >
          ${rules.map(
            (each) => html`
              <option value=${each} .selected=${each === rule}>
                ${each === '' ? say('switch-order.end') : say(`switch-order.${each}`)}
              </option>
            `,
          )}
        </select>
      </div>
      ${
        seed === null
          ? undefined
          : html`
            <div class="switch">
              <label for="${ids}switch-seed">${say('switch-order.seed')}</label>
              <input id="${ids}switch-seed" type="number" min="0" step="1" .value=${seed} @change=${reseed} />
            </div>
          `
      }
    `;
  }
}
