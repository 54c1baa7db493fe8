/** The entry of the page. It requests the wasm and the messages at once, so that they arrive together with the page's code. */

import { requestWasm } from '../engine/files/wasm.js';
import { availableLanguage, textsOf } from '../text/languages.js';
import { opened } from './address-bar.js';
import { showFirstPicture } from './first-picture.js';
import { sayNotStarted } from './not-started.js';
import { stored } from './storage.js';

const addressed = opened.link.lang ?? '';
const language = availableLanguage([addressed, stored('language'), ...navigator.languages]);
document.documentElement.lang = language;

/** Starts the page. */
function begin() {
  requestWasm();
  showFirstPicture();
  // Where they cannot be loaded, the view says so.
  textsOf(language).catch(() => undefined);
  import('./page.js')
    .then(({ isWhole }) => {
      if (!isWhole) throw new Error('a part of the page was cut short');
    })
    .catch((error) => {
      sayNotStarted();
      throw error;
    });
}

// Lessons have a page of their own.
if (/[#&]lesson(s|=)/.test(location.hash)) location.replace(`./lesson.html${location.hash}`);
// A lecture whose page was closed, or has crashed, goes on here.
else if (stored('hall') !== '' && stored('presenting', 'sessionStorage') === '')
  import('./lecture/kept-hall.js')
    .then(({ goesOn }) => goesOn())
    .catch(() => false)
    .then((isDone) => isDone || begin());
else begin();
