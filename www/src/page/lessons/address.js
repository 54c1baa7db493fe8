/** The address of a lesson: `#lesson=05-alpha-beta`, with `&passage=4` for where to go on, and `&lang=sv` for its language. Pure. */

/** Of a lesson that its reader has opened from a file. */
export const OWN = 'own';

/**
 * @param {string} fragment
 * @returns {{lesson: string | null, passage: number, lang: string}} no lesson for the list of all; 0 for its beginning
 */
export function readAddress(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const passage = Number(parts.get('passage'));
  return {
    lesson: parts.get('lesson'),
    passage: Number.isInteger(passage) && passage > 0 ? passage : 0,
    lang: parts.get('lang') ?? '',
  };
}

/** @param {string | null} lesson @param {string} lang */
export function writeAddress(lesson, lang) {
  const what = lesson === null ? 'lessons' : `lesson=${encodeURIComponent(lesson)}`;
  return `#${what}${lang === '' ? '' : `&lang=${lang}`}`;
}
