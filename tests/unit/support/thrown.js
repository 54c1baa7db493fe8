/** The error that a function throws. @param {() => unknown} doing @returns {any} */
export function thrown(doing) {
  try {
    doing();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
