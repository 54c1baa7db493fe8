/** The dialog that saves the trace or the tree. */

import { html, render } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { download } from '../../panels/download.js';
import { copyPixels, pictureForm, showStatus } from '../figures/form.js';
import { fileName, KINDS, pictureName, source } from './files.js';
import { Saving } from './saving.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Shown } from '../figures/picture.js' */
/** @import { Kind } from './files.js' */

/**
 * The owner of the dialog.
 * @typedef {object} Host
 * @property {Session} session
 * @property {Model['say']} say
 * @property {() => Shown | null} shown what is on screen
 * @property {(error: PlyscopeError) => string} word
 * @property {(saving: Saving | null) => void} saves called when saving begins, makes progress, or ends
 */

/**
 * @param {HTMLDialogElement} dialog
 * @param {Host} host
 */
export function open(dialog, host) {
  const { say } = host;
  const choose = (/** @type {Kind} */ kind) => {
    dialog.close();
    save(kind, host);
  };
  render(
    html`
      <form method="dialog">
        <h2 id="save-title" tabindex="-1" autofocus>${say('save-title')}</h2>
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
        ${pictureForm({ ...host, fileName: (ending) => pictureName(ending, host.session) })}
        <footer><button>${say('close')}</button></footer>
      </form>
    `,
    dialog,
  );
  showStatus(dialog, '');
  dialog.showModal();
}

/**
 * Copies the picture on screen, and opens the form to say so and to offer other ways.
 * @param {HTMLDialogElement} dialog
 * @param {Host} host
 */
export async function copyPicture(dialog, host) {
  open(dialog, host);
  const button = dialog.querySelector('.copies');
  if (button instanceof HTMLElement) button.focus();
  const shown = host.shown();
  if (shown === null) return;
  const message = await copyPixels(shown, {}, SCALE, host.say).catch((error) =>
    host.word(whatFailed(error)),
  );
  showStatus(dialog, message);
}

/** The pixels of a CSS pixel in a picture that is copied. */
const SCALE = 2;

/** Saves a file, or reports the error. @param {Kind} kind @param {Host} host */
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
