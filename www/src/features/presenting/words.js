/** What a hall sees of a slide without a tree: a title, and a text in paragraphs and lists. */

import { html } from 'lit';

/** The greatest length of a text that is written large, in characters, and of one that a hall can still read at a glance. */
const [SHORT, LONG] = [260, 600];

/** @param {string} heading @param {string} text */
export const words = (heading, text) => html`
  <div class="slide-words" role="status" data-length=${text.length <= SHORT ? 'short' : text.length <= LONG ? 'long' : 'longest'}>
    ${heading === '' ? undefined : html`<h2>${heading}</h2>`} ${blocksOf(text).map(block)}
  </div>
`;

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
