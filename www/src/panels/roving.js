/** Roving focus: Tab reaches one element of a list, the arrow keys the others. */

/**
 * Moves the keyboard to the element above or below; whether the key asks for that.
 * @param {KeyboardEvent} event
 * @param {readonly (Element | null)[]} elements of the list, from the top
 * @param {EventTarget | null} [from] the focused one
 */
export function rove(event, elements, from = event.target) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return false;
  const next = elements[elements.indexOf(/** @type {Element} */ (from)) + by];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
  return true;
}
