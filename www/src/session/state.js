/**
 * The whole state of one view. Everything else on the screen is derived from it: what a search of
 * this tree does comes from the engine, and is not kept here.
 */

import { NO_FOLDS } from '../engine/folding.js';

/**
 * A value being typed at a leaf.
 * @typedef {object} Editing
 * @property {number} node
 * @property {string} text as it stands in the field
 * @property {string} before the tree as it was when this began
 * @property {number} pane in which picture the field stands: 1 is that of the search on show, others are beside it
 */

/**
 * @typedef {object} State
 * @property {string} tree the present tree, as text; always one that can be searched, and
 *   nothing before there is any
 * @property {string} algorithm
 * @property {Readonly<Record<string, string>>} options the switches that are not at their default, also
 *   those that do not apply to the present algorithm: see `choices.js`
 * @property {number} step how many events have happened
 * @property {boolean} playing
 * @property {number} speed steps a second
 * @property {import('../layout/plane.js').Size | null} size of the canvas; null where there is none yet
 * @property {import('../layout/camera.js').Camera | null} camera null shows the whole tree
 * @property {boolean} glides whether the camera is seen to move to where it is
 * @property {number | null} focus the node that the keyboard is at
 * @property {number | null} hover the node that is pointed at
 * @property {import('../engine/folding.js').Folds} folds which subtrees are folded
 * @property {number | null} level the depth at which everything is folded, where that is done by itself, as
 *   the size of the view has it; null where everything fits
 * @property {readonly number[]} breakpoints the nodes at whose visits playing halts, ascending
 * @property {readonly string[]} lines the lines of the pseudocode where it halts, `routine.line`, both from 0
 * @property {number | null} asked the node that somebody asks about
 * @property {string | null} trial the tree as it was before the change that is tried
 * @property {import('./results.js').Sort | null} results how the table of results is sorted; null where it is closed
 * @property {string} compare what it is compared with, as in a link: see `compared.js`; nothing where it is not
 * @property {number | null} further for how many steps the others go on after this search has ended; null where that is
 *   not known yet
 * @property {number} overtime for how many they have gone on
 * @property {'none' | 'types'} overlay what is drawn into the tree besides the search
 * @property {import('./predicting/course.js').Predicting | null} predicting what a learner is asked; null where nobody
 *   is to be
 * @property {Editing | null} editing
 * @property {import('../../pkg/plyscope_wasm.js').PlyscopeError | null} refused why what was chosen last could not be done
 * @property {Readonly<Trees>} past trees to undo to, the latest last
 * @property {Readonly<Trees>} future trees to redo to, the next one last
 */

/** @typedef {readonly string[]} Trees */

/** The speeds that can be chosen, in steps a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16];

/** How the table of results is sorted at first: in the order of the catalogue. @type {import('./results.js').Sort} */
export const AS_LISTED = { by: 'algorithm', descending: false };

/** How many edits can be undone. */
export const UNDO_LIMIT = 200;

/** As many characters of trees are kept for that, of a byte or two each; the last tree is kept however long it is. */
export const UNDO_CHARACTERS = 16_000_000;

/** @returns {State} */
export function defaults() {
  return {
    tree: '',
    algorithm: 'alpha-beta',
    options: {},
    step: 0,
    playing: false,
    speed: 2,
    size: null,
    camera: null,
    glides: false,
    focus: null,
    hover: null,
    breakpoints: [],
    lines: [],
    asked: null,
    trial: null,
    folds: NO_FOLDS,
    level: null,
    results: null,
    compare: '',
    further: 0,
    overtime: 0,
    overlay: 'none',
    predicting: null,
    editing: null,
    refused: null,
    past: [],
    future: [],
  };
}
