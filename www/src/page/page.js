/**
 * The page: one view in a frame. It keeps the view's state in the address. The document's keys, the theme, the language
 * and the link belong to the page, not to the view.
 */

import { LazyModule } from '../element/lazy-module.js';
import '../element/view.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { LABELS } from '../session/labels.js';
import { unpacked } from '../session/packing.js';
import { PANELS } from '../session/state.js';
import { availableLanguage, languages } from '../text/languages.js';
import { load } from '../text/messages.js';
import { AddressBar, besideAddress, linkAt, opened } from './address-bar.js';
import { Collecting } from './collecting.js';
import { Intro } from './intro.js';
import { receiveFrom } from './receiving.js';
import { store, stored } from './storage.js';

/** @import { PlyscopeView as View } from '../element/view.js' */
/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Link } from '../session/address.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Kept } from './address-bar.js' */

/** The messages on what becomes of the reader's work, besides being kept. */
const REPORTS = /** @type {const} */ ({
  copied: 'tree-copied-elsewhere',
  full: 'store-full',
  forbidden: 'store-forbidden',
  newer: 'store-newer',
  broken: 'store-broken',
});

const THEMES = ['', 'light', 'dark', 'contrast', 'contrast-dark'];

/** @param {string} id @template {HTMLElement} T @param {new () => T} kind @returns {T} */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const view = /** @type {View} */ (document.querySelector('plyscope-view'));
const notice = part('notice', HTMLElement);
const share = part('share', HTMLButtonElement);
const theme = part('theme', HTMLSelectElement);
const language = part('language', HTMLSelectElement);
/** The language in the address; empty if it names no available one. */
let addressed = languageOf(opened);
/** The tab that was open on the last visit. */
const panel = PANELS.find((each) => each === stored('panel'));
/** What the reader wants nodes to be called. */
let labels = LABELS.find((each) => each === stored('labels')) ?? LABELS[0];
/** Whether the address names nothing to show. */
const isFirst =
  'link' in opened &&
  Object.entries(opened.link).every(([name, value]) => name === 'lang' || isEmpty(value));
const collecting = new Collecting(view, (what) => notify(say(REPORTS[what])));
/** What the address says, once its short form is read. */
const address = unpacked(opened);
/** The outcome of showing it, before anything else. */
const outcome = begin();
const intro = new Intro(part('intro', HTMLElement), isFirst);
let { say } = await load([document.documentElement.lang]);

/**
 * Shows what the address names, or else what the reader was working on.
 * @returns {Promise<PlyscopeError | null>}
 */
async function begin() {
  /** @type {PlyscopeError | null} */
  let wrong = null;
  const error = await view.begin(
    address.then(async (found) => {
      if ('error' in found) wrong = found.error;
      const last = isFirst ? await collecting.last().catch(() => null) : null;
      const named = last ?? ('link' in found ? found.link : {});
      return { ...named, panel, labels: named.labels ?? labels };
    }),
  );
  return wrong ?? error;
}

/** @param {unknown} value */
function isEmpty(value) {
  return (
    value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
  );
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
  const keys = keysOf('help', say);
  help.title = withKey(say('help'), keys);
  help.setAttribute('aria-keyshortcuts', keys.aria);
  intro.word(say);
  // The button appears with the first search.
  if (share.textContent !== '') share.textContent = say('share');
  part('drop', HTMLElement).textContent = say('drop-here');
}

const bar = new AddressBar({
  link: () => {
    /** @type {Link} */
    const link = view.link;
    // What the reader has chosen is there again without being named.
    return { ...link, labels: link.labels === labels ? undefined : link.labels, lang: addressed };
  },
  work: () => view.description.number,
  moved: reportPlace,
});

/** Says where a tree is kept that is too long for the address. @param {Kept} kept */
function reportPlace(kept) {
  if (kept === 'address') notice.hidden = true;
  else notify(say(`kept-${kept}`));
}

/** The number of addresses followed so far. */
let followed = 0;

/**
 * Follows an address. If it is broken, shows an error and the default instead.
 * @param {ReturnType<typeof unpacked>} found
 * @param {Outcome} outcome
 */
async function follow(found, outcome) {
  const turn = ++followed;
  bar.forget();
  notice.hidden = true;
  const error = await outcome;
  const address = await found;
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

const started = follow(address, outcome);
/** Goes to another address. @param {ReturnType<typeof linkAt>} to */
function go(to) {
  const named = languageOf(to);
  if (named !== '') speak(named);
  intro.moveOn();
  const isAtOnce = 'error' in to || to.link.packed === undefined;
  const address = unpacked(to);
  /** @param {Awaited<typeof address>} found */
  const show = (found) => ('error' in found ? found.error : view.display(found.link));
  follow(address, isAtOnce ? show(to) : address.then(show));
}
addEventListener('hashchange', ({ newURL }) => {
  // By now, the state before may have been written into the address again.
  const { hash } = new URL(newURL);
  if (hash !== '' || !besideAddress()) go(linkAt(hash));
});
// From one tree that is too long for an address to another, the address stays the same.
addEventListener('popstate', () => {
  if (besideAddress()) go(linkAt(''));
});
view.addEventListener('plyscope-step', () => {
  bar.keep();
  intro.makeRoom();
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
view.addEventListener('plyscope-panel', (event) => {
  const { panel } = /** @type {CustomEvent} */ (event).detail;
  store('panel', panel);
});
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

share.addEventListener('click', () => view.share((fragment) => bar.addressOf(fragment)));

receiveFrom(document, part('drop', HTMLElement), async (given) => {
  // What was said of the one before is true no more.
  notice.hidden = true;
  const said = await view.receive(given);
  if (said !== '') notify(said);
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
if (collecting.hasReturned) intro.welcomeBack(say);
collecting.begin().catch(() => notify(say(REPORTS.broken)));
share.textContent = say('share');
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
