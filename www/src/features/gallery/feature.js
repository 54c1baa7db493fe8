/** The gallery of trees, and trees from files. */

import { unsafeCSS } from 'lit';
import text from './gallery.css?inline';

export { Gallery as Opened } from './gallery.js';
export { receive, receiverIn } from './receiving.js';
export { wantedIn } from './wanted-in.js';

export const sheet = unsafeCSS(text);
