/** The reader's own program. */

import { unsafeCSS } from 'lit';
import text from './my-program.css?inline';

export { MyProgram as Opened } from './my-program.js';

export const sheet = unsafeCSS(text);
