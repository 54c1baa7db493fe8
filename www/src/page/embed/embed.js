/**
 * embed.html, for frames in other pages: one view with the least around it. Its fragment says what it shows, with the names of
 * the view's attributes; what is chosen or changed in it is kept nowhere.
 */

import { PlyscopeView } from '../../element/view.js';
import { write } from '../../session/address.js';
import { arrange } from '../../session/authored.js';
import { losesTree, showRest } from '../../session/link-mending.js';
import { unpacked } from '../../session/packing.js';
import { availableLanguage } from '../../text/languages.js';
import { load } from '../../text/messages.js';
import { readEmbedded } from './fragment.js';
import { connectFrame } from './frame.js';
import { reportToCourse } from './splice.js';

const view = /** @type {PlyscopeView} */ (document.querySelector('plyscope-view'));
const notice = /** @type {HTMLElement} */ (document.getElementById('notice'));
const whole = /** @type {HTMLAnchorElement} */ (document.querySelector('#whole a'));

/** Shows what the fragment says. */
async function follow() {
  const { attributes, address } = readEmbedded(location.hash, PlyscopeView.observedAttributes);
  for (const [name, value] of Object.entries(attributes)) view.setAttribute(name, value);
  const { theme = '' } = attributes;
  document.documentElement.dataset.theme = theme;
  const language = availableLanguage([address.link.lang ?? '', ...navigator.languages]);
  view.lang = language;
  const [{ say }, found] = await Promise.all([load([language]), unpacked(address)]);
  document.documentElement.lang = language;
  document.title = say('page-title');
  const name = /** @type {HTMLElement} */ (document.getElementById('name'));
  name.textContent = say('brand');
  whole.textContent = say('open-whole');
  arrange(view, found.link);
  const refusal = await view.begin(found.link);
  const { wrong, shown } = await showRest(found.link, refusal, (part) => view.display(part));
  const faults = [...found.wrong, ...wrong];
  const reason = faults.map((fault) => view.wordError(fault)).join(' ');
  // Another tree than that of the author would be no help to readers.
  view.hidden = shown === null || (shown.tree === undefined && faults.some(losesTree));
  notice.hidden = faults.length === 0;
  notice.textContent = say(view.hidden ? 'embed-broken' : 'embed-part-broken', { reason });
  lead();
}

/** Leads to the same in the whole page. It is written when somebody is about to go there, not at each step. */
function lead() {
  whole.href = `./index.html${write(view.link)}`;
}
for (const event of ['pointerenter', 'pointerdown', 'focus']) whole.addEventListener(event, lead);

addEventListener('hashchange', follow);
connectFrame(view);
await follow();
// Only an exercise has a score, and its state is taken up once it has begun.
if (view.quiz !== '') reportToCourse(view);
