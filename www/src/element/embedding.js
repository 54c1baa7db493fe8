/** What the pages of others load: the view, and the elements for the words around it. */

import './guest.js';

export * from './view.js';

import './lesson.js';
import './mistakes.js';
import './prose/prose.js';
