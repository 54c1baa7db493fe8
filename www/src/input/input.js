/** Pointer and wheel events on the stage to actions. `bind` returns a function that unbinds. */

import { magnified } from '../canvas/magnified.js';
import { pan } from '../layout/camera.js';

/** @import { Camera } from '../layout/camera.js' */
/** @import { Drag } from './child-dragging.js' */

/** A pointer that moves less than this presses; it does not drag. */
const SLACK = 5;

/**
 * The stage's responses.
 * @typedef {object} Handlers
 * @property {() => Camera} camera the current one
 * @property {(camera: Camera) => void} move
 * @property {(camera: Camera, factor: number, at: {x: number, y: number}) =>
 *   Camera} zoomed
 * @property {(point: {x: number, y: number}) => Drag | null} grab starts to drag what lies there, if it can be dragged
 * @property {() => void} fit
 * @property {(point: {x: number, y: number}, touch: boolean) => void} press a click or a tap
 * @property {(point: {x: number, y: number} | null) => void} point
 * @property {() => boolean} wheelZooms whether the wheel zooms the tree and does not scroll the page
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
  /** @type {Drag | null} */
  let drag = null;
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
    if (event.button !== 0 || isControl(event)) return;
    pointers.set(event.pointerId, local(event));
    dragged = pointers.size > 1;
    touches = event.pointerType === 'touch';
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
    if (!dragged) {
      stage.setPointerCapture(event.pointerId);
      // A drag along the row moves a child; a drag up or down moves the tree, and so does a finger.
      const along = !touches && Math.abs(dx) > Math.abs(dy);
      drag = along ? handlers.grab(before) : null;
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
    stage.focus({ preventScroll: true });
  };

  // A tap is followed by mouse events, which would take the keyboard from what a press opens. The click comes last.
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (!dragged && !isControl(event)) handlers.press(local(event), touches);
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (!event.ctrlKey && !handlers.wheelZooms()) return;
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
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('dblclick', twice, { signal });
  return () => abort.abort();
}

/** Whether an event belongs to a control over the stage. @param {Event} event */
function isControl(event) {
  const [target] = event.composedPath();
  return (
    target instanceof Element && target.closest('input, button, .leaf-editor, .overview') !== null
  );
}
