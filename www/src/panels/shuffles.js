/** Where the present order of children falls among shuffled ones: an element, since sampling them takes its time. */

import { html, LitElement, svg } from 'lit';
import { ruleOf } from '../session/choices.js';
import { bars, place } from './histogram.js';

/**
 * @typedef {import('../engine/search.js').Search} Search
 * @typedef {import('./model.js').Model['say']} Say
 */

/** How many orders are sampled. */
const SAMPLE = 10_000;

/** About as many nodes are entered before the page is given its turn: some hundredths of a second. */
const AT_ONCE = 200_000;

/** In a larger tree a single order would keep the page waiting. */
const LARGEST = 100_000;

/** Orders in whose place a shuffle is put as a whole. */
const REPLACED = ['as-written', 'reversed', 'best-first', 'worst-first', 'static', 'shuffle'];

const [WIDTH, HEIGHT] = [300, 80];

export class PlyscopeShuffles extends LitElement {
  static properties = { search: { attribute: false }, say: { attribute: false } };
  /** What the shuffled orders take, seed by seed from 1. @type {number[]} */
  #counts = [];
  /** What they are of. */
  #of = '';
  #runs = false;
  #failed = false;

  constructor() {
    super();
    /** @type {Search | null} */
    this.search = null;
    /** @type {Say} */
    this.say = () => '';
  }

  /** With the look of the view that it stands in. */
  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#runs = false;
  }

  willUpdate() {
    const of = this.search === null ? '' : sampled(this.search);
    if (of === this.#of) return;
    // Other searches have other counts.
    this.#of = of;
    this.#counts = [];
    this.#runs = false;
    this.#failed = false;
  }

  /** Samples until there are enough, or nobody waits any more. */
  #run = async () => {
    const of = this.#of;
    this.#runs = true;
    while (this.#runs && this.#of === of && this.#counts.length < SAMPLE) {
      this.#sample();
      this.requestUpdate();
      await new Promise((go) => setTimeout(go));
    }
    if (this.#of === of) this.#runs = false;
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
      // In one of these orders the search does too much, or its memory has run out.
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
          ${drawn(found, present)}
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

/**
 * The bars, and a mark over the one that has the present order.
 * @param {import('./histogram.js').Bar[]} found
 * @param {number} present
 */
function drawn(found, present) {
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

/** What the sample of a search depends on: all but the order that is shuffled. @param {Search} search */
function sampled({ text, request: { algorithm, options } }) {
  const { order = 'as-written', ...others } = options ?? {};
  const kept = REPLACED.includes(ruleOf(order)) && !order.includes(',') ? '' : order;
  return JSON.stringify([text, algorithm, kept, Object.entries(others).sort()]);
}

// Another script may have brought the element already.
if (!customElements.get('plyscope-shuffles'))
  customElements.define('plyscope-shuffles', PlyscopeShuffles);
