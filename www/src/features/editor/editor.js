/**
 * Additions to a plain text field: line numbers, the place of an error, matching brackets, and the selected node. They are drawn
 * behind the field's text, in the same letters.
 */

import { html } from 'lit';
import { selectedWith, selection, topmost } from '../../session/selection.js';
import { linesOf, offsetOf } from './lines.js';
import { pairAt } from './pairs.js';
import { nodeAt, nodesWithin, placesOf } from './places.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Selection, Typed } from '../../session/state.js' */
/** @import { Mark, Piece } from './lines.js' */
/** @import { Place } from './places.js' */

/** A text with more lines is shown as it is: each line is an element. */
const MOST_LINES = 2_000;

/** The latest text whose nodes were looked for. @type {{text: string, search: Search, places: Place[] | null} | null} */
let latest = null;

/** @param {string} text @param {Search} search */
function places(text, search) {
  if (latest?.text !== text || latest.search !== search)
    latest = { text, search, places: placesOf(text, search) };
  return latest.places;
}

/**
 * The nodes of a search's tree whose text is selected, or the one that the cursor is in; none if that is not known.
 * @param {string} text
 * @param {Search} search
 * @param {Selection} selection
 */
export function nodesIn(text, search, { start, end }) {
  const found = places(text, search);
  if (found === null) return [];
  const within = nodesWithin(found, start, end);
  const node = nodeAt(found, start);
  return within.length > 1 || node === null ? within : [node];
}

/**
 * The marks of a text, to be drawn behind it; null if it has too many lines.
 * @param {Model} model
 * @param {string} text
 * @param {Pick<Typed, 'error' | 'selection'>} draft
 */
export function marks({ state, search }, text, { error, selection }) {
  const lines = linesOf(text, [
    ...(error === null ? selected(text, search, chosen(state)) : wrong(text, error)),
    ...(selection === null ? [] : pair(text, selection)),
  ]);
  if (lines.length > MOST_LINES) return null;
  return html`<div class="editor-marks" aria-hidden="true">${lines.map(
    (pieces) => html`<div class="editor-line">${pieces.map(shown)}</div>`,
  )}</div>`;
}

/** @param {Piece} piece */
const shown = ({ text, names }) =>
  names === '' ? text : html`<span class=${names}>${text}</span>`;

/** The nodes to be marked: the selected ones, unless the keyboard is at another. @param {Model['state']} state */
const chosen = (state) =>
  state.focus === null ? selection(state) : selectedWith(state, state.focus);

/** @param {string} text @param {Search} search @param {readonly number[]} nodes @returns {Mark[]} */
function selected(text, search, nodes) {
  const found = nodes.length === 0 ? null : places(text, search);
  if (found === null) return [];
  const marked = new Set(topmost(nodes, search));
  return found
    .filter(({ node }) => marked.has(node))
    .map(({ start, end }) => ({ from: start, to: end, name: 'selected' }));
}

/** @param {string} text @param {PlyscopeError} error @returns {Mark[]} */
function wrong(text, error) {
  if (!('parse' in error || 'recipe' in error)) return [];
  const fault = 'parse' in error ? error.parse : error.recipe;
  const { line, column, found } = fault;
  const from = offsetOf(text, line, column);
  const shown = found?.replace(/…$/, '') ?? '';
  // Only what is there: an error may quote less than it found, and nothing at the end of the text.
  const to = text.startsWith(shown, from) ? from + shown.length : from;
  const faults = [{ from, to, name: 'fault' }];
  if (!('opened' in fault)) return faults;
  const opened = offsetOf(text, fault.opened_line, fault.opened_column);
  return [...faults, { from: opened, to: opened + 1, name: 'opened' }];
}

/** @param {string} text @param {Selection} selection @returns {Mark[]} */
function pair(text, { start, end }) {
  const brackets = start === end ? pairAt(text, start) : null;
  return (brackets ?? []).map((from) => ({ from, to: from + 1, name: 'matching' }));
}
