/**
 * The page: one view in a frame. It keeps the view's state in the address. The document's keys, the theme, the language
 * and the link belong to the page, not to the view.
 */

import { LazyModule } from '../element/lazy-module.js';
import '../element/view.js';
import { PANELS } from '../session/state.js';
import { availableLanguage, languages } from '../text/languages.js';
import { load } from '../text/messages.js';
import { AddressBar, linkAt, opened } from './address-bar.js';
import { Intro } from './intro.js';
import { store, stored } from './storage.js';

/** @import { PlyscopeView as View } from '../element/view.js' */
/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Kept } from './address-bar.js' */

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
/** The language in the address; empty if it names no available one. */
let addressed = languageOf(opened);
/** The tab that was open on the last visit. */
const panel = PANELS.find((each) => each === stored('panel'));
/** The outcome of showing it, before anything else. */
const outcome = 'error' in opened ? refuse(opened.error) : view.begin({ ...opened.link, panel });
/** Whether the address names nothing to show. */
const isFirst =
  'link' in opened &&
  Object.entries(opened.link).every(([name, value]) => name === 'lang' || isEmpty(value));
const intro = new Intro(part('intro', HTMLElement), isFirst);
let { say } = await load([document.documentElement.lang]);

/** The error of an address, once the view can show something else instead. @param {PlyscopeError} error */
async function refuse(error) {
  await view.ready();
  return error;
}

/** @param {unknown} value */
function isEmpty(value) {
  return (
    value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
  );
}

/** Fills in the page's own texts. */
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
  help.title = say('help.hint');
  intro.word(say);
  // The link appears with the first search.
  if (link.textContent !== '') link.textContent = say('copy-link');
}

const bar = new AddressBar(() => ({ ...view.link, lang: addressed }), reportPlace);

/** Says where a tree is kept that is too long for the address. @param {Kept} kept */
function reportPlace(kept) {
  if (kept === 'address') notice.hidden = true;
  else notify(say(`kept-${kept}`));
}

/** The number of addresses followed so far. */
let followed = 0;

/**
 * Follows an address. If it is broken, shows an error and the default instead.
 * @param {ReturnType<typeof linkAt>} address
 * @param {Outcome} outcome
 */
async function follow(address, outcome) {
  const turn = ++followed;
  bar.forget();
  notice.hidden = true;
  const error = await outcome;
  if ('link' in address && address.link.start) intro.end();
  // Another address may have been followed meanwhile.
  if (turn !== followed) return;
  if ('link' in address && address.link.growth !== undefined) view.showGrowth(address.link.growth);
  if (error === null) return;
  // A cancelled search is no fault of the link; the address then names the search on show.
  if (error.kind === 'cancelled') {
    if (view.tree === '') view.display({});
    return bar.keep();
  }
  const reason = await view.wordError(error);
  notify(say('link-broken', { reason }));
  view.display({});
}

/** @param {string} text */
function notify(text) {
  part('notice-text', HTMLElement).textContent = text;
  notice.hidden = false;
}

const started = follow(opened, outcome);
addEventListener('hashchange', ({ newURL }) => {
  // By now, the state before may have been written into the address again.
  const address = linkAt(new URL(newURL).hash);
  const named = languageOf(address);
  if (named !== '') speak(named);
  follow(address, 'error' in address ? address.error : view.display(address.link));
});
view.addEventListener('plyscope-step', () => {
  bar.keep();
  intro.makeRoom();
});
view.addEventListener('plyscope-change', () => bar.keep());
view.addEventListener('plyscope-panel', (event) => {
  const { panel } = /** @type {CustomEvent} */ (event).detail;
  store('panel', panel);
});
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

link.addEventListener('click', async () => {
  const href = bar.link();
  // The clipboard needs a secure connection, and may need permission; the address is there in any case.
  const copied =
    href === null
      ? 'link-too-long'
      : await Promise.resolve()
          .then(() => navigator.clipboard.writeText(href))
          .then(() => 'link-copied')
          .catch(() => 'link-not-copied');
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
  store('theme', theme.value);
  paint(theme.value);
});
paint(THEMES.find((name) => name === stored('theme')) ?? '');

/** The available language that an address names. @param {ReturnType<typeof linkAt>} address */
function languageOf(address) {
  return 'link' in address ? availableLanguage([address.link.lang ?? ''], '') : '';
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

for (const { language: each, name } of languages()) {
  const option = new Option(name, each);
  option.lang = each;
  language.add(option);
}
language.value = document.documentElement.lang;
language.addEventListener('change', () => {
  store('language', language.value);
  speak(language.value);
});

const help = part('help', HTMLButtonElement);
help.addEventListener('click', () => view.showHelp());
frame();

await started;
link.textContent = say('copy-link');
// The presenter view's support does not delay the first picture. Without it, presenter mode still works.
await view.ready();
const presenterModule = new LazyModule(() => import('./presenting/presenter-window.js'));
const loadPresenterWindow = async () => {
  const { PresenterWindow } = await presenterModule.load();
  return new PresenterWindow(view);
};
let presenterWindow = loadPresenterWindow();
view.presenterView = () => {
  presenterWindow = presenterWindow.catch(loadPresenterWindow);
  return presenterWindow;
};
// Presenter mode may be on already, still without the button.
view.requestUpdate();
presenterWindow.catch(() => undefined);

/** At the end, where a file that was cut short does not come to. */
export const isWhole = true;
