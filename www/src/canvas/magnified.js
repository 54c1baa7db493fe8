/**
 * The factor by which an element is larger on the screen than in its layout: in presenter mode, or on a page that
 * scales it.
 * @param {HTMLElement} element
 */
export function magnified(element) {
  const times = element.getBoundingClientRect().width / element.offsetWidth;
  // Layout counts whole pixels, which looks like a slight magnification. A hidden element gives NaN.
  return Math.abs(times - 1) > 0.01 ? times : 1;
}
