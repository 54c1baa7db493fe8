/** The entry of the page. It requests the messages at once, so that they arrive together with the page's code. */

import { availableLanguage, textsOf } from '../text/languages.js';
import { opened } from './address-bar.js';
import { stored } from './storage.js';

const addressed = 'link' in opened ? [opened.link.lang ?? ''] : [];
const language = availableLanguage([...addressed, stored('language'), ...navigator.languages]);
document.documentElement.lang = language;
// Where they cannot be loaded, the view says so.
textsOf(language).catch(() => undefined);
import('./page.js').catch((error) => {
  document.documentElement.dataset.failed = '';
  throw error;
});
