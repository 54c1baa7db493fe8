/** The story: the sentences so far, nested by visit, each the way to its step. */

import { html, nothing } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import { owners } from '../engine/owners.js';
import { copyText } from '../text/copying.js';
import { stepText } from '../text/sentence.js';
import { leavesOut, Opened, story as partsOf, storyLines } from '../text/story.js';
import { coloured } from '../text/wording.js';
import { foldable } from './fold.js';
import { rove } from './roving.js';
import { listening } from './rows.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('../text/story.js').Item} Item
 * @typedef {import('../text/story.js').Part} Part
 * @typedef {import('../text/story.js').Format} Format
 */

/** Beyond so many sentences that are kept, they are made anew. */
const MOST_KEPT = 5000;

/** While the panel is folded it has no content, so that a step does not pay for it. @param {Model} model */
export function story(model) {
  const body = model.folded.has('story') ? undefined : telling(model);
  return foldable(model, 'story', body);
}

/** What is told of one search, with what somebody has opened of it. */
class Telling extends AsyncDirective {
  #opened = new Opened();
  /** @type {Model | null} */
  #model = null;
  /** The text of a step, once it is worded. @type {Map<number, {text: string, node: number}>} */
  #kept = new Map();
  /** @type {import('../engine/folding.js').Folding | null} */
  #folding = null;
  #list = createRef();

  /** @param {Model} model */
  render(model) {
    const before = this.#model;
    const { search, say, state } = model;
    if (before?.search !== search) this.#opened = new Opened();
    const other = before?.search !== search || before.say !== say;
    if (other || this.#folding !== search.folding || this.#kept.size > MOST_KEPT)
      this.#kept.clear();
    this.#folding = search.folding;
    this.#model = model;
    // The present line is the last one.
    if (other || before.state.step !== state.step) queueMicrotask(this.#toEnd);
    const { over, leave } = listening(model);
    const part = partsOf(search, model.moment, state.step, this.#opened);
    return html`
      <div class="actions">
        ${this.#turner(say)} ${this.#copier(part, 'text')} ${this.#copier(part, 'markdown')}
        <output></output>
      </div>
      <div
        class="lines"
        ${ref(this.#list)}
        @keydown=${this.#walk}
        @pointerover=${over}
        @pointerleave=${leave}
        @focusin=${over}
        @focusout=${leave}
      >
        ${this.#part(part)}
      </div>
    `;
  }

  #again = () => {
    if (this.#model !== null) this.setValue(this.render(this.#model));
  };

  #toEnd = () => {
    const list = this.#list.value;
    if (list !== undefined) list.scrollTop = list.scrollHeight;
  };

  /** What is said of a step. @param {number} step */
  #tell = (step) => {
    const known = this.#kept.get(step);
    const model = this.#model;
    if (known !== undefined || model === null) return known ?? { text: '', node: 0 };
    const moment = step === model.state.step ? model.moment : model.search.moment(step);
    const line = { text: stepText(model.search, moment, model), node: moment.node ?? 0 };
    this.#kept.set(step, line);
    return line;
  };

  /** Opens everything, or closes again what is finished. @param {Model['say']} say */
  #turner(say) {
    const { all } = this.#opened;
    const turn = () => {
      this.#opened.setAll(!all);
      this.#again();
      queueMicrotask(this.#toEnd);
    };
    return html`<button type="button" class="toggle" aria-pressed=${all} @click=${turn}>
      ${say('story-all')}
    </button>`;
  }

  /** @param {Part} part @param {Format} format */
  #copier(part, format) {
    const say = this.#model?.say ?? String;
    const words = {
      step: (/** @type {number} */ step) => this.#tell(step).text,
      earlier: (/** @type {number} */ steps) => say('story-earlier', { steps }),
    };
    /** @param {Event & {currentTarget: HTMLElement}} event */
    const copy = async ({ currentTarget }) => {
      const said = currentTarget.parentElement?.querySelector('output');
      const lines = storyLines(part, format, words);
      const done = await copyText(() => `${lines.join('\n')}\n`);
      const [left, count] = [leavesOut(part) ? 'yes' : 'no', lines.length];
      if (said) {
        said.textContent = say('story-copied', { done: done ? 'yes' : 'no', lines: count, left });
      }
    };
    return html`<button type="button" @click=${copy}>${say('story-copy', { format })}</button>`;
  }

  /** @param {Part} part @returns {unknown} */
  #part(part) {
    const say = this.#model?.say ?? String;
    const more = () => {
      this.#opened.listMore(part);
      this.#again();
    };
    return html`
      <ol>
        ${
          part.earlier > 0
            ? html`<li class="earlier"><button type="button" tabindex="-1" @click=${more}>${say('story-earlier', { steps: part.earlier })}</button></li>`
            : nothing
        }
        ${repeat(part.items, keyOf, (item) => html`<li>${this.#line(item)}</li>`)}
      </ol>
    `;
  }

  /** @param {Item} item */
  #line({ step, present, group }) {
    if (this.#model === null) return nothing;
    const { search, say, dispatch } = this.#model;
    const { text, node } = this.#tell(step);
    const pieces = coloured(text, owners(search, node));
    return html`
      <div class="line" data-for=${node}>
        ${group === null ? nothing : this.#fold(group)}
        <button
          type="button"
          class="text"
          title=${say('story-step', { step })}
          tabindex=${present ? 0 : -1}
          aria-current=${present ? 'step' : nothing}
          @click=${() => dispatch({ type: 'go', step })}
        >
          ${pieces.map(({ text, owner }) =>
            owner === null ? text : html`<b class=${owner}>${text}</b>`,
          )}
        </button>
      </div>
      ${group?.inner ? this.#part(group.inner) : nothing}
    `;
  }

  /** What opens and closes a group. @param {NonNullable<Item['group']>} group */
  #fold({ begin, open }) {
    const label = this.#model?.say('story-group', { step: begin }) ?? '';
    const turn = () => {
      this.#opened.groups.set(begin, !open);
      this.#again();
    };
    return html`<button
      type="button"
      class="fold"
      tabindex="-1"
      aria-expanded=${open}
      aria-label=${label}
      title=${label}
      @click=${turn}
    ><span aria-hidden="true">${open ? '▾' : '▸'}</span></button>`;
  }

  /** Tab comes to the present line; arrow keys go on from there, and open and close. @param {KeyboardEvent} event */
  #walk = (event) => {
    const { key, target, currentTarget } = event;
    const list = /** @type {HTMLElement} */ (currentTarget);
    const line = /** @type {HTMLElement} */ (target).closest('li');
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const fold = line?.querySelector(':scope > .line > .fold');
      if (!(fold instanceof HTMLElement)) return;
      if (fold.ariaExpanded === String(key === 'ArrowLeft')) fold.click();
    } else {
      const sentence = (/** @type {Element} */ item) => item.querySelector('button:not(.fold)');
      rove(event, [...list.querySelectorAll('li')].map(sentence), line && sentence(line));
      return;
    }
    event.preventDefault();
  };
}

/** By what a line is known from step to step. @param {Item} item */
const keyOf = ({ step, group }) => group?.begin ?? step;

const telling = directive(Telling);
