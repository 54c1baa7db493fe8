/**
 * The page: one view with a frame round it. What is on show stands in the address; the document's
 * keys, the theme and the link belong to the page and not to the view.
 */

import './view.js';
import { LONGEST_LINK, read, write } from './address.js';
import { load } from './messages.js';

/** @typedef {import('./view.js').PlyscopeView} View */

const THEMES = ['', 'light', 'dark'];

/** @param {string} id @template {HTMLElement} T @param {new () => T} kind @returns {T} */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const view = /** @type {View} */ (document.querySelector('plyscope-view'));
const notice = part('notice', HTMLElement);
/** What the address says that the page was opened at. It is asked for before anything else can be on show. */
const first = read(location.hash);
const shown = 'error' in first ? view.ready().then(() => first.error) : view.begin(first.shown);
const messages = await load(navigator.languages);
const { say } = messages;

document.documentElement.lang = messages.locale;
document.title = say('page-title');
part('brand', HTMLElement).textContent = say('brand');
part('notice-dismiss', HTMLButtonElement).textContent = say('dismiss');

let pending = 0;

/**
 * Follows what an address says; where that is broken, says so and shows the default.
 * @param {ReturnType<typeof read>} address
 * @param {import('./outcome.js').Outcome} outcome of showing it
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
    return keep();
  }
  const reason = await view.wordError(error);
  part('notice-text', HTMLElement).textContent = say('link-broken', { reason });
  notice.hidden = false;
  view.display({});
}

/** Writes what is on show into the address, though not at every one of many quick steps. */
function keep() {
  clearTimeout(pending);
  pending = window.setTimeout(writeAddress, 120);
}

/**
 * Writes what is on show into the address, and tells whether it fits there. A tree that does not leaves no
 * address that would show another.
 */
function writeAddress() {
  const fragment = write(view.shown);
  const fits = fragment.length <= LONGEST_LINK;
  history.replaceState(null, '', fits ? fragment : location.pathname + location.search);
  return fits;
}

const begun = follow(first, shown);
addEventListener('hashchange', ({ newURL }) => {
  // By the time of the event, what was on show before may have been written into the address again.
  const address = read(new URL(newURL).hash);
  follow(address, 'error' in address ? address.error : view.display(address.shown));
});
view.addEventListener('plyscope-step', keep);
view.addEventListener('plyscope-change', keep);
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

const link = part('copy-link', HTMLButtonElement);
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

/** The theme that was chosen last; a browser may keep nothing. */
function remembered() {
  try {
    return localStorage.getItem('plyscope-theme') ?? '';
  } catch {
    return '';
  }
}

/** @param {string} name */
function remember(name) {
  try {
    localStorage.setItem('plyscope-theme', name);
  } catch {
    // Then it is asked again next time.
  }
}

const theme = part('theme', HTMLSelectElement);
theme.setAttribute('aria-label', say('theme'));
for (const name of THEMES) {
  theme.add(new Option(say(`theme-${name === '' ? 'system' : name}`), name));
}
theme.value = remembered();
const paint = () => {
  view.theme = /** @type {View['theme']} */ (theme.value);
  document.documentElement.dataset.theme = theme.value;
};
theme.addEventListener('change', () => {
  remember(theme.value);
  paint();
});
paint();

const help = part('help', HTMLButtonElement);
help.setAttribute('aria-label', say('help'));
help.addEventListener('click', () => view.showHelp());

// There is a link to what is on show once that is there.
await begun;
link.textContent = say('copy-link');
