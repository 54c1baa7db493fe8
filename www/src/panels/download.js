/** How long a browser has to begin with a file, in milliseconds. */
const MOST_WAITING = 60_000;

/**
 * Has the browser keep a file.
 * @param {Blob} file
 * @param {string} name
 */
export function download(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Nobody says when the browser has begun to read, and some take their time.
  setTimeout(() => URL.revokeObjectURL(link.href), MOST_WAITING);
}
