/** The dialog that saves the trace or the tree. */

import { html } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { download } from '../../panels/download.js';
import { Dialog } from '../dialog.js';
import { copyPixels, pictureForm, showStatus } from '../figures/form.js';
import { fileName, KINDS, pictureName, source } from './files.js';
import { Saving } from './saving.js';

/** @import { Around } from '../dialog.js' */
/** @import { Kind } from './files.js' */

export class Save extends Dialog {
  static looks = 'save';

  /** @param {Around} around @param {'copies'} [how] whether the picture is copied at once, which the form says, with the other ways */
  async open(around, how) {
    showStatus(this.element, '');
    super.open(around);
    if (how === 'copies') await this.#copy(around);
  }

  /** @protected @param {Around} around */
  content(around) {
    const { say, shown, word, session } = around;
    const choose = (/** @type {Kind} */ kind) => {
      this.close();
      save(kind, around);
    };
    const fileName = (/** @type {string} */ ending) => pictureName(ending, session);
    return html`
      <form method="dialog">
        ${this.heading(say('save-title'))}
        <ul>
          ${KINDS.map(
            (kind) => html`
              <li>
                <button type="button" @click=${() => choose(kind)}>
                  ${say(`save-${kind}`)}
                  <span>${say(`save-${kind}.hint`)}</span>
                </button>
              </li>
            `,
          )}
        </ul>
        ${pictureForm({ say, shown, word, fileName })}
        <footer><button>${say('close')}</button></footer>
      </form>
    `;
  }

  /** Copies the picture on screen, and says so. @param {Around} around */
  async #copy({ shown, say, word }) {
    const button = this.element.querySelector('.copies');
    if (button instanceof HTMLElement) button.focus();
    const present = shown();
    if (present === null) return;
    const message = await copyPixels(present, {}, SCALE, say).catch((error) =>
      word(whatFailed(error)),
    );
    showStatus(this.element, message);
  }
}

/** The pixels of a CSS pixel in a picture that is copied. */
const SCALE = 2;

/** Saves a file, or reports the error. @param {Kind} kind @param {Around} around */
async function save(kind, { session, saves }) {
  const { search } = session;
  if (search === null) return;
  const isCurrent = () => session.search === search;
  const saving = new Saving(source(kind, search), () => saves(saving), isCurrent);
  saves(saving);
  try {
    const file = await saving.file();
    if (file !== null) download(file, fileName(kind, search, session.catalogue));
    else if (!saving.cancelled) session.dispatch({ type: 'refuse', error: { kind: 'not-saved' } });
  } catch (error) {
    session.dispatch({ type: 'refuse', error: whatFailed(error) });
  } finally {
    saves(null);
  }
}
