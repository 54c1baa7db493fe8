/** Pointing at the picture of what the hall sees: by a mouse, a pen or a finger, and by the keyboard. */

import { ARROWS } from '../../features/presenting/channel.js';

/** @import { PointingMessage } from '../../features/presenting/channel.js' */

/** A pointer that moves less than this, in pixels, presses; it does not draw. */
const STILL = 5;
/** Two presses so close, in milliseconds and in pixels, are one that zooms. */
const TWICE = { time: 400, apart: 24 };

/** @typedef {{x: number, y: number}} Place in the window, in pixels */

export class Pointing {
  #send;
  /** Where a press began, and whether it has become a stroke. @type {Place & {draws: boolean} | null} */
  #pressed = null;
  /** The last press. @type {Place & {time: number}} */
  #last = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };

  /** @param {(message: PointingMessage) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {PointerEvent} event */
  hear = (event) => {
    const at = pointOf(event);
    const { type } = event;
    if (type === 'pointerdown' && event.button === 0) this.#press(event);
    else if (type === 'pointermove') this.#move(event, at);
    else if (type === 'pointerup') this.#release(event, at);
    else if (type === 'pointercancel' || type === 'pointerleave') this.#leave();
  };

  /** @param {KeyboardEvent} event */
  press = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const arrow = ARROWS.find((each) => each === key);
    if (ctrlKey || metaKey || altKey) return;
    if (arrow !== undefined) this.#send({ type: 'light', to: arrow });
    else if (key === 'Enter') this.#send({ type: 'zoom', to: null });
    else if (key === 'Escape') this.#send({ type: 'light', to: 'none' });
    else return;
    // Elsewhere in the window the arrows step.
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {PointerEvent} event */
  #press(event) {
    const { clientX: x, clientY: y, currentTarget, pointerId } = event;
    // The keyboard stays where it is: the arrows of a clicker step, wherever one has pressed.
    event.preventDefault();
    /** @type {Element} */ (currentTarget).setPointerCapture(pointerId);
    this.#pressed = { x, y, draws: false };
  }

  /** @param {PointerEvent} event @param {Place} at */
  #move({ clientX, clientY }, at) {
    const pressed = this.#pressed;
    if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL)
      pressed.draws = true;
    this.#send({ type: 'point', at, draws: pressed?.draws ?? false });
  }

  /** @param {PointerEvent} event @param {Place} at */
  #release({ clientX: x, clientY: y, timeStamp: time, pointerType }, at) {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed === null) return;
    // A finger that has left points at nothing.
    this.#send({ type: 'point', at: pointerType === 'touch' ? null : at, draws: false });
    if (pressed.draws) return;
    const isAgain =
      time - this.#last.time < TWICE.time &&
      Math.hypot(x - this.#last.x, y - this.#last.y) < TWICE.apart;
    this.#last = { x, y, time: isAgain ? Number.NEGATIVE_INFINITY : time };
    this.#send(isAgain ? { type: 'zoom', to: at } : { type: 'light', to: at });
  }

  #leave() {
    this.#pressed = null;
    this.#send({ type: 'point', at: null, draws: false });
  }
}

/** Where an event is on the picture, as parts of its width and of its height. @param {PointerEvent} event */
function pointOf({ clientX, clientY, currentTarget }) {
  const box = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  const part = (/** @type {number} */ at) => Math.min(1, Math.max(0, at));
  return { x: part((clientX - box.left) / box.width), y: part((clientY - box.top) / box.height) };
}
