/**
 * The page: one view with a frame round it. What is on show stands in the address; the document's
 * keys, the theme and the link belong to the page and not to the view.
 */

import './view.js';
import { read, write } from './address.js';
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
const messages = await load(navigator.languages);
const { say } = messages;

document.documentElement.lang = messages.locale;
document.title = say('page-title');
part('brand', HTMLElement).textContent = say('brand');
part('notice-dismiss', HTMLButtonElement).textContent = say('dismiss');

let pending = 0;

/**
 * Shows what an address says; where it says something broken, says so and shows the default.
 * @param {string} address
 */
async function follow(address) {
  clearTimeout(pending);
  notice.hidden = true;
  const result = read(new URL(address).hash);
  const error = 'error' in result ? result.error : await view.display(result.shown);
  if ('shown' in result && result.shown.growth !== undefined) view.showGrowth(result.shown.growth);
  if (error === null) return;
  // What somebody has cancelled is no fault of the link; then it says what is on show instead.
  if (error.kind === 'cancelled') return keep();
  const reason = view.wordError(error);
  part('notice-text', HTMLElement).textContent = say('link-broken', { reason });
  notice.hidden = false;
  view.display({});
}

/** Writes what is on show into the address, though not at every one of many quick steps. */
function keep() {
  clearTimeout(pending);
  pending = window.setTimeout(() => history.replaceState(null, '', write(view.shown)), 120);
}

await view.ready();
follow(location.href);
// By the time of the event, what was on show before may have been written into the address again.
addEventListener('hashchange', ({ newURL }) => follow(newURL));
view.addEventListener('plyscope-step', keep);
view.addEventListener('plyscope-change', keep);
document.addEventListener('keydown', (event) => view.handleKey(event));
part('notice-dismiss', HTMLButtonElement).addEventListener('click', () => {
  notice.hidden = true;
});

const link = part('copy-link', HTMLButtonElement);
link.textContent = say('copy-link');
link.addEventListener('click', async () => {
  history.replaceState(null, '', write(view.shown));
  // Without a secure connection or the reader's leave there is no clipboard, but there is the address.
  const copied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(location.href))
    .then(() => 'link-copied')
    .catch(() => 'link-not-copied');
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
