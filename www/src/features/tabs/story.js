/** The story: the sentences so far, nested by visit. Each is a button that goes to its step. */

import { html, nothing } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import { owners } from '../../engine/owners.js';
import { copyText } from '../../input/clipboard.js';
import { region } from '../../panels/fold.js';
import { inColours } from '../../panels/in-colours.js';
import { rove } from '../../panels/roving.js';
import { listening } from '../../panels/rows.js';
import { stepText } from '../../text/sentence.js';
import { leavesOut, Opened, story as partsOf, storyLines } from '../../text/story.js';

/** @import { Folding } from '../../engine/folding.js' */
/** @import { Format, Item, Part } from '../../text/story.js' */
/** @import { Model } from '../../panels/model.js' */

/** The most cached sentences. */
const MOST_KEPT = 5000;

/** @param {Model} model */
export const story = (model) => region(model, 'story', storyList(model));

/** The lines of one search, and the groups that the reader has opened. */
class StoryList extends AsyncDirective {
  #opened = new Opened();
  /** @type {Model | null} */
  #model = null;
  /** The text of a step, once it is worded. @type {Map<number, {text: string, node: number}>} */
  #texts = new Map();
  /** @type {Folding | null} */
  #folding = null;
  #list = createRef();

  /** @param {Model} model */
  render(model) {
    const before = this.#model;
    const { search, say, state } = model;
    if (before?.search !== search) this.#opened = new Opened();
    const other = before?.search !== search || before.say !== say;
    if (other || this.#folding !== search.folding || this.#texts.size > MOST_KEPT)
      this.#texts.clear();
    this.#folding = search.folding;
    this.#model = model;
    // The current line is the last one.
    if (other || before.state.step !== state.step) queueMicrotask(this.#toEnd);
    const { over, leave } = listening(model);
    const part = partsOf(search, model.moment, state.step, this.#opened);
    return html`
      <div class="actions">
        ${this.#openAllButton(say)} ${this.#copyButton(part, 'text')} ${this.#copyButton(part, 'markdown')}
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

  /** The text and the node of a step. @param {number} step */
  #textOf = (step) => {
    const known = this.#texts.get(step);
    const model = this.#model;
    if (known !== undefined || model === null) return known ?? { text: '', node: 0 };
    const moment = step === model.state.step ? model.moment : model.search.moment(step);
    const line = { text: stepText(model.search, moment, model), node: moment.node ?? 0 };
    this.#texts.set(step, line);
    return line;
  };

  /** Opens all groups, or closes finished ones again. @param {Model['say']} say */
  #openAllButton(say) {
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
  #copyButton(part, format) {
    const say = this.#model?.say ?? String;
    const words = {
      step: (/** @type {number} */ step) => this.#textOf(step).text,
      earlier: (/** @type {number} */ steps) => say('story-earlier', { steps }),
    };
    /** @param {Event & {currentTarget: HTMLElement}} event */
    const copy = async ({ currentTarget }) => {
      const output = currentTarget.parentElement?.querySelector('output');
      const lines = storyLines(part, format, words);
      const done = await copyText(() => `${lines.join('\n')}\n`);
      const [left, count] = [leavesOut(part) ? 'yes' : 'no', lines.length];
      if (output) {
        output.textContent = say('story-copied', { done: done ? 'yes' : 'no', lines: count, left });
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
    const { text, node } = this.#textOf(step);
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
          ${inColours(text, owners(search, node))}
        </button>
      </div>
      ${group?.inner ? this.#part(group.inner) : nothing}
    `;
  }

  /** The button that opens and closes a group. @param {NonNullable<Item['group']>} group */
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

  /** Tab reaches the current line; arrow keys reach the others, and open and close groups. @param {KeyboardEvent} event */
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

/** The key of a line, the same from step to step. @param {Item} item */
const keyOf = ({ step, group }) => group?.begin ?? step;

const storyList = directive(StoryList);
