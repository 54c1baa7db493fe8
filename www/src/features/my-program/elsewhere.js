/** What stands in place of *My program* in a build into a single file: that has no files for it. */

import { html } from 'lit';
import { Dialog } from '../dialog.js';

/** @import { Around } from '../dialog.js' */

export class MyProgram extends Dialog {
  static looks = 'my-program';
  static width = /** @type {const} */ ('small');

  /** @protected @param {Around} around */
  title({ say }) {
    return say('my-program');
  }

  /** @protected @param {Around} around */
  content({ say }) {
    return html`<p>${say('my-program-elsewhere')}</p>`;
  }
}
