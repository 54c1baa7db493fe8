// What *Share…* gives for the pages of others, of a view at its first cutoff.

import { textOf } from '../../../www/src/features/sharing/forms.js';
import { write } from '../../../www/src/session/address.js';
import { TEXTBOOK } from './packed.js';

/** @import { Form } from '../../../www/src/features/sharing/forms.js' */

export const TITLE = 'Lecture "4" <cuts> [part 1]';

/**
 * @param {Exclude<Form, 'qr'>} form
 * @param {string} address of the folder with the package's files
 */
export function sharedAs(form, address) {
  const link = { tree: TEXTBOOK, algorithm: 'alpha-beta', options: {}, step: 20 };
  return textOf(form, {
    ...{ link, title: TITLE },
    address: `${address}/${write(link)}`,
    frame: `${address}/embed.html${write(link)}`,
    script: `${address}/plyscope.js`,
    style: `${address}/plyscope.css`,
  });
}
