/**
 * The parts of a state that follow from its search: the step lies within it, numbers of nodes and lines are valid in it,
 * what does not fit is folded, and the camera keeps the current node in sight.
 */

import { NO_FOLDS } from '../engine/folding.js';
import { keepInPlace, keepInSight } from '../layout/following.js';
import { sized } from '../layout/picture-size.js';
import { cameraOn } from '../layout/projection.js';
import { begunBy } from './hall.js';
import { introductionAt } from './introduction.js';

/** @import { Facts, Refolded } from './facts.js' */
/** @import { State } from './state.js' */

/**
 * What an action is to the search before.
 * @typedef {object} Kind
 * @property {boolean} isFresh whether nothing done in the search before stays
 * @property {Int32Array | null} [numbers] the new numbers of the nodes, by which the unsettled state names them already; null if
 *   they stay, undefined if that is not known
 */

/**
 * @param {State} unsettled
 * @param {State} before
 * @param {Facts} facts
 * @param {Kind} kind
 * @returns {State}
 */
export function settle(unsettled, before, facts, kind) {
  const kept = facts.isNew ? inNewSearch(unsettled, before, facts, kind) : unsettled;
  const isBounded = facts.isNew || unsettled.bounds !== before.bounds;
  const spanned = isBounded ? { ...kept, ...facts.spanOf(kept) } : kept;
  const stepped = introduced({ ...spanned, ...stepWithin(spanned, facts) }, facts);
  const next = yielding({ ...stepped, ...normalizedTree(unsettled, before, facts.tree) }, before);
  const level = levelOf(next, before, facts);
  return folded({ ...next, level, slide: begunBy(next) }, before, facts);
}

/**
 * A state whose search is new.
 * @param {State} unsettled
 * @param {State} before
 * @param {Facts} facts
 * @param {Kind} kind
 * @returns {State}
 */
function inNewSearch(unsettled, before, facts, { isFresh, numbers }) {
  const { predicting } = unsettled;
  const next = {
    ...unsettled,
    refused: null,
    // Another search is introduced only to whoever it begins for.
    introduction: isFresh ? unsettled.introduction : /** @type {const} */ ('none'),
    // A question about the old search is obsolete, and so is what was written.
    laidAside: null,
    predicting: predicting && {
      kinds: predicting.kinds,
      most: predicting.most,
      ...(predicting.isWritten && { isWritten: true }),
      ...(predicting.exercise && { exercise: predicting.exercise }),
      stage: /** @type {const} */ ('stale'),
    },
  };
  if (isFresh) return next;
  const step = facts.stepOf(before.step, numbers, unsettled.labels);
  return { ...next, ...numbered(unsettled, facts, numbers !== undefined), step };
}

/**
 * The parts that refer to numbers of nodes or lines, if the new search has the same numbers.
 * @param {State} unsettled
 * @param {Facts} facts
 * @param {boolean} keepsNodes
 */
function numbered({ folds, breakpoints, inspected, selected, lines }, facts, keepsNodes) {
  const ofNodes =
    keepsNodes || facts.sameShape
      ? { folds: keepsNodes ? foldable(folds, facts) : folds, breakpoints, inspected, selected }
      : {
          folds: { ...NO_FOLDS, itself: folds.itself },
          breakpoints: [],
          inspected: null,
          selected: [],
        };
  return { ...ofNodes, lines: lines.length === 0 || facts.sameLines ? lines : [] };
}

/** The folds that have something below them still. @param {State['folds']} folds @param {Facts} facts */
function foldable({ itself, folded, unfolded }, { isLeaf }) {
  const inner = (/** @type {readonly number[]} */ nodes) => nodes.filter((node) => !isLeaf(node));
  return { itself, folded: inner(folded), unfolded: inner(unfolded) };
}

/**
 * The step within the search and its bounds, up to an open question. Beyond the end of the search there may be overtime.
 * @param {State} unsettled
 * @param {Facts} facts
 */
function stepWithin(unsettled, { steps, isNew }) {
  const { step, first, last, maxOvertime, overtime } = unsettled;
  const whole = Math.trunc(step) || 0;
  const end = last ?? steps;
  const most = isNew ? end : Math.min(end, questionIn(unsettled) ?? end);
  // In a written exercise even an author's first step would say too much.
  const placed = Math.max(isWriting(unsettled.predicting) ? 0 : first, Math.min(most, whole));
  const behind = Math.min(maxOvertime ?? Infinity, Math.max(whole - steps, overtime));
  return { step: placed, overtime: placed < steps || last !== null ? 0 : behind };
}

/** A state whose introduction is as far as its step. @param {State} state @param {Facts} facts @returns {State} */
const introduced = (state, facts) =>
  state.introduction === 'none'
    ? state
    : { ...state, introduction: introductionAt(state.introduction, state.step, facts.firstCutoff) };

/**
 * The depth of automatic folding.
 * @param {State} next
 * @param {State} before
 * @param {Facts} facts
 */
function levelOf({ folds, size, level }, before, facts) {
  const stays = !facts.isNew && before.size === size && before.folds.itself === folds.itself;
  return stays || !folds.itself || size === null ? level : facts.levelIn(size);
}

/**
 * Folds the search as the state wants. The keyboard moves from a hidden node to its symbol.
 * @param {State} next
 * @param {State} before
 * @param {Facts} facts
 * @returns {State}
 */
function folded(next, before, facts) {
  const stays = !facts.isNew && before.folds === next.folds && before.level === next.level;
  const folding = stays ? null : facts.fold(next);
  const focus = next.focus === null ? null : facts.visibleNode(next.focus);
  return { ...next, focus, ...cameraOf(next, before, facts, folding) };
}

/**
 * The camera of a reader who has zoomed in: a node folded or unfolded stays in place, and the node of a new step comes
 * into sight.
 * @param {State} next
 * @param {State} before
 * @param {Facts} facts
 * @param {Refolded | null} folding
 */
function cameraOf(next, before, facts, folding) {
  const { camera, size, step, sight } = next;
  if (size === null) return {};
  const picture = sized(size, next);
  const isSeen = sight !== null && before.sight === sight && before.size === size;
  if (sight !== null && (facts.isNew || !isSeen || folding !== null))
    return { camera: cameraOn(facts.plane, picture, sight), glides: false };
  if (camera === null) return {};
  const planes = folding?.planes;
  const kept = planes ? keepInPlace(camera, picture, planes, folding.nodes) : null;
  if (kept !== null) return { camera: kept, glides: false };
  if (!facts.isNew && before.step === step) return {};
  // Another search, whose strip above the tree may be higher, begins at the root.
  const node = facts.nodeAt(step) ?? (facts.isNew ? 0 : null);
  const moved = node === null ? null : keepInSight(camera, picture, facts.plane, node);
  return moved === null ? {} : { camera: moved, sight: null, glides: true };
}

/**
 * The tree in its normal notation. So an edit back to a preset is that preset, and another notation of the same tree is
 * nothing to undo, unless the players have changed places.
 * @param {State} unsettled
 * @param {State} before
 * @param {string} tree
 */
function normalizedTree(unsettled, before, tree) {
  const isSame = before.tree === tree && before.options.root === unsettled.options.root;
  const { past, future } = isSame ? before : unsettled;
  const last = past.at(-1);
  // Typed until the tree is again the one before.
  const isBack = last?.sitting !== undefined && last.tree === tree;
  // A tree that was chosen and is the same is the same work; a link to it may have another title.
  const isChosen = isSame && unsettled.past.length > before.past.length;
  const reachable = isBack ? past.slice(0, -1) : past;
  return { tree, past: reachable, future, work: isChosen ? before.work : unsettled.work };
}

/** What is typed gives way to another tree, unless it is wrong: it is the reader's work, and only they may discard it. @param {State} next @param {State} before */
const yielding = (next, before) =>
  next.tree === before.tree || next.draft.error !== null
    ? next
    : { ...next, draft: { ...next.draft, text: null } };

/** Whether a learner writes, with nothing of the search in sight. @param {State['predicting']} predicting */
export const isWriting = (predicting) => predicting?.stage === 'writing';

/** The step of the open question, beyond which no step goes; null for none. @param {State} state */
export const questionIn = ({ predicting }) =>
  isWriting(predicting) ? 0 : (predicting?.open?.step ?? null);
