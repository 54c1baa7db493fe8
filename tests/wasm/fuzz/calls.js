/** Calls of the wasm in any order, as JSON: what is called, and with what. */

import { random } from '../../unit/support/random.js';
import { argument } from './values.js';

/** @import { Random } from '../../unit/support/random.js' */

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {unknown[]} given as `real` takes it
 * @property {number} [study] whose method it is, counted in the order of being made; none for a function
 */

/** The functions, and the kinds of their parameters. @type {Record<string, string[]>} */
const FUNCTIONS = {
  algorithms: [],
  applicable: ['algorithm', 'options'],
  format: ['tree'],
  grow: ['tree', 'few', 'algorithms'],
  is_foreign: ['tree'],
  most_nodes: ['tree'],
  orders: [],
  presets: [],
  recipe: ['tree'],
  switches: [],
  tidy_text: ['tree'],
};

/** The methods of a study. @type {Record<string, string[]>} */
const METHODS = {
  changes: ['number', 'number'],
  cutoffs: [],
  decision: ['number'],
  edited: ['number', 'value'],
  edits_in_part: [],
  entered_shuffled: ['few', 'few'],
  faults: ['number', 'answer'],
  fold: ['numbers'],
  folded_counts: ['number'],
  free: [],
  freedom: ['number', 'number'],
  image: ['canvas'],
  kinds_asked: [],
  known: ['number', 'number'],
  landmarks: ['number', 'number'],
  layout: ['number', 'number'],
  layout_folded: ['number', 'number'],
  listing: [],
  longest_list: [],
  moment: ['number'],
  move_name: ['number'],
  position_key: ['number'],
  name: ['number'],
  next_question: ['kinds', 'number', 'after'],
  next_run: ['number', 'number', 'number', 'flag'],
  nodes: [],
  nudged: ['value', 'number'],
  open_list: ['number'],
  opening: ['number', 'number'],
  out_of_visit: ['number', 'flag'],
  over_visit: ['number', 'flag'],
  overview: [],
  paint: ['canvas', 'number', 'painting'],
  parts: [],
  phases: ['number', 'number', 'number'],
  place: ['places'],
  question: ['number', 'kind'],
  questions_left: ['kinds', 'number'],
  renumbering: [],
  places: ['tree'],
  repaint: ['canvas', 'number'],
  results: ['options', 'number'],
  running: ['number'],
  skyline: ['number', 'number', 'number'],
  solution: ['number', 'kind'],
  states_of: ['number', 'numbers'],
  step_at: ['numbers'],
  step_over: ['number', 'flag'],
  stop_at: ['stop', 'numbers', 'number', 'flag'],
  story_lines: ['number', 'number', 'number'],
  subtree: ['number'],
  table: ['number', 'number', 'number'],
  text: [],
  tree_part: ['number', 'number'],
  tree_after: ['edit'],
  units: ['number'],
  visits: ['number'],
  wasted: ['number'],
  why_skipped: ['number', 'number'],
  with_value: ['number', 'value'],
};

/** All that can be called. */
export const NAMES = { functions: Object.keys(FUNCTIONS), methods: Object.keys(METHODS) };

/** The most calls of one sequence. */
const MOST = 24;

/** The calls of a seed. @param {number} seed @returns {Call[]} */
export function callsOf(seed) {
  const chance = random(seed);
  const calls = [study(chance)];
  for (let left = chance.int(1, MOST); left > 0; left -= 1) calls.push(anyCall(chance));
  return calls;
}

/** @param {Random} chance @returns {Call} */
function anyCall(chance) {
  if (chance.chance(0.06)) return study(chance);
  if (chance.chance(0.1)) return call(chance, FUNCTIONS);
  return { ...call(chance, METHODS), study: chance.int(0, 2) };
}

/** @param {Random} chance @returns {Call} */
const study = (chance) => ({ name: 'Study', given: [argument(chance, 'request')] });

/** @param {Random} chance @param {Record<string, string[]>} table @returns {Call} */
function call(chance, table) {
  const name = chance.pick(Object.keys(table));
  // An argument may be missing.
  const kinds = chance.chance(0.97) ? table[name] : table[name].slice(1);
  return { name, given: kinds.map((kind) => argument(chance, kind)) };
}
