/**
 * The commands. Keys, buttons, menus, tooltips, the rows of help and the presenter view are derived from this table: one more command
 * is a row here, and its messages. Pure.
 */

import { within } from '../session/bounds.js';
import { toBreak } from '../session/breaks.js';
import { isCompared, NOT_COMPARED } from '../session/compared.js';
import { BESIDES, isStepped, turning, unveiling } from '../session/hall.js';
import { levelling, shifting } from '../session/moving.js';
import { answer, finish, goOn, isHeld, phase } from '../session/predicting/course.js';
import { kindsInHall, toggled } from '../session/predicting/toggling.js';
import { isUntouched, writingOf } from '../session/predicting/written/writing.js';
import { leavesBelow, levelOf, selection, toggledIn } from '../session/selection.js';
import { questionIn } from '../session/settle.js';
import {
  firstAfter,
  lastBefore,
  lastPosition,
  over,
  playFrom,
  position,
} from '../session/steps.js';
import { editOf } from '../session/tree-commands.js';

/** @import { Edit, Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Action } from '../session/actions.js' */
/** @import { State } from '../session/state.js' */

/**
 * Where keys are heard: anywhere in the view, in presenter mode, while a question is open; at a node, in the field of a leaf's value,
 * in the text of the tree, at a line of the pseudocode; in a page that keeps lectures, and in the presenter view.
 * @typedef {'view' | 'hall' | 'question' | 'node' | 'value' | 'text' | 'line' | 'lecture' | 'remote'} Situation
 */

/**
 * Where buttons stand: among the words at the top, and under *More*; in the bar below the tree, at its ends where no menu has them; at
 * the code, among the moves of a debugger and in the menu beside them; in presenter mode, in the presenter view; at the selected nodes
 * in their toolbar and in their menu, where changes of the tree come first.
 * @typedef {'top' | 'more' | 'bar' | 'ends' | 'moves' | 'stops' | 'hall' | 'remote' | 'toolbar' | 'changes' | 'menu'} Place
 */

/**
 * What a command is about.
 * @typedef {object} On
 * @property {State} state
 * @property {Search} search
 * @property {number | null} [node] that has the keyboard, or is pointed at
 */

/**
 * What a button shows of the state.
 * @typedef {{playing?: boolean, introduction?: string, predicting?: unknown, hidden?: string, black?: boolean, unlocked?: boolean, isFull?: boolean, overlay?: string}} Seen
 */

/**
 * What is asked of a view or of its page, since no action does it.
 * @typedef {{type: 'help' | 'present' | 'presenter-view' | 'full-screen' | 'rename' | 'add-slide' | 'previous-slide' | 'next-slide'}
 *   | {type: 'zoom', factor: number}} Asked
 */

/**
 * A command. What it does is one of `to`, `does`, `asks` and `edit`; one that has none is done by the browser, or by a list.
 * @typedef {object} Command
 * @property {readonly string[]} [keys] as `aria-keyshortcuts` names them; tooltips name the first
 * @property {readonly Situation[]} [heard] where its keys are heard; nowhere if the browser tells of them by other events, as it does of a paste
 * @property {boolean} [exact] whether its keys are others together with Shift, which makes no difference to most
 * @property {readonly Place[]} [at] where it has a button, in the order of the table
 * @property {string} [remote] what the presenter view calls it in its messages
 * @property {string} [icon] in a square of 24
 * @property {string} [message] its name, if that is not its id
 * @property {string} [hint] what its tooltip says, if that is not its name
 * @property {(seen: Seen) => {message: string, icon: string} | null} [turned] its name and icon while it does the opposite
 * @property {(seen: Seen) => boolean} [pressed] whether its button stays pressed
 * @property {(on: On, back: boolean) => number | null | undefined} [to] the step that it leads to; null if there is none, undefined if this search has no such steps
 * @property {(on: On) => Action | null} [does] null if it means nothing here; before `to`, if it has both
 * @property {Asked} [asks]
 * @property {true} [ofDesk] whether its keys do nothing in a hall, where they would be pressed by accident
 * @property {(search: Search, nodes: readonly number[], node?: number) => Edit | null} [edit] null if it does not apply to all of the nodes, of which one decides the place
 * @property {(on: On) => boolean} [can] whether it can be done, if it does not follow from the step that it leads to
 * @property {(on: On) => boolean} [shown] whether it is offered at all
 */

/** The zoom factor of one press of a key. */
const ZOOM = 1.4;

/**
 * The nearest step with an event of some kind, within the bounds.
 * @param {Stop} kind `visit` means any breakpoint, on a node or a line
 * @param {boolean} forward
 * @param {State} state
 * @param {Search} search
 */
export const toStop = (kind, forward, state, search) =>
  within(
    state,
    kind === 'visit'
      ? toBreak(forward, state, search)
      : search.stepping.stopAt(kind, state.step, forward),
  );

/** @param {Exclude<Stop, 'visit'>} kind */
const stop = (kind) => ({
  to: (/** @type {On} */ { state, search }, /** @type {boolean} */ back) =>
    toStop(kind, !back, state, search),
  shown: (/** @type {On} */ { search }) => search.stepping.happens(kind),
});

/** To the beginning of a search of the root, as a music player skips between tracks. @param {boolean} forward */
const toIteration =
  (forward) =>
  (/** @type {On} */ { state, search }) =>
    search.overview.iterations.length === 0
      ? undefined
      : toStop('iteration', forward, state, search);

/** Whether there is a step after this one, as far as one may see. @param {On} on */
const goesOn = ({ state, search }) =>
  state.step < Math.min(state.last ?? search.overview.steps, questionIn(state) ?? Infinity);

/**
 * In a hall, shows the answer to the open question; null if there is none: what is answered there is said aloud.
 * @param {On} on
 * @returns {Action | null}
 */
function revealed({ state: { predicting, step, presenting }, search }) {
  if (!presenting || predicting === null || phase(predicting, step) !== 'question') return null;
  return { type: 'predict', predicting: answer(search, predicting, null) };
}

/**
 * Goes on from a verdict, if the next question is about this step; null if not.
 * @param {On} on
 * @returns {Action | null}
 */
function nextQuestion({ state: { predicting, step } }) {
  if (predicting === null || phase(predicting, step) !== 'verdict') return null;
  return predicting.open?.step === step ? { type: 'predict', predicting: goOn(predicting) } : null;
}

/**
 * Folds the subtree of a node, or unfolds it.
 * @param {number | null | undefined} node
 * @param {Search} search
 * @returns {Action & {type: 'fold' | 'unfold'} | null} null if there is nothing to fold
 */
export function folding(node, { nodes, folding }) {
  if (node === null || node === undefined || nodes.leaf[node]) return null;
  return { type: folding.isSymbol(node) ? 'unfold' : 'fold', node };
}

/**
 * Leaves the selection, then predicting, whose answers are counted first, then comparing.
 * @param {On} on
 * @returns {Action | null}
 */
function leaving({ state: { selected, predicting, compare } }) {
  if (selected.length > 0) return { type: 'select', nodes: [] };
  if (isHeld(predicting)) return null;
  // A paper is not thrown away by a key.
  if (predicting?.stage === 'writing' && !isUntouched(writingOf(predicting))) return null;
  if (predicting !== null) {
    const counts = predicting.stage === 'asking' && (predicting.answers ?? []).length > 0;
    return { type: 'predict', predicting: counts ? finish(predicting) : null };
  }
  return isCompared(compare) ? { type: 'compare', compare: NOT_COMPARED } : null;
}

/** Whether a hall sees a tree. @param {On} on */
const hasTree = ({ state }) => state.presenting && isStepped(state);

/** Hides something of the tree that a hall sees, or shows all of it. @param {On} on @param {'none' | 'values' | 'cutoffs'} hidden @returns {Action | null} */
const hides = (on, hidden) => (hasTree(on) ? { type: 'hall', hidden } : null);

/** Selects what is found from a node. @param {(search: Search, node: number, state: State) => readonly number[]} found @returns {(on: On) => Action | null} */
const selects =
  (found) =>
  ({ state, search, node = null }) =>
    node === null ? null : { type: 'select', nodes: found(search, node, state) };

/** Whether it is about one node alone. @param {On} on */
const isOne = ({ state }) => selection(state).length === 1;

const TABLE = /** @satisfies {Record<string, Command>} */ (
  /** @type {const} */ ({
    'first-step': {
      keys: ['Home'],
      heard: ['view', 'remote'],
      at: ['ends', 'stops', 'remote'],
      remote: 'first',
      icon: 'M5 5h2.5v14H5zM20 5v14L9 12z',
      to: ({ state }) => state.first,
    },
    'previous-cutoff': {
      keys: ['Shift+ArrowLeft'],
      heard: ['view', 'remote'],
      at: ['ends', 'stops', 'remote'],
      remote: 'previous-cutoff',
      // The two strokes of a cut, with an arrow.
      icon: 'M9 5v14L1 12zM13 19l3-14h2l-3 14zM18 19l3-14h2l-3 14z',
      to: ({ state, search }) => within(state, lastBefore(search.cutoffs, state.step)),
    },
    // Clickers send Page Up and Page Down.
    'step-back': {
      keys: ['ArrowLeft', 'PageUp'],
      heard: ['view', 'remote'],
      at: ['bar', 'hall', 'remote'],
      remote: 'back',
      icon: 'M16 5v14L6 12zM17.5 5H20v14h-2.5z',
      to: ({ state, search }) => over(state, search, false),
      does: (on) => turning(on, -1),
    },
    play: {
      keys: ['Space'],
      heard: ['view', 'remote'],
      at: ['bar', 'remote'],
      remote: 'play',
      icon: 'M7 4v16l13-8z',
      turned({ playing, introduction }) {
        if (playing) return { message: 'pause', icon: 'M6 5h4v14H6zM14 5h4v14h-4z' };
        return introduction === 'there' ? { message: 'go-on', icon: 'M7 4v16l13-8z' } : null;
      },
      does({ state, search }) {
        if (state.playing) return { type: 'pause' };
        const from = playFrom(state, search.overview.steps);
        return isStepped(state) ? { type: 'play', from } : null;
      },
      // No step goes beyond an open question.
      can: ({ state }) =>
        state.playing || (isStepped(state) && state.step < (questionIn(state) ?? Infinity)),
    },
    'step-forward': {
      keys: ['ArrowRight', 'PageDown'],
      heard: ['view', 'remote'],
      at: ['bar', 'hall', 'remote'],
      remote: 'forward',
      icon: 'M8 5v14l10-7zM4 5h2.5v14H4z',
      to: ({ state, search }) => over(state, search, true),
      does: (on) => revealed(on) ?? nextQuestion(on) ?? unveiling(on) ?? turning(on, 1),
    },
    'next-cutoff': {
      keys: ['Shift+ArrowRight'],
      heard: ['view', 'remote'],
      at: ['bar', 'remote'],
      remote: 'next-cutoff',
      icon: 'M15 5v14l8-7zM1 19l3-14h2L3 19zM6 19l3-14h2L8 19z',
      to: ({ state, search }) => within(state, firstAfter(search.cutoffs, state.step)),
    },
    'last-step': {
      keys: ['End'],
      heard: ['view', 'remote'],
      at: ['ends', 'stops', 'remote'],
      remote: 'last',
      icon: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
      to: ({ state, search }) => lastPosition(state, search.overview.steps),
    },
    // A dot is a node; the arrow goes into it, over it, or out of it.
    'step-into': {
      keys: ['I'],
      heard: ['view'],
      at: ['moves'],
      icon: 'M10.8 3h2.4v7.6h3.6L12 15.6 7.2 10.6h3.6zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
      to: ({ state, search }, back) => search.stepping.over(state.step, !back),
      can: goesOn,
    },
    'step-over': {
      keys: ['O'],
      heard: ['view'],
      at: ['moves'],
      icon: 'M12 4.2c4 0 6.9 2.4 7.6 5.8l2.2-.4-3.2 5.4-4.9-3.8 3.5-.7C16.7 8.3 14.7 6.6 12 6.6c-3 0-5.2 2-5.5 5H4.1C4.4 7.2 7.7 4.2 12 4.2zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
      to: ({ state, search }, back) => search.stepping.overVisit(state.step, !back),
      can: goesOn,
    },
    'step-out': {
      keys: ['U'],
      heard: ['view'],
      at: ['moves'],
      icon: 'M10.8 15.4V7.8H7.2L12 2.8l4.8 5h-3.6v7.6zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
      to: ({ state, search }, back) => search.stepping.outOfVisit(state.step, !back),
      can: goesOn,
    },
    'next-leaf': { keys: ['L'], heard: ['view'], at: ['stops'], ...stop('leaf') },
    'next-improvement': { keys: ['M'], heard: ['view'], at: ['stops'], ...stop('improvement') },
    'next-re-search': { keys: ['R'], heard: ['view'], at: ['stops'], ...stop('re-search') },
    'previous-iteration': { keys: ['['], heard: ['view'], to: toIteration(false) },
    'next-iteration': {
      keys: [']'],
      heard: ['view'],
      at: ['stops'],
      to: toIteration(true),
      shown: ({ search }) => search.overview.iterations.length > 0,
    },
    'next-visit': {
      keys: ['N'],
      heard: ['view'],
      ofDesk: true,
      at: ['stops'],
      to: ({ state, search }, back) => toStop('visit', !back, state, search),
      shown: ({ state }) => state.breakpoints.length + state.lines.length > 0,
    },
    breakpoint: {
      keys: ['B'],
      heard: ['view', 'line'],
      ofDesk: true,
      does: ({ node = null }) => (node === null ? null : { type: 'break', node }),
    },
    undo: {
      keys: ['Control+Z', 'Meta+Z'],
      heard: ['view', 'text'],
      at: ['more'],
      does: () => ({ type: 'undo' }),
      can: ({ state }) => state.past.length > 0,
    },
    redo: {
      keys: ['Control+Y', 'Control+Shift+Z', 'Meta+Shift+Z', 'Meta+Y'],
      heard: ['view', 'text'],
      at: ['more'],
      does: () => ({ type: 'redo' }),
      can: ({ state }) => state.future.length > 0,
    },
    'zoom-in': { keys: ['+'], heard: ['view'], asks: { type: 'zoom', factor: ZOOM } },
    'zoom-out': { keys: ['−'], heard: ['view'], asks: { type: 'zoom', factor: 1 / ZOOM } },
    fit: { keys: ['0'], heard: ['view'], does: () => ({ type: 'camera', camera: null }) },
    'node-types': {
      keys: ['T'],
      heard: ['view'],
      at: ['more'],
      hint: 'node-types-hint',
      pressed: ({ overlay }) => overlay === 'types',
      does: ({ state }) => ({
        type: 'overlay',
        overlay: state.overlay === 'types' ? 'none' : 'types',
      }),
    },
    help: { keys: ['?'], heard: ['view'], asks: { type: 'help' } },
    escape: { keys: ['Escape'], heard: ['view'], does: leaving },
    // While a question is open.
    reveal: { keys: ['R'], heard: ['question'] },
    // In a page that keeps lectures.
    'add-slide': {
      keys: ['A'],
      heard: ['lecture'],
      exact: true,
      asks: { type: 'add-slide' },
    },
    // With it many clickers begin.
    'present-lecture': {
      keys: ['F5'],
      heard: ['lecture'],
      exact: true,
      asks: { type: 'present' },
    },
    'previous-slide': {
      keys: ['K'],
      heard: ['lecture', 'remote'],
      exact: true,
      icon: 'M5 5h2.5v14H5zM20 5v14L9 12z',
      remote: 'previous-slide',
      asks: { type: 'previous-slide' },
    },
    'next-slide': {
      keys: ['J'],
      heard: ['lecture', 'remote'],
      exact: true,
      icon: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
      remote: 'next-slide',
      asks: { type: 'next-slide' },
    },
    // In presenter mode. The black button of a clicker sends B or a full stop.
    black: {
      keys: ['B', '.'],
      heard: ['hall', 'remote'],
      at: ['hall', 'remote'],
      remote: 'black',
      hint: 'black-hint',
      pressed: ({ black }) => black === true,
      does: ({ state }) => (state.presenting ? { type: 'hall', black: !state.black } : null),
      can: ({ state }) => state.presenting,
    },
    blank: {
      keys: ['H'],
      heard: ['hall', 'remote'],
      at: ['hall', 'remote'],
      remote: 'blank',
      hint: 'blank-hint',
      pressed: ({ hidden }) => hidden === 'values' || hidden === 'cutoffs',
      does: (on) => hides(on, on.state.hidden === 'none' ? 'values' : 'none'),
      can: hasTree,
    },
    'blank-cuts': {
      keys: ['Shift+H'],
      heard: ['hall', 'remote'],
      at: ['hall', 'remote'],
      remote: 'blank-cuts',
      hint: 'blank-cuts-hint',
      pressed: ({ hidden }) => hidden === 'cutoffs',
      does: (on) => hides(on, on.state.hidden === 'cutoffs' ? 'none' : 'cutoffs'),
      can: hasTree,
    },
    predict: {
      keys: ['G'],
      heard: ['view', 'remote'],
      at: ['top', 'hall', 'remote'],
      remote: 'predict',
      hint: 'predict-key-hint',
      pressed: ({ predicting }) => Boolean(predicting),
      // In a hall nobody is offered a choice.
      does: ({ state, search }) =>
        isStepped(state)
          ? toggled(state, search, state.presenting ? kindsInHall(state) : null)
          : null,
      can: ({ state }) => !isHeld(state.predicting) && isStepped(state),
    },
    present: {
      keys: ['P'],
      heard: ['view'],
      at: ['top'],
      remote: 'present',
      hint: 'present-hint',
      asks: { type: 'present' },
    },
    // A list, of which each press of the key chooses the next.
    beside: {
      keys: ['C'],
      heard: ['hall'],
      at: ['hall', 'remote'],
      remote: 'beside',
      does: ({ state }) => ({
        type: 'hall',
        beside: BESIDES[(BESIDES.indexOf(state.beside) + 1) % BESIDES.length],
      }),
    },
    'edit-in-hall': {
      keys: ['E'],
      heard: ['hall'],
      at: ['hall', 'remote'],
      remote: 'edit-in-hall',
      pressed: ({ unlocked }) => unlocked === true,
      does: ({ state }) => ({ type: 'hall', unlocked: !state.unlocked }),
      can: ({ state }) => state.editable && state.presenting,
    },
    'presenter-view': {
      keys: ['V'],
      heard: ['hall'],
      at: ['hall'],
      hint: 'presenter-view-hint',
      asks: { type: 'presenter-view' },
    },
    'full-screen': {
      keys: ['F'],
      heard: ['hall'],
      at: ['hall'],
      pressed: ({ isFull }) => isFull === true,
      asks: { type: 'full-screen' },
    },
    leave: {
      keys: ['Escape', 'P'],
      heard: ['hall'],
      at: ['hall'],
      hint: 'leave-hint',
      does: () => ({ type: 'hall', presenting: false }),
    },
    // At a node that has the keyboard, or at the picture, of whose nodes some are selected.
    'add-child': {
      keys: ['Insert'],
      heard: ['node', 'value'],
      at: ['toolbar', 'changes'],
      message: 'edit-add-child',
      icon: 'M9.5 2h5v5h-1.6v4h-1.8V7H9.5zM11 13h2v3h3v2h-3v3h-2v-3H8v-2h3z',
      edit: (search, nodes) => editOf('add-child', nodes, search),
    },
    'add-sibling': {
      keys: ['Shift+Insert', 'Control+Enter', 'Meta+Enter'],
      heard: ['node', 'value'],
      at: ['toolbar', 'changes'],
      message: 'edit-add-sibling',
      icon: 'M3 8h6v6H3zM16 6h2v4h4v2h-4v4h-2v-4h-4v-2h4z',
      edit: (search, nodes) => editOf('add-sibling', nodes, search),
    },
    delete: {
      keys: ['Delete'],
      heard: ['node'],
      exact: true,
      at: ['toolbar', 'changes'],
      message: 'edit-delete',
      icon: 'M9 3h6v2h5v2H4V5h5zM6 9h12l-1 12H7z',
      edit: (search, nodes) => editOf('delete', nodes, search),
    },
    duplicate: {
      keys: ['Control+D', 'Meta+D'],
      heard: ['node'],
      exact: true,
      at: ['changes'],
      message: 'edit-duplicate',
      edit: (search, nodes) => editOf('duplicate', nodes, search),
    },
    wrap: {
      at: ['changes'],
      message: 'edit-wrap',
      edit: (search, nodes) => editOf('wrap', nodes, search),
    },
    collapse: {
      at: ['changes'],
      message: 'edit-collapse',
      edit: (search, nodes) => editOf('collapse', nodes, search),
    },
    'name-all': {
      at: ['changes'],
      message: 'edit-name-all',
      edit: (search, nodes) => editOf('name-all', nodes, search),
    },
    'move-left': {
      keys: ['Alt+ArrowLeft'],
      heard: ['node'],
      at: ['changes'],
      edit: (search, nodes) => shifting(search, nodes, -1),
    },
    'move-right': {
      keys: ['Alt+ArrowRight'],
      heard: ['node'],
      at: ['changes'],
      edit: (search, nodes) => shifting(search, nodes, 1),
    },
    'level-up': {
      keys: ['Alt+ArrowUp'],
      heard: ['node'],
      at: ['changes'],
      edit: (search, nodes, node = nodes[0]) => levelling(search, nodes, node, 'up'),
    },
    'level-down': {
      keys: ['Alt+ArrowDown'],
      heard: ['node'],
      at: ['changes'],
      edit: (search, nodes, node = nodes[0]) => levelling(search, nodes, node, 'down'),
    },
    copy: { keys: ['Control+C', 'Meta+C'], at: ['changes'], message: 'edit-copy' },
    cut: { keys: ['Control+X', 'Meta+X'], at: ['changes'], message: 'edit-cut' },
    paste: { keys: ['Control+V', 'Meta+V'], at: ['changes'], message: 'edit-paste' },
    rename: { keys: ['F2'], heard: ['node'], asks: { type: 'rename' } },
    'more-edits': { keys: ['Shift+F10'] },
    'select-node': {
      keys: ['Control+Space', 'Meta+Space'],
      heard: ['node'],
      exact: true,
      does: selects((_, node, { selected }) => toggledIn(selected, node)),
    },
    'select-level': {
      keys: ['Control+A', 'Meta+A'],
      heard: ['node'],
      exact: true,
      at: ['menu'],
      does: selects(levelOf),
    },
    'select-leaves': { at: ['menu'], does: selects(leavesBelow) },
    fold: {
      keys: ['F'],
      heard: ['view'],
      ofDesk: true,
      at: ['menu'],
      does: ({ search, node }) => folding(node, search),
      shown: (on) => isOne(on) && folding(on.node, on.search) !== null,
    },
    'ask-about': {
      keys: ['Q'],
      heard: ['view'],
      ofDesk: true,
      at: ['menu'],
      does: ({ node = null }) => ({ type: 'inspect', node }),
      shown: isOne,
    },
    'swap-players': { at: ['menu'], does: () => ({ type: 'swap-players' }) },
    'select-nothing': {
      at: ['menu'],
      does: () => ({ type: 'select', nodes: [] }),
      shown: (on) => !isOne(on),
    },
  })
);

/** @typedef {keyof typeof TABLE} CommandId */
/** @typedef {{[Id in CommandId]: (typeof TABLE)[Id] extends {remote: infer Name} ? Name : never}[CommandId]} RemoteName */

/** @type {Readonly<Record<CommandId, Command>>} */
export const COMMANDS = TABLE;

export const IDS = /** @type {readonly CommandId[]} */ (Object.keys(TABLE));

/** The rows of the list of keys in help, which are the messages `key-…`, with the commands of each. */
export const HELP = /** @satisfies {Record<string, readonly CommandId[]>} */ ({
  play: ['play'],
  step: ['step-back', 'step-forward'],
  cutoff: ['previous-cutoff', 'next-cutoff'],
  debugger: ['step-into', 'step-over', 'step-out'],
  stops: ['next-leaf', 'next-improvement', 'next-re-search', 'next-visit'],
  iteration: ['previous-iteration', 'next-iteration'],
  ends: ['first-step', 'last-step'],
  undo: ['undo', 'redo'],
  zoom: ['zoom-in', 'zoom-out'],
  fit: ['fit'],
  fold: ['fold'],
  types: ['node-types'],
  place: ['move-left', 'move-right'],
  level: ['level-up', 'level-down'],
  shape: ['add-child', 'add-sibling', 'delete'],
  names: ['rename'],
  menu: ['more-edits'],
  select: ['select-node', 'select-level'],
  clipboard: ['copy', 'cut', 'paste', 'duplicate'],
  ask: ['ask-about'],
  // With the keys that answer, some of which are letters of the language.
  predict: ['reveal'],
  leave: ['escape'],
  break: ['breakpoint'],
  present: ['present', 'present-lecture', 'leave'],
  predicting: ['predict'],
  black: ['black'],
  blank: ['blank'],
  'blank-cuts': ['blank-cuts'],
  beside: ['beside'],
  'edit-in-hall': ['edit-in-hall'],
  'full-screen': ['full-screen'],
  slide: ['add-slide'],
  slides: ['previous-slide', 'next-slide'],
  'presenter-view': ['presenter-view'],
  help: ['help'],
});

/** The commands that have a button in one of some places, in their order. @param {Place[]} places */
export const commandsAt = (...places) =>
  IDS.filter((id) => places.some((place) => COMMANDS[id].at?.includes(place)));

/**
 * The place on the slider that a command leads to: within the bounds, and up to an open question.
 * @param {Command} command
 * @param {On} on
 * @param {boolean} back
 * @returns {number | null | undefined} null if there is none, undefined if it leads nowhere in such a search
 */
function destination({ to }, on, back) {
  const { state, search } = on;
  const step = to?.(on, back);
  if (step === null || step === undefined) return step;
  if (!isStepped(state)) return null;
  const last = Math.min(lastPosition(state, search.overview.steps), questionIn(state) ?? Infinity);
  return Math.min(last, Math.max(state.first, step));
}

/**
 * The action of a command.
 * @param {CommandId} id
 * @param {On} on
 * @param {boolean} [back] whether a move of a debugger leads back
 * @returns {Action | null} null if it means nothing here
 */
export function actionOf(id, on, back = false) {
  // Whatever is pressed before a black hall first shows again what was there.
  if (on.state.black) return { type: 'hall', black: false };
  const command = COMMANDS[id];
  const action = command.does?.(on) ?? null;
  const step = action === null ? destination(command, on, back) : undefined;
  // Where there is nowhere to go to it stays at this step, so that the browser does not act on the key.
  return step === undefined ? action : { type: 'go', step: step ?? position(on.state) };
}

/** Whether a command can be done. @param {CommandId} id @param {On} on */
export function isPossible(id, on) {
  const command = COMMANDS[id];
  if (on.state.black) return true;
  if (command.can !== undefined) return command.can(on);
  if (command.to === undefined || (command.does?.(on) ?? null) !== null) return true;
  const step = destination(command, on, false);
  return step !== null && step !== undefined && step !== position(on.state);
}
