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
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
