/** Pointer and wheel events on the stage to actions. `bind` returns a function that unbinds. */

import { magnified } from '../canvas/magnified.js';
import { pan } from '../layout/camera.js';

/** @import { Camera } from '../layout/camera.js' */
/** @import { Drag } from './dragging.js' */

/** A pointer that moves less than this presses; it does not drag. */
const SLACK = 5;

/** A finger that has rested trembles more. */
const RESTED_SLACK = 10;

/** A finger that rests for so many milliseconds lifts what lies there. */
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
 * @property {(point: {x: number, y: number}) => Drag | null} lift starts to drag what a finger has rested on, if it can be dragged
 * @property {() => void} fit
 * @property {(point: {x: number, y: number}, press: {touch: boolean, adds: boolean}) => void} press a click or a tap; it
 *   `adds` to what is selected with Shift, Ctrl or the command key
 * @property {(from: {x: number, y: number}) => Drag | null} frame starts to draw a frame around nodes
 * @property {(point: {x: number, y: number} | null, touch: boolean) => boolean} menu opens the menu of what lies there, or of what
 *   the keyboard is at; whether it has one
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
  const gestures = new Gestures(stage, handlers);
  return () => gestures.end();
}

class Gestures {
  #stage;
  #handlers;
  /** @type {Map<number, {x: number, y: number}>} */
  #pointers = new Map();
  #isDragged = false;
  #touches = false;
  /** Whether the last event was a key: browsers differ in how they tell of a menu that a key asks for. */
  #byKey = false;
  /** @type {Drag | null} */
  #drag = null;
  /** Where a finger has rested that has not moved since. @type {{x: number, y: number} | null} */
  #rested = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pressing;
  #abort = new AbortController();

  /** @param {HTMLElement} stage @param {Handlers} handlers */
  constructor(stage, handlers) {
    this.#stage = stage;
    this.#handlers = handlers;
    const { signal } = this.#abort;
    stage.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    stage.addEventListener('pointermove', (event) => this.#move(event), { signal });
    stage.addEventListener('pointerup', (event) => this.#up(event), { signal });
    stage.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    stage.addEventListener('pointerleave', (event) => this.#leave(event), { signal });
    stage.addEventListener('touchmove', (event) => this.#hold(event), { signal, passive: false });
    stage.addEventListener('mousedown', (event) => this.#take(event), { signal });
    stage.addEventListener('click', (event) => this.#click(event), { signal });
    stage.addEventListener('contextmenu', (event) => this.#ask(event), { signal });
    stage.addEventListener('keydown', () => this.#noteKey(), { signal });
    stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    stage.addEventListener('dblclick', (event) => this.#twice(event), { signal });
  }

  end() {
    clearTimeout(this.#pressing);
    this.#abort.abort();
  }

  /** @param {MouseEvent} event */
  #local(event) {
    const box = this.#stage.getBoundingClientRect();
    const times = magnified(this.#stage);
    return { x: (event.clientX - box.left) / times, y: (event.clientY - box.top) / times };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#byKey = false;
    this.#touches = event.pointerType === 'touch';
    if (event.button !== 0 || isControl(event)) return;
    this.#pointers.set(event.pointerId, this.#local(event));
    this.#isDragged = this.#pointers.size > 1;
    // Two fingers zoom.
    if (this.#isDragged) this.#letGo();
    clearTimeout(this.#pressing);
    // Not all browsers tell of a long press.
    if (this.#touches && this.#pointers.size === 1)
      this.#pressing = setTimeout(() => this.#rest(), LONG_PRESS);
  }

  /** The finger has rested: it may now drag what lies there, or let it go for its menu. */
  #rest() {
    const [at] = this.#pointers.values();
    if (at === undefined || this.#isDragged) return;
    this.#rested = at;
    this.#drag = this.#handlers.lift(at);
  }

  /**
   * Keeps a finger that has lifted or drags something from scrolling the page. Chromium would otherwise cancel the drag, or
   * take its quick end for a fling that the next tap stops: that tap would do nothing.
   * @param {TouchEvent} event
   */
  #hold(event) {
    if (event.cancelable && (this.#rested !== null || this.#drag !== null)) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#local(event);
    // The button was released outside the stage, where no event says so.
    if (event.buttons === 0) this.#pointers.delete(event.pointerId);
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      // A pointer on the handle of a node still points at that node.
      if (event.pointerType !== 'touch' && !isControl(event)) this.#handlers.point(at);
      return;
    }
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    const slack = this.#rested === null ? SLACK : RESTED_SLACK;
    if (!this.#isDragged && Math.hypot(dx, dy) < slack) return;
    clearTimeout(this.#pressing);
    if (!this.#isDragged) this.#beginDrag(event, before, Math.abs(dx) > Math.abs(dy));
    this.#isDragged = true;
    this.#rested = null;
    if (this.#drag !== null) return this.#drag.to(at);
    this.#moveCamera(event.pointerId, before, at);
  }

  /**
   * Begins to drag what lies at a point, if anything can be dragged from there.
   * @param {PointerEvent} event
   * @param {{x: number, y: number}} from
   * @param {boolean} along whether along its row
   */
  #beginDrag(event, from, along) {
    this.#stage.setPointerCapture(event.pointerId);
    this.#drag ??= event.shiftKey
      ? this.#handlers.frame(from)
      : this.#handlers.grab(from, { along, touch: this.#touches });
  }

  /**
   * One pointer pans, two zoom too.
   * @param {number} id of the pointer that has moved
   * @param {{x: number, y: number}} before
   * @param {{x: number, y: number}} at
   */
  #moveCamera(id, before, at) {
    const handlers = this.#handlers;
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    const others = [...this.#pointers].filter(([each]) => each !== id);
    this.#pointers.set(id, at);
    const camera = handlers.camera();
    if (others.length === 0) return handlers.move(pan(camera, dx, dy));
    const [[, other]] = others;
    const spread = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = spread < 1 ? 1 : Math.hypot(at.x - other.x, at.y - other.y) / spread;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    handlers.move(pan(handlers.zoomed(camera, factor, middle), dx / 2, dy / 2));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    clearTimeout(this.#pressing);
    this.#pointers.delete(event.pointerId);
    const rested = this.#rested;
    if (event.type === 'pointerup' && rested === null) this.#drag?.drop();
    this.#letGo();
    // What follows is not a press.
    if (event.type === 'pointerup' && rested !== null)
      this.#isDragged = this.#handlers.menu(rested, true);
  }

  #letGo() {
    this.#drag?.cancel();
    this.#drag = null;
    this.#rested = null;
  }

  // A node pressed by a finger stays pointed at.
  /** @param {PointerEvent} event */
  #leave(event) {
    if (event.pointerType !== 'touch') this.#handlers.point(null);
  }

  // The stage as a whole takes the keyboard: after a click on a node, arrow keys step and do not walk the tree.
  /** @param {MouseEvent} event */
  #take(event) {
    if (isControl(event)) return;
    event.preventDefault();
    // What a resting finger has opened has the keyboard.
    if (!this.#touches || !this.#isDragged) this.#stage.focus({ preventScroll: true });
  }

  // A tap is followed by mouse events, which would take the keyboard from what a press opens. The click comes last.
  /** @param {MouseEvent} event */
  #click(event) {
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    if (this.#isDragged || isControl(event)) return;
    this.#handlers.press(this.#local(event), { touch: this.#touches, adds });
  }

  /** @param {MouseEvent} event */
  #ask(event) {
    if (isControl(event)) return;
    clearTimeout(this.#pressing);
    // The platform tells of a long press, before or after it is known.
    const isResting = this.#touches && this.#pointers.size === 1;
    if (isResting && this.#rested === null) this.#rest();
    const isKnown = isResting || (this.#touches && this.#isDragged);
    if (isKnown || this.#handlers.menu(this.#byKey ? null : this.#local(event), false))
      event.preventDefault();
  }

  #noteKey() {
    this.#byKey = true;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const handlers = this.#handlers;
    if (!handlers.wheelZooms(event.ctrlKey)) return;
    event.preventDefault();
    // Some mice count lines or pages, not pixels.
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    const factor = Math.exp(
      -Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.002),
    );
    handlers.move(handlers.zoomed(handlers.camera(), factor, this.#local(event)));
  }

  /** @param {MouseEvent} event */
  #twice(event) {
    if (!isControl(event)) this.#handlers.fit();
  }
}

/** Whether an event belongs to a control over the stage. @param {Event} event */
function isControl(event) {
  const [target] = event.composedPath();
  return (
    target instanceof Element && target.closest('input, button, .leaf-editor, .overview') !== null
  );
}
