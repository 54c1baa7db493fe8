/**
 * A canvas on the pixels of the device. A stage may begin or end between two of them, in presenter mode or below another
 * pane; the browser would then blur the picture.
 */

/** @typedef {{left: number, top: number, width: number, height: number}} Rectangle in CSS pixels on the screen */

/**
 * The nearest whole device pixels to a stage, and the transformation of its canvas that leads there.
 * @param {Rectangle} stage
 * @param {number} ratio device pixels in a CSS pixel
 * @param {number} times how much larger the stage is on the screen than in its layout
 */
export function onPixels({ left, top, width, height }, ratio, times) {
  const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
  /** @param {number} at */
  const shift = (at) => (Math.round(at * ratio) / ratio - at) / times;
  const scale = [pixels.width / (width * ratio), pixels.height / (height * ratio)];
  const [x, y] = [shift(left), shift(top)];
  const isThere = x === 0 && y === 0 && scale.every((each) => each === 1);
  const transform = isThere ? '' : `translate(${x}px, ${y}px) scale(${scale.join(', ')})`;
  return { ...pixels, transform };
}

/**
 * Gives a canvas as many pixels as the device has for it, each on one of them.
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} stage that it fills
 * @param {number} ratio
 * @param {number} times
 */
export function crisp(canvas, stage, ratio, times) {
  const { width, height, transform } = onPixels(stage.getBoundingClientRect(), ratio, times);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  if (canvas.style.transform !== transform) canvas.style.transform = transform;
}
