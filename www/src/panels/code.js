/** The code of the search, with the running line and the values of its names. */

import { html, nothing } from 'lit';
import { owners } from '../engine/owners.js';
import { commandOf } from '../input/keys.js';
import { endText } from '../scene/gauge/number-line.js';
import { KEYWORDS } from '../text/keywords.js';
import { turns } from '../text/sentences/about.js';
import { offered } from './code-language.js';
import { inColours } from './in-colours.js';
import { rove } from './roving.js';

/** @import { Meaning, Running } from '../../pkg/plyscope_wasm.js' */
/** @import { Programs } from './code-language.js' */
/** @import { Model } from './model.js' */

/**
 * A line as it is written, and the line of the listing that it stands for: several may stand for one, and a bracket for none.
 * @typedef {{indent: number, text: string, at: number | null}} Line
 */

/**
 * A search as it is written.
 * @typedef {{start: string, lines: readonly (readonly Line[])[], words: (text: string, node: number) => unknown}} Written
 */

/** @param {Model} model @param {Programs | null} programs null until they are wanted and loaded */
export function code(model, programs) {
  const { search, state, say } = model;
  const running = search.code.running(state.step);
  const current = running?.frames.at(-1)?.routine ?? 0;
  const language = programs === null ? 'pseudocode' : offered(model);
  const written = writtenIn(model, language, programs);
  const { start, lines } = written;
  return html`
    <section class="panel pseudocode" role="region" aria-label=${say('code-region', { language })}>
      <div class="code" data-follows data-language=${language} .style=${`--longest: ${longest(lines[current])}`}>
        ${lines.map((_, at) => (at === current ? routine(model, written, at, running) : folded(model, written, at)))}
        ${running === null ? html`<p class="start"><code>${written.words(start, 0)}</code></p>` : undefined}
      </div>
    </section>
  `;
}

/** The letters of the longest line, from where the outermost begins, and as many as a line that wraps is set in. @param {readonly Line[]} lines */
const longest = ([first, ...others]) =>
  2 +
  Math.max(
    ...[first, ...others].map(({ indent, text }) => 2 * (indent - first.indent) + text.length),
  );

/** @param {Model} model @param {ReturnType<typeof offered>} language @param {Programs | null} programs @returns {Written} */
function writtenIn(model, language, programs) {
  const { listing } = model.search.code;
  if (programs === null || language === 'pseudocode') {
    const lines = listing.routines.map((each) => each.lines.map((line, at) => ({ ...line, at })));
    return { start: listing.start, lines, words: (text, node) => words(model, text, node) };
  }
  const { start, lines, keywords } = programs.written(model.search, language);
  return {
    start,
    lines,
    words: (text, node) => programWords(model, text, node, keywords),
  };
}

/** A routine that does not run: its first line, which opens the rest. @param {Model} model @param {Written} written @param {number} at */
function folded(model, written, at) {
  const [{ text }] = written.lines[at];
  return html`
    <details>
      <summary><code>${written.words(text, 0)}</code></summary>
      ${routine(model, written, at, null)}
    </details>
  `;
}

/**
 * @param {Model} model
 * @param {Written} written
 * @param {number} at
 * @param {Running | null} running the running line, if it is in this routine
 */
function routine(model, written, at, running) {
  const all = written.lines[at];
  const [{ indent: outer }] = all;
  const frame = running?.frames.at(-1);
  const node = frame?.node ?? 0;
  const stop = frame?.line ?? 0;
  return html`
    <ol @keydown=${walk(model, at)}>
      ${all.map(({ indent, text, at: line }, place) => {
        const runs = line !== null && frame?.line === line;
        const own = written.words(text, node);
        const isFirst = line !== null && all[place - 1]?.at !== line;
        const isLast = line !== null && all[place + 1]?.at !== line;
        const decided = isFirst
          ? running?.conditions.filter((each) => each.routine === at && each.line === line)
          : undefined;
        // What is shown to a hall is read, and pressed by nobody.
        if (!isFirst || model.presenting)
          return html`
            <li class=${runs ? 'runs' : nothing} aria-current=${runs && isFirst ? 'step' : nothing}>
              <span class="line" .style=${`--indent: ${indent - outer}`}><code>${own}</code></span>
              ${decided?.map((each) => decision(model, each))}
              ${runs && isLast && frame ? valuesOf(model, frame, running) : undefined}
            </li>
          `;
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
              .style=${`--indent: ${indent - outer}`}
              tabindex=${line === stop ? 0 : -1}
              title=${model.say('run-to-line')}
              @click=${(/** @type {MouseEvent} */ { shiftKey }) => run(model, at, line, !shiftKey)}
            >
              <code>${own}</code>
              ${halts ? html`<span class="visually-hidden">${model.say('line-halts')}</span>` : undefined}
            </button>
            ${decided?.map((each) => decision(model, each))}
            ${runs && isLast && frame ? valuesOf(model, frame, running) : undefined}
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
  const lines = [...list.querySelectorAll('button.line')];
  const isHalt = commandOf(event, 'line') === 'breakpoint';
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
    const spelt = word === 'alfa' ? 'alpha' : word;
    if (spelt === 'alpha' || spelt === 'beta')
      return html`<b class=${owners(search, node)[spelt]}>${word}</b>`;
    return inColours(word, owners(search, node));
  });
}

/**
 * The text of a line of a program, with its keywords.
 * @param {Model} model
 * @param {string} text
 * @param {number} node the owner of α and β
 * @param {readonly string[]} keywords
 */
function programWords({ search }, text, node, keywords) {
  /** @type {Record<string, string>} */
  const { alpha, beta } = owners(search, node);
  const colours = { alpha, alfa: alpha, beta };
  return text.split(/(\w+)/).map((word) => {
    if (keywords.includes(word)) return html`<b class="keyword">${word}</b>`;
    const owner = Object.hasOwn(colours, word) ? colours[/** @type {'alpha'} */ (word)] : null;
    return owner === null ? word : html`<b class=${owner}>${word}</b>`;
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
 * What stands below the line that runs.
 * @param {Model} model
 * @param {Running['frames'][number]} frame
 * @param {Running | null} running
 */
const valuesOf = (model, { values, node }, running) => [
  names(model, values, running?.returns ?? null, node ?? 0),
  identity(model),
  meeting(model),
];

/**
 * The visit's own bound and the table's, where only both together make a value exact: `bound` in the code is the visit's own, while the
 * sentence and the tree say that the value is exact.
 * @param {Model} model
 */
function meeting({ moment: { fact }, say }) {
  if ((fact.kind !== 'store' && fact.kind !== 'leave') || fact.alone === null) return undefined;
  return html`<span class="remark">${say('code-meeting', { alone: fact.alone })}</span>`;
}

/**
 * The identity under negamax, on the present numbers: where MIN moves, the greatest of what it sees is the least of what MAX sees.
 * @param {Model} model
 */
function identity({ search, moment: { fact, node }, score, say }) {
  if (fact.kind !== 'improve' || fact.previous === null || node === null) return undefined;
  if (!turns(search) || search.nodes.max[node]) return undefined;
  const { previous, value } = fact;
  const text = (/** @type {number} */ units) => endText(units, score);
  // Not −0.
  const [turnedBest, turnedValue] = [text(0 - previous), text(0 - value)];
  const said = say('code-identity', {
    best: text(previous),
    value: text(value),
    turnedBest,
    turnedValue,
  });
  return html`<span class="remark">${said}</span>`;
}

/**
 * The values of the routine's names, which are called as in the pseudocode.
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
