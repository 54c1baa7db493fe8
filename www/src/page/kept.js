/** What somebody has chosen or written for all visits to come. A browser may keep nothing: then it is asked again next time. */

/**
 * @typedef {'theme' | 'language' | 'presenting' | 'since' | `notes-${string}`} What
 * @typedef {'localStorage' | 'sessionStorage'} Where the second keeps as long as its window is there
 */

/** @param {What} what @param {Where} [where] @returns {string} nothing where nothing was kept */
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
 * @returns {boolean} whether it is kept; if not, it holds as long as the page
 */
export function keep(what, choice, where = 'localStorage') {
  try {
    globalThis[where].setItem(`plyscope-${what}`, choice);
    return true;
  } catch {
    return false;
  }
}
