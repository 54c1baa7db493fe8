/** The pseudocode of the search, with the running line and the values of its names. */

import { html, nothing } from 'lit';
import { owners } from '../engine/owners.js';
import { endText } from '../scene/gauge/number-line.js';
import { coloured } from '../text/wording.js';
import { region } from './fold.js';
import { rove } from './roving.js';

/** @import { Meaning, Running } from '../../pkg/plyscope_wasm.js' */
/** @import { Model } from './model.js' */

/** The keywords of the listings; all other words are names. */
const KEYWORDS = [
  'if',
  'else',
  'for',
  'in',
  'while',
  'repeat',
  'break',
  'return',
  'and',
  'or',
  'not',
];

/** @param {Model} model */
export function pseudocode(model) {
  const { search, state } = model;
  const { start, routines } = search.code.listing;
  const running = search.code.running(state.step);
  const current = running?.frames.at(-1)?.routine ?? 0;
  const body = html`
    <div class="code" data-follows>
      ${routines.map((_, at) => (at === current ? routine(model, at, running) : folded(model, at)))}
      ${running === null ? html`<p class="start"><code>${words(model, start, 0)}</code></p>` : undefined}
    </div>
  `;
  return region(model, 'pseudocode', body);
}

/** A routine that does not run: its first line, which opens the rest. @param {Model} model @param {number} at */
function folded(model, at) {
  const [{ text }] = model.search.code.listing.routines[at].lines;
  return html`
    <details>
      <summary><code>${words(model, text, 0)}</code></summary>
      ${routine(model, at, null)}
    </details>
  `;
}

/**
 * @param {Model} model
 * @param {number} at
 * @param {Running | null} running the running line, if it is in this routine
 */
function routine(model, at, running) {
  const { search } = model;
  const frame = running?.frames.at(-1);
  const node = frame?.node ?? 0;
  const stop = frame?.line ?? 0;
  return html`
    <ol @keydown=${walk(model, at)}>
      ${search.code.listing.routines[at].lines.map(({ indent, text }, line) => {
        const runs = frame?.line === line;
        const decided = running?.conditions.filter(
          (each) => each.routine === at && each.line === line,
        );
        const halts = model.state.lines.includes(`${at}.${line}`);
        return html`
          <li class=${runs ? 'runs' : nothing} aria-current=${runs ? 'step' : nothing}>
            <button
              type="button"
              class="breakpoint"
              tabindex="-1"
              aria-pressed=${halts}
              aria-label=${model.say('halt-at-line')}
              title=${model.say('halt-at-line')}
              @click=${() => halt(model, at, line)}
            ></button>
            <button
              type="button"
              class="line"
              .style=${`--indent: ${indent}`}
              tabindex=${line === stop ? 0 : -1}
              title=${model.say('run-to-line')}
              @click=${(/** @type {MouseEvent} */ { shiftKey }) => run(model, at, line, !shiftKey)}
            >
              <code>${words(model, text, node)}</code>
              ${halts ? html`<span class="visually-hidden">${model.say('line-halts')}</span>` : undefined}
            </button>
            ${decided?.map((each) => decision(model, each))}
            ${runs && frame ? names(model, frame.values, running?.returns ?? null, node) : undefined}
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * Tab reaches one line, arrow keys the others; B sets a breakpoint at the focused line.
 * @param {Model} model
 * @param {number} routine
 * @returns {(event: KeyboardEvent) => void}
 */
const walk = (model, routine) => (event) => {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = [...list.querySelectorAll('.line')];
  const isHalt = event.key.toLowerCase() === 'b';
  if (!isHalt && !rove(event, lines)) return;
  if (isHalt) halt(model, routine, lines.indexOf(/** @type {Element} */ (event.target)));
  event.preventDefault();
  // Arrow keys do not step here.
  event.stopPropagation();
};

/**
 * Sets or clears the breakpoint at a line.
 * @param {Model} model
 * @param {number} routine
 * @param {number} line
 */
const halt = ({ dispatch }, routine, line) =>
  dispatch({ type: 'break-line', line: `${routine}.${line}` });

/**
 * Runs to the next or the last run of a line; like a debugger, to the end if there is none.
 * @param {Model} model
 * @param {number} routine
 * @param {number} line
 * @param {boolean} forward
 */
function run({ search, state, dispatch }, routine, line, forward) {
  const step = search.code.nextRun(routine, line, state.step, forward);
  dispatch({ type: 'go', step: step ?? (forward ? search.overview.steps : 0) });
}

/**
 * A line's text, with its keywords in the current language.
 * @param {Model} model
 * @param {string} text
 * @param {number} node the owner of α and β
 */
function words({ search, say }, text, node) {
  return text.split(/([\p{L}_][\p{L}\p{N}_₀]*)/u).map((word) => {
    if (KEYWORDS.includes(word)) return html`<b class="keyword">${say(`code-${word}`)}</b>`;
    return coloured(word, owners(search, node)).map(({ text, owner }) =>
      owner === null ? text : html`<b class=${owner}>${text}</b>`,
    );
  });
}

/** A decided condition, with its numbers. @param {Model} model @param {Running['conditions'][number]} condition */
function decision(model, { pieces, holds }) {
  const text = pieces.map((piece) =>
    piece.kind === 'text' ? piece.value : meaning(model, piece.value),
  );
  return html`
    <span class="decided ${holds ? 'holds' : 'fails'}">
      ${text.join('')} <span aria-hidden="true">${holds ? '✓' : '✗'}</span>
      <span class="visually-hidden">${holds ? model.say('code-holds') : model.say('code-fails')}</span>
    </span>
  `;
}

/**
 * The values of the routine's names.
 * @param {Model} model
 * @param {[name: string, meaning: Meaning][]} values
 * @param {number | null} returns
 * @param {number} node
 */
function names(model, values, returns, node) {
  const { score } = model;
  return html`
    <span class="names">
      ${values.map(
        ([name, value]) => html`
          <span>${words(model, name, node)} = <b>${meaning(model, value)}</b></span>
        `,
      )}
      ${returns === null ? undefined : html`<span>→ <b>${score(returns)}</b></span>`}
    </span>
  `;
}

/** @param {Model} model @param {Meaning} meaning */
function meaning({ score, label, say }, { kind, value }) {
  switch (kind) {
    case 'score':
      return endText(value, score);
    case 'node':
      return label(value);
    case 'truth':
      return value ? say('code-holds') : say('code-fails');
    default:
      return String(value).replace('-', '−');
  }
}
