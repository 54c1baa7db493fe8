/**
 * The page: one view in a frame. It keeps the view's state in the address. The document's keys, the theme, the language
 * and the link belong to the page, not to the view.
 */

import { textAt, whyNot } from '../element/source.js';
import '../element/view.js';
import { LazyModule } from '../engine/lazy-module.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { FIRST_TREE } from '../session/choices.js';
import { CODE_LANGUAGES } from '../session/code-languages.js';
import { INITIAL } from '../session/exhibit.js';
import { LABELS } from '../session/labels.js';
import { unpacked } from '../session/packing.js';
import { availableLanguage } from '../text/languages.js';
import { load } from '../text/messages.js';
import { errorText } from '../text/wording.js';
import { AddressBar, linkAt, opened, openedFile, opensFresh } from './address-bar.js';
import { Assignment } from './assignment.js';
import { Collecting } from './collection/collecting.js';
import { removeFirstPicture } from './first-picture.js';
import { Following } from './following.js';
import { Intro, isFirstVisit } from './intro.js';
import { LectureOnPage } from './lecture/lecture-on-page.js';
import { keepOpen, leftOpen } from './left-open.js';
import { OWN, writeAddress } from './lessons/address.js';
import { part } from './part.js';
import { receiveFrom } from './receiving.js';
import { store, stored } from './storage.js';
import { nameLanguages, nameThemes, offerLanguages, offerThemes } from './tools.js';

/** @import { PlyscopeView as View } from '../element/view.js' */
/** @import { Link } from '../session/address.js' */
/** @import { Wanted } from '../session/wanted.js' */
/** @import { WhereKept } from './address-bar.js' */

/** The messages on what becomes of the reader's work, besides being kept. */
const REPORTS = /** @type {const} */ ({
  copied: 'tree-copied-elsewhere',
  full: 'store-full',
  forbidden: 'store-forbidden',
  newer: 'store-newer',
  broken: 'store-broken',
});

const view = /** @type {View} */ (document.querySelector('plyscope-view'));
const notice = part('notice', HTMLElement);
const newVersion = part('new-version-load', HTMLButtonElement);
const theme = part('theme', HTMLSelectElement);
const language = part('language', HTMLSelectElement);
/** The language in the address; empty if it names no available one. */
let addressed = languageOf(opened);
/** What the reader wants nodes to be called. */
let labels = LABELS.find((each) => each === stored('labels')) ?? LABELS[0];
/** The language in which the reader wants searches to be written. */
let code = CODE_LANGUAGES.find((each) => each === stored('code')) ?? CODE_LANGUAGES[0];
const collecting = new Collecting(view, (what) => notify(say(REPORTS[what])));
view.programs = {
  read: (name) => stored(`program-${name}`),
  write: (name, text) => store(`program-${name}`, text),
};
const assignment = new Assignment(view, () => bar.keep());
const lectures = new LectureOnPage({
  view,
  place: part('lecture', HTMLElement),
  say: () => say,
  notify,
  async show(fragment, slide, isThere) {
    // By its number the browser's way back finds it.
    if (isThere) history.replaceState({ slide }, '', fragment);
    else history.pushState({ slide }, '', fragment);
    await following.go(fragment, INITIAL);
  },
  addressOf: (fragment) => bar.addressOf(fragment),
  store: () => collecting.lectures(),
});
/** What the address says, once its short form is read. */
const address = unpacked(opened);
/** What is to be shown before anything else. */
const wanted = first();
/** The outcome of showing that. */
const outcome = view.begin(wanted);
Promise.resolve(outcome).then(() => collecting.note());
const intro = new Intro(part('intro', HTMLElement), opensFresh);
let { say } = await load([document.documentElement.lang]);

/**
 * What the page begins with: what its address names, the first slide of the lecture that it names, or where it names nothing, the tree
 * that is there for whoever comes first. An address that names a step or a search without a tree means that of all views.
 * @returns {Promise<Wanted>}
 */
async function beginning() {
  if (opensFresh) {
    const introduction = isFirstVisit() ? 'ahead' : 'none';
    return { ...assignment.set(opened.link), tree: FIRST_TREE, introduction };
  }
  const { lecture } = opened.link;
  const slide = lecture === undefined ? null : await lectures.firstSlideOf(lecture);
  if (slide === null) return assignment.set((await address).link);
  return { ...INITIAL, ...assignment.set((await unpacked(linkAt(slide))).link) };
}

/**
 * The work that the page begins with: what its link names, or else what the reader was working on. What he left open is open again,
 * unless the link says what is.
 * @returns {Promise<Wanted>}
 */
async function first() {
  const named = (opensFresh && (await collecting.last().catch(() => null))) || (await beginning());
  const chosen = { labels: named.labels ?? labels, code: named.code ?? code };
  // A link that names a tab means what stands in it, on a phone too.
  const isTabNamed = opened.link.panel !== undefined;
  return { ...leftOpen(), ...(isTabNamed && { sheet: true }), ...named, ...chosen };
}

/** Whether a file is a lesson, by its name. @param {string} name */
const isLesson = (name) => /\.(md|markdown)$/i.test(name);

/** Opens the text of a lesson, which has a page of its own. @param {string} text */
function openLesson(text) {
  store('own-lesson', text, 'sessionStorage');
  location.assign(`./lesson.html${writeAddress(OWN, '')}`);
}

/** Names the window after the work on screen, if that has a title. */
function entitle() {
  const { title } = view.description;
  document.title = title === '' ? say('page-title') : say('page-title-of', { title });
}

/** Fills in the page's own texts. */
function frame() {
  entitle();
  part('brand', HTMLElement).textContent = say('brand');
  part('notice-dismiss', HTMLButtonElement).textContent = say('dismiss');
  part('new-version-text', HTMLElement).textContent = say('new-version');
  newVersion.textContent = say('new-version-load');
  nameThemes(theme, say, view.theme);
  nameLanguages(language, null, say);
  part('theme-name', HTMLElement).textContent = say('theme');
  part('language-name', HTMLElement).textContent = say('language');
  help.textContent = say('help');
  const keys = keysOf('help', say);
  help.title = withKey(say('help'), keys);
  help.setAttribute('aria-keyshortcuts', keys.aria);
  intro.word(say);
  part('start-here', HTMLAnchorElement).textContent = say('start-here');
  part('learn', HTMLAnchorElement).textContent = say('learn');
  part('learn', HTMLAnchorElement).title = say('lessons');
  part('drop', HTMLElement).textContent = say('drop-here');
  lectures.word();
}

const bar = new AddressBar({
  link: () => {
    /** @type {Link} */
    const link = view.link;
    // What the reader has chosen is there again without being named.
    const named = {
      labels: link.labels === labels ? undefined : link.labels,
      code: link.code === code ? undefined : link.code,
    };
    return { ...link, ...named, student: assignment.student, lang: addressed };
  },
  work: () => view.description.number,
  moved: reportPlace,
});

/** Says where a tree is kept that is too long for the address. @param {WhereKept} kept */
function reportPlace(kept) {
  if (kept === 'address') notice.hidden = true;
  else notify(say(`kept-${kept}`));
}

/** @param {string} text */
function notify(text) {
  part('notice-text', HTMLElement).textContent = text;
  notice.hidden = false;
}

const following = new Following({
  view,
  bar,
  assignment,
  intro,
  notify,
  say: () => say,
  hideNotice: () => {
    notice.hidden = true;
  },
  openLecture: (packed) => lectures.openLink(packed),
  turnsTo: (slide) => lectures.turnsTo(slide),
  speak: (link) => {
    const named = languageOf(link);
    if (named !== '') speak(named);
  },
});
const started = following.follow(address, wanted, outcome);
view.addEventListener('plyscope-step', () => {
  bar.keep();
  intro.begun(view.isIntroducing);
});
view.addEventListener('plyscope-change', () => {
  bar.keep();
  entitle();
});
view.addEventListener('plyscope-labels', (event) => {
  labels = /** @type {CustomEvent} */ (event).detail.labels;
  store('labels', labels);
  bar.keep();
});
view.addEventListener('plyscope-code', (event) => {
  code = /** @type {CustomEvent} */ (event).detail.code;
  store('code', code);
  bar.keep();
});
view.addEventListener('plyscope-panel', (event) => {
  keepOpen(/** @type {CustomEvent} */ (event).detail);
});
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

/** Says how a tree was read; an earlier notice is about the tree before. @param {string} message */
const reportReceived = (message) => {
  notice.hidden = true;
  if (message !== '') notify(message);
};
view.addEventListener('plyscope-received', (event) => {
  reportReceived(/** @type {CustomEvent} */ (event).detail.message);
});
/** Opens what a reader has brought, or what the address has led to. @param {File | string} given */
const receive = async (given) => {
  if (typeof given !== 'string' && isLesson(given.name)) return openLesson(await given.text());
  notice.hidden = true;
  reportReceived(await view.receive(given));
};
receiveFrom(document, part('drop', HTMLElement), receive);

offerThemes(theme, (name) => {
  view.theme = /** @type {View['theme']} */ (name);
});

/** The available language that an address names. @param {ReturnType<typeof linkAt>} address */
function languageOf(address) {
  return availableLanguage([address.link.lang ?? ''], '');
}

/** Changes the language once its messages are loaded; if they cannot be, says so. @param {string} to */
async function speak(to) {
  language.value = to;
  const messages = await load([to]).catch(() => null);
  // Another language may have been chosen meanwhile.
  if (language.value !== to) return;
  if (messages === null) {
    language.value = document.documentElement.lang;
    return notify(say('not-loaded'));
  }
  addressed = to;
  view.lang = to;
  await view.updateComplete;
  if (language.value !== to) return;
  say = messages.say;
  document.documentElement.lang = to;
  frame();
  bar.keep();
}

offerLanguages(language, speak);

const help = part('help', HTMLButtonElement);
help.addEventListener('click', () => view.showHelp());
frame();

await started;
if (opened.link.lecture !== undefined) await lectures.openLink(opened.link.lecture);
else await lectures.resume();
if (openedFile !== '')
  await textAt(openedFile).then(
    (text) => receive(new File([text], openedFile.replace(/[?#].*|.*\//g, ''))),
    (thrown) => notify(errorText(whyNot(thrown, openedFile), say)),
  );
if (collecting.hasReturned) intro.welcomeBack(say);
collecting.begin().catch(() => notify(say(REPORTS.broken)));
collecting.offerLectures((id) => lectures.openKept(id)).catch(() => undefined);
view.addressOf = (fragment) => bar.addressOf(fragment);
await view.ready();
removeFirstPicture();
const presenterModule = new LazyModule(() => import('./lecture/presenter-window.js'));
const loadPresenterWindow = async () => {
  const { PresenterWindow } = await presenterModule.load();
  return new PresenterWindow(view, lectures);
};
/** @type {ReturnType<typeof loadPresenterWindow> | null} */
let presenterWindow = null;
const presenterView = () => {
  presenterWindow ??= loadPresenterWindow().catch((error) => {
    presenterWindow = null;
    throw error;
  });
  return presenterWindow;
};
view.presenterView = presenterView;
// Presenter mode may be on already, still without the button.
view.requestUpdate();
// Whoever presents goes on presenting after the page is loaded again, with or without that window.
const keepPresenting = () => presenterView().catch(() => undefined);
view.addEventListener('plyscope-present', keepPresenting);
if (view.presenting || stored('presenting', 'sessionStorage') !== '') keepPresenting();
// Where no copy can be kept, the page needs a network to be opened, as any other does.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  import('./offline/offline.js')
    .then(({ keepCopy }) => keepCopy(view, part('new-version', HTMLElement), newVersion))
    .catch(() => undefined);

/** It stands at the end, so that a file that was cut short lacks it. */
export const isWhole = true;
