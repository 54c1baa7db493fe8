/** How far something has come that is being made, apart from all else, which need not be rendered as often. */

import { render } from 'lit';
import { progress } from '../panels/progress.js';

/**
 * The view.
 * @typedef {object} Host
 * @property {() => (import('../panels/progress.js').Job & {cancel(): void}) | null} job what is being made: a search or a file
 * @property {import('../text/messages.js').Messages['say']} say
 */

export class Progress {
  #view;
  #host;

  /** @param {import('lit').LitElement} view @param {Host} host */
  constructor(view, host) {
    this.#view = view;
    this.#host = host;
    view.addController(this);
  }

  hostUpdated() {
    this.show();
  }

  /** Renders it where it stands. */
  show() {
    const place = this.#view.renderRoot?.querySelector('.job');
    const { job, say } = this.#host;
    if (place instanceof HTMLElement) render(progress(job(), say, this.cancel), place);
  }

  /** Ends what is being made, and tells whether there was anything. */
  cancel = () => {
    const job = this.#host.job();
    job?.cancel();
    return job !== null;
  };
}
