/** What actions make of the work: its tree, and the search of that. */

import { NO_FOLDS } from '../../engine/folding.js';
import { ARRANGED } from '../arranged.js';
import { UNBOUNDED } from '../bounds.js';
import { isCompared } from '../compared.js';
import { chosenForAny } from '../exhibit.js';
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
import { panelAsking } from './picture.js';

/** @import { Edit, Renumbering } from '../../../pkg/plyscope_wasm.js' */
/** @import { Change, EditKind } from '../edits.js' */
/** @import { Arranged } from '../arranged.js' */
/** @import { Bounds } from '../bounds.js' */
/** @import { Exhibit, OfState } from '../exhibit.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Row } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * To begin anew, at a step or a moment.
 * @typedef {{tree: string, algorithm: string, options: Record<string, string>, step?: number, moment?: string, bounds?: Bounds}
 *   & Pick<Exhibit, OfState | 'title' | 'note' | 'introduction'>} Beginning
 */

/**
 * Another tree: `kind` and what follows are known if it comes of an edit. With `focuses`, the keyboard goes to the node
 * that the edit is about; otherwise it stays at its node. What is typed in one sitting is one edit. With `isOther`, it is another
 * tree, as one that is chosen.
 * @typedef {{tree: string, kind?: EditKind, change?: Change, renumbering?: Renumbering, focuses?: boolean,
 *   sitting?: number, isOther?: boolean}} Replacing
 */

/** Another tree, and perhaps another search of it. @typedef {{tree: string, algorithm?: string, options?: Record<string, string>}} Choosing */

/**
 * Back or forth: with `asLeft`, a tree that was left for another is searched just as it was then.
 * @typedef {{renumbering?: Renumbering, asLeft?: boolean}} Travelling
 */

export const WORK = {
  begin: /** @type {Row<Beginning>} */ ({
    reduce: (state, action) => begun(state, action),
    overtakes: true,
    isAnswered: true,
  }),
  choose: /** @type {Row<Choosing>} */ ({
    reduce: (state, choice) => chosen(state, choice),
    chooses: true,
    overtakes: true,
  }),
  'edit-tree': /** @type {Row<{edit: Edit, isTrial?: boolean, focuses?: boolean}>} */ ({
    // The session completes it with the text, as one of the next ones or as a trial.
    reduce: (state) => state,
    edits: true,
    isAnswered: true,
  }),
  'replace-tree': /** @type {Row<Replacing>} */ ({
    reduce(state, action) {
      if (action.isOther) return chosen(state, { tree: action.tree });
      const before = amending(state, action);
      return before === null ? replaced(state, action) : amended(state, before, action.tree);
    },
    edits: true,
    overtakes: true,
    isAnswered: true,
  }),
  try: /** @type {Row<Replacing>} */ ({
    reduce: (state, action) => ({ ...replaced(state, action), trial: state.tree }),
    edits: true,
    overtakes: true,
  }),
  'keep-trial': /** @type {Row} */ ({ reduce: (state) => ({ ...state, trial: null }) }),
  algorithm: /** @type {Row<{algorithm: string}>} */ ({
    reduce: (state, { algorithm }) => ({ ...state, algorithm }),
    chooses: true,
    overtakes: true,
  }),
  option: /** @type {Row<{name: string, value: string, isDefault: boolean}>} */ ({
    reduce(state, { name, value, isDefault }) {
      const { [name]: _, ...others } = state.options;
      return { ...state, options: isDefault ? others : { ...others, [name]: value } };
    },
    chooses: true,
    overtakes: true,
    isAnswered: true,
  }),
  options: /** @type {Row<{options: Record<string, string>}>} */ ({
    reduce: (state, { options }) => ({ ...state, options }),
    chooses: true,
    overtakes: true,
  }),
  'swap-players': /** @type {Row} */ ({
    reduce: (state) => swapped(state),
    edits: true,
    overtakes: true,
  }),
  undo: /** @type {Row<Travelling>} */ ({
    reduce: (state, { asLeft, renumbering }) =>
      following(travelled(state, 'past', 'future', asLeft), state, renumbering),
    edits: true,
    overtakes: true,
  }),
  redo: /** @type {Row<Travelling>} */ ({
    reduce: (state, { asLeft, renumbering }) =>
      following(travelled(state, 'future', 'past', asLeft), state, renumbering),
    edits: true,
    overtakes: true,
  }),
  edit: /** @type {Row<{node: number, text: string, pane?: number, error?: PlyscopeError | null}>} */ ({
    reduce(
      state,
      { node, text, pane = state.editing?.pane ?? 1, error = state.editing?.error ?? null },
    ) {
      const before = state.editing?.node === node ? state.editing.before : state.tree;
      const editing = { node, text, before, pane, error };
      return { ...state, playing: false, focus: node, editing };
    },
    edits: true,
  }),
  draft: /** @type {Row<Partial<State['draft']>>} */ ({
    reduce: (state, said) => ({ ...state, draft: { ...state.draft, ...said } }),
  }),
  'revert-edit': /** @type {Row} */ ({
    reduce(state) {
      const { editing } = state;
      const before = editing?.before ?? state.tree;
      const tree = isAmended(state) ? amended(state, before, before) : state;
      return { ...tree, editing: null };
    },
    overtakes: true,
  }),
  'end-edit': /** @type {Row} */ ({ reduce: (state) => ({ ...state, editing: null }) }),
  'end-start': /** @type {Row} */ ({
    // What was changed at the stops is not a part of what a reader goes on to make of the tree.
    reduce: (state) => ({
      ...state,
      ...newWork(state, state.work.title, state.work.note),
      start: 0,
    }),
  }),
  describe: /** @type {Row<{title: string, note: string}>} */ ({
    reduce: (state, { title, note }) => ({ ...state, work: { ...state.work, title, note } }),
  }),
};

/** What stays in a state that begins anew, unless it is asked for otherwise. @type {readonly (keyof State)[]} */
const STAYING = [
  'speed',
  .../** @type {(keyof Arranged)[]} */ (Object.keys(ARRANGED)),
  ...chosenForAny(),
  'turned',
  'presenting',
  'draft',
  'mentioned',
  // What follows from the search, and is settled anew with the next one.
  'first',
  'last',
  'level',
  'size',
];

/**
 * A state that begins anew.
 * @param {State} state
 * @param {Beginning} action
 * @returns {State}
 */
function begun(state, action) {
  const { title, note, moment: _, step = 0, bounds = UNBOUNDED, ...asked } = action;
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
    ...(next.inspected !== null && panelAsking(next, next.inspected)),
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
    sight: null,
    focus: null,
    hover: null,
    lit: null,
    inspected: null,
    selected: [],
    adding: false,
    breakpoints: [],
    lines: [],
    editing: null,
    // The stops of Start here are about their own tree, and so is what is introduced.
    start: 0,
    introduction: 'none',
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
