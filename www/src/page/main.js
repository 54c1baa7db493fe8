/**
 * The page: one view with a frame round it. What is on show stands in the address; the document's
 * keys, the theme, the language and the link belong to the page and not to the view.
 */

import '../element/view.js';
import { LONGEST_LINK, read, write } from '../session/address.js';
import { availableLanguage, languages, load } from '../text/messages.js';
import { keep, kept } from './kept.js';

/** @typedef {import('../element/view.js').PlyscopeView} View */

const THEMES = ['', 'light', 'dark', 'contrast', 'contrast-dark'];

/** @param {string} id @template {HTMLElement} T @param {new () => T} kind @returns {T} */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const view = /** @type {View} */ (document.querySelector('plyscope-view'));
const notice = part('notice', HTMLElement);
const link = part('copy-link', HTMLButtonElement);
const theme = part('theme', HTMLSelectElement);
const language = part('language', HTMLSelectElement);
/** What the address says that the page was opened at. It is asked for before anything else can be on show. */
const first = read(location.hash);
/** The language that the address names, nothing where it names none that there is. */
let addressed = languageOf(first);
// The view reads it off the document, and asks for the same messages.
document.documentElement.lang = availableLanguage([
  addressed,
  kept('language'),
  ...navigator.languages,
]);
const shown = 'error' in first ? view.ready().then(() => first.error) : view.begin(first.shown);
let { say } = await load([document.documentElement.lang]);

/** Everything that the page itself says. */
function frame() {
  document.title = say('page-title');
  part('brand', HTMLElement).textContent = say('brand');
  part('notice-dismiss', HTMLButtonElement).textContent = say('dismiss');
  theme.setAttribute('aria-label', say('theme'));
  theme.title = say('theme');
  theme.replaceChildren(
    ...THEMES.map((name) => new Option(say(`theme-${name === '' ? 'system' : name}`), name)),
  );
  theme.value = view.theme;
  language.setAttribute('aria-label', say('language'));
  language.title = say('language');
  part('language-sign', HTMLElement).textContent = language.value.toUpperCase();
  help.setAttribute('aria-label', say('help'));
  // There is a link to what is on show once that is there.
  if (link.textContent !== '') link.textContent = say('copy-link');
}

let pending = 0;

/**
 * Follows what an address says; where that is broken, says so and shows the default.
 * @param {ReturnType<typeof read>} address
 * @param {import('../session/outcome.js').Outcome} outcome of showing it
 */
async function follow(address, outcome) {
  clearTimeout(pending);
  notice.hidden = true;
  const error = await outcome;
  if ('shown' in address && address.shown.growth !== undefined)
    view.showGrowth(address.shown.growth);
  if (error === null) return;
  // What somebody has cancelled is no fault of the link; then it says what is on show instead.
  if (error.kind === 'cancelled') {
    if (view.tree === '') view.display({});
    return keepAddress();
  }
  const reason = await view.wordError(error);
  tell(say('link-broken', { reason }));
  view.display({});
}

/** @param {string} text */
function tell(text) {
  part('notice-text', HTMLElement).textContent = text;
  notice.hidden = false;
}

/** Writes what is on show into the address, though not at every one of many quick steps. */
function keepAddress() {
  clearTimeout(pending);
  pending = window.setTimeout(writeAddress, 120);
}

/**
 * Writes what is on show into the address, and tells whether it fits there. A tree that does not leaves no
 * address that would show another.
 */
function writeAddress() {
  const fragment = write({ ...view.shown, lang: addressed });
  const fits = fragment.length <= LONGEST_LINK;
  history.replaceState(null, '', fits ? fragment : location.pathname + location.search);
  return fits;
}

const begun = follow(first, shown);
addEventListener('hashchange', ({ newURL }) => {
  // By the time of the event, what was on show before may have been written into the address again.
  const address = read(new URL(newURL).hash);
  const named = languageOf(address);
  if (named !== '') speak(named);
  follow(address, 'error' in address ? address.error : view.display(address.shown));
});
view.addEventListener('plyscope-step', keepAddress);
view.addEventListener('plyscope-change', keepAddress);
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

link.addEventListener('click', async () => {
  // Without a secure connection or the reader's leave there is no clipboard, but there is the address.
  const copied = writeAddress()
    ? await Promise.resolve()
        .then(() => navigator.clipboard.writeText(location.href))
        .then(() => 'link-copied')
        .catch(() => 'link-not-copied')
    : 'link-too-long';
  link.textContent = say(copied);
  setTimeout(() => {
    link.textContent = say('copy-link');
  }, 2000);
});

/** @param {string} name */
const paint = (name) => {
  view.theme = /** @type {View['theme']} */ (name);
  document.documentElement.dataset.theme = name;
};
theme.addEventListener('change', () => {
  keep('theme', theme.value);
  paint(theme.value);
});
paint(THEMES.find((name) => name === kept('theme')) ?? '');

/** The language that an address names, of those that there are. @param {ReturnType<typeof read>} address */
function languageOf(address) {
  return 'shown' in address ? availableLanguage([address.shown.lang ?? ''], '') : '';
}

/**
 * Says everything in another language, once there are words for it; where there are none to be had, says that.
 * @param {string} to
 */
async function speak(to) {
  language.value = to;
  const messages = await load([to]).catch(() => null);
  // Meanwhile somebody may have chosen once more.
  if (language.value !== to) return;
  if (messages === null) {
    language.value = document.documentElement.lang;
    return tell(say('not-loaded'));
  }
  addressed = to;
  view.lang = to;
  await view.updateComplete;
  if (language.value !== to) return;
  say = messages.say;
  document.documentElement.lang = to;
  frame();
  keepAddress();
}

for (const { language: each, name } of languages()) {
  const option = new Option(name, each);
  option.lang = each;
  language.add(option);
}
language.value = document.documentElement.lang;
language.addEventListener('change', () => {
  keep('language', language.value);
  speak(language.value);
});

const help = part('help', HTMLButtonElement);
help.addEventListener('click', () => view.showHelp());
frame();

await begun;
link.textContent = say('copy-link');
/** The second window of presenter mode; where this does not come, the mode is there all the same. */
const second = () =>
  import('./presenting/page.js').then(
    ({ SecondWindow }) => new SecondWindow(view),
    () => {},
  );
// Behind the first picture, when the browser has nothing else to do.
const idle = globalThis.requestIdleCallback ?? setTimeout;
requestAnimationFrame(() => requestAnimationFrame(() => idle(second)));
