/**
 * The whole state of one view. Everything else on the screen is derived from it: the engine knows what the search does.
 */

import { NO_FOLDS } from '../engine/folding.js';
import { ARRANGED } from './arranged.js';
import { UNBOUNDED } from './bounds.js';
import { NOT_COMPARED } from './compared.js';
import { USUAL } from './usual-searches.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Folds } from '../engine/folding.js' */
/** @import { Camera } from '../layout/camera.js' */
/** @import { Sight } from '../layout/projection.js' */
/** @import { Extent } from '../layout/picture-size.js' */
/** @import { Arranged } from './arranged.js' */
/** @import { Bounds } from './bounds.js' */
/** @import { Plan } from './compared.js' */
/** @import { EditKind } from './edits.js' */
/** @import { Introduction } from './introduction.js' */
/** @import { Panel } from './panels.js' */
/** @import { Setup } from './growth.js' */
/** @import { Labels } from './labels.js' */
/** @import { Predicting } from './predicting/course.js' */
/** @import { Writing } from './predicting/written/writing.js' */
/** @import { Sort } from './results.js' */
/** @import { CodeLanguage } from './code-languages.js' */
/** @import { Beside, Hidden, SlideShown } from './hall.js' */

/**
 * A value being typed at a leaf.
 * @typedef {object} Editing
 * @property {number} node
 * @property {string} text in the field
 * @property {string} before the tree before the edit
 * @property {number} pane the number of the picture with the field: 1 for the leading search
 * @property {PlyscopeError | null} error in what is typed
 */

/** Where the cursor stands in a field, from the first selected character to after the last. @typedef {{start: number, end: number}} Selection */

/**
 * What is typed in the field of the tree, which may not be a tree, and is the reader's work all the same.
 * @typedef {object} Typed
 * @property {string | null} text null if the field has the tree
 * @property {PlyscopeError | null} error
 * @property {string | null} discarded what was typed before the field got the tree back; null if there is nothing to bring back
 * @property {Selection | null} selection null while one types elsewhere
 * @property {number} sitting what is typed until the field is left is undone together
 * @property {boolean} isOther whether nothing was left of the tree's text, so that what is typed is another tree
 * @property {boolean} wasOther the same of what was discarded
 */

/**
 * All but what an author arranges.
 * @typedef {object} Own
 * @property {string} tree as text; always one that can be searched, and empty before the first
 * @property {Work} work what the tree is part of
 * @property {number} works the number of pieces of work so far
 * @property {string} algorithm
 * @property {Readonly<Record<string, string>>} options the switches that are not at their defaults, even if they do not
 *   apply to the current algorithm: see `choices.js`
 * @property {number} step the number of events so far
 * @property {boolean} playing
 * @property {number} speed in steps per second
 * @property {Introduction} introduction of whoever comes first
 * @property {Bounds} bounds the moments between which one steps
 * @property {number} first the first step between them, which follows from the search
 * @property {number | null} last the last one; null if that is the end, whatever plays on there
 * @property {Extent | null} size of the canvas; null if there is none yet
 * @property {Camera | null} camera null shows the whole tree
 * @property {Sight | null} sight what the camera is to show, whatever the canvas is: as a moment has it, until a reader moves the camera
 * @property {boolean} glides whether the camera moves there visibly
 * @property {number | null} focus the node with the keyboard
 * @property {number | null} hover the node pointed at
 * @property {readonly string[]} mentioned the names of the nodes that words beside the view name: each is drawn with its name
 * @property {string | null} lit the name of the node that such words point at
 * @property {Folds} folds which subtrees are folded
 * @property {number | null} level the depth of automatic folding, which follows from the view's size; null if everything
 *   fits
 * @property {readonly number[]} breakpoints nodes, ascending
 * @property {readonly string[]} lines breakpoints at lines of the pseudocode, `routine.line`, both from 0
 * @property {number | null} inspected the node that the reader asks about
 * @property {readonly number[]} selected several nodes that an edit is to be about, ascending: see `selection.js`
 * @property {boolean} adding whether each press of a node adds it to them, or takes it away
 * @property {string | null} trial the tree before the change that is being tried
 * @property {Panel} panel the open one; see `panels.js`
 * @property {Panel | null} panelBefore the tab that was open before a question opened another
 * @property {boolean} sheet whether the open tab has its place on a narrow screen too
 * @property {ReadonlySet<string>} turned the parts that a reader has folded away, or has opened where they begin closed
 * @property {Sort | null} results the order of the table of results; null if it is closed
 * @property {Setup | null} growth the chart of growth; null if it is closed
 * @property {Plan} compare the searches in the panes, and their pace
 * @property {number | null} maxOvertime the steps that the others go on after this search has ended; null if not known yet
 * @property {number} overtime the steps that they have gone on
 * @property {'none' | 'types'} overlay
 * @property {Labels} labels what nodes are called
 * @property {CodeLanguage} code the language in which the search is written
 * @property {boolean} presenting whether it is in presenter mode
 * @property {Hidden} hidden what a hall does not see; on the desk, nothing is hidden
 * @property {Beside} beside what stands beside the tree in a hall
 * @property {boolean} black whether a hall sees nothing at all, while somebody talks
 * @property {boolean} unlocked whether the tree can be changed in front of a hall
 * @property {number | string} until the step or the moment at which the slide on show ends; empty for the end of the search
 * @property {SlideShown | null} slide of the lecture that is given; null for none
 * @property {{of: string, text: string} | null} hands that were raised for each answer to a question, where the hall sees them: see `hands.js`
 * @property {string} passage what a hall reads in place of the sentence, with live words; empty for the sentence
 * @property {number} start the stop of *Start here*, from 1; 0 while it is not on
 * @property {Predicting | null} predicting null if it is off
 * @property {Writing | null} laidAside what was written about this search and left before it was handed in
 * @property {Editing | null} editing
 * @property {Typed} draft what is typed in the field of the tree
 * @property {Traced | null} traced the open trace of another program
 * @property {PlyscopeError | null} refused the reason why the last choice was refused
 * @property {Readonly<Trees>} past trees to undo to, the latest last
 * @property {Readonly<Trees>} future trees to redo to, the next one last
 */

/** @typedef {Own & Arranged} State */

/**
 * What somebody works on: it stays the same through all edits, and is another once another tree is chosen.
 * @typedef {object} Work
 * @property {number} number no two pieces of work in a view have the same
 * @property {string} title that a reader sees; empty for none
 * @property {string} note for readers; empty for none
 */

/**
 * A trace of somebody's own program.
 * @typedef {object} Traced
 * @property {string} name of its file
 * @property {string} text the whole of it
 * @property {string} tree as the state has it; another tree may be on show
 * @property {Plan} compare what was compared when it was opened
 */

/**
 * A tree to go back or forward to, the work that it is part of, and the kind of the edit between it and the tree on the way
 * from there to the present; where that is a choice, how the tree was searched when it was left; where it is still being typed,
 * in which sitting.
 * @typedef {{tree: string, kind: EditKind, work: Work, left?: Left, sitting?: number}} UndoEntry
 */

/**
 * The search of a tree that was left for another.
 * @typedef {object} Left
 * @property {string} algorithm
 * @property {State['options']} options
 * @property {{algorithm: boolean, switches: readonly string[]}} brought the parts of the search that the choice changed
 */

/** @typedef {readonly UndoEntry[]} Trees */

/** The speeds on offer, in steps per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16];

/** The initial order of the table of results: that of the catalogue. @type {Sort} */
export const AS_LISTED = { by: 'algorithm', descending: false };

/** The longest title and the longest note for readers, in characters. */
export const LONGEST_TITLE = 120;
export const LONGEST_NOTE = 2_000;

/** The most edits that can be undone. */
export const UNDO_LIMIT = 200;

/** The most characters of trees kept for undo, of one or two bytes each. The last tree is always kept. */
export const UNDO_CHARACTERS = 16_000_000;

/** @type {Typed} */
export const NOTHING_TYPED = {
  text: null,
  error: null,
  discarded: null,
  selection: null,
  sitting: 1,
  isOther: false,
  wasOther: false,
};

/** @returns {State} */
export function defaults() {
  return {
    ...ARRANGED,
    tree: '',
    work: { number: 0, title: '', note: '' },
    works: 0,
    algorithm: USUAL,
    options: {},
    step: 0,
    playing: false,
    speed: 2,
    introduction: 'none',
    bounds: UNBOUNDED,
    first: 0,
    last: null,
    size: null,
    camera: null,
    sight: null,
    glides: false,
    focus: null,
    hover: null,
    mentioned: [],
    lit: null,
    breakpoints: [],
    lines: [],
    inspected: null,
    selected: [],
    adding: false,
    trial: null,
    panel: 'code',
    panelBefore: null,
    sheet: true,
    folds: NO_FOLDS,
    level: null,
    turned: new Set(),
    results: null,
    growth: null,
    compare: NOT_COMPARED,
    maxOvertime: 0,
    overtime: 0,
    overlay: 'none',
    labels: 'names',
    code: 'pseudocode',
    presenting: false,
    hidden: 'none',
    beside: 'none',
    black: false,
    unlocked: false,
    until: '',
    slide: null,
    passage: '',
    hands: null,
    start: 0,
    predicting: null,
    laidAside: null,
    editing: null,
    draft: NOTHING_TYPED,
    traced: null,
    refused: null,
    past: [],
    future: [],
  };
}
