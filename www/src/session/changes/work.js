/** What actions make of the work: its tree, and the search of that. */

import { NO_FOLDS } from '../../engine/folding.js';
import { UNBOUNDED } from '../bounds.js';
import { isCompared } from '../compared.js';
import {
  amended,
  amending,
  isAmended,
  newWork,
  swapped,
  travelled,
  withChoice,
  withTree,
} from '../history.js';
import { renumbered } from '../renumbering.js';
import { defaults } from '../state.js';

/** @import { Renumbering } from '../../../pkg/plyscope_wasm.js' */
/** @import { Action, Replacing } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * @typedef {Extract<Action, {type: 'begin' | 'choose' | 'edit-tree' | 'replace-tree' | 'algorithm' | 'option' | 'options' | 'swap-players' | 'undo'
 *   | 'redo' | 'try' | 'keep-trial' | 'edit' | 'revert-edit' | 'end-edit' | 'end-start' | 'describe'}>} OfWork
 */

/** The state with another tree, or another search of it. @param {State} state @param {OfWork} action @returns {State} */
export function changedWork(state, action) {
  switch (action.type) {
    case 'begin':
      return begun(state, action);
    case 'choose':
      return chosen(state, action);
    case 'edit-tree':
      // The session completes it with the text, as one of the next ones or as a trial.
      return state;
    case 'replace-tree': {
      if (action.isOther) return chosen(state, { tree: action.tree });
      const before = amending(state, action);
      return before === null ? replaced(state, action) : amended(state, before, action.tree);
    }
    case 'algorithm':
      return { ...state, algorithm: action.algorithm };
    case 'option': {
      const { [action.name]: _, ...others } = state.options;
      const options = action.isDefault ? others : { ...others, [action.name]: action.value };
      return { ...state, options };
    }
    case 'options':
      return { ...state, options: action.options };
    case 'swap-players':
      return swapped(state);
    case 'undo':
      return following(
        travelled(state, 'past', 'future', action.asLeft),
        state,
        action.renumbering,
      );
    case 'redo':
      return following(
        travelled(state, 'future', 'past', action.asLeft),
        state,
        action.renumbering,
      );
    case 'try':
      return { ...replaced(state, action), trial: state.tree };
    case 'keep-trial':
      return { ...state, trial: null };
    case 'edit':
      return {
        ...state,
        playing: false,
        focus: action.node,
        editing: {
          node: action.node,
          text: action.text,
          before: state.editing?.node === action.node ? state.editing.before : state.tree,
          pane: action.pane ?? state.editing?.pane ?? 1,
        },
      };
    case 'revert-edit': {
      const { editing } = state;
      const before = editing?.before ?? state.tree;
      const tree = isAmended(state) ? amended(state, before, before) : state;
      return { ...tree, editing: null };
    }
    case 'end-edit':
      return { ...state, editing: null };
    case 'end-start':
      // What was changed at the stops is not a part of what a reader goes on to make of the tree.
      return { ...state, ...newWork(state, state.work.title, state.work.note), start: 0 };
    case 'describe': {
      const { title, note } = action;
      return { ...state, work: { ...state.work, title, note } };
    }
  }
}

/** What stays in a state that begins anew, unless it is asked for otherwise. */
const STAYING = /** @type {const} */ ([
  // What an author has arranged.
  ...['speed', 'loops', 'editable', 'panels', 'keys', 'gauge'],
  // What a reader has chosen for any tree.
  ...['overlay', 'labels', 'code', 'results', 'panel', 'sheet'],
  // What follows from the search, and is settled anew with the next one.
  ...['first', 'last', 'level', 'size'],
]);

/**
 * A state that begins anew.
 * @param {State} state
 * @param {Extract<Action, {type: 'begin'}>} action
 * @returns {State}
 */
function begun(state, action) {
  const { type: _, title, note, moment: __, step = 0, bounds = UNBOUNDED, ...asked } = action;
  const named = Object.entries(asked).filter(([, each]) => each !== undefined);
  /** @type {State} */
  const next = {
    ...defaults(),
    ...Object.fromEntries(STAYING.map((name) => [name, state[name]])),
    ...newWork(state, title, note),
    ...Object.fromEntries(named),
    step,
    bounds,
  };
  return {
    ...next,
    // A stop of Start here has no room for it.
    sheet: next.start === 0 && next.sheet,
    maxOvertime: isCompared(next.compare) ? null : 0,
  };
}

/**
 * A state with another tree, as another work.
 * @param {State} state
 * @param {{tree: string, algorithm?: string, options?: Record<string, string>}} choice
 * @returns {State}
 */
function chosen(state, choice) {
  return {
    ...withChoice(state, choice),
    // An author's bounds are about the author's tree.
    bounds: UNBOUNDED,
    step: 0,
    overtime: 0,
    playing: false,
    camera: null,
    focus: null,
    hover: null,
    inspected: null,
    selected: [],
    adding: false,
    breakpoints: [],
    lines: [],
    editing: null,
    // The stops of Start here are about their own tree.
    start: 0,
    // Automatic folding stays on for any tree.
    folds: { ...NO_FOLDS, itself: state.folds.itself },
  };
}

/** @param {State} state @param {Replacing} action @returns {State} */
function replaced(state, { tree, kind = 'text', sitting, renumbering, focuses = false }) {
  const next = following(withTree(state, tree, kind, sitting), state, renumbering);
  return focuses && renumbering && next !== state ? { ...next, focus: renumbering.at } : next;
}

/**
 * A state with another tree, in which focus, folds and breakpoints follow their nodes.
 * @param {State} next
 * @param {State} before
 * @param {Renumbering} [renumbering] from the tree before
 */
const following = (next, before, renumbering) =>
  next === before || renumbering === undefined
    ? next
    : renumbered({ ...next, focus: before.focus }, renumbering);
