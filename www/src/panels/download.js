/** The time in which a browser must begin to read a file, in milliseconds. */
const MOST_WAITING = 60_000;

/** Downloads a file. @param {Blob} file @param {string} name */
export function download(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // No event says when the browser has begun to read, and some take long.
  setTimeout(() => URL.revokeObjectURL(link.href), MOST_WAITING);
}
