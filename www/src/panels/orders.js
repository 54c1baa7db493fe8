/** The order of children: rules that are applied in turn, each where those before leave children equal. */

import { html } from 'lit';
import { isTotal, ruleOf } from '../session/choices.js';
import { undone } from '../session/outcome.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * A place for a rule: what stands there, and what may.
 * @typedef {object} Place
 * @property {string} rule nothing where the list has ended
 * @property {string | null} seed
 * @property {string[]} rules
 */

const SEED = 'shuffle:1';

/**
 * The places for the rules of an order, with one more where a further rule would change anything.
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
  const further = left(given.length).some((rule) => rule !== 'as-written');
  const more = further && !isTotal(given[given.length - 1]);
  return [...given, ...(more ? [''] : [])].map((rule, at) => ({
    rule: ruleOf(rule),
    seed: rule.startsWith('shuffle:') ? rule.slice('shuffle:'.length) : null,
    // As written is what equals are anyhow; with no rule at its place, the list ends.
    rules: at === 0 ? left(0) : ['', ...left(at).filter((each) => each !== 'as-written')],
  }));
}

/**
 * The order with another rule at a place; those behind stay, unless it leaves them nothing to do.
 * @param {string} order
 * @param {number} at
 * @param {string} rule with its seed; nothing ends the list
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
 * @param {string} order what is in force
 * @param {(order: string, field: HTMLElement) => import('../session/outcome.js').Outcome} put
 */
export function orders({ choice, say, ids }, order, put) {
  const { orders: offered, switches } = choice.offered;
  // Where there are iterations, the last one's findings are put first by themselves.
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
      undone(put(next, target), () => {
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
      undone(put(withRule(order, at, `shuffle:${target.value}`), target), restore);
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
