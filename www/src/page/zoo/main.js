/** The entry of zoo.html. It requests the messages and what compares traces at once, so that they arrive together with the page's code. */

import { load } from '../../engine/traces/traces.js';
import { availableLanguage, openedTextsOf, textsOf } from '../../text/languages.js';
import { sayNotStarted } from '../not-started.js';
import { stored } from '../storage.js';
import { readPlace } from './place.js';

const { lang } = readPlace(location.hash);
const language = availableLanguage([lang, stored('language'), ...navigator.languages]);
document.documentElement.lang = language;

// Whoever shows them says so, where they do not come.
textsOf(language).catch(() => undefined);
openedTextsOf(language).catch(() => undefined);
load().catch(() => undefined);
import('./zoo-page.js').catch((error) => {
  sayNotStarted();
  throw error;
});
