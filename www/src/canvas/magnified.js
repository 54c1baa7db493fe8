/**
 * How much larger than it is laid out something is on the screen: in presenter mode, and wherever somebody's page scales
 * what it holds.
 * @param {HTMLElement} element
 */
export function magnified(element) {
  const times = element.getBoundingClientRect().width / element.offsetWidth;
  // Layout counts in whole pixels, so that it may seem to be by a little. What is not on show is as large as it is.
  return Math.abs(times - 1) > 0.01 ? times : 1;
}
