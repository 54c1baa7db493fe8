/** The reader's settings and notes, kept for later visits. A browser may refuse to keep anything. */

/**
 * @typedef {'theme' | 'language' | 'presenting' | 'since' | `notes-${string}`} What
 * @typedef {'localStorage' | 'sessionStorage'} Where the second keeps things as long as its window
 */

/** @param {What} what @param {Where} [where] @returns {string} empty if nothing was kept */
export function kept(what, where = 'localStorage') {
  try {
    return globalThis[where].getItem(`plyscope-${what}`) ?? '';
  } catch {
    return '';
  }
}

/**
 * @param {What} what
 * @param {string} choice
 * @param {Where} [where]
 * @returns {boolean} whether it was kept
 */
export function keep(what, choice, where = 'localStorage') {
  try {
    globalThis[where].setItem(`plyscope-${what}`, choice);
    return true;
  } catch {
    return false;
  }
}
