/** The progress of a search or a file being made, rendered apart from all else: it changes more often. */

import { render } from 'lit';
import { progress } from '../panels/progress.js';

/** @import { PlyscopeView } from './view.js' */

export class Progress {
  #view;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  hostUpdated() {
    this.show();
  }

  /** The search or the file being made; null if there is none. */
  get #job() {
    const { session, openings } = this.#view;
    if (!session?.job) return openings.saving;
    return { progress: session.job.progress, cancel: () => session.cancel() };
  }

  /** Renders it in its place. */
  show() {
    const place = this.#view.renderRoot?.querySelector('.job');
    const { say } = this.#view.language;
    if (place instanceof HTMLElement) render(progress(this.#job, say, this.cancel), place);
  }

  /** Cancels the job; whether there was one. */
  cancel = () => {
    const job = this.#job;
    job?.cancel();
    return job !== null;
  };
}
