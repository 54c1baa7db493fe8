/** What a hall sees of a slide without a tree: a title, and a text in paragraphs and lists, with the code of an address in it. */

import { html } from 'lit';
import { LazyModule } from '../../engine/lazy-module.js';
import { addressIn, belowCode, withoutAddress } from '../../text/addresses.js';
import { nodeOf } from '../figures/elements.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { View } from './mode.js' */

/** The greatest length of a text that is written large, in characters, and of one that a hall can still read at a glance. */
const [SHORT, LONG] = [260, 600];

/** @param {string} heading @param {string} passage @param {View} view @param {Say} say */
export function words(heading, passage, view, say) {
  const text = withoutAddress(passage);
  return html`
    <div class="slide-words" role="status" data-length=${text.length <= SHORT ? 'short' : text.length <= LONG ? 'long' : 'longest'}>
      ${heading === '' ? undefined : html`<h2>${heading}</h2>`} ${blocksOf(text).map(block)}
      ${codeOf(passage, heading, view, say)}
    </div>
  `;
}

const code = new LazyModule(() => import('../sharing/code.js'));

/** What draws codes, once it is loaded. @type {typeof import('../sharing/code.js') | null} */
let drawing = null;

/** @param {string} passage @param {string} title @param {View} view @param {Say} say */
function codeOf(passage, title, view, say) {
  const address = addressIn(passage);
  if (address === '') return undefined;
  const picture = drawing?.codePicture(address, say('share-qr-label', { title }));
  if (picture)
    return html`<figure class="coded">${nodeOf(picture)}<figcaption>${belowCode(passage)}</figcaption></figure>`;
  if (drawing !== null) return undefined;
  const draw = (/** @type {NonNullable<typeof drawing>} */ loaded) => {
    drawing = loaded;
    view.requestUpdate();
  };
  code.load().then(draw, () => {});
  return undefined;
}

/** A list in which each line begins with a dash, or a paragraph. @param {string} text */
function block(text) {
  const lines = text.split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  return isList
    ? html`<ul>${lines.map((line) => html`<li>${line.slice(2)}</li>`)}</ul>`
    : html`<p>${text}</p>`;
}

/** The parts of a text that an empty line parts. @param {string} text */
const blocksOf = (text) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
