/** The trace of another program. */

import { unsafeCSS } from 'lit';
import text from './traced.css?inline';

export { openTrace, putBeside } from './opening.js';
export { pane, TracePicture } from './picture.js';
export { panel } from './traced.js';

export const sheet = unsafeCSS(text);
