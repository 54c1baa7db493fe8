/**
 * What follows for a state from the search that belongs to it: the step is one that it has, numbers of nodes and
 * lines mean something in it, what does not fit is folded, and the camera keeps in sight what somebody looks at.
 */

import { NO_FOLDS } from '../engine/folding.js';
import { followed as cameraAt, held } from '../layout/following.js';

/**
 * @import { Facts } from './facts.js'
 * @import { State } from './state.js'
 */

/**
 * @param {State} wanted
 * @param {State} before
 * @param {Facts} facts
 * @param {boolean} isFresh whether nothing of what was done in the search before stays
 * @returns {State}
 */
export function settle(wanted, before, facts, isFresh) {
  const kept = facts.isNew ? followed(wanted, before, facts, isFresh) : wanted;
  const stepped = { ...kept, ...placed(wanted, kept.step, facts) };
  const next = { ...stepped, ...written(wanted, before, facts.tree) };
  return folded({ ...next, level: levelOf(next, before, facts) }, before, facts);
}

/**
 * A state in another search than the one before.
 * @param {State} wanted
 * @param {State} before
 * @param {Facts} facts
 * @param {boolean} isFresh
 * @returns {State}
 */
function followed(wanted, before, facts, isFresh) {
  const { predicting } = wanted;
  const next = {
    ...wanted,
    refused: null,
    // A question about the other search is none any more.
    predicting: predicting && { kinds: predicting.kinds, stage: /** @type {const} */ ('stale') },
  };
  if (isFresh) return next;
  return { ...next, ...numbered(wanted, facts), step: facts.stepOf(before.step) };
}

/**
 * What is known by the number of a node or a line, as far as the search has the same numbers.
 * @param {State} wanted
 * @param {Facts} facts
 */
function numbered({ folds, breakpoints, asked, lines }, facts) {
  const ofNodes = facts.sameShape
    ? { folds, breakpoints, asked }
    : { folds: { ...NO_FOLDS, itself: folds.itself }, breakpoints: [], asked: null };
  return { ...ofNodes, lines: lines.length === 0 || facts.sameLines ? lines : [] };
}

/**
 * Where a step leads: no further than the search goes, nor than a question that is open; behind the end, others go on.
 * @param {State} wanted
 * @param {number} step
 * @param {Facts} facts
 */
function placed(wanted, step, { steps, isNew }) {
  const whole = Math.trunc(step) || 0;
  const last = isNew ? steps : (questionIn(wanted) ?? steps);
  const placed = Math.max(0, Math.min(last, whole));
  const behind = Math.min(wanted.further ?? Infinity, Math.max(whole - steps, wanted.overtime));
  return { step: placed, overtime: placed < steps ? 0 : behind };
}

/**
 * The depth at which everything is folded, where what does not fit is folded by itself.
 * @param {State} next
 * @param {State} before
 * @param {Facts} facts
 */
function levelOf({ folds, size, level }, before, facts) {
  const stays = !facts.isNew && before.size === size && before.folds.itself === folds.itself;
  return stays || !folds.itself || size === null ? level : facts.levelIn(size);
}

/**
 * A state whose folds are those of the search: the keyboard is at no node that they hide.
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
 * The camera of somebody who has zoomed in: what was folded or unfolded stays where it was, and the node of the next
 * step is in sight.
 * @param {State} next
 * @param {State} before
 * @param {Facts} facts
 * @param {import('./facts.js').Refolded | null} folding
 */
function cameraOf({ camera, size, step }, before, facts, folding) {
  if (camera === null || size === null) return {};
  const planes = folding?.planes;
  const kept = planes ? held(camera, size, planes, folding.nodes) : null;
  if (kept !== null) return { camera: kept, glides: false };
  if (!facts.isNew && before.step === step) return {};
  const node = facts.nodeAt(step);
  const moved = node === null ? null : cameraAt(camera, size, facts.plane, node);
  return moved === null ? {} : { camera: moved, glides: true };
}

/**
 * The tree as it is written here, however it was typed: so an edit that leads back to a preset is that preset, and
 * another way of writing the same tree is nothing to undo.
 * @param {State} wanted
 * @param {State} before
 * @param {string} tree
 */
function written(wanted, before, tree) {
  const { past, future } = before.tree === tree ? before : wanted;
  return { tree, past, future };
}

/** The step behind which a question waits for its answer: nobody goes on beyond that. @param {State} state */
export const questionIn = ({ predicting }) => predicting?.open?.step ?? null;
