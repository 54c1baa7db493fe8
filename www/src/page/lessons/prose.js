/** The prose of a lesson, as templates: paragraphs, lists, tables, live words, and links to moments. Nothing of it is markup from text. */

import { html, nothing } from 'lit';
import { literal, html as staticHtml } from 'lit/static-html.js';

/** @import { Block, Inline } from './format.js' */

/**
 * How the blocks are shown that are more than prose.
 * @typedef {(block: Block) => unknown} Special
 */

/** The parts of a sentence. @param {readonly Inline[]} parts @returns {unknown} */
export const words = (parts) => parts.map(word);

/** @param {Inline} part @returns {unknown} */
function word(part) {
  switch (part.kind) {
    case 'text':
      return part.text;
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
    case 'moment':
      return html`<plyscope-step for=${part.of} to=${part.to}>${words(part.parts)}</plyscope-step>`;
    case 'when':
      return html`<plyscope-when for=${part.of} is=${part.is}>${words(part.parts)}</plyscope-when>`;
  }
}

/** Blocks of prose. @param {readonly Block[]} blocks @param {Special} special @returns {unknown} */
export const prose = (blocks, special) => blocks.map((block) => shown(block, special));

/** @param {Block} block @param {Special} special @returns {unknown} */
function shown(block, special) {
  switch (block.kind) {
    case 'heading': {
      const tag = block.level === 2 ? literal`h2` : literal`h3`;
      return staticHtml`<${tag} id=${block.id}>${words(block.parts)}</${tag}>`;
    }
    case 'paragraph':
      return html`<p>${words(block.parts)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${tight(item, special)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'code':
      return html`<pre tabindex="0">${block.text}</pre>`;
    case 'table':
      return table(block.head, block.rows);
    case 'aside':
      return html`
        <aside>
          ${block.title.length > 0 ? html`<h3>${words(block.title)}</h3>` : nothing}
          ${prose(block.blocks, special)}
        </aside>
      `;
    case 'when':
      return html`<plyscope-when class="block" for=${block.of} is=${block.is}>${prose(block.blocks, special)}</plyscope-when>`;
    default:
      return special(block);
  }
}

/** An item of one paragraph stands there without the distances of a paragraph. @param {readonly Block[]} blocks @param {Special} special */
function tight(blocks, special) {
  const [only, ...others] = blocks;
  return only?.kind === 'paragraph' && others.length === 0
    ? words(only.parts)
    : prose(blocks, special);
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
