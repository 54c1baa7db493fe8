/** The entry of lesson.html. It requests the wasm, the messages and the lesson at once, so that they arrive together with the page's code. */

import { requestWasm } from '../../engine/files/wasm.js';
import { availableLanguage, openedTextsOf, textsOf } from '../../text/languages.js';
import { sayNotStarted } from '../not-started.js';
import { stored } from '../storage.js';
import { readAddress } from './address.js';
import { lessonsIn } from './library.js';

const { lang, lesson } = readAddress(location.hash);
const language = availableLanguage([lang, stored('language'), ...navigator.languages]);
document.documentElement.lang = language;

// The list of lessons has no view; whoever reads it goes on to a lesson.
requestWasm();
// Whoever shows them says so, where they do not come.
textsOf(language).catch(() => undefined);
openedTextsOf(language).catch(() => undefined);
lessonsIn(language)
  .find(({ name }) => name === lesson)
  ?.text()
  .catch(() => undefined);
import('./lesson-page.js').catch((error) => {
  sayNotStarted();
  throw error;
});
