/** The prose of a lesson, as templates: plain Markdown, live words, and the directives in it. Nothing of it is markup from text. */

import { html } from 'lit';
import { literal, html as staticHtml } from 'lit/static-html.js';
import { directiveOf } from './directives.js';

/** @import { Block, Inline } from './format.js' */
/** @import { LessonOnPage } from './lesson.js' */

/** What the players and their bounds are called, in any language, and whose colour each has. @type {Readonly<Record<string, 'max' | 'min'>>} */
const PLAYERS = { MAX: 'max', α: 'max', MIN: 'min', β: 'min' };

/** One of these, as a word of its own: the Swedish “MAX:s” has one in it. */
const PLAYER = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(PLAYERS).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Words, with the players and their bounds in their colours. @param {string} text */
const coloured = (text) =>
  text
    .split(PLAYER)
    .map((piece, at) =>
      at % 2 === 1 ? html`<span class=${PLAYERS[piece]}>${piece}</span>` : piece,
    );

/** The parts of a sentence. @param {readonly Inline[]} parts @returns {unknown} */
export const words = (parts) => parts.map(word);

/** @param {Inline} part @returns {unknown} */
function word(part) {
  switch (part.kind) {
    case 'text':
      return coloured(part.text);
    case 'node':
      return html`<span class="node-name" data-of=${part.of}>${part.text}</span>`;
    case 'live':
      return html`<plyscope-say for=${part.of} what=${part.what}>…</plyscope-say>`;
    case 'strong':
      return html`<strong>${words(part.parts)}</strong>`;
    case 'emphasis':
      return html`<em>${words(part.parts)}</em>`;
    case 'code':
      return html`<code>${part.text}</code>`;
    case 'link':
      return html`<a href=${part.href}>${words(part.parts)}</a>`;
    default:
      return directiveOf(part)?.inSentence?.(part, words(part.parts), html);
  }
}

/** @param {readonly Block[]} blocks @param {LessonOnPage} page @returns {unknown} */
export const prose = (blocks, page) => blocks.map((block) => shown(block, page));

/** @param {Block} block @param {LessonOnPage} page @returns {unknown} */
function shown(block, page) {
  switch (block.kind) {
    case 'heading': {
      const tag = block.level === 2 ? literal`h2` : literal`h3`;
      return staticHtml`<${tag} id=${block.id}>${words(block.parts)}</${tag}>`;
    }
    case 'paragraph':
      return html`<p>${words(block.parts)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${tight(item, page)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'code':
      return html`<pre tabindex="0">${block.text}</pre>`;
    case 'table':
      return table(block.head, block.rows);
    default:
      return directiveOf(block)?.draw?.(block, page);
  }
}

/** An item of one paragraph stands there without the distances of a paragraph. @param {readonly Block[]} blocks @param {LessonOnPage} page */
function tight(blocks, page) {
  const [only, ...others] = blocks;
  return only?.kind === 'paragraph' && others.length === 0
    ? words(only.parts)
    : prose(blocks, page);
}

/** @param {readonly (readonly Inline[])[]} head @param {readonly (readonly (readonly Inline[])[])[]} rows */
const table = (head, rows) => html`
  <div class="table" tabindex="0" role="group">
    <table>
      <thead>
        <tr>${head.map((cell) => html`<th scope="col">${words(cell)}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${words(cell)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>
`;
