/** What stands below the paragraphs of a page of help: a link, examples, the list of keys. */

import { html } from 'lit';
import { COMMANDS, HELP } from '../../input/commands.js';
import { capsOf } from '../../input/shortcuts.js';
import { EXAMPLES } from './notations.js';

/** @import { CommandId } from '../../input/commands.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Example } from './notations.js' */

/**
 * What a page may do.
 * @typedef {object} Doing
 * @property {Say} say
 * @property {() => void} start leads through the first steps
 * @property {(text: string) => void} copy
 * @property {(tree: string) => void} show
 */

/** The caps of a row, those that tooltips name before the others. @param {string} row @param {readonly CommandId[]} commands @param {Say} say */
function capsIn(row, commands, say) {
  if (row === 'predict') return [say('key-predict.keys')];
  const all = commands.map((id) => COMMANDS[id].keys ?? []);
  const keys = new Set([...all.map(([first]) => first), ...all.flat()]);
  // Those of a Macintosh are where hands expect them.
  return [...keys].filter((key) => !key.startsWith('Meta')).map((key) => capsOf(key, say));
}

/** @param {Doing} doing */
export const keyList = ({ say }) => html`
  <dl>
    ${Object.entries(HELP).map(
      ([row, commands]) => html`
        <div>
          <dt>${capsIn(row, commands, say).map((cap) => html`<kbd>${cap}</kbd> `)}</dt>
          <dd>${say(`key-${row}`)}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** @param {Doing} doing */
export function startLink({ say, start }) {
  /** @param {MouseEvent} event */
  const leave = (event) => {
    event.preventDefault();
    start();
  };
  return html`<p><a class="start-link" href="#start=1" @click=${leave}>${say('start-here')}</a></p>`;
}

/** @param {Doing} doing */
export const notations = (doing) => EXAMPLES.map((example) => notation(doing, example));

/** @param {Doing} doing @param {Example} example */
const notation = ({ say, copy, show }, { id, text }) => html`
  <section aria-labelledby="notation-${id}">
    <h4 id="notation-${id}">${say(`notation-${id}`)}</h4>
    <p>${say(`notation-${id}.hint`)}</p>
    <pre tabindex="0" aria-labelledby="notation-${id}" role="group">${text}</pre>
    <div class="actions">
      <button type="button" aria-describedby="notation-${id}" @click=${() => copy(text)}>${say('copy-example')}</button>
      <button type="button" aria-describedby="notation-${id}" @click=${() => show(text)}>${say('show-example')}</button>
    </div>
  </section>
`;

/** What stands in another page. */
const VIEW = `<script type="module" src="plyscope.js"></script>
<plyscope-view tree="[[3, 12], [2, 4]]" step="5"></plyscope-view>`;

/** @param {Doing} doing */
export const embedding = ({ say, copy }) => html`
  <pre tabindex="0" aria-label=${say('question-embed')} role="group">${VIEW}</pre>
  <div class="actions">
    <button type="button" @click=${() => copy(VIEW)}>${say('copy-example')}</button>
  </div>
  <p>${say('help-attributes')}</p>
`;
