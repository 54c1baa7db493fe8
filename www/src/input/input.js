/** Pointer and wheel events on the stage to actions. `bind` returns a function that unbinds. */

import { magnified } from '../canvas/magnified.js';
import { pan } from '../layout/camera.js';

/** @import { Camera } from '../layout/camera.js' */
/** @import { Drag } from './dragging.js' */

/** A pointer that moves less than this presses; it does not drag. */
const SLACK = 5;

/** A finger that rests for so many milliseconds asks for a menu. */
const LONG_PRESS = 500;

/**
 * The stage's responses.
 * @typedef {object} Handlers
 * @property {() => Camera} camera the current one
 * @property {(camera: Camera) => void} move
 * @property {(camera: Camera, factor: number, at: {x: number, y: number}) =>
 *   Camera} zoomed
 * @property {(point: {x: number, y: number}, way: {along: boolean, touch: boolean}) => Drag | null} grab starts to drag what
 *   lies there, if it can be dragged that way: `along` its row, or up or down
 * @property {() => void} fit
 * @property {(point: {x: number, y: number}, press: {touch: boolean, adds: boolean}) => void} press a click or a tap; it
 *   `adds` to what is selected with Shift, Ctrl or the command key
 * @property {(from: {x: number, y: number}) => Drag | null} frame starts to draw a frame around nodes
 * @property {(point: {x: number, y: number} | null) => boolean} menu opens the menu of what lies there, or of what the
 *   keyboard is at; whether it has one
 * @property {(point: {x: number, y: number} | null) => void} point
 * @property {(isPinch: boolean) => boolean} wheelZooms whether the wheel, with Ctrl as two fingers have it or without, zooms the
 *   tree and does not scroll the page
 */

/**
 * @param {HTMLElement} stage
 * @param {Handlers} handlers
 * @returns {() => void}
 */
export function bind(stage, handlers) {
  /** @type {Map<number, {x: number, y: number}>} */
  const pointers = new Map();
  let dragged = false;
  let touches = false;
  /** Whether the last event was a key: browsers differ in how they tell of a menu that a key asks for. */
  let byKey = false;
  /** @type {Drag | null} */
  let drag = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pressing;
  const abort = new AbortController();
  const { signal } = abort;

  /** @param {MouseEvent} event */
  const local = (event) => {
    const box = stage.getBoundingClientRect();
    const times = magnified(stage);
    return { x: (event.clientX - box.left) / times, y: (event.clientY - box.top) / times };
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    byKey = false;
    if (event.button !== 0 || isControl(event)) return;
    pointers.set(event.pointerId, local(event));
    dragged = pointers.size > 1;
    // Two fingers zoom.
    if (dragged) letGo();
    touches = event.pointerType === 'touch';
    clearTimeout(pressing);
    // Not all browsers tell of a long press.
    if (touches && pointers.size === 1) pressing = setTimeout(rest, LONG_PRESS);
  };

  /** The finger has rested: what follows is no press. */
  const rest = () => {
    const [at] = pointers.values();
    if (at !== undefined && !dragged) dragged = handlers.menu(at);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const at = local(event);
    // The button was released outside the stage, where no event says so.
    if (event.buttons === 0) pointers.delete(event.pointerId);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      // A pointer on the handle of a node still points at that node.
      if (event.pointerType !== 'touch' && !isControl(event)) handlers.point(at);
      return;
    }
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    clearTimeout(pressing);
    if (!dragged) {
      stage.setPointerCapture(event.pointerId);
      const along = Math.abs(dx) > Math.abs(dy);
      drag = event.shiftKey
        ? handlers.frame(before)
        : handlers.grab(before, { along, touch: touches });
    }
    dragged = true;
    if (drag !== null) return drag.to(at);
    const others = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, at);
    const camera = handlers.camera();
    if (others.length === 0) return handlers.move(pan(camera, dx, dy));
    const [[, other]] = others;
    const spread = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = spread < 1 ? 1 : Math.hypot(at.x - other.x, at.y - other.y) / spread;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    handlers.move(pan(handlers.zoomed(camera, factor, middle), dx / 2, dy / 2));
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    clearTimeout(pressing);
    pointers.delete(event.pointerId);
    if (event.type === 'pointerup') drag?.drop();
    letGo();
  };

  const letGo = () => {
    drag?.cancel();
    drag = null;
  };

  // A node pressed by a finger stays pointed at.
  /** @param {PointerEvent} event */
  const leave = (event) => {
    if (event.pointerType !== 'touch') handlers.point(null);
  };

  // The stage as a whole takes the keyboard: after a click on a node, arrow keys step and do not walk the tree.
  /** @param {MouseEvent} event */
  const take = (event) => {
    if (isControl(event)) return;
    event.preventDefault();
    // What a resting finger has opened has the keyboard.
    if (!touches || !dragged) stage.focus({ preventScroll: true });
  };

  // A tap is followed by mouse events, which would take the keyboard from what a press opens. The click comes last.
  /** @param {MouseEvent} event */
  const click = (event) => {
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!dragged && !isControl(event)) handlers.press(local(event), { touch: touches, adds });
  };

  /** @param {MouseEvent} event */
  const ask = (event) => {
    if (isControl(event)) return;
    clearTimeout(pressing);
    // The platform tells of a long press that is known already.
    if ((touches && dragged) || handlers.menu(byKey ? null : local(event))) event.preventDefault();
  };

  const noteKey = () => {
    byKey = true;
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (!handlers.wheelZooms(event.ctrlKey)) return;
    event.preventDefault();
    // Some mice count lines or pages, not pixels.
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    const factor = Math.exp(
      -Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.002),
    );
    handlers.move(handlers.zoomed(handlers.camera(), factor, local(event)));
  };

  /** @param {MouseEvent} event */
  const twice = (event) => {
    if (!isControl(event)) handlers.fit();
  };

  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('pointerleave', leave, { signal });
  stage.addEventListener('mousedown', take, { signal });
  stage.addEventListener('click', click, { signal });
  stage.addEventListener('contextmenu', ask, { signal });
  stage.addEventListener('keydown', noteKey, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('dblclick', twice, { signal });
  return () => {
    clearTimeout(pressing);
    abort.abort();
  };
}

/** Whether an event belongs to a control over the stage. @param {Event} event */
function isControl(event) {
  const [target] = event.composedPath();
  return (
    target instanceof Element &&
    target.closest('input, button, .leaf-editor, .tree-toolbar, .overview') !== null
  );
}
