/** The reader's settings and notes, kept for later visits. A browser may refuse to keep anything. */

/**
 * @typedef {'theme' | 'language' | 'presenting' | 'clock' | 'planned' | 'hall' | 'left' | 'intro' | 'panel' | 'sheet' | 'results' | 'labels' | 'code' | 'work' | 'tab-work' | 'exercises' | 'student' | 'lessons' | 'lesson-left' | 'own-lesson' | 'lecture' | 'lecture-at' | 'lecture-left' | `notes-${string}` | `program-${string}`} Key
 * @typedef {'localStorage' | 'sessionStorage'} Area the second is kept only as long as its window
 */

/** @param {Key} key @param {Area} [area] @returns {string} empty if nothing was stored */
export function stored(key, area = 'localStorage') {
  try {
    return globalThis[area].getItem(`plyscope-${key}`) ?? '';
  } catch {
    return '';
  }
}

/**
 * @param {Key} key
 * @param {string} value
 * @param {Area} [area]
 * @returns {boolean} whether it was stored
 */
export function store(key, value, area = 'localStorage') {
  try {
    globalThis[area].setItem(`plyscope-${key}`, value);
    return true;
  } catch {
    return false;
  }
}

/** The ends of the keys under which notes are stored. @returns {string[]} */
export function notedKeys() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(NOTES));
    return keys.map((key) => key.slice(NOTES.length));
  } catch {
    return [];
  }
}

const NOTES = 'plyscope-notes-';
