/**
 * What lesson.html shows: one lesson, or the list of all. Its address names the lesson, `#lesson=05-alpha-beta` or `#src=` and where its
 * text is, and the language if that is not the reader's, `&lang=sv`.
 */

import '../../element/prose/prose.js';
import '../../element/view.js';
import { html, render } from 'lit';
import { textAt, whyNot } from '../../element/source.js';
import { LazyModule } from '../../engine/lazy-module.js';
import { load, loadOpened } from '../../text/messages.js';
import { errorText } from '../../text/wording.js';
import { part } from '../part.js';
import { receiveFrom } from '../receiving.js';
import { store, stored } from '../storage.js';
import { nameLanguages, nameThemes, offerLanguages, offerThemes } from '../tools.js';
import { OWN, readAddress, writeAddress } from './address.js';
import { contents } from './contents.js';
import { LessonOnPage } from './lesson.js';
import { lessonsIn } from './library.js';
import { forgetAll } from './progress.js';
import { readLesson } from './reading.js';
import { wordFault } from './wording.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Picture } from './contents.js' */
/** @import { Fault } from './format.js' */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const theme = part('theme', HTMLSelectElement);
const language = part('language', HTMLSelectElement);
let { lang: addressed } = readAddress(location.hash);
await loadOpened();
let { say } = await load([document.documentElement.lang]);
/** The lesson on the page. @type {LessonOnPage | null} */
let shown = null;
/** The trees of the list of lessons. @type {LazyModule<{default: Readonly<Record<string, Picture>>}>} */
const pictures = new LazyModule(() => import('virtual:plyscope/lesson-pictures'));
/** How many addresses have been followed. */
let followed = 0;

/** The mistakes in a lesson, for its author. @param {readonly Fault[]} faults @param {Say} say */
const faultsOnPage = (faults, say) => html`
  <section class="faults" role="alert">
    <h2>${say('lesson-faults', { count: faults.length })}</h2>
    <ul>${faults.map((fault) => html`<li>${wordFault(fault, say)}</li>`)}</ul>
  </section>
`;

/** Fills in the page's own texts. */
function frame() {
  part('all-lessons', HTMLAnchorElement).textContent = say('lessons');
  part('notice-dismiss', HTMLButtonElement).textContent = say('dismiss');
  part('drop', HTMLElement).textContent = say('lesson-drop');
  nameThemes(theme, say, document.documentElement.dataset.theme ?? '');
  nameLanguages(language, part('language-sign', HTMLElement), say);
}

/** @param {string} text empty for none */
function notify(text) {
  part('notice-text', HTMLElement).textContent = text;
  part('notice', HTMLElement).hidden = text === '';
}

/** Empties the page for something else. */
function clear() {
  shown?.stop();
  shown = null;
  notify('');
  main.replaceChildren();
  // Lit keeps what it has rendered there in a field of the element.
  const place = document.createElement('div');
  main.append(place);
  return place;
}

/** Shows what the address names. */
async function follow() {
  followed += 1;
  const turn = followed;
  const { lesson: name, src, passage } = readAddress(location.hash);
  if (src !== '') {
    const text = await textAt(src).catch((thrown) => whyNot(thrown, src));
    if (turn !== followed) return;
    if (typeof text !== 'string') {
      clear();
      return notify(errorText(text, say));
    }
    show(src, text, null);
    if (passage > 0) shown?.goOn(passage);
    return;
  }
  const lessons = lessonsIn(language.value);
  const listed = lessons.find((each) => each.name === name);
  if (name === null || (listed === undefined && name !== OWN)) {
    showContents();
    if (name !== null) notify(say('lesson-unknown', { name }));
    return;
  }
  if (listed === undefined) return show(OWN, stored('own-lesson', 'sessionStorage'), null);
  const text = await listed.text().catch(() => null);
  // Another address may have been followed meanwhile.
  if (turn !== followed) return;
  if (text === null) return notify(say('not-loaded'));
  show(listed.name, text, lessons[lessons.indexOf(listed) + 1] ?? null);
  if (passage > 0) shown?.goOn(passage);
  if (listed.language !== language.value) notify(say('lesson-in-english'));
}

async function showContents() {
  const place = clear();
  const show = (/** @type {Readonly<Record<string, Picture>>} */ pictures) =>
    render(contents(lessonsIn(language.value), { say, pictures, forget }), place);
  const forget = () => {
    forgetAll();
    show(loaded);
  };
  let loaded = {};
  show(loaded);
  document.title = say('page-title-of', { title: say('lessons') });
  // Without the pictures it is a list all the same.
  loaded = await pictures.load().then(
    (module) => module.default,
    () => ({}),
  );
  if (place.isConnected) show(loaded);
}

/** @param {string} name @param {string} text @param {{name: string, title: string} | null} next */
function show(name, text, next) {
  const { lesson, faults } = readLesson(text);
  const place = clear();
  if (faults.length > 0) {
    const list = document.createElement('div');
    place.before(list);
    render(faultsOnPage(faults, say), list);
  }
  shown = new LessonOnPage(place, { name, written: lesson, say, place: { next } });
  document.title = say('page-title-of', { title: lesson.title || say('lessons') });
}

/** Changes the language once its messages are loaded; if they cannot be, says so. @param {string} to */
async function speak(to) {
  const messages = await load([to]).catch(() => null);
  // Another language may have been chosen meanwhile.
  if (language.value !== to) return;
  if (messages === null) {
    language.value = document.documentElement.lang;
    return notify(say('not-loaded'));
  }
  addressed = to;
  say = messages.say;
  document.documentElement.lang = to;
  const { lesson, src } = readAddress(location.hash);
  history.replaceState(null, '', writeAddress(lesson, addressed, src));
  frame();
  follow();
}

receiveFrom(document, part('drop', HTMLElement), async (given) => {
  const text = typeof given === 'string' ? given : await given.text();
  store('own-lesson', text, 'sessionStorage');
  if (readAddress(location.hash).lesson === OWN) follow();
  else location.hash = writeAddress(OWN, addressed);
});

offerThemes(theme, () => {});
offerLanguages(language, speak);
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => notify(''));
addEventListener('hashchange', () => {
  scrollTo(0, 0);
  follow().then(() => document.getElementById('title')?.focus({ preventScroll: true }));
});
frame();
await follow();
