/**
 * The slider over the steps: the depth of the search up to the present step, as a skyline. The root lies on the ground, leaves are
 * roofs with a dot on each, and at a cutoff a drop falls to its node from the height of the leaves: there no tower is built. What
 * is yet to come is not drawn.
 */

import { html, nothing, svg } from 'lit';
import { questionIn } from '../session/settle.js';
import { lastPosition, position } from '../session/steps.js';
import { BANDS, bandLabel } from './bands.js';

/** @import { Column } from '../engine/skyline.js' */
/** @import { Model } from './model.js' */

/** The height of the drawing, in units of its own, and how much of it is left free above the deepest node. */
const [HEIGHT, ABOVE] = [40, 7];

/** The height of the root, as a part of that of a ply. */
const ROOT = 0.4;

/** A tree of fewer plies is drawn lower. */
const LEAST_PLIES = 2;

/** How far above a roof the dot of a leaf lies, and above its node the end of a drop. */
const [LEAF, DROP] = [3.5, 3];

/** Of more columns than this, leaves and drops could not be told apart: on the slider of a phone, and on any. */
const [FEW, CLEAR] = [100, 320];

/** @param {Model} model */
export function skyline(model) {
  const { state, search, say, dispatch } = model;
  const last = lastPosition(state, search.overview.steps);
  /** @param {Event & {target: HTMLInputElement}} event */
  const move = ({ target }) => {
    // The slider stops at an open question.
    const step = Math.min(Number(target.value), questionIn(state) ?? last);
    target.value = String(step);
    dispatch({ type: 'go', step });
  };
  return html`
    <div class="skyline">
      ${profile(model, last)}
      <input
        type="range"
        min=${state.first}
        max=${last}
        step="1"
        aria-label=${say('step')}
        aria-valuetext=${valueText(model)}
        .value=${String(position(state))}
        @input=${move}
      />
    </div>
  `;
}

/**
 * What has been searched so far.
 * @param {Model} model
 * @param {number} last the last place on the slider
 */
function profile(model, last) {
  const { state, search } = model;
  const { first, step } = state;
  const steps = Math.min(last, search.overview.steps) - first;
  // The length of a step, in columns.
  const columns = step > first ? search.skyline.between(first, first + steps) : [];
  const unit = columns.length / Math.max(1, steps);
  // A column stands when all of its steps are past.
  const past = Math.floor((step - first) * unit);
  const width = Math.max(1, (last - first) * unit);
  return html`
    <svg aria-hidden="true" viewBox=${`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
      ${past === 0 ? nothing : towers(drawingOf(columns, pliesOf(model)), past, stripes(model, unit))}
    </svg>
  `;
}

/** @param {Drawing} drawing @param {number} past the columns that stand @param {string} stripes */
const towers = (drawing, past, stripes) => svg`
  <svg class=${drawing.looks} width=${past} height=${HEIGHT} viewBox=${`0 0 ${past} ${HEIGHT}`} preserveAspectRatio="none">
    <path class="stripes" d=${stripes}></path>
    <path class="towers" d=${drawing.towers}></path>
    <path class="cores" d=${drawing.cores}></path>
    <path class="outline" d=${drawing.outline}></path>
    <path class="leaves" d=${drawing.leaves}></path>
    <path class="falls" d=${drawing.falls}></path>
    <path class="drops" d=${drawing.drops}></path>
    <path class="idle" d=${drawing.idle}></path>
  </svg>
`;

/**
 * A skyline as paths, in which a column is one unit wide.
 * @typedef {object} Drawing
 * @property {string} looks
 * @property {string} towers up to the greatest depth of each column
 * @property {string} cores of the towers, up to the least depth
 * @property {string} outline
 * @property {string} leaves a dot at each
 * @property {string} falls from the height of the leaves to where children are skipped
 * @property {string} drops at the ends of these
 * @property {string} idle a dot at each cutoff that skips nothing
 */

/** The drawings of columns, which are the same at all steps. @type {WeakMap<readonly Column[], Drawing>} */
const drawings = new WeakMap();

/** @param {readonly Column[]} columns @param {number} plies */
function drawingOf(columns, plies) {
  const known = drawings.get(columns) ?? draw(columns, plies);
  drawings.set(columns, known);
  return known;
}

/**
 * Draws columns.
 * @param {readonly Column[]} columns
 * @param {number} plies of the deepest node
 * @returns {Drawing}
 */
export function draw(columns, plies) {
  const ply = (HEIGHT - ABOVE) / (Math.max(LEAST_PLIES, plies) + ROOT);
  const y = (/** @type {number} */ depth) => round(HEIGHT - (depth + ROOT) * ply);
  const isDense = columns.some(({ least, greatest }) => least < greatest);
  const isClear = columns.length <= CLEAR && !isDense;
  const outline = lineOf(columns, ({ greatest }) => y(greatest));
  const within = (/** @type {string} */ line) => `M0 ${HEIGHT}V${line}V${HEIGHT}Z`;
  /** A mark in the middle of each column that has one. @param {(column: Column) => string} mark */
  const marks = (mark) =>
    columns.map((column, at) => mark(column) && `M${at + 0.5} ${mark(column)}`).join('');
  const dot = (/** @type {number} */ depth, /** @type {number} */ above) =>
    `${round(y(depth) - above)}h0`;
  const cuts = (/** @type {boolean} */ idle, /** @type {(depth: number) => string} */ mark) =>
    marks((column) => (column.cut === null || column.idle !== idle ? '' : mark(column.cut)));
  return {
    looks: looksOf(columns.length, isDense),
    towers: within(outline),
    cores: isDense ? within(lineOf(columns, ({ least }) => y(least))) : '',
    outline: isClear ? `M0 ${outline}` : '',
    leaves: isClear
      ? marks(({ evaluates, greatest }) => (evaluates ? dot(greatest, LEAF) : ''))
      : '',
    falls: cuts(false, (depth) => `${y(plies)}V${y(depth)}`),
    drops: isClear ? cuts(false, (depth) => dot(depth, DROP)) : '',
    idle: isClear ? cuts(true, (depth) => dot(depth, DROP)) : '',
  };
}

/** @param {number} columns @param {boolean} isDense whether several steps share a column */
function looksOf(columns, isDense) {
  if (isDense) return 'dense';
  return columns > CLEAR ? 'close' : columns > FEW ? 'many' : '';
}

/**
 * A line over all columns, from the height of the first, which its path begins with.
 * @param {readonly Column[]} columns
 * @param {(column: Column) => number} y
 */
function lineOf(columns, y) {
  let line = '';
  let height;
  for (const [at, column] of columns.entries()) {
    const here = y(column);
    if (here !== height) line += height === undefined ? here : `H${at}V${here}`;
    height = here;
  }
  return `${line}H${columns.length}`;
}

const round = (/** @type {number} */ number) => Math.round(number * 100) / 100;

/** How deep the search may go: to the limit of its depth. @param {Model} model */
function pliesOf({ search, moment }) {
  const { height, iterations } = search.overview;
  return Math.min(height, iterations.at(-1)?.depth ?? moment.depth ?? height);
}

/** Every second search of the root, as a stripe behind its towers. @param {Model} model @param {number} unit the length of a step */
function stripes({ state, search }, unit) {
  const { iterations, steps } = search.overview;
  if (iterations.length > BANDS) return '';
  const x = (/** @type {number} */ step) => round(Math.max(0, step - state.first) * unit);
  return iterations
    .map(({ step }, at) => {
      const end = iterations[at + 1]?.step ?? steps;
      return at % 2 === 0 ? '' : `M${x(step)} 0H${x(end)}V${HEIGHT}H${x(step)}Z`;
    })
    .join('');
}

/** The step of this search, and the overtime of the others. @param {Model} model */
export function stepOf({ state, search, say }) {
  const { step, overtime } = state;
  const at = say('step-of', { step, steps: search.overview.steps });
  return overtime === 0 ? at : say('step-overtime', { at, overtime });
}

/** The slider's value in words. @param {Model} model */
function valueText(model) {
  const { search, moment, say } = model;
  const { iterations } = search.overview;
  const at = stepOf(model);
  const iteration = moment.iteration === null ? undefined : iterations[moment.iteration];
  if (iteration === undefined) return at;
  return say('step-in-band', { at, label: bandLabel(model, iteration) });
}
