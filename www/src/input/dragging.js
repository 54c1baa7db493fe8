/** Dragging on the picture: a node to another place among its siblings or under another parent, and a frame around nodes. */

import { isEditable } from '../session/hall.js';
import { moveChild, placing } from '../session/moving.js';
import { selectedWith, selection, topmost } from '../session/selection.js';
import { change } from '../session/tree-commands.js';

/** @import { Stage } from '../canvas/stage.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Session } from './picture-place.js' */

/**
 * Something being dragged.
 * @typedef {object} Drag
 * @property {(point: Point) => void} to
 * @property {() => void} drop
 * @property {() => void} cancel
 */

/** @typedef {{x: number, y: number}} Point */

/** Siblings closer than this, in CSS pixels, are not dragged: the drag moves the tree instead. */
const APART = 14;

/**
 * Starts dragging the node under a point; null if no node there can be moved. Along its row a node moves among its
 * siblings; those that are selected can be dragged anywhere together, so that all other drags move the tree.
 * @param {Session} session
 * @param {Stage} stage
 * @param {Point} point
 * @param {object} way
 * @param {boolean} way.along whether it begins along the row
 * @param {number} way.slack the distance from a shape that still counts, in CSS pixels
 * @param {boolean} [way.lifted] whether it may be dragged anywhere though it is not selected
 * @returns {Drag | null}
 */
export function grab(session, stage, point, { along, slack, lifted = false }) {
  const { search } = session;
  const node = stage.nodeAt(point, slack);
  if (node === null || search === null || node === 0 || !isEditable(session.state)) return null;
  const isFree = lifted || selection(session.state).includes(node);
  const at = stage.at();
  const moved = topmost(selectedWith(session.state, node), search);
  // Several nodes have no common row.
  const row = moved.length > 1 ? null : rowOf(search, at, node);
  if (moved[0] === 0) return null;
  if (!isFree && (!along || row === null)) return null;
  /** @type {() => void} */
  let drop = () => {};
  const dispatch = session.dispatch.bind(session);
  return dragging(stage.mark, {
    to(mark, to) {
      const parent = isFree ? parentAt(search, stage, moved, to) : null;
      const place = parent === null && row !== null ? row.place(to) : null;
      mark.hidden = parent === null && (place === null || place === row?.from);
      mark.classList.toggle('under', parent !== null);
      if (parent !== null) {
        mark.style.transform = `translate(${at.x(parent)}px, ${at.y(parent)}px)`;
        drop = () => change(dispatch, placing(search, moved, parent));
      } else if (place !== null && row !== null) {
        mark.style.transform = `translate(${row.between(place)}px, ${at.y(node)}px)`;
        drop = () => moveChild({ search, dispatch }, node, place);
      } else drop = () => {};
    },
    drop: () => session.search === search && drop(),
  });
}

/**
 * Lifts the node under a finger that has rested on it, for a drag to anywhere; null if no node there can be moved.
 * @param {Session} session
 * @param {Stage} stage
 * @param {Point} point
 * @param {number} slack
 * @returns {Drag | null}
 */
export function lift(session, stage, point, slack) {
  const drag = grab(session, stage, point, { along: true, slack, lifted: true });
  const sign = stage.lifted;
  if (drag === null || sign === null) return null;
  const show = (/** @type {Point} */ { x, y }) => {
    sign.style.transform = `translate(${x}px, ${y}px)`;
  };
  const { x, y } = middle(stage, point, slack);
  sign.hidden = false;
  show({ x, y });
  const over = () => {
    sign.hidden = true;
  };
  return {
    to(at) {
      // The finger holds it where it was taken.
      show({ x: x + at.x - point.x, y: y + at.y - point.y });
      drag.to(at);
    },
    drop() {
      over();
      drag.drop();
    },
    cancel() {
      over();
      drag.cancel();
    },
  };
}

/** The middle of the node under a point. @param {Stage} stage @param {Point} point @param {number} slack */
function middle(stage, point, slack) {
  const [at, node] = [stage.at(), stage.nodeAt(point, slack)];
  return node === null ? point : { x: at.x(node), y: at.y(node) };
}

/**
 * The places among a node's siblings; null if they are too close to each other, or there are none.
 * @param {Search} search
 * @param {At} at
 * @param {number} node
 */
function rowOf({ nodes }, at, node) {
  const all = nodes.children(nodes.parent[node]);
  const row = Array.from(all, (each) => at.x(each));
  const isClose = row.some((x, place) => place > 0 && x - row[place - 1] < APART);
  if (row.length < 2 || isClose) return null;
  const from = all.indexOf(node);
  const others = row.filter((_, place) => place !== from);
  return {
    from,
    /** @param {Point} point */
    place: ({ x }) => others.filter((other) => other < x).length,
    /** @param {number} place */
    between(place) {
      const [left, right] = [others[place - 1], others[place]];
      return (left ?? right - 2 * APART) / 2 + (right ?? left + 2 * APART) / 2;
    },
  };
}

/**
 * The node under which dragged ones would come; null for none. Siblings of a single one are passed on the way to another
 * place among them.
 * @param {Search} search
 * @param {Stage} stage
 * @param {readonly number[]} moved
 * @param {Point} point
 */
function parentAt({ nodes }, stage, moved, point) {
  const over = stage.nodeAt(point, 4);
  if (over === null || moved.some((node) => over >= node && over < nodes.end[node])) return null;
  const parents = new Set(moved.map((node) => nodes.parent[node]));
  if (parents.size > 1) return over;
  return parents.has(over) || (moved.length === 1 && parents.has(nodes.parent[over])) ? null : over;
}

/**
 * Starts to draw a frame around nodes. All in it are selected when it is let go, or those that were selected stay if
 * there are none.
 * @param {Session} session
 * @param {Stage} stage
 * @param {Point} from
 * @returns {Drag | null}
 */
export function frame(session, stage, from) {
  let [left, top, right, bottom] = [from.x, from.y, from.x, from.y];
  return dragging(stage.marquee, {
    to(marquee, { x, y }) {
      [left, right] = [Math.min(from.x, x), Math.max(from.x, x)];
      [top, bottom] = [Math.min(from.y, y), Math.max(from.y, y)];
      marquee.hidden = false;
      marquee.style.transform = `translate(${left}px, ${top}px)`;
      marquee.style.width = `${right - left}px`;
      marquee.style.height = `${bottom - top}px`;
    },
    drop() {
      const nodes = stage.nodesIn({ x: left, y: top, width: right - left, height: bottom - top });
      if (nodes.length > 0) session.dispatch({ type: 'select', nodes });
    },
  });
}

/**
 * A drag with a mark on the picture. Escape ends it, and nothing has happened.
 * @param {HTMLElement | null} mark
 * @param {{to: (mark: HTMLElement, point: Point) => void, drop: () => void}} drag
 * @returns {Drag}
 */
function dragging(mark, drag) {
  const abort = new AbortController();
  let isOver = mark === null;
  const cancel = () => {
    if (mark !== null) mark.hidden = true;
    isOver = true;
    abort.abort();
  };
  /** @param {KeyboardEvent} event */
  const onEscape = (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  addEventListener('keydown', onEscape, { signal: abort.signal, capture: true });
  return {
    to: (point) => {
      if (!isOver && mark !== null) drag.to(mark, point);
    },
    drop: () => {
      const wasOver = isOver;
      cancel();
      if (!wasOver) drag.drop();
    },
    cancel,
  };
}
