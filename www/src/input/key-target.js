/** What a key goes to: a field, a button, a node of the tree. */

/** Whether keys type text here. @param {EventTarget} target */
export function isTyping(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether a key goes to an element that a selector names, or to something in it. @param {EventTarget} target @param {string} selector */
export const isIn = (target, selector) =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Whether a key presses what it goes to. @param {EventTarget} target */
export const isPressed = (target) => isIn(target, 'button, summary, a');

/** Whether a node of the tree has the keyboard. @param {EventTarget} target */
export const isAtNode = (target) => isIn(target, '[role=treeitem]');
