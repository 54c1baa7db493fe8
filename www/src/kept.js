/** What somebody has chosen for all visits to come. A browser may keep nothing: then it is asked again next time. */

/** @param {'theme' | 'language'} what @returns {string} nothing where nothing was chosen */
export function kept(what) {
  try {
    return localStorage.getItem(`plyscope-${what}`) ?? '';
  } catch {
    return '';
  }
}

/** @param {'theme' | 'language'} what @param {string} choice */
export function keep(what, choice) {
  try {
    localStorage.setItem(`plyscope-${what}`, choice);
  } catch {
    // Then it holds as long as the page.
  }
}
