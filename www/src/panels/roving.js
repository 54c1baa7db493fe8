/** Roving focus: Tab comes to one element of a list, and the arrow keys go on from there. */

/**
 * Puts the keyboard on the element above or below, where a key asks for that; whether it does.
 * @param {KeyboardEvent} event
 * @param {readonly (Element | null)[]} elements of the list, from the top
 * @param {EventTarget | null} [from] the one that the keyboard is at
 */
export function rove(event, elements, from = event.target) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return false;
  const next = elements[elements.indexOf(/** @type {Element} */ (from)) + by];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
  return true;
}
