/** A scene of a lesson on the page: its view, and the passages beside it that follow each other. */

import { html, nothing } from 'lit';
import { readSwitches } from '../../session/switches.js';

/** @import { PlyscopeView } from '../../element/view.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { View } from './blocks/view.js' */
/** @import { Scene as Written } from './format.js' */

/** The views of a lesson: each is made once, however often the lesson is rendered. */
export class Views {
  /** @type {Map<string, {view: PlyscopeView, written: View}>} */
  #all = new Map();

  /** The element of a view. @param {View} written */
  of(written) {
    const found = this.#all.get(written.id);
    if (found !== undefined) return found.view;
    const view = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
    view.id = written.id;
    arrange(view, written);
    this.#all.set(written.id, { view, written });
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
 * @param {Written} scene
 * @param {object} parts
 * @param {Say} parts.say
 * @param {Views} parts.views
 * @param {unknown} parts.prose
 * @param {boolean} parts.isChanged whether the reader has changed the view
 */
export function sceneOnPage({ view }, { say, views, prose, isChanged }) {
  if (view === null) return html`<section class="scene">${prose}</section>`;
  const restore = () => views.restore(view.id);
  return html`
    <section class="scene beside">
      <div class="stage">
        ${views.of(view)}
        <p class="under">
          ${isChanged ? html`<button type="button" @click=${restore}>${say('lesson-restore')}</button>` : nothing}
        </p>
      </div>
      <div class="prose">${prose}</div>
    </section>
  `;
}
