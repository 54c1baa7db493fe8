/** The rank of the current order of children among shuffled orders, which takes time to sample. */

import { html, noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { orderInfo } from '../../engine/catalogue.js';
import { ruleOf } from '../../session/choices.js';
import { histogram } from './histogram.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */

/** The size of the sample. */
const SAMPLE = 10_000;

/** Nodes entered before the page gets its turn: some hundredths of a second. */
const AT_ONCE = 200_000;

/** In a larger tree, a single order would block the page. */
const LARGEST = 100_000;

class Shuffles extends AsyncDirective {
  /** @type {Model | null} */
  #model = null;
  /** The nodes entered under each shuffled order, by seed from 1. @type {number[]} */
  #counts = [];
  /** The key of the sampled search. */
  #key = { text: '', others: '' };
  #runs = false;
  #failed = false;

  /** @param {Model} model @returns {unknown} */
  render(model) {
    const before = this.#model;
    this.#model = model;
    if (before?.search === model.search && before.say === model.say) return noChange;
    const key = sampleKey(model.search);
    if (key.text !== this.#key.text || key.others !== this.#key.others) {
      // Other searches have other counts.
      this.#key = key;
      this.#counts = [];
      this.#runs = false;
      this.#failed = false;
    }
    return this.#content(model);
  }

  disconnected() {
    this.#runs = false;
  }

  reconnected() {
    this.#again();
  }

  #again() {
    if (this.isConnected && this.#model !== null) this.setValue(this.#content(this.#model));
  }

  /** Samples until there are enough, or sampling is stopped. */
  #run = async () => {
    const key = this.#key;
    this.#runs = true;
    while (this.#runs && this.#key === key && this.#counts.length < SAMPLE) {
      this.#sample();
      this.#again();
      await new Promise((go) => setTimeout(go));
    }
    if (this.#key === key) this.#runs = false;
    this.#again();
  };

  #sample() {
    if (this.#model === null) return;
    const { search } = this.#model;
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

  /** @param {Model} model */
  #content({ search, say }) {
    if (search.overview.nodes > LARGEST)
      return html`<p class="hint">${say('shuffles-too-large')}</p>`;
    const [label, press] = this.#runs
      ? [say('shuffles-stop'), this.#stop]
      : [say('shuffles-sample', { number: SAMPLE }), this.#run];
    const all = this.#counts.length === SAMPLE;
    return html`
      ${this.#counts.length === 0 ? undefined : histogram(this.#counts, search, say, this.#runs)}
      ${this.#failed ? html`<p class="hint" role="alert">${say('shuffles-failed')}</p>` : undefined}
      ${all ? undefined : html`<button type="button" @click=${press}>${label}</button>`}
    `;
  }
}

/** Everything that a sample depends on: all but the shuffled order. @param {Search} search */
function sampleKey(search) {
  const { text, request } = search;
  const { order = 'as-written', ...others } = request.options ?? {};
  // A shuffle replaces what does not learn as a whole.
  const isReplaced = !order.includes(',') && orderInfo(ruleOf(order))?.learns === false;
  const kept = isReplaced ? '' : order;
  // The text stays apart: it may have millions of characters.
  return { text, others: JSON.stringify([request.algorithm, kept, Object.entries(others).sort()]) };
}

export const shuffles = directive(Shuffles);
