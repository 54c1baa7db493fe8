/** The address of a lesson: `#lesson=05-alpha-beta`, with `&lang=sv` for its language. Pure. */

/** Of a lesson that its reader has opened from a file. */
export const OWN = 'own';

/**
 * @param {string} fragment
 * @returns {{lesson: string | null, lang: string}} no lesson for the list of all
 */
export function readAddress(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  return { lesson: parts.get('lesson'), lang: parts.get('lang') ?? '' };
}

/** @param {string | null} lesson @param {string} lang */
export function writeAddress(lesson, lang) {
  const what = lesson === null ? 'lessons' : `lesson=${encodeURIComponent(lesson)}`;
  return `#${what}${lang === '' ? '' : `&lang=${lang}`}`;
}
