/** Dragging a child to another place among its siblings. */

import { moveChild } from '../session/moving.js';

/** @import { Stage } from '../canvas/stage.js' */
/** @import { Session } from './picture-place.js' */

/**
 * A node being dragged.
 * @typedef {object} Drag
 * @property {(point: {x: number, y: number}) => void} to
 * @property {() => void} drop
 * @property {() => void} cancel
 */

/** Siblings closer than this, in CSS pixels, are not dragged: the drag moves the tree instead. */
const APART = 14;

/**
 * Starts dragging the node under a point; null if no node there can be moved.
 * @param {Session} session
 * @param {Stage} stage
 * @param {{x: number, y: number}} point
 * @returns {Drag | null}
 */
export function grab(session, stage, point) {
  const { search } = session;
  const node = stage.nodeAt(point, 0);
  if (node === null || search === null) return null;
  const above = search.nodes.parent[node];
  if (above < 0) return null;
  const all = search.nodes.children(above);
  const at = stage.at();
  const row = Array.from(all, (each) => at.x(each));
  if (row.length < 2 || row.some((x, place) => place > 0 && x - row[place - 1] < APART))
    return null;
  const from = all.indexOf(node);
  const others = row.filter((_, place) => place !== from);
  const { mark } = stage;
  const abort = new AbortController();
  let [place, isOver] = [from, mark === null];
  /** @param {{x: number, y: number}} to */
  const to = ({ x }) => {
    if (isOver || mark === null) return;
    place = others.filter((other) => other < x).length;
    mark.hidden = place === from;
    const [left, right] = [others[place - 1], others[place]];
    const between = (left ?? right - 2 * APART) / 2 + (right ?? left + 2 * APART) / 2;
    mark.style.transform = `translate(${between}px, ${at.y(node)}px)`;
  };
  const cancel = () => {
    if (mark !== null) mark.hidden = true;
    isOver = true;
    abort.abort();
  };
  const drop = () => {
    const gone = isOver || session.search !== search;
    cancel();
    if (gone) return;
    moveChild({ search, dispatch: (action) => session.dispatch(action) }, node, place);
  };
  /** @param {KeyboardEvent} event */
  const onEscape = (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  addEventListener('keydown', onEscape, { signal: abort.signal, capture: true });
  return { to, drop, cancel };
}
