/** The counters of compared searches side by side, with each one's difference from the first. */

import { html, nothing } from 'lit';
import { shortName } from '../../text/wording.js';
import { isEnded } from './comparison.js';
import { paneName } from './named.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Member } from './comparison.js' */

/** The names of more panes than this have no room beside each other: each has its number, as the panes have. */
const MOST_NAMED = 2;

/** The counters, in the order of the rows. */
export const ROWS = /** @type {const} */ ([
  'entered',
  'evaluated',
  'cutoffs',
  'idleCutoffs',
  'steps',
]);

/** The counters of these searches: how many cutoffs skip nothing is counted only once some have. @param {readonly (Member | null)[]} members @param {boolean} atEnd */
const rowsOf = (members, atEnd) =>
  members.some((each) => each !== null && (figure(each, 'idleCutoffs', atEnd) ?? 0) > 0)
    ? ROWS
    : ROWS.filter((row) => row !== 'idleCutoffs');

/**
 * A counter at a search's current step or at its end; null if the search has no such counter.
 * @param {Member} member
 * @param {typeof ROWS[number]} row
 * @param {boolean} atEnd
 */
export function figure({ search, step, moment }, row, atEnd) {
  const { overview } = search;
  if (row === 'steps') return atEnd ? overview.steps : step;
  // A best-first search has no windows, so no cutoffs.
  if (overview.bestFirst && (row === 'cutoffs' || row === 'idleCutoffs')) return null;
  return (atEnd ? overview.total : moment.counts)[row];
}

/** The best move that a search has found; null for none. @param {Member} member */
export const bestMove = ({ search }) => search.overview.principalVariation[1] ?? null;

/** The sign before a value, by its bound. */
const SIGNS = { exact: '', lower: '≥ ', upper: '≤ ' };

/** The part that says how all come out, in the set of what is turned. */
const ENDS = 'compare-ends';

/** Whether all have ended. @param {readonly (Member | null)[]} members */
const haveEnded = (members) => members.every((each) => each === null || isEnded(each));

/**
 * The counters so far. How all come out is shown once they have ended, or when it is asked for.
 * @param {Model} model
 * @param {readonly (Member | null)[]} members the leader first; null for one without a search
 * @param {readonly string[]} algorithms
 */
export function table(model, members, algorithms) {
  const { say, state } = model;
  const isOver = haveEnded(members);
  /** @param {boolean} atEnd */
  const rows = (atEnd) => rowsOf(members, atEnd).map((row) => counts(model, members, row, atEnd));
  const soFar = html`<tbody>${heading(say('compare-now'), members)} ${rows(false)}</tbody>`;
  const end = html`
    <tbody>
      ${heading(say('counter-end'), members)} ${rows(true)}
      ${line(say('compare-value'), members, (member) => value(model, member))}
      ${line(say('compare-best'), members, (member) => move(model, member))}
    </tbody>
  `;
  return html`
    <table>
      <caption class="visually-hidden">${say('compare-table')}</caption>
      <thead>
        <tr>
          <td></td>
          ${algorithms.map((algorithm, at) => head(model, algorithm, at, algorithms.length))}
        </tr>
      </thead>
      ${isOver ? undefined : soFar} ${isOver || state.turned.has(ENDS) ? end : undefined}
    </table>
  `;
}

/** The head of a column. @param {Model} model @param {string} algorithm @param {number} at @param {number} count of all */
const head = (model, algorithm, at, count) => html`
  <th scope="col" title=${paneName(model, algorithm)}>
    <b>${at + 1}</b> <span class=${count > MOST_NAMED ? 'visually-hidden' : nothing}>${paneName(model, algorithm, shortName)}</span>
  </th>
`;

/** The button that asks how all come out. @param {Model} model @param {readonly (Member | null)[]} members */
export function ends({ say, state, dispatch }, members) {
  if (haveEnded(members)) return undefined;
  const isAsked = state.turned.has(ENDS);
  const ask = () => dispatch({ type: 'turn', part: ENDS, isTurned: !isAsked });
  return html`<button type="button" class="asks" aria-expanded=${isAsked} @click=${ask}>${say('counter-end')}</button>`;
}

/** @param {unknown} text @param {readonly unknown[]} members */
const heading = (text, members) =>
  html`<tr class="heading"><th scope="rowgroup" colspan=${members.length + 1}>${text}</th></tr>`;

/**
 * A row, pane by pane.
 * @param {string} name
 * @param {readonly (Member | null)[]} members
 * @param {(member: Member) => unknown} cell
 */
const line = (name, members, cell) => html`
  <tr>
    <th scope="row">${name}</th>
    ${members.map((member) => html`<td>${member === null ? '–' : cell(member)}</td>`)}
  </tr>
`;

/**
 * @param {Model} model
 * @param {readonly (Member | null)[]} members
 * @param {typeof ROWS[number]} row
 * @param {boolean} atEnd
 */
function counts({ say }, members, row, atEnd) {
  const [first] = members;
  const against = first && figure(first, row, atEnd);
  return line(say(`compare-${row}`), members, (member) => {
    const number = figure(member, row, atEnd);
    if (number === null) return '–';
    const more = member === first || against === null ? null : number - against;
    return html`${say('counted', { number })} ${more === null ? nothing : html`<small>${signed(more, say)}</small>`}`;
  });
}

/** A difference with its sign. @param {number} number @param {Model['say']} say */
function signed(number, say) {
  const sign = number === 0 ? '±' : number < 0 ? '−' : '+';
  return sign + say('counted', { number: Math.abs(number) });
}

/** The root's value as a search has it, in MAX's view. @param {Model} model @param {Member} member */
function value({ score }, { search }) {
  const { bound, value } = search.overview;
  return bound === null ? '–' : SIGNS[bound] + score(value);
}

/** The best move by its name, or by the child that it leads to. @param {Model} model @param {Member} member */
function move({ say, label }, member) {
  const node = bestMove(member);
  if (node === null) return '–';
  return member.search.nodes.move(node) ?? say('compare-to', { node: label(node) });
}
