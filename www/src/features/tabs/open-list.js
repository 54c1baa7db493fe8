/** The list of a best-first search at a step, in order of merit. */

import { html, nothing } from 'lit';
import { foldable } from '../../panels/fold.js';
import { leftOutRow, MOST_ROWS, nodeButton, list as rowsOf, shortened } from '../../panels/rows.js';

/** @import { OpenList } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */

/** @typedef {OpenList['states'][number]} ListState */

/**
 * A state, and the effect of this step on it. Removed states keep their places.
 * @typedef {ListState & {mark: 'none' | 'pushed' | 'purged' | 'taken', place: number | null}} Line
 */

/** The signs of states: filled once solved. */
const SHAPES = { live: '○', solved: '●' };

/** @param {Model} model */
export function openList(model) {
  const { state, search, say } = model;
  const ended = state.step === search.overview.steps ? 'yes' : 'no';
  const list = search.lists.open(state.step);
  if (list === null) return undefined;
  const before = state.step === 0 ? [] : (search.lists.open(state.step - 1)?.states ?? []);
  const lines = withChanges(list.states, before, model.moment);
  const marked = lines.flatMap(({ mark }, at) => (mark === 'none' ? [] : [at]));
  const visible = shortened(lines.length, marked);
  const longest = search.lists.longestOpen + 1;
  const head = html`
    <th scope="col"><abbr title=${say('open-list-place')}>#</abbr></th>
    <th scope="col" class="words">${say('open-list-node')}</th>
    <th scope="col" class="words">${say('open-list-state')}</th>
    <th scope="col">${say('open-list-merit')}</th>
    <th scope="col"><span class="visually-hidden">${say('open-list-change')}</span></th>
  `;
  const reserved = longest <= MOST_ROWS ? longest : MOST_ROWS + 3;
  const rows = visible.flatMap((row) =>
    'left' in row ? leftOutRow(model, row.left, 5) : [line(model, lines[row.at], row.at === 0)],
  );
  const body = html`
    <p class="found">${say('open-list-length', { count: list.states.length, ended })}</p>
    ${rowsOf(model, { reserved, head, rows, hint: say('open-list-hint') })}
  `;
  return foldable(model, 'open-list', body);
}

/**
 * The list, with the states that this step adds and removes.
 * @param {readonly ListState[]} states
 * @param {readonly ListState[]} before the list one step earlier
 * @param {Moment} moment
 * @returns {Line[]}
 */
function withChanges(states, before, { fact, node }) {
  const pushed = fact.kind === 'open' || fact.kind === 'solve' ? node : null;
  const there = new Set(states.map((each) => each.node));
  const gone = fact.kind === 'purge' ? 'purged' : 'taken';
  /** @type {Line[]} */
  const lines = [];
  let at = 0;
  /** Adds the removed states before the next one that stays. */
  const addRemoved = () => {
    for (; at < before.length && !there.has(before[at].node); at += 1) {
      lines.push({ ...before[at], mark: gone, place: null });
    }
  };
  addRemoved();
  states.forEach((each, place) => {
    lines.push({ ...each, mark: each.node === pushed ? 'pushed' : 'none', place: place + 1 });
    if (before[at]?.node === each.node) at += 1;
    addRemoved();
  });
  return lines;
}

/**
 * @param {Model} model
 * @param {Line} line
 * @param {boolean} stop whether Tab reaches it
 */
function line(model, { node, state, merit, mark, place }, stop) {
  const { say, score, label, search } = model;
  const text = label(node);
  const joined = model.state.hover === node ? 'joined' : '';
  const lit = mark === 'pushed' ? 'lit' : '';
  const leaf = search.nodes.leaf[node] === 1;
  const hint = say('node-named', {
    place: leaf ? 'leaf' : 'interior',
    player: search.nodes.max[node] ? 'MAX' : 'MIN',
    node: text,
  });
  return html`
    <tr class="${mark} ${lit} ${joined}" aria-current=${lit ? 'true' : nothing} data-for=${node}>
      <th scope="row">${place ?? '–'}</th>
      <td class="position words">${nodeButton(model, node, { text, hint, leaf, stop })}</td>
      <td class="words"><span aria-hidden="true">${SHAPES[state]}</span> ${say(`state-${state}`)}</td>
      <td class="value">${score(merit)}</td>
      <td class="what">${mark === 'none' ? nothing : say(`open-list-${mark}`)}</td>
    </tr>
  `;
}
