/** What stands in place of *My program* in a build into a single file: that has no files for it. */

import { html } from 'lit';
import { Dialog } from '../dialog.js';

/** @import { Around } from '../dialog.js' */

export class MyProgram extends Dialog {
  static looks = 'my-program';

  /** @protected @param {Around} around */
  content({ say }) {
    return html`
      ${this.heading(say('my-program'))}
      <p>${say('my-program-elsewhere')}</p>
      <button type="button" @click=${this.close}>${say('close')}</button>
    `;
  }
}
