/**
 * embed.html, for frames in other pages: one view with the least around it. Its fragment says what it shows, with the names of
 * the view's attributes; what is chosen or changed in it is kept nowhere.
 */

import '../../element/guest.js';
import { PlyscopeView } from '../../element/view.js';
import { write } from '../../session/address.js';
import { losesTree, showRest } from '../../session/link-mending.js';
import { unpacked } from '../../session/packing.js';
import { availableLanguage } from '../../text/languages.js';
import { load } from '../../text/messages.js';
import { besideFile, readEmbedded } from './fragment.js';
import { connectFrame, reportFault } from './frame.js';
import { reportToCourse } from './splice.js';

/** @import { LinkParts } from '../../session/address.js' */
/** @import { Say } from '../../text/wording.js' */

const view = /** @type {PlyscopeView} */ (document.querySelector('plyscope-view'));
const notice = /** @type {HTMLElement} */ (document.getElementById('notice'));
const name = /** @type {HTMLElement} */ (document.getElementById('name'));
const whole = /** @type {HTMLAnchorElement} */ (document.querySelector('#whole a'));

/** How many fragments have been followed. */
let followed = 0;
/** Whether a course hears of exercises. */
let reports = false;

/** Shows what the fragment says. */
async function follow() {
  followed += 1;
  const turn = followed;
  const { attributes, address } = readEmbedded(location.hash, PlyscopeView.observedAttributes);
  document.documentElement.dataset.theme = attributes.theme ?? '';
  const language = availableLanguage([address.link.lang ?? '', ...navigator.languages]);
  view.lang = language;
  const found = unpacked(address);
  const wanted = found.then(({ link }) => wantedOf(attributes, link));
  // Until then nothing else is shown, so that no moment is one of another tree.
  const outcome = view.begin(wanted);
  const { say } = await load([language]);
  word(say, language);
  const refusal = await outcome;
  const { wrong, shown } = await showRest(await wanted, refusal, (part) => view.display(part));
  const faults = [...(await found).wrong, ...wrong];
  // Another may have been followed meanwhile.
  if (turn !== followed) return;
  const reason = faults.map((fault) => view.wordError(fault)).join(' ');
  // Another tree than that of the author would be no help to readers.
  view.hidden = shown === null || (shown.tree === undefined && faults.some(losesTree));
  notice.hidden = faults.length === 0;
  notice.textContent = say(view.hidden ? 'embed-broken' : 'embed-part-broken', { reason });
  for (const fault of faults) reportFault(fault.kind, view.wordError(fault));
  lead();
}

/** Sets what is said of the view, and gives what it is to show. @param {Record<string, string | null>} attributes @param {LinkParts} link */
async function wantedOf({ src, ...others }, link) {
  // A tree goes before a file.
  const attributes = { ...others, src: link.tree === undefined ? src : null };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) view.removeAttribute(name);
    else if (value !== view.getAttribute(name)) view.setAttribute(name, value);
  }
  view.settings.follow(link);
  // Only an exercise has a score.
  if (link.quiz && !reports) reportToCourse(view);
  reports ||= Boolean(link.quiz);
  return besideFile(await view.takeFile(), link);
}

/** Fills in the page's own texts. @param {Say} say @param {string} language */
function word(say, language) {
  document.documentElement.lang = language;
  document.title = say('page-title');
  name.textContent = say('brand');
  whole.textContent = say('open-whole');
}

/** Leads to the same in the whole page. It is written when somebody is about to go there, not at each step. */
function lead() {
  whole.href = `./index.html${write(view.link)}`;
}
for (const event of ['pointerenter', 'pointerdown', 'focus']) whole.addEventListener(event, lead);

addEventListener('hashchange', follow);
connectFrame(view);
await follow();
