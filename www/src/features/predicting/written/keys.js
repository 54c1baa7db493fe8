/** Keys and presses while a learner writes. Pure, but for reading the event and moving the keyboard. */

import { isAtNode } from '../../../input/key-target.js';
import { commandOf } from '../../../input/keys.js';
import { latinKey } from '../../../input/latin-key.js';
import { keyOf } from '../../../session/predicting/written/key.js';
import {
  FIELDS,
  moveTo,
  strike,
  undo,
  writingOf,
} from '../../../session/predicting/written/writing.js';
import { goTo } from './table.js';

/** @import { At } from '../../../layout/projection.js' */
/** @import { Search } from '../../../engine/search.js' */
/** @import { Predicting } from '../../../session/predicting/course.js' */
/** @import { Writing } from '../../../session/predicting/written/writing.js' */

/** A press of the picture: where, how near counts, and where the nodes are. @typedef {{point: {x: number, y: number}, reach: number, at: At}} Pressed */

/** @param {Predicting} predicting @param {Writing} writing @returns {Predicting} */
const withWriting = (predicting, writing) => ({ ...predicting, writing });

/**
 * What is written after a key: at a node of the tree, X strikes out the edge to it, and Enter moves the pen to its numbers; Ctrl Z takes the
 * latest change back anywhere. Null if the key means nothing here.
 * @param {KeyboardEvent} event
 * @param {Predicting} predicting
 * @param {Search} search
 * @param {number | null} focus the node with the keyboard
 * @param {ParentNode} root
 * @returns {Predicting | null}
 */
export function afterKeyWriting(event, predicting, search, focus, root) {
  const { ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event).toLowerCase();
  const writing = writingOf(predicting);
  if (commandOf(event, 'text') === 'undo') return withWriting(predicting, undo(writing));
  if (ctrlKey || metaKey || altKey || !isAtNode(event.composedPath()[0]) || focus === null)
    return null;
  if (key === 'x' || key === ' ') return struck(predicting, search, focus);
  if (key !== 'enter') return null;
  const field = FIELDS.find((each) => goTo(root, focus, each));
  return withWriting(
    predicting,
    field ? moveTo(writingOf(predicting), { node: focus, field }) : writing,
  );
}

/**
 * What is written after a press of the picture: on an edge or a leaf it strikes out the edge, on another node it moves the pen there.
 * @param {number | null} node under the point
 * @param {Pressed} pressed
 * @param {Predicting} predicting
 * @param {Search} search
 * @param {ParentNode} root
 * @returns {Predicting | null} null if it means nothing
 */
export function afterPressWriting(node, pressed, predicting, search, root) {
  if (node === null) {
    const edge = edgeAt(keyOf(search).edges, search, pressed);
    return edge === null ? null : struck(predicting, search, edge);
  }
  if (search.folding.isSymbol(node)) return null;
  if (search.nodes.ends[node] === 1) return struck(predicting, search, node);
  const field = FIELDS.find((each) => goTo(root, node, each));
  return field
    ? withWriting(predicting, moveTo(writingOf(predicting), { node, field }))
    : predicting;
}

/** @param {Predicting} predicting @param {Search} search @param {number} node */
function struck(predicting, search, node) {
  const { cuts, edges } = keyOf(search);
  if (!cuts || !edges.includes(node)) return predicting;
  return withWriting(predicting, strike(writingOf(predicting), node));
}

/**
 * The node to which the edge under a point leads.
 * @param {readonly number[]} edges
 * @param {Search} search
 * @param {Pressed} pressed
 */
export function edgeAt(edges, { nodes: { parent } }, { point, reach, at }) {
  let [found, nearest] = [/** @type {number | null} */ (null), reach];
  for (const node of edges) {
    const [x1, y1, x2, y2] = [at.x(parent[node]), at.y(parent[node]), at.x(node), at.y(node)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy);
    const part = Math.max(0, Math.min(1, along));
    const distance = Math.hypot(point.x - x1 - part * dx, point.y - y1 - part * dy);
    // Near the upper end all the edges of a node meet.
    if (distance < nearest && part > 0.12) [found, nearest] = [node, distance];
  }
  return found;
}
