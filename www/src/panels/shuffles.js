/** The rank of the current order of children among shuffled orders: an element, since sampling takes time. */

import { html, LitElement, svg } from 'lit';
import { orderInfo } from '../engine/catalogue.js';
import { ruleOf } from '../session/choices.js';
import { bars, place } from './histogram.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Bar } from './histogram.js' */
/** @import { Model } from './model.js' */

/** @typedef {Model['say']} Say */

/** The size of the sample. */
const SAMPLE = 10_000;

/** Nodes entered before the page gets its turn: some hundredths of a second. */
const AT_ONCE = 200_000;

/** In a larger tree, a single order would block the page. */
const LARGEST = 100_000;

const [WIDTH, HEIGHT] = [300, 80];

export class PlyscopeShuffles extends LitElement {
  static properties = { search: { attribute: false }, say: { attribute: false } };
  /** The nodes entered under each shuffled order, by seed from 1. @type {number[]} */
  #counts = [];
  /** The key of the sampled search. */
  #key = { text: '', others: '' };
  #runs = false;
  #failed = false;

  constructor() {
    super();
    /** @type {Search | null} */
    this.search = null;
    /** @type {Say} */
    this.say = () => '';
  }

  /** Renders into the view, to have its styles. */
  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#runs = false;
  }

  willUpdate() {
    const key = sampleKey(this.search);
    if (key.text === this.#key.text && key.others === this.#key.others) return;
    // Other searches have other counts.
    this.#key = key;
    this.#counts = [];
    this.#runs = false;
    this.#failed = false;
  }

  /** Samples until there are enough, or sampling is stopped. */
  #run = async () => {
    const key = this.#key;
    this.#runs = true;
    while (this.#runs && this.#key === key && this.#counts.length < SAMPLE) {
      this.#sample();
      this.requestUpdate();
      await new Promise((go) => setTimeout(go));
    }
    if (this.#key === key) this.#runs = false;
    this.requestUpdate();
  };

  #sample() {
    const { search } = this;
    if (search === null) return;
    const from = this.#counts.length + 1;
    const some = Math.max(1, Math.floor(AT_ONCE / search.overview.total.entered));
    try {
      this.#counts.push(...search.lists.enteredShuffled(from, Math.min(SAMPLE, from + some - 1)));
    } catch {
      // The search takes too long in one of these orders, or its memory has run out.
      this.#failed = true;
      this.#runs = false;
    }
  }

  #stop = () => {
    this.#runs = false;
  };

  render() {
    const { search, say } = this;
    if (search === null) return undefined;
    if (search.overview.nodes > LARGEST)
      return html`<p class="hint">${say('shuffles-too-large')}</p>`;
    const [label, press] = this.#runs
      ? [say('shuffles-stop'), this.#stop]
      : [say('shuffles-sample', { number: SAMPLE }), this.#run];
    const all = this.#counts.length === SAMPLE;
    return html`
      ${this.#counts.length === 0 ? undefined : this.#histogram(search)}
      ${this.#failed ? html`<p class="hint" role="alert">${say('shuffles-failed')}</p>` : undefined}
      ${all ? undefined : html`<button type="button" @click=${press}>${label}</button>`}
    `;
  }

  /** @param {Search} search */
  #histogram(search) {
    const { say } = this;
    const present = search.overview.total.entered;
    const found = bars(this.#counts, present);
    const number = this.#counts.length;
    const { fewer, same, more } = place(this.#counts, present);
    const summary = say('shuffles-place', { number, present, fewer, same, more });
    return html`
      <figure>
        <svg viewBox="0 -14 ${WIDTH} ${HEIGHT + 30}" role="img" aria-label=${say('shuffles-histogram')}>
          ${barShapes(found, present)}
          <text x="0" y=${HEIGHT + 14}>${say('counted', { number: found[0].from })}</text>
          <text x=${WIDTH} y=${HEIGHT + 14} text-anchor="end">
            ${say('counted', { number: found[found.length - 1].to })}
          </text>
        </svg>
        <figcaption aria-live=${this.#runs ? 'off' : 'polite'}>${summary}</figcaption>
      </figure>
    `;
  }
}

/** The bars, and a mark over the one with the current order. @param {Bar[]} found @param {number} present */
function barShapes(found, present) {
  const most = Math.max(...found.map(({ count }) => count));
  const step = WIDTH / found.length;
  return found.map(({ from, to, count }, at) => {
    const height = (HEIGHT * count) / most;
    const here = from <= present && present <= to;
    const [x, middle] = [at * step, (at + 0.5) * step];
    return svg`
      <rect class=${here ? 'here' : ''} x=${x} y=${HEIGHT - height} width=${Math.max(1, step - 1)} height=${height} />
      ${here ? svg`<path class="here" d="M${middle} ${HEIGHT - height - 2}l-5 -9h10z" />` : undefined}
    `;
  });
}

/** Everything that a sample depends on: all but the shuffled order. @param {Search | null} search */
function sampleKey(search) {
  if (search === null) return { text: '', others: '' };
  const { text, request } = search;
  const { order = 'as-written', ...others } = request.options ?? {};
  // A shuffle replaces what does not learn as a whole.
  const isReplaced = !order.includes(',') && orderInfo(ruleOf(order))?.learns === false;
  const kept = isReplaced ? '' : order;
  // The text stays apart: it may have millions of characters.
  return { text, others: JSON.stringify([request.algorithm, kept, Object.entries(others).sort()]) };
}

// Another script may have defined the element already.
if (!customElements.get('plyscope-shuffles'))
  customElements.define('plyscope-shuffles', PlyscopeShuffles);
