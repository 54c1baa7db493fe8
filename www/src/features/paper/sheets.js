/** The sheets of an exercise: trees for all students, of one difficulty if that is asked for, which must have room on their pages. */

import { recipe } from '../../engine/catalogue.js';
import { isRandom } from '../../engine/is-recipe.js';
import { Search } from '../../engine/search.js';
import { triesFor } from '../../session/predicting/difficulty.js';
import { seedAfter, Trial } from '../difficulty.js';
import { windowsIn } from './boxes.js';
import { keysFor, lackOf, roomFor } from './room.js';

/** @import { Difficulty } from '../../session/predicting/difficulty.js' */
/** @import { Window } from './boxes.js' */
/** @import { Grid, Lack, Laid, Paper, Sown } from './room.js' */

/**
 * What to search, for how many, and how it is printed.
 * @typedef {object} Exercise
 * @property {string} tree
 * @property {string} algorithm
 * @property {Record<string, string>} options
 * @property {number} count of the trees
 * @property {Difficulty | null} difficulty
 * @property {number} per how many are on a page
 * @property {boolean} key
 * @property {Paper} paper
 * @property {number} letters of the words above a key
 */

/** What hinders a print: at which sheet, from 1; 0 if there is only one. @typedef {{sheet: number, tree: string, lack: Lack | null, error: unknown}} Hindrance */

/** An exercise: its search, the windows in it, and all nodes that may have one. @typedef {{search: Search, windows: Map<number, Window>, inner: number[]}} Sheet */

/** Sheets on pages that are divided alike. @typedef {{grid: Grid, scale: number, laid: readonly Laid[]}} Pages */

/**
 * All that is printed, or what hinders that.
 * @typedef {object} Plan
 * @property {Sheet[]} sheets
 * @property {Pages | null} exercises
 * @property {Pages | null} keys
 * @property {Trial | null} trial the trees that were tried, if they are to be of one difficulty
 * @property {Hindrance | null} hindrance
 */

/** The most trees that are tried for one sheet, and beside those for as many as are looked for. */
const TRIES = { each: 100, all: 400 };

/** The trees of so many students: the recipe with its seed and those after it. @param {string} tree @param {number} count */
export const treesFrom = (tree, count) =>
  Array.from({ length: isRandom(tree) ? count : 1 }, (_, at) => seedAfter(tree, at));

/** The seed in a recipe; empty for any other tree. @param {string} tree */
export const seedOf = (tree) =>
  isRandom(tree) ? (/\bseed\s*=\s*(\d+)/.exec(tree)?.[1] ?? '') : '';

/**
 * Plans the sheets, and yields as it goes on how many of them are found. Whoever is content with those stops looking.
 * @param {Exercise} exercise
 * @param {{isEnough: boolean}} looking
 * @returns {Generator<number, Plan>}
 */
export function* planning(exercise, looking) {
  const { tree, algorithm, options, count, difficulty, per, key, paper, letters } = exercise;
  const request = { algorithm, options };
  const trial = difficulty && isRandom(tree) ? new Trial(difficulty) : null;
  /** @type {Plan} */
  const plan = { sheets: [], exercises: null, keys: null, trial, hindrance: null };
  const trees = trial === null ? treesFrom(tree, count) : [];
  /** @type {(sheet: number, tree: string, found: Partial<Hindrance>) => Plan} */
  const hindered = (at, tree, found) => {
    const sheet = trees.length === 1 ? 0 : at + 1;
    return { ...plan, hindrance: { sheet, tree, lack: null, error: null, ...found } };
  };
  try {
    // The size of a random tree is known before it is made.
    const size = recipe(tree);
    const lack = size === null ? null : lackOf(size);
    if (lack !== null) return hindered(0, tree, { lack });
    if (trial !== null) {
      const most = Math.min(TRIES.all + TRIES.each * count, count * triesFor(tree));
      for (let at = 0; at < most && trees.length < count && !looking.isEnough; at += 1) {
        const each = seedAfter(tree, at);
        if (trial.isSo({ ...request, tree: each })) trees.push(each);
        yield trees.length;
      }
    }
  } catch (error) {
    return hindered(0, tree, { error });
  }
  for (const [at, each] of trees.entries()) {
    try {
      const search = new Search({ ...request, tree: each });
      plan.sheets.push(sheetOf(search));
      const lack = lackOf(search.overview);
      if (lack !== null) return hindered(at, each, { lack });
    } catch (error) {
      return hindered(at, each, { error });
    }
    yield trees.length;
  }
  if (trees.length === 0) return plan;
  const room = roomFor(plan.sheets.map(sown), { paper, per: isRandom(tree) ? per : 1 });
  if ('lack' in room) return hindered(room.at, trees[room.at], { lack: room.lack });
  const exercises = { ...room, scale: 1 };
  yield trees.length;
  // Where a tree is too large for a smaller picture, its key is as large as it.
  const keys = key ? (keysFor(plan.sheets.map(answered), paper, letters) ?? exercises) : null;
  return { ...plan, exercises, keys };
}

/** @param {Search} search @returns {Sheet} */
function sheetOf(search) {
  const { nodes } = search;
  const windows = windowsIn(search);
  const all = Array.from({ length: windows.size > 0 ? nodes.length : 0 }, (_, node) => node);
  return { search, windows, inner: all.filter((node) => !nodes.leaf[node]) };
}

/** A sheet that is to be filled in: any of its nodes may have a window. @param {Sheet} sheet @returns {Sown} */
export const sown = ({ search, inner }) => ({ search, nodes: inner });

/** A sheet that is filled in. @param {Sheet} sheet @returns {Sown} */
export const answered = ({ search, windows }) => ({ search, nodes: [...windows.keys()] });

/** How many pages there are. @param {Pages | null} pages */
export const pagesIn = (pages) =>
  pages === null ? 0 : Math.ceil(pages.laid.length / (pages.grid.columns * pages.grid.rows));
