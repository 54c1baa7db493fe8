/** The progress of a search or a file being made, rendered apart from all else: it changes more often. */

import { render } from 'lit';
import { progress } from '../panels/progress.js';

/** @import { LitElement } from 'lit' */
/** @import { Ongoing } from '../panels/progress.js' */
/** @import { Messages } from '../text/messages.js' */

/**
 * The view.
 * @typedef {object} Host
 * @property {() => (Ongoing & {cancel(): void}) | null} job a search or a file being made
 * @property {Messages['say']} say
 */

export class Progress {
  #view;
  #host;

  /** @param {LitElement} view @param {Host} host */
  constructor(view, host) {
    this.#view = view;
    this.#host = host;
    view.addController(this);
  }

  hostUpdated() {
    this.show();
  }

  /** Renders it in its place. */
  show() {
    const place = this.#view.renderRoot?.querySelector('.job');
    const { job, say } = this.#host;
    if (place instanceof HTMLElement) render(progress(job(), say, this.cancel), place);
  }

  /** Cancels the job; whether there was one. */
  cancel = () => {
    const job = this.#host.job();
    job?.cancel();
    return job !== null;
  };
}
