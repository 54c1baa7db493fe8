/** A finger that is drawn across the hall's picture turns on or back, as in any show of slides; what is zoomed it moves instead. */

import { actionOf } from '../../input/commands.js';

/** @import { Model } from '../../panels/model.js' */

/** A finger that moves less than this across, in CSS pixels, turns nothing; nor does one that moves as much up or down. */
const FAR = 40;

/** @param {HTMLElement & {model: Model | null}} view @param {AbortSignal} signal ends it */
export function hearSwipes(view, signal) {
  /** @type {Set<number>} */
  const fingers = new Set();
  /** Where the only finger went down. @type {PointerEvent | null} */
  let from = null;
  /** @param {PointerEvent} event */
  const begin = (event) => {
    if (event.pointerType !== 'touch') return;
    fingers.add(event.pointerId);
    from = fingers.size === 1 && view.model?.state.camera === null ? event : null;
  };
  /** @param {PointerEvent} event */
  const end = ({ type, pointerId, clientX, clientY }) => {
    const [began, { model }] = [from, view];
    fingers.delete(pointerId);
    from = null;
    if (type === 'pointercancel' || began?.pointerId !== pointerId || model === null) return;
    const [across, down] = [clientX - began.clientX, clientY - began.clientY];
    if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
    const action = actionOf(across < 0 ? 'step-forward' : 'step-back', model);
    if (action !== null) model.dispatch(action);
  };
  view.addEventListener('pointerdown', begin, { signal });
  for (const ended of /** @type {const} */ (['pointerup', 'pointercancel']))
    view.addEventListener(ended, end, { signal });
}
