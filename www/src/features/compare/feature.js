/** Other searches of the tree, beside the one on show. */

import { unsafeCSS } from 'lit';
import audience from './audience.css?inline';
import comparison from './comparison.css?inline';
import header from './header.css?inline';
import panes from './panes.css?inline';
import strip from './strip.css?inline';

export { Comparing } from './comparing.js';

export const sheet = unsafeCSS([panes, header, strip, comparison, audience].join(''));
