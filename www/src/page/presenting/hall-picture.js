/** A small picture of the tree as the hall sees it. */

/** Its greatest width in pixels. */
const WIDTH = 640;

/**
 * @param {{renderRoot: ParentNode}} view
 * @returns {Promise<Blob | null>} null if nothing is drawn
 */
export async function pictureOf({ renderRoot }) {
  const canvas = renderRoot.querySelector('.stage canvas');
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return null;
  const scale = Math.min(1, WIDTH / canvas.width);
  const small = document.createElement('canvas');
  small.width = Math.round(canvas.width * scale);
  small.height = Math.round(canvas.height * scale);
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return new Promise((resolve) => small.toBlob(resolve));
}
