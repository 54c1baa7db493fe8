/** The menu of *Share…* with everything that can be saved as a file. */

import { html } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { download } from '../../panels/download.js';
import { menu } from '../../panels/menu.js';
import { FORMATS } from '../figures/formats.js';
import { fileName, KINDS, source } from './files.js';
import { Saving } from './saving.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Format } from '../figures/formats.js' */
/** @import { Kind } from './files.js' */

/**
 * @param {Say} say
 * @param {object} doings
 * @param {(format: Format) => unknown} doings.picture
 * @param {(kind: Kind) => unknown} doings.file
 * @param {() => unknown} doings.work saves what is on screen, to be opened again
 */
export function saves(say, { picture, file, work }) {
  const pictures = FORMATS.map((each) => row(say(`picture-format-${each}`), () => picture(each)));
  const files = KINDS.map((each) =>
    row(say(`save-${each}`), () => file(each), say(`save-${each}.hint`)),
  );
  const sheet = html`
    <div role="group" aria-labelledby="save-picture">
      <h3 id="save-picture">${say('save-picture')}</h3>
      ${pictures}
    </div>
    <div role="group" aria-labelledby="save-files">
      <h3 id="save-files">${say('save-files')}</h3>
      ${row(say('save-work'), work, say('save-work.hint'))} ${files}
    </div>
  `;
  return menu({ name: 'saves', id: 'saves', label: say('save'), sheet, closes: true });
}

/** @param {string} name @param {() => unknown} act @param {string} [hint] */
const row = (name, act, hint) => html`
  <button type="button" @click=${act}>${name}${hint === undefined ? undefined : html`<span>${hint}</span>`}</button>
`;

/** Saves the tree or its trace, part by part, or reports the error. @param {Kind} kind @param {Around} around */
export async function saveFile(kind, { session, saves }) {
  const { search } = session;
  if (search === null) return;
  const isCurrent = () => session.search === search;
  try {
    const saving = new Saving(await source(kind, search), () => saves(saving), isCurrent);
    saves(saving);
    const file = await saving.file();
    if (file !== null) download(file, fileName(kind, search, session.catalogue));
    else if (!saving.cancelled) session.dispatch({ type: 'refuse', error: { kind: 'not-saved' } });
  } catch (error) {
    session.dispatch({ type: 'refuse', error: whatFailed(error) });
  } finally {
    saves(null);
  }
}
