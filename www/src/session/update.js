/**
 * The reducer: (state, action, facts) to state. It touches no screen and runs no search: the session runs the search that
 * a new state needs and passes its facts in, or keeps the old state if the search fails.
 */

import { NO_FOLDS, withNode, withoutNode } from '../engine/folding.js';
import { UNBOUNDED } from './bounds.js';
import { refolded } from './folds.js';
import { forbidden, UNDER_WAY } from './forbidden.js';
import {
  amended,
  amending,
  isAmended,
  newWork,
  swapped,
  travelled,
  withChoice,
  withTree,
} from './history.js';
import { laidAsideAfter } from './predicting/on-paper.js';
import { renumbered } from './renumbering.js';
import { selecting } from './selection.js';
import { isWriting, settle } from './settle.js';
import { defaults } from './state.js';

/** @import { Renumbering } from '../../pkg/plyscope_wasm.js' */
/** @import { Action, Replacing } from './actions.js' */
/** @import { Facts } from './facts.js' */
/** @import { State } from './state.js' */

/** Actions after which nothing done in the search before stays. */
const FRESH = ['begin', 'choose'];

/** The state in which nothing of the search is in sight. @type {Partial<State>} */
const BARE = {
  ...{ overlay: 'none', results: null, compare: '', maxOvertime: 0, overtime: 0 },
  ...{ playing: false, inspected: null, editing: null },
};

/** Whether an action starts from scratch. @param {Action} action */
export const isFresh = (action) =>
  FRESH.includes(action.type) || ('isOther' in action && action.isOther === true);

/**
 * @param {State} state
 * @param {Action} action
 * @param {Facts | null} [facts] of the new state's search; null if it is not made yet, or put away
 * @returns {State}
 */
export function update(state, action, facts = null) {
  const kept = forbidden(state, action);
  if (kept !== null) return kept;
  const wanted = changed(state, action);
  if (facts === null || wanted === state) return wanted;
  const numbers = 'renumbering' in action ? action.renumbering?.numbers : undefined;
  return settle(wanted, state, facts, { isFresh: isFresh(action), numbers });
}

/**
 * The state that an action asks for, before it is settled.
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
function changed(state, action) {
  switch (action.type) {
    case 'begin':
      return {
        ...defaults(),
        ...newWork(state, action.title, action.note),
        tree: action.tree,
        algorithm: action.algorithm,
        options: action.options,
        step: action.step ?? 0,
        speed: state.speed,
        loops: state.loops,
        editable: state.editable,
        panels: state.panels,
        keys: state.keys,
        gauge: state.gauge,
        bounds: action.bounds ?? UNBOUNDED,
        first: state.first,
        last: state.last,
        overlay: state.overlay,
        labels: action.labels ?? state.labels,
        results: action.results === undefined ? state.results : action.results,
        panel: action.panel ?? state.panel,
        sheet: action.start ? false : (action.sheet ?? state.sheet),
        start: action.start ?? 0,
        folds: action.folds ?? NO_FOLDS,
        breakpoints: action.breakpoints ?? [],
        lines: action.lines ?? [],
        compare: action.compare ?? '',
        maxOvertime: action.compare ? null : 0,
        level: state.level,
        size: state.size,
      };
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
    case 'go':
      return { ...state, step: action.step, overtime: 0 };
    case 'play':
      return { ...state, step: action.from, overtime: 0, playing: true, editing: null };
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'speed':
      return { ...state, speed: action.speed };
    case 'bound':
      return { ...state, bounds: action.bounds };
    case 'arrange': {
      const { type: _, ...arranged } = action;
      const { panels = state.panels, editable = state.editable } = action;
      // Other tabs begin with the first.
      const isSame = String(panels) === String(state.panels);
      const panel = isSame ? state.panel : panels[0];
      return { ...state, ...arranged, panel, editing: editable ? state.editing : null };
    }
    case 'resize':
      return { ...state, size: action.size };
    case 'camera':
      return { ...state, camera: action.camera, glides: action.glides ?? false };
    case 'focus':
      return { ...state, focus: action.node };
    case 'hover':
      return state.hover === action.node ? state : { ...state, hover: action.node };
    case 'inspect':
      return {
        ...{ ...state, inspected: action.node, selected: [], adding: false },
        ...panelAsking(state, action.node),
      };
    case 'select':
      return {
        ...state,
        ...selecting(action.nodes),
        adding: state.adding && action.nodes.length > 0,
      };
    case 'add-to-selection':
      return { ...state, adding: action.adds };
    case 'panel':
      return { ...state, panel: action.panel, panelBefore: null, sheet: true };
    case 'sheet':
      return { ...state, sheet: action.isOpen };
    case 'try':
      return { ...replaced(state, action), trial: state.tree };
    case 'keep-trial':
      return { ...state, trial: null };
    case 'break':
      return { ...state, breakpoints: toggled(state.breakpoints, action.node) };
    case 'break-line': {
      const others = state.lines.filter((line) => line !== action.line);
      const is = others.length < state.lines.length;
      return { ...state, lines: is ? others : [...others, action.line] };
    }
    case 'unbreak':
      return { ...state, breakpoints: [], lines: [] };
    case 'fold':
    case 'unfold':
    case 'unfold-all':
    case 'fold-itself':
      // The node pointed at or edited may be hidden now, or lie elsewhere.
      return { ...state, folds: refolded(state.folds, action), hover: null, editing: null };
    case 'results':
      return { ...state, results: action.sort };
    case 'compare': {
      const { compare } = action;
      const maxOvertime = compare === '' ? 0 : (action.maxOvertime ?? state.maxOvertime);
      const overtime = Math.min(state.overtime, maxOvertime ?? Infinity);
      return { ...state, compare, maxOvertime, overtime };
    }
    case 'end-start':
      // What was changed at the stops is no part of what a reader goes on to make of the tree.
      return { ...state, ...newWork(state, state.work.title, state.work.note), start: 0 };
    case 'describe': {
      const { title, note } = action;
      return { ...state, work: { ...state.work, title, note } };
    }
    case 'overlay':
      return { ...state, overlay: action.overlay };
    case 'labels':
      return { ...state, labels: action.labels };
    case 'predict': {
      const bare = isWriting(action.predicting) ? BARE : {};
      const refused = state.refused === UNDER_WAY ? null : state.refused;
      const { predicting, step = state.step } = action;
      const laidAside = laidAsideAfter(state, predicting);
      return { ...state, ...bare, predicting, laidAside, step, refused };
    }
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
    case 'refuse':
      return { ...state, refused: action.error };
    case 'dismiss':
      return { ...state, refused: null };
    case 'lost': {
      const { folds, level } = state;
      // The possible cause is not tried again: first automatic folding, then any folding.
      const kept = { ...folds, itself: folds.itself && level !== null };
      const refused = action.error;
      return { ...state, playing: false, refused, folds: action.again ? NO_FOLDS : kept };
    }
  }
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

/**
 * A question opens its tab; afterwards the tab before comes back.
 * @param {State} state
 * @param {number | null} node the node asked about
 * @returns {Partial<State>}
 */
function panelAsking({ panel, panels, panelBefore }, node) {
  if (!panels.includes('ask')) return {};
  if (node === null) return { panel: panelBefore ?? panel, panelBefore: null };
  return { panel: 'ask', panelBefore: panel === 'ask' ? panelBefore : panel, sheet: true };
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

/** @param {readonly number[]} nodes ascending @param {number} node */
const toggled = (nodes, node) =>
  nodes.includes(node) ? withoutNode(nodes, node) : withNode(nodes, node);
