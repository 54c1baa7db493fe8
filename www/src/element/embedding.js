/** What the pages of others load: the view, and the elements for the words around it. */

export * from './view.js';

import './guest.js';
import './lesson.js';
import './mistakes.js';
import './prose/prose.js';
