/** What stands in place of *My program* in a build into a single file: that has no files for it. */

import { html, render } from 'lit';

/** @import { Host } from './my-program.js' */

export class MyProgram {
  #dialog;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Pick<Host, 'say'>} host */
  open({ say }) {
    const close = () => this.#dialog.close();
    render(
      html`
        <h2 id="my-program-title" tabindex="-1" autofocus>${say('my-program')}</h2>
        <p>${say('my-program-elsewhere')}</p>
        <button type="button" @click=${close}>${say('close')}</button>
      `,
      this.#dialog,
    );
    this.#dialog.showModal();
  }
}
