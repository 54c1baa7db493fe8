/** The views of a lesson on its page, and what stands beside each. */

import { html, nothing } from 'lit';
import { readSwitches } from '../../session/switches.js';

/** @import { PlyscopeView } from '../../element/view.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { View } from './blocks/view.js' */
/** @import { Block, Scene as Written } from './format.js' */

/** The views of a lesson: each is made once, however often the lesson is rendered. */
export class Views {
  /** @type {Map<string, {view: PlyscopeView, written: View}>} */
  #all = new Map();
  #named;
  #hasTabs = true;

  /** @param {ReadonlyMap<string, ReadonlySet<string>>} [named] the nodes that the lesson names, by their views */
  constructor(named = new Map()) {
    this.#named = named;
  }

  /** Whether there is room for tabs beside the trees and their sentences. @param {boolean} hasTabs */
  fit(hasTabs) {
    this.#hasTabs = hasTabs;
    for (const { view, written } of this.#all.values())
      view.panels = hasTabs ? (written.attributes.panels ?? '') : '';
  }

  /** The element of a view, in which the nodes have their names that words beside it name. @param {View} written @param {ReadonlySet<string>} [named] */
  of(written, named = this.#named.get(written.id)) {
    const found = this.#all.get(written.id);
    if (found !== undefined) return found.view;
    const view = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
    view.id = written.id;
    arrange(view, written);
    view.mention([...(named ?? [])]);
    this.#all.set(written.id, { view, written });
    this.fit(this.#hasTabs);
    return view;
  }

  /** @param {string} id */
  called(id) {
    return this.#all.get(id)?.view ?? null;
  }

  /** Shows what the lesson has there, whatever the reader has changed. @param {string} id */
  restore(id) {
    const found = this.#all.get(id);
    if (found !== undefined) found.view.display(wantedOf(found.written.attributes));
  }

  /** Shows a solution of a task. @param {string} id @param {Record<string, string>} solution */
  solve(id, solution) {
    this.#all.get(id)?.view.display(wantedOf({ step: 'end', ...solution }));
  }
}

/** @param {PlyscopeView} view @param {View} written */
function arrange(view, { attributes }) {
  for (const [name, value] of Object.entries(attributes)) view.setAttribute(name, value);
}

/** What a view is asked to show, of attributes. @param {Record<string, string>} attributes */
function wantedOf({ tree, algorithm, step, options }) {
  return {
    ...(tree !== undefined && { tree }),
    ...(algorithm !== undefined && { algorithm }),
    ...(options !== undefined && { options: readSwitches(options) }),
    step: step === undefined ? 'start' : /^\d+$/.test(step) ? Number(step) : step,
  };
}

/**
 * A view with all that stands beside it on the page, so that it is in sight from the first screen to the last: before its own
 * passages what comes before the first view, and after them what has no view.
 * @typedef {{view: View | null, blocks: readonly Block[], after: readonly Block[]}} Spread
 */

/** @param {readonly Written[]} scenes @returns {Spread[]} */
export function spreads(scenes) {
  const first = scenes.findIndex(({ view }) => view !== null);
  const lead = scenes.slice(0, Math.max(first, 0)).flatMap(({ blocks }) => blocks);
  /** @type {Spread[]} */
  const found = [];
  for (const { view, blocks } of scenes.slice(Math.max(first, 0))) {
    const last = found.at(-1);
    if (last === undefined) found.push({ view, blocks: [...lead, ...blocks], after: [] });
    else if (view === null) last.after = [...last.after, ...blocks];
    else {
      // A heading, and what stands below it, leads to the view that follows.
      const heading = last.after.findLastIndex(({ kind }) => kind === 'heading');
      const at = heading < 0 ? last.after.length : heading;
      found.push({ view, blocks: [...last.after.slice(at), ...blocks], after: [] });
      last.after = last.after.slice(0, at);
    }
  }
  return found;
}

/** How a spread is laid out: `led` by its passages, `brief` if a single one is all that stands beside the view. @param {Spread} spread */
function layoutOf({ blocks, after }) {
  const steps = blocks.filter(({ kind }) => kind === 'step').length;
  const others = blocks.filter(({ kind }) => !['step', 'heading', 'paragraph'].includes(kind));
  const isBrief = blocks.length <= 3 && steps <= 1 && others.length + after.length === 0;
  return `${steps > 1 ? 'led' : ''} ${isBrief ? 'brief' : ''}`;
}

/**
 * @param {Spread} spread
 * @param {object} parts
 * @param {Say} parts.say
 * @param {Views} parts.views
 * @param {(blocks: readonly Block[]) => unknown} parts.prose
 * @param {boolean} parts.isChanged whether the reader has changed the view
 */
export function spreadOnPage(spread, { say, views, prose, isChanged }) {
  const { view, blocks, after } = spread;
  if (view === null)
    return html`<section class="scene"><div class="prose">${prose([...blocks, ...after])}</div></section>`;
  const restore = () => views.restore(view.id);
  return html`
    <section class="scene beside ${layoutOf(spread)}">
      <div class="here">
        <div class="stage">
          ${views.of(view)}
          <p class="under">
            ${isChanged ? html`<button type="button" @click=${restore}>${say('lesson-restore')}</button>` : nothing}
          </p>
        </div>
        <div class="prose">${prose(blocks)}</div>
      </div>
      ${after.length > 0 ? html`<div class="prose after">${prose(after)}</div>` : nothing}
    </section>
  `;
}
