/**
 * The address of a lesson: `#lesson=05-alpha-beta`, or `#src=` and the address of its text, with `&passage=4` for where to go on, and
 * `&lang=sv` for its language. Pure.
 */

/** Of a lesson that its reader has opened from a file. */
export const OWN = 'own';

/**
 * @param {string} fragment
 * @returns {{lesson: string | null, src: string, passage: number, lang: string}} no lesson for the list of all, unless `src` is one; 0 for its
 *   beginning
 */
export function readAddress(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const passage = Number(parts.get('passage'));
  return {
    lesson: parts.get('lesson'),
    src: parts.get('src') ?? '',
    passage: Number.isInteger(passage) && passage > 0 ? passage : 0,
    lang: parts.get('lang') ?? '',
  };
}

/** @param {string | null} lesson @param {string} lang @param {string} [src] in place of a lesson's name */
export function writeAddress(lesson, lang, src = '') {
  const named = lesson === null ? 'lessons' : `lesson=${encodeURIComponent(lesson)}`;
  const what = src === '' ? named : `src=${encodeURIComponent(src)}`;
  return `#${what}${lang === '' ? '' : `&lang=${lang}`}`;
}
