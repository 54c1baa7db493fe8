/** What stands below the paragraphs of a page of help: a link, examples, the list of keys. */

import { html } from 'lit';
import { ALL_SHORTCUTS, capsOf } from '../../input/shortcuts.js';
import { EXAMPLES } from './notations.js';

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

/** A row of the list of keys, with the buttons that the keys stand for, or the caps of other keys. */
const KEYS =
  /** @satisfies {readonly [string, readonly (keyof typeof ALL_SHORTCUTS)[], string?][]} */ ([
    ['play', ['play']],
    ['step', ['step-back', 'step-forward']],
    ['cutoff', ['previous-cutoff', 'next-cutoff']],
    ['debugger', ['step-into', 'step-over', 'step-out']],
    ['stops', ['next-leaf', 'next-improvement', 'next-re-search', 'next-visit']],
    ['iteration', ['next-iteration'], '['],
    ['ends', ['first-step', 'last-step']],
    ['undo', ['undo', 'redo']],
    ['zoom', [], '+ −'],
    ['fit', ['fit']],
    ['fold', ['fold']],
    ['types', ['node-types']],
    ['place', ['move-left', 'move-right']],
    ['level', ['level-up', 'level-down']],
    ['shape', ['add-child', 'add-sibling', 'delete']],
    ['names', ['rename']],
    ['menu', ['more-edits']],
    ['select', ['select-node', 'select-level']],
    ['clipboard', ['copy', 'cut', 'paste', 'duplicate']],
    ['ask', ['ask-about']],
    ['predict', []],
    ['leave', [], 'Esc'],
    ['break', ['breakpoint']],
    ['present', ['present', 'leave']],
    ['predicting', ['predict']],
    ['blank', ['blank']],
    ['blank-cuts', ['blank-cuts']],
    ['beside', ['beside']],
    ['moment', ['add-moment']],
    ['moments', ['previous-moment', 'next-moment']],
    ['presenter-view', ['presenter-view']],
    ['help', ['help']],
  ]);

/** The caps of a row, those that tooltips name before the others. @param {typeof KEYS[number]} row @param {Say} say */
function capsIn([id, shortcuts, caps = ''], say) {
  if (id === 'predict') return [say('key-predict.keys')];
  const firsts = shortcuts.map((each) => ALL_SHORTCUTS[each][0]);
  const all = new Set([...firsts, ...shortcuts.flatMap((each) => ALL_SHORTCUTS[each])]);
  // Those of a Macintosh are where hands expect them.
  const keys = [...all].filter((key) => !key.startsWith('Meta'));
  return [...caps.split(' ').filter(Boolean), ...keys.map((key) => capsOf(key, say))];
}

/** @param {Doing} doing */
export const keyList = ({ say }) => html`
  <dl>
    ${KEYS.map(
      (row) => html`
        <div>
          <dt>${capsIn(row, say).map((cap) => html`<kbd>${cap}</kbd> `)}</dt>
          <dd>${say(`key-${row[0]}`)}</dd>
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
  return html`<p><a href="#start=1" @click=${leave}>${say('start-here')}</a></p>`;
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
